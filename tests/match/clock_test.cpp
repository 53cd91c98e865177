#include "game/match/clock.hpp"

#include <gtest/gtest.h>

namespace taiji {
namespace {

TEST(Clock, IsWrittenInHoursMinutesSecondsAndNoMoreDigitsThanNeeded) {
    EXPECT_EQ(clock_text({0}), "0:00:00");
    EXPECT_EQ(clock_text({300'000}), "0:05:00");
    EXPECT_EQ(clock_text({299'500}), "0:04:59.5");
    EXPECT_EQ(clock_text({3'600'000 + 30 * 60'000 + 250}), "1:30:00.25");
    EXPECT_EQ(clock_text({1}), "0:00:00.001");
    EXPECT_EQ(clock_text(kLongestTime), "9999:59:59.999");
}

TEST(Clock, IsReadAsItIsWritten) {
    for (std::int64_t count = 0; count < kLongestTime.count; count = 3 * count + 7) {
        const Result<Millis> read = parse_clock(clock_text({count}));
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(read->count, count);
    }
    EXPECT_EQ(parse_clock(clock_text(kLongestTime)).value(), kLongestTime);
}

TEST(Clock, RefusesWhatIsNoTime) {
    for (const char* text :
         {"", ":", "::", "5:00", "0:5:00", "0:05:0", "0:60:00", "0:00:60", "0:05:00.",
          "0:05:00.1234", "-0:05:00", "0:05:00 ", " 0:05:00", "10000:00:00", "0:05:00,5", "0:+5:00",
          "a:bb:cc", "0:05:00:00", "99999999999999999999:00:00"}) {
        EXPECT_FALSE(parse_clock(text)) << text;
    }
}

TEST(TimeControl, IsWrittenInSeconds) {
    EXPECT_EQ(time_control_text(Untimed{}), "-");
    EXPECT_EQ(time_control_text(BaseTime{{300'000}, {5'000}}), "300+5");
    EXPECT_EQ(time_control_text(BaseTime{{90'500}, {250}}), "90.5+0.25");
    EXPECT_EQ(time_control_text(TimePerMove{{30'000}}), "1/30");
}

TEST(TimeControl, IsReadAsItIsWritten) {
    const TimeControl controls[] = {Untimed{},
                                    BaseTime{{1}, {0}},
                                    BaseTime{{300'000}, {5'000}},
                                    BaseTime{kLongestTime, kLongestTime},
                                    TimePerMove{{1}},
                                    TimePerMove{kLongestTime}};
    for (const TimeControl& control : controls) {
        const Result<TimeControl> read = parse_time_control(time_control_text(control));
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, control);
    }
    EXPECT_EQ(parse_time_control("300").value(), TimeControl(BaseTime{{300'000}, {0}}));
}

TEST(TimeControl, RefusesWhatItCannotMeanAndSaysWhatItExpected) {
    for (const char* text :
         {"", "?", "40/9000", "300+", "+5", "300+5+5", "1/", "1/0", "0+5", "-300", "3e5", "300 +5",
          "*180", "999999999", "40000000+0", "1/1.2345"}) {
        const Result<TimeControl> read = parse_time_control(text);
        ASSERT_FALSE(read) << text;
        EXPECT_NE(read.error().message.find("expected"), std::string::npos) << read.error().message;
    }
}

TEST(TimeControl, NeedsSomeTime) {
    EXPECT_FALSE(check_time_control(BaseTime{{0}, {5'000}}));
    EXPECT_FALSE(check_time_control(BaseTime{{-1}, {0}}));
    EXPECT_FALSE(check_time_control(BaseTime{{1}, {-1}}));
    EXPECT_FALSE(check_time_control(BaseTime{kLongestTime + Millis{1}, {0}}));
    EXPECT_FALSE(check_time_control(TimePerMove{{0}}));
    EXPECT_TRUE(check_time_control(TimePerMove{{1}}));
    EXPECT_TRUE(check_time_control(Untimed{}));
}

}  // namespace
}  // namespace taiji
