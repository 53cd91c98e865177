#include "client/director/act.hpp"

#include <algorithm>
#include <variant>

#include "client/view/board_view.hpp"

namespace taiji::director {
namespace {

bool flies_high(const Moved& moved) {
    return moved.piece.unit == Unit::Missile;
}

/// A taking is heard when it happens. Otherwise the mover has arrived when it stands still.
double time_of_hit(const Act& act, const motion::Performance& shown,
                   const scene::Surface& surface) {
    const auto cues = shown.cues();
    if (act.takes) {
        const auto blast = std::ranges::find(cues, motion::Sound::Blast, &motion::Cue::sound);
        if (blast != cues.end()) return blast->at;
    }
    constexpr double kStep = 0.05;
    const scene::Geographic last = shown.followed(shown.seconds(), surface).at;
    double time = shown.seconds();
    while (time > kStep && shown.followed(time - kStep, surface).at == last) time -= kStep;
    return time;
}

/// What follows from the places and from what is heard.
void finish(Act& act, const motion::Performance& shown, const scene::Surface& surface) {
    if (act.takes && act.kind == Kind::Quiet) act.kind = Kind::Taking;
    for (const motion::Cue& cue : shown.cues()) {
        if (cue.sound == motion::Sound::Blast && act.takes) {
            act.weight = cue.weight;
            break;
        }
    }
    act.hit = time_of_hit(act, shown, surface);
    for (std::size_t i = 0; i < Act::kSpots; ++i) {
        act.way[i] = shown.followed(act.time_of(i), surface);
    }
}

}  // namespace

Act act_of(std::span<const Event> events, const motion::Performance& shown, const Board& board,
           const scene::BoardModel& model, const scene::Surface& surface) {
    Act act{.seconds = shown.seconds()};
    const auto place = [&](Point at) { return place_of(model, board, at); };
    act.from = act.to = shown.focus(0.0);
    for (const Event& event : events) {
        if (const auto* moved = std::get_if<Moved>(&event)) {
            act.from = place(moved->from);
            act.to = place(moved->to);
            if (flies_high(*moved)) act.kind = Kind::Missile;
        } else if (std::holds_alternative<Taken>(event)) {
            act.takes = true;
        } else if (const auto* struck = std::get_if<Struck>(&event)) {
            act.from = place(struck->from);
            act.to = place(struck->at);
            act.takes = true;
        } else if (std::holds_alternative<GameEnded>(event)) {
            act.end = shown.focus(shown.seconds());
        }
    }
    finish(act, shown, surface);
    return act;
}

Act act_of(const motion::Performance& shown, const scene::Surface& surface) {
    Act act{.seconds = shown.seconds()};
    act.from = shown.followed(0.0, surface).at;
    act.to = shown.followed(shown.seconds(), surface).at;
    for (const motion::Cue& cue : shown.cues()) {
        if (cue.sound == motion::Sound::Blast) act.takes = true;
        if (cue.sound == motion::Sound::Launch) act.kind = Kind::Missile;
        if (cue.sound == motion::Sound::End) act.end = shown.focus(shown.seconds());
    }
    finish(act, shown, surface);
    return act;
}

Act watched(Act act, double speed) {
    act.hit /= speed;
    act.seconds /= speed;
    return act;
}

}  // namespace taiji::director
