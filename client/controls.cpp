#include "client/controls.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

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

}  // namespace

std::optional<Command> Controls::handle(const InputEvent& event, double now) {
    if (const auto* e = std::get_if<KeyEvent>(&event)) return key(*e);
    if (const auto* e = std::get_if<ButtonEvent>(&event)) button(*e, now);
    if (const auto* e = std::get_if<PointerMoved>(&event)) moved(e->at);
    if (std::holds_alternative<PointerLeft>(event)) pointer_.reset();
    if (const auto* e = std::get_if<Scrolled>(&event)) camera_.zoom_by(e->notches, e->at);
    if (std::holds_alternative<FocusLost>(event)) let_go();
    return std::nullopt;
}

std::optional<Command> Controls::key(const KeyEvent& event) {
    if (!event.repeated) {
        const bool bare = !event.with.ctrl && !event.with.alt;
        if (event.pressed && bare) {
            held_.insert(event.key);
        } else if (!event.pressed) {
            held_.erase(event.key);
        }
        hold_keys();
    }
    if (!event.pressed || event.repeated) return std::nullopt;
    const auto command = bindings_.command({event.key, event.with});
    if (!command || is_held(*command)) return std::nullopt;
    StageSwitches& on = stage_.switches;
    switch (*command) {
        case Command::Home:
            camera_.go_home();
            break;
        case Command::NorthUp:
            camera_.turn_north_up();
            break;
        case Command::Unroll:
            camera_.is_unrolling() ? camera_.roll_up() : camera_.unroll();
            break;
        case Command::Mansions:
            on.mansions = !on.mansions;
            break;
        case Command::Coordinates:
            on.coordinates = !on.coordinates;
            break;
        case Command::FiveColours:
            on.five_colours = !on.five_colours;
            break;
        case Command::Clouds:
            on.clouds = !on.clouds;
            break;
        case Command::BoardLines:
            on.board = !on.board;
            break;
        case Command::TrueSun:
            on.sun = on.sun == SunMode::True ? SunMode::ForPlay : SunMode::True;
            break;
        case Command::PieceText:
            on.characters = on.characters == scene::Characters::Chinese
                                ? scene::Characters::Letters
                                : scene::Characters::Chinese;
            break;
        default:
            return command;
    }
    return std::nullopt;
}

void Controls::hold_keys() {
    const auto down = [&](Command command) {
        return std::ranges::any_of(bindings_.keys(command),
                                   [&](const KeyCombo& combo) { return held_.contains(combo.key); })
                   ? 1.0
                   : 0.0;
    };
    camera_.hold_keys({.right = down(Command::MoveRight) - down(Command::MoveLeft),
                       .ahead = down(Command::MoveUp) - down(Command::MoveDown),
                       .nearer = down(Command::Nearer) - down(Command::Farther),
                       .clockwise = down(Command::TurnRight) - down(Command::TurnLeft),
                       .lean_back = down(Command::LeanBack) - down(Command::LeanForward)});
}

void Controls::let_go() {
    held_.clear();
    hold_keys();
    camera_.end_drag();
    left_down_.reset();
    leaning_from_.reset();
}

void Controls::button(const ButtonEvent& event, double now) {
    pointer_ = event.at;
    if (event.button != PointerButton::Left) {
        leaning_from_ = event.pressed ? std::optional(event.at) : std::nullopt;
        return;
    }
    if (event.pressed) {
        left_down_ = Press{event.at, now};
        camera_.begin_drag(event.at);
        return;
    }
    camera_.end_drag();
    const bool click = left_down_ && apart(left_down_->at, event.at) <= kClickReach;
    left_down_.reset();
    if (!click) return;

    const scene::Picked picked =
        scene::pick(camera_.view(), event.at, stage_.board(), stage_.pieces());
    const bool twice = last_click_ && now - last_click_->time < kDoubleClickSeconds &&
                       apart(last_click_->at, event.at) <= kClickReach;
    if (twice && picked.place) camera_.fly_near(scene::geographic_from_map(*picked.place));
    last_click_ = twice ? std::nullopt : std::optional(Press{event.at, now});
    describe(picked);
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
