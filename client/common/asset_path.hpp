#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.hpp"

namespace taiji {

/// Where the file `relative` ("boards/world.board") of the assets lies. With TAIJI_ASSETS set in
/// the environment, that folder alone counts; otherwise `../share/taiji/assets` beside the
/// program's folder, then the source tree it was built from. The error names every place looked at.
[[nodiscard]] Result<std::filesystem::path> find_asset(std::string_view relative);

/// The folder of the assets that holds the file `relative`.
[[nodiscard]] Result<std::filesystem::path> find_assets_with(std::string_view relative);

}  // namespace taiji
