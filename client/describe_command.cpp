#include "client/describe_command.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

#include "client/common/asset_path.hpp"
#include "client/common/read_file.hpp"
#include "client/describe/record_words.hpp"
#include "client/world/world_board.hpp"
#include "game/match/record_reader.hpp"

namespace taiji {
namespace {

void print_problem(const std::string& sentence) {
    fmt::print(stderr, "taiji: {}\n", sentence);
}

Result<Language> spoken_language(const Options& options) {
    auto folder = find_assets_with("languages/en.json");
    if (!folder) return tl::unexpected(folder.error());
    auto language = Language::load(*folder / "languages");
    if (!language) return tl::unexpected(language.error());
    language->choose(options.language.value_or(UiLanguage::English));
    return language;
}

/// False: something was wrong, and was said.
bool print_game(const Language& language, const ReadGame& game, std::size_t number,
                const std::string& name) {
    if (game.record) {
        const auto words = describe::record_words(language, *game.record);
        if (!words) {
            print_problem(fmt::format("{}: game {}: {}", name, number, words.error().message));
            return false;
        }
        if (number > 1) fmt::print("\n");
        fmt::print("{}: {}", language.format("tell.game", {{"number", fmt::to_string(number)}}),
                   *words);
    }
    if (game.errors.empty()) return true;
    std::fflush(stdout);
    print_problem(game.errors.front().message(name));
    return false;
}

}  // namespace

int describe_record(const Options& options) {
    const auto board = read_world_board();
    const auto language = spoken_language(options);
    if (!board || !language) {
        print_problem(board ? language.error().message : board.error().message);
        return 2;
    }
    const std::string& name = options.output;
    const auto text = name == "-" ? read_standard_input() : read_file(name);
    if (!text) {
        print_problem(text.error().message);
        return 2;
    }
    auto reader = RecordReader::open(*board, *text);
    if (!reader) {
        print_problem(fmt::format("{}: {}", name, reader.error().message));
        return 2;
    }
    bool is_good = true;
    std::size_t games = 0;
    while (const auto game = reader->next()) {
        is_good = print_game(*language, *game, ++games, name) && is_good;
    }
    if (games == 0) {
        print_problem(fmt::format("{}: expected at least one game, found none", name));
        return 1;
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        print_problem("the sentences cannot be written to standard output");
        return 1;
    }
    return is_good ? 0 : 1;
}

}  // namespace taiji
