#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "client/replay/player.hpp"
#include "client/replay/replayed_game.hpp"

namespace taiji {

/// The session while it shows a game again: the player, and the performance of the move that is
/// under way at its moment.
class ReplayMode {
  public:
    ReplayMode(replay::ReplayedGame game, motion::Style style);

    [[nodiscard]] const replay::ReplayedGame& game() const { return game_; }
    [[nodiscard]] const replay::Player& player() const { return player_; }
    [[nodiscard]] std::size_t ply() const { return player_.moment().ply; }
    /// Nothing: the position stands.
    [[nodiscard]] const motion::Performance* performance() const {
        return is_under_way_ ? &act_->performance : nullptr;
    }
    [[nodiscard]] double performance_time() const { return time_; }

    /// `change(Player&)`: whatever the player is told but `update`. No sound is heard of it.
    template <typename Change>
    void tell(Change&& change) {
        held_ = 0.0;
        change(player_);
        look();
    }
    void set_style(motion::Style style);
    void update(double seconds);
    /// What is shown goes on so many seconds later, at normal speed.
    void hold(double seconds);

    /// Sounds since the last call: of moves that are shown forwards.
    [[nodiscard]] std::vector<motion::Cue> take_cues() { return std::exchange(cues_, {}); }
    /// The ply whose move has begun to be shown forwards since the last call.
    [[nodiscard]] std::optional<std::size_t> take_begun() {
        return std::exchange(begun_, std::nullopt);
    }

  private:
    struct Act {
        std::size_t ply = 0;
        motion::Performance performance;
    };
    void look();
    void hear(double after, double until);

    replay::ReplayedGame game_;
    motion::Style style_;
    replay::Player player_;
    std::optional<Act> act_;  ///< the last one that was under way
    bool is_under_way_ = false;
    double time_ = 0.0;
    double held_ = 0.0;
    std::vector<motion::Cue> cues_;
    std::optional<std::size_t> begun_;
};

}  // namespace taiji
