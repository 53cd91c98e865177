#include "client/ui/interface.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "client/ui/words.hpp"
#include "tests/ui/table.hpp"

namespace taiji {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using ui::Dialog;

const test::Situation& situation(std::string_view name) {
    const auto& all = test::situations();
    return *std::find_if(all.begin(), all.end(),
                         [&](const test::Situation& each) { return each.name == name; });
}

template <typename T>
const T* asked_for(test::Table& table) {
    const auto& asked = table.asked();
    return asked.size() == 1 ? std::get_if<T>(&asked.front()) : nullptr;
}

KeyEvent key(Key which, Modifiers with = {}) {
    return {.key = which, .pressed = true, .with = with};
}

/// Ctrl+A, from the first press to the last release.
void select_all(test::Table& table) {
    ui::Interface& interface = table.interface();
    interface.feed(key(Key::Control));
    interface.feed(key(Key::A, {.ctrl = true}));
    interface.feed(KeyEvent{.key = Key::A, .pressed = false, .with = {.ctrl = true}});
    interface.feed(KeyEvent{.key = Key::Control, .pressed = false, .with = {.ctrl = true}});
    table.update();
}

class InterfaceAtATable : public testing::Test {
  protected:
    test::Table table{{}};
};

TEST_F(InterfaceAtATable, TakesThePointerOverItsPanelsOnly) {
    table.show(situation("start"));
    ui::Interface& interface = table.interface();
    EXPECT_TRUE(interface.feed(PointerMoved{{1200, 300}}));
    EXPECT_TRUE(interface.wants_pointer());
    EXPECT_FALSE(interface.feed(PointerMoved{{600, 400}}));
    EXPECT_FALSE(interface.wants_pointer());
    EXPECT_FALSE(interface.feed(Scrolled{1.0, {600, 400}}));
    EXPECT_TRUE(interface.feed(Scrolled{1.0, {1200, 300}}));
}

TEST_F(InterfaceAtATable, LeavesADragOfTheBoardToTheBoard) {
    table.show(situation("start"));
    ui::Interface& interface = table.interface();
    EXPECT_FALSE(interface.feed(ButtonEvent{PointerButton::Left, true, {600, 400}}));
    EXPECT_FALSE(interface.feed(PointerMoved{{1200, 300}}));
    EXPECT_FALSE(interface.feed(ButtonEvent{PointerButton::Left, false, {1200, 300}}));
    table.update();
    EXPECT_THAT(table.asked(), IsEmpty());
    EXPECT_TRUE(interface.feed(PointerMoved{{1200, 301}}));
}

TEST_F(InterfaceAtATable, KeepsADragOfItsOwnWhereverItGoes) {
    table.show(situation("settings"));
    const double before = table.session().settings().sound_volume;
    const auto box = table.interface().layout().control("settings/volume")->visible;
    const double y = box.middle_y();
    ui::Interface& interface = table.interface();
    interface.feed(PointerMoved{{box.middle_x(), y}});
    interface.feed(ButtonEvent{PointerButton::Left, true, {box.middle_x(), y}});
    table.update();
    EXPECT_TRUE(interface.feed(PointerMoved{{5000, y}}));
    table.update();
    table.obey_requests();
    EXPECT_EQ(table.session().settings().sound_volume, 1.0);
    EXPECT_NE(before, 1.0);
    EXPECT_TRUE(interface.feed(ButtonEvent{PointerButton::Left, false, {5000, y}}));
}

TEST_F(InterfaceAtATable, ClicksAreNotLostWhenPressAndReleaseComeTogether) {
    table.show(situation("busy"));
    table.click("moves/first");
    ASSERT_NE(asked_for<ShowPly>(table), nullptr);
    EXPECT_EQ(asked_for<ShowPly>(table)->ply, 0U);
    table.obey_requests();
    EXPECT_EQ(table.session().game().shown_ply(), 0U);
    table.click("moves/continue");
    EXPECT_NE(asked_for<ContinueFromHere>(table), nullptr);
}

TEST_F(InterfaceAtATable, BeginsTheGameThatTheDialogShows) {
    table.show(situation("start"));
    table.interface().open(Dialog::NewGame);
    table.update();
    table.click("new_game/white/1");
    table.click("new_game/clock_more/0");
    table.click("new_game/viewpoint/1");
    table.click("new_game/start");
    const auto* begin = asked_for<BeginGame>(table);
    ASSERT_NE(begin, nullptr);
    EXPECT_EQ(begin->setup.seats[Side::White], play::Seat(play::Computer{4}));
    EXPECT_EQ(begin->setup.seats[Side::Black], play::Seat(play::Human{}));
    EXPECT_EQ(begin->setup.time_control, TimeControl(BaseTime{{3'600'000}, {30'000}}));
    EXPECT_EQ(begin->setup.viewpoint, play::Viewpoint::Black);
    EXPECT_EQ(begin->setup.tfen, std::nullopt);
    EXPECT_EQ(table.interface().dialog(), Dialog::None);
}

TEST_F(InterfaceAtATable, ShowsWhatAClickChangedWithoutWaitingForTheNextEvent) {
    table.show(situation("start"));
    table.interface().open(Dialog::NewGame);
    table.update();
    for (const char* id : {"new_game/white/1", "new_game/clock/1", "new_game/position/1"}) {
        table.click(id);
        EXPECT_TRUE(table.interface().changed()) << id;
        table.update();
        EXPECT_FALSE(table.interface().changed()) << id;
    }
}

TEST_F(InterfaceAtATable, BeginsNoGameFromAFaultyPosition) {
    table.show(situation("start"));
    table.interface().open(Dialog::NewGame);
    table.update();
    table.click("new_game/position/1");
    table.set_clipboard("15/15 w");
    table.click("new_game/paste");
    table.click("new_game/start");
    EXPECT_THAT(table.asked(), IsEmpty());
    const std::string right = "15/15/15/15/4[FA]10/3H7h3/15/15/15/15/15 w - 0 1";
    table.set_clipboard(right);
    table.click("new_game/paste");
    table.click("new_game/start");
    ASSERT_NE(asked_for<BeginGame>(table), nullptr);
    EXPECT_EQ(asked_for<BeginGame>(table)->setup.tfen, right);
}

TEST_F(InterfaceAtATable, TypesIntoFieldsAndKeepsTheKeysFromTheBoard) {
    table.show(situation("save"));
    ui::Interface& interface = table.interface();
    EXPECT_FALSE(interface.feed(TextTyped{U'x'}));
    table.click("save/path");
    EXPECT_TRUE(interface.wants_keyboard());
    EXPECT_TRUE(interface.wake_in().has_value());
    select_all(table);
    table.type("my game");
    EXPECT_TRUE(interface.feed(key(Key::F)));
    table.click("save/save");
    ASSERT_NE(asked_for<SaveFile>(table), nullptr);
    EXPECT_EQ(asked_for<SaveFile>(table)->path.filename(), "my game.taiji");
}

TEST_F(InterfaceAtATable, AsksBeforeAFileIsReplaced) {
    table.show(situation("save"));
    const auto says = [&](std::string_view word) {
        const auto& texts = table.interface().layout().texts;
        return std::any_of(texts.begin(), texts.end(),
                           [&](const auto& text) { return text.text == word; });
    };
    EXPECT_FALSE(says("Replace"));
    table.click("save/path");
    select_all(table);
    table.type("game-1.taiji");
    EXPECT_TRUE(says("Replace"));
}

TEST_F(InterfaceAtATable, OpensAGameOfTheList) {
    table.show(situation("open"));
    table.click("open/entry/1");
    ASSERT_NE(asked_for<OpenFile>(table), nullptr);
    EXPECT_EQ(asked_for<OpenFile>(table)->path.extension(), ".taiji");
    EXPECT_EQ(table.interface().dialog(), Dialog::None);
}

TEST_F(InterfaceAtATable, RebindsAKeyToWhatIsPressedNext) {
    table.show(situation("settings"));
    table.click("settings/page/2");
    table.click("settings/keys/move_left");
    ui::Interface& interface = table.interface();
    EXPECT_TRUE(interface.feed(key(Key::Control)));
    EXPECT_TRUE(interface.feed(key(Key::J, {.ctrl = true})));
    table.update();
    table.obey_requests();
    const KeyCombo wanted = {Key::J, {.ctrl = true}};
    EXPECT_THAT(table.session().settings().bindings.keys(Command::MoveLeft), ElementsAre(wanted));
    table.click("settings/keys_reset/move_left");
    table.obey_requests();
    EXPECT_TRUE(table.session().settings().bindings.is_default(Command::MoveLeft));
}

TEST_F(InterfaceAtATable, LeavesAKeyAloneOnEscape) {
    table.show(situation("settings"));
    table.click("settings/page/2");
    table.click("settings/keys/move_left");
    EXPECT_TRUE(table.interface().feed(key(Key::Escape)));
    table.update();
    EXPECT_THAT(table.asked(), IsEmpty());
    EXPECT_EQ(table.interface().dialog(), Dialog::Settings);
}

TEST_F(InterfaceAtATable, SpeaksTheLanguageThatIsChosenAtOnce) {
    table.show(situation("settings"));
    table.click("settings/language/1");
    table.obey_requests();
    const auto& texts = table.interface().layout().texts;
    EXPECT_TRUE(std::any_of(texts.begin(), texts.end(),
                            [](const auto& text) { return text.text == "设置"; }));
}

TEST_F(InterfaceAtATable, ShowsTheSamePictureWhileNothingChanges) {
    table.show(situation("start"));
    table.update();
    EXPECT_FALSE(table.interface().changed());
    EXPECT_EQ(table.interface().wake_in(), std::nullopt);
    table.interface().feed(PointerMoved{{20, 20}});
    table.update();
    EXPECT_TRUE(table.interface().changed());
    table.update();
    EXPECT_FALSE(table.interface().changed());
}

TEST_F(InterfaceAtATable, DrawsNothingWhenHidden) {
    table.show(situation("busy"));
    table.hidden = true;
    const auto& frame = table.update();
    std::size_t vertices = 0;
    for (const auto& list : frame.lists) vertices += list.vertices.size();
    EXPECT_EQ(vertices, 0U);
    EXPECT_FALSE(table.interface().feed(PointerMoved{{1200, 300}}));
}

TEST_F(InterfaceAtATable, ClosesWhatIsOpenByEscapeAndByItsCross) {
    for (const Dialog dialog : {Dialog::Menu, Dialog::Settings, Dialog::Open, Dialog::Save,
                                Dialog::Help, Dialog::NewGame, Dialog::ConfirmResign}) {
        table.show(situation("start"));
        table.interface().open(dialog);
        table.update();
        EXPECT_TRUE(table.interface().escape());
        EXPECT_EQ(table.interface().dialog(), Dialog::None);
        table.interface().open(dialog);
        table.update();
        const auto& controls = table.interface().layout().controls;
        const auto cross = std::find_if(controls.begin(), controls.end(), [](const auto& control) {
            return control.id.ends_with("/close");
        });
        ASSERT_NE(cross, controls.end());
        const std::string id = cross->id;
        table.click(id);
        EXPECT_EQ(table.interface().dialog(), Dialog::None) << id;
    }
    EXPECT_FALSE(table.interface().escape());
}

TEST_F(InterfaceAtATable, ShowsTheResultWhenTheGameEnds) {
    table.show(situation("timed"));
    table.session().carry_out(Resign{});
    table.session().update(0.01);
    table.session().carry_out(SkipAnimation{});
    table.update();
    EXPECT_EQ(table.interface().dialog(), Dialog::Result);
    table.click("result/rematch");
    EXPECT_NE(asked_for<Rematch>(table), nullptr);
}

TEST_F(InterfaceAtATable, EnterDoesWhatTheFirstButtonDoes) {
    for (int i = 0; i < 2; ++i) {
        table.show(situation("start"));
        table.interface().open(Dialog::NewGame);
        table.update();
        EXPECT_TRUE(table.interface().feed(key(Key::Enter)));
        table.update();
        EXPECT_NE(asked_for<BeginGame>(table), nullptr);
        EXPECT_EQ(table.interface().dialog(), Dialog::None);
        EXPECT_FALSE(table.interface().feed(KeyEvent{.key = Key::Enter, .pressed = false}));
        table.obey_requests();
    }
    EXPECT_FALSE(table.interface().feed(key(Key::Enter)));
}

TEST_F(InterfaceAtATable, AsksTwiceBeforeItResigns) {
    table.show(situation("timed"));
    table.click("moves/resign");
    EXPECT_THAT(table.asked(), IsEmpty());
    table.click("resign/yes");
    EXPECT_NE(asked_for<Resign>(table), nullptr);
}

TEST_F(InterfaceAtATable, AnswersADrawOffer) {
    table.show(situation("draw_offer"));
    table.click("banner/accept");
    ASSERT_NE(asked_for<AnswerDraw>(table), nullptr);
    EXPECT_TRUE(asked_for<AnswerDraw>(table)->accept);
}

TEST_F(InterfaceAtATable, ChoosesTheMoveThatIsClicked) {
    table.show(situation("chooser"));
    table.click("chooser/1");
    ASSERT_NE(asked_for<ChooseMove>(table), nullptr);
    EXPECT_EQ(asked_for<ChooseMove>(table)->i, 1U);
}

TEST_F(InterfaceAtATable, FliesToThePointOfTheMapThatIsClicked) {
    table.show(situation("start"));
    const ui::Rect map = table.interface().layout().control("map/board")->box;
    // W4 of W7..E7, row 0 of N5..S5.
    table.click_at(map.x + map.width * 3.0 / 14.0, map.y + map.height * 0.5);
    ASSERT_NE(asked_for<FlyToPoint>(table), nullptr);
    EXPECT_EQ(asked_for<FlyToPoint>(table)->at, table.at("w4"));
}

TEST_F(InterfaceAtATable, TheCardLeavesThePointerAlone) {
    table.show(situation("timed"));
    const ui::Rect card = table.interface().layout().panel("point_card")->box;
    table.interface().feed(PointerMoved{{card.middle_x(), card.middle_y()}});
    table.update();
    EXPECT_FALSE(table.interface().layout().panel("point_card")->box.overlaps(card));
}

TEST(Words, EveryRefusalIsASentenceInBothLanguages) {
    auto language = Language::load(TAIJI_SOURCE_DIR "/assets/languages").value();
    test::Table table({});
    const Board& board = table.session().shown().board();
    for (const UiLanguage each : {UiLanguage::English, UiLanguage::Chinese}) {
        language.choose(each);
        std::vector<std::string> sentences;
        for (int i = 0; i <= static_cast<int>(Refused::WouldStrike); ++i) {
            const play::RefusedTry refused = {.wish = {table.at("w3"), table.at("n2"), Unit::Army},
                                              .why = {.reason = static_cast<Refused>(i),
                                                      .where = table.at("e4"),
                                                      .piece = Piece{Side::Black, Unit::Navy},
                                                      .terrain = Terrain::Coast}};
            const std::string text = ui::refusal_sentence(language, board, refused);
            EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
            EXPECT_TRUE(text.ends_with(".") || text.ends_with("。")) << text;
            sentences.push_back(text);
        }
        std::sort(sentences.begin(), sentences.end());
        EXPECT_EQ(std::unique(sentences.begin(), sentences.end()), sentences.end());
    }
}

TEST(Words, ClocksShowWhatHasBegunAndTenthsAtTheEnd) {
    EXPECT_EQ(ui::clock_words({300'000}), "5:00");
    EXPECT_EQ(ui::clock_words({299'001}), "5:00");
    EXPECT_EQ(ui::clock_words({3'723'000}), "1:02:03");
    EXPECT_EQ(ui::clock_words({9'990}), "0:09.9");
    EXPECT_EQ(ui::clock_words({0}), "0:00.0");
}

TEST(Interface, NamesTheFileThatItMisses) {
    const auto made = ui::Interface::create({.assets = "/nowhere"});
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().message, testing::HasSubstr("/nowhere/fonts/taiji-sans-regular.otf"));
}

TEST(Interface, MakesAnAtlasOfModestSizeThatHoldsWhatIsShown) {
    test::Table table({}, UiLanguage::Chinese);
    for (const test::Situation& each : test::situations()) table.show(each);
    const auto atlas = table.update().atlas;
    EXPECT_EQ(atlas.ink.size(), std::size_t{atlas.width} * atlas.height);
    EXPECT_LE(atlas.ink.size(), std::size_t{2} << 20U);
    EXPECT_TRUE(std::any_of(atlas.ink.begin(), atlas.ink.end(), [](auto ink) { return ink > 0; }));
}

}  // namespace
}  // namespace taiji
