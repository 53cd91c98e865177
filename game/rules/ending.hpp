#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "game/board/side.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Why a game ended (RULES.md 5).
enum class Ending : std::uint8_t {
    Seat,
    Mate,
    Stalemate,
    Perpetual,
    Repetition,
    Quiet,
    Resignation,
    Agreement,
    Flag,
    Forfeit  ///< a program at a seat did not play a legal move
};

struct GameEnd {
    Ending how{};
    std::optional<Side> winner;  ///< nobody: a draw

    friend constexpr bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// "seat", "mate", "stalemate", "perpetual", "repetition", "quiet", "resignation", "agreement",
/// "flag", "forfeit".
[[nodiscard]] std::string_view ending_text(Ending how);
/// "1-0", "0-1" or "1/2-1/2".
[[nodiscard]] std::string_view result_text(const GameEnd& end);

/// Moves in a row without a taking that end a game.
inline constexpr std::uint32_t kQuietLimit = 120;

/// How a game stands whose positions so far, from the loaded one to the present one, are `line`:
/// nothing while it goes on. Looks in the order of section 5: seat, no legal move, repetition,
/// quiet. Precondition: not empty.
[[nodiscard]] std::optional<GameEnd> game_end(std::span<const Position> line);
/// The endings that a position shows by itself: seat, mate, stalemate, quiet.
[[nodiscard]] std::optional<GameEnd> game_end(const Position& position);

}  // namespace taiji
