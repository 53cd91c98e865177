#include "tests/director/directed_games.hpp"

#include <random>

#include "base/check.hpp"
#include "client/view/board_view.hpp"
#include "game/match/record.hpp"
#include "game/match/record_reader.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

/// The world board, not owned.
std::shared_ptr<const Board> shared_world() {
    return {std::shared_ptr<const Board>(), &world()};
}

/// How much a random game likes a move.
int liking(const Position& position, const Move& move) {
    const Outcome outcome = apply(position, move);
    int likes = 1;
    for (const Event& event : outcome.events) {
        if (std::holds_alternative<Taken>(event)) likes += 6;
        if (std::holds_alternative<Struck>(event)) likes += 40;
        if (std::holds_alternative<Boarded>(event) || std::holds_alternative<Joined>(event)) {
            likes += 4;
        }
        if (const auto* moved = std::get_if<Moved>(&event)) {
            if (moved->manner != Manner::Travelled) likes += 4;
            if (moved->piece.unit == Unit::Missile) likes += 2;
            if (moved->piece.unit == Unit::Carrier) likes += 2;
        }
        if (const auto* ended = std::get_if<GameEnded>(&event)) {
            likes += ended->end.how == Ending::Seat ? 3 : 0;
        }
    }
    return likes;
}

std::vector<DirectedGame> engine_games() {
    const std::string text = read_source_file("tests/golden/games/engine.taiji");
    std::vector<DirectedGame> made;
    const auto games = read_records(shared_world(), text);
    TAIJI_CHECK(games.has_value());
    for (const ReadGame& game : *games) {
        TAIJI_CHECK(game.record.has_value());
        auto match = match_of(*game.record);
        TAIJI_CHECK(match.has_value());
        made.push_back({"engine " + std::to_string(made.size() + 1), *std::move(match)});
    }
    return made;
}

}  // namespace

Match random_game(std::uint64_t seed, std::size_t plies) {
    std::mt19937_64 dice(seed);
    auto match = Match::begin({.board = shared_world()});
    TAIJI_CHECK(match.has_value());
    while (match->plies().size() < plies && !match->end()) {
        MoveList moves;
        legal_moves(match->position(), moves);
        std::vector<Move> drawn;
        for (const Move& move : moves) {
            drawn.insert(drawn.end(), static_cast<std::size_t>(liking(match->position(), move)),
                         move);
        }
        TAIJI_CHECK(match->play(drawn[dice() % drawn.size()]).has_value());
    }
    return *std::move(match);
}

Match game_from(std::string_view men, const std::vector<std::string>& moves) {
    auto match = Match::begin({.board = shared_world(), .start = white_to_move(men)});
    TAIJI_CHECK(match.has_value());
    for (const std::string& move : moves) {
        TAIJI_CHECK(match->play(move_named(match->position(), move)).has_value());
    }
    return *std::move(match);
}

const std::vector<DirectedGame>& directed_games() {
    static const std::vector<DirectedGame> kGames = [] {
        std::vector<DirectedGame> made = engine_games();
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            made.push_back({"random " + std::to_string(seed), random_game(seed, 120)});
        }
        return made;
    }();
    return kGames;
}

const scene::BoardModel& directed_model() {
    static const scene::BoardModel kModel = board_view(world());
    return kModel;
}

director::Manner with_panels() {
    director::Manner manner;
    manner.viewport.covered = {.left = 70.0, .top = 52.0, .right = 250.0, .bottom = 60.0};
    return manner;
}

director::Manner on_flat_board() {
    director::Manner manner = with_panels();
    manner.morph = scene::Morph(1.0);
    return manner;
}

}  // namespace taiji::test
