#include "client/referee/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace taiji {
namespace {

constexpr double k95Percent = 1.959964;
constexpr double kSprtBound = 2.944439;  // ln((1 - 0.05) / 0.05)

/// Mean and variance of a pair's points, as a share of 2.
struct Moments {
    double pairs = 0;
    double mean = 0;
    double variance = 0;
};

Moments moments(const Tally& tally) {
    Moments m;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < tally.pairs.size(); ++i) {
        const double share = static_cast<double>(i) / 4;
        const auto count = static_cast<double>(tally.pairs[i]);
        m.pairs += count;
        sum += count * share;
        squares += count * share * share;
    }
    if (m.pairs == 0) return m;
    m.mean = sum / m.pairs;
    m.variance = squares / m.pairs - m.mean * m.mean;
    return m;
}

double elo_of(double share) {
    return -400 * std::log10(1 / share - 1);
}
double share_of(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

}  // namespace

std::optional<EloEstimate> elo_estimate(const Tally& tally) {
    const Moments m = moments(tally);
    if (m.pairs < 2 || m.variance <= 0 || m.mean <= 0 || m.mean >= 1) return std::nullopt;
    const double spread = k95Percent * std::sqrt(m.variance / m.pairs);
    const double low = std::max(m.mean - spread, 1e-6);
    const double high = std::min(m.mean + spread, 1 - 1e-6);
    return EloEstimate{elo_of(m.mean), (elo_of(high) - elo_of(low)) / 2};
}

double sprt_ratio(const Tally& tally, const SprtBounds& bounds) {
    const Moments m = moments(tally);
    if (m.pairs == 0 || m.variance <= 0) return 0;
    const double share0 = share_of(bounds.elo0);
    const double share1 = share_of(bounds.elo1);
    return m.pairs * (share1 - share0) * (2 * m.mean - share0 - share1) / (2 * m.variance);
}

SprtVerdict sprt_verdict(double ratio) {
    if (ratio >= kSprtBound) return SprtVerdict::Elo1;
    if (ratio <= -kSprtBound) return SprtVerdict::Elo0;
    return SprtVerdict::Open;
}

}  // namespace taiji
