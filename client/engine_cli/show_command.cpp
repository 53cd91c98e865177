#include <optional>
#include <string>

#include "client/engine_cli/board_text.hpp"
#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/words.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::cli {
namespace {

/// How the game stands, in one sentence.
std::string standing_text(const Position& position) {
    const Side side = position.side_to_move();
    if (const std::optional<GameEnd> end = game_end(position)) {
        return fmt::format("The game has ended: {}.", end_text(*end));
    }
    const std::string check =
        in_check(position, side)
            ? fmt::format(", in check from {}",
                          points_text(position.board(), checkers(position, side)))
            : "";
    return fmt::format("{} to move, {} legal moves{}.", side_name_en(side), perft(position, 1),
                       check);
}

std::string threats_text(const Position& position) {
    std::string text;
    for (const Side side : kBothSides) {
        const PointSet from = seat_attackers(position, side);
        if (from.empty() || is_seat_entered(position)) continue;
        text += fmt::format("{} threatens the seat of {} from {}.\n", side_name_en(side),
                            side_name_en(opponent(side)), points_text(position.board(), from));
    }
    return text;
}

}  // namespace

ExitCode show_position(const Position& position, Output& out) {
    const Colours colours = Output::shows_colours() ? Colours::On : Colours::Off;
    out.print("{}{}\n", board_text(position, colours), legend_text());
    out.print("{} Move {}, {} since the last taking.\n", standing_text(position),
              position.move_number(), position.quiet_moves());
    out.print("{}{}\n", threats_text(position), tfen(position));
    return ExitCode::Fine;
}

}  // namespace taiji::cli
