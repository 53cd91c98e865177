#include "game/rules/refusal.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "base/check.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/piece_moves.hpp"

namespace taiji {
namespace {

/// Finds the reason why no move of section 2 fulfils a wish. Precondition of all but
/// `before_any_move`: the mover is an own piece or a part of one, and no such move exists.
class Reasoner {
  public:
    Reasoner(const Position& position, Wish wish)
        : position_(position),
          board_(position.board()),
          wish_(wish),
          whole_(position.piece_at(wish.from)),
          target_(position.piece_at(wish.to)),
          way_(board_.coord(wish.to) - board_.coord(wish.from)) {}

    /// Reasons that do not depend on how the unit moves.
    [[nodiscard]] std::optional<Refusal> before_any_move() const;
    [[nodiscard]] Refusal why_no_move() const;

  private:
    // In half steps.
    [[nodiscard]] int longer() const { return std::max(std::abs(way_.x2), std::abs(way_.y2)); }
    [[nodiscard]] int shorter() const { return std::min(std::abs(way_.x2), std::abs(way_.y2)); }
    [[nodiscard]] bool in_shape(int most_long, int most_short) const {
        return longer() <= 2 * most_long && shorter() <= 2 * most_short;
    }
    [[nodiscard]] bool is_straight() const { return shorter() == 0; }
    [[nodiscard]] bool is_own(std::optional<Piece> piece) const {
        return piece && piece->side == whole_->side;
    }
    [[nodiscard]] std::optional<Direction> direction() const;

    [[nodiscard]] static Refusal because(Refused reason) { return {reason, {}, {}, {}}; }
    [[nodiscard]] Refusal at_target(Refused reason) const {
        return {reason, wish_.to, target_, {}};
    }
    [[nodiscard]] Refusal at(Refused reason, Point where) const {
        return {reason, where, position_.piece_at(where), {}};
    }
    [[nodiscard]] Refusal wrong_terrain() const {
        return {Refused::WrongTerrain, wish_.to, {}, board_.terrain(wish_.to)};
    }
    /// The own piece at the target is a full carrier for this mover, or just in the way.
    [[nodiscard]] Refusal own_piece() const;

    [[nodiscard]] Refusal dashed_target() const;
    [[nodiscard]] Refusal walker(const PointSet& reach, int most_long, int most_short) const;
    [[nodiscard]] bool is_straight_over_sea() const;
    [[nodiscard]] Refusal navy() const;
    [[nodiscard]] Refusal carrier() const;
    [[nodiscard]] Refusal hub() const;
    [[nodiscard]] Refusal air_force() const;
    [[nodiscard]] Refusal missile() const;
    [[nodiscard]] Refusal submarine() const;

