#pragma once

#include <optional>
#include <span>

#include "game/board/board.hpp"
#include "game/rules/attack_finder.hpp"
#include "game/rules/position.hpp"

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

}  // namespace taiji
