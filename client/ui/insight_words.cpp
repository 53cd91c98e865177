#include "client/ui/insight_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "client/ui/words.hpp"
#include "game/rules/move_text.hpp"

namespace taiji::ui {

std::string evaluation_figure(const Evaluation& evaluation) {
    if (const auto* win = std::get_if<WinIn>(&evaluation)) {
        return fmt::format("{}#{}", win->moves < 0 ? "-" : "", std::abs(win->moves));
    }
    return fmt::format("{:+.1f}", std::get<Hundredths>(evaluation).count / 100.0);
}

std::string numbered_move(const Match& match, std::size_t ply) {
    const Position& before = match.line()[ply];
    return fmt::format("{}{} {}", before.move_number(),
                       before.side_to_move() == Side::White ? "." : "…",
                       move_text(*match.board(), match.plies()[ply].move));
}

std::string line_text(const Board& board, std::span<const Move> moves, std::size_t most) {
    std::string text;
    for (const Move move : moves.first(std::min(most, moves.size()))) {
        if (!text.empty()) text += ' ';
        text += move_text(board, move);
    }
    return text;
}

std::string hint_sentence(const Language& language, const Position& position,
                          const Insight& insight) {
    if (!insight.hint()) return std::string(language.text("insight.hint_thinking"));
    const Move move = *insight.hint();
    if (insight.hint_step() == HintStep::Piece) {
        return language.format("insight.hint_piece",
                               {{"unit", unit_name(language, position.piece_at(move.from)->unit)},
                                {"where", point_name(language, position.board(), move.from)}});
    }
    return language.format("insight.hint_move", {{"what", move_words(language, position, move)},
                                                 {"move", move_text(position.board(), move)}});
}

std::string threat_sentence(const Language& language, const Position& position,
                            const Threat& threat) {
    const Side mover = position.side_to_move();
    const std::string enemy = side_name(language, opponent(mover));
    if (threat.in_check) {
        return language.format("insight.threat_check", {{"side", side_name(language, mover)}});
    }
    if (threat.lines.empty()) return language.format("insight.threat_none", {{"side", enemy}});
    const play::BestLine& worst = threat.lines.front();
    const Move move = worst.moves.front();
    const Board& board = position.board();
    const auto victim = position.piece_at(move.to);
    const auto* win = std::get_if<WinIn>(&worst.evaluation);
    if (win != nullptr || !victim) {
        const int moves = win != nullptr ? std::abs(win->moves) : 1;
        return language.format(
            "insight.threat_wins",
            {{"side", enemy}, {"moves", fmt::to_string(moves)}, {"move", move_text(board, move)}});
    }
    return language.format("insight.threat_take",
                           {{"side", enemy},
                            {"unit", unit_name(language, move.mover)},
                            {"where", point_name(language, board, move.from)},
                            {"victim", piece_name(language, *victim)},
                            {"target", point_name(language, board, move.to)}});
}

}  // namespace taiji::ui
