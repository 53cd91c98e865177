#include "client/sound/sounds.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "client/sound/speaker.hpp"

namespace taiji::sound {
namespace {

// A device that hears everything and says nothing; before the library first looks.
const int kNoNoise = setenv("ALSOFT_DRIVERS", "null", 1);

TEST(Speaker, PlaysASound) {
    ASSERT_EQ(kNoNoise, 0);
    const auto speaker = Speaker::open();
    ASSERT_TRUE(speaker) << speaker.error().message;
    EXPECT_FALSE((*speaker)->is_playing());
    (*speaker)->play({.sound = motion::Sound::Step, .gain = 1.0, .pan = -1.0});
    EXPECT_TRUE((*speaker)->is_playing());
}

TEST(Speaker, PlaysAgainAfterARest) {
    const auto speaker = Speaker::open();
    ASSERT_TRUE(speaker) << speaker.error().message;
    (*speaker)->rest();
    (*speaker)->play({.sound = motion::Sound::Strike, .gain = 0.5, .pan = 1.0});
    EXPECT_TRUE((*speaker)->is_playing());
}

TEST(Sounds, AreHeardToTheirEnd) {
    Sounds sounds(0.7);
    sounds.play(motion::Sound::Step, 0.0, -0.5);
    sounds.play(motion::Sound::Strike, 1.0, 0.5);
    sounds.wait_until_silent();
    EXPECT_FALSE(sounds.problem().has_value());
    sounds.set_muted(true);
    sounds.set_volume(0.2);
    sounds.play(motion::Sound::Step, 0.5, 0.0);
    sounds.wait_until_silent();
    EXPECT_FALSE(sounds.problem().has_value());
}

TEST(Sounds, EndAtOnceHoweverManyAreWanted) {
    Sounds sounds(1.0);
    for (int i = 0; i < 100; ++i) {
        sounds.play(static_cast<motion::Sound>(i % kSoundCount), 1.0, 0.0);
    }
}

TEST(Sounds, OpenNoDeviceForNothing) {
    Sounds sounds(1.0);
    sounds.set_volume(0.5);
    EXPECT_FALSE(sounds.problem().has_value());
}

}  // namespace
}  // namespace taiji::sound
