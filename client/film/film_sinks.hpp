#pragma once

#include "client/film/film_sink.hpp"

namespace taiji::film {

[[nodiscard]] Result<std::unique_ptr<FilmSink>> open_y4m(const std::filesystem::path& out,
                                                         const FilmFormat& format);
[[nodiscard]] Result<std::unique_ptr<FilmSink>> open_png_folder(const std::filesystem::path& out,
                                                                const FilmFormat& format);
[[nodiscard]] Result<std::unique_ptr<FilmSink>> open_ffmpeg(const std::filesystem::path& out,
                                                            const FilmFormat& format);

/// What a stream in the format of yuv4mpeg(5) begins with, and each of its frames.
[[nodiscard]] std::string y4m_header(const FilmFormat& format);
inline constexpr std::string_view kY4mFrame = "FRAME\n";

/// Beside OUT, with the same ending: where a film lies until it is finished.
[[nodiscard]] std::filesystem::path part_of_film(const std::filesystem::path& out);
[[nodiscard]] Result<void> rename_film(const std::filesystem::path& part,
                                       const std::filesystem::path& out);

/// All bytes, however often it takes; false: errno says why not.
[[nodiscard]] bool write_all(int descriptor, std::span<const std::uint8_t> bytes);
[[nodiscard]] bool write_all(int descriptor, std::string_view text);

}  // namespace taiji::film
