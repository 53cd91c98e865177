#pragma once

#include <span>
#include <string_view>

#include "client/motion/performance.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji::test {

/// A move that is looked at in pictures. `men` as in tests/support/scene.hpp, White to move; "mate"
/// as the move is the end alone.
struct ShownMove {
    std::string_view name;
    std::string_view men;
    std::string_view move;
};
[[nodiscard]] std::span<const ShownMove> shown_moves();

enum class MoveView { Far, Near, Flat, Night };

/// A frame of a move, and what it points to. Not movable: the frame points inside.
class MoveScene {
  public:
    MoveScene(const ShownMove& shown, MoveView view, int width, int height);
    MoveScene(const MoveScene&) = delete;
    MoveScene& operator=(const MoveScene&) = delete;

    /// Part of the move's time, 0..1.
    void show(double part);

    scene::SceneFrame frame;
    motion::Picture picture;
    motion::Performance performance;
};

}  // namespace taiji::test
