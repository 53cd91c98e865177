#include "game/engine/tuner.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace taiji::engine {
namespace {

// How far a weight may well be from the start weight: the standard deviation of the prior.
constexpr double kLeastSpread = 10.0;  // hundredths
constexpr double kShareOfSpread = 0.6;
constexpr double kSpreadOfAdvantage = 100.0;

Weights nothing() {
    Weights weights;
    for_each_weight(weights, [](std::string_view, int& weight) { weight = 0; });
    return weights;
}

/// Adam (Kingma and Ba 2014, algorithm 1), one step a pass.
struct Momentum {
    double mean = 0.0;
    double square = 0.0;

    double step(double gradient, int pass) {
        // Hundredths; large steps first, small ones to settle.
        const double rate = 2.0 / (1.0 + 0.01 * pass);
        mean = 0.9 * mean + 0.1 * gradient;
        square = 0.999 * square + 0.001 * gradient * gradient;
        const double m = mean / (1.0 - std::pow(0.9, pass));
        const double s = square / (1.0 - std::pow(0.999, pass));
        return rate * m / (std::sqrt(s) + 1e-12);
    }
};

}  // namespace

Tuner::Tuner(const Weights& start) : start_(start), count_(flat(start).size() - 1) {}

std::vector<double> Tuner::flat(const Weights& weights) const {
    std::vector<double> values;
    for_each_weight(weights,
                    [&](std::string_view, const int& weight) { values.push_back(weight); });
    values.push_back(conditions_.white_advantage);
    return values;
}

void Tuner::add(const Position& position, double result) {
    const int sign = position.side_to_move() == Side::White ? 1 : -1;
    Weights probe = nothing();
    // Linear: the feature of a weight is what the evaluation says when it alone is 1.
    for_each_weight(probe, [&](std::string_view, int& weight) {
        weight = 1;
        features_.push_back(static_cast<std::int16_t>(sign * evaluate(position, probe)));
        weight = 0;
    });
    results_.push_back(static_cast<float>(result));
}

double Tuner::expected(std::size_t i, const std::vector<double>& weights) const {
    double score = weights[count_];
    for (std::size_t w = 0; w < count_; ++w) score += weights[w] * features_[i * count_ + w];
    return 1.0 / (1.0 + std::exp(-score / conditions_.scale));
}

double Tuner::error_of(const std::vector<double>& weights) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < size(); ++i) {
        const double difference = expected(i, weights) - static_cast<double>(results_[i]);
        sum += difference * difference;
    }
    return sum / static_cast<double>(size());
}

double Tuner::error(const Weights& weights) const {
    return error_of(flat(weights));
}

void Tuner::find_scale() {
    const std::vector<double> weights = flat(start_);
    double best_error = 1.0;
    double best = conditions_.scale;
    for (double scale = 50.0; scale <= 3200.0; scale *= 1.1) {
        conditions_.scale = scale;
        const double error = error_of(weights);
        if (error < best_error) {
            best_error = error;
            best = scale;
        }
    }
    conditions_.scale = best;
}

std::vector<double> Tuner::slopes(const std::vector<double>& weights) const {
    std::vector<double> gradient(count_ + 1, 0.0);
    for (std::size_t i = 0; i < size(); ++i) {
        const double slope = expected(i, weights) - static_cast<double>(results_[i]);
        for (std::size_t w = 0; w < count_; ++w) gradient[w] += slope * features_[i * count_ + w];
        gradient[count_] += slope;
    }
    return gradient;
}

Weights Tuner::fit(const Fit& how) {
    find_scale();
    const std::vector<double> start = flat(start_);
    std::vector<double> weights = start;
    std::vector<Momentum> momenta(start.size());
    for (int pass = 1; pass <= how.passes; ++pass) {
        const std::vector<double> gradient = slopes(weights);
        for (std::size_t w = 0; w < start.size(); ++w) {
            // Of the negative logarithm of likelihood and prior.
            const double spread = w == count_ ? kSpreadOfAdvantage
                                              : kLeastSpread + kShareOfSpread * std::abs(start[w]);
            const double pull = (weights[w] - start[w]) / (spread * spread);
            weights[w] -= momenta[w].step(how.trust * gradient[w] / conditions_.scale + pull, pass);
        }
    }
    Weights fitted = start_;
    std::size_t w = 0;
    for_each_weight(fitted, [&](std::string_view, int& weight) {
        weight = static_cast<int>(std::lround(weights[w++]));
    });
    conditions_.white_advantage = weights[count_];
    return fitted;
}

}  // namespace taiji::engine
