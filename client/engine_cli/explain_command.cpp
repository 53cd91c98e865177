#include <optional>
#include <string>
#include <variant>

#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/words.hpp"
#include "game/board/coordinates.hpp"
#include "game/rules/apply.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/refusal.hpp"

namespace taiji::cli {
namespace {

/// One sentence for each kind of event.
struct EventText {
    const Board& board;

    [[nodiscard]] std::string at(Point point) const { return point_text(board, point); }

    std::string operator()(const LeftBehind& event) const {
        return fmt::format("{} stays on {}", piece_name_en(event.piece), at(event.at));
    }
    std::string operator()(const Taken& event) const {
        return fmt::format("{} on {} is taken", piece_name_en(event.piece), at(event.at));
    }
    std::string operator()(const Moved& event) const {
        return fmt::format("{} {} from {} to {}", piece_name_en(event.piece), verb(event.manner),
                           at(event.from), at(event.to));
    }
    std::string operator()(const Boarded& event) const {
        return fmt::format("{} boards the air force on {}: the two are {} now",
                           piece_name_en(event.passenger), at(event.at), letters(event.stack.unit));
    }
    std::string operator()(const Joined& event) const {
        return fmt::format("{} joins the submarine on {}: the two are {} now",
                           piece_name_en(event.missile), at(event.at), letters(event.stack.unit));
    }
    std::string operator()(const Struck& event) const {
        return fmt::format("{} strikes {} submerged on {} and stays on {}",
                           piece_name_en(event.navy), piece_name_en(event.target), at(event.at),
                           at(event.from));
    }
    std::string operator()(const CheckGiven& event) const {
        return fmt::format("{}'s hub on {} is in check from {}", side_name_en(event.side),
                           at(event.hub), points_text(board, event.from));
    }
    std::string operator()(const SeatThreatened& event) const {
        return fmt::format("{}'s seat on {} is threatened from {}", side_name_en(event.side),
                           at(event.seat), points_text(board, event.from));
    }
    std::string operator()(const GameEnded& event) const {
        return fmt::format("the game ends: {}", end_text(event.end));
    }

  private:
    [[nodiscard]] static std::string_view verb(Manner manner) {
        switch (manner) {
            case Manner::Travelled:
                return "goes";
            case Manner::Crossed:
                return "crosses the water";
            case Manner::Landed:
                return "lands";
            case Manner::Dived:
                return "dives";
            case Manner::Surfaced:
                return "surfaces";
            case Manner::Launched:
                return "is launched";
        }
        TAIJI_CHECK(!"a manner without a verb");
    }
};

}  // namespace

ExitCode explain_move(const Position& position, std::string_view text, Output& out) {
    const Board& board = position.board();
    const Result<Move> move = parse_move_syntax(board, text);
    if (!move) {
        print_error(move.error().message);
        return ExitCode::BadUsage;
    }
    const std::string name = move_text(board, *move);
    if (const std::optional<Refusal> why = refusal(position, *move)) {
        out.print("{} is not legal: {}\n", name, refusal_text(position, *move, *why));
        return ExitCode::Failed;
    }
    out.print("{} is legal:\n", name);
    const Outcome outcome = apply(position, *move);
    for (const Event& event : outcome.events) {
        out.print("  {}\n", std::visit(EventText{board}, event));
    }
    return ExitCode::Fine;
}

}  // namespace taiji::cli
