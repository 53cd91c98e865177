#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/board/side.hpp"

namespace taiji {

/// A unit, or one of the three stacks of two units, each counting as one piece.
enum class Unit : std::uint8_t {
    Army,
    Navy,
    AirForce,
    Missile,
    Submarine,
    Carrier,
    Citizen,
    Hub,
    AirForceWithArmy,
    AirForceWithCitizen,
    NuclearSubmarine
};
inline constexpr std::size_t kUnitCount = 11;
inline constexpr std::array kUnits = {Unit::Army,
                                      Unit::Navy,
                                      Unit::AirForce,
                                      Unit::Missile,
                                      Unit::Submarine,
                                      Unit::Carrier,
                                      Unit::Citizen,
                                      Unit::Hub,
                                      Unit::AirForceWithArmy,
                                      Unit::AirForceWithCitizen,
                                      Unit::NuclearSubmarine};

struct Piece {
    Side side{};
    Unit unit{};

    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// "A", "FA", "SM": RULES.md 2.
[[nodiscard]] std::string_view letters(Unit unit);
/// From upper-case letters.
[[nodiscard]] std::optional<Unit> unit_from_letters(std::string_view upper_case);
/// 陆军, 战略核潜艇 and so on, UTF-8.
[[nodiscard]] std::string_view name_zh(Unit unit);
/// "army", "nuclear submarine" and so on.
[[nodiscard]] std::string_view name_en(Unit unit);

/// "White", "Black".
[[nodiscard]] std::string_view side_name_en(Side side);
/// "White's army" and so on.
[[nodiscard]] std::string piece_name_en(Piece piece);

[[nodiscard]] constexpr bool is_air_force(Unit unit) {
    return unit == Unit::AirForce || unit == Unit::AirForceWithArmy ||
           unit == Unit::AirForceWithCitizen;
}
[[nodiscard]] constexpr bool is_laden(Unit unit) {
    return unit == Unit::AirForceWithArmy || unit == Unit::AirForceWithCitizen;
}
[[nodiscard]] constexpr bool is_submarine(Unit unit) {
    return unit == Unit::Submarine || unit == Unit::NuclearSubmarine;
}
[[nodiscard]] constexpr bool is_stack(Unit unit) {
    return is_laden(unit) || unit == Unit::NuclearSubmarine;
}
/// The two units of a stack, carrier first; the unit itself otherwise.
[[nodiscard]] constexpr std::array<std::optional<Unit>, 2> units_of(Unit unit) {
    switch (unit) {
        case Unit::AirForceWithArmy:
            return {Unit::AirForce, Unit::Army};
        case Unit::AirForceWithCitizen:
            return {Unit::AirForce, Unit::Citizen};
        case Unit::NuclearSubmarine:
            return {Unit::Submarine, Unit::Missile};
        default:
            return {unit, std::nullopt};
    }
}
/// The stack that `passenger` and `carrier` form on one point, if they may.
[[nodiscard]] constexpr std::optional<Unit> stack_of(Unit carrier, Unit passenger) {
    if (carrier == Unit::AirForce && passenger == Unit::Army) return Unit::AirForceWithArmy;
    if (carrier == Unit::AirForce && passenger == Unit::Citizen) return Unit::AirForceWithCitizen;
    if (carrier == Unit::Submarine && passenger == Unit::Missile) return Unit::NuclearSubmarine;
    return std::nullopt;
}
/// What stays on the point when `mover`, a part of the stack `whole`, goes off alone; nothing when
/// `mover` is all of it. Precondition: `mover` is `whole` or one of its two units.
[[nodiscard]] std::optional<Unit> left_behind(Unit whole, Unit mover);

}  // namespace taiji
