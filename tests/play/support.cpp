#include "tests/play/support.hpp"

#include <gtest/gtest.h>

#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "tests/support/golden.hpp"

namespace taiji::play {

std::shared_ptr<const Board> shared_world() {
    // It is never destroyed: the pointer need not own it.
    return {std::shared_ptr<void>(), &test::world()};
}

Match match_from(const Position& start, TimeControl control) {
    return *Match::begin({shared_world(), {{"?", "?"}}, control, start});
}

Match match_of_moves(const std::vector<std::string>& moves) {
    Match match = match_from(*Position::start(test::world()));
    for (const std::string& text : moves) {
        EXPECT_TRUE(match.play(test::move_named(match.position(), text))) << text;
    }
    return match;
}

PerSide<Seat> two_people() {
    return {{Human{}, Human{}}};
}

PerSide<Seat> person_against_computer(Side person) {
    PerSide<Seat> seats{{Computer{1}, Computer{1}}};
    seats[person] = Human{};
    return seats;
}

Game game_of(PerSide<Seat> seats, TimeControl control, std::optional<std::string> tfen) {
    Result<Game> game =
        Game::begin(shared_world(), {std::move(seats), control, std::move(tfen), Viewpoint::White});
    EXPECT_TRUE(game) << game.error().message;
    return *std::move(game);
}

void play_all(Game& game, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        const Result<Move> move = parse_move(game.match().position(), text);
        ASSERT_TRUE(move) << move.error().message;
        ASSERT_TRUE(game.play(*move)) << text;
    }
}

std::vector<Position> assorted_positions(std::size_t random_games) {
    std::vector<Position> all;
    for (const auto& random : test::random_positions()) {
        all.push_back(test::position_of(test::world(), random.tfen));
    }
    for (const auto& example : test::examples()) {
        all.push_back(test::position_of(test::world(), example.tfen));
    }
    std::mt19937_64 dice(7);
    for (std::size_t game = 0; game < random_games; ++game) {
        Position position = *Position::start(test::world());
        for (int ply = 0; ply < 60; ++ply) {
            MoveList moves;
            legal_moves(position, moves);
            if (moves.empty()) break;
            Undo undo;
            position.make(moves[dice() % moves.size()], undo);
            all.push_back(position);
        }
    }
    return all;
}

}  // namespace taiji::play
