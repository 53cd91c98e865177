#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "client/settings/key_bindings.hpp"

namespace taiji {

enum class UiLanguage : std::uint8_t { English, Chinese };
enum class GraphicsQuality : std::uint8_t { Automatic, Quick, Full };
enum class SideColours : std::uint8_t { IvoryAndObsidian, ColourSafe };
enum class PieceText : std::uint8_t { Characters, Letters };
enum class PlayLight : std::uint8_t { ForPlay, TrueSun };

inline constexpr double kSlowestAnimation = 0.5;
inline constexpr double kFastestAnimation = 4.0;
inline constexpr double kSmallestInterface = 1.0;
inline constexpr double kLargestInterface = 2.0;

/// What the player has set; kept in the user's config folder.
struct Settings {
    UiLanguage language = UiLanguage::English;  ///< at first that of the locale
    GraphicsQuality quality = GraphicsQuality::Automatic;
    double animation_speed = 1.0;  ///< kSlowestAnimation .. kFastestAnimation
    bool reduced_motion = false;
    bool follow_moves = true;  ///< the camera turns to where the other side moves
    SideColours side_colours = SideColours::IvoryAndObsidian;
    PieceText piece_text = PieceText::Characters;
    PlayLight light = PlayLight::ForPlay;
    bool clouds = true;
    bool mansions = false;
    bool coordinates = false;
    bool five_colours = false;
    double interface_scale = 1.0;  ///< kSmallest .. kLargestInterface, on top of the display's
    double sound_volume = 0.7;     ///< 0 .. 1
    bool muted = false;
    KeyBindings bindings;
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What a new player finds: the language by the locale ("zh_CN.UTF-8"), letters on the pieces where
/// the language is English.
[[nodiscard]] Settings first_settings(std::string_view locale);

/// JSON that a person can read and edit. Members of `before` (the text of a settings file) that
/// this program does not know stay as they are.
[[nodiscard]] std::string settings_text(const Settings& settings, std::string_view before = "{}");
/// Members that are missing are those of `base`; unknown ones are looked over. Error: no JSON, a
/// value of the wrong kind or out of range, an unknown key or command, named with `name`.
[[nodiscard]] Result<Settings> parse_settings(std::string_view text, std::string_view name,
                                              const Settings& base);

}  // namespace taiji
