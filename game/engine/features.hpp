#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace taiji::engine {

/// Parts of the search that can be left out, so that a match can tell what each is worth
/// (docs/engine.md).
enum class Feature : std::uint8_t {
    NullMove,
    ReverseFutility,
    LateMoveReduction,
    LateMovePruning,
    Futility,
    LosingTakePruning,
    Killers,
    History,
    Aspiration,
    ThreatExtension,
    InternalReduction,
    Evasions,          ///< of quiescence: every move while threatened
    QuiescenceChecks,  ///< quiet moves that threaten hub or seat
    Exchange           ///< static exchange in ordering and quiescence
};
inline constexpr std::size_t kFeatureCount = 14;

inline constexpr std::array<std::string_view, kFeatureCount> kFeatureNames = {
    "NullMove",         "ReverseFutility",   "LateMoveReduction", "LateMovePruning",
    "Futility",         "LosingTakePruning", "Killers",           "History",
    "Aspiration",       "ThreatExtension",   "InternalReduction", "Evasions",
    "QuiescenceChecks", "Exchange"};

[[nodiscard]] constexpr std::optional<Feature> feature_of(std::string_view name) {
    for (std::size_t i = 0; i < kFeatureCount; ++i) {
        if (kFeatureNames[i] == name) return static_cast<Feature>(i);
    }
    return std::nullopt;
}

/// All of them, unless some are left out.
class Features {
  public:
    [[nodiscard]] constexpr bool has(Feature feature) const {
        return ((out_ >> static_cast<unsigned>(feature)) & 1U) == 0;
    }
    constexpr void leave_out(Feature feature) { out_ |= 1U << static_cast<unsigned>(feature); }

  private:
    std::uint32_t out_ = 0;
};

}  // namespace taiji::engine
