#include "game/engine/tuner.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace taiji::engine {
namespace {

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
        constexpr double kRate = 1.0;  // hundredths
        mean = 0.9 * mean + 0.1 * gradient;
        square = 0.999 * square + 0.001 * gradient * gradient;
        const double m = mean / (1.0 - std::pow(0.9, pass));
        const double s = square / (1.0 - std::pow(0.999, pass));
        return kRate * m / (std::sqrt(s) + 1e-12);
    }
};

}  // namespace

Tuner::Tuner(const Weights& start) : start_(start), count_(flat(start).size()) {}

std::vector<double> Tuner::flat(const Weights& weights) const {
    std::vector<double> values;
    for_each_weight(weights,
                    [&](std::string_view, const int& weight) { values.push_back(weight); });
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
    double score = 0.0;
    for (std::size_t w = 0; w < count_; ++w) score += weights[w] * features_[i * count_ + w];
    return 1.0 / (1.0 + std::exp(-score / scale_));
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
    double best = scale_;
    for (double scale = 50.0; scale <= 3200.0; scale *= 1.1) {
        scale_ = scale;
        const double error = error_of(weights);
        if (error < best_error) {
            best_error = error;
            best = scale;
        }
    }
    scale_ = best;
}

Weights Tuner::fit(int passes) {
    find_scale();
    std::vector<double> weights = flat(start_);
    std::vector<Momentum> momenta(count_);
    std::vector<double> gradient(count_);
    for (int pass = 1; pass <= passes; ++pass) {
        std::fill(gradient.begin(), gradient.end(), 0.0);
        for (std::size_t i = 0; i < size(); ++i) {
            const double e = expected(i, weights);
            const double slope = (e - static_cast<double>(results_[i])) * e * (1.0 - e);
            for (std::size_t w = 0; w < count_; ++w)
                gradient[w] += slope * features_[i * count_ + w];
        }
        for (std::size_t w = 0; w < count_; ++w) {
            weights[w] -= momenta[w].step(gradient[w] / static_cast<double>(size()), pass);
        }
    }
    Weights fitted = start_;
    std::size_t w = 0;
    for_each_weight(fitted, [&](std::string_view, int& weight) {
        weight = static_cast<int>(std::lround(weights[w++]));
    });
    return fitted;
}

}  // namespace taiji::engine
