#include "game/match/record_reader.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

constexpr const char* kMoves = "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1 Ae3n2-e4n1 Mw4n2-e3n2";

class Play : public SessionTest {};

TEST_F(Play, AClickOnAPieceAndOneOnATargetPlay) {
    const auto session = begin_between_people();
    session->click(at("w2"));
    EXPECT_EQ(session->selection().piece(), at("w2"));
    EXPECT_THAT(session->selection().targets(), Not(IsEmpty()));
    session->click(at("w1"));
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    EXPECT_FALSE(session->selection().piece());
    EXPECT_NE(session->performance(), nullptr);
    EXPECT_EQ(session->shown(), session->game().match().position());
}

TEST_F(Play, APieceIsDraggedToItsTarget) {
    const auto session = begin_between_people();
    ASSERT_TRUE(session->may_drag(at("w2")));
    EXPECT_FALSE(session->may_drag(at("e6")));  // Black's
    EXPECT_FALSE(session->may_drag(at("w1")));  // empty
    session->begin_drag(at("w2"));
    session->drag_to(scene::Geographic{0.5, 0.5});
    ASSERT_TRUE(session->drag() && session->drag()->over);
    EXPECT_EQ(session->drag()->over->longitude, 0.5);
    session->drop(at("w1"));
    EXPECT_FALSE(session->drag());
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    EXPECT_EQ(session->performance(), nullptr);  // the hand has shown it
}

TEST_F(Play, APieceDroppedBesideTheBoardIsBack) {
    const auto session = begin_between_people();
    session->begin_drag(at("w2"));
    session->drag_to(std::nullopt);
    session->drop(std::nullopt);
    EXPECT_FALSE(session->drag());
    EXPECT_FALSE(session->selection().piece());
    EXPECT_EQ(moves_of(*session), "");
}

TEST_F(Play, ARefusedTryIsExplained) {
    const auto session = begin_between_people();
    session->click(at("w2"));
    session->click(at("e6n5"));
    ASSERT_TRUE(session->selection().refused());
    EXPECT_EQ(moves_of(*session), "");
    EXPECT_TRUE(session->obey(Command::Back));
}

TEST_F(Play, KeysAloneEndAGameByMate) {
    const auto session = open_from(kMateInTwo);
    const auto play_by_keys = [&](const char* from, const char* to) {
        for (int i = 0; i < 40 && session->selection().piece() != at(from); ++i) {
            EXPECT_TRUE(session->obey(Command::NextPiece));
        }
        const auto stands_on = [&] {
            const auto* target = session->selection().marked_target();
            return target != nullptr && target->at == at(to);
        };
        for (int i = 0; i < 100 && !stands_on(); ++i) session->obey(Command::PreviousTarget);
        ASSERT_TRUE(stands_on()) << from << to;
        EXPECT_TRUE(session->obey(Command::Confirm));
        if (session->selection().chooser()) session->obey(Command::Confirm);
    };
    play_by_keys("w5n1", "w1n5");
    play_by_keys("e4", "e4s1");
    play_by_keys("w1n5", "e5s1");
    EXPECT_EQ(moves_of(*session), kMateMoves);
    EXPECT_EQ(session->game().match().end(), (GameEnd{Ending::Mate, Side::White}));
}

TEST_F(Play, AClickGameEndsByTheSeat) {
    const auto session = open_from(kSeatInTwo);
    click_moves(*session, kSeatMoves);
    EXPECT_EQ(session->game().match().end(), (GameEnd{Ending::Seat, Side::White}));
    session->click(at("w5n1"));
    EXPECT_FALSE(session->may_drag(at("w5n1")));
}

TEST_F(Play, LooksAtEarlierMovesAndGoesOnFromThere) {
    const auto session = begin_between_people();
    click_moves(*session, kMoves);
    session->obey(Command::FirstPly);
    EXPECT_EQ(session->game().shown_ply(), 0U);
    EXPECT_EQ(session->performance(), nullptr);
    session->obey(Command::NextPly);
    EXPECT_EQ(session->game().shown_ply(), 1U);
    EXPECT_NE(session->performance(), nullptr);  // forward by one is shown as it was played
    session->obey(Command::NextPly);
    session->obey(Command::NextPly);
    session->obey(Command::PreviousPly);
    EXPECT_EQ(session->game().shown_ply(), 2U);
    EXPECT_EQ(session->performance(), nullptr);
    session->click(at("w2n1"));
    EXPECT_THAT(session->selection().targets(), IsEmpty());  // only looked at
    session->obey(Command::LastPly);
    EXPECT_TRUE(session->game().shows_the_present());

    session->carry_out(ShowPly{2});
    session->obey(Command::ContinueFromHere);
    click_move(*session, "Nw2n1-w1n1");
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2 Nw2n1-w1n1");
    const std::string kept = text_of(data() / "games.taiji");
    const auto games = read_records(session_board(), kept);
    ASSERT_TRUE(games);
    ASSERT_THAT(*games, SizeIs(1));
    EXPECT_THAT(games->front().record->plies, SizeIs(5));
}

TEST_F(Play, TakesBackAndPlaysAnother) {
    const auto session = begin_between_people();
    click_moves(*session, "Vw2-w1 Ae4n1-e3n2");
    session->obey(Command::TakeBack);
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    click_move(*session, "Ce3n1-e2n2");
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ce3n1-e2n2");
    session->obey(Command::TakeBack);
    session->obey(Command::TakeBack);
    session->obey(Command::TakeBack);
    EXPECT_THAT(notice_keys(*session), ElementsAre("notice.nothing_to_take_back"));
}

