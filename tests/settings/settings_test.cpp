#include "client/settings/settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace taiji {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Settings unusual() {
    Settings settings;
    settings.language = UiLanguage::Chinese;
    settings.quality = GraphicsQuality::Quick;
    settings.animation_speed = 2.5;
    settings.reduced_motion = true;
    settings.side_colours = SideColours::ColourSafe;
    settings.piece_text = PieceText::Letters;
    settings.light = PlayLight::TrueSun;
    settings.clouds = false;
    settings.mansions = true;
    settings.coordinates = true;
    settings.five_colours = true;
    settings.interface_scale = 1.75;
    settings.sound_volume = 0.25;
    settings.muted = true;
    settings.bindings.set(Command::TakeBack, {{Key::X}, {Key::Y, {.alt = true}}});
    settings.bindings.set(Command::Mute, {});
    return settings;
}

std::string fault_of(std::string_view text) {
    const auto settings = parse_settings(text, "settings.json", {});
    return settings ? "" : settings.error().message;
}

TEST(Settings, ComeBackFromTheirText) {
    for (const Settings& settings : {Settings{}, unusual()}) {
        const auto read = parse_settings(settings_text(settings), "settings.json", Settings{});
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, settings);
    }
}

TEST(Settings, TakeWhatIsMissingFromTheBase) {
    const auto read = parse_settings(R"({"clouds": true})", "settings.json", unusual());
    ASSERT_TRUE(read);
    Settings expected = unusual();
    expected.clouds = true;
    EXPECT_EQ(*read, expected);
}

TEST(Settings, KeepMembersThatAreNotKnown) {
    const std::string text = settings_text(unusual(), R"({"of_a_later_version": [1, 2]})");
    EXPECT_THAT(text, HasSubstr("of_a_later_version"));
    EXPECT_TRUE(parse_settings(text, "settings.json", {}));
}

TEST(Settings, NameOnlyTheKeysThatDifferFromTheDefault) {
    EXPECT_THAT(settings_text(Settings{}), Not(HasSubstr("take_back")));
    EXPECT_THAT(settings_text(unusual()), HasSubstr("Alt+Y"));
}

TEST(Settings, OutOfRangeAreRefusedByName) {
    EXPECT_EQ(fault_of(R"({"animation_speed": 9})"),
              "settings.json: \"animation_speed\" should be a number from 0.5 to 4, it is 9");
    EXPECT_EQ(fault_of(R"({"language": "fr"})"),
              "settings.json: \"language\" should be \"en\" or \"zh\", it is \"fr\"");
    EXPECT_EQ(fault_of(R"({"clouds": 1})"),
              "settings.json: \"clouds\" should be true or false, it is 1");
    EXPECT_EQ(fault_of(R"({"keys": {"jump": ["J"]}})"),
              "settings.json: there is no command \"jump\"");
    EXPECT_THAT(fault_of(R"({"keys": {"mute": ["Hyper+M"]}})"), HasSubstr("Hyper+M"));
    EXPECT_THAT(fault_of(R"({"keys": {"mute": "M"}})"), HasSubstr("mute"));
    EXPECT_THAT(fault_of(R"({"keys": []})"), HasSubstr("\"keys\" should be an object"));
}

TEST(Settings, ThatAreNoJsonAreRefused) {
    for (const char* text : {"", "{", "[]", "7", "\xff\xfe", "{\"clouds\": tru"}) {
        EXPECT_THAT(fault_of(text), HasSubstr("settings.json: ")) << text;
    }
}

TEST(Settings, BeginInTheLanguageOfTheLocale) {
    EXPECT_EQ(first_settings("zh_CN.UTF-8").language, UiLanguage::Chinese);
    EXPECT_EQ(first_settings("zh_CN.UTF-8").piece_text, PieceText::Characters);
    EXPECT_EQ(first_settings("de_DE.UTF-8").language, UiLanguage::English);
    EXPECT_EQ(first_settings("C").piece_text, PieceText::Letters);
}

}  // namespace
}  // namespace taiji
