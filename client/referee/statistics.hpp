#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace taiji {

/// Games of one player against another, counted in pairs: the same opening with both colours.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    /// Pairs in which the player made 0, 1/2, 1, 3/2, 2 points.
    std::array<std::uint64_t, 5> pairs{};

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const {
        return static_cast<double>(wins) + 0.5 * static_cast<double>(draws);
    }
};

/// A difference in strength in Elo points and half its 95 % interval, from the spread of the pairs.
struct EloEstimate {
    double difference = 0;
    double error = 0;
};
/// Nothing while there are too few pairs or all pairs are alike.
[[nodiscard]] std::optional<EloEstimate> elo_estimate(const Tally& tally);

/// Wald's sequential test of "the difference is `elo0`" against "it is `elo1`".
struct SprtBounds {
    double elo0 = 0;
    double elo1 = 5;
};
enum class SprtVerdict : std::uint8_t { Open, Elo0, Elo1 };
/// The log-likelihood ratio by the normal approximation for pairs (M. Van den Bergh, "Comments on
/// Normalized Elo", 2020).
[[nodiscard]] double sprt_ratio(const Tally& tally, const SprtBounds& bounds);
/// With 5 % for either error.
[[nodiscard]] SprtVerdict sprt_verdict(double ratio);

}  // namespace taiji
