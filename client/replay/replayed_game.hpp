#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "client/motion/performance.hpp"
#include "client/replay/timeline.hpp"
#include "game/match/match.hpp"
#include "game/match/record_notes.hpp"

namespace taiji::replay {

/// A game to be looked at again: the state of every ply and what happened in it are there before
/// they are asked for. Plies count from 1; 0 is the first position.
class ReplayedGame {
  public:
    /// `model` is board_view() of the match's board and outlives this.
    ReplayedGame(Match match, RecordNotes notes, const scene::BoardModel& model);

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] const RecordNotes& notes() const { return notes_; }
    [[nodiscard]] std::size_t plies() const { return match_.plies().size(); }

    // Precondition of all: ply <= plies().
    [[nodiscard]] const Position& position(std::size_t ply) const;
    /// Of the position's pieces and side to move, as in records (docs/records.md).
    [[nodiscard]] std::uint64_t hash(std::size_t ply) const { return position(ply).hash(); }
    [[nodiscard]] std::string_view comment(std::size_t ply) const;

    // Precondition of all: 1 <= ply <= plies().
    /// The move that leads to `ply`.
    [[nodiscard]] Move move(std::size_t ply) const;
    [[nodiscard]] Side mover(std::size_t ply) const { return position(ply - 1).side_to_move(); }
    /// What happened in it. The last move's end with `GameEnded` if the game is over, be it by a
    /// resignation, an agreement or a flag.
    [[nodiscard]] std::span<const Event> events(std::size_t ply) const;
    [[nodiscard]] motion::Performance performance(std::size_t ply, motion::Style style) const;

    /// Move after move with a short breath between them, and with the time that a comment takes to
    /// be read.
    [[nodiscard]] Timeline timeline(motion::Style style) const;

  private:
    Match match_;
    RecordNotes notes_;
    const scene::BoardModel* model_;
    std::vector<std::vector<Event>> events_;
};

/// Seconds that it takes to read a text; 0 for an empty one.
[[nodiscard]] double reading_seconds(std::string_view text);

}  // namespace taiji::replay
