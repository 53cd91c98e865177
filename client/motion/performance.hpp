#pragma once

#include <memory>
#include <span>

#include "client/motion/cue.hpp"
#include "client/motion/picture.hpp"
#include "game/rules/apply.hpp"
#include "game/rules/position.hpp"

namespace taiji::motion {

enum class Style : std::uint8_t {
    Full,
    Reduced  ///< the old place fades out, the new one in; nothing flashes
};

/// A place and a height over it, Earth radii.
struct Spot {
    scene::Geographic at{};
    double height = 0.0;
};

/// How a move is shown: a pure function of the position before it, the events that the rules
/// returned, and time. Knows nothing of the game beyond them.
///
/// Pieces travel along the straight line of the map, which is the board's own line for whatever
/// moves along rows, columns and diagonals, and the same places at every stage of the unrolling.
class Performance {
  public:
    /// `events` came from apply(before, ...), with a GameEnded that the match added if it ended the
    /// game; or are a GameEnded alone (resignation, agreement, flag). `board` is board_view() of
    /// the position's board; both must outlive this.
    Performance(const Position& before, std::span<const Event> events,
                const scene::BoardModel& board, Style style);
    ~Performance();
    Performance(Performance&&) noexcept;
    Performance& operator=(Performance&&) noexcept;

    /// At normal speed, seconds; 1 to 2.5 for a move, longer when the game ends with it.
    [[nodiscard]] double seconds() const;
    /// In the order of their times.
    [[nodiscard]] std::span<const Cue> cues() const;
    /// Where the eye should be at `time`: the piece that moves, the place that is struck.
    [[nodiscard]] scene::Geographic focus(double time) const;
    /// Where what moves is at `time`, or of a strike what is struck; nothing moves when a game ends
    /// without a move: then the place of focus().
    [[nodiscard]] Spot followed(double time, const scene::Surface& surface) const;
    /// What is seen at `time` (any number; clamped to 0..seconds()), in place of what `picture`
    /// held. From seconds() on its pieces are exactly piece_views() of the position after the
    /// events, and nothing else is left; at 0 the pieces are those of the position before. A piece
    /// under way has the id of the point it left.
    void sample(double time, const scene::Surface& surface, Picture& picture) const;

  private:
    struct Script;
    std::unique_ptr<const Script> script_;
};

}  // namespace taiji::motion
