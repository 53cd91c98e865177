#include "client/settings/keys.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/check.hpp"

namespace taiji {
namespace {

constexpr std::array<std::pair<Key, std::string_view>, 78> kNames = {{
    {Key::A, "A"},
    {Key::B, "B"},
    {Key::C, "C"},
    {Key::D, "D"},
    {Key::E, "E"},
    {Key::F, "F"},
    {Key::G, "G"},
    {Key::H, "H"},
    {Key::I, "I"},
    {Key::J, "J"},
    {Key::K, "K"},
    {Key::L, "L"},
    {Key::M, "M"},
    {Key::N, "N"},
    {Key::O, "O"},
    {Key::P, "P"},
    {Key::Q, "Q"},
    {Key::R, "R"},
    {Key::S, "S"},
    {Key::T, "T"},
    {Key::U, "U"},
    {Key::V, "V"},
    {Key::W, "W"},
    {Key::X, "X"},
    {Key::Y, "Y"},
    {Key::Z, "Z"},
    {Key::Digit0, "0"},
    {Key::Digit1, "1"},
    {Key::Digit2, "2"},
    {Key::Digit3, "3"},
    {Key::Digit4, "4"},
    {Key::Digit5, "5"},
    {Key::Digit6, "6"},
    {Key::Digit7, "7"},
    {Key::Digit8, "8"},
    {Key::Digit9, "9"},
    {Key::F1, "F1"},
    {Key::F2, "F2"},
    {Key::F3, "F3"},
    {Key::F4, "F4"},
    {Key::F5, "F5"},
    {Key::F6, "F6"},
    {Key::F7, "F7"},
    {Key::F8, "F8"},
    {Key::F9, "F9"},
    {Key::F10, "F10"},
    {Key::F11, "F11"},
    {Key::F12, "F12"},
    {Key::Left, "Left"},
    {Key::Right, "Right"},
    {Key::Up, "Up"},
    {Key::Down, "Down"},
    {Key::PageUp, "PageUp"},
    {Key::PageDown, "PageDown"},
    {Key::Home, "Home"},
    {Key::End, "End"},
    {Key::Insert, "Insert"},
    {Key::Delete, "Delete"},
    {Key::Backspace, "Backspace"},
    {Key::Escape, "Escape"},
    {Key::Enter, "Enter"},
    {Key::Space, "Space"},
    {Key::Tab, "Tab"},
    {Key::Plus, "Plus"},
    {Key::Minus, "-"},
    {Key::Comma, ","},
    {Key::Period, "."},
    {Key::Slash, "/"},
    {Key::Backslash, "\\"},
    {Key::Semicolon, ";"},
    {Key::Apostrophe, "'"},
    {Key::LeftBracket, "["},
    {Key::RightBracket, "]"},
    {Key::Grave, "`"},
    {Key::Shift, "Shift"},
    {Key::Control, "Ctrl"},
    {Key::Alt, "Alt"},
    {Key::Super, "Super"},
}};

bool same_but_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

bool is_modifier(Key key) {
    return key == Key::Shift || key == Key::Control || key == Key::Alt || key == Key::Super;
}

std::string_view key_name(Key key) {
    for (const auto& [named, name] : kNames) {
        if (named == key) return name;
    }
    TAIJI_CHECK(key == Key::Other);
    return "Other";
}

std::string combo_text(KeyCombo combo) {
    std::string text;
    if (combo.with.ctrl) text += "Ctrl+";
    if (combo.with.shift) text += "Shift+";
    if (combo.with.alt) text += "Alt+";
    return text.append(key_name(combo.key));
}

std::optional<KeyCombo> parse_combo(std::string_view text) {
    KeyCombo combo;
    for (std::size_t plus = text.find('+'); plus != std::string_view::npos; plus = text.find('+')) {
        const std::string_view word = text.substr(0, plus);
        bool& held = same_but_case(word, "ctrl")    ? combo.with.ctrl
                     : same_but_case(word, "shift") ? combo.with.shift
                                                    : combo.with.alt;
        if (held || (&held == &combo.with.alt && !same_but_case(word, "alt"))) return std::nullopt;
        held = true;
        text.remove_prefix(plus + 1);
    }
    for (const auto& [key, name] : kNames) {
        if (same_but_case(name, text) && !is_modifier(key)) {
            combo.key = key;
            return combo;
        }
    }
    return std::nullopt;
}

}  // namespace taiji
