#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "game/rules/position.hpp"
#include "tests/rules/twin/moves.hpp"

namespace taiji::test {

/// Random numbers that are the same everywhere.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    /// From 0 to n - 1. Precondition: n > 0.
    [[nodiscard]] std::size_t below(std::size_t n) { return engine_() % n; }
    [[nodiscard]] bool one_in(std::size_t n) { return below(n) == 0; }
    template <typename T>
    [[nodiscard]] const T& pick(const std::vector<T>& items) {
        return items[below(items.size())];
    }

  private:
    std::mt19937_64 engine_;
};

/// How often what happened, by name: "landing", "depth strike", "ended by mate".
using Tally = std::map<std::string, int>;

/// What is rare in a move; nothing for a plain one.
[[nodiscard]] std::vector<std::string> rarities(const twin::State& state, const twin::Move& move);

/// A random set-up with many stacks and submarines that section 9 allows.
[[nodiscard]] twin::State random_setup(const twin::Map& map, Dice& dice);

/// Plays random games that favour rare moves, the library and its slow twin side by side, and adds
/// a test failure wherever they disagree: on TFEN, moves of section 2, legal moves, check, threats,
/// the end.
class Duel {
  public:
    Duel(const Board& board, const twin::Map& map, std::uint64_t seed)
        : board_(board), map_(map), dice_(seed) {}

    /// One game of at most `plies` moves. One in `kShufflers` is played to and fro, for
    /// repetitions.
    void play(const twin::State& first, int plies);
    void play_setup(int plies) { play(random_setup(map_, dice_), plies); }

    [[nodiscard]] std::size_t distinct_positions() const { return seen_.size(); }
    [[nodiscard]] const Tally& tally() const { return tally_; }
    /// Too many disagreements to go on.
    [[nodiscard]] bool has_failed() const { return failures_ >= 5; }

  private:
    static constexpr std::size_t kShufflers = 6;

    struct Line {
        std::vector<twin::State> twins;
        std::vector<Position> positions;
        std::vector<twin::Move> moves;
    };
    [[nodiscard]] bool agree(const Line& line, const std::vector<twin::Move>& legal,
                             const twin::End& end);
    [[nodiscard]] twin::Move choose(const Line& line, const std::vector<twin::Move>& legal,
                                    bool is_shuffler);
    [[nodiscard]] twin::Move choose_rare(const twin::State& state,
                                         const std::vector<twin::Move>& legal);

    const Board& board_;
    const twin::Map& map_;
    Dice dice_;
    Tally tally_;
    std::unordered_set<std::string> seen_;
    int failures_ = 0;
};

}  // namespace taiji::test
