#include "client/describe/words.hpp"

#include <array>
#include <optional>

#include "game/board/coordinates.hpp"

namespace taiji::describe {
namespace {

std::string_view unit_key(Unit unit) {
    constexpr std::array<std::string_view, kUnitCount> kKeys = {"unit.army",
                                                                "unit.navy",
                                                                "unit.air_force",
                                                                "unit.missile",
                                                                "unit.submarine",
                                                                "unit.carrier",
                                                                "unit.citizen",
                                                                "unit.hub",
                                                                "unit.air_force_with_army",
                                                                "unit.air_force_with_citizen",
                                                                "unit.nuclear_submarine"};
    return kKeys[static_cast<std::size_t>(unit)];
}

std::string_view ending_key(Ending how) {
    constexpr std::array<std::string_view, 10> kKeys = {
        "ending.seat",       "ending.mate",   "ending.stalemate",   "ending.perpetual",
        "ending.repetition", "ending.quiet",  "ending.resignation", "ending.agreement",
        "ending.flag",       "ending.forfeit"};
    return kKeys[static_cast<std::size_t>(how)];
}

constexpr std::array<std::string_view, 2> kMarks = {"en:", "zh:"};

std::optional<std::size_t> mark_of(std::string_view line) {
    for (std::size_t i = 0; i < kMarks.size(); ++i) {
        if (line.starts_with(kMarks[i])) return i;
    }
    return std::nullopt;
}

/// Calls `each` with every line of the text.
template <typename Each>
void for_lines(std::string_view text, const Each& each) {
    while (true) {
        const std::size_t end = text.find('\n');
        each(text.substr(0, end));
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

std::string side_name(const Language& language, Side side) {
    return std::string(language.text(side == Side::White ? "side.white" : "side.black"));
}

std::string unit_name(const Language& language, Unit unit) {
    return std::string(language.text(unit_key(unit)));
}

std::string piece_name(const Language& language, Piece piece) {
    return language.format("piece.of_side", {{"side", side_name(language, piece.side)},
                                             {"unit", unit_name(language, piece.unit)}});
}

std::string point_name(const Language& language, const Board& board, Point point) {
    return language.chosen() == UiLanguage::Chinese ? point_prose_zh(board, point)
                                                    : point_prose_en(board, point);
}

std::string ending_sentence(const Language& language, const GameEnd& end) {
    const Side winner = end.winner.value_or(Side::White);
    return language.format(ending_key(end.how), {{"winner", side_name(language, winner)},
                                                 {"loser", side_name(language, opponent(winner))}});
}

std::string result_words(const Language& language, const GameEnd& end) {
    if (!end.winner) return std::string(language.text("result.draw"));
    return language.format("result.wins", {{"side", side_name(language, *end.winner)}});
}

std::string comment_words(UiLanguage language, std::string_view comment) {
    const auto wanted = static_cast<std::size_t>(language);
    std::optional<std::size_t> told;
    for_lines(comment, [&](std::string_view line) {
        const auto mark = mark_of(line);
        if (mark && (!told || *mark == wanted)) told = mark;
    });
    std::string made;
    bool is_empty = true;
    for_lines(comment, [&](std::string_view line) {
        const auto mark = mark_of(line);
        if (mark && mark != told) return;
        if (mark) line.remove_prefix(kMarks[*mark].size());
        if (mark && line.starts_with(' ')) line.remove_prefix(1);
        if (!is_empty) made += '\n';
        is_empty = false;
        made += line;
    });
    return made;
}

}  // namespace taiji::describe
