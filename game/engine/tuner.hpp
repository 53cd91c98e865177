#pragma once

#include <cstddef>
#include <vector>

#include "game/engine/evaluation.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// How weights are fitted.
struct Fit {
    int passes = 400;  ///< over all positions
    /// How much each position counts against what the start weights say. Positions of one game
    /// share its result, so that one is worth much less than an independent witness.
    double trust = 0.3;
};

/// What the results depend on beside the evaluation.
struct Conditions {
    double scale = 400.0;  ///< hundredths that make a win 73 % likely
    double white_advantage =
        0.0;  ///< hundredths by which White does better than the evaluation says
};

/// Fits weights to positions whose games' results are known: logistic regression of the result on
/// the static evaluation (Texel's method), which is linear in the weights. The start weights are
/// believed as far as the positions do not speak against them (a normal prior round each), so that
/// rare terms do not follow chance.
class Tuner {
  public:
    explicit Tuner(const Weights& start);

    /// `result`: 1 White has won, 0 Black, 0.5 drawn.
    void add(const Position& position, double result);
    [[nodiscard]] std::size_t size() const { return results_.size(); }

    /// The scale that makes the start weights fit best is found first and then kept, so that
    /// hundredths stay hundredths. Deterministic. Precondition: size() > 0.
    [[nodiscard]] Weights fit(const Fit& how);
    /// What was fitted beside the weights; for positions that are kept out of a fit.
    [[nodiscard]] const Conditions& conditions() const { return conditions_; }
    void set_conditions(const Conditions& conditions) { conditions_ = conditions; }
    /// Mean squared difference between results and what `weights` expect, under the present
    /// conditions.
    [[nodiscard]] double error(const Weights& weights) const;

  private:
    /// All weights and, last, White's advantage.
    [[nodiscard]] std::vector<double> flat(const Weights& weights) const;
    [[nodiscard]] double expected(std::size_t i, const std::vector<double>& weights) const;
    [[nodiscard]] double error_of(const std::vector<double>& weights) const;
    /// Of the negative log-likelihood, without the scale.
    [[nodiscard]] std::vector<double> slopes(const std::vector<double>& weights) const;
    void find_scale();

    Weights start_;
    std::size_t count_;                   ///< of weights
    std::vector<std::int16_t> features_;  ///< count_ a position: what each weight is multiplied by
    std::vector<float> results_;
    Conditions conditions_;
};

}  // namespace taiji::engine
