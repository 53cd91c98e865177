#pragma once

#include <optional>
#include <string>
#include <variant>

#include "client/picture_file/picture_moment.hpp"
#include "client/storage/saved_camera.hpp"
#include "game/board/point.hpp"

namespace taiji {

// What the session asks of the window, which alone can do it.

struct FlyCameraTo {
    Point at;
    std::optional<double> distance{};  ///< Earth radii; nothing: near, or as now when nearer
};
/// The same unless it is well in sight already.
struct ShowPoint {
    Point at;
};
/// The way of a move that is about to be shown, both ends of it, unless it is in sight already.
struct ShowWay {
    Point from;
    Point to;
};
/// To where the session's home side looks from.
struct FlyCameraHome {};
/// To where the game was looked at before something else was.
struct FlyCameraBack {
    SavedCamera to;
};
/// The view and the light that a picture was made with.
struct RestoreView {
    std::optional<SavedCamera> camera;
    std::optional<SavedLight> light;
};
struct PutIntoClipboard {
    std::string text;
};
struct CloseWindow {};

using WindowWish = std::variant<FlyCameraTo, ShowPoint, ShowWay, FlyCameraHome, FlyCameraBack,
                                RestoreView, PutIntoClipboard, CloseWindow>;

}  // namespace taiji
