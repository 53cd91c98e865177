#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/engine/evaluation.hpp"

namespace taiji::engine {

/// `material:320,330,…;mobility:4,…;…;tempo:15`: what `tune` prints and the option Weights reads.
[[nodiscard]] std::string weights_text(const Weights& weights);
/// Terms that the text does not name stay as they are in the weights of the program.
[[nodiscard]] Result<Weights> parse_weights(std::string_view text);

}  // namespace taiji::engine
