// Whatever is asked of a game, in whatever order.

#include <gtest/gtest.h>

#include <random>

#include "client/play/game.hpp"
#include "game/match/record.hpp"
#include "game/match/record_reader.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using Dice = std::mt19937;

Side random_side(Dice& dice) {
    return static_cast<Side>(dice() % 2);
}

Seat random_seat(Dice& dice) {
    if (dice() % 2 == 0) return Human{};
    return Computer{1 + static_cast<int>(dice() % 8)};
}

TimeControl random_control(Dice& dice) {
    switch (dice() % 3) {
        case 0:
            return Untimed{};
        case 1:
            return BaseTime{{30'000 + static_cast<int>(dice() % 60'000)}, {500}};
        default:
            return TimePerMove{{2'000 + static_cast<int>(dice() % 9'000)}};
    }
}

Move random_move(const Position& position, Dice& dice) {
    MoveList moves;
    legal_moves(position, moves);
    for (int tries = 0; tries < 6; ++tries) {
        const Move move = moves[dice() % moves.size()];
        if (move.kind == MoveKind::Take) return move;
    }
    return moves[dice() % moves.size()];
}

void ask_something(Game& game, Dice& dice) {
    switch (dice() % 24) {
        case 0:
            (void)game.take_back();
            break;
        case 1:
            game.show_ply(dice() % (game.match().plies().size() + 3));
            break;
        case 2:
            if (dice() % 4 == 0) game.continue_from_shown();
            break;
        case 3:
            (void)game.offer_draw(random_side(dice));
            break;
        case 4:
            (void)game.decline_draw(random_side(dice));
            break;
        case 5:
            if (dice() % 6 == 0) (void)game.accept_draw(random_side(dice));
            break;
        case 6:
            if (dice() % 12 == 0) (void)game.resign(random_side(dice));
            break;
        case 7:
            (void)game.play({static_cast<Point>(dice() % 256), static_cast<Point>(dice() % 256),
                             static_cast<Unit>(dice() % kUnitCount),
                             static_cast<MoveKind>(dice() % 4)});
            break;
        case 8:
            game.show_ply(game.match().plies().size());
            break;
        case 9:
            game.elapse({static_cast<std::int64_t>(dice() % 1'500)});
            break;
        default:
            if (!game.match().end()) (void)game.play(random_move(game.match().position(), dice));
    }
}

/// Follows the news alone, as pictures do.
struct Follower {
    explicit Follower(const Game& game)
        : shown(game.shown()), plies(game.match().plies().size()), over(game.match().end()) {}

    void follow(Game& game) {
        for (const News& news : game.take_news()) {
            if (const auto* played = std::get_if<MovePlayed>(&news)) {
                ASSERT_EQ(played->ply, plies + 1);
                ASSERT_EQ(retrace(played->before, played->outcome.events), played->outcome.after);
                if (shown_ply == plies) {
                    ASSERT_EQ(played->before, shown);
                    shown = played->outcome.after;
                    ++shown_ply;
                }
                ++plies;
            } else if (const auto* ply = std::get_if<PlyShown>(&news)) {
                ASSERT_EQ(ply->from, shown_ply);
                shown_ply = ply->to;
                shown = game.match().line()[ply->to];
            } else if (std::holds_alternative<LineChanged>(news)) {
                shown = game.shown();
                shown_ply = game.shown_ply();
                plies = game.match().plies().size();
                over = game.match().end();
            } else if (const auto* end = std::get_if<GameOver>(&news)) {
                ASSERT_FALSE(over);
                over = end->end;
            }
        }
        ASSERT_EQ(shown_ply, game.shown_ply());
        ASSERT_EQ(shown, game.shown());
        ASSERT_EQ(plies, game.match().plies().size());
        ASSERT_EQ(over, game.match().end());
    }

    Position shown;
    std::size_t plies;
    std::size_t shown_ply = plies;
    std::optional<GameEnd> over;
};

void expect_sound(const Game& game) {
    const Match& match = game.match();
    ASSERT_EQ(match.line().size(), match.plies().size() + 1);
    ASSERT_LE(game.shown_ply(), match.plies().size());
    ASSERT_EQ(game.to_decide().has_value(), !match.end().has_value());
    ASSERT_EQ(game.may_move_by_hand(), !match.end() && game.shows_the_present() &&
                                           is_human(game.seats()[match.side_to_move()]));
    if (const auto side = game.computer_to_answer_draw()) {
        ASSERT_FALSE(is_human(game.seats()[*side]));
        ASSERT_EQ(match.draw_offer(), opponent(*side));
    }
    if (game.may_take_back()) {
        Game other = game;
        ASSERT_TRUE(other.take_back());
        ASSERT_TRUE(other.may_move_by_hand());
        ASSERT_LT(other.match().plies().size(), match.plies().size());
    }
}

void expect_kept_by_its_record(const Game& game) {
    const std::string text = write_record(record_of(game.match()));
    const auto games = read_records(shared_world(), text);
    ASSERT_TRUE(games && games->size() == 1) << text;
    ASSERT_TRUE(games->front().errors.empty()) << text;
    const Result<Match> again = match_of(*games->front().record);
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(*again, game.match()) << text;
}

TEST(AnyRequests, KeepTheGameSoundItsNewsCompleteAndItsRecordFaithful) {
    Dice dice(2);
    std::size_t endings = 0;
    for (int n = 0; n < 40; ++n) {
        Game game = game_of({{random_seat(dice), random_seat(dice)}}, random_control(dice));
        Follower follower(game);
        for (int i = 0; i < 150; ++i) {
            ask_something(game, dice);
            ASSERT_NO_FATAL_FAILURE(follower.follow(game));
            ASSERT_NO_FATAL_FAILURE(expect_sound(game));
            if (i % 10 == 0 || game.match().end()) {
                ASSERT_NO_FATAL_FAILURE(expect_kept_by_its_record(game));
            }
            if (!game.match().end()) continue;
            ++endings;
            if (dice() % 3 == 0) {
                game = *Game::begin(shared_world(), game.rematch());
            } else {
                game.continue_from_shown();
                (void)game.take_news();
            }
            follower = Follower(game);
        }
    }
    EXPECT_GT(endings, 10U);
}

}  // namespace
}  // namespace taiji::play
