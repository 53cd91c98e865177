#include "client/controls.hpp"

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

#include "client/view/board_view.hpp"

namespace taiji {
namespace {

/// Window coordinates within which a press and its release are a click, and two clicks a double
/// click.
constexpr double kClickReach = 5.0;
constexpr double kDoubleClickSeconds = 0.35;

double apart(scene::WindowPoint a, scene::WindowPoint b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Is it done again and again while its key is held?
bool may_repeat(Command command) {
    switch (command) {
        case Command::NextPiece:
        case Command::PreviousPiece:
        case Command::NextTarget:
        case Command::PreviousTarget:
        case Command::NextPly:
        case Command::PreviousPly:
            return true;
        default:
            return false;
    }
}

}  // namespace

std::optional<Command> Controls::handle(const InputEvent& event, double now) {
    if (const auto* e = std::get_if<KeyEvent>(&event)) return key(*e);
    if (const auto* e = std::get_if<ButtonEvent>(&event)) button(*e, now);
    if (const auto* e = std::get_if<PointerMoved>(&event)) moved(e->at);
    if (std::holds_alternative<PointerLeft>(event)) lose_pointer();
    if (const auto* e = std::get_if<Scrolled>(&event)) camera_.zoom_by(e->notches, e->at);
    if (std::holds_alternative<FocusLost>(event)) let_go();
    return std::nullopt;
}

std::optional<Command> Controls::key(const KeyEvent& event) {
    if (!event.repeated) {
        const bool bare = !event.with.ctrl && !event.with.alt;
        if (event.pressed && bare && !is_of_replay(event)) {
            held_.insert(event.key);
        } else if (!event.pressed) {
            held_.erase(event.key);
        }
        hold_keys();
    }
    if (!event.pressed || is_modifier(event.key)) return std::nullopt;
    const auto command = command_of(event);
    if (command && (is_held(*command) || (event.repeated && !may_repeat(*command)))) {
        return std::nullopt;
    }
    if (session_.performance() != nullptr && session_.replay() == nullptr) {
        session_.carry_out(SkipAnimation{});
        // Meant for the animation, not for what comes after it.
        if (!command || *command == Command::Confirm || *command == Command::Back) {
            return std::nullopt;
        }
    }
    return command ? obey(*command) : std::nullopt;
}

std::optional<Command> Controls::command_of(const KeyEvent& event) const {
    const bool replays = session_.replay() != nullptr && !session_.shows_diagram();
    return session_.settings().bindings.command({event.key, event.with},
                                                replays ? KeyContext::Replay : KeyContext::Game);
}

bool Controls::is_of_replay(const KeyEvent& event) const {
    const auto command = command_of(event);
    return command && taiji::is_of_replay(*command);
}

std::optional<Command> Controls::obey(Command command) {
    if (session_.obey(command)) return std::nullopt;
    switch (command) {
        case Command::Home:
            camera_.go_home();
            return std::nullopt;
        case Command::NorthUp:
            camera_.turn_north_up();
            return std::nullopt;
        case Command::Unroll:
            camera_.is_unrolling() ? camera_.roll_up() : camera_.unroll();
            return std::nullopt;
        case Command::BoardLines:
            stage_.switches.board = !stage_.switches.board;
            return std::nullopt;
        default:
            return command;
    }
}

void Controls::hold_keys() {
    const KeyBindings& bindings = session_.settings().bindings;
    const auto down = [&](Command command) {
        const bool any = std::ranges::any_of(bindings.keys(command), [&](const KeyCombo& combo) {
            return held_.contains(combo.key);
        });
        return any ? 1.0 : 0.0;
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
    session_.drop(std::nullopt);
    left_down_.reset();
    leaning_from_.reset();
}

void Controls::lose_pointer() {
    pointer_.reset();
}

void Controls::button(const ButtonEvent& event, double now) {
    pointer_ = event.at;
    if (event.button != PointerButton::Left) {
        leaning_from_ = event.pressed ? std::optional(event.at) : std::nullopt;
    } else if (event.pressed) {
        press(event.at, now);
    } else {
        release(event.at, now);
    }
}

void Controls::press(scene::WindowPoint at, double now) {
    if (session_.performance() != nullptr) session_.carry_out(SkipAnimation{});
    stage_.lay_out(camera_.surface());
    left_down_ = Press{at, now, point_of(pick(at))};
    if (left_down_->piece && !session_.may_drag(*left_down_->piece)) left_down_->piece.reset();
    if (!left_down_->piece) camera_.begin_drag(at);
}

void Controls::release(scene::WindowPoint at, double now) {
    camera_.end_drag();
    const auto down = std::exchange(left_down_, std::nullopt);
    if (session_.drag()) {
        session_.drop(point_of(pick_under_dragged(at)));
        return;
    }
    if (!down || apart(down->at, at) > kClickReach) return;
    const scene::Picked picked = pick(at);
    const bool twice = last_click_ && now - last_click_->time < kDoubleClickSeconds &&
                       apart(last_click_->at, at) <= kClickReach;
    last_click_ = twice ? std::nullopt : std::optional(Press{at, now, std::nullopt});
    if (twice && picked.place) {
        camera_.fly_near(scene::geographic_from_map(*picked.place));
    } else {
        session_.click(point_of(picked));
    }
}

void Controls::moved(scene::WindowPoint at) {
    pointer_ = at;
    if (left_down_ && left_down_->piece && !session_.drag() &&
        apart(left_down_->at, at) > kClickReach) {
        session_.begin_drag(*left_down_->piece);
    }
    if (session_.drag()) {
        const auto place = pick(at).place;
        session_.drag_to(place ? std::optional(scene::geographic_from_map(*place)) : std::nullopt);
    }
    if (camera_.is_dragging()) camera_.drag_to(at);
    if (leaning_from_) {
        camera_.lean_by(at.x - leaning_from_->x, at.y - leaning_from_->y);
        leaning_from_ = at;
    }
}

scene::Picked Controls::pick(scene::WindowPoint at) const {
    return scene::pick(camera_.view(), at, stage_.board(), stage_.pieces());
}

scene::Picked Controls::pick_under_dragged(scene::WindowPoint at) const {
    std::vector<scene::PieceView> others = stage_.pieces();
    std::erase_if(others, [&](const scene::PieceView& piece) {
        return piece.id == id_of_point(session_.drag()->from);
    });
    return scene::pick(camera_.view(), at, stage_.board(), others);
}

std::optional<Point> Controls::point_of(const scene::Picked& picked) const {
    const auto id = picked.piece ? picked.piece : picked.point;
    return id ? std::optional(point_of_id(*stage_.rules_board(), *id)) : std::nullopt;
}

void Controls::update_hover() {
    stage_.hover = {};
    if (!pointer_ || camera_.is_dragging() || leaning_from_) {
        session_.hover(std::nullopt);
        return;
    }
    const scene::Picked picked = session_.drag() ? pick_under_dragged(*pointer_) : pick(*pointer_);
    stage_.hover = {picked.place, picked.point, picked.piece};
    session_.hover(point_of(picked));
}

}  // namespace taiji