    const Position& position_;
    const Board& board_;
    const Wish wish_;
    const std::optional<Piece> whole_;
    const std::optional<Piece> target_;
    const Coord way_;
};

std::optional<Refusal> Reasoner::before_any_move() const {
    for (Side side : kBothSides) {
        const Point seat = board_.seat(side);
        if (position_.pieces(opponent(side)).contains(seat)) return at(Refused::GameOver, seat);
    }
    if (!whole_) return at(Refused::NothingThere, wish_.from);
    if (whole_->side != position_.side_to_move()) return at(Refused::NotYourTurn, wish_.from);
    const auto parts = units_of(whole_->unit);
    if (wish_.mover != whole_->unit) {
        if (wish_.mover != parts[0] && wish_.mover != parts[1]) {
            return at(Refused::UnitNotThere, wish_.from);
        }
        if (board_.is_dashed(wish_.from)) return at(Refused::SubmergedKeepsTogether, wish_.from);
    }
    if (wish_.from == wish_.to) return at_target(Refused::SamePoint);
    return std::nullopt;
}

Refusal Reasoner::why_no_move() const {
    if (wish_.to == board_.supreme_taiji()) return at_target(Refused::SupremeTaiji);
    if (board_.is_dashed(wish_.to) && !is_submarine(wish_.mover)) return dashed_target();
    switch (wish_.mover) {
        case Unit::Army:
            return walker(board_.army_reach(wish_.from), 2, 1);
        case Unit::Citizen:
            return walker(board_.citizen_reach(wish_.from), 1, 1);
        case Unit::Navy:
            return navy();
        case Unit::Carrier:
            return carrier();
        case Unit::Hub:
            return hub();
        case Unit::AirForce:
        case Unit::AirForceWithArmy:
        case Unit::AirForceWithCitizen:
            return air_force();
        case Unit::Missile:
            return missile();
        case Unit::Submarine:
        case Unit::NuclearSubmarine:
            return submarine();
    }
    TAIJI_CHECK(false);
}

std::optional<Direction> Reasoner::direction() const {
    if (!is_straight() && shorter() != longer()) return std::nullopt;
    const auto sign = [](int n) { return n > 0 ? 2 : (n < 0 ? -2 : 0); };
    const Coord unit{sign(way_.x2), sign(way_.y2)};
    for (Direction direction : kDirections) {
        if (step(direction) == unit) return direction;
    }
    return std::nullopt;
}

Refusal Reasoner::own_piece() const {
    const auto parts = units_of(target_->unit);
    const bool full = parts[1] && stack_of(*parts[0], wish_.mover).has_value();
    return at_target(full ? Refused::CarrierFull : Refused::OwnPieceThere);
}

Refusal Reasoner::dashed_target() const {
    if (target_ && !is_own(target_)) return at_target(Refused::SubmergedOutOfReach);
    return at_target(Refused::OnlySubmarinesSubmerge);
}

/// Armies (日) and citizens (口), whose crossings are tried along rows and columns over up to two
/// steps.
Refusal Reasoner::walker(const PointSet& reach, int most_long, int most_short) const {
    if (reach.contains(wish_.to)) return own_piece();
    const bool in_range = in_shape(most_long, most_short);
    const bool near = in_shape(2, 2);
    const bool may_cross = is_straight() && near;
    if (!board_.land_points().contains(wish_.to)) {
        return in_range || may_cross ? wrong_terrain() : because(Refused::OutOfRange);
    }
    if (board_.landmass(wish_.from) != board_.landmass(wish_.to)) {
        if (!is_straight() && near) return because(Refused::CrossingNotStraight);
        if (board_.army_crossings(wish_.from).contains(wish_.to)) {
            return because(Refused::CrossingNotNearest);
        }
    } else if (may_cross && is_straight_over_sea()) {
        return because(Refused::CrossingSameLandmass);
    }
    return because(in_range ? Refused::NoWayByLand : Refused::OutOfRange);
}

bool Reasoner::is_straight_over_sea() const {
    Point at = wish_.from;
    for (Point next : board_.line(wish_.from, *direction())) {
        if (!board_.is_sea_step(at, next) || board_.is_land_step(at, next)) return false;
        if (next == wish_.to) return true;
        at = next;
    }
    return false;
}

Refusal Reasoner::navy() const {
    if (board_.navy_range(wish_.from).contains(wish_.to)) return own_piece();
    if (!in_shape(2, 2)) return because(Refused::OutOfRange);
    if (shorter() == 4) {
        for (const Landing& landing : board_.landings_from(wish_.from)) {
            if (landing.far != wish_.to) continue;
            return position_.piece_at(landing.centre) ? at(Refused::LandingBlocked, landing.centre)
                                                      : own_piece();
        }
        const Coord half{way_.x2 / 4, way_.y2 / 4};
        for (Coord middle :
             {board_.coord(wish_.from) + half, board_.coord(wish_.from) + 3 * half}) {
            if (std::abs(middle.x2) == 1 && std::abs(middle.y2) == 1) {
                return because(Refused::OverCentre);
            }
        }
        return because(Refused::NoWayBySea);
    }
    return board_.terrain(wish_.to) == Terrain::Inland ? wrong_terrain()
                                                       : because(Refused::NoWayBySea);
}

Refusal Reasoner::carrier() const {
    if (board_.carrier_range(wish_.from).contains(wish_.to)) return own_piece();
    if (!in_shape(3, 1)) return because(Refused::OutOfRange);
    return board_.terrain(wish_.to) == Terrain::Inland ? wrong_terrain()
                                                       : because(Refused::NoWayBySea);
}

Refusal Reasoner::hub() const {
    if (!board_.palace(whole_->side).contains(wish_.to)) {
        return {Refused::HubLeavesPalace, wish_.to, {}, {}};
    }
    if (!in_shape(1, 1)) return because(Refused::OutOfRange);
    if (board_.is_centre_step(wish_.from, wish_.to)) return because(Refused::OverCentre);
    return at_target(is_own(target_) ? Refused::OwnPieceThere : Refused::HubTakesNothing);
}

Refusal Reasoner::air_force() const {
    const std::optional<Direction> along = direction();
    if (!along) return because(Refused::OffTheLines);
    for (Point point : board_.line(wish_.from, *along)) {
        if (point == wish_.to) break;
        if (position_.piece_at(point)) return at(Refused::Blocked, point);
    }
    if (is_own(target_)) return own_piece();
    return target_ ? at_target(Refused::LadenTakesNothingAtSea) : wrong_terrain();
}

Refusal Reasoner::missile() const {
    const std::optional<Direction> along = direction();
    if (!along) return because(Refused::OffTheLines);
    std::array<std::optional<Point>, 2> between;
    std::size_t count = 0;
    for (Point point : board_.line(wish_.from, *along)) {
        if (point == wish_.to || count == between.size()) break;
        if (position_.piece_at(point)) between[count++] = point;
    }
    if (!target_) return at(Refused::Blocked, *between[0]);
    if (!is_own(target_)) {
        return count == 0 ? because(Refused::NoScreen) : at(Refused::TooManyScreens, *between[1]);
    }
    // An own submarine with room is only out of reach when something stands before it.
    if (target_->unit == Unit::Submarine) return at(Refused::Blocked, *between[0]);
    return own_piece();
}

Refusal Reasoner::submarine() const {
    const bool submerged = board_.is_dashed(wish_.from);
    if (!board_.is_dashed(wish_.to) && board_.terrain(wish_.to) == Terrain::Inland) {
        return wrong_terrain();
    }
    const std::optional<Direction> along = direction();
    if (!along || (submerged && !is_diagonal(*along))) {
        const bool deep_enemy = board_.is_dashed(wish_.to) && target_ && !is_own(target_);
        return deep_enemy ? at_target(Refused::SubmergedOutOfReach) : because(Refused::OffTheLines);
    }
    for (Point point : board_.submarine_line(wish_.from, *along)) {
        if (point == wish_.to) {
            if (is_own(target_)) return own_piece();
            TAIJI_CHECK(target_ && !submerged && is_diagonal(*along));
            return at_target(Refused::TakesNothingOnDiagonal);
        }
        if (position_.piece_at(point)) return at(Refused::Blocked, point);
    }
    // The way leaves the sea before the target: at the next solid point of the line.
    const auto sea = board_.submarine_line(wish_.from, *along);
    const Coord last = sea.empty() ? board_.coord(wish_.from) : board_.coord(sea.back());
    const std::optional<Point> past = board_.point_at(last + step(*along));
    return past ? Refusal{Refused::NoWayBySea, past, {}, {}} : because(Refused::NoWayBySea);
}

Refusal leaves_hub_in_check(const Position& position, Move move) {
    Position after = position;
    Undo undo;
    after.make(move, undo);
    const PointSet from = checkers(after, position.side_to_move());
    TAIJI_CHECK(!from.empty());
    const Point where = *from.begin();
    return {Refused::LeavesHubInCheck, where, after.piece_at(where), {}};
}

}  // namespace

std::variant<Move, Refusal> judge(const Position& position, Wish wish) {
    TAIJI_CHECK(index(wish.from) < position.board().point_count());
    TAIJI_CHECK(index(wish.to) < position.board().point_count());
    const Reasoner reasoner(position, wish);
    if (const auto refusal = reasoner.before_any_move()) return *refusal;
    MoveList moves;
    PieceMoves(position).add(wish.from, moves);
    for (const Move& move : moves) {
        if (move.to != wish.to || move.mover != wish.mover) continue;
        if (is_legal(position, move)) return move;
        return leaves_hub_in_check(position, move);
    }
    return reasoner.why_no_move();
}

std::optional<Refusal> refusal(const Position& position, Move move) {
    const auto judged = judge(position, {move.from, move.to, move.mover});
    if (const auto* why = std::get_if<Refusal>(&judged)) return *why;
    const MoveKind would = std::get<Move>(judged).kind;
    if (would == move.kind) return std::nullopt;
    const std::optional<Piece> target = position.piece_at(move.to);
    const auto because = [&](Refused reason) { return Refusal{reason, move.to, target, {}}; };
    switch (would) {
        case MoveKind::Take:
            return because(Refused::WouldTake);
        case MoveKind::Board:
            return because(Refused::WouldBoard);
        case MoveKind::DepthStrike:
            return because(Refused::WouldStrike);
        case MoveKind::Go:
            break;
    }
    switch (move.kind) {
        case MoveKind::Take:
            return because(Refused::NothingToTake);
        case MoveKind::Board:
            return because(Refused::NothingToBoard);
        default:
            return because(Refused::NothingToStrike);
    }
}

}  // namespace taiji
