#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "client/play/game.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::play {

/// The world board as a match wants it.
std::shared_ptr<const Board> shared_world();
/// Any position that plays on; White's first move.
Match match_from(const Position& start, TimeControl control = Untimed{});
Match match_of_moves(const std::vector<std::string>& moves);

PerSide<Seat> two_people();
PerSide<Seat> person_against_computer(Side person);
Game game_of(PerSide<Seat> seats, TimeControl control = Untimed{},
             std::optional<std::string> tfen = std::nullopt);
/// Plays legal moves by their texts, one after another; a refused one fails the test.
void play_all(Game& game, const std::vector<std::string>& moves);

/// Positions of all kinds: the vectors', and those of random games from the start.
std::vector<Position> assorted_positions(std::size_t random_games);

/// Rings when another thread has something; a test waits for it without asking again and again.
class Bell {
  public:
    std::function<void()> wake() {
        return [this] {
            const std::scoped_lock lock(mutex_);
            ++rings_;
            changed_.notify_all();
        };
    }
    /// Asks `poll` now and after each ring until it has an answer; fails after a minute.
    template <typename Poll>
    auto wait_for(Poll&& poll) -> decltype(poll()) {
        while (true) {
            std::uint64_t heard = 0;
            {
                const std::scoped_lock lock(mutex_);
                heard = rings_;
            }
            if (auto answer = poll()) return answer;
            std::unique_lock lock(mutex_);
            if (!changed_.wait_for(lock, std::chrono::minutes(1),
                                   [&] { return rings_ != heard; })) {
                return std::nullopt;
            }
        }
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t rings_ = 0;
};

}  // namespace taiji::play
