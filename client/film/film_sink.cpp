#include "client/film/film_sink.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <string_view>

#include "base/check.hpp"
#include "base/system_reason.hpp"
#include "base/text.hpp"
#include "client/film/film_sinks.hpp"

namespace taiji::film {
namespace {

struct Ending {
    std::string_view text;
    FilmKind kind;
};
constexpr std::array<Ending, 5> kEndings = {{{".mp4", FilmKind::Mp4},
                                             {".webm", FilmKind::Webm},
                                             {".gif", FilmKind::Gif},
                                             {".y4m", FilmKind::Y4m},
                                             {"", FilmKind::PngFolder}}};

}  // namespace

Result<FilmKind> film_kind(const std::filesystem::path& out) {
    const std::string ending = out.extension().string();
    for (const Ending& one : kEndings) {
        if (one.text == ending) return one.kind;
    }
    return fail(
        "{}: a film ends in .mp4, .webm, .gif or .y4m, or is a folder of pictures, whose name has "
        "no ending; not \"{}\"",
        out.string(), shown(ending));
}

Result<std::unique_ptr<FilmSink>> open_film(const std::filesystem::path& out,
                                            const FilmFormat& format) {
    TAIJI_CHECK(format.size.width % 2 == 0 && format.size.height % 2 == 0);
    switch (format.kind) {
        case FilmKind::Y4m:
            return open_y4m(out, format);
        case FilmKind::PngFolder:
            return open_png_folder(out, format);
        case FilmKind::Mp4:
        case FilmKind::Webm:
        case FilmKind::Gif:
            break;
    }
    return open_ffmpeg(out, format);
}

std::filesystem::path part_of_film(const std::filesystem::path& out) {
    std::filesystem::path part = out;
    part.replace_extension(".part" + out.extension().string());
    return part;
}

Result<void> rename_film(const std::filesystem::path& part, const std::filesystem::path& out) {
    if (std::rename(part.c_str(), out.c_str()) == 0) return {};
    return fail("{} cannot be written: {}", out.string(), system_reason(errno));
}

bool write_all(int descriptor, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

bool write_all(int descriptor, std::string_view text) {
    return write_all(descriptor, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

}  // namespace taiji::film
