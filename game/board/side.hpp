#pragma once

#include <array>
#include <cstdint>

namespace taiji {

/// West is White and moves first; East is Black.
enum class Side : std::uint8_t { White, Black };

inline constexpr std::array kBothSides = {Side::White, Side::Black};

[[nodiscard]] constexpr Side opponent(Side side) {
    return side == Side::White ? Side::Black : Side::White;
}

/// A pair indexed by side.
template <typename T>
struct PerSide {
    std::array<T, 2> values{};

    [[nodiscard]] constexpr T& operator[](Side side) { return values[static_cast<unsigned>(side)]; }
    [[nodiscard]] constexpr const T& operator[](Side side) const {
        return values[static_cast<unsigned>(side)];
    }
    friend constexpr bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace taiji
