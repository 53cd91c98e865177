#include "client/controls.hpp"

#include <cmath>

#include "client/view/board_view.hpp"
#include "game/board/coordinates.hpp"

namespace taiji {
namespace {

/// Window coordinates within which a press and its release are a click, and two clicks a double
/// click.
constexpr double kClickReach = 5.0;
constexpr double kDoubleClickSeconds = 0.35;

double apart(scene::WindowPoint a, scene::WindowPoint b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

template <typename... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace

std::optional<Command> Controls::handle(const InputEvent& event, double now) {
    using Asked = std::optional<Command>;
    return std::visit(Overloaded{
                          [&](const KeyEvent& e) { return key(e); },
                          [&](const ButtonEvent& e) { return button(e, now); },
                          [&](const PointerMoved& e) -> Asked {
                              moved(e.at);
                              return std::nullopt;
                          },
                          [&](const PointerLeft&) -> Asked {
                              pointer_.reset();
                              return std::nullopt;
                          },
                          [&](const Scrolled& e) -> Asked {
                              camera_.zoom_by(e.notches, e.at);
                              return std::nullopt;
                          },
                          [&](const FocusLost&) -> Asked {
                              let_go();
                              return std::nullopt;
                          },
                          [](const FramebufferResized&) -> Asked { return std::nullopt; },
                          [](const Exposed&) -> Asked { return std::nullopt; },
                      },
                      event);
}

std::optional<Command> Controls::key(const KeyEvent& event) {
    if (!event.repeated) {
        if (event.pressed) {
            held_.insert(event.key);
        } else {
            held_.erase(event.key);
        }
        hold_keys();
    }
    if (!event.pressed || event.repeated) return std::nullopt;
    StageSwitches& on = stage_.switches;
    switch (event.key) {
        case Key::F11:
            return Command::ToggleFullScreen;
        case Key::Enter:
            if (event.alt) return Command::ToggleFullScreen;
            break;
        case Key::F12:
            return Command::SavePicture;
        case Key::Escape:
            return Command::Close;
        case Key::Home:
            camera_.go_home();
            break;
        case Key::N:
            camera_.turn_north_up();
            break;
        case Key::F:
            camera_.is_unrolling() ? camera_.roll_up() : camera_.unroll();
            break;
        case Key::M:
            on.mansions = !on.mansions;
            break;
        case Key::G:
            on.coordinates = !on.coordinates;
            break;
        case Key::C:
            on.five_colours = !on.five_colours;
            break;
        case Key::O:
            on.clouds = !on.clouds;
            break;
        case Key::U:
            on.board = !on.board;
            break;
        case Key::T:
            on.sun = on.sun == SunMode::True ? SunMode::ForPlay : SunMode::True;
            break;
        case Key::L:
            on.characters = on.characters == scene::Characters::Chinese
                                ? scene::Characters::Letters
                                : scene::Characters::Chinese;
            break;
        default:
            break;
    }
    return std::nullopt;
}

void Controls::hold_keys() {
    const auto down = [&](Key a, Key b) {
        return held_.contains(a) || held_.contains(b) ? 1.0 : 0.0;
    };
    scene::CameraKeys keys;
    keys.right = down(Key::Right, Key::D) - down(Key::Left, Key::A);
    keys.ahead = down(Key::Up, Key::W) - down(Key::Down, Key::S);
    keys.nearer = down(Key::Plus, Key::Plus) - down(Key::Minus, Key::Minus);
    keys.clockwise = down(Key::E, Key::E) - down(Key::Q, Key::Q);
    keys.lean_back = down(Key::PageUp, Key::R) - down(Key::PageDown, Key::R);
    camera_.hold_keys(keys);
}

void Controls::let_go() {
    held_.clear();
    hold_keys();
    camera_.end_drag();
    left_down_.reset();
    leaning_from_.reset();
}

std::optional<Command> Controls::button(const ButtonEvent& event, double now) {
    pointer_ = event.at;
    if (event.button != PointerButton::Left) {
        leaning_from_ = event.pressed ? std::optional(event.at) : std::nullopt;
        return std::nullopt;
    }
    if (event.pressed) {
        left_down_ = Press{event.at, now};
        camera_.begin_drag(event.at);
        return std::nullopt;
    }
    camera_.end_drag();
    const bool click = left_down_ && apart(left_down_->at, event.at) <= kClickReach;
    left_down_.reset();
    if (!click) return std::nullopt;

    const scene::Picked picked =
        scene::pick(camera_.view(), event.at, stage_.board(), stage_.pieces());
    const bool twice = last_click_ && now - last_click_->time < kDoubleClickSeconds &&
                       apart(last_click_->at, event.at) <= kClickReach;
    if (twice && picked.place) camera_.fly_near(scene::geographic_from_map(*picked.place));
    last_click_ = twice ? std::nullopt : std::optional(Press{event.at, now});
    describe(picked);
    return Command::TitleChanged;
}

void Controls::moved(scene::WindowPoint at) {
    pointer_ = at;
    if (camera_.is_dragging()) camera_.drag_to(at);
    if (leaning_from_) {
        camera_.lean_by(at.x - leaning_from_->x, at.y - leaning_from_->y);
        leaning_from_ = at;
    }
}

void Controls::update_hover() {
    stage_.hover = {};
    if (!pointer_ || camera_.is_dragging() || leaning_from_) return;
    const scene::Picked picked =
        scene::pick(camera_.view(), *pointer_, stage_.board(), stage_.pieces());
    stage_.hover = {picked.place, picked.point, picked.piece};
}

void Controls::describe(const scene::Picked& picked) {
    clicked_.clear();
    const Board& board = stage_.position().board();
    const std::optional<std::uint32_t> id = picked.piece ? picked.piece : picked.point;
    if (!id) return;
    const Point point = point_of_id(board, *id);
    clicked_ = point_prose_en(board, point);
    if (const auto piece = stage_.position().piece_at(point)) {
        clicked_ =
            fmt::format("{} {} {}", side_name_en(piece->side), name_en(piece->unit), clicked_);
    }
}

}  // namespace taiji
