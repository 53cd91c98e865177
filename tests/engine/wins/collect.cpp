// taiji-collect-wins FILE…: looks through recorded games for positions that are won by force in 2
// to 6 moves, proves each by trying every defence, and prints `MOVES TFEN` lines: how
// tests/golden/engine/wins.txt was made.

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

#include "client/common/read_file.hpp"
#include "client/world/world_board.hpp"
#include "game/match/record_reader.hpp"
#include "game/rules/tfen.hpp"
#include "tests/engine/wins/forced_win.hpp"

namespace taiji {
namespace {

constexpr int kMost = 6;
constexpr std::size_t kWantedOfEach = 60;
constexpr std::size_t kPliesBeforeTheEnd = 2 * kMost;
constexpr std::uint64_t kPatience = 5'000;  // positions of one proof

class Collection {
  public:
    void look_at(const Record& record) {
        if (!record.end || !record.end->winner) return;
        std::vector<Position> line{record.start};
        for (const RecordPly& ply : record.plies) {
            Position next = line.back();
            Undo undo;
            next.make(ply.move, undo);
            line.push_back(next);
        }
        const std::size_t first =
            line.size() > kPliesBeforeTheEnd ? line.size() - kPliesBeforeTheEnd : 0;
        for (std::size_t i = first; i < line.size(); ++i) {
            if (line[i].side_to_move() == *record.end->winner) try_out(line[i]);
        }
    }
    [[nodiscard]] bool is_full() const {
        return std::all_of(counts_.begin() + 2, counts_.end(),
                           [](std::size_t count) { return count >= kWantedOfEach; });
    }

  private:
    void try_out(const Position& position) {
        if (!seen_.insert(position.hash()).second) return;
        ForcedWin proof;
        proof.set_limit(kPatience);
        const auto moves = proof.moves_to_win(position, kMost);
        if (!moves || *moves < 2 || counts_[static_cast<std::size_t>(*moves)] >= kWantedOfEach)
            return;
        ++counts_[static_cast<std::size_t>(*moves)];
        std::printf("%d %s\n", *moves, tfen(position).c_str());
        std::fflush(stdout);
    }

    std::array<std::size_t, kMost + 1> counts_{};
    std::set<std::uint64_t> seen_;
};

Result<void> collect(int count, char** files) {
    const auto board = read_world_board();
    if (!board) return tl::unexpected(board.error());
    Collection collection;
    for (int i = 0; i < count; ++i) {
        const auto games = read_file(files[i]);
        if (!games) return tl::unexpected(games.error());
        auto reader = RecordReader::open(*board, *games);
        if (!reader) return tl::unexpected(reader.error());
        while (const auto game = reader->next()) {
            if (game->record) collection.look_at(*game->record);
            if (collection.is_full()) return {};
        }
    }
    return {};
}

}  // namespace
}  // namespace taiji

int main(int argc, char** argv) {
    if (const auto done = taiji::collect(argc - 1, argv + 1); !done) {
        std::fprintf(stderr, "taiji-collect-wins: %s\n", done.error().message.c_str());
        return 1;
    }
    return 0;
}
