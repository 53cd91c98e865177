#include "client/directing.hpp"

#include <algorithm>
#include <cmath>

namespace taiji {
namespace {

/// A replay that is watched faster than this does not wait for the camera.
double watching_speed(const Session& session) {
    const replay::Player* player = session.replay();
    if (player != nullptr) return std::max(0.25, std::abs(player->speed()));
    return session.settings().animation_speed;
}

bool is_settled(const scene::Camera& camera) {
    return camera.is_unrolling() ? camera.morph().is_flat() : camera.morph().is_globe();
}

}  // namespace

/// Another performance than before, or the same one anew.
bool Directing::has_begun(const Session& session) {
    const motion::Performance* now = session.performance();
    const double time = session.performance_time();
    const bool begun = now != nullptr && (now != shown_ || time < shown_time_);
    shown_ = now;
    shown_time_ = time;
    return begun;
}

void Directing::begin(const scene::Camera& camera, Session& session) {
    const director::Lens lens(camera.surface(), camera.settled_viewport());
    const double speed = watching_speed(session);
    const director::Act act =
        director::watched(director::act_of(*session.performance(), camera.surface()), speed);
    const bool cuts = session.settings().reduced_motion;
    const double lead =
        live_.show(act, lens, cuts ? director::Join::Cuts : director::Join::Flights, camera.pose());
    // Animations of a match wait in their own time, a replay in that of who watches.
    session.hold_show(session.replay() != nullptr ? lead : lead * speed);
}

bool Directing::lead(scene::Camera& camera, Session& session, double seconds) {
    const bool begun = has_begun(session);
    if (!session.is_directed() || !is_settled(camera)) {
        live_.let_go();
        return false;
    }
    const bool held = camera.is_dragging();
    if (live_.leads() && (held || camera.pose() != set_)) live_.let_go();
    if (begun && !held) {
        begin(camera, session);
        set_ = camera.pose();
        return true;
    }
    if (!live_.is_moving()) return false;
    live_.update(seconds);
    camera.jump_to(live_.pose());
    set_ = camera.pose();
    return true;
}

}  // namespace taiji
