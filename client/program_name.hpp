#pragma once

#include <string_view>

#include "client/version.hpp"

namespace taiji {

/// As pictures name what made them.
inline constexpr std::string_view kProgramName = "Taiji " TAIJI_VERSION;

}  // namespace taiji
