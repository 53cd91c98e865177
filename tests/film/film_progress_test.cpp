#include "client/film/film_progress.hpp"

#include <gtest/gtest.h>

namespace taiji::film {
namespace {

TEST(FilmProgress, ComesBackFromItsLine) {
    const Progress progress{12, 900, 61.5};
    EXPECT_EQ(progress_line(progress), "12 900 61.5\n");
    EXPECT_EQ(parse_progress("12 900 61.5\n"), progress);
    EXPECT_EQ(parse_progress("12 900 61.5"), progress);
}

TEST(FilmProgress, IsNotReadFromOtherLines) {
    for (const char* line : {"", "12", "12 900", "12 900 x", "901 900 1.0", "-1 900 1.0",
                             "12 900 nan", "12 900 -1", "12 900 1.0 7", "a 900 1.0"}) {
        EXPECT_FALSE(parse_progress(line)) << line;
    }
}

TEST(FilmProgress, TakesTheRestToGoOnAsItBegan) {
    EXPECT_DOUBLE_EQ(seconds_left(25, 100, 10.0), 30.0);
    EXPECT_DOUBLE_EQ(seconds_left(0, 100, 10.0), 0.0);
    EXPECT_DOUBLE_EQ(seconds_left(100, 100, 10.0), 0.0);
}

TEST(FilmProgress, SaysTimesAsPeopleReadThem) {
    EXPECT_EQ(duration_text(0.0), "0:00");
    EXPECT_EQ(duration_text(64.2), "1:05");
    EXPECT_EQ(duration_text(3723.0), "1:02:03");
}

}  // namespace
}  // namespace taiji::film
