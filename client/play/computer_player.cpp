#include "client/play/computer_player.hpp"

#include <type_traits>
#include <utility>

#include "base/check.hpp"
#include "client/play/background.hpp"
#include "client/play/draw_verdict.hpp"
#include "client/play/thinker.hpp"

namespace taiji::play {
namespace {

std::unique_ptr<Thinker> thinker_for(const Seat& seat, const ThinkingOptions& options) {
    if (const auto* computer = std::get_if<Computer>(&seat)) {
        return make_in_process_engine(computer->level, options);
    }
    const auto* external = std::get_if<ExternalEngine>(&seat);
    TAIJI_CHECK(external != nullptr);
    return make_external_engine(*external, options);
}

}  // namespace

struct ComputerPlayer::Mind {
    Mind(const Seat& seat, std::function<void()> wake_up, const ThinkingOptions& options)
        : wake(std::move(wake_up)), thinker(thinker_for(seat, options)) {}

    void deliver(Answer answer) {
        answers.put(std::move(answer));
        wake();
    }

    std::function<void()> wake;
    std::unique_ptr<Thinker> thinker;
    Mailbox<Answer> answers;
    std::uint64_t last_ticket = 0;
    std::optional<std::uint64_t> move_asked;  ///< its ticket
    std::optional<std::uint64_t> draw_asked;
    // The threads end before what they use.
    Background thinking;
    Background considering;
};

ComputerPlayer::ComputerPlayer(const Seat& seat, std::function<void()> wake,
                               const ThinkingOptions& options)
    : mind_(std::make_unique<Mind>(seat, std::move(wake), options)) {}

ComputerPlayer::~ComputerPlayer() {
    mind_->thinker->close();
}

std::uint64_t ComputerPlayer::think(const Match& match, std::uint64_t seed) {
    TAIJI_CHECK(!match.end());
    Mind& mind = *mind_;
    const std::uint64_t ticket = ++mind.last_ticket;
    mind.move_asked = ticket;
    mind.thinking.start([&mind, match, seed, ticket](const std::stop_token& stop) {
        std::optional<Reply> reply = mind.thinker->think(match, seed, stop);
        if (!reply) return;
        if (const Move* move = std::get_if<Move>(&*reply)) {
            mind.deliver(Thought{ticket, *move});
        } else {
            SeatFailed& failed = std::get<SeatFailed>(*reply);
            failed.ticket = ticket;
            mind.deliver(std::move(failed));
        }
    });
    return ticket;
}

std::uint64_t ComputerPlayer::consider_draw(const Match& match, Side side) {
    TAIJI_CHECK(!match.end());
    Mind& mind = *mind_;
    const std::uint64_t ticket = ++mind.last_ticket;
    mind.draw_asked = ticket;
    mind.considering.start([&mind, match, side, ticket](const std::stop_token& stop) {
        const std::optional<bool> accepts = accepts_draw(match, side, stop);
        if (accepts) mind.deliver(DrawVerdict{ticket, *accepts});
    });
    return ticket;
}

void ComputerPlayer::cancel() {
    mind_->thinking.cancel();
    mind_->considering.cancel();
    mind_->move_asked.reset();
    mind_->draw_asked.reset();
}

bool ComputerPlayer::is_thinking() const {
    return mind_->move_asked.has_value();
}

std::optional<Answer> ComputerPlayer::poll() {
    while (std::optional<Answer> answer = mind_->answers.take()) {
        const std::uint64_t ticket = std::visit([](const auto& a) { return a.ticket; }, *answer);
        std::optional<std::uint64_t>& asked =
            std::holds_alternative<DrawVerdict>(*answer) ? mind_->draw_asked : mind_->move_asked;
        if (asked != ticket) continue;  // late
        asked.reset();
        return answer;
    }
    return std::nullopt;
}

}  // namespace taiji::play
