#pragma once

#include <cstdint>

#include "game/board/side.hpp"

namespace taiji::ui {

/// Red, green, blue, opacity, as ImGui packs them (IM_COL32).
using Colour = std::uint32_t;

[[nodiscard]] constexpr Colour colour(std::uint32_t rgb, double opacity = 1.0) {
    const auto alpha = static_cast<std::uint32_t>(opacity * 255.0 + 0.5);
    return ((rgb >> 16U) & 0xFFU) | (rgb & 0xFF00U) | ((rgb & 0xFFU) << 16U) | (alpha << 24U);
}
[[nodiscard]] constexpr Colour with_opacity(Colour c, double opacity) {
    const auto alpha = static_cast<std::uint32_t>(opacity * 255.0 + 0.5);
    return (c & 0x00FFFFFFU) | (alpha << 24U);
}

/// Dark glass over space, thin luminous lines, jade and palace orange. Glass is dense enough that
/// text reads over snow by day.
namespace theme {
inline constexpr Colour kGlass = colour(0x0A111C, 0.82);
inline constexpr Colour kDeepGlass = colour(0x080E18, 0.94);  ///< dialogs
inline constexpr Colour kShade = colour(0x03060B, 0.55);      ///< over the scene behind dialogs
inline constexpr Colour kLine = colour(0x8CC8FF, 0.26);       ///< rims
inline constexpr Colour kFaintLine = colour(0x8CC8FF, 0.13);  ///< between rows
inline constexpr Colour kRaised = colour(0x9CCBFF, 0.09);     ///< a control at rest
inline constexpr Colour kHovered = colour(0x9CCBFF, 0.19);
inline constexpr Colour kPressed = colour(0x9CCBFF, 0.28);
inline constexpr Colour kText = colour(0xEAF1F8);
inline constexpr Colour kDim = colour(0xA9B9CB);
inline constexpr Colour kFaint = colour(0x71839A);
inline constexpr Colour kJade = colour(0x58DCC0);
inline constexpr Colour kJadeGlass = colour(0x2FB59A, 0.30);
inline constexpr Colour kPalace = colour(0xFFA04A);
inline constexpr Colour kPalaceGlass = colour(0x8A3F0C, 0.88);
inline constexpr Colour kDanger = colour(0xFF6A55);
inline constexpr Colour kDangerGlass = colour(0x5E140E, 0.92);

/// How a side's disc looks.
struct SideLook {
    Colour face;
    Colour rim;
    Colour ink;
};
inline constexpr PerSide<SideLook> kIvoryAndObsidian{
    {SideLook{colour(0xEFE6CD), colour(0xB89A5E), colour(0x2B2622)},
     SideLook{colour(0x1B1C22), colour(0x8E9BB0), colour(0xE9DDBE)}}};
/// Orange and blue of Okabe and Ito, as on the board.
inline constexpr PerSide<SideLook> kColourSafe{
    {SideLook{colour(0xE69F00), colour(0xFBD58A), colour(0x2B2622)},
     SideLook{colour(0x0A4A86), colour(0x56B4E9), colour(0xF2EAD2)}}};

// Sizes in units, which are pixels at 100 %.
inline constexpr float kRounding = 5.0F;
inline constexpr float kGap = 8.0F;       ///< between panels, and to the window's rim
inline constexpr float kPadding = 12.0F;  ///< inside panels
inline constexpr float kControl = 32.0F;  ///< height of buttons and fields
inline constexpr float kRow = 26.0F;      ///< height of list rows
inline constexpr float kBar = 44.0F;      ///< height of the top bar
}  // namespace theme

}  // namespace taiji::ui
