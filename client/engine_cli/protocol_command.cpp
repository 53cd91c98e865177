#include <iostream>
#include <string>

#include "client/common/read_file.hpp"
#include "client/engine_cli/engine_commands.hpp"
#include "client/uci/monotonic_ms.hpp"
#include "game/engine/protocol.hpp"
#include "game/rules/load_board.hpp"

namespace taiji::cli {
namespace {

constexpr std::size_t kMaxLine = std::size_t{1} << 24;  // a game of a million moves

Result<std::shared_ptr<const Board>> board_from_file(const std::string& path) {
    const Result<std::string> text = read_file(path);
    if (!text) return tl::unexpected(text.error());
    return load_board(*text, path);
}

}  // namespace

ExitCode speak_protocol(const std::shared_ptr<const Board>& board) {
    engine::Protocol protocol(
        {[](std::string_view line) { std::cout << line << '\n'
                                               << std::flush; }, monotonic_ms,
         board_from_file, TAIJI_VERSION},
        board);
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.size() > kMaxLine) continue;
        if (!protocol.handle(line)) break;
    }
    return ExitCode::Fine;
}

}  // namespace taiji::cli
