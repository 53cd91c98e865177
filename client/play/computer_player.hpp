#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "client/play/seat.hpp"
#include "game/match/match.hpp"

namespace taiji::play {

/// A move that was thought of. `ticket` tells for which question.
struct Thought {
    std::uint64_t ticket = 0;
    Move move;
};
/// The answer to a draw offer.
struct DrawVerdict {
    std::uint64_t ticket = 0;
    bool accepts = false;
};
enum class SeatFault : std::uint8_t {
    CannotStart,  ///< no such program, a bad command, no handshake
    Ended,        ///< it died while it thought
    NoAnswer,     ///< it never answered, and was killed
    IllegalMove   ///< loses the game for it
};
/// The program at the seat failed.
struct SeatFailed {
    std::uint64_t ticket = 0;
    SeatFault fault{};
    std::string move;  ///< what it said, made printable, if the fault is an illegal move
    std::string why;   ///< one English sentence, the program's name in it
};
using Answer = std::variant<Thought, DrawVerdict, SeatFailed>;

/// How a computer's seat thinks; the defaults are for play, others for tests.
struct ThinkingOptions {
    std::size_t table_mebibytes = 16;  ///< kept between the moves of one game
    int threads = 0;                   ///< of level 8; 0: one less than the machine has, at most 4
    std::int64_t untimed_ms = 3'000;   ///< level 8 and programs, for a move in an untimed game
    std::int64_t handshake_ms = 10'000;
    std::int64_t patience_ms = 15'000;  ///< beyond the program's time before it is given up
    std::int64_t stop_ms = 1'000;       ///< for a program to answer after a cancel
};

/// Thinks for a computer's seat through one game, on threads of its own; nothing here ever blocks
/// for longer than it takes to tell a thread to stop. `wake` is called from such a thread when an
/// answer is there.
class ComputerPlayer {
  public:
    /// Precondition: the seat is not a person's.
    ComputerPlayer(const Seat& seat, std::function<void()> wake,
                   const ThinkingOptions& options = {});
    ~ComputerPlayer();
    ComputerPlayer(const ComputerPlayer&) = delete;
    ComputerPlayer& operator=(const ComputerPlayer&) = delete;

    /// Begins to think about the present position of `match`; what was thought about before is
    /// dropped. Returns the ticket of the answer. Levels 1 to 7 answer the same for the same game
    /// and seeds. Precondition: the game is not over.
    std::uint64_t think(const Match& match, std::uint64_t seed);
    /// Begins to consider a draw for `side`, this seat's, while it may think about its move, too.
    /// The program's own engine decides, for other programs as well: it accepts when it sees
    /// nothing better for its side than to be a little worse off, or nothing happening in an even
    /// game.
    std::uint64_t consider_draw(const Match& match, Side side);
    /// Drops all questions; their answers never come.
    void cancel();
    /// It was asked for a move that has not been fetched by `poll`.
    [[nodiscard]] bool is_thinking() const;
    /// The next answer to a question that stands.
    [[nodiscard]] std::optional<Answer> poll();

  private:
    struct Mind;
    std::unique_ptr<Mind> mind_;
};

}  // namespace taiji::play
