#include "client/director/shooting.hpp"

#include <algorithm>
#include <cmath>

#include "base/check.hpp"

namespace taiji::director {
namespace {

/// The eye settles so long before something moves, seconds.
constexpr double kSettle = 0.25;
/// From one move to the next in the same picture.
constexpr double kBetween = 0.35;
constexpr double kRest = 0.40;
constexpr double kLeastFlight = 0.9;
constexpr double kCut = 1.1;  ///< still before and after a cut, together
constexpr std::size_t kMostTogether = 6;
/// A slow look at what was lost: the way to it at least, and how long it is held.
constexpr double kLookFlight = 1.2;
constexpr double kLookHold = 0.4;
constexpr double kLookHoldByWeight = 0.8;
constexpr double kEndHold = 1.6;
/// The picture stays so long after something was hit.
constexpr double kAfterHit = 0.1;
/// How fast a picture drifts that is held, a second.
constexpr double kDriftNearer = 0.009;   // of the logarithm of the distance
constexpr double kDriftHeading = 0.007;  // radians
constexpr double kMostDrift = 7.0;       // seconds

}  // namespace

Shooting::Shooting(const Lens& lens, const Conduct& conduct, const Stance& start)
    : lens_(lens), conduct_(conduct), shots_{Shot{0.0, 0.0, start, start, 0.0}} {}

/// Goes over to a stance, from `now_` on; returns when it has arrived.
double Shooting::fly(const Stance& to, double least) {
    if (cuts()) {
        const double arrives = to == present() ? now_ : now_ + kCut * conduct_.speed;
        shots_.push_back({arrives, arrives, to, to, 0.0});
        return arrives;
    }
    const Flight flight = plan_flight(lens_, present(), to, conduct_.speed);
    const double arrives = now_ + std::max(flight.seconds, least);
    shots_.push_back({arrives, arrives, to, to, flight.rise});
    return arrives;
}

void Shooting::show(const Stance& view, double seconds, double hold) {
    now_ = fly(view, seconds) + hold;
    shots_.back().leaves = now_;
}

std::vector<ActTimes> Shooting::shoot(std::span<const Act> coming) {
    TAIJI_CHECK(!coming.empty());
    const auto fits = [](const Act& act) { return act.kind == Kind::Quiet && !act.end; };
    std::size_t count = 0;
    std::optional<Composed> composed;
    while (count < std::min(coming.size(), kMostTogether) && fits(coming[count])) {
        const auto wider = compose_group(lens_, coming.first(count + 1));
        if (!wider) break;
        composed = wider;
        ++count;
    }
    if (composed) return shoot_group(coming.first(count), *composed);
    return {shoot_alone(coming.front())};
}

std::vector<ActTimes> Shooting::shoot_group(std::span<const Act> acts, const Composed& composed) {
    const std::vector<Subject> subjects = subjects_of(lens_, acts);
    const Stance there = approach(lens_, subjects, composed.look, present(), composed.stance);
    const double began = now_;
    const double arrives = fly(there, kLeastFlight);
    std::vector<ActTimes> times;
    for (const Act& act : acts) {
        const double lead = times.empty() ? arrives - began + kSettle : kBetween;
        const double rest = kRest + act.pause;
        times.push_back({lead, act.seconds, rest});
        now_ += lead + act.seconds + rest;
    }
    shots_.back().leaves = now_;
    drift(subjects, composed.look);
    return times;
}

/// Lets the last shot move a little while it is held, if what it shows stays in sight.
void Shooting::drift(std::span<const Subject> subjects, const Look& look) {
    if (cuts()) return;
    Shot& shot = shots_.back();
    const double hold = shot.leaves - shot.arrives;
    const double seconds = std::min(hold, kMostDrift) / conduct_.speed;
    Stance last = shot.first;
    last.log_distance -= kDriftNearer * seconds;
    last.heading += swing_ * kDriftHeading * seconds;
    Look free = look;
    free.margin /= 2;
    free.facing -= 0.03;
    if (!sees(lens_.view(last), subjects, free)) return;
    shot.last = last;
    swing_ = -swing_;
}

ActTimes Shooting::shoot_alone(const Act& act) {
    const std::vector<Subject> subjects = subjects_of(lens_, {&act, 1});
    const double began = now_;
    const auto whole = compose_move(lens_, act);
    double begins = 0.0;
    if (const auto keys = keys_along(act, whole.has_value())) {
        begins = fly((*keys)[0], kLeastFlight) + kSettle;
        shots_.back().leaves = begins;
        const std::vector<Shot> shots = along(act, *keys, begins);
        shots_.insert(shots_.end(), shots.begin() + 1, shots.end());
    } else {
        const Composed composed =
            whole ? *whole : Composed{compose_long_way(lens_, act)[1], Look{}};
        const Stance ideal = composed.stance;
        const Stance there =
            whole ? approach(lens_, subjects, composed.look, present(), ideal) : ideal;
        begins = fly(there, kLeastFlight) + kSettle;
        shots_.back().leaves = begins + act.hit + (act.takes ? kAfterHit : 0.0);
        drift(subjects, composed.look);
    }
    now_ = look_after(act, begins);
    return {begins - began, act.seconds, now_ - begins - act.seconds};
}

/// Of a move that the camera goes along with; nothing: it is shown from where it stands still.
std::optional<Keys> Shooting::keys_along(const Act& act, bool one_picture_holds_it) const {
    if (cuts()) return std::nullopt;
    if (!one_picture_holds_it) return paced(act, compose_long_way(lens_, act));
    if (act.kind != Kind::Missile) return std::nullopt;
    const auto wanted = compose_missile(lens_, act);
    if (!wanted) return std::nullopt;
    const Keys keys = paced(act, *wanted);
    return keeps_in_sight(act, along(act, keys, 0.0)) ? std::optional(keys) : std::nullopt;
}

/// What would be too fast for the eye goes less far.
Keys Shooting::paced(const Act& act, const Keys& keys) const {
    const double seconds = act.hit / 2;
    const auto in_time = [&](const Stance& middle, const Stance& there) {
        constexpr int kMostTries = 5;
        double part = 1.0;
        for (int i = 0; i < kMostTries; ++i) {
            const Stance goal = mix(middle, there, part);
            const double needs = least_seconds(
                lens_, [&](double at) { return on_flight(middle, goal, 0.0, at); }, conduct_.speed);
            if (needs <= seconds) return goal;
            part *= (seconds / needs) * (seconds / needs);
        }
        return middle;
    };
    return {in_time(keys[1], keys[0]), keys[1], in_time(keys[1], keys[2])};
}

std::vector<Shot> Shooting::along(const Act& act, const Keys& keys, double begins) const {
    const double top = begins + act.hit / 2;
    const double hit = begins + act.hit;
    const double leaves = hit + (act.takes ? kAfterHit : 0.0);
    return {{begins, begins, keys[0], keys[0], 0.0},
            {top, top, keys[1], keys[1], 0.0},
            {hit, leaves, keys[2], keys[2], 0.0}};
}

/// Are mover and goal in the picture all the time? The shots begin with the move at time 0.
bool Shooting::keeps_in_sight(const Act& act, std::vector<Shot> shots) const {
    constexpr Look kBarely{.facing = 0.1, .margin = 0.03};
    const Path path(std::move(shots), Join::Flights);
    for (std::size_t i = 0; i < Act::kSpots; ++i) {
        const std::array subjects = {Subject(lens_.surface, act.way[i].at, act.way[i].height),
                                     Subject(lens_.surface, act.to)};
        if (!sees(lens_.view(path.at(act.time_of(i))), subjects, kBarely)) return false;
    }
    return true;
}

/// A slow look at what was lost, and at the end of the game; returns when the next may begin.
double Shooting::look_after(const Act& act, double begins) {
    const double over = begins + act.seconds;
    now_ = shots_.back().leaves;
    double free = over + kRest + act.pause;
    const auto look = [&](scene::Geographic at, double least, double hold) {
        now_ = fly(compose_look(lens_, at), least);
        free = std::max(free, now_ + hold);
    };
    if (act.takes && !cuts()) {
        look(act.to, kLookFlight, kLookHold + kLookHoldByWeight * act.weight);
    }
    if (act.end) {
        const bool elsewhere = !act.takes || act.end != act.to;
        if (elsewhere && !cuts()) look(*act.end, kLeastFlight, 0.0);
        free = std::max(free, now_ + kEndHold);
    }
    shots_.back().leaves = std::max(free, shots_.back().leaves);
    return shots_.back().leaves;
}

}  // namespace taiji::director