TEST_F(Play, AnimationNeverChangesTheOutcome) {
    enum class Watch { Slow, Fast, Reduced, Skipped };
    std::vector<std::string> records;
    for (const Watch how : {Watch::Slow, Watch::Fast, Watch::Reduced, Watch::Skipped}) {
        const auto session = begin_between_people();
        Settings settings = session->settings();
        settings.animation_speed = how == Watch::Slow ? 0.5 : 4.0;
        settings.reduced_motion = how == Watch::Reduced;
        session->carry_out(ChangeSettings{settings});
        for (const char* move : {"Vw2-w1", "Ae4n1-e3n2", "Nw2n1-n1", "Ae3n2-e4n1", "Mw4n2-e3n2"}) {
            click_move(*session, move);
            if (how == Watch::Skipped) {
                session->carry_out(SkipAnimation{});
            } else {
                watch_to_the_end(*session);
            }
        }
        session->carry_out(CopyRecord{});
        for (const WindowWish& wish : session->take_wishes()) {
            if (const auto* put = std::get_if<PutIntoClipboard>(&wish))
                records.push_back(put->text);
        }
    }
    ASSERT_THAT(records, SizeIs(4));
    EXPECT_THAT(records, ::testing::Each(records.front()));
}

TEST_F(Play, SpeedIsTheSettings) {
    const auto seconds_to_watch = [&](double speed) {
        const auto session = begin_between_people();
        Settings settings = session->settings();
        settings.animation_speed = speed;
        session->carry_out(ChangeSettings{settings});
        click_move(*session, "Vw2-w1");
        const double begun = session->now();
        watch_to_the_end(*session, 0.01);
        return session->now() - begun;
    };
    EXPECT_NEAR(seconds_to_watch(0.5), 8.0 * seconds_to_watch(4.0), 0.1);
}

TEST_F(Play, AClickDuringAnAnimationEndsItAndCounts) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->update(0.3);
    ASSERT_NE(session->performance(), nullptr);
    session->click(at("e4n1"));
    EXPECT_EQ(session->performance(), nullptr);
    EXPECT_EQ(session->selection().piece(), at("e4n1"));
}

TEST_F(Play, SoundsOfAMoveAreToldOnce) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    const std::size_t all = session->performance()->cues().size();
    ASSERT_GT(all, 0U);
    std::size_t told = 0;
    while (session->performance() != nullptr) {
        session->update(0.05);
        told += session->take_cues().size();
    }
    EXPECT_EQ(told, all);
}

TEST_F(Play, ADiagramLeavesTheGameAlone) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->carry_out(ShowDiagram{kSeatInTwo});
    EXPECT_TRUE(session->shows_diagram());
    session->click(at("s2w4"));
    session->click(at("e3s2"));
    EXPECT_EQ(session->shown().side_to_move(), Side::White);  // the reader's turn again
    session->click(at("e3s2"));
    session->click(at("e3n5"));
    EXPECT_TRUE(session->shown().piece_at(at("e3n5")));
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    session->carry_out(ShowDiagram{});
    EXPECT_EQ(session->shown(), session->game().shown());
    session->carry_out(ShowDiagram{"nonsense"});
    EXPECT_FALSE(session->shows_diagram());
    EXPECT_THAT(notice_keys(*session), ElementsAre("notice.game_refused"));
}

TEST_F(Play, PlayersResignAndAgree) {
    const auto session = begin_between_people();
    session->carry_out(AnswerDraw{true});
    session->carry_out(OfferDraw{});
    session->carry_out(OfferDraw{});
    EXPECT_THAT(notice_keys(*session),
                ElementsAre("notice.no_draw_offered", "notice.draw_already_offered"));
    session->carry_out(AnswerDraw{true});
    EXPECT_EQ(session->game().match().end(), (GameEnd{Ending::Agreement, std::nullopt}));
    EXPECT_NE(session->performance(), nullptr);  // the end has its own scene
    session->carry_out(Rematch{});
    EXPECT_FALSE(session->game().match().end());
    session->carry_out(Resign{});
    EXPECT_EQ(session->game().match().end(), (GameEnd{Ending::Resignation, Side::Black}));
}

TEST_F(Play, SwitchesOfTheViewAreSettings) {
    const auto session = begin_between_people();
    const Settings before = session->settings();
    for (const Command command :
         {Command::Clouds, Command::Mansions, Command::Coordinates, Command::FiveColours,
          Command::TrueSun, Command::PieceText, Command::SwitchLanguage, Command::Mute}) {
        EXPECT_TRUE(session->obey(command));
        EXPECT_NE(session->settings(), before) << command_name(command);
        EXPECT_TRUE(session->obey(command));
        EXPECT_EQ(session->settings(), before) << command_name(command);
    }
    for (const Command command : {Command::FullScreen, Command::Home, Command::SavePicture}) {
        EXPECT_FALSE(session->obey(command));
    }
}

TEST_F(Play, TheViewGoesToWhoIsToMove) {
    play::NewGame game;
    game.seats = {{play::Human{}, play::Human{}}};
    game.viewpoint = play::Viewpoint::SideToMove;
    const auto session = begin(game);
    static_cast<void>(session->take_wishes());
    click_move(*session, "Vw2-w1");
    session->update(0.1);
    EXPECT_EQ(session->home_side(), Side::White);  // the move is still shown
    watch_to_the_end(*session);
    EXPECT_EQ(session->home_side(), Side::Black);
    EXPECT_THAT(session->take_wishes(), SizeIs(1));
}

}  // namespace
}  // namespace taiji
