#include "client/describe/record_words.hpp"

#include <fmt/format.h>

#include <iterator>
#include <vector>

#include "client/describe/narrator.hpp"
#include "client/describe/words.hpp"
#include "game/match/match.hpp"

namespace taiji::describe {
namespace {

/// Each line of the comment on a line of its own, with `indent` before it.
void add_comment(const Language& language, std::string_view comment, std::string_view indent,
                 std::string& to) {
    const std::string words = comment_words(language.chosen(), comment);
    std::string_view rest = words;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        fmt::format_to(std::back_inserter(to), "{}{}\n", indent, rest.substr(0, end));
        if (end == std::string_view::npos) return;
        rest.remove_prefix(end + 1);
    }
}

void add_ply(const Position& before, std::string_view sentence, std::string& to) {
    const bool white = before.side_to_move() == Side::White;
    fmt::format_to(std::back_inserter(to), "{}{} {}\n", before.move_number(), white ? "." : "...",
                   sentence);
}

/// An end that the last move did not bring: resignation, agreement, flag, a position that was over.
bool is_told_by_moves(const Record& record, const std::vector<Event>& last) {
    return !record.plies.empty() && record.end && !last.empty() &&
           std::holds_alternative<GameEnded>(last.back());
}

}  // namespace

Result<std::string> record_words(const Language& language, const Record& record) {
    auto match = Match::begin({.board = record.board,
                               .players = record.players,
                               .time_control = {},
                               .start = record.start});
    if (!match) return tl::unexpected(match.error());
    const Narrator narrator(language, *record.board);
    std::string made = language.format("tell.title", {{"white", record.players[Side::White]},
                                                      {"black", record.players[Side::Black]}});
    made += '\n';
    add_comment(language, record.comment, "    ", made);
    std::vector<Event> last;
    for (const RecordPly& ply : record.plies) {
        const Position before = match->position();
        auto outcome = match->play(ply.move);
        if (!outcome) return fail("{}", match_refused_text(outcome.error()));
        add_ply(before, narrator.events(outcome->events), made);
        add_comment(language, ply.comment, "    ", made);
        last = std::move(outcome->events);
    }
    if (record.draw_offer) made += narrator.draw_offered(*record.draw_offer) + '\n';
    if (!record.end) {
        made += language.text("tell.goes_on");
        made += '\n';
    } else if (!is_told_by_moves(record, last)) {
        made += narrator.ending(*record.end) + '\n';
    }
    return made;
}

}  // namespace taiji::describe
