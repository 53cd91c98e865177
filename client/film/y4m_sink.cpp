#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "base/system_reason.hpp"
#include "client/film/film_sinks.hpp"

namespace taiji::film {
namespace {

class Y4mSink final : public FilmSink {
  public:
    Y4mSink(std::filesystem::path out, const FilmFormat& format)
        : out_(std::move(out)), part_(part_of_film(out_)), size_(format.size) {}
    ~Y4mSink() override {
        if (descriptor_ < 0) return;
        ::close(descriptor_);
        ::unlink(part_.c_str());
    }

    Result<void> begin(const FilmFormat& format) {
        descriptor_ = ::open(part_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (descriptor_ < 0 || !write_all(descriptor_, y4m_header(format))) return cannot_write();
        return {};
    }
    Result<void> add(std::span<const std::uint8_t> rgba) override {
        yuv_from_rgba(rgba, size_, yuv_);
        if (!write_all(descriptor_, kY4mFrame) || !write_all(descriptor_, yuv_)) {
            return cannot_write();
        }
        return {};
    }
    Result<void> finish() override {
        if (::close(std::exchange(descriptor_, -1)) != 0) return cannot_write();
        return rename_film(part_, out_);
    }

  private:
    [[nodiscard]] tl::unexpected<Error> cannot_write() const {
        return fail("{} cannot be written: {}", out_.string(), system_reason(errno));
    }

    std::filesystem::path out_;
    std::filesystem::path part_;
    FrameSize size_;
    int descriptor_ = -1;
    std::vector<std::uint8_t> yuv_;
};

}  // namespace

std::string y4m_header(const FilmFormat& format) {
    return fmt::format("YUV4MPEG2 W{} H{} F{}:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n",
                       format.size.width, format.size.height, format.frames_a_second);
}

Result<std::unique_ptr<FilmSink>> open_y4m(const std::filesystem::path& out,
                                           const FilmFormat& format) {
    auto made = std::make_unique<Y4mSink>(out, format);
    if (auto begun = made->begin(format); !begun) return tl::unexpected(begun.error());
    return made;
}

}  // namespace taiji::film
