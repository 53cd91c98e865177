#include "client/play/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// The kinds of the news, in order: "move 1", "shown 2>0", "line", "offer", "declined", "over".
std::vector<std::string> told(Game& game) {
    struct Teller {
        std::string operator()(const MovePlayed& n) { return fmt::format("move {}", n.ply); }
        std::string operator()(const PlyShown& n) {
            return fmt::format("shown {}>{}", n.from, n.to);
        }
        std::string operator()(const LineChanged&) { return "line"; }
        std::string operator()(const DrawOffered& n) {
            return n.by == Side::White ? "White offers" : "Black offers";
        }
        std::string operator()(const DrawDeclined& n) {
            return n.by == Side::White ? "White declines" : "Black declines";
        }
        std::string operator()(const GameOver& n) {
            return fmt::format("over {} {}", ending_text(n.end.how), result_text(n.end));
        }
    };
    std::vector<std::string> out;
    for (const News& news : game.take_news()) out.push_back(std::visit(Teller{}, news));
    return out;
}
using Told = std::vector<std::string>;

const std::vector<std::string> kOpening = {"Cw3n1-w3n2", "Ce3n1-e3n2", "Cw3n2-w3n3"};
constexpr const char* kSeatInOne = "15/15/15/4a10/15/2HN10N/12h2/15/15/15/15 b - 5 1";
constexpr const char* kSeatEntered = "15/15/15/15/2H12/3a10N/12h2/15/15/15/15 w - 0 2";

