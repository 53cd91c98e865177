#include "tests/engine/wins/forced_win.hpp"

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"

namespace taiji {

std::optional<int> ForcedWin::moves_to_win(const Position& position, int most) {
    known_.clear();
    visited_ = 0;
    for (int moves = 1; moves <= most; ++moves) {
        if (attacker_wins(position, moves)) return moves;
        if (gave_up()) return std::nullopt;
    }
    return std::nullopt;
}

bool ForcedWin::attacker_wins(const Position& position, int moves) {
    if (can_enter_seat(position, position.side_to_move())) return true;
    if (++visited_ > limit_) return false;
    const std::uint64_t key = position.hash() * 16 + static_cast<std::uint64_t>(moves);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const Side us = position.side_to_move();
    MoveList list;
    legal_moves(position, list);
    bool wins = false;
    for (const Move& move : list) {
        Position next = position;
        Undo undo;
        next.make(move, undo);
        wins = !has_legal_move(next) ||
               (moves > 1 && threatens(next, us) && defender_loses(next, moves - 1));
        if (wins) break;
    }
    if (!gave_up()) known_[key] = wins;
    return wins;
}

bool ForcedWin::defender_loses(const Position& position, int moves) {
    MoveList list;
    legal_moves(position, list);
    for (const Move& move : list) {
        Position next = position;
        Undo undo;
        next.make(move, undo);
        if (is_seat_entered(next) || !attacker_wins(next, moves)) return false;
    }
    return true;
}

}  // namespace taiji
