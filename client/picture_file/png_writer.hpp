#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "client/picture_file/png_text.hpp"

namespace taiji {

enum class PngColours : std::uint8_t { Rgb, Rgba };

/// What a picture is begun with.
struct PngHead {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    PngColours colours = PngColours::Rgb;
    std::vector<PngText> texts;  ///< written before the pixels
};

/// Writes a PNG row by row, so that a picture larger than the memory can be written. It grows
/// beside its name and takes it when it is finished: whatever goes wrong, the file that was there
/// stays. Same pixels and texts, same bytes.
class PngWriter {
  public:
    /// Error: the file cannot be made. Preconditions: an area; keywords as PNG wants them.
    static Result<PngWriter> begin(const std::filesystem::path& file, const PngHead& head);
    PngWriter(PngWriter&&) noexcept;
    PngWriter& operator=(PngWriter&&) noexcept;
    /// Without finish(): nothing is left of it.
    ~PngWriter();

    /// Rows from the top, each width * 4 bytes, RGBA; alpha is left out for Rgb.
    [[nodiscard]] Result<void> write_rows(std::span<const std::uint8_t> rgba);
    /// Precondition: all rows were written.
    [[nodiscard]] Result<void> finish();

  private:
    struct Inside;
    explicit PngWriter(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// The whole picture at once.
[[nodiscard]] Result<void> write_png(const std::filesystem::path& file, const PngHead& head,
                                     std::span<const std::uint8_t> rgba);

}  // namespace taiji
