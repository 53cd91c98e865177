#pragma once

#include <cstddef>
#include <vector>

#include "game/engine/evaluation.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// Fits weights to positions whose games' results are known: logistic regression of the result on
/// the static evaluation (Texel's method), which is linear in the weights.
class Tuner {
  public:
    explicit Tuner(const Weights& start);

    /// `result`: 1 White has won, 0 Black, 0.5 drawn.
    void add(const Position& position, double result);
    [[nodiscard]] std::size_t size() const { return results_.size(); }

    /// The scale that makes the start weights fit best is found first and then kept, so that
    /// hundredths stay hundredths. Passes over all positions; deterministic. Precondition: size() >
    /// 0.
    [[nodiscard]] Weights fit(int passes);
    /// Mean squared difference between results and what `weights` expect, with the scale of `fit`.
    [[nodiscard]] double error(const Weights& weights) const;

  private:
    [[nodiscard]] std::vector<double> flat(const Weights& weights) const;
    [[nodiscard]] double expected(std::size_t i, const std::vector<double>& weights) const;
    [[nodiscard]] double error_of(const std::vector<double>& weights) const;
    void find_scale();

    Weights start_;
    std::size_t count_;                   ///< of weights
    std::vector<std::int16_t> features_;  ///< count_ a position: what each weight is multiplied by
    std::vector<float> results_;
    double scale_ = 400.0;  ///< hundredths that make a win 73 % likely
};

}  // namespace taiji::engine
