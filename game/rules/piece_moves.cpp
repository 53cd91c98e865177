#include "game/rules/piece_moves.hpp"

#include <span>

#include "base/check.hpp"

namespace taiji {

namespace {

/// No piece has more moves: three movers at most, each with a target on every point at most.
constexpr std::size_t kMaxMovesOfOnePiece = 3 * Board::kMaxPoints;

}  // namespace

template <bool kAll>
void PieceMoves::add_some(Point from, MoveList& moves) const {
    TAIJI_CHECK(moves.size() + kMaxMovesOfOnePiece <= MoveList::kCapacity);
    const Piece piece = *Position::decode(code_at(from));
    const Mover whole{from, piece.side, piece.unit};
    const auto part = [&](Unit unit) { return Mover{from, piece.side, unit}; };
    switch (piece.unit) {
        case Unit::Army:
            walker<kAll>(whole, board_.army_reach(from), moves);
            break;
        case Unit::Citizen:
            walker<kAll>(whole, board_.citizen_reach(from), moves);
            break;
        case Unit::Navy:
            navy<kAll>(whole, moves);
            break;
        case Unit::AirForce:
            air_force<kAll>(whole, moves);
            break;
        case Unit::Missile:
            missile<kAll>(whole, moves);
            break;
        case Unit::Submarine:
            submarine<kAll>(whole, moves);
            break;
        case Unit::Carrier:
            go_or_take<kAll>(whole, board_.carrier_range(from), moves);
            break;
        case Unit::Hub:
            if constexpr (kAll) hub(whole, moves);
            break;
        case Unit::AirForceWithArmy:
            air_force<kAll>(whole, moves);
            air_force<kAll>(part(Unit::AirForce), moves);
            walker<kAll>(part(Unit::Army), board_.army_reach(from), moves);
            break;
        case Unit::AirForceWithCitizen:
            air_force<kAll>(whole, moves);
            air_force<kAll>(part(Unit::AirForce), moves);
            walker<kAll>(part(Unit::Citizen), board_.citizen_reach(from), moves);
            break;
        case Unit::NuclearSubmarine:
            submarine<kAll>(whole, moves);
            if (board_.is_dashed(from)) break;  // submerged it moves only whole
            submarine<kAll>(part(Unit::Submarine), moves);
            missile<kAll>(part(Unit::Missile), moves);
            break;
    }
}

Position PieceMoves::moved_to(const Position& position, Point from, Unit mover, Point to) {
    Position after = position;
    const Piece whole = *position.piece_at(from);
    after.occupied_[whole.side].erase(from);
    after.set_code(from, 0);
    if (const std::optional<Unit> rest = left_behind(whole.unit, mover)) {
        after.set_code(from, Position::encode({whole.side, *rest}));
        after.occupied_[whole.side].insert(from);
    }
    after.occupied_[opponent(whole.side)].erase(to);
    after.set_code(to, Position::encode({whole.side, mover}));
    after.occupied_[whole.side].insert(to);
    if (mover == Unit::Hub) after.hubs_[whole.side] = to;
    return after;
}

template <bool kAll>
void PieceMoves::go_or_take(Mover mover, const PointSet& targets, MoveList& moves) const {
    if constexpr (kAll) {
        (targets - position_.occupied_[mover.side]).for_each([&](Point to) {
            moves.push(
                {mover.from, to, mover.unit, code_at(to) == 0 ? MoveKind::Go : MoveKind::Take});
        });
    } else {
        (targets & position_.occupied_[opponent(mover.side)]).for_each([&](Point to) {
            moves.push({mover.from, to, mover.unit, MoveKind::Take});
        });
    }
}

/// Armies and citizens: also aboard an own air force in reach.
template <bool kAll>
void PieceMoves::walker(Mover mover, const PointSet& reach, MoveList& moves) const {
    go_or_take<kAll>(mover, reach, moves);
    if constexpr (!kAll) return;
    const Code unladen = Position::encode({mover.side, Unit::AirForce});
    (reach & position_.occupied_[mover.side]).for_each([&](Point to) {
        if (code_at(to) == unladen) moves.push({mover.from, to, mover.unit, MoveKind::Board});
    });
}

template <bool kAll>
void PieceMoves::air_force(Mover mover, MoveList& moves) const {
    const bool laden = is_laden(mover.unit);
    for (Direction direction : kDirections) {
        for (Point to : board_.line(mover.from, direction)) {
            const bool may_end = !laden || board_.land_points().contains(to);
            if (code_at(to) == 0) {
                if (kAll && may_end) moves.push({mover.from, to, mover.unit, MoveKind::Go});
                continue;
            }
            if (may_end && !is_own(mover, to)) {
                moves.push({mover.from, to, mover.unit, MoveKind::Take});
            }
            break;
        }
    }
}

template <bool kAll>
void PieceMoves::navy(Mover mover, MoveList& moves) const {
    go_or_take<kAll>(mover, board_.navy_range(mover.from), moves);
    for (const Landing& landing : board_.landings_from(mover.from)) {
        if (code_at(landing.centre) != 0 || is_own(mover, landing.far)) continue;
        if (!kAll && code_at(landing.far) == 0) continue;
        moves.push({mover.from, landing.far, mover.unit,
                    code_at(landing.far) == 0 ? MoveKind::Go : MoveKind::Take});
    }
    const PointSet& enemies = position_.occupied_[opponent(mover.side)];
    (board_.depth_strike_range(mover.from) & enemies).for_each([&](Point to) {
        moves.push({mover.from, to, mover.unit, MoveKind::DepthStrike});
    });
}

/// A missile on its own, or one that leaves its nuclear submarine and may then launch at the first
/// piece too.
template <bool kAll>
void PieceMoves::missile(Mover mover, MoveList& moves) const {
    const bool launches =
        code_at(mover.from) == Position::encode({mover.side, Unit::NuclearSubmarine});
    const Code joinable = Position::encode({mover.side, Unit::Submarine});
    for (Direction direction : kDirections) {
        int passed = 0;
        for (Point to : board_.line(mover.from, direction)) {
            const Code there = code_at(to);
            if (there == 0) {
                if (kAll && passed == 0) moves.push({mover.from, to, mover.unit, MoveKind::Go});
                continue;
            }
            if (!is_own(mover, to)) {
                if (passed == 1 || launches) {
                    moves.push({mover.from, to, mover.unit, MoveKind::Take});
                }
            } else if (kAll && passed == 0 && there == joinable) {
                moves.push({mover.from, to, mover.unit, MoveKind::Board});
            }
            if (++passed == 2) break;
        }
    }
}

template <bool kAll>
void PieceMoves::submarine(Mover mover, MoveList& moves) const {
    const bool submerged = board_.is_dashed(mover.from);
    for (Direction direction : kDirections) {
        // Surfaced it takes along rows and columns, submerged along the dashed lines, its only
        // ones.
        const bool takes = submerged || !is_diagonal(direction);
        for (Point to : board_.submarine_line(mover.from, direction)) {
            if (code_at(to) == 0) {
                if constexpr (kAll) moves.push({mover.from, to, mover.unit, MoveKind::Go});
                continue;
            }
            if (takes && !is_own(mover, to)) {
                moves.push({mover.from, to, mover.unit, MoveKind::Take});
            }
            break;
        }
    }
}

void PieceMoves::hub(Mover mover, MoveList& moves) const {
    (board_.hub_range(mover.from) - position_.occupied()).for_each([&](Point to) {
        moves.push({mover.from, to, mover.unit, MoveKind::Go});
    });
}

template void PieceMoves::add_some<true>(Point, MoveList&) const;
template void PieceMoves::add_some<false>(Point, MoveList&) const;

}  // namespace taiji
