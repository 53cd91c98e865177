#include "tests/motion/move_samples.hpp"

#include <fmt/format.h>

#include <map>
#include <variant>

#include "client/view/board_view.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

struct Describe {
    std::string& name;
    void operator()(const LeftBehind& e) {
        name += fmt::format(" leaves {}", letters(e.piece.unit));
    }
    void operator()(const Taken& e) { name += fmt::format(" takes {}", letters(e.piece.unit)); }
    void operator()(const Moved& e) {
        name += fmt::format(" {} {}", letters(e.piece.unit), static_cast<int>(e.manner));
    }
    void operator()(const Boarded&) { name += " boards"; }
    void operator()(const Joined&) { name += " joins"; }
    void operator()(const Struck& e) { name += fmt::format(" strikes {}", letters(e.target.unit)); }
    void operator()(const CheckGiven&) {}
    void operator()(const SeatThreatened&) {}
    void operator()(const GameEnded& e) { name += fmt::format(" ends {}", ending_text(e.end.how)); }
};

void collect(const Position& before, std::map<std::string, MoveSample>& to) {
    MoveList moves;
    legal_moves(before, moves);
    for (const Move& move : moves) {
        Outcome outcome = apply(before, move);
        std::string name;
        for (const Event& event : outcome.events) std::visit(Describe{name}, event);
        to.try_emplace(name, MoveSample{name, before, std::move(outcome)});
    }
}

}  // namespace

const std::vector<MoveSample>& move_samples() {
    static const std::vector<MoveSample> kSamples = [] {
        std::map<std::string, MoveSample> found;
        for (const Example& example : examples()) {
            collect(position_of(world(), example.tfen), found);
        }
        for (const Game& game : endings()) {
            Position position = position_of(world(), game.tfen);
            for (std::size_t i = 0; i + 1 < game.moves.size(); ++i) {
                position = after(position, game.moves[i]);
            }
            collect(position, found);
        }
        std::vector<MoveSample> made;
        for (auto& [name, sample] : found) made.push_back(std::move(sample));
        return made;
    }();
    return kSamples;
}

const scene::BoardModel& world_model() {
    static const scene::BoardModel kModel = board_view(world());
    return kModel;
}

}  // namespace taiji::test
