#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/input.hpp"
#include "client/engine_cli/vector_check.hpp"

namespace taiji::cli {
namespace {

struct Tally {
    std::size_t passed = 0;
    std::size_t failed = 0;
};

Tally check_file(const Board& board, std::string_view file, std::string_view text) {
    Tally tally;
    std::size_t line_number = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        ++line_number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const std::vector<std::string> mismatches = vector_mismatches(board, line);
        for (const std::string& mismatch : mismatches) {
            print_error(fmt::format("{}:{}: {}", file, line_number, mismatch));
        }
        ++(mismatches.empty() ? tally.passed : tally.failed);
    }
    return tally;
}

}  // namespace

ExitCode check_vectors(const Board& board, const std::vector<std::string>& files, Output& out) {
    Tally total;
    bool all_hold_vectors = true;
    for (const std::string& file : files) {
        const Result<std::string> text = read_input(file);
        if (!text) {
            print_error(text.error().message);
            return ExitCode::BadUsage;
        }
        const Tally tally = check_file(board, input_name(file), *text);
        if (tally.passed + tally.failed == 0) {
            print_error(
                fmt::format("{}: expected at least one vector, found none", input_name(file)));
            all_hold_vectors = false;
        }
        total.passed += tally.passed;
        total.failed += tally.failed;
    }
    out.print("{} passed, {} failed\n", total.passed, total.failed);
    return total.failed == 0 && all_hold_vectors ? ExitCode::Fine : ExitCode::Failed;
}

}  // namespace taiji::cli
