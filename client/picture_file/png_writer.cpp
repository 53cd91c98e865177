#include "client/picture_file/png_writer.hpp"

#include <fcntl.h>
#include <png.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include "base/check.hpp"
#include "base/system_reason.hpp"

namespace taiji {
namespace {

namespace fs = std::filesystem;

/// Hardly larger than the best, in half the time.
constexpr int kCompression = 5;

/// Where it is written until it is whole. What is no file (a device) is written at once; what
/// cannot be looked at says why when it is opened.
fs::path part_of(const fs::path& target) {
    std::error_code error;
    const fs::file_type there = fs::status(target, error).type();
    const bool beside = there == fs::file_type::regular || there == fs::file_type::not_found;
    return beside ? fs::path(target.string() + ".part") : target;
}

}  // namespace

struct PngWriter::Inside {
    Inside(fs::path named, const PngHead& with) : head(with), target(std::move(named)) {
        std::error_code error;
        if (fs::is_symlink(target, error)) {
            const fs::path followed = fs::weakly_canonical(target, error);
            if (!error) target = followed;
        }
        part = part_of(target);
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() {
        png_destroy_write_struct(&png, &info);
        if (descriptor < 0) return;
        ::close(descriptor);
        if (part != target) ::unlink(part.c_str());
    }

    Result<void> open();
    void set_head();
    [[nodiscard]] tl::unexpected<Error> cannot_write() const {
        return fail("{} cannot be written: {}", target.string(),
                    error_number != 0 ? system_reason(error_number) : library_says);
    }

    PngHead head;
    fs::path target;
    fs::path part;
    int descriptor = -1;
    int error_number = 0;      ///< of the system, when a write failed
    std::string library_says;  ///< otherwise
    png_structp png = nullptr;
    png_infop info = nullptr;
    std::vector<png_text> texts;
    std::vector<std::uint8_t> rgb;  ///< a row without alpha
};

namespace {

// libpng leaves by longjmp: what lies between it and setjmp has nothing to destroy.

void on_error(png_structp png, png_const_charp message) {
    static_cast<std::string*>(png_get_error_ptr(png))->assign(message);
    png_longjmp(png, 1);
}

void on_warning(png_structp, png_const_charp) {}

struct Out {
    int* descriptor;
    int* error_number;
};

void write_bytes(png_structp png, png_bytep bytes, std::size_t size) {
    const auto* out = static_cast<const Out*>(png_get_io_ptr(png));
    while (size > 0) {
        const ssize_t count = ::write(*out->descriptor, bytes, size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            *out->error_number = errno;
            png_error(png, "cannot be written");
        }
        bytes += count;
        size -= static_cast<std::size_t>(count);
    }
}

void flush_nothing(png_structp) {}

template <typename Work>
bool guarded(png_structp png, const Work& work) {
    if (setjmp(png_jmpbuf(png)) != 0) return false;
    work();
    return true;
}

}  // namespace

Result<void> PngWriter::Inside::open() {
    descriptor = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        error_number = errno;
        return cannot_write();
    }
    png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &library_says, on_error, on_warning);
    TAIJI_CHECK(png != nullptr);
    info = png_create_info_struct(png);
    TAIJI_CHECK(info != nullptr);
    return {};
}

void PngWriter::Inside::set_head() {
    for (PngText& text : head.texts) {
        png_text one{};
        one.compression = PNG_ITXT_COMPRESSION_zTXt;
        one.key = text.keyword.data();
        one.text = text.text.data();
        one.itxt_length = text.text.size();
        texts.push_back(one);
    }
    rgb.resize(head.colours == PngColours::Rgb ? std::size_t{3} * head.width : 0);
}

PngWriter::PngWriter(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
PngWriter::PngWriter(PngWriter&&) noexcept = default;
PngWriter& PngWriter::operator=(PngWriter&&) noexcept = default;
PngWriter::~PngWriter() = default;

Result<PngWriter> PngWriter::begin(const fs::path& file, const PngHead& head) {
    TAIJI_CHECK(head.width > 0 && head.height > 0);
    auto inside = std::make_unique<Inside>(file, head);
    if (auto opened = inside->open(); !opened) return tl::unexpected(opened.error());
    inside->set_head();
    Inside& in = *inside;
    Out out = {&in.descriptor, &in.error_number};
    const bool begun = guarded(in.png, [&] {
        png_set_write_fn(in.png, &out, write_bytes, flush_nothing);
        png_set_compression_level(in.png, kCompression);
        png_set_filter(in.png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP | PNG_FILTER_PAETH);
        png_set_IHDR(
            in.png, in.info, in.head.width, in.head.height, 8,
            in.head.colours == PngColours::Rgb ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
            PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_text(in.png, in.info, in.texts.data(), static_cast<int>(in.texts.size()));
        png_write_info(in.png, in.info);
    });
    if (!begun) return in.cannot_write();
    return PngWriter(std::move(inside));
}

Result<void> PngWriter::write_rows(std::span<const std::uint8_t> rgba) {
    Inside& in = *inside_;
    const std::size_t pitch = std::size_t{4} * in.head.width;
    TAIJI_CHECK(rgba.size() % pitch == 0);
    Out out = {&in.descriptor, &in.error_number};
    const bool written = guarded(in.png, [&] {
        png_set_write_fn(in.png, &out, write_bytes, flush_nothing);
        for (std::size_t at = 0; at < rgba.size(); at += pitch) {
            const std::uint8_t* row = rgba.data() + at;
            for (std::size_t i = 0; i < in.rgb.size() / 3; ++i) {
                in.rgb[3 * i] = row[4 * i];
                in.rgb[3 * i + 1] = row[4 * i + 1];
                in.rgb[3 * i + 2] = row[4 * i + 2];
            }
            png_write_row(in.png, in.rgb.empty() ? row : in.rgb.data());
        }
    });
    if (!written) return in.cannot_write();
    return {};
}

Result<void> PngWriter::finish() {
    Inside& in = *inside_;
    Out out = {&in.descriptor, &in.error_number};
    const bool written = guarded(in.png, [&] {
        png_set_write_fn(in.png, &out, write_bytes, flush_nothing);
        png_write_end(in.png, nullptr);
    });
    if (!written) return in.cannot_write();
    // Some file systems tell only here that the disk is full.
    if (::close(std::exchange(in.descriptor, -1)) != 0 ||
        (in.part != in.target && ::rename(in.part.c_str(), in.target.c_str()) != 0)) {
        in.error_number = errno;
        if (in.part != in.target) ::unlink(in.part.c_str());
        return in.cannot_write();
    }
    return {};
}

Result<void> write_png(const fs::path& file, const PngHead& head,
                       std::span<const std::uint8_t> rgba) {
    auto writer = PngWriter::begin(file, head);
    if (!writer) return tl::unexpected(writer.error());
    if (auto written = writer->write_rows(rgba); !written) return written;
    return writer->finish();
}

}  // namespace taiji
