#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "base/result.hpp"

namespace taiji {

/// Where decoded rows go.
struct PixelRows {
    std::byte* data;
    std::size_t row_pitch;
};

enum class PixelFormat { Grey, Rgba };

struct PictureSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    friend constexpr bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// A JPEG file, read into memory and its header looked at. Decoding can then go straight to where
/// the pixels are needed. Errors name the file.
class JpegFile {
  public:
    static Result<JpegFile> open(const std::filesystem::path& path);
    [[nodiscard]] PictureSize size() const { return size_; }
    /// `rows` must have room for size(). Rgba leaves alpha 255.
    [[nodiscard]] Result<void> decode(PixelFormat format, PixelRows rows) const;

  private:
    std::filesystem::path path_;
    std::vector<unsigned char> bytes_;
    PictureSize size_;
};

struct GreyPicture {
    PictureSize size;
    std::vector<std::uint8_t> pixels;
};
/// An 8-bit grey PNG.
[[nodiscard]] Result<GreyPicture> read_grey_png(const std::filesystem::path& path);

struct RgbaPicture {
    PictureSize size;
    std::vector<std::uint8_t> pixels;
};
/// Any PNG, widened to RGBA.
[[nodiscard]] Result<RgbaPicture> read_rgba_png(const std::filesystem::path& path);
/// As opaque RGB, the same bytes for the same picture. Alpha is left out.
[[nodiscard]] Result<void> write_png(const std::filesystem::path& path, const RgbaPicture& picture);

/// The whole file.
[[nodiscard]] Result<std::vector<unsigned char>> read_bytes(const std::filesystem::path& path);

}  // namespace taiji
