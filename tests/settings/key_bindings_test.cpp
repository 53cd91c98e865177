#include "client/settings/key_bindings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace taiji {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(KeyCombo, ComesBackFromItsText) {
    for (int key = 0; key < static_cast<int>(Key::Shift); ++key) {
        for (int held = 0; held < 8; ++held) {
            const KeyCombo combo{
                static_cast<Key>(key),
                {.ctrl = (held & 1) != 0, .shift = (held & 2) != 0, .alt = (held & 4) != 0}};
            EXPECT_EQ(parse_combo(combo_text(combo)), combo) << combo_text(combo);
        }
    }
}

TEST(KeyCombo, IsReadInAnyCaseAndOrder) {
    const KeyCombo combo{Key::Z, {.ctrl = true, .shift = true}};
    EXPECT_EQ(combo_text(combo), "Ctrl+Shift+Z");
    EXPECT_EQ(parse_combo("shift+CTRL+z"), combo);
}

TEST(KeyCombo, OfNothingOrOnlyModifiersIsNone) {
    for (const char* text : {"", "+", "Ctrl", "Ctrl+", "Ctrl+Shift", "Hyper+A", "Ctrl+Ctrl+A", "AA",
                             "Ctrl++", "Other"}) {
        EXPECT_FALSE(parse_combo(text)) << text;
    }
}

TEST(Command, HasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        const auto command = static_cast<Command>(i);
        EXPECT_TRUE(names.insert(command_name(command)).second) << command_name(command);
        EXPECT_EQ(command_from_name(command_name(command)), command);
    }
    EXPECT_FALSE(command_from_name("no_such_command"));
}

TEST(KeyBindings, OfTheProgramItselfAreCompleteAndWithoutConflict) {
    const KeyBindings bindings;
    EXPECT_THAT(bindings.conflicts(), IsEmpty());
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        const auto command = static_cast<Command>(i);
        EXPECT_FALSE(bindings.keys(command).empty()) << command_name(command);
        for (const KeyCombo combo : bindings.keys(command)) {
            const auto context = is_of_replay(command) ? KeyContext::Replay : KeyContext::Game;
            EXPECT_EQ(bindings.command(combo, context), command) << combo_text(combo);
        }
    }
}

TEST(KeyBindings, MeanTheReplayWhileAGameIsShownAgain) {
    const KeyBindings bindings;
    EXPECT_EQ(bindings.command({Key::Space}), Command::Confirm);
    EXPECT_EQ(bindings.command({Key::Space}, KeyContext::Replay), Command::ReplayPlay);
    EXPECT_EQ(bindings.command({Key::J}), std::nullopt);
    EXPECT_EQ(bindings.command({Key::M}, KeyContext::Replay), Command::Mansions);
}

TEST(KeyBindings, TellConflicts) {
    KeyBindings bindings;
    const KeyCombo taken{Key::N};
    bindings.set(Command::TakeBack, {{Key::J}, taken});
    EXPECT_THAT(bindings.conflicts(),
                ElementsAre(KeyConflict{taken, Command::NorthUp, Command::TakeBack}));
    EXPECT_EQ(bindings.command({Key::J}), Command::TakeBack);
    EXPECT_EQ(bindings.command(taken), Command::NorthUp);
    EXPECT_FALSE(bindings.is_default(Command::TakeBack));
    bindings.reset(Command::TakeBack);
    EXPECT_EQ(bindings, KeyBindings());
}

}  // namespace
}  // namespace taiji
