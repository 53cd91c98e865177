#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.hpp"

namespace taiji {

// Errors name the file and the system's reason.

/// Writes the file so that whoever reads it, also after a crash, finds either all of the old text
/// or all of the new. Makes its folder if it is missing. A link is followed.
[[nodiscard]] Result<void> write_file_whole(const std::filesystem::path& file,
                                            std::string_view text);

/// Adds to the end of the file, in one piece. Makes it and its folder if they are missing.
[[nodiscard]] Result<void> append_to_file(const std::filesystem::path& file, std::string_view text);

/// Renames a faulty file to FILE.broken-1, or the first number that is free, and returns the new
/// name. Never writes over another file.
[[nodiscard]] Result<std::filesystem::path> set_aside(const std::filesystem::path& file);

/// Removes the file; one that is missing is no error.
[[nodiscard]] Result<void> remove_file(const std::filesystem::path& file);

}  // namespace taiji
