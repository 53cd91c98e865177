#include "game/match/record_reader.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class Keep : public SessionTest {};

TEST_F(Keep, AProgramOpenedForTheFirstTimeAsksForANewGame) {
    const auto session = open();
    EXPECT_TRUE(session->wants_new_game_dialog());
    EXPECT_THAT(session->notices(), IsEmpty());
    session->save_now();
    EXPECT_FALSE(std::filesystem::exists(data() / "current.taiji"));
}

TEST_F(Keep, AGameGoesOnWhereItWas) {
    {
        const auto session = begin_between_people();
        click_moves(*session, "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1");
        session->carry_out(ShowPly{1});
        session->keep_camera({.latitude = 12.5, .distance = 2.0});
        session->save_now();
    }
    const auto session = open();
    EXPECT_FALSE(session->wants_new_game_dialog());
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1");
    EXPECT_EQ(session->game().shown_ply(), 1U);
    ASSERT_TRUE(session->saved_camera());
    EXPECT_EQ(session->saved_camera()->latitude, 12.5);
    EXPECT_THAT(session->notices(), IsEmpty());
}

TEST_F(Keep, EveryMoveIsKeptAtOnce) {
    const auto session = begin_between_people();
    for (const char* move : {"Vw2-w1", "Ae4n1-e3n2", "Nw2n1-n1"}) {
        click_move(*session, move);
        EXPECT_THAT(text_of(data() / "current.taiji"), HasSubstr(move));
    }
}

TEST_F(Keep, AGameThatIsOverIsPutAway) {
    {
        const auto session = open_from(kSeatInTwo);
        click_moves(*session, kSeatMoves);
    }
    const auto session = open();
    EXPECT_TRUE(session->wants_new_game_dialog());
    EXPECT_EQ(moves_of(*session), "");
    const std::string text = text_of(data() / "games.taiji");
    const auto games = read_records(session_board(), text);
    ASSERT_TRUE(games);
    ASSERT_THAT(*games, SizeIs(1));
    EXPECT_EQ(games->front().record->end, (GameEnd{Ending::Seat, Side::White}));
}

TEST_F(Keep, AnUnfinishedGameIsPutAwayForANewOne) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->carry_out(BeginGame{});
    EXPECT_EQ(moves_of(*session), "");
    EXPECT_THAT(text_of(data() / "games.taiji"), HasSubstr("Vw2-w1"));
    session->carry_out(BeginGame{});  // the one before had no move
    const std::string text = text_of(data() / "games.taiji");
    EXPECT_THAT(*read_records(session_board(), text), SizeIs(1));
}

TEST_F(Keep, AGameThatIsRefusedLeavesTheOneThatIsOn) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    play::NewGame game;
    game.tfen = "15/15 w";
    session->carry_out(BeginGame{game});
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    EXPECT_THAT(notice_keys(*session), ElementsAre("notice.game_refused"));
}

TEST_F(Keep, ABrokenGameIsSetAsideAndItsGoodPartGoesOn) {
    {
        const auto session = begin_between_people();
        click_moves(*session, "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1");
    }
    std::string text = text_of(data() / "current.taiji");
    text.replace(text.find("Nw2n1-n1"), 8, "Nw2n1-e7");
    write_text(data() / "current.taiji", text);
    const auto session = open();
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
    EXPECT_FALSE(session->wants_new_game_dialog());
    EXPECT_THAT(problem_of(*session, "notice.game_set_aside"), HasSubstr("ply 3"));
    EXPECT_EQ(text_of(data() / "current.taiji.broken-1"), text);
    EXPECT_THAT(text_of(data() / "current.taiji"), HasSubstr("Ae4n1-e3n2"));
}

TEST_F(Keep, AFileThatIsNoGameIsSetAside) {
    std::filesystem::create_directories(data());
    write_text(data() / "current.taiji", "\x7f\x45LF");
    const auto session = open();
    EXPECT_TRUE(session->wants_new_game_dialog());
    EXPECT_THAT(notice_keys(*session), ::testing::Contains("notice.game_set_aside"));
    EXPECT_EQ(text_of(data() / "current.taiji.broken-1"), "\x7f\x45LF");
}

