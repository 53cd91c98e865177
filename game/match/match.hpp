#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "game/board/board.hpp"
#include "game/match/clock.hpp"
#include "game/rules/apply.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Why a match did not do what it was asked to. It is then unchanged.
enum class MatchRefused : std::uint8_t {
    GameOver,            ///< the game has ended
    NotLegal,            ///< `refusal()` says why
    NoSuchPly,           ///< fewer plies have been played
    DrawAlreadyOffered,  ///< one offer at a time; the other side may accept
    NoDrawOffered,       ///< nothing to accept or decline
    OwnDrawOffer         ///< the other side answers an offer
};
/// One English sentence without a full stop.
[[nodiscard]] std::string_view match_refused_text(MatchRefused why);

template <typename T>
using MatchResult = tl::expected<T, MatchRefused>;

/// A move that was played and what the clocks showed once it was made.
struct Ply {
    Move move;
    Clocks clocks;
    friend bool operator==(const Ply&, const Ply&) = default;
};

struct MatchSetup {
    std::shared_ptr<const Board> board;
    PerSide<std::string> players;
    TimeControl time_control;
    /// Nothing: the board's start position.
    std::optional<Position> start;
};

/// What a match is resumed from, beyond its setup.
struct MatchProgress {
    std::vector<Ply> plies;
    /// What the clocks show now; nothing: what they showed after the last ply.
    std::optional<Clocks> clocks;
    std::optional<Side> draw_offer;
    /// Given for an end that the position does not show: resignation, agreement, flag,
    /// forfeit.
    std::optional<GameEnd> end;
};

/// A game between two players: whose turn it is, the clocks, the line so far, the result. A plain
/// value: a copy is a second match. Time passes only by `elapse`.
class Match {
  public:
    /// Error: a time control out of range, or a board whose start position is faulty. A start
    /// position that is already over makes a match that is over. Preconditions: there is a board,
    /// and `start` stands on it.
    static Result<Match> begin(MatchSetup setup);
    /// Begins and plays the plies, taking the clocks from them. Error: a move that is not legal or
    /// comes after the end, a clock out of range, an end or an offer that cannot be.
    static Result<Match> resume(MatchSetup setup, const MatchProgress& progress);

    [[nodiscard]] const std::shared_ptr<const Board>& board() const { return board_; }
    [[nodiscard]] const std::string& player(Side side) const { return players_[side]; }
    [[nodiscard]] const TimeControl& time_control() const { return time_control_; }
    [[nodiscard]] const Position& position() const { return line_.back(); }
    [[nodiscard]] Side side_to_move() const { return position().side_to_move(); }
    /// Every position from the first to the present one: one more than there are plies.
    [[nodiscard]] std::span<const Position> line() const { return line_; }
    [[nodiscard]] std::span<const Ply> plies() const { return plies_; }
    /// What the clocks show now.
    [[nodiscard]] const Clocks& clocks() const { return clocks_; }
    /// What they showed when `ply` plies had been played. Precondition: ply <= plies().size().
    [[nodiscard]] Clocks clocks_at(std::size_t ply) const;
    /// Whose offer waits for an answer.
    [[nodiscard]] std::optional<Side> draw_offer() const { return draw_offer_; }
    /// How the game ended (RULES.md 5, all of it), or nothing while it goes on.
    [[nodiscard]] const std::optional<GameEnd>& end() const { return end_; }

    /// Plays for the side to move. The last event is `GameEnded` if the game is over now, by
    /// whatever rule. The other side's draw offer lapses.
    [[nodiscard]] MatchResult<Outcome> play(Move move);
    /// Takes time from the side to move; its flag falls, and the game ends, when nothing is left.
    /// Without effect on an untimed match and after the end. Returns the end if this brought it.
    /// Precondition: time >= 0.
    std::optional<GameEnd> elapse(Millis time);

    [[nodiscard]] MatchResult<void> resign(Side side);
    /// The program at this seat did not play a legal move.
    [[nodiscard]] MatchResult<void> forfeit(Side side);
    /// Either side may offer, on its turn or not. An offer stands until it is answered or the other
    /// side moves.
    [[nodiscard]] MatchResult<void> offer_draw(Side side);
    [[nodiscard]] MatchResult<void> accept_draw(Side side);
    [[nodiscard]] MatchResult<void> decline_draw(Side side);

    /// Takes back the last `count` plies; the clocks go back too, and a game that was over goes on.
    [[nodiscard]] MatchResult<void> take_back(std::size_t count);
    /// A new match that goes on from the position after the first `ply` plies, with the clocks of
    /// that moment. This one stays as it is: it is the old line.
    [[nodiscard]] MatchResult<Match> continued_from(std::size_t ply) const;

    friend bool operator==(const Match&, const Match&) = default;

  private:
    Match() = default;
    void finish(GameEnd end);
    void keep_plies(std::size_t count);
    [[nodiscard]] MatchResult<void> may_answer_draw(Side side) const;
    Result<void> restore(const MatchProgress& progress);

    std::shared_ptr<const Board> board_;
    PerSide<std::string> players_;
    TimeControl time_control_;
    std::vector<Position> line_;
    std::vector<Ply> plies_;
    Clocks clocks_;
    std::optional<Side> draw_offer_;
    std::optional<GameEnd> end_;
};

/// May a game that is not over by its position end so? True for a resignation, a flag or a forfeit
/// with a winner and for an agreed draw.
[[nodiscard]] bool is_players_end(const GameEnd& end);

}  // namespace taiji
