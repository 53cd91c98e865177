#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace taiji::film {

/// What is connected to a program that is started; -1: nothing (/dev/null).
struct ChildStreams {
    int input = -1;
    int output = -1;
    int errors = -1;
};

/// A program beside this one, in a process group of its own, so that a terminal's Ctrl+C reaches
/// only this program. Ended and waited for when this goes away.
class ChildProcess {
  public:
    /// Starts the program, looked for on the PATH. The error's number if it cannot be.
    [[nodiscard]] static std::optional<ChildProcess> start(const std::vector<std::string>& words,
                                                           const ChildStreams& streams,
                                                           int& error_number);
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess();

    /// How it ended, as waitpid says; nothing: it still runs.
    [[nodiscard]] std::optional<int> ended();
    /// Waits until it ends.
    [[nodiscard]] int wait();
    /// Asks it to stop in good order.
    void interrupt() const;

  private:
    explicit ChildProcess(pid_t pid) : pid_(pid) {}
    void end();

    pid_t pid_ = -1;
    std::optional<int> status_;
};

/// A file in memory for what a program complains of.
[[nodiscard]] int open_memory(const char* name);
/// The last line that is not empty, as it may stand in a message; empty: there is none.
[[nodiscard]] std::string last_line(int descriptor);

}  // namespace taiji::film