TEST_F(Keep, BrokenSettingsAreSetAside) {
    std::filesystem::create_directories(config());
    write_text(config() / "settings.json", R"({"clouds": "perhaps"})");
    const auto session = open();
    EXPECT_TRUE(session->settings().clouds);
    EXPECT_THAT(problem_of(*session, "notice.settings_set_aside"), HasSubstr("perhaps"));
    EXPECT_TRUE(std::filesystem::exists(config() / "settings.json.broken-1"));
}

TEST_F(Keep, SettingsAreKept) {
    Settings settings;
    {
        const auto session = open();
        settings = session->settings();
        settings.animation_speed = 3.0;
        settings.language = UiLanguage::Chinese;
        session->carry_out(ChangeSettings{settings});
    }
    EXPECT_EQ(open()->settings(), settings);
    SessionSetup safe = setup();
    safe.folders.config.reset();
    EXPECT_EQ(open(safe)->settings().animation_speed, 1.0);
    SessionSetup english = setup();
    english.language = UiLanguage::English;
    EXPECT_EQ(open(english)->settings().language, UiLanguage::English);
}

TEST_F(Keep, AFolderThatCannotBeIsNoReasonNotToPlay) {
    SessionSetup with = setup();
    write_text(data().parent_path() / "file", "");
    with.folders.data = data().parent_path() / "file" / "taiji";
    with.folders.config = data().parent_path() / "file" / "taiji";
    const auto session = open(with);
    EXPECT_THAT(problem_of(*session, "notice.not_kept"), HasSubstr("cannot be made"));
    play::NewGame game;
    game.seats = {{play::Human{}, play::Human{}}};
    session->carry_out(BeginGame{game});
    click_move(*session, "Vw2-w1");
    session->obey(Command::Clouds);
    EXPECT_THAT(problem_of(*session, "notice.settings_not_saved"), HasSubstr("cannot be made"));
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
}

TEST_F(Keep, ADiskThatFillsUpIsToldOnceAndTheGameGoesOn) {
    const auto session = begin_between_people();
    // Where the text is written before it takes its place.
    std::filesystem::create_symlink("/dev/full", data() / "current.taiji.new");
    click_move(*session, "Vw2-w1");
    EXPECT_THAT(problem_of(*session, "notice.not_kept"), HasSubstr("No space left on device"));
    session->update(60.0);
    std::filesystem::create_symlink("/dev/full", data() / "current.taiji.new");
    click_move(*session, "Ae4n1-e3n2");
    EXPECT_THAT(session->notices(), IsEmpty());
    click_move(*session, "Nw2n1-n1");  // the failed try removed the link
    EXPECT_THAT(text_of(data() / "current.taiji"), HasSubstr("Nw2n1-n1"));
}

TEST_F(Keep, WithoutHomeTheGameIsPlayedAndTheReasonTold) {
    SessionSetup with = setup();
    with.folders = {};
    with.folders.problems = {"neither XDG_DATA_HOME nor HOME is set"};
    const auto session = open(with);
    EXPECT_THAT(problem_of(*session, "notice.not_kept"), HasSubstr("HOME"));
    EXPECT_TRUE(session->wants_new_game_dialog());
}

TEST_F(Keep, ASecondProgramDoesNotTouchTheGameOfTheFirst) {
    const auto first = begin_between_people();
    click_move(*first, "Vw2-w1");
    const auto second = open();
    EXPECT_THAT(problem_of(*second, "notice.not_kept"), HasSubstr("another window"));
    second->carry_out(BeginGame{});
    EXPECT_THAT(text_of(data() / "current.taiji"), HasSubstr("Vw2-w1"));
}

TEST_F(Keep, APositionFromTheCommandLineReplacesTheGameThatWasOn) {
    {
        const auto session = begin_between_people();
        click_move(*session, "Vw2-w1");
    }
    const auto session = open_from(kSeatInTwo);
    EXPECT_EQ(moves_of(*session), "");
    EXPECT_FALSE(session->wants_new_game_dialog());
    EXPECT_THAT(text_of(data() / "games.taiji"), HasSubstr("Vw2-w1"));
    SessionSetup wrong = setup();
    wrong.tfen = "no position";
    const auto refused = Session::open(wrong);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("--tfen: "));
}

}  // namespace
}  // namespace taiji
