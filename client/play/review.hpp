#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "game/match/match.hpp"
#include "game/match/record.hpp"

namespace taiji::play {

/// Beyond this an advantage makes no difference: what forced wins count as.
inline constexpr int kReviewCap = 2'000;

/// What the engine thinks of a position of the game.
struct ReviewedPosition {
    std::optional<Evaluation> evaluation;  ///< nothing: the game is over there
    int hundredths = 0;                    ///< from White's view, within kReviewCap: for a graph
    std::vector<Move> best;                ///< the line that it would play; empty when over
};
/// A review of a game, as far as it is done.
struct Review {
    std::uint64_t ticket = 0;
    std::vector<ReviewedPosition> positions;  ///< of the match's line, from its first
    std::size_t total = 0;                    ///< how many there will be
    [[nodiscard]] bool finished() const { return positions.size() == total; }
};
/// What a move threw away.
struct Blunder {
    std::size_t ply = 0;  ///< the number of plies after it
    int loss = 0;         ///< hundredths, above 0
    friend bool operator==(const Blunder&, const Blunder&) = default;
};
/// The side's moves that lost most, the worst first, at most `most`. Moves that cost less than
/// `least` are none.
struct BlunderSearch {
    Side side{};
    std::size_t most = 3;
    int least = 100;
};
[[nodiscard]] std::vector<Blunder> worst_moves(const Match& match, const Review& review,
                                               const BlunderSearch& search);

/// Reviews a game in the background: every position of it with the same number of nodes, so that a
/// review of the same game is always the same.
class Reviewer {
  public:
    explicit Reviewer(std::function<void()> wake, std::size_t table_mebibytes = 16);
    ~Reviewer();
    Reviewer(const Reviewer&) = delete;
    Reviewer& operator=(const Reviewer&) = delete;

    std::uint64_t review(const Match& match, std::uint64_t nodes = 20'000);
    void cancel();
    [[nodiscard]] bool is_running() const;
    /// The review as far as it is done, if there is more of it than at the last call.
    [[nodiscard]] std::optional<Review> poll();

  private:
    struct Desk;
    std::unique_ptr<Desk> desk_;
};

}  // namespace taiji::play
