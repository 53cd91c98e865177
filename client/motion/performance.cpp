#include "client/motion/performance.hpp"

#include <algorithm>
#include <cmath>

#include "client/motion/easing.hpp"
#include "client/motion/workshop.hpp"
#include "client/view/board_view.hpp"

namespace taiji::motion {
namespace {

constexpr std::size_t kTrailPoints = 28;
/// In the last seconds effects fade that are not over yet.
constexpr double kFadeSeconds = 0.35;

struct Sampler {
    const Script& script;
    double time;
    const scene::Surface& surface;
    Picture& to;
    double fade;  ///< of all effects

    /// Of a disc there, Earth radii.
    [[nodiscard]] double radius(scene::BoardPlace at) const {
        const auto& projection = script.ground.model->projection;
        return scene::piece_radius(projection, surface, projection.map(at));
    }
    [[nodiscard]] scene::Geographic geographic(scene::BoardPlace at) const {
        return script.ground.model->projection.geographic(at);
    }
    [[nodiscard]] bool is_shown(const Actor& actor) const { return actor.shown.contains(time); }

    void still(const Placed& placed) {
        to.pieces.push_back(piece_view(*script.ground.board, placed.at, placed.piece,
                                       *script.ground.model, surface));
    }

    void actor(const Actor& actor) {
        if (!is_shown(actor)) return;
        const Pose pose = pose_of(script, actor, time);
        if (!(pose.opacity > 0.0) || !(pose.size > 0.0)) return;
        scene::PieceView view =
            piece_view(*script.ground.board, actor.id, actor.piece, *script.ground.model, surface);
        const double unit = radius(pose.at);
        view.at = geographic(pose.at);
        view.height = pose.height * unit;
        view.heading = pose.heading;
        view.pitch = pose.pitch;
        view.bank = pose.bank;
        view.radius = pose.size * unit;
        view.opacity = pose.opacity;
        view.submerged = pose.submerged;
        to.pieces.push_back(view);
    }

    void burst(const Burst& burst) {
        const double age = burst.when.part(time);
        if (!(time >= burst.when.begin) || !(age < 1.0)) return;
        scene::Effect effect{.kind = burst.kind,
                             .owner = burst.owner,
                             .age = age,
                             .opacity = burst.opacity * fade,
                             .seed = burst.seed};
        scene::BoardPlace at = burst.at;
        double height = burst.height + burst.rise * age;
        if (burst.flies) {
            const double q = burst.slows ? 1.0 - (1.0 - age) * (1.0 - age) : age;
            at = burst.flies->at(q);
            height = std::max(0.0, burst.height + burst.rise * q + burst.arc * 4.0 * q * (1.0 - q));
            const double climb = burst.rise + burst.arc * 4.0 * (1.0 - 2.0 * q);
            effect.heading = burst.flies->bearing;
            effect.pitch = std::atan2(climb, std::max(burst.flies->radii, 1e-6));
        }
        const double unit = radius(at);
        effect.at = geographic(at);
        effect.height = height * unit;
        effect.size = burst.size * unit;
        to.effects.push_back(effect);
    }

    void carried(const Carried& carried) {
        const double age = carried.when.part(time);
        if (!(time >= carried.when.begin) || !(age < 1.0)) return;
        const Actor& actor = script.actors[carried.actor];
        if (!is_shown(actor)) return;
        const Pose pose = pose_of(script, actor, time);
        constexpr double kStep = 0.02;
        const Pose before = pose_of(script, actor, time - kStep);
        const Way went = script.ground.way(before.at, pose.at);
        const double unit = radius(pose.at);
        const scene::BoardPlace at = script.ground.beside(pose.at, pose.heading, -carried.behind);
        to.effects.push_back(
            {.kind = carried.kind,
             .owner = owner_of(actor.piece.side),
             .at = geographic(at),
             .height = std::max(0.0, pose.height + carried.above) * unit,
             .size = carried.size * unit,
             .age = age,
             .opacity = carried.opacity * fade * pose.opacity * smoothstep(0.0, 0.12, age) *
                        (1.0 - smoothstep(0.85, 1.0, age)),
             .heading = went.radii > 1e-9 ? went.bearing : pose.heading,
             .pitch = std::atan2(pose.height - before.height, went.radii + 1e-9),
             .seed = carried.seed});
    }

