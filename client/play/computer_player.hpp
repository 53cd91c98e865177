#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "client/play/seat.hpp"
#include "game/engine/search.hpp"
#include "game/match/match.hpp"

namespace taiji::play {

/// A move that was thought of. `ticket` tells for which question, so that a late answer can be
/// thrown away.
struct Thought {
    std::uint64_t ticket = 0;
    Move move;
};
/// The program at the seat failed: died, never answered, or played a move that is not legal.
struct SeatFailed {
    std::uint64_t ticket = 0;
    std::string why;              ///< one sentence
    std::optional<Move> illegal;  ///< loses the game for it
};
using Answer = std::variant<Thought, SeatFailed>;

/// Thinks for a computer's seat on threads of its own; nothing here ever blocks. `wake` is called
/// from such a thread when an answer is there.
class ComputerPlayer {
  public:
    ComputerPlayer(const Seat& seat, std::function<void()> wake);
    ~ComputerPlayer();
    ComputerPlayer(const ComputerPlayer&) = delete;
    ComputerPlayer& operator=(const ComputerPlayer&) = delete;

    /// Begins to think about the present position of `match`; what was thought about before is
    /// dropped. Returns the ticket of the answer.
    std::uint64_t think(const Match& match, std::uint64_t seed);
    /// Drops the question.
    void cancel();
    [[nodiscard]] bool is_thinking() const;
    [[nodiscard]] std::optional<Answer> poll();

  private:
    struct Mind;
    std::unique_ptr<Mind> mind_;
};

}  // namespace taiji::play
