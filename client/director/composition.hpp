#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "client/director/act.hpp"
#include "client/director/framing.hpp"
#include "renderer/scene/camera.hpp"

namespace taiji::director {

// Which picture shows what: sizes of shots, and what must be in them.

struct Composed {
    Stance stance;
    Look look;  ///< with which it sees its subjects
};

/// Where the movers of all these are at every time, and their goals.
[[nodiscard]] std::vector<Subject> subjects_of(const Lens& lens, std::span<const Act> acts);

/// Several quiet moves in one picture, near enough to read; nothing: they lie too far apart.
[[nodiscard]] std::optional<Composed> compose_group(const Lens& lens, std::span<const Act> acts);
/// The whole of a move in one picture, from as far as need be; nothing: it goes round the Earth.
[[nodiscard]] std::optional<Composed> compose_move(const Lens& lens, const Act& act);

/// Begin, middle and end of a move that the camera goes along with.
using Keys = std::array<Stance, 3>;
/// A missile: the launch, the top of its way over the rim of the Earth, the target.
[[nodiscard]] std::optional<Keys> compose_missile(const Lens& lens, const Act& act);
/// A way that no picture holds: half of it, all that can be seen, the other half.
[[nodiscard]] Keys compose_long_way(const Lens& lens, const Act& act);

/// From near: what was lost, or where the game ended.
[[nodiscard]] Stance compose_look(const Lens& lens, scene::Geographic at);
/// All of the globe or of the flat board, this side nearer.
[[nodiscard]] Stance compose_wide(const Lens& lens, const scene::CameraHome& home);

}  // namespace taiji::director
