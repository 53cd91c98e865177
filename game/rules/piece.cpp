#include "game/rules/piece.hpp"

#include <fmt/format.h>

#include "base/check.hpp"

namespace taiji {
namespace {

struct Names {
    std::string_view letters;
    std::string_view en;
    std::string_view zh;
};

constexpr std::array<Names, kUnitCount> kNames = {{
    {"A", "army", "陆军"},
    {"N", "navy", "海军"},
    {"F", "air force", "空军"},
    {"M", "missile", "导弹"},
    {"S", "submarine", "潜艇"},
    {"V", "carrier", "航母"},
    {"C", "citizen", "国民"},
    {"H", "hub", "中枢"},
    {"FA", "air force carrying an army", "空军载陆军"},
    {"FC", "air force carrying a citizen", "空军载国民"},
    {"SM", "nuclear submarine", "战略核潜艇"},
}};

const Names& names(Unit unit) {
    return kNames[static_cast<std::size_t>(unit)];
}

}  // namespace

std::string_view letters(Unit unit) {
    return names(unit).letters;
}
std::string_view name_zh(Unit unit) {
    return names(unit).zh;
}
std::string_view name_en(Unit unit) {
    return names(unit).en;
}

std::string_view side_name_en(Side side) {
    return side == Side::White ? "White" : "Black";
}

std::string piece_name_en(Piece piece) {
    return fmt::format("{}'s {}", side_name_en(piece.side), name_en(piece.unit));
}

std::optional<Unit> unit_from_letters(std::string_view upper_case) {
    for (Unit unit : kUnits) {
        if (letters(unit) == upper_case) return unit;
    }
    return std::nullopt;
}

std::optional<Unit> left_behind(Unit whole, Unit mover) {
    if (whole == mover) return std::nullopt;
    const auto units = units_of(whole);
    TAIJI_CHECK(units[1] && (units[0] == mover || units[1] == mover));
    return units[0] == mover ? units[1] : units[0];
}

}  // namespace taiji
