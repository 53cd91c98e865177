#include <unistd.h>

#include <fstream>

#include "client/picture_file/png_reader.hpp"
#include "client/picture_file/png_writer.hpp"
#include "game/rules/tfen.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::Contains;
using ::testing::HasSubstr;

class Pictures : public SessionTest {
  protected:
    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return data().parent_path() / name;
    }
    std::filesystem::path write(const PictureMoment& moment) const {
        const auto picture = file("picture.png");
        EXPECT_TRUE(write_png(picture,
                              {.width = 1, .height = 1, .texts = texts_of_moment(moment, "Taiji")},
                              std::vector<std::uint8_t>(4)));
        return picture;
    }
};

std::optional<RestoreView> wanted_view(Session& session) {
    std::optional<RestoreView> found;
    for (const WindowWish& wish : session.take_wishes()) {
        if (const auto* view = std::get_if<RestoreView>(&wish)) found = *view;
    }
    return found;
}

constexpr SavedCamera kCamera{12.5, -33.25, 2.5, 0.125, 1.5, false};
constexpr SavedLight kLight{true, 9700.25};

TEST_F(Pictures, LeadBackToExactlyTheirMoment) {
    const auto session = begin_between_people();
    click_moves(*session, "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1");
    session->carry_out(ShowPly{2});
    watch_to_the_end(*session);
    session->keep_camera(kCamera);
    session->keep_light(kLight);
    const PictureMoment moment = session->moment();
    EXPECT_EQ(moment.ply, 2U);
    EXPECT_EQ(moment.camera, kCamera);
    EXPECT_EQ(moment.light, kLight);
    const auto picture = write(moment);
    session->carry_out(BeginGame{});
    static_cast<void>(session->take_wishes());

    session->carry_out(OpenFile{picture});
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1");
    EXPECT_EQ(session->game().shown_ply(), 2U);
    EXPECT_EQ(tfen(session->shown()), moment.position);
    EXPECT_EQ(session->saved_camera(), kCamera);
    const auto view = wanted_view(*session);
    ASSERT_TRUE(view);
    EXPECT_EQ(view->camera, kCamera);
    EXPECT_EQ(view->light, kLight);
    EXPECT_THAT(notice_keys(*session), Contains("notice.opened"));
}

TEST_F(Pictures, CanBeWhatTheProgramIsOpenedWith) {
    const auto session = begin_between_people();
    click_moves(*session, "Vw2-w1 Ae4n1-e3n2");
    session->carry_out(ShowPly{1});
    SessionSetup with = setup();
    with.file = write(session->moment());
    const auto opened = open(with);
    EXPECT_EQ(opened->game().shown_ply(), 1U);
    EXPECT_FALSE(opened->wants_new_game_dialog());
}

TEST_F(Pictures, OfADiagramLeadToAGameFromIt) {
    const auto session = begin_between_people();
    session->carry_out(ShowDiagram{kSeatInTwo});
    const PictureMoment moment = session->moment();
    EXPECT_EQ(moment.position, kSeatInTwo);
    session->carry_out(ShowDiagram{});
    session->carry_out(OpenFile{write(moment)});
    EXPECT_EQ(tfen(session->shown()), kSeatInTwo);
}

/// The game that is on stays, and one sentence names the file.
TEST_F(Pictures, ThatDoNotFitTogetherChangeNothing) {
    const auto session = begin_between_people();
    click_moves(*session, "Vw2-w1 Ae4n1-e3n2");
    const PictureMoment good = session->moment();
    PictureMoment late = good, other = good, broken = good, two = good, none = good;
    late.ply = 3;
    other.position = kSeatInTwo;
    broken.record = "[White \"Li\"]\n\n1. Vw2-w9 *\n";
    two.record += "\n" + good.record;
    none.record.clear();
    for (const PictureMoment& moment : {late, other, broken, two, none}) {
        const auto picture = write(moment);
        session->carry_out(OpenFile{picture});
        EXPECT_THAT(problem_of(*session, "notice.not_opened"), HasSubstr(picture.string()));
        EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
        session->forget_notices();
    }
    const std::string whole = text_of(write(good));
    for (const std::size_t length : {std::size_t{8}, std::size_t{30}, whole.size() / 2}) {
        write_text(file("cut.png"), whole.substr(0, length));
        session->carry_out(OpenFile{file("cut.png")});
        EXPECT_THAT(problem_of(*session, "notice.not_opened"), HasSubstr("cut.png"));
        EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
        session->forget_notices();
    }
}

