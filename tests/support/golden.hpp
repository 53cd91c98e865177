#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace taiji::test {

// The vectors of RULES.md 10.

struct Example {
    std::string id;
    std::string shows;
    std::string tfen;
    std::vector<std::string> legal;
    std::vector<std::string> must;
    std::vector<std::string> never;
};
struct Game {
    std::string tfen;
    std::vector<std::string> moves;
    std::string result;
    std::string reason;
};
struct RandomPosition {
    std::string tfen;
    bool is_check = false;
    std::vector<std::uint64_t> perft;
    std::vector<std::string> legal;
};

[[nodiscard]] const std::vector<Example>& examples();
[[nodiscard]] const std::vector<Game>& endings();
[[nodiscard]] const std::vector<RandomPosition>& random_positions();

}  // namespace taiji::test
