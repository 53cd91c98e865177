#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace taiji::test {

/// Where the program's standard output goes.
enum class Stdout : std::uint8_t {
    Pipe,        ///< read here to its end
    ClosedPipe,  ///< a pipe whose reader is gone
    FullDisk,    ///< /dev/full
    Closed,      ///< no descriptor at all
    Terminal     ///< a pseudo-terminal, read here
};

struct EngineRun {
    std::vector<std::string> arguments;
    std::string input;
    Stdout out = Stdout::Pipe;
    /// Set on top of this program's environment.
    std::vector<std::pair<std::string, std::string>> environment;
    /// The program file; empty: the one that was built.
    std::string program;
};

struct EngineResult {
    /// Nothing when a signal ended the program (also after 60 seconds).
    std::optional<int> exit_code;
    std::string out;
    std::string err;
};

/// Runs taiji-engine to its end.
[[nodiscard]] EngineResult run_engine(const EngineRun& run);
[[nodiscard]] EngineResult run_engine(std::vector<std::string> arguments);
[[nodiscard]] EngineResult run_with_input(std::vector<std::string> arguments, std::string input);

}  // namespace taiji::test
