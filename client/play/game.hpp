#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "client/play/seat.hpp"
#include "game/match/match.hpp"
#include "game/match/record.hpp"

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
/// Plies were taken back, a new line was begun, or another game: everything is to be looked at
/// anew.
struct LineChanged {};
struct DrawOffered {
    Side by;
};
struct DrawDeclined {
    Side by;
};
/// The flag fell, somebody resigned, or both agreed; endings by a move come with `MovePlayed` too.
struct GameOver {
    GameEnd end;
};
using News = std::variant<MovePlayed, PlyShown, LineChanged, DrawOffered, DrawDeclined, GameOver>;

/// The game that is on at this machine: the match, who sits where, and which of its plies is looked
/// at. Time passes only by `elapse`. A plain value.
class Game {
  public:
    /// Error: a TFEN or a time control that is refused, in one sentence.
    static Result<Game> begin(std::shared_ptr<const Board> board, const NewGame& setup);
    /// The match goes on with these players. The last ply is looked at.
    Game(Match match, PerSide<Seat> seats, Viewpoint viewpoint);

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] const PerSide<Seat>& seats() const { return seats_; }
    [[nodiscard]] Viewpoint viewpoint() const { return viewpoint_; }
    /// The same players and clocks from the same start, seats exchanged: a rematch.
    [[nodiscard]] NewGame rematch() const;

    /// How many plies have been played in the position looked at.
    [[nodiscard]] std::size_t shown_ply() const { return shown_ply_; }
    [[nodiscard]] const Position& shown() const { return match_.line()[shown_ply_]; }
    [[nodiscard]] bool shows_the_present() const { return shown_ply_ == match_.plies().size(); }
    /// A person is to move, the game goes on, and the present is looked at.
    [[nodiscard]] bool may_move_by_hand() const;
    /// Who is to decide now; nothing once the game is over.
    [[nodiscard]] std::optional<Seat> to_decide() const;

    [[nodiscard]] MatchResult<void> play(Move move);
    /// The side to move thought so long. Without effect while the game is over.
    void elapse(Millis time);
    [[nodiscard]] MatchResult<void> resign(Side side);
    [[nodiscard]] MatchResult<void> offer_draw(Side side);
    [[nodiscard]] MatchResult<void> accept_draw(Side side);
    [[nodiscard]] MatchResult<void> decline_draw(Side side);
    /// One ply between people; against the computer as many as it takes for the person who asks to
    /// be on turn again. Error: nothing to take back.
    [[nodiscard]] MatchResult<void> take_back();
    /// Looks at the position after `ply` plies; beyond the last: the last.
    void show_ply(std::size_t ply);
    /// What is looked at becomes the present: a new line; the old one is returned, to be kept.
    Match continue_from_shown();

    /// What happened since the last call.
    [[nodiscard]] std::vector<News> take_news() { return std::exchange(news_, {}); }

  private:
    Match match_;
    PerSide<Seat> seats_;
    Viewpoint viewpoint_;
    std::size_t shown_ply_ = 0;
    std::vector<News> news_;
};

}  // namespace taiji::play
