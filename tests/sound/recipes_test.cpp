#include "client/sound/recipes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace taiji::sound {
namespace {

class EverySound : public testing::TestWithParam<int> {
  protected:
    Signal signal = make_sound(static_cast<motion::Sound>(GetParam()));
};

/// The share of the power of a signal that a simple low pass at this frequency lets through.
double share_below(double frequency, const Signal& signal) {
    const double part = 1.0 - std::exp(-2.0 * 3.14159265358979 * frequency / kSampleRate);
    double low = 0.0;
    double kept = 0.0;
    double all = 0.0;
    for (const float s : signal) {
        low += part * (double{s} - low);
        kept += low * low;
        all += double{s} * double{s};
    }
    return kept / all;
}

TEST_P(EverySound, LastsAThirdToTwoAndAHalfSeconds) {
    const double seconds = static_cast<double>(signal.size()) / kSampleRate;
    EXPECT_GE(seconds, 0.3);
    EXPECT_LE(seconds, 2.5);
}

TEST_P(EverySound, KeepsWithinTheRange) {
    for (const float s : signal) {
        ASSERT_TRUE(std::isfinite(s));
        ASSERT_LE(std::abs(s), 0.9F);
    }
}

TEST_P(EverySound, BeginsAndEndsWithoutAClick) {
    EXPECT_LT(std::abs(signal.front()), 1e-3F);
    EXPECT_LT(std::abs(signal.back()), 1e-3F);
    // Softly: the first two milliseconds stay far under what follows.
    for (std::size_t i = 0; i < 2 * kSampleRate / 1000; ++i)
        ASSERT_LT(std::abs(signal[i]), 0.30F) << i;
    for (std::size_t i = 1; i < signal.size(); ++i) {
        ASSERT_LT(std::abs(signal[i] - signal[i - 1]), 0.35F) << i;
    }
}

TEST_P(EverySound, IsAsLoudAsTheOthers) {
    EXPECT_NEAR(20.0 * std::log10(loudness(signal) / 0.10), 0.0, 1.5);
}

TEST_P(EverySound, MovesTheMembraneRoundItsMiddle) {
    const double mean =
        std::accumulate(signal.begin(), signal.end(), 0.0) / static_cast<double>(signal.size());
    EXPECT_NEAR(mean, 0.0, 2e-3);
}

TEST_P(EverySound, IsLowAndSoftButNotForLargeSpeakersOnly) {
    EXPECT_GT(share_below(2500.0, signal), 0.55);
    EXPECT_LT(share_below(60.0, signal), 0.75);
}

TEST_P(EverySound, IsTheSameEachTime) {
    EXPECT_EQ(signal, make_sound(static_cast<motion::Sound>(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(Recipes, EverySound, testing::Range(0, kSoundCount));

TEST(Recipes, AreUnlikeEachOther) {
    std::vector<Signal> all;
    for (int i = 0; i < kSoundCount; ++i) all.push_back(make_sound(static_cast<motion::Sound>(i)));
    const auto dot = [](const Signal& a, const Signal& b) {
        const auto both = static_cast<std::ptrdiff_t>(std::min(a.size(), b.size()));
        return std::inner_product(a.begin(), a.begin() + both, b.begin(), 0.0);
    };
    for (std::size_t a = 0; a < all.size(); ++a) {
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            const double alike =
                dot(all[a], all[b]) / std::sqrt(dot(all[a], all[a]) * dot(all[b], all[b]));
            EXPECT_LT(std::abs(alike), 0.6) << a << " and " << b;
        }
    }
}

}  // namespace
}  // namespace taiji::sound
