#include "client/play/target.hpp"

#include <algorithm>
#include <cstdlib>

#include "game/rules/apply.hpp"

namespace taiji::play {
namespace {

/// Before another by its bearing, clockwise from north, or nearer on the same one. Exact: no angle
/// is computed.
bool is_before(Coord a, Coord b) {
    const auto is_west = [](Coord way) { return way.x2 < 0 || (way.x2 == 0 && way.y2 < 0); };
    if (is_west(a) != is_west(b)) return is_west(b);
    const int turn = a.x2 * b.y2 - a.y2 * b.x2;  // below zero: b lies clockwise of a
    if (turn != 0) return turn < 0;
    return std::max(std::abs(a.x2), std::abs(a.y2)) < std::max(std::abs(b.x2), std::abs(b.y2));
}

/// Lower comes first: see Selection.
int unusualness(const Position& position, Move move) {
    if (target_kind(position, move) == TargetKind::Launch) return 0;
    const Unit whole = position.piece_at(move.from)->unit;
    if (move.mover == whole) return 1;
    return move.mover == units_of(whole)[0] ? 2 : 3;
}

}  // namespace

TargetKind target_kind(const Position& position, Move move) {
    switch (move.kind) {
        case MoveKind::DepthStrike:
            return TargetKind::Strike;
        case MoveKind::Board:
            return move.mover == Unit::Missile ? TargetKind::Join : TargetKind::Board;
        case MoveKind::Take:
            return manner_of(position, move) == Manner::Launched ? TargetKind::Launch
                                                                 : TargetKind::Take;
        case MoveKind::Go:
            break;
    }
    return manner_of(position, move) == Manner::Crossed ? TargetKind::Cross : TargetKind::Go;
}

std::vector<Target> targets_from(const Position& position, Point from, const MoveList& legal) {
    std::vector<Target> targets;
    for (const Move& move : legal) {
        if (move.from != from) continue;
        const auto same = std::ranges::find(targets, move.to, &Target::at);
        if (same == targets.end()) {
            targets.push_back({move.to, {}, {move}});
        } else {
            same->moves.push_back(move);
        }
    }
    const Board& board = position.board();
    std::ranges::sort(targets, [&](const Target& a, const Target& b) {
        return is_before(board.coord(a.at) - board.coord(from),
                         board.coord(b.at) - board.coord(from));
    });
    for (Target& target : targets) {
        std::ranges::stable_sort(target.moves, {},
                                 [&](const Move& move) { return unusualness(position, move); });
        target.kind = target_kind(position, target.moves.front());
    }
    return targets;
}

}  // namespace taiji::play
