#include <algorithm>
#include <atomic>

#include "base/text.hpp"
#include "client/play/thinker.hpp"
#include "client/uci/engine_process.hpp"
#include "client/uci/monotonic_ms.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::play {
namespace {

constexpr std::int64_t kLookMs = 50;      // between looks whether the question still stands
constexpr std::int64_t kOverheadMs = 50;  // of a time per move, until the session has the answer
constexpr std::int64_t kQuitMs = 50;      // the window waits that long for it at the end

std::string position_command(const Match& match) {
    const Position& first = match.line().front();
    const Result<Position> usual = Position::start(*match.board());
    std::string text =
        usual && *usual == first ? "position startpos" : "position tfen " + tfen(first);
    if (!match.plies().empty()) text += " moves";
    for (const Ply& ply : match.plies()) text += ' ' + move_text(*match.board(), ply.move);
    return text;
}

/// How long the engine is to think, as it is told.
std::string go_command(const Match& match, std::int64_t untimed_ms) {
    const TimeControl& control = match.time_control();
    const auto left = [&](Side side) {
        return std::max<std::int64_t>(1, match.clocks()[side].count);
    };
    if (const auto* base = std::get_if<BaseTime>(&control)) {
        return fmt::format("go wtime {} btime {} winc {} binc {}", left(Side::White),
                           left(Side::Black), base->increment.count, base->increment.count);
    }
    const std::int64_t ms =
        std::holds_alternative<TimePerMove>(control)
            ? std::max<std::int64_t>(1, left(match.side_to_move()) - kOverheadMs)
            : untimed_ms;
    return fmt::format("go movetime {}", ms);
}

class ExternalProgram : public Thinker {
  public:
    ExternalProgram(const ExternalEngine& seat, const ThinkingOptions& options)
        : command_text_(seat.command), options_(options) {}
    ~ExternalProgram() override { end(); }

    std::optional<Reply> think(const Match& match, std::uint64_t /*seed*/,
                               const std::stop_token& stop) override {
        if (!process_) {
            if (const Result<void> begun = begin(stop); !begun) {
                end();
                if (stop.stop_requested()) return std::nullopt;
                return failed(SeatFault::CannotStart, begun.error().message);
            }
        }
        process_->send(position_command(match));
        process_->send(go_command(match, options_.untimed_ms));
        const bool timed = !std::holds_alternative<Untimed>(match.time_control());
        const std::int64_t own_ms =
            timed ? match.clocks()[match.side_to_move()].count : options_.untimed_ms;
        return wait_for_move(match, monotonic_ms() + own_ms + options_.patience_ms, stop);
    }
    void close() override { is_closing_.store(true); }

  private:
    void end() {
        if (process_) process_->quit(kQuitMs);
        process_.reset();
    }

    Result<void> begin(const std::stop_token& stop) {
        const Result<EngineCommand> command = EngineCommand::parse(command_text_);
        if (!command) return tl::unexpected(command.error());
        name_ = command->words.front();
        Result<EngineProcess> process = EngineProcess::start(*command);
        if (!process) return tl::unexpected(process.error());
        process_ = *std::move(process);
        if (auto ok = process_->shake_hands(*command, options_.handshake_ms, stop); !ok) return ok;
        process_->send("ucinewgame");
        return process_->wait_ready(options_.handshake_ms, stop);
    }

    std::optional<Reply> wait_for_move(const Match& match, std::int64_t deadline,
                                       const std::stop_token& stop) {
        bool told_to_stop = false;
        std::string line;
        while (true) {
            if (stop.stop_requested()) {
                if (is_closing_.load()) return std::nullopt;
                if (!std::exchange(told_to_stop, true)) {
                    process_->send("stop");
                    deadline = std::min(deadline, monotonic_ms() + options_.stop_ms);
                }
            }
            // However much it writes: time is up even when there is always another line.
            const std::int64_t left = deadline - monotonic_ms();
            if (left <= 0) return lost(SeatFault::NoAnswer, stop, "did not answer in time");
            switch (process_->read_line(line, std::min(left, kLookMs))) {
                case EngineProcess::Read::TimeOut:
                    continue;
                case EngineProcess::Read::Closed:
                    return lost(SeatFault::Ended, stop, "ended while it was thinking");
                case EngineProcess::Read::Line:
                    break;
            }
            constexpr std::string_view kBest = "bestmove";
            if (line != kBest && !line.starts_with("bestmove ")) continue;
            if (stop.stop_requested()) return std::nullopt;
            std::string word = line.substr(std::min(line.size(), kBest.size() + 1));
            word = word.substr(0, word.find(' '));
            return reply(match, word);
        }
    }

    [[nodiscard]] Reply reply(const Match& match, const std::string& word) const {
        const Result<Move> move = parse_move(match.position(), word);
        if (move) return *move;
        return SeatFailed{0, SeatFault::IllegalMove, shown(word),
                          fmt::format("engine \"{}\" answered with a move that is not legal: {}",
                                      name_, move.error().message)};
    }
    [[nodiscard]] static Reply failed(SeatFault fault, std::string why) {
        return SeatFailed{0, fault, {}, std::move(why)};
    }
    /// It is given up and killed; the next question starts it anew.
    std::optional<Reply> lost(SeatFault fault, const std::stop_token& stop, std::string_view what) {
        end();
        if (stop.stop_requested()) return std::nullopt;
        return failed(fault, fmt::format("engine \"{}\" {}", name_, what));
    }

    const std::string command_text_;
    const ThinkingOptions options_;
    std::string name_;
    std::optional<EngineProcess> process_;
    std::atomic<bool> is_closing_{false};
};

}  // namespace

std::unique_ptr<Thinker> make_external_engine(const ExternalEngine& seat,
                                              const ThinkingOptions& options) {
    return std::make_unique<ExternalProgram>(seat, options);
}

}  // namespace taiji::play
