#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace taiji {

/// A program, its arguments and the options that it is to be given: "taiji-engine option.Level=3
/// option.Hash=16".
struct EngineCommand {
    struct Option {
        std::string name;
        std::string value;
    };
    std::vector<std::string> words;  ///< at least one
    std::vector<Option> options;

    /// Words are parted by blanks; quotes ('…' or "…") keep blanks in a word. No shell is involved.
    static Result<EngineCommand> parse(std::string_view text);
};

/// A program that speaks the engine protocol (docs/protocol.md) through a socket pair. Killed when
/// this goes away.
class EngineProcess {
  public:
    enum class Read : std::uint8_t {
        Line,  ///< a line was read
        TimeOut,
        Closed  ///< it ended or closed its output
    };

    /// Starts the program. The error says why it cannot be started.
    static Result<EngineProcess> start(const EngineCommand& command);
    EngineProcess(EngineProcess&& other) noexcept;
    EngineProcess& operator=(EngineProcess&& other) noexcept;
    ~EngineProcess();

    /// False when the program no longer reads.
    bool send(std::string_view line);
    /// The next line within `timeout_ms`, without its end; at most 1 MiB of it.
    [[nodiscard]] Read read_line(std::string& line, std::int64_t timeout_ms);
    /// Sends `uci`, the options and `isready`, and waits for the answers, each within `timeout_ms`
    /// and not much longer than until `stop` is asked for.
    [[nodiscard]] Result<void> shake_hands(const EngineCommand& command, std::int64_t timeout_ms,
                                           const std::stop_token& stop = {});
    [[nodiscard]] Result<void> wait_ready(std::int64_t timeout_ms,
                                          const std::stop_token& stop = {});
    /// Tells it to quit, and kills it when it has not within `patience_ms`. Nothing but destruction
    /// may follow.
    void quit(std::int64_t patience_ms);

  private:
    EngineProcess() = default;
    /// Waits for a line that is `word`; others are skipped.
    [[nodiscard]] Result<void> wait_for(std::string_view word, std::int64_t timeout_ms,
                                        const std::stop_token& stop);

    pid_t pid_ = -1;
    int channel_ = -1;  ///< a socket, its standard input and output
    std::string unread_;
    std::string name_;
};

}  // namespace taiji
