#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "client/play/seat.hpp"
#include "client/play/selection.hpp"
#include "game/match/match.hpp"

namespace taiji::play {

/// What happened in a game, for pictures, sounds and savers. In the order in which it happened.
struct MovePlayed {
    std::size_t ply;  ///< the number of plies after it
    Position before;
    Outcome outcome;
    Side mover;
};
/// Another ply is looked at.
struct PlyShown {
    std::size_t from;
    std::size_t to;
};
/// Plies were taken back, or a new line was begun: everything is to be looked at anew.
struct LineChanged {};
struct DrawOffered {
    Side by;
};
/// In words, or by making a move instead.
struct DrawDeclined {
    Side by;
};
/// The game is over, by whatever rule; one that a move brought comes after its `MovePlayed`.
struct GameOver {
    GameEnd end;
};
using News = std::variant<MovePlayed, PlyShown, LineChanged, DrawOffered, DrawDeclined, GameOver>;

/// The game that is on at this machine: the match, who sits where, and which of its plies is looked
/// at. Time passes only by `elapse`. A plain value.
class Game {
  public:
    /// Error: a TFEN or a time control that is refused, in one sentence. A position that is over
    /// already may begin; `match().end()` says so.
    static Result<Game> begin(std::shared_ptr<const Board> board, const NewGame& setup);
    /// The match goes on with these players. The last ply is looked at.
    Game(Match match, PerSide<Seat> seats, Viewpoint viewpoint);

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] const PerSide<Seat>& seats() const { return seats_; }
    [[nodiscard]] Viewpoint viewpoint() const { return viewpoint_; }
    /// The same players and clocks from the same start, sides exchanged, and the viewpoint with
    /// them.
    [[nodiscard]] NewGame rematch() const;

    /// How many plies have been played in the position looked at.
    [[nodiscard]] std::size_t shown_ply() const { return shown_ply_; }
    [[nodiscard]] const Position& shown() const { return match_.line()[shown_ply_]; }
    [[nodiscard]] bool shows_the_present() const { return shown_ply_ == match_.plies().size(); }
    /// A person is to move, the game goes on, and the present is looked at.
    [[nodiscard]] bool may_move_by_hand() const { return hand() == Hand::Moves; }
    /// What `Selection::reset` is to be told for the position looked at.
    [[nodiscard]] Hand hand() const;
    /// Who is to decide now; nothing once the game is over.
    [[nodiscard]] std::optional<Seat> to_decide() const;
    /// The computer's side whose answer a draw offer waits for (ComputerPlayer::consider_draw).
    [[nodiscard]] std::optional<Side> computer_to_answer_draw() const;

    /// For the side to move. What is looked at follows if the present was looked at.
    [[nodiscard]] MatchResult<void> play(Move move);
    /// The side to move thought so long. Without effect while the game is over.
    void elapse(Millis time);
    [[nodiscard]] MatchResult<void> resign(Side side);
    /// The program at this seat did not play a legal move.
    [[nodiscard]] MatchResult<void> forfeit(Side side);
    [[nodiscard]] MatchResult<void> offer_draw(Side side);
    [[nodiscard]] MatchResult<void> accept_draw(Side side);
    [[nodiscard]] MatchResult<void> decline_draw(Side side);
    /// One ply between people; against the computer as many as it takes for the person to be on
    /// turn again; a game that was over goes on. The present is looked at then. Error: NoSuchPly
    /// when there is nothing to take back or nobody to ask for it.
    [[nodiscard]] MatchResult<void> take_back();
    [[nodiscard]] bool may_take_back() const { return plies_to_take_back().has_value(); }
    /// Looks at the position after `ply` plies; beyond the last: the last.
    void show_ply(std::size_t ply);
    /// What is looked at becomes the present: a new line, with the clocks of that moment; the old
    /// one is returned, to be kept. A game that a player ended goes on. At the present of a game
    /// that goes on, nothing changes.
    Match continue_from_shown();

    /// What happened since the last call.
    [[nodiscard]] std::vector<News> take_news() { return std::exchange(news_, {}); }

  private:
    [[nodiscard]] std::optional<std::size_t> plies_to_take_back() const;
    void tell_end();

    Match match_;
    PerSide<Seat> seats_;
    Viewpoint viewpoint_;
    std::size_t shown_ply_ = 0;
    std::vector<News> news_;
};

}  // namespace taiji::play
