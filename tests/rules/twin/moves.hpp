#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/rules/twin/state.hpp"

namespace taiji::twin {

/// `sign` as in section 8: '-', 'x', '+' or '*'.
struct Move {
    Kind mover{};
    Spot from;
    Spot to;
    char sign = '-';
    friend bool operator==(const Move&, const Move&) = default;
};

/// Section 8.
[[nodiscard]] std::string move_text(const Move& move);

/// Section 2: all moves of one side, or those to one target, whether or not they expose its own
/// hub.
[[nodiscard]] std::vector<Move> moves_of(const State& state, Colour colour,
                                         std::optional<Spot> target = std::nullopt);
/// Section 4.
[[nodiscard]] std::vector<Move> legal_moves(const State& state);
[[nodiscard]] bool has_legal_move(const State& state);
[[nodiscard]] std::optional<Move> legal_move(const State& state, std::string_view text);
/// Is the move, one of `moves_of`, kept from leaving the own hub in check?
[[nodiscard]] bool is_guarded(const State& state, const Move& move);
/// Their texts, sorted.
[[nodiscard]] std::vector<std::string> legal_texts(const State& state);

[[nodiscard]] State after(const State& state, const Move& move);

[[nodiscard]] bool is_in_check(const State& state, Colour colour);
/// Were `colour` to move, could it take the hub or enter the seat?
[[nodiscard]] bool threatens(const State& state, Colour colour);
[[nodiscard]] bool is_seat_entered(const State& state, Colour whose_seat);
[[nodiscard]] bool is_finished(const State& state);
[[nodiscard]] std::uint64_t perft(const State& state, int depth);

/// "seat", "mate", "stalemate", "perpetual", "repetition" or "quiet", with the result text of
/// section 10; empty while the game goes on.
struct End {
    std::string reason;
    std::string result;
    friend bool operator==(const End&, const End&) = default;
};
[[nodiscard]] End game_end(const std::vector<State>& line);

}  // namespace taiji::twin
