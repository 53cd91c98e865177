#pragma once

#include "renderer/scene/sun.hpp"

namespace taiji {

/// By the machine's clock.
[[nodiscard]] scene::UtcTime universal_time_now();

}  // namespace taiji
