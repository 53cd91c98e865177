#include "tests/support/golden.hpp"

#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "tests/support/boards.hpp"

namespace taiji::test {
namespace {

template <typename Item>
std::vector<Item> read_lines(std::string_view path, Item (*read)(const nlohmann::json&)) {
    std::istringstream text(read_source_file(path));
    std::vector<Item> items;
    for (std::string line; std::getline(text, line);) {
        items.push_back(read(nlohmann::json::parse(line)));
    }
    if (items.empty()) throw std::runtime_error("no vectors in " + std::string(path));
    return items;
}

Example read_example(const nlohmann::json& json) {
    return {json.at("id"),    json.at("shows"), json.at("tfen"),
            json.at("legal"), json.at("must"),  json.at("never")};
}

Game read_game(const nlohmann::json& json) {
    return {json.at("tfen"), json.at("moves"), json.at("result"), json.at("reason")};
}

RandomPosition read_random_position(const nlohmann::json& json) {
    return {json.at("tfen"), json.at("check"), json.at("perft"), json.at("legal")};
}

}  // namespace

const std::vector<Example>& examples() {
    static const auto kItems = read_lines("tests/golden/vectors/examples.jsonl", read_example);
    return kItems;
}

const std::vector<Game>& endings() {
    static const auto kItems = read_lines("tests/golden/vectors/endings.jsonl", read_game);
    return kItems;
}

const std::vector<RandomPosition>& random_positions() {
    static const auto kItems =
        read_lines("tests/golden/vectors/positions.jsonl", read_random_position);
    return kItems;
}

}  // namespace taiji::test
