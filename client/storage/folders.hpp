#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace taiji {

/// Where the player's things are kept. Nothing: nowhere, because it is not wanted or cannot be.
struct Folders {
    std::optional<std::filesystem::path> config;  ///< settings
    std::optional<std::filesystem::path> data;    ///< games
    std::vector<std::string> problems;            ///< why one is missing, a sentence each
};

/// $XDG_CONFIG_HOME/taiji and $XDG_DATA_HOME/taiji, with the defaults of the XDG Base Directory
/// Specification. Makes no folder.
[[nodiscard]] Folders folders_of_environment();

}  // namespace taiji
