#include "client/engine_cli/vector_check.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "client/engine_cli/sorted_moves.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::cli {
namespace {

using nlohmann::json;
using Texts = std::vector<std::string>;

/// The checks of one vector. Its fields are read with exceptions of the JSON library, caught in
/// vector_mismatches.
class VectorCheck {
  public:
    VectorCheck(const Board& board, const json& vector) : board_(board), vector_(vector) {}

    Texts run() && {
        const Result<Position> position = parse_tfen(board_, vector_.at("tfen").get<std::string>());
        if (!position) {
            complain("the position is refused: {}", position.error().message);
        } else if (vector_.contains("must") && vector_.contains("never")) {
            check_round_trip(*position);
            check_example(*position);
        } else if (vector_.contains("perft") && vector_.contains("check")) {
            check_round_trip(*position);
            check_position(*position);
        } else if (vector_.contains("moves") && vector_.contains("result")) {
            check_ending(*position);
        } else {
            complain(
                "expected an example (must, never), a position (check, perft) or an ending (moves, "
                "result)");
        }
        return std::move(mismatches_);
    }

  private:
    template <typename... Args>
    void complain(fmt::format_string<Args...> text, Args&&... args) {
        mismatches_.push_back(fmt::format(text, std::forward<Args>(args)...));
    }

    [[nodiscard]] Texts texts(const char* field) const { return vector_.at(field).get<Texts>(); }

    void check_round_trip(const Position& position) {
        const auto expected = vector_.at("tfen").get<std::string>();
        if (const std::string found = tfen(position); found != expected) {
            complain("TFEN: expected {}, found {}", expected, found);
        }
    }

    Texts check_legal_moves(const Position& position) {
        Texts found;
        for (NamedMove& named : sorted_moves(position)) found.push_back(std::move(named.text));
        Texts expected = texts("legal");
        std::sort(expected.begin(), expected.end());
        Texts missing;
        Texts surplus;
        std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(),
                            std::back_inserter(missing));
        std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                            std::back_inserter(surplus));
        if (!missing.empty())
            complain("legal moves: expected, not found: {}", fmt::join(missing, " "));
        if (!surplus.empty())
            complain("legal moves: found, not expected: {}", fmt::join(surplus, " "));
        return found;
    }

    void check_example(const Position& position) {
        const Texts found = check_legal_moves(position);
        for (const std::string& move : texts("must")) {
            if (!std::binary_search(found.begin(), found.end(), move)) {
                complain("{}: expected a legal move, found none", move);
            }
            if (const Result<Move> read = parse_move(position, move); !read) {
                complain("{}: expected to be read as legal, found: {}", move, read.error().message);
            }
        }
        for (const std::string& move : texts("never")) {
            if (parse_move(position, move)) {
                complain("{}: expected to be refused, found a legal move", move);
            }
        }
    }

    void check_position(const Position& position) {
        check_legal_moves(position);
        const bool expected_check = vector_.at("check").get<bool>();
        if (const bool found = in_check(position, position.side_to_move());
            found != expected_check) {
            complain("check: expected {}, found {}", expected_check, found);
        }
        int depth = 0;
        for (const auto expected : vector_.at("perft").get<std::vector<std::uint64_t>>()) {
            if (const std::uint64_t found = perft(position, ++depth); found != expected) {
                complain("perft {}: expected {}, found {}", depth, expected, found);
            }
        }
    }

    void check_ending(const Position& start) {
        std::vector<Position> line = {start};
        const Texts moves = texts("moves");
        for (const std::string& text : moves) {
            if (const std::optional<GameEnd> end = game_end(line)) {
                return complain("ply {} ({}): expected the game to go on, found it ended by {}",
                                line.size(), text, ending_text(end->how));
            }
            const Result<Move> move = parse_move(line.back(), text);
            if (!move) {
                return complain("ply {} ({}): expected a legal move, found: {}", line.size(), text,
                                move.error().message);
            }
            Undo undo;
            line.push_back(line.back());
            line.back().make(*move, undo);
        }
        const auto result = vector_.at("result").get<std::string>();
        const auto reason = vector_.at("reason").get<std::string>();
        const std::optional<GameEnd> end = game_end(line);
        if (!end) {
            complain("end: expected {} by {}, found that the game goes on", result, reason);
        } else if (result_text(*end) != result || ending_text(end->how) != reason) {
            complain("end: expected {} by {}, found {} by {}", result, reason, result_text(*end),
                     ending_text(end->how));
        }
    }

    const Board& board_;
    const json& vector_;
    Texts mismatches_;
};

}  // namespace

std::vector<std::string> vector_mismatches(const Board& board, std::string_view line) {
    try {
        const json vector = json::parse(line);
        return VectorCheck(board, vector).run();
    } catch (const json::exception& unfit) {
        return {fmt::format("expected a vector as one JSON object, found: {}", unfit.what())};
    }
}

}  // namespace taiji::cli
