#pragma once

#include <cstdint>
#include <variant>

#include "renderer/scene/frames.hpp"

namespace taiji {

/// Keys that mean something here; named after what is printed on them.
enum class Key : std::uint8_t {
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Plus,
    Minus,
    Home,
    Escape,
    Enter,
    Space,
    Tab,
    A,
    C,
    D,
    E,
    F,
    G,
    L,
    M,
    N,
    O,
    Q,
    R,
    S,
    T,
    U,
    W,
    F11,
    F12,
    Other
};
enum class PointerButton : std::uint8_t { Left, Middle, Right };

struct KeyEvent {
    Key key;
    bool pressed;
    bool repeated;
    bool alt;
    bool shift;
};
struct PointerMoved {
    scene::WindowPoint at;
};
struct PointerLeft {};
struct ButtonEvent {
    PointerButton button;
    bool pressed;
    scene::WindowPoint at;
};
struct Scrolled {
    double notches;  ///< up or away from the player is positive
    scene::WindowPoint at;
};
struct FramebufferResized {};
/// The window system lost what was drawn.
struct Exposed {};
struct FocusLost {};

using InputEvent = std::variant<KeyEvent, PointerMoved, PointerLeft, ButtonEvent, Scrolled,
                                FramebufferResized, Exposed, FocusLost>;

}  // namespace taiji
