#include "client/play/situation.hpp"

#include "base/check.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/move_text.hpp"

namespace taiji::play {

std::vector<MoveRow> move_rows(const Match& match) {
    std::vector<MoveRow> rows;
    for (std::size_t i = 0; i < match.plies().size(); ++i) {
        const Position& before = match.line()[i];
        const bool is_white = before.side_to_move() == Side::White;
        if (is_white || rows.empty()) rows.push_back({before.move_number(), {}, {}});
        ListedMove listed{i + 1, move_text(before.board(), match.plies()[i].move)};
        (is_white ? rows.back().white : rows.back().black) = std::move(listed);
    }
    return rows;
}

PerSide<std::vector<Piece>> taken_pieces(const Match& match, std::size_t ply) {
    TAIJI_CHECK(ply <= match.plies().size());
    PerSide<std::vector<Piece>> taken;
    for (std::size_t i = 0; i < ply; ++i) {
        const Move move = match.plies()[i].move;
        if (!is_taking(move)) continue;
        const Piece piece = *match.line()[i].piece_at(move.to);
        taken[piece.side].push_back(piece);
    }
    return taken;
}

Alarms alarms(const Position& position) {
    Alarms found;
    for (Side side : kBothSides) {
        found.checkers[side] = checkers(position, side);
        found.seat_attackers[side] = seat_attackers(position, opponent(side));
    }
    return found;
}

}  // namespace taiji::play
