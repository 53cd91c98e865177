#include <system_error>
#include <utility>

#include "client/film/film_sinks.hpp"
#include "client/picture_file/png_writer.hpp"

namespace taiji::film {
namespace {

namespace fs = std::filesystem;

/// Each frame counts as soon as it is there: what was written stays, whatever happens.
class PngFolderSink final : public FilmSink {
  public:
    PngFolderSink(fs::path folder, FrameSize size) : folder_(std::move(folder)), size_(size) {}

    Result<void> add(std::span<const std::uint8_t> rgba) override {
        const fs::path file = folder_ / fmt::format("frame-{:06}.png", ++frames_);
        return write_png(file, {.width = size_.width, .height = size_.height}, rgba);
    }
    Result<void> finish() override { return {}; }

  private:
    fs::path folder_;
    FrameSize size_;
    std::uint64_t frames_ = 0;
};

}  // namespace

Result<std::unique_ptr<FilmSink>> open_png_folder(const fs::path& out, const FilmFormat& format) {
    std::error_code error;
    fs::create_directories(out, error);
    if (error) return fail("the folder {} cannot be made: {}", out.string(), error.message());
    const bool empty = fs::is_empty(out, error);
    if (error) return fail("{} cannot be read: {}", out.string(), error.message());
    if (!empty) {
        return fail("the folder {} is not empty: the pictures of a film want one of their own",
                    out.string());
    }
    return std::make_unique<PngFolderSink>(out, format.size);
}

}  // namespace taiji::film
