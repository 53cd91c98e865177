#include "game/rules/ending.hpp"

#include <algorithm>
#include <array>

#include "base/check.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"

namespace taiji {
namespace {

std::optional<GameEnd> seat_or_no_move(const Position& position) {
    const Board& board = position.board();
    for (Side side : kBothSides) {
        if (position.pieces(opponent(side)).contains(board.seat(side))) {
            return GameEnd{Ending::Seat, opponent(side)};
        }
    }
    const Side to_move = position.side_to_move();
    if (has_legal_move(position)) return std::nullopt;
    return GameEnd{in_check(position, to_move) ? Ending::Mate : Ending::Stalemate,
                   opponent(to_move)};
}

std::optional<GameEnd> quiet_end(const Position& position) {
    if (position.quiet_moves() < kQuietLimit) return std::nullopt;
    return GameEnd{Ending::Quiet, std::nullopt};
}

/// Looks at the positions after the first occurrence: who threatened with every move?
GameEnd repetition_end(std::span<const Position> after_first) {
    PerSide<bool> always{{true, true}};
    for (const Position& position : after_first) {
        const Side mover = opponent(position.side_to_move());
        always[mover] = always[mover] && threatens(position, mover);
    }
    if (always[Side::White] == always[Side::Black]) return {Ending::Repetition, std::nullopt};
    return {Ending::Perpetual, always[Side::White] ? Side::Black : Side::White};
}

std::optional<GameEnd> repetition(std::span<const Position> line) {
    const Position& now = line.back();
    int occurrences = 1;
    // Only positions since the last taking can be the same.
    const std::size_t back = std::min<std::size_t>(line.size() - 1, now.quiet_moves());
    for (std::size_t i = 2; i <= back; i += 2) {
        const std::size_t at = line.size() - 1 - i;
        if (line[at].hash() != now.hash() || !line[at].same_placement(now)) continue;
        if (++occurrences == 3) return repetition_end(line.subspan(at + 1));
    }
    return std::nullopt;
}

}  // namespace

std::string_view ending_text(Ending how) {
    constexpr std::array<std::string_view, 10> kTexts = {
        "seat",  "mate",        "stalemate", "perpetual", "repetition",
        "quiet", "resignation", "agreement", "flag",      "forfeit"};
    return kTexts[static_cast<std::size_t>(how)];
}

std::string_view result_text(const GameEnd& end) {
    if (!end.winner) return "1/2-1/2";
    return *end.winner == Side::White ? "1-0" : "0-1";
}

std::optional<GameEnd> game_end(std::span<const Position> line) {
    TAIJI_CHECK(!line.empty());
    if (auto end = seat_or_no_move(line.back())) return end;
    if (auto end = repetition(line)) return end;
    return quiet_end(line.back());
}

std::optional<GameEnd> game_end(const Position& position) {
    return game_end(std::span(&position, 1));
}

}  // namespace taiji
