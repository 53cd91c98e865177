#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "base/result.hpp"
#include "client/film/yuv.hpp"

namespace taiji::film {

enum class FilmKind : std::uint8_t {
    Mp4,
    Webm,
    Gif,
    Y4m,        ///< uncompressed
    PngFolder,  ///< a picture for each frame
};

/// What OUT is, by the end of its name; no ending: a folder. Error: an ending that no film has.
[[nodiscard]] Result<FilmKind> film_kind(const std::filesystem::path& out);

struct FilmFormat {
    FilmKind kind = FilmKind::Y4m;
    FrameSize size;
    std::uint32_t frames_a_second = 30;
};

/// Where the frames of a film go. What has been added is a whole film after finish(); without it,
/// it is thrown away, and a file that was there before stays.
class FilmSink {
  public:
    FilmSink() = default;
    FilmSink(const FilmSink&) = delete;
    FilmSink& operator=(const FilmSink&) = delete;
    virtual ~FilmSink() = default;

    /// RGBA rows of a frame of the format's size.
    [[nodiscard]] virtual Result<void> add(std::span<const std::uint8_t> rgba) = 0;
    [[nodiscard]] virtual Result<void> finish() = 0;
};

/// Error: OUT cannot be made, or the program that writes films of this kind is missing.
[[nodiscard]] Result<std::unique_ptr<FilmSink>> open_film(const std::filesystem::path& out,
                                                          const FilmFormat& format);

}  // namespace taiji::film
