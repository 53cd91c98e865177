#include "client/window_title.hpp"

#include <fmt/format.h>

namespace taiji {

std::string window_title(const Session& session, const Language& language) {
    const Match& match = session.game().match();
    if (match.end()) return fmt::format("Taiji 太极棋 · {}", result_text(*match.end()));
    const bool white = match.side_to_move() == Side::White;
    const auto side = language.text(white ? "side.white" : "side.black");
    return fmt::format(
        "Taiji 太极棋 · {}",
        language.format("bar.to_move", {{"side", std::string(side)},
                                        {"move", std::to_string(match.position().move_number())}}));
}

}  // namespace taiji
