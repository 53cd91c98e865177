#include "client/ui/words.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <numbers>

namespace taiji::ui {
namespace {

std::string degrees(const Language& language, double radians, std::string_view positive,
                    std::string_view negative) {
    const double value = radians * 180.0 / std::numbers::pi;
    const double rounded = std::round(value * 10.0) / 10.0;
    return language.format(rounded >= 0.0 ? positive : negative,
                           {{"degrees", fmt::format("{:.1f}", std::abs(rounded))}});
}

}  // namespace

std::string_view unit_mark(Unit unit, PieceText text) {
    constexpr std::array<std::string_view, 8> kCharacters = {"陆", "海", "空", "弹",
                                                             "潜", "航", "民", "枢"};
    return text == PieceText::Characters && static_cast<std::size_t>(unit) < kCharacters.size()
               ? kCharacters[static_cast<std::size_t>(unit)]
               : letters(unit);
}

std::string terrain_name(const Language& language, Terrain terrain) {
    constexpr std::array<std::string_view, 3> kKeys = {"terrain.inland", "terrain.coast",
                                                       "terrain.open_sea"};
    return std::string(language.text(kKeys[static_cast<std::size_t>(terrain)]));
}

std::string place_name(const Language& language, scene::Geographic place) {
    return language.format(
        "place.both",
        {{"latitude", degrees(language, place.latitude, "place.north", "place.south")},
         {"longitude", degrees(language, place.longitude, "place.east", "place.west")}});
}

std::string_view level_key(int level) {
    constexpr std::array<std::string_view, 8> kKeys = {"level.1", "level.2", "level.3", "level.4",
                                                       "level.5", "level.6", "level.7", "level.8"};
    return kKeys[static_cast<std::size_t>(level - 1)];
}

std::string player_words(const Language& language, const play::Seat& seat) {
    if (const auto* computer = std::get_if<play::Computer>(&seat)) {
        return language.format("seat.computer_of_level",
                               {{"level", fmt::to_string(computer->level)}});
    }
    if (const auto* engine = std::get_if<play::ExternalEngine>(&seat)) {
        const std::string program = engine->command.substr(0, engine->command.find(' '));
        return std::filesystem::path(program).filename().string();
    }
    return std::string(language.text("seat.human"));
}

std::string clock_words(Millis time) {
    const std::int64_t ms = time.count;
    if (ms < 10'000) return fmt::format("0:{:02}.{}", ms / 1000, ms % 1000 / 100);
    const std::int64_t s = (ms + 999) / 1000;  // what has begun still counts
    if (s < 3600) return fmt::format("{}:{:02}", s / 60, s % 60);
    return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
}

std::string move_words(const Language& language, const Position& position, Move move) {
    const auto whole = position.piece_at(move.from);
    const std::string unit = unit_name(language, move.mover);
    const bool alone = whole && whole->unit != move.mover;
    std::string_view key = alone ? "move.go_alone" : "move.go";
    if (move.kind == MoveKind::Take) key = alone ? "move.take_alone" : "move.take";
    if (move.kind == MoveKind::Board) key = alone ? "move.board_alone" : "move.board";
    if (move.kind == MoveKind::DepthStrike) key = "move.strike";
    if (play::target_kind(position, move) == play::TargetKind::Launch) key = "move.launch";
    return language.format(key, {{"unit", unit}});
}

}  // namespace taiji::ui