TEST_F(Pictures, AndRecordsFromElsewhereStartNoProgram) {
    const auto session = begin_between_people();
    PictureMoment moment = session->moment();
    const std::string record =
        "[WhiteSeat \"program touch " + file("started").string() + "\"]\n\n*\n";
    moment.record = record;
    session->carry_out(OpenFile{write(moment)});
    EXPECT_TRUE(play::is_human(session->game().seats()[Side::White]));
    write_text(file("evil.taiji"), record);
    session->carry_out(BeginGame{});
    session->carry_out(OpenFile{file("evil.taiji")});
    session->update(1.0);
    EXPECT_TRUE(play::is_human(session->game().seats()[Side::White]));
    EXPECT_FALSE(std::filesystem::exists(file("started")));
}

class Exports : public Pictures {
  protected:
    /// A program that does what `script` says, in place of this one.
    [[nodiscard]] std::unique_ptr<Session> open_with(const std::string& script) const {
        write_text(file("taiji"), "#!/bin/sh\n" + script);
        std::filesystem::permissions(file("taiji"), std::filesystem::perms::owner_all);
        SessionSetup with = setup();
        with.tfen = kSeatInTwo;
        with.program = file("taiji");
        return open(with);
    }
    /// Patient: the machine may be busy.
    static void wait(Session& session) {
        for (int i = 0; i < 3000 && !session.may_export(); ++i) {
            ::usleep(10'000);
            session.update(0.3);
        }
    }
};

TEST_F(Exports, HandTheirProgramThisMoment) {
    // The last word is the picture that carries the moment.
    const auto session =
        open_with("for last; do :; done\ncp \"$last\" " + file("given.png").string() +
                  "\necho \"$@\" > " + file("words").string() + "\necho 4 4 0.0\n");
    const PictureMoment moment = session->moment();
    ASSERT_TRUE(session->may_export());
    session->carry_out(ExportPicture{file("out.png"), {640, 480}, false, true});
    EXPECT_FALSE(session->may_export());
    ASSERT_TRUE(session->next_change());
    wait(*session);
    ASSERT_NE(session->export_job(), nullptr);
    EXPECT_EQ(session->export_job()->state(), film::ExportJob::State::Done);
    EXPECT_THAT(notice_keys(*session), Contains("notice.exported"));
    const auto texts = read_png_texts(file("given.png"));
    ASSERT_TRUE(texts) << texts.error().message;
    EXPECT_EQ(moment_of_texts(*texts), moment);
    const std::string words = text_of(file("words"));
    for (const char* word : {"--size 640x480", "--no-ui", "--transparent", "--progress"}) {
        EXPECT_THAT(words, HasSubstr(word));
    }
}

TEST_F(Exports, TellWhyTheyFailed) {
    const auto session = open_with("echo 'taiji: the disk is full' >&2\nexit 1\n");
    session->carry_out(ExportFilm{.out = file("out.mp4"), .size = {640, 480}});
    wait(*session);
    EXPECT_EQ(problem_of(*session, "notice.export_failed"), "the disk is full");
    EXPECT_TRUE(session->may_export());
}

TEST_F(Exports, CanBeStopped) {
    const auto session = open_with("trap 'exit 1' INT\nwhile :; do sleep 0.05; done\n");
    session->carry_out(ExportFilm{.out = file("out.mp4"), .size = {640, 480}});
    session->update(0.3);
    session->carry_out(CancelExport{});
    wait(*session);
    EXPECT_THAT(notice_keys(*session), Contains("notice.export_cancelled"));
}

}  // namespace
}  // namespace taiji
