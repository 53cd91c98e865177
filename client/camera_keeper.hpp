#pragma once

#include "client/options.hpp"
#include "client/session/session.hpp"
#include "renderer/scene/camera.hpp"

namespace taiji {

/// Where the window opens: at the view that was asked for, or where the game was looked at last, or
/// with the Earth turning slowly into the first view of a match.
void start_camera(scene::Camera& camera, const Options& options, const Session& session);

/// As it is kept with the game.
[[nodiscard]] SavedCamera saved(const scene::Camera& camera);

/// Flies so that the place can be seen well, unless it can already.
void bring_into_sight(scene::Camera& camera, scene::Geographic place);

/// The ends of something on the Earth.
struct Ends {
    scene::Geographic from{};
    scene::Geographic to{};
};
/// Turns no farther than until both ends can be seen well, away from the rim of the Earth and from
/// the panels at the right; from farther away where they cannot be otherwise. False: they can
/// already.
bool bring_into_sight(scene::Camera& camera, const Ends& ends);

/// Flies to where `wish` wants its place seen.
void fly_to(scene::Camera& camera, const FlyCameraTo& wish, scene::Geographic place);

/// Flies back to where the game was looked at.
void fly_back(scene::Camera& camera, const SavedCamera& kept);

/// Looks from there exactly: flies on the globe, and is there at once where the board is flat.
void go_to(scene::Camera& camera, const SavedCamera& kept);
/// Is there at once.
void restore(scene::Camera& camera, const SavedCamera& kept);

}  // namespace taiji
