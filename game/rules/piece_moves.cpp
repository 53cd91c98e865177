#include "game/rules/piece_moves.hpp"

#include <span>

#include "base/check.hpp"

namespace taiji {

namespace {

/// No piece has more moves: three movers at most, each with a target on every point at most.
constexpr std::size_t kMaxMovesOfOnePiece = 3 * Board::kMaxPoints;

}  // namespace

void PieceMoves::add(Point from, MoveList& moves) const {
    TAIJI_CHECK(moves.size() + kMaxMovesOfOnePiece <= MoveList::kCapacity);
    const Piece piece = *Position::decode(code_at(from));
    const Mover whole{from, piece.side, piece.unit};
    const auto part = [&](Unit unit) { return Mover{from, piece.side, unit}; };
    switch (piece.unit) {
        case Unit::Army:
            walker(whole, board_.army_reach(from), moves);
            break;
        case Unit::Citizen:
            walker(whole, board_.citizen_reach(from), moves);
            break;
        case Unit::Navy:
            navy(whole, moves);
            break;
        case Unit::AirForce:
            air_force(whole, moves);
            break;
        case Unit::Missile:
            missile(whole, moves);
            break;
        case Unit::Submarine:
            submarine(whole, moves);
            break;
        case Unit::Carrier:
            go_or_take(whole, board_.carrier_range(from), moves);
            break;
        case Unit::Hub:
            hub(whole, moves);
            break;
        case Unit::AirForceWithArmy:
            air_force(whole, moves);
            air_force(part(Unit::AirForce), moves);
            walker(part(Unit::Army), board_.army_reach(from), moves);
            break;
        case Unit::AirForceWithCitizen:
            air_force(whole, moves);
            air_force(part(Unit::AirForce), moves);
            walker(part(Unit::Citizen), board_.citizen_reach(from), moves);
            break;
        case Unit::NuclearSubmarine:
            submarine(whole, moves);
            if (board_.is_dashed(from)) break;  // submerged it moves only whole
            submarine(part(Unit::Submarine), moves);
            missile(part(Unit::Missile), moves);
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

void PieceMoves::go_or_take(Mover mover, const PointSet& targets, MoveList& moves) const {
    (targets - position_.occupied_[mover.side]).for_each([&](Point to) {
        moves.push({mover.from, to, mover.unit, code_at(to) == 0 ? MoveKind::Go : MoveKind::Take});
    });
}

/// Armies and citizens: also aboard an own air force in reach.
void PieceMoves::walker(Mover mover, const PointSet& reach, MoveList& moves) const {
    go_or_take(mover, reach, moves);
    const Code unladen = Position::encode({mover.side, Unit::AirForce});
    (reach & position_.occupied_[mover.side]).for_each([&](Point to) {
        if (code_at(to) == unladen) moves.push({mover.from, to, mover.unit, MoveKind::Board});
    });
}

void PieceMoves::air_force(Mover mover, MoveList& moves) const {
    const bool laden = is_laden(mover.unit);
    for (Direction direction : kDirections) {
        for (Point to : board_.line(mover.from, direction)) {
            const bool may_end = !laden || board_.land_points().contains(to);
            if (code_at(to) == 0) {
                if (may_end) moves.push({mover.from, to, mover.unit, MoveKind::Go});
                continue;
            }
            if (may_end && !is_own(mover, to)) {
                moves.push({mover.from, to, mover.unit, MoveKind::Take});
            }
            break;
        }
    }
}

void PieceMoves::navy(Mover mover, MoveList& moves) const {
    go_or_take(mover, board_.navy_range(mover.from), moves);
    for (const Landing& landing : board_.landings_from(mover.from)) {
        if (code_at(landing.centre) != 0 || is_own(mover, landing.far)) continue;
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
void PieceMoves::missile(Mover mover, MoveList& moves) const {
    const bool launches =
        code_at(mover.from) == Position::encode({mover.side, Unit::NuclearSubmarine});
    const Code joinable = Position::encode({mover.side, Unit::Submarine});
    for (Direction direction : kDirections) {
        int passed = 0;
        for (Point to : board_.line(mover.from, direction)) {
            const Code there = code_at(to);
            if (there == 0) {
                if (passed == 0) moves.push({mover.from, to, mover.unit, MoveKind::Go});
                continue;
            }
            if (!is_own(mover, to)) {
                if (passed == 1 || launches) {
                    moves.push({mover.from, to, mover.unit, MoveKind::Take});
                }
            } else if (passed == 0 && there == joinable) {
                moves.push({mover.from, to, mover.unit, MoveKind::Board});
            }
            if (++passed == 2) break;
        }
    }
}

void PieceMoves::submarine(Mover mover, MoveList& moves) const {
    const bool submerged = board_.is_dashed(mover.from);
    for (Direction direction : kDirections) {
        // Surfaced it takes along rows and columns, submerged along the dashed lines, its only
        // ones.
        const bool takes = submerged || !is_diagonal(direction);
        for (Point to : board_.submarine_line(mover.from, direction)) {
            if (code_at(to) == 0) {
                moves.push({mover.from, to, mover.unit, MoveKind::Go});
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

}  // namespace taiji