    void wake(const Wake& wake) {
        const double newest = std::min(time, wake.when.end());
        const double oldest = std::max(time - wake.life, wake.when.begin);
        if (!(newest > oldest)) return;
        const Actor& actor = script.actors[wake.actor];
        scene::Trail trail{.kind = wake.kind,
                           .first = to.trail_points.size(),
                           .count = kTrailPoints,
                           .opacity = wake.opacity * fade,
                           .seed = wake.seed};
        for (std::size_t i = 0; i < kTrailPoints; ++i) {
            const double when = mix(oldest, newest, double(i) / (kTrailPoints - 1));
            const Pose pose = pose_of(script, actor, when);
            const double unit = radius(pose.at);
            const double age = std::clamp((time - when) / wake.life, 0.0, 1.0);
            to.trail_points.push_back({.at = geographic(pose.at),
                                       .height = std::max(0.0, pose.height + wake.above) * unit,
                                       .width = mix(wake.young, wake.old, age) * unit,
                                       .age = age});
        }
        to.trails.push_back(trail);
    }
};

}  // namespace

struct Performance::Script : motion::Script {};

Performance::Performance(const Position& before, std::span<const Event> events,
                         const scene::BoardModel& board, Style style)
    : script_(new Script{make_script(before, events, board, style)}) {}
Performance::~Performance() = default;
Performance::Performance(Performance&&) noexcept = default;
Performance& Performance::operator=(Performance&&) noexcept = default;

double Performance::seconds() const {
    return script_->seconds;
}

std::span<const Cue> Performance::cues() const {
    return script_->cues;
}

scene::Geographic Performance::focus(double time) const {
    scene::BoardPlace at = script_->scene_at;
    if (!script_->actors.empty()) {
        const scene::BoardPlace hero = pose_of(*script_, script_->actors[script_->hero], time).at;
        const double gone = smoothstep(0.0, 1.0, script_->eye_goes.part(time));
        at = {mix(hero.x, at.x, gone), mix(hero.y, at.y, gone)};
    }
    return script_->ground.geographic(at);
}

Spot Performance::followed(double time, const scene::Surface& surface) const {
    if (script_->actors.empty()) return {focus(time), 0.0};
    const Pose pose = pose_of(*script_, script_->actors[script_->hero], time);
    const auto& projection = script_->ground.model->projection;
    const double unit = scene::piece_radius(projection, surface, projection.map(pose.at));
    return {script_->ground.geographic(pose.at), std::max(0.0, pose.height) * unit};
}

void Performance::sample(double time, const scene::Surface& surface, Picture& picture) const {
    const motion::Script& script = *script_;
    // Not a number counts as the end.
    const double now = time >= 0.0  ? std::min(time, script.seconds)
                       : time < 0.0 ? 0.0
                                    : script.seconds;
    picture.clear();
    const double fade = 1.0 - smoothstep(script.seconds - kFadeSeconds, script.seconds, now);
    Sampler sampler{script, now, surface, picture, fade};
    if (now >= script.seconds) {
        for (const Placed& placed : script.after) sampler.still(placed);
        return;
    }
    if (now <= 0.0) {
        for (const Placed& placed : script.before) sampler.still(placed);
        return;
    }
    for (const Placed& placed : script.still) sampler.still(placed);
    for (const Actor& actor : script.actors) sampler.actor(actor);
    for (const Burst& burst : script.bursts) sampler.burst(burst);
    for (const Carried& carried : script.carried) sampler.carried(carried);
    for (const Wake& wake : script.wakes) sampler.wake(wake);
}

}  // namespace taiji::motion
