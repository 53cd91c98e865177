#include "game/rules/tfen.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Files : public SessionTest {
  protected:
    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return data().parent_path() / name;
    }
};

std::string put_into_clipboard(Session& session) {
    for (const WindowWish& wish : session.take_wishes()) {
        if (const auto* put = std::get_if<PutIntoClipboard>(&wish)) return put->text;
    }
    return {};
}

TEST_F(Files, AreSavedAndOpened) {
    const auto session = begin_between_people();
    click_moves(*session, "Vw2-w1 Ae4n1-e3n2");
    session->carry_out(SaveFile{file("game")});
    EXPECT_THAT(session->recent_files(), ElementsAre(file("game.taiji")));
    session->carry_out(BeginGame{});
    session->carry_out(OpenFile{file("game.taiji")});
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
    EXPECT_THAT(notice_keys(*session), Contains("notice.opened"));
    click_move(*session, "Nw2n1-n1");
}

TEST_F(Files, ABrokenRecordSaysWhatAndWhereAndOpensWhatWasGood) {
    write_text(file("broken.taiji"), "[White \"Li\"]\n\n1. Vw2-w1 Ae4n1-e3n2\n2. Vw1-e7n5 *\n");
    const auto session = open();
    session->carry_out(OpenFile{file("broken.taiji")});
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
    const std::string problem = problem_of(*session, "notice.opened_in_part");
    EXPECT_THAT(problem, HasSubstr("broken.taiji:4:4: game 1, ply 3: \"Vw1-e7n5\""));
}

TEST_F(Files, OfSeveralGamesTheFirstIsOpened) {
    write_text(file("two.taiji"), "1. Vw2-w1 *\n\n[White \"Li\"]\n\n1. Nw2n1-n1 *\n");
    const auto session = open();
    session->carry_out(OpenFile{file("two.taiji")});
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    EXPECT_THAT(notice_keys(*session), Contains("notice.opened_one_of"));
}

TEST_F(Files, ThatCannotBeReadLeaveTheGameAlone) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->carry_out(OpenFile{"/nowhere/game.taiji"});
    EXPECT_THAT(problem_of(*session, "notice.not_opened"), HasSubstr("/nowhere/game.taiji"));
    write_text(file("empty.taiji"), "");
    session->carry_out(OpenFile{file("empty.taiji")});
    session->carry_out(SaveFile{"/nowhere/game.taiji"});
    EXPECT_THAT(problem_of(*session, "notice.not_saved"), HasSubstr("/nowhere"));
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
}

TEST_F(Files, FromTheCommandLineAreOpened) {
    write_text(file("game.taiji"), "1. Vw2-w1 *\n");
    SessionSetup with = setup();
    with.file = file("game.taiji");
    const auto session = open(with);
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    EXPECT_FALSE(session->wants_new_game_dialog());
}

TEST_F(Files, PositionsAndRecordsAreCopiedAndPasted) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->carry_out(CopyTfen{});
    const std::string position = put_into_clipboard(*session);
    EXPECT_EQ(position, tfen(session->shown()));
    session->carry_out(CopyRecord{});
    const std::string record = put_into_clipboard(*session);

    session->carry_out(PasteText{"  " + position + "\n"});
    EXPECT_EQ(tfen(session->shown()), position);
    EXPECT_EQ(moves_of(*session), "");
    session->carry_out(PasteText{record});
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    session->carry_out(PasteText{"Ae4n1-e3n2"});
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
}

TEST_F(Files, APastedRecordWithoutTagsIsOne) {
    const auto session = begin_between_people();
    session->carry_out(PasteText{"1. Vw2-w1 Ae4n1-e3n2 *"});
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
}

TEST_F(Files, PastedGarbageIsRefusedWithItsReason) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    for (const char* text : {"hello", "15/15/15 w", "Vw2-w1", "\xff\xfe", "[\"", "7. ", "{"}) {
        session->update(60.0);
        ASSERT_THAT(session->notices(), IsEmpty());
        session->carry_out(PasteText{text});
        EXPECT_EQ(moves_of(*session), "Vw2-w1") << text;
        ASSERT_FALSE(session->notices().empty()) << text;
        EXPECT_EQ(session->notices().front().kind, NoticeKind::Problem) << text;
    }
    session->update(60.0);
    session->carry_out(PasteText{" \n"});
    EXPECT_THAT(notice_keys(*session), ElementsAre("notice.nothing_to_paste"));
}

}  // namespace
}  // namespace taiji
