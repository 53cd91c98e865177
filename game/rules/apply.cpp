#include "game/rules/apply.hpp"

#include "base/check.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"

namespace taiji {

Manner manner_of(const Position& before, Move move) {
    const Board& board = before.board();
    const bool was_dashed = board.is_dashed(move.from);
    const bool is_dashed = board.is_dashed(move.to);
    switch (move.mover) {
        case Unit::Army:
            return board.army_range(move.from).contains(move.to) ? Manner::Travelled
                                                                 : Manner::Crossed;
        case Unit::Citizen:
            return board.citizen_range(move.from).contains(move.to) ? Manner::Travelled
                                                                    : Manner::Crossed;
        case Unit::Navy:
            return board.navy_range(move.from).contains(move.to) ? Manner::Travelled
                                                                 : Manner::Landed;
        case Unit::Submarine:
        case Unit::NuclearSubmarine:
            if (was_dashed == is_dashed) return Manner::Travelled;
            return is_dashed ? Manner::Dived : Manner::Surfaced;
        case Unit::Missile:
            return move.kind == MoveKind::Take &&
                           before.piece_at(move.from)->unit == Unit::NuclearSubmarine
                       ? Manner::Launched
                       : Manner::Travelled;
        default:
            return Manner::Travelled;
    }
}

namespace {

void describe_move(const Position& before, Move move, std::vector<Event>& events) {
    const Piece whole = *before.piece_at(move.from);
    const std::optional<Piece> target = before.piece_at(move.to);
    const Piece mover{whole.side, move.mover};
    if (move.kind == MoveKind::DepthStrike) {
        events.push_back(Struck{mover, move.from, *target, move.to});
        return;
    }
    if (const auto rest = left_behind(whole.unit, move.mover)) {
        events.push_back(LeftBehind{{whole.side, *rest}, move.from});
    }
    if (move.kind == MoveKind::Take) events.push_back(Taken{*target, move.to, move.from});
    events.push_back(Moved{mover, move.from, move.to, manner_of(before, move)});
    if (move.kind == MoveKind::Board) {
        const Piece stack{whole.side, *stack_of(target->unit, move.mover)};
        if (stack.unit == Unit::NuclearSubmarine) {
            events.push_back(Joined{mover, move.to, stack});
        } else {
            events.push_back(Boarded{mover, move.to, stack});
        }
    }
}

void describe_threats(const Position& after, std::vector<Event>& events) {
    const Side mover = opponent(after.side_to_move());
    const Side other = after.side_to_move();
    if (const PointSet from = checkers(after, other); !from.empty()) {
        events.push_back(CheckGiven{other, after.hub(other), from});
    }
    if (const PointSet from = seat_attackers(after, mover); !from.empty()) {
        events.push_back(SeatThreatened{other, after.board().seat(other), from});
    }
}

/// What `retrace` needs of one event: takes pieces off the board and puts them down.
class Replayer {
  public:
    explicit Replayer(const Position& before) : before_(before) {
        for (Point point : before.occupied()) at_[index(point)] = before.piece_at(point);
    }

    void operator()(const LeftBehind& event) { rest_ = event; }
    void operator()(const Taken& event) {
        at_[index(event.at)] = std::nullopt;
        took_ = true;
    }
    void operator()(const Moved& event) {
        at_[index(event.from)] = std::nullopt;
        if (rest_) at_[index(rest_->at)] = rest_->piece;
        at_[index(event.to)] = event.piece;
    }
    void operator()(const Boarded& event) { at_[index(event.at)] = event.stack; }
    void operator()(const Joined& event) { at_[index(event.at)] = event.stack; }
    void operator()(const Struck& event) {
        at_[index(event.at)] = std::nullopt;
        took_ = true;
    }
    void operator()(const CheckGiven&) {}
    void operator()(const SeatThreatened&) {}
    void operator()(const GameEnded&) {}

    [[nodiscard]] Position result() const {
        Setup setup;
        for (std::size_t i = 0; i < at_.size(); ++i) {
            if (at_[i]) setup.pieces.push_back({static_cast<Point>(i), *at_[i]});
        }
        setup.side_to_move = opponent(before_.side_to_move());
        setup.quiet_moves = took_ ? 0 : before_.quiet_moves() + 1;
        setup.move_number =
            before_.move_number() + (before_.side_to_move() == Side::Black ? 1U : 0U);
        const Result<Position> after = Position::make(before_.board(), setup);
        TAIJI_CHECK(after.has_value());
        return *after;
    }

  private:
    const Position& before_;
    std::array<std::optional<Piece>, Board::kMaxPoints> at_{};
    std::optional<LeftBehind> rest_;
    bool took_ = false;
};

}  // namespace

Outcome apply(const Position& before, Move move) {
    TAIJI_CHECK(is_legal(before, move));
    Outcome outcome{before, {}};
    Undo undo;
    outcome.after.make(move, undo);
    describe_move(before, move, outcome.events);
    const std::optional<GameEnd> end = game_end(outcome.after);
    if (!end || end->how != Ending::Seat) describe_threats(outcome.after, outcome.events);
    if (end) outcome.events.push_back(GameEnded{*end});
    return outcome;
}

Position retrace(const Position& before, const std::vector<Event>& events) {
    Replayer replayer(before);
    for (const Event& event : events) std::visit(replayer, event);
    return replayer.result();
}

}  // namespace taiji