TEST(Game, BeginsFromTheStartOrFromATfenAndNamesThePlayers) {
    const Game game = game_of(person_against_computer(Side::White), BaseTime{{60'000}, {1'000}});
    EXPECT_EQ(game.match().position(), *Position::start(test::world()));
    EXPECT_EQ(game.match().player(Side::White), "Human");
    EXPECT_EQ(game.match().player(Side::Black), "Taiji, level 1 (Kun, earth)");
    EXPECT_EQ(player_name(ExternalEngine{"/usr/bin/clever --fast option.Hash=4"}), "clever");
    EXPECT_EQ(game.match().clocks()[Side::Black], Millis{60'000});
    EXPECT_EQ(game_of(two_people(), Untimed{}, kSeatInOne).match().side_to_move(), Side::Black);
}

TEST(Game, RefusesABadTfenAndABadTimeControlInOneSentence) {
    NewGame setup;
    setup.tfen = "nonsense";
    EXPECT_THAT(Game::begin(shared_world(), setup).error().message, HasSubstr("field"));
    setup.tfen.reset();
    setup.time_control = BaseTime{{0}, {0}};
    EXPECT_THAT(Game::begin(shared_world(), setup).error().message, HasSubstr("base time"));
}

TEST(Game, ThatIsOverAlreadyMayBeginAndOnlyBeLookedAt) {
    Game game = game_of(two_people(), Untimed{}, kSeatEntered);
    ASSERT_TRUE(game.match().end());
    EXPECT_FALSE(game.may_move_by_hand());
    EXPECT_FALSE(game.to_decide());
    EXPECT_FALSE(game.may_take_back());
}

TEST(Game, TellsWhatHappenedInOrder) {
    Game game = game_of(two_people(), Untimed{}, kSeatInOne);
    ASSERT_TRUE(game.offer_draw(Side::White));
    ASSERT_TRUE(game.decline_draw(Side::Black));
    play_all(game, {"Aw3n2xw4"});
    EXPECT_EQ(told(game), (Told{"White offers", "Black declines", "move 1", "over seat 0-1"}));
    EXPECT_THAT(game.take_news(), IsEmpty());
}

TEST(Game, TellsTheMoveWithThePositionBeforeItAndItsEvents) {
    Game game = game_of(two_people());
    const Position before = game.match().position();
    play_all(game, {"Cw3n1-w3n2"});
    const std::vector<News> news = game.take_news();
    ASSERT_EQ(news.size(), 1U);
    const MovePlayed& played = std::get<MovePlayed>(news.front());
    EXPECT_EQ(played.before, before);
    EXPECT_EQ(played.outcome.after, game.match().position());
    EXPECT_EQ(retrace(played.before, played.outcome.events), played.outcome.after);
    EXPECT_EQ(played.mover, Side::White);
}

TEST(Game, RefusesAnIllegalMoveAndStaysAsItIs) {
    Game game = game_of(two_people());
    const Match before = game.match();
    EXPECT_EQ(game.play({test::at("w3n1"), test::at("e3"), Unit::Citizen, MoveKind::Go}).error(),
              MatchRefused::NotLegal);
    EXPECT_EQ(game.match(), before);
    EXPECT_THAT(game.take_news(), IsEmpty());
}

TEST(Game, SaysWhoIsToDecide) {
    Game game = game_of(person_against_computer(Side::White));
    EXPECT_EQ(game.hand(), Hand::Moves);
    EXPECT_EQ(game.to_decide(), Seat(Human{}));
    play_all(game, {"Cw3n1-w3n2"});
    EXPECT_EQ(game.hand(), Hand::Waits);
    EXPECT_EQ(game.to_decide(), Seat(Computer{1}));
    game.show_ply(0);
    EXPECT_EQ(game.hand(), Hand::Looks);
    EXPECT_EQ(game.to_decide(), Seat(Computer{1})) << "the computer thinks on";
    EXPECT_EQ(game_of({{Computer{1}, Computer{2}}}).hand(), Hand::Looks);
}

TEST(Clock, RunsForTheSideToMoveAndEndsTheGame) {
    Game game = game_of(two_people(), BaseTime{{2'000}, {100}});
    game.elapse({500});
    EXPECT_EQ(game.match().clocks()[Side::White], Millis{1'500});
    play_all(game, {"Cw3n1-w3n2"});
    EXPECT_EQ(game.match().clocks()[Side::White], Millis{1'600});
    game.elapse({2'000});
    EXPECT_EQ(told(game), (Told{"move 1", "over flag 1-0"}));
    game.elapse({2'000});
    EXPECT_THAT(told(game), IsEmpty());
}

TEST(Scrubbing, LooksAtAnyPlyAndNotBeyond) {
    Game game = game_of(two_people());
    play_all(game, kOpening);
    told(game);
    game.show_ply(1);
    EXPECT_EQ(game.shown(), game.match().line()[1]);
    EXPECT_FALSE(game.shows_the_present());
    game.show_ply(99);
    EXPECT_EQ(game.shown_ply(), 3U);
    game.show_ply(3);
    EXPECT_EQ(told(game), (Told{"shown 3>1", "shown 1>3"}));
}

TEST(Scrubbing, StaysWhereItIsWhenAMoveIsPlayedMeanwhile) {
    Game game = game_of(person_against_computer(Side::White));
    play_all(game, {kOpening[0]});
    game.show_ply(0);
    play_all(game, {kOpening[1]});
    EXPECT_EQ(game.shown_ply(), 0U);
    EXPECT_EQ(told(game), (Told{"move 1", "shown 1>0", "move 2"}));
}

TEST(TakeBack, IsOnePlyBetweenPeople) {
    Game game = game_of(two_people());
    play_all(game, kOpening);
    told(game);
    ASSERT_TRUE(game.take_back());
    EXPECT_EQ(game.match().plies().size(), 2U);
    EXPECT_EQ(game.shown_ply(), 2U);
    EXPECT_EQ(told(game), Told{"line"});
}

TEST(TakeBack, GivesThePersonTheTurnAgainstTheComputer) {
    Game game = game_of(person_against_computer(Side::White));
    play_all(game, kOpening);
    ASSERT_TRUE(game.take_back()) << "while the computer thinks";
    EXPECT_EQ(game.match().plies().size(), 2U);
    ASSERT_TRUE(game.take_back()) << "both plies";
    EXPECT_EQ(game.match().plies().size(), 0U);
    EXPECT_EQ(game.take_back().error(), MatchRefused::NoSuchPly);
}

TEST(TakeBack, IsRefusedWhereOnlyTheComputerHasMoved) {
    Game game = game_of(person_against_computer(Side::Black));
    play_all(game, {kOpening[0]});
    EXPECT_FALSE(game.may_take_back());
    EXPECT_EQ(game.take_back().error(), MatchRefused::NoSuchPly);
    EXPECT_EQ(game.match().plies().size(), 1U);
    play_all(game, {kOpening[1], kOpening[2]});
    EXPECT_TRUE(game.may_take_back());
    ASSERT_TRUE(game.take_back());
    EXPECT_EQ(game.match().plies().size(), 1U);
}

TEST(TakeBack, IsNothingForTwoComputers) {
    Game game = game_of({{Computer{1}, Computer{1}}});
    play_all(game, kOpening);
    EXPECT_FALSE(game.may_take_back());
    EXPECT_FALSE(game.take_back());
    EXPECT_EQ(game.match().plies().size(), 3U);
}

TEST(TakeBack, LetsALostGameGoOnAndShowsThePresent) {
    Game game = game_of(person_against_computer(Side::White), BaseTime{{9'000}, {0}}, kSeatInOne);
    play_all(game, {"Aw3n2xw4"});
    EXPECT_FALSE(game.may_take_back()) << "the person has made no move yet";
    Game other = game_of(person_against_computer(Side::Black), BaseTime{{9'000}, {0}}, kSeatInOne);
    play_all(other, {"Aw3n2xw4"});
    other.show_ply(0);
    ASSERT_TRUE(other.take_back());
    EXPECT_FALSE(other.match().end());
    EXPECT_TRUE(other.may_move_by_hand());
}

TEST(ContinueFromShown, BeginsANewLineAndReturnsTheOldOne) {
    Game game = game_of(two_people());
    play_all(game, kOpening);
    told(game);
    game.show_ply(1);
    const Match old = game.continue_from_shown();
    EXPECT_EQ(old.plies().size(), 3U);
    EXPECT_EQ(game.match().plies().size(), 1U);
    EXPECT_TRUE(game.shows_the_present());
    EXPECT_EQ(told(game), (Told{"shown 3>1", "line"}));
}

TEST(ContinueFromShown, AtThePresentChangesNothingUnlessTheGameIsOver) {
    Game game = game_of(two_people(), BaseTime{{9'000}, {0}});
    play_all(game, kOpening);
    game.elapse({1'000});
    told(game);
    const Match before = game.match();
    EXPECT_EQ(game.continue_from_shown(), before);
    EXPECT_EQ(game.match(), before);
    EXPECT_THAT(told(game), IsEmpty());
    ASSERT_TRUE(game.resign(Side::White));
    EXPECT_EQ(game.continue_from_shown().end()->how, Ending::Resignation);
    EXPECT_FALSE(game.match().end());
    EXPECT_EQ(told(game), (Told{"over resignation 0-1", "line"}));
}

TEST(Draw, IsAgreedWhenTheOtherSideAccepts) {
    Game game = game_of(two_people());
    ASSERT_TRUE(game.offer_draw(Side::White));
    EXPECT_FALSE(game.computer_to_answer_draw());
    EXPECT_EQ(game.accept_draw(Side::White).error(), MatchRefused::OwnDrawOffer);
    ASSERT_TRUE(game.accept_draw(Side::Black));
    EXPECT_EQ(told(game), (Told{"White offers", "over agreement 1/2-1/2"}));
    EXPECT_EQ(game.offer_draw(Side::White).error(), MatchRefused::GameOver);
}

TEST(Draw, OfferIsDeclinedByMovingInstead) {
    Game game = game_of(two_people());
    ASSERT_TRUE(game.offer_draw(Side::Black));
    play_all(game, {kOpening[0]});
    EXPECT_EQ(told(game), (Told{"Black offers", "move 1", "White declines"}));
    ASSERT_TRUE(game.offer_draw(Side::White));
    play_all(game, {kOpening[1]});
    EXPECT_FALSE(game.match().draw_offer());
}

TEST(Draw, OfferedToAComputerIsTheComputersToAnswer) {
    Game game = game_of(person_against_computer(Side::White));
    EXPECT_FALSE(game.computer_to_answer_draw());
    ASSERT_TRUE(game.offer_draw(Side::White));
    EXPECT_EQ(game.computer_to_answer_draw(), Side::Black);
    ASSERT_TRUE(game.decline_draw(Side::Black));
    EXPECT_FALSE(game.computer_to_answer_draw());
}

TEST(Rematch, ExchangesSidesAndKeepsClocksAndStart) {
    NewGame setup{person_against_computer(Side::White), BaseTime{{9'000}, {100}}, kSeatInOne,
                  Viewpoint::White};
    const Game game = *Game::begin(shared_world(), setup);
    const NewGame again = game.rematch();
    EXPECT_EQ(again.seats, person_against_computer(Side::Black));
    EXPECT_EQ(again.time_control, setup.time_control);
    EXPECT_EQ(again.tfen, kSeatInOne);
    EXPECT_EQ(again.viewpoint, Viewpoint::Black);
    EXPECT_EQ(Game::begin(shared_world(), again)->rematch(), setup);
    EXPECT_FALSE(game_of(two_people()).rematch().tfen);
}

TEST(Resuming, GoesOnWithTheMatchAtItsLastPly) {
    Game first = game_of(person_against_computer(Side::Black), BaseTime{{9'000}, {100}});
    play_all(first, kOpening);
    first.elapse({300});
    const Game second(first.match(), first.seats(), Viewpoint::Black);
    EXPECT_EQ(second.match(), first.match());
    EXPECT_TRUE(second.shows_the_present());
    EXPECT_TRUE(second.may_move_by_hand());
    EXPECT_EQ(second.viewpoint(), Viewpoint::Black);
}

}  // namespace
}  // namespace taiji::play
