#include "game/rules/move_text.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "game/board/coordinates.hpp"
#include "game/rules/refusal.hpp"

namespace taiji {
namespace {

constexpr std::size_t kMaxMoveText = 40;

char separator(MoveKind kind) {
    switch (kind) {
        case MoveKind::Go:
            return '-';
        case MoveKind::Take:
            return 'x';
        case MoveKind::Board:
            return '+';
        case MoveKind::DepthStrike:
            return '*';
    }
    return '?';
}

std::optional<MoveKind> kind_of(char separator) {
    switch (separator) {
        case '-':
            return MoveKind::Go;
        case 'x':
        case 'X':
            return MoveKind::Take;
        case '+':
            return MoveKind::Board;
        case '*':
            return MoveKind::DepthStrike;
        default:
            return std::nullopt;
    }
}

char to_upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// How many of the first letters name what moves: all but the last of those before the first digit,
/// which begins the coordinates; or all before `o`.
std::size_t pieces_length(std::string_view text) {
    const std::size_t letters = std::min(
        static_cast<std::size_t>(
            std::find_if_not(text.begin(), text.end(),
                             [](char c) { return to_upper(c) >= 'A' && to_upper(c) <= 'Z'; }) -
            text.begin()),
        text.size());
    return letters == 0 ? 0 : letters - 1;
}

}  // namespace

std::string move_text(const Board& board, Move move) {
    return fmt::format("{}{}{}{}", letters(move.mover), point_text(board, move.from),
                       separator(move.kind), point_text(board, move.to));
}

Result<Move> parse_move_syntax(const Board& board, std::string_view text) {
    const auto malformed = [&] {
        return fail("\"{}\" is not a move; expected a form such as Ae4n2-e5n2 or SMs2w3xs4w3",
                    shown(text));
    };
    const std::size_t split = text.find_first_of("-xX+*");
    if (split == std::string_view::npos || text.size() > kMaxMoveText) return malformed();
    const std::size_t pieces = pieces_length(text.substr(0, split));
    std::string unit_letters(text.substr(0, pieces));
    std::transform(unit_letters.begin(), unit_letters.end(), unit_letters.begin(), to_upper);
    const std::optional<Unit> unit = unit_from_letters(unit_letters);
    if (!unit) {
        if (pieces == 0) return malformed();
        return fail("\"{}\": \"{}\" is no piece; expected A N F M S V C H FA FC or SM", shown(text),
                    shown(text.substr(0, pieces)));
    }
    const Result<Point> from = parse_point(board, text.substr(pieces, split - pieces));
    if (!from) return fail("\"{}\": {}", shown(text), from.error().message);
    const Result<Point> to = parse_point(board, text.substr(split + 1));
    if (!to) return fail("\"{}\": {}", shown(text), to.error().message);
    return Move{*from, *to, *unit, *kind_of(text[split])};
}

Result<Move> parse_move(const Position& position, std::string_view text) {
    const Result<Move> move = parse_move_syntax(position.board(), text);
    if (!move) return move;
    if (const auto why = refusal(position, *move)) {
        return fail("\"{}\" is not legal: {}", shown(text), refusal_text(position, *move, *why));
    }
    return move;
}

}  // namespace taiji
