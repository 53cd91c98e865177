#include "game/rules/legal_moves.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "game/rules/attack_finder.hpp"
#include "game/rules/piece_moves.hpp"

namespace taiji {

/// Tells which moves leave the own hub in check. Most moves touch no point that matters for the hub
/// and need no look; the others are tried out on a copy of the board.
class LegalityFilter {
  public:
    explicit LegalityFilter(const Position& position)
        : board_(*position.board_),
          us_(position.side_to_move_),
          trial_(position),
          finder_(trial_, opponent(us_)),
          enemy_seat_(board_.seat(opponent(us_))),
          in_check_(finder_.attacks(trial_.hubs_[us_])) {
        if (!in_check_) find_sensitive();
    }

    [[nodiscard]] bool is_legal(Move move) {
        // Entering the seat ends the game at once, so that check no longer counts.
        if (move.to == enemy_seat_) return true;
        if (!in_check_ && !touches_hub(move)) return true;
        return is_hub_safe_after(move);
    }

  private:
    using Code = Position::Code;

    [[nodiscard]] Code code_at(Point point) const { return trial_.at_[index(point)]; }
    [[nodiscard]] bool touches_hub(Move move) const {
        return move.mover == Unit::Hub || move.kind == MoveKind::DepthStrike ||
               sensitive_.contains(move.from) || sensitive_.contains(move.to);
    }

    /// Collects the points where a piece more or less could open an attack on the hub that is not
    /// in check now.
    void find_sensitive() {
        const Point hub = trial_.hubs_[us_];
        for (Direction direction : kDirections) {
            // Third on the line a missile or a nuclear submarine comes into play when one of two
            // screens leaves.
            add_line(board_.line(hub, direction), 3, [&](Unit unit, Point) {
                return is_air_force(unit) || unit == Unit::Missile || is_submarine(unit);
            });
            if (!is_diagonal(direction)) continue;
            add_line(board_.submarine_line(hub, direction), 2, [&](Unit unit, Point at) {
                return is_submarine(unit) && board_.is_dashed(at);
            });
        }
        for (const Landing& landing : board_.landings_to(hub)) {
            if (code_at(landing.far) == Position::encode({opponent(us_), Unit::Navy})) {
                sensitive_.insert(landing.centre);
            }
        }
    }

    /// Adds `line` up to the last of its first `pieces` pieces that is an enemy who `matters`.
    template <typename Matters>
    void add_line(std::span<const Point> line, int pieces, Matters&& matters) {
        PointSet passed;
        for (Point point : line) {
            passed.insert(point);
            const std::optional<Piece> piece = Position::decode(code_at(point));
            if (!piece) continue;
            if (piece->side != us_ && matters(piece->unit, point)) sensitive_ |= passed;
            if (--pieces == 0) return;
        }
    }

    [[nodiscard]] bool is_hub_safe_after(Move move) {
        Undo undo;
        trial_.make(move, undo);
        const bool safe = !finder_.attacks(trial_.hubs_[us_]);
        trial_.unmake(move, undo);
        return safe;
    }

    const Board& board_;
    const Side us_;
    Position trial_;
    AttackFinder finder_;
    const Point enemy_seat_;
    const bool in_check_;
    PointSet sensitive_;
};

void pseudo_legal_moves(const Position& position, MoveList& moves) {
    moves.truncate(0);
    if (is_seat_entered(position)) return;
    const PieceMoves generator(position);
    for (Point from : position.pieces(position.side_to_move())) generator.add(from, moves);
}

void legal_moves(const Position& position, MoveList& moves) {
    pseudo_legal_moves(position, moves);
    if (moves.empty()) return;
    LegalityFilter filter(position);
    std::size_t kept = 0;
    for (const Move& move : moves) {
        if (filter.is_legal(move)) moves[kept++] = move;
    }
    moves.truncate(kept);
}

bool has_legal_move(const Position& position) {
    if (is_seat_entered(position)) return false;
    LegalityFilter filter(position);
    const PieceMoves generator(position);
    MoveList moves;
    for (Point from : position.pieces(position.side_to_move())) {
        moves.truncate(0);
        generator.add(from, moves);
        if (std::any_of(moves.begin(), moves.end(),
                        [&](Move move) { return filter.is_legal(move); })) {
            return true;
        }
    }
    return false;
}

bool is_legal(const Position& position, Move move) {
    if (index(move.from) >= position.board().point_count() || is_seat_entered(position) ||
        !position.pieces(position.side_to_move()).contains(move.from)) {
        return false;
    }
    MoveList moves;
    PieceMoves(position).add(move.from, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end() &&
           LegalityFilter(position).is_legal(move);
}

bool is_seat_entered(const Position& position) {
    const Board& board = position.board();
    return position.pieces(Side::Black).contains(board.seat(Side::White)) ||
           position.pieces(Side::White).contains(board.seat(Side::Black));
}

std::uint64_t perft(const Position& position, int depth) {
    TAIJI_CHECK(depth >= 0);
    if (depth == 0) return 1;
    MoveList moves;
    legal_moves(position, moves);
    if (depth == 1) return moves.size();
    Position at = position;
    std::uint64_t sequences = 0;
    for (const Move& move : moves) {
        Undo undo;
        at.make(move, undo);
        sequences += perft(at, depth - 1);
        at.unmake(move, undo);
    }
    return sequences;
}

}  // namespace taiji
