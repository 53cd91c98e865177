#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "client/play/computer_player.hpp"
#include "client/play/game.hpp"

namespace taiji {

/// The computers at the seats of one game: asks them when it is their turn, hands over what they
/// answer as long as it still answers the question.
class Computers {
  public:
    Computers(std::function<void()> wake, std::uint64_t seed,
              const play::ThinkingOptions& thinking = {})
        : wake_(std::move(wake)), seed_(seed), thinking_(thinking) {}

    /// Another game: everybody is replaced.
    void seat(const play::Game& game);
    /// The line changed: all questions are dropped.
    void drop_questions();
    /// Asks whoever is to be asked and has not been yet.
    void ask(const play::Game& game);
    [[nodiscard]] bool is_thinking() const;

    struct PlayMove {
        Move move;
    };
    struct AnswerDrawOffer {
        Side side;
        bool accepts;
    };
    struct Failed {
        Side side;
        play::SeatFailed how;
    };
    using Decision = std::variant<PlayMove, AnswerDrawOffer, Failed>;
    /// The next decision. At most one move for each question.
    [[nodiscard]] std::optional<Decision> poll();

  private:
    struct Seat {
        std::unique_ptr<play::ComputerPlayer> player;
        std::optional<std::uint64_t> move_ticket, draw_ticket;
    };
    std::function<void()> wake_;
    std::uint64_t seed_;
    play::ThinkingOptions thinking_;
    PerSide<Seat> seats_;
};

}  // namespace taiji
