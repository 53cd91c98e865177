#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <utility>

#include "base/system_reason.hpp"
#include "client/film/child_process.hpp"
#include "client/film/film_sinks.hpp"

namespace taiji::film {
namespace {

constexpr const char* kFfmpeg = "ffmpeg";

std::vector<std::string> encoder_of(FilmKind kind) {
    switch (kind) {
        case FilmKind::Mp4:
            return {"-c:v",     "libx264", "-preset",   "veryfast",   "-crf", "18",
                    "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f",   "mp4"};
        case FilmKind::Webm:
            return {"-c:v",      "libvpx-vp9", "-crf",      "30", "-b:v", "0",
                    "-deadline", "good",       "-cpu-used", "5",  "-f",   "webm"};
        case FilmKind::Gif:
        case FilmKind::Y4m:
        case FilmKind::PngFolder:
            break;
    }
    // A palette for each frame: one for all would hold the whole film in memory first.
    return {"-vf",
            "split[a][b];[a]palettegen=stats_mode=single[p];"
            "[b][p]paletteuse=new=1:dither=bayer:bayer_scale=3",
            "-loop",
            "0",
            "-f",
            "gif"};
}

std::vector<std::string> words_of(FilmKind kind, const std::filesystem::path& to) {
    std::vector<std::string> words = {kFfmpeg, "-hide_banner", "-loglevel", "error",  "-y",
                                      "-f",    "yuv4mpegpipe", "-i",        "pipe:0", "-an"};
    for (std::string& word : encoder_of(kind)) words.push_back(std::move(word));
    if (kind != FilmKind::Gif) {
        for (const char* word : {"-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
                                 "bt709", "-color_range", "tv"}) {
            words.emplace_back(word);
        }
    }
    // With its own word for files, no name is taken for an option or another protocol.
    words.push_back("file:" + to.string());
    return words;
}

class FfmpegSink final : public FilmSink {
  public:
    FfmpegSink(std::filesystem::path out, const FilmFormat& format)
        : out_(std::move(out)), part_(part_of_film(out_)), format_(format) {}
    ~FfmpegSink() override {
        if (input_ >= 0) ::close(input_);
        child_.reset();
        if (errors_ >= 0) ::close(errors_);
        ::unlink(part_.c_str());
    }

    Result<void> begin() {
        // ffmpeg would say the same less clearly, and only after the first frames.
        const int looked = ::open(part_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
        if (looked < 0) {
            return fail("{} cannot be written: {}", out_.string(), system_reason(errno));
        }
        ::close(looked);
        int pipe_ends[2];
        if (::pipe2(pipe_ends, O_CLOEXEC) != 0) {
            return fail("no pipe to ffmpeg can be opened: {}", system_reason(errno));
        }
        input_ = pipe_ends[1];
        // A frame at once is fewer changes between the two programs than the usual 64 KiB.
        static_cast<void>(::fcntl(input_, F_SETPIPE_SZ, 1 << 20));
        errors_ = open_memory("ffmpeg errors");
        int error = 0;
        child_ =
            ChildProcess::start(words_of(format_.kind, part_),
                                {.input = pipe_ends[0], .output = -1, .errors = errors_}, error);
        ::close(pipe_ends[0]);
        if (!child_) return cannot_start(error);
        if (!write_all(input_, y4m_header(format_))) return ffmpeg_failed();
        return {};
    }
    Result<void> add(std::span<const std::uint8_t> rgba) override {
        yuv_from_rgba(rgba, format_.size, yuv_);
        if (!write_all(input_, kY4mFrame) || !write_all(input_, yuv_)) return ffmpeg_failed();
        return {};
    }
    Result<void> finish() override {
        ::close(std::exchange(input_, -1));
        const int status = child_->wait();
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return ffmpeg_failed();
        return rename_film(part_, out_);
    }

  private:
    [[nodiscard]] tl::unexpected<Error> cannot_start(int error) const {
        if (error == ENOENT) {
            return fail(
                "{}: the program ffmpeg writes such films and is not on the PATH: install it (on "
                "Debian: apt-get install ffmpeg), or have a .y4m or a folder of pictures made",
                out_.string());
        }
        return fail("{}: ffmpeg cannot be started: {}", out_.string(), system_reason(error));
    }
    [[nodiscard]] tl::unexpected<Error> ffmpeg_failed() {
        if (input_ >= 0) ::close(std::exchange(input_, -1));
        const int status = child_->wait();
        std::string why = last_line(errors_);
        if (why.empty()) {
            why = WIFSIGNALED(status) ? fmt::format("signal {}", WTERMSIG(status))
                                      : fmt::format("exit code {}", WEXITSTATUS(status));
        }
        return fail("{}: ffmpeg failed: {}", out_.string(), why);
    }

    std::filesystem::path out_;
    std::filesystem::path part_;
    FilmFormat format_;
    int input_ = -1;
    int errors_ = -1;
    std::optional<ChildProcess> child_;
    std::vector<std::uint8_t> yuv_;
};

}  // namespace

Result<std::unique_ptr<FilmSink>> open_ffmpeg(const std::filesystem::path& out,
                                              const FilmFormat& format) {
    auto made = std::make_unique<FfmpegSink>(out, format);
    if (auto begun = made->begin(); !begun) return tl::unexpected(begun.error());
    return made;
}

}  // namespace taiji::film
