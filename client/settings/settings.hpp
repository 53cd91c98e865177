#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace taiji {

enum class UiLanguage : std::uint8_t { English, Chinese };
enum class GraphicsQuality : std::uint8_t { Automatic, Quick, Full };
enum class SideColours : std::uint8_t { IvoryAndObsidian, ColourSafe };
enum class PieceText : std::uint8_t { Characters, Letters };
enum class PlayLight : std::uint8_t { ForPlay, TrueSun };

/// What a key or a combination of keys asks for. The default combinations are in key_bindings.cpp.
struct KeyBindings {
    std::map<std::string, std::string> keys;  ///< command name -> "Ctrl+Z"; only what differs
    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;
};

/// What the player has set; kept in the user's config folder.
struct Settings {
    UiLanguage language = UiLanguage::English;  ///< at first that of the locale
    GraphicsQuality quality = GraphicsQuality::Automatic;
    double animation_speed = 1.0;  ///< 0.5 .. 4
    bool reduced_motion = false;
    SideColours side_colours = SideColours::IvoryAndObsidian;
    PieceText piece_text = PieceText::Characters;
    PlayLight light = PlayLight::ForPlay;
    bool clouds = true;
    bool mansions = false;
    bool coordinates = false;
    bool five_colours = false;
    double interface_scale = 1.0;  ///< 1 .. 2, on top of the display's scale
    double sound_volume = 0.7;     ///< 0 .. 1
    bool muted = false;
    KeyBindings bindings;
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// JSON that a person can read and edit.
[[nodiscard]] std::string settings_text(const Settings& settings);
/// Unknown members are left alone; a value out of range is an error that names it.
[[nodiscard]] Result<Settings> parse_settings(const std::string& text, const std::string& name);

}  // namespace taiji
