#pragma once

#include <string>
#include <variant>

#include "game/board/point.hpp"

namespace taiji {

// What the session asks of the window, which alone can do it.

struct FlyCameraTo {
    Point at;
};
/// The same unless it is well in sight already.
struct ShowPoint {
    Point at;
};
/// To where the session's home side looks from.
struct FlyCameraHome {};
struct PutIntoClipboard {
    std::string text;
};
struct CloseWindow {};

using WindowWish =
    std::variant<FlyCameraTo, ShowPoint, FlyCameraHome, PutIntoClipboard, CloseWindow>;

}  // namespace taiji
