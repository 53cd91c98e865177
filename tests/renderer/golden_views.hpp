#pragma once

#include <span>
#include <string_view>

#include "tests/renderer/sample_scene.hpp"

namespace taiji {

struct GoldenView {
    std::string_view name;
    SampleView view;
};
/// The views whose pictures lie in tests/golden/pictures.
[[nodiscard]] std::span<const GoldenView> golden_views();

}  // namespace taiji
