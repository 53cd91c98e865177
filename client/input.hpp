#pragma once

#include <cstdint>
#include <filesystem>
#include <variant>
#include <vector>

#include "client/settings/keys.hpp"
#include "renderer/scene/frames.hpp"

namespace taiji {

enum class PointerButton : std::uint8_t { Left, Middle, Right };

struct KeyEvent {
    Key key{};
    bool pressed = false;
    bool repeated = false;
    Modifiers with{};
};
/// A character was typed, whatever keys that took.
struct TextTyped {
    char32_t character = 0;
};
struct PointerMoved {
    scene::WindowPoint at;
};
struct PointerLeft {};
struct ButtonEvent {
    PointerButton button{};
    bool pressed = false;
    scene::WindowPoint at;
    Modifiers with{};
};
struct Scrolled {
    double notches = 0.0;  ///< up or away from the player is positive
    scene::WindowPoint at;
};
/// Files were let fall onto the window.
struct FilesDropped {
    std::vector<std::filesystem::path> paths;
};
struct FramebufferResized {};
/// The window moved to a display of another scale, or that was changed.
struct ContentScaleChanged {};
/// The window system lost what was drawn.
struct Exposed {};
struct FocusLost {};
/// The window was minimised, or came back.
struct Minimised {
    bool minimised = false;
};

using InputEvent = std::variant<KeyEvent, TextTyped, PointerMoved, PointerLeft, ButtonEvent,
                                Scrolled, FilesDropped, FramebufferResized, ContentScaleChanged,
                                Exposed, FocusLost, Minimised>;

}  // namespace taiji
