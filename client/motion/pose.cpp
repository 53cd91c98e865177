#include <cmath>
#include <numbers>

#include "base/check.hpp"
#include "client/motion/easing.hpp"
#include "client/motion/script.hpp"

namespace taiji::motion {
namespace {

constexpr double kPi = std::numbers::pi;

/// The shortest turn from one heading to another.
double turn_between(double from, double to) {
    return std::remainder(to - from, 2.0 * kPi);
}

/// Parts of the way in which a piece turns into its line and out of it.
struct Turns {
    double out_until;
    double back_from;
};

/// Turns into the line and back; `lean` is how far it banks meanwhile.
void turn(Pose& pose, const Actor& actor, double s, Turns turns, double lean) {
    const double by = turn_between(actor.home_heading, actor.way.bearing);
    const double out = smoothstep(0.0, turns.out_until, s);
    const double back = smoothstep(turns.back_from, 1.0, s);
    pose.heading = actor.home_heading + by * (out - back);
    const double sharp = std::clamp(by, -1.2, 1.2) * lean;
    pose.bank += sharp * (bump(0.0, turns.out_until, s) - bump(turns.back_from, 1.0, s));
}

/// 1 while it is well under way, 0 at both ends.
double under_way(double s) {
    return smoothstep(0.0, 0.15, s) * (1.0 - smoothstep(0.85, 1.0, s));
}

void drive(Pose& pose, const Actor& actor, double s) {
    pose.at = actor.way.at(smoothstep(0.0, 1.0, s));
    const double rough = std::sin(2.3 * actor.way.radii * smoothstep(0.0, 1.0, s));
    pose.height = 0.07 * rough * rough * under_way(s);
    pose.pitch = 0.10 * bump(0.0, 0.5, s) - 0.10 * bump(0.5, 1.0, s) + 0.03 * rough * under_way(s);
    turn(pose, actor, s, {0.20, 0.82}, 0.05);
}

void hop(Pose& pose, const Actor& actor, double s) {
    pose.at = actor.way.at(smoothstep(0.08, 0.92, s));
    const double up = bump(0.0, 1.0, s);
    pose.height = actor.apex * up;
}

void ferry(Pose& pose, const Actor& actor, double s) {
    const double p = smoothstep(0.0, 1.0, s);
    pose.at = actor.way.at(p);
    const double in = smoothstep(actor.water.begin - 0.07, actor.water.begin + 0.07, p);
    const double out = smoothstep(actor.water.end() - 0.07, actor.water.end() + 0.07, p);
    const double afloat = in - out;
    pose.height = afloat * (-0.10 + 0.03 * std::sin(22.0 * s));
    pose.pitch = -0.28 * bump(0.0, 1.0, in) + 0.28 * bump(0.0, 1.0, out) +
                 afloat * 0.05 * std::sin(16.0 * s);
    pose.bank = afloat * 0.09 * std::sin(12.0 * s);
    turn(pose, actor, s, {0.20, 0.82}, 0.05);
}

void sail(Pose& pose, const Actor& actor, double s) {
    const double p = smoothstep(0.0, 1.0, s);
    pose.at = actor.way.at(p);
    const double afloat = 1.0 - actor.submerged;
    pose.pitch = (0.08 * bump(0.0, 0.6, s) + 0.03 * std::sin(14.0 * s) * under_way(s)) * afloat;
    pose.bank = 0.05 * std::sin(9.0 * s) * under_way(s) * afloat;
    turn(pose, actor, s, {0.24, 0.80}, 0.16);
}

void land(Pose& pose, const Actor& actor, double s) {
    sail(pose, actor, s);
    const double p = smoothstep(0.0, 1.0, s);
    const double shore = actor.water.end();
    const double ramp = bump(shore - 0.12, shore + 0.20, p);
    pose.height += 0.45 * ramp;
    pose.pitch +=
        0.42 * bump(shore - 0.14, shore + 0.06, p) - 0.22 * bump(shore + 0.04, shore + 0.24, p);
}

void fly(Pose& pose, const Actor& actor, double s) {
    const double p = smoothstep(0.04, 0.98, s);
    pose.at = actor.way.at(p);
    const auto height = [&](double t) {
        return actor.apex * smoothstep(0.0, 0.38, t) * (1.0 - smoothstep(0.60, 1.0, t));
    };
    pose.height = height(s);
    constexpr double kStep = 1e-4;
    const double climb = (height(s + kStep) - height(s - kStep)) / (2.0 * kStep);
    const double way = actor.way.radii *
                       (smoothstep(0.04, 0.98, s + kStep) - smoothstep(0.04, 0.98, s - kStep)) /
                       (2.0 * kStep);
    pose.pitch = 0.8 * std::atan2(climb, way + actor.apex) * smoothstep(0.0, 0.06, s) *
                 (1.0 - smoothstep(0.94, 1.0, s));
    pose.bank = 0.16 * std::sin(2.0 * kPi * s) * under_way(s);
    turn(pose, actor, s, {0.34, 0.70}, 0.55);
}

/// Slow to leave the ground, then faster and faster.
double burning(double s) {
    return s * mix(0.30, 1.0, smoothstep(0.0, 0.45, s));
}

void arc(Pose& pose, const Actor& actor, double s) {
    const double p = smoothstep(0.06, 1.0, s);
    pose.at = actor.way.at(p);
    const double u = s < 0.5 || actor.strikes ? burning(s) : 1.0 - burning(1.0 - s);
    pose.height = actor.apex * 4.0 * u * (1.0 - u);
    // It stands nearly upright on its launcher: over on its side at the top, nose down at the end.
    pose.pitch = -0.75 * smoothstep(0.08, 0.52, s) - 1.0 * smoothstep(0.45, 0.80, s);
    pose.pitch *= 1.0 - smoothstep(0.88, 1.0, s);
    turn(pose, actor, s, {0.16, 0.86}, 0.0);
}

void dive(Pose& pose, const Actor& actor, double s) {
    sail(pose, actor, s);
    pose.submerged = smoothstep(0.24, 0.60, s);
    pose.pitch += -0.34 * bump(0.18, 0.66, s);
}

void emerge(Pose& pose, const Actor& actor, double s) {
    sail(pose, actor, s);
    pose.submerged = 1.0 - smoothstep(0.42, 0.78, s);
    pose.pitch += 0.40 * bump(0.38, 0.86, s);
    pose.height += 0.10 * bump(0.60, 0.95, s);
}

void sortie(Pose& pose, const Script& script, const Actor& actor, double time, double s) {
    TAIJI_CHECK(actor.leader.has_value());
    const Pose deck = pose_of(script, script.actors[*actor.leader], time);
    const double out = std::sin(kPi * s) * std::sin(kPi * s);
    const Way way{deck.at, actor.way.to, actor.way.radii, actor.way.bearing};
    pose.at = way.at(out);
    const double beside = actor.aside * bump(0.0, 1.0, s) * std::cos(kPi * s);
    const Way& line = actor.way;
    // Across the line, in steps of the board.
    const double length = std::max(line.radii, 1e-9);
    const auto& placement = script.ground.model->projection.placement();
    const double east = (line.to.x - line.from.x) * placement.column_spacing / length;
    const double north = (line.to.y - line.from.y) * placement.row_spacing / length;
    pose.at.x += beside * north / placement.column_spacing;
    pose.at.y -= beside * east / placement.row_spacing;
    pose.height = actor.apex * std::sin(kPi * s) * (1.0 - 0.35 * bump(0.34, 0.66, s));
    const double back = smoothstep(0.40, 0.60, s);
    pose.heading = line.bearing + std::copysign(kPi, actor.aside) * back;
    pose.bank = std::copysign(0.9, actor.aside) * bump(0.38, 0.62, s);
    pose.pitch = 0.5 * bump(0.0, 0.4, s) - 0.4 * bump(0.3, 0.6, s);
    pose.size = 0.46 * smoothstep(0.0, 0.16, s) * (1.0 - smoothstep(0.86, 1.0, s));
}

void walk(Pose& pose, const Script& script, const Actor& actor, double time, double s) {
    switch (actor.gait) {
        case Gait::Stand:
            return;
        case Gait::Drive:
            return drive(pose, actor, s);
        case Gait::Hop:
            return hop(pose, actor, s);
        case Gait::Ferry:
            return ferry(pose, actor, s);
        case Gait::Sail:
            return sail(pose, actor, s);
        case Gait::Land:
            return land(pose, actor, s);
        case Gait::Fly:
            return fly(pose, actor, s);
        case Gait::Arc:
            return arc(pose, actor, s);
        case Gait::Dive:
            return dive(pose, actor, s);
        case Gait::Emerge:
            return emerge(pose, actor, s);
        case Gait::Sortie:
            return sortie(pose, script, actor, time, s);
    }
}

}  // namespace

double Span::part(double time) const {
    if (!(time > begin)) return 0.0;
    return seconds > 0.0 ? std::min(1.0, (time - begin) / seconds) : 1.0;
}

scene::BoardPlace Way::at(double part) const {
    if (part >= 1.0) return to;
    return {mix(from.x, to.x, part), mix(from.y, to.y, part)};
}

Pose pose_of(const Script& script, const Actor& actor, double time) {
    const double s = actor.moves.part(time);
    Pose pose{.at = actor.way.at(s), .heading = actor.home_heading, .submerged = actor.submerged};
    walk(pose, script, actor, time, s);
    if (actor.fades_in) pose.opacity *= smoothstep(0.0, 1.0, actor.fades_in->part(time));
    if (actor.fades_out) pose.opacity *= 1.0 - smoothstep(0.0, 1.0, actor.fades_out->part(time));
    if (actor.shudders) {
        const double q = actor.shudders->part(time);
        const double strength = bump(-0.2, 1.0, q) * smoothstep(0.0, 0.1, q);
        pose.bank += 0.20 * strength * std::sin(38.0 * q);
        pose.pitch += 0.14 * strength * std::sin(29.0 * q);
    }
    if (actor.shrinks) pose.size *= 1.0 - 0.55 * smoothstep(0.0, 1.0, actor.shrinks->part(time));
    return pose;
}

}  // namespace taiji::motion
