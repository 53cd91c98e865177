#include "tests/support/scene.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <stdexcept>

#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"

namespace taiji::test {
namespace {

Placement placement(const std::string& man) {
    std::string name;
    for (char c : man) {
        const bool is_second_letter = std::string_view("aAcCmM").find(c) != std::string_view::npos;
        if (!name.empty() && (name.size() == 2 || !is_second_letter)) break;
        name += c;
    }
    std::string upper;
    for (char c : name) upper += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    const auto unit = unit_from_letters(upper);
    if (!unit) throw std::invalid_argument("no such man: " + man);
    const Side side = name == upper ? Side::White : Side::Black;
    return {at(man.substr(name.size())), {side, *unit}};
}

Result<Position> scene(std::string_view men, Side side_to_move) {
    Setup setup;
    setup.side_to_move = side_to_move;
    PerSide<bool> has_hub;
    std::istringstream words{std::string(men)};
    for (std::string man; words >> man;) {
        setup.pieces.push_back(placement(man));
        const Piece piece = setup.pieces.back().piece;
        if (piece.unit == Unit::Hub) has_hub[piece.side] = true;
    }
    for (Side side : kBothSides) {
        if (!has_hub[side]) setup.pieces.push_back({world().seat(side), {side, Unit::Hub}});
    }
    return Position::make(world(), setup);
}

Position right(Result<Position> position, std::string_view what) {
    if (!position) throw std::invalid_argument(std::string(what) + ": " + position.error().message);
    return *position;
}

}  // namespace

Position white_to_move(std::string_view men) {
    return right(scene(men, Side::White), men);
}
Position black_to_move(std::string_view men) {
    return right(scene(men, Side::Black), men);
}

std::string scene_refusal(std::string_view men) {
    const auto position = scene(men, Side::White);
    return position ? "" : position.error().message;
}

Position position_of(const Board& board, std::string_view tfen) {
    return right(parse_tfen(board, tfen), tfen);
}

std::vector<std::string> legal_texts(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(move_text(position.board(), move));
    std::ranges::sort(texts);
    return texts;
}

std::vector<std::string> moves_of(const Position& position, std::string_view mover) {
    std::vector<std::string> rest;
    for (const std::string& text : legal_texts(position)) {
        const auto end = text.find_first_of("-x+*");
        if (text.substr(0, end) == mover) rest.push_back(text.substr(end));
    }
    return rest;
}

bool can(const Position& position, std::string_view move) {
    return std::ranges::count(legal_texts(position), move) == 1;
}

Move move_named(const Position& position, std::string_view text) {
    MoveList moves;
    legal_moves(position, moves);
    for (const Move& move : moves) {
        if (move_text(position.board(), move) == text) return move;
    }
    throw std::invalid_argument(std::string(text) + " is not legal in " + tfen(position));
}

Outcome play(const Position& position, std::string_view move) {
    return apply(position, move_named(position, move));
}

Position after(const Position& position, std::string_view move) {
    return play(position, move).after;
}

std::vector<Position> line_of(const Position& first, const std::vector<std::string>& moves) {
    std::vector<Position> line{first};
    for (const std::string& move : moves) line.push_back(after(line.back(), move));
    return line;
}

std::string man_at(const Position& position, std::string_view point) {
    const auto piece = position.piece_at(at(point));
    if (!piece) return "";
    std::string name(letters(piece->unit));
    if (piece->side == Side::Black) {
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return name;
}

std::vector<std::string> texts(const PointSet& points) {
    std::vector<std::string> result;
    for (Point point : points) result.push_back(point_text(world(), point));
    std::ranges::sort(result);
    return result;
}

}  // namespace taiji::test
