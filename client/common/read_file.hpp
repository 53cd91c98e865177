#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace taiji {

/// The largest text file that is read: 64 MiB.
inline constexpr std::size_t kMaxTextFileBytes = std::size_t{64} << 20;

/// All bytes of a file, at most kMaxTextFileBytes.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// The same of what is piped into the program.
[[nodiscard]] Result<std::string> read_standard_input();

}  // namespace taiji
