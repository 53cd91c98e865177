#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taiji {

/// Keys, named after what is printed on them. Those of the number pad count as the keys of the same
/// print.
enum class Key : std::uint8_t {
    // clang-format off
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
    Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
    F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12,
    Left, Right, Up, Down, PageUp, PageDown, Home, End, Insert, Delete, Backspace,
    Escape, Enter, Space, Tab,
    Plus, Minus, Comma, Period, Slash, Backslash, Semicolon, Apostrophe, LeftBracket, RightBracket, Grave,
    Shift, Control, Alt, Super,
    Other
    // clang-format on
};

/// Shift, Control, Alt, Super: means nothing by itself.
[[nodiscard]] bool is_modifier(Key key);

/// Which of these are held while a key or button is pressed.
struct Modifiers {
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
    friend constexpr auto operator<=>(const Modifiers&, const Modifiers&) = default;
};

/// A key together with the modifiers held.
struct KeyCombo {
    Key key = Key::Other;
    Modifiers with{};
    friend constexpr auto operator<=>(const KeyCombo&, const KeyCombo&) = default;
};

/// "A", "7", "F12", "PageUp", "[": as it stands in settings and on screen.
[[nodiscard]] std::string_view key_name(Key key);
/// "Ctrl+Shift+Z".
[[nodiscard]] std::string combo_text(KeyCombo combo);
/// Any case, modifiers in any order. Nothing: no such combination, or only a modifier.
[[nodiscard]] std::optional<KeyCombo> parse_combo(std::string_view text);

}  // namespace taiji
