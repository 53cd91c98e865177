#pragma once

#include <filesystem>

#include "base/result.hpp"

namespace taiji {

/// A name that is still free in the player's pictures folder (xdg-user-dirs; ~/Pictures without
/// them), with the time in it. The folder is made if need be.
[[nodiscard]] Result<std::filesystem::path> next_screenshot_path();

}  // namespace taiji
