#include "game/rules/position.hpp"

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "game/rules/zobrist.hpp"

#include "game/board/coordinates.hpp"

namespace taiji {

constinit const Zobrist kZobrist;

namespace {

/// Why `piece` may never stand at `at`, or nothing (RULES.md 9, "Where a unit may stand").
std::optional<std::string> standing_fault(const Board& board, Placement p) {
    const std::string where = point_text(board, p.at);
    if (board.is_dashed(p.at)) {
        if (is_submarine(p.piece.unit)) return std::nullopt;
        return fmt::format("{} on dashed point {}, where only submarines may be",
                           piece_name_en(p.piece), where);
    }
    if (p.at == board.supreme_taiji()) {
        return fmt::format("{} on (0,0), where no piece may stand", piece_name_en(p.piece));
    }
    switch (p.piece.unit) {
        case Unit::Army:
        case Unit::Citizen:
        case Unit::AirForceWithArmy:
        case Unit::AirForceWithCitizen:
            if (board.land_points().contains(p.at)) return std::nullopt;
            return fmt::format("{} on {}, which is open sea; it stands on land points only",
                               piece_name_en(p.piece), where);
        case Unit::Carrier:
        case Unit::Submarine:
        case Unit::NuclearSubmarine:
            if (board.sea_points().contains(p.at)) return std::nullopt;
            return fmt::format("{} on {}, which is inland; it stands on sea points only",
                               piece_name_en(p.piece), where);
        case Unit::Hub:
            if (board.palace(p.piece.side).contains(p.at)) return std::nullopt;
            return fmt::format("{} on {}, outside its palace", piece_name_en(p.piece), where);
        case Unit::Navy:
        case Unit::AirForce:
        case Unit::Missile:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

Result<Position> Position::make(const Board& board, const Setup& setup) {
    Position p;
    p.board_ = &board;
    p.side_to_move_ = setup.side_to_move;
    p.quiet_moves_ = setup.quiet_moves;
    p.move_number_ = setup.move_number;
    if (setup.move_number == 0) return fail("move number 0; the first move has number 1");

    PerSide<std::size_t> units;
    PerSide<bool> has_hub;
    for (const Placement& placement : setup.pieces) {
        const auto [side, unit] = placement.piece;
        if (auto fault = standing_fault(board, placement)) return fail("{}", *fault);
        if (p.at_[index(placement.at)] != 0) {
            return fail("two pieces on {}", point_text(board, placement.at));
        }
        if (unit == Unit::Hub) {
            if (has_hub[side]) return fail("{} has more than one hub", side_name_en(side));
            has_hub[side] = true;
            p.hubs_[side] = placement.at;
        }
        units[side] += is_stack(unit) ? 2U : 1U;
        p.at_[index(placement.at)] = encode(placement.piece);
        p.occupied_[side].insert(placement.at);
    }
    for (Side side : kBothSides) {
        if (!has_hub[side]) return fail("{} has no hub", side_name_en(side));
        if (units[side] > kMaxUnitsPerSide) {
            return fail("{} has {} units; at most {} are possible (a stack counts two)",
                        side_name_en(side), units[side], kMaxUnitsPerSide);
        }
    }
    p.hash_ = p.recomputed_hash();

    const PerSide<bool> entered{{p.occupied_[Side::Black].contains(board.seat(Side::White)),
                                 p.occupied_[Side::White].contains(board.seat(Side::Black))}};
    if (entered[Side::White] && entered[Side::Black])
        return fail("both seats are entered by enemies");
    if (!is_seat_entered(p) && in_check(p, opponent(p.side_to_move_))) {
        return fail("{} is in check, but {} is to move", side_name_en(opponent(p.side_to_move_)),
                    side_name_en(p.side_to_move_));
    }
    return p;
}

Result<Position> Position::start(const Board& board) {
    return parse_tfen(board, board.start_tfen());
}

std::uint64_t Position::recomputed_hash() const {
    std::uint64_t hash = side_to_move_ == Side::Black ? kZobrist.black_to_move() : 0;
    for (Point point : occupied()) hash ^= kZobrist.piece(at_[index(point)], point);
    return hash;
}

void Position::set_code(Point point, Code code) {
    Code& here = at_[index(point)];
    hash_ ^= kZobrist.piece(here, point) ^ kZobrist.piece(code, point);
    here = code;
}

void Position::make(Move move, Undo& undo) {
    const Side us = side_to_move_;
    const Code mover_code = at_[index(move.from)];
    const Code target_code = at_[index(move.to)];
    undo = {hash_, quiet_moves_, mover_code, target_code};
    ++quiet_moves_;
    if (target_code != 0 && move.kind != MoveKind::Board) {
        occupied_[opponent(us)].erase(move.to);
        quiet_moves_ = 0;
    }
    if (move.kind == MoveKind::DepthStrike) {
        set_code(move.to, 0);
    } else {
        const Unit whole = decode(mover_code)->unit;
        Unit arrives = move.mover;
        if (move.kind == MoveKind::Board)
            arrives = *stack_of(decode(target_code)->unit, move.mover);
        if (whole == move.mover) {
            set_code(move.from, 0);
            occupied_[us].erase(move.from);
        } else {
            set_code(move.from, encode({us, *left_behind(whole, move.mover)}));
        }
        set_code(move.to, encode({us, arrives}));
        occupied_[us].insert(move.to);
        if (move.mover == Unit::Hub) hubs_[us] = move.to;
    }
    if (us == Side::Black) ++move_number_;
    side_to_move_ = opponent(us);
    hash_ ^= kZobrist.black_to_move();
}

void Position::unmake(Move move, const Undo& undo) {
    side_to_move_ = opponent(side_to_move_);
    const Side us = side_to_move_;
    if (us == Side::Black) --move_number_;
    at_[index(move.from)] = undo.mover_code;
    at_[index(move.to)] = undo.target_code;
    occupied_[us].insert(move.from);
    if (move.kind == MoveKind::DepthStrike) {
        occupied_[opponent(us)].insert(move.to);
    } else {
        if (move.kind != MoveKind::Board) {
            occupied_[us].erase(move.to);
            if (undo.target_code != 0) occupied_[opponent(us)].insert(move.to);
        }
        if (move.mover == Unit::Hub) hubs_[us] = move.from;
    }
    quiet_moves_ = undo.quiet_moves;
    hash_ = undo.hash;
}

Position Position::with_side_to_move(Side side) const {
    Position other = *this;
    if (side != side_to_move_) {
        other.side_to_move_ = side;
        other.hash_ ^= kZobrist.black_to_move();
    }
    return other;
}

}  // namespace taiji
