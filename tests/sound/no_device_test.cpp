#include <gtest/gtest.h>

#include <cstdlib>

#include "client/sound/sounds.hpp"

namespace taiji::sound {
namespace {

// There is no such driver, so there is no device.
const int kNoDevice = setenv("ALSOFT_DRIVERS", "none", 1);

TEST(Sounds, SayWhyNothingIsHeardWithoutADevice) {
    ASSERT_EQ(kNoDevice, 0);
    Sounds sounds(0.7);
    EXPECT_FALSE(sounds.problem().has_value());
    sounds.play(motion::Sound::Drive, 1.0, 0.0);
    sounds.wait_until_silent();
    ASSERT_TRUE(sounds.problem().has_value());
    EXPECT_EQ(sounds.problem()->message, "no sound device is there; the game is silent");
    sounds.play(motion::Sound::Drive, 1.0, 0.0);  // is no error
    sounds.wait_until_silent();
}

}  // namespace
}  // namespace taiji::sound
