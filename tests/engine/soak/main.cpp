// taiji-soak POSITIONS [THREADS]: searches positions of random and of good play with 100 nodes each
// and looks that every line is legal to its end. To be built with sanitizers (bench/soak).

#include <charconv>
#include <cstdio>
#include <random>
#include <string_view>
#include <vector>

#include "client/world/world_board.hpp"
#include "game/engine/search.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

constexpr std::uint64_t kNodes = 100;
constexpr std::size_t kMostPlies = 300;  // of one game
constexpr std::uint64_t kBetweenReports = 50'000;

struct Task {
    std::uint64_t positions = 0;
    int threads = 1;
};

/// The first move of a line that is not legal, as text; empty when all are.
std::string illegal_move(Position at, const engine::Line& line) {
    for (const Move& move : line.moves) {
        if (!is_legal(at, move)) return move_text(at.board(), move) + " in " + tfen(at);
        Undo undo;
        at.make(move, undo);
    }
    return {};
}

/// Plays games and searches their positions until there were enough.
class Soak {
  public:
    Soak(const Board& board, Task task) : board_(board), task_(task) {}

    /// False, after a message, when a line was not legal.
    bool run() {
        while (searched_ < task_.positions) {
            if (!play_game()) return false;
        }
        std::printf("%llu positions, every line legal\n",
                    static_cast<unsigned long long>(searched_));
        return true;
    }

  private:
    bool play_game() {
        std::vector<Position> line{*Position::start(board_)};
        while (!game_end(line) && line.size() < kMostPlies && searched_ < task_.positions) {
            engine::SearchOptions options;
            options.threads = task_.threads;
            options.lines = 1 + static_cast<int>(random_() % 3);
            engine::Limits limits;
            limits.nodes = kNodes;
            search_.arm(std::nullopt);
            const engine::Report report = search_.run(line, limits, options);
            if (!is_good(line.back(), report)) return false;
            play(line, report);
            if (++searched_ % kBetweenReports == 0) {
                std::printf("%llu positions\n", static_cast<unsigned long long>(searched_));
                std::fflush(stdout);
            }
        }
        return true;
    }

    [[nodiscard]] static bool is_good(const Position& position, const engine::Report& report) {
        if (report.lines.empty()) {
            std::printf("no line for %s\n", tfen(position).c_str());
            return false;
        }
        for (const engine::Line& found : report.lines) {
            const std::string illegal = illegal_move(position, found);
            if (illegal.empty()) continue;
            std::printf("not legal: %s, from %s\n", illegal.c_str(), tfen(position).c_str());
            return false;
        }
        return true;
    }

    /// Every other move at random, so that all kinds of positions come up.
    void play(std::vector<Position>& line, const engine::Report& report) {
        Move move = report.lines.front().moves.front();
        if (random_() % 2 == 0) {
            MoveList moves;
            legal_moves(line.back(), moves);
            move = moves[random_() % moves.size()];
        }
        Position next = line.back();
        Undo undo;
        next.make(move, undo);
        line.push_back(next);
    }

    const Board& board_;
    const Task task_;
    engine::TranspositionTable table_{4};
    engine::Search search_{table_, {[] { return std::int64_t{0}; }, nullptr}};
    std::mt19937_64 random_{5};
    std::uint64_t searched_ = 0;
};

template <typename Number>
bool read(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number > 0;
}

}  // namespace
}  // namespace taiji

int main(int argc, char** argv) {
    taiji::Task task;
    if (argc < 2 || argc > 3 || !taiji::read(argv[1], task.positions) ||
        (argc == 3 && !taiji::read(argv[2], task.threads))) {
        std::fprintf(stderr, "usage: taiji-soak POSITIONS [THREADS], both above 0\n");
        return 2;
    }
    const auto board = taiji::read_world_board();
    if (!board) {
        std::fprintf(stderr, "taiji-soak: %s\n", board.error().message.c_str());
        return 2;
    }
    return taiji::Soak(**board, task).run() ? 0 : 1;
}
