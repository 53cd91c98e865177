#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <variant>

#include "client/play/computer_player.hpp"

namespace taiji::play {

/// A move, or why there is none; the ticket of a failure is filled in by who asked.
using Reply = std::variant<Move, SeatFailed>;

/// What sits at a computer's seat. Called on one thread.
class Thinker {
  public:
    Thinker() = default;
    virtual ~Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Thinks about the present position of `match`. Nothing when it was told to stop.
    /// Precondition: the game is not over.
    [[nodiscard]] virtual std::optional<Reply> think(const Match& match, std::uint64_t seed,
                                                     const std::stop_token& stop) = 0;
    /// There will be no more questions. The one thing that may be called from another thread.
    virtual void close() {}
};

[[nodiscard]] std::unique_ptr<Thinker> make_in_process_engine(int level,
                                                              const ThinkingOptions& options);
[[nodiscard]] std::unique_ptr<Thinker> make_external_engine(const ExternalEngine& seat,
                                                            const ThinkingOptions& options);

}  // namespace taiji::play
