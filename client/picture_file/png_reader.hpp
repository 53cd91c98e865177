#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "client/picture_file/png_text.hpp"

namespace taiji {

/// What is read of a picture before its pixels, at most.
inline constexpr std::size_t kMostPngHead = std::size_t{8} << 20;
/// Of one text, unpacked; larger ones are passed over.
inline constexpr std::size_t kMostPngText = std::size_t{2} << 20;

/// Does the file begin as a PNG does? False for what cannot be read.
[[nodiscard]] bool is_png(const std::filesystem::path& file);

/// The texts that stand before the pixels; nothing is decoded of these. A stranger's file is
/// hostile: check sums must be right, sizes and numbers are bounded, and texts that are no UTF-8
/// are left out.
[[nodiscard]] Result<std::vector<PngText>> read_png_texts(std::span<const std::uint8_t> head);
/// The same of a file. Errors name it.
[[nodiscard]] Result<std::vector<PngText>> read_png_texts(const std::filesystem::path& file);

}  // namespace taiji
