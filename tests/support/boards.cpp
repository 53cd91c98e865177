#include "tests/support/boards.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>

#include "game/board/coordinates.hpp"

namespace taiji::test {
namespace {

[[noreturn]] void give_up(const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::abort();
}

}  // namespace

std::string read_source_file(std::string_view path_in_source_tree) {
    const std::string path = std::string(TAIJI_SOURCE_DIR "/") + std::string(path_in_source_tree);
    std::ifstream file(path, std::ios::binary);
    if (!file) give_up("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

const Board& world() {
    static const Board& board = board_from("assets/boards/world.board");
    return board;
}

const Board& board_from(std::string_view path_in_source_tree) {
    static std::map<std::string, std::shared_ptr<const Board>, std::less<>> boards;
    const auto known = boards.find(path_in_source_tree);
    if (known != boards.end()) return *known->second;
    auto parsed = Board::parse(read_source_file(path_in_source_tree), path_in_source_tree);
    if (!parsed) give_up(parsed.error().message);
    return *boards.emplace(path_in_source_tree, *std::move(parsed)).first->second;
}

Point at(const Board& board, std::string_view text) {
    const Result<Point> point = parse_point(board, text);
    if (!point) give_up(point.error().message);
    return *point;
}

Point at(std::string_view text) {
    return at(world(), text);
}

}  // namespace taiji::test
