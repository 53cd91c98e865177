#include "client/picture_file/png_reader.hpp"

#include <fcntl.h>
#include <png.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include "base/check.hpp"
#include "base/system_reason.hpp"
#include "base/text.hpp"

namespace taiji {
namespace {

constexpr std::size_t kSignature = 8;
constexpr unsigned kMostChunks = 32;
constexpr png_uint_32 kLargestSide = 1'000'000;

/// Bytes that libpng has not taken yet, and what it says.
struct Source {
    std::span<const std::uint8_t> left;
    std::array<char, 128> problem{};
};

void on_error(png_structp png, png_const_charp message) {
    auto* source = static_cast<Source*>(png_get_error_ptr(png));
    std::strncpy(source->problem.data(), message, source->problem.size() - 1);
    png_longjmp(png, 1);
}

void on_warning(png_structp, png_const_charp) {}

void read_bytes(png_structp png, png_bytep to, std::size_t size) {
    auto* source = static_cast<Source*>(png_get_io_ptr(png));
    if (size > source->left.size()) png_error(png, "it ends before its pixels");
    std::memcpy(to, source->left.data(), size);
    source->left = source->left.subspan(size);
}

/// libpng leaves by longjmp: what lies between it and setjmp has nothing to destroy.
bool read_head(png_structp png, png_infop info, Source* source) {
    if (setjmp(png_jmpbuf(png)) != 0) return false;
    png_set_read_fn(png, source, read_bytes);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_user_limits(png, kLargestSide, kLargestSide);
    png_set_chunk_cache_max(png, kMostChunks);
    png_set_chunk_malloc_max(png, kMostPngText);
    png_read_info(png, info);
    return true;
}

bool is_text(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_sequence_length(text);
        if (length == 0 || text.front() == '\0') return false;
        text.remove_prefix(length);
    }
    return true;
}

/// Only iTXt says that it is UTF-8; the others are Latin-1, of which ASCII is the same.
std::vector<PngText> texts_of(png_structp png, png_infop info) {
    std::vector<PngText> made;
    png_textp texts = nullptr;
    int count = 0;
    png_get_text(png, info, &texts, &count);
    for (int i = 0; i < count; ++i) {
        const png_text& text = texts[i];
        if (text.key == nullptr || text.text == nullptr) continue;
        const std::size_t size = text.compression > 0 ? text.itxt_length : text.text_length;
        PngText one{text.key, std::string(text.text, size)};
        if (is_text(one.keyword) && is_text(one.text)) made.push_back(std::move(one));
    }
    return made;
}

/// An open file; closed when this goes away.
class Opened {
  public:
    /// Never waits for a pipe's other end.
    explicit Opened(const std::filesystem::path& file)
        : number_(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~Opened() {
        if (number_ >= 0) ::close(number_);
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] bool is_file() const {
        struct stat there {};
        return ::fstat(number_, &there) == 0 && S_ISREG(there.st_mode);
    }
    /// Up to `most` bytes; the error's number.
    [[nodiscard]] tl::expected<std::vector<std::uint8_t>, int> read(std::size_t most) const {
        std::vector<std::uint8_t> bytes;
        std::array<std::uint8_t, 65536> chunk{};
        while (bytes.size() < most) {
            const std::size_t wanted = std::min(chunk.size(), most - bytes.size());
            const ssize_t count = ::read(number_, chunk.data(), wanted);
            if (count == 0) break;
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return tl::unexpected(errno);
            bytes.insert(bytes.end(), chunk.begin(), chunk.begin() + count);
        }
        return bytes;
    }

  private:
    int number_;
};

}  // namespace

bool is_png(const std::filesystem::path& file) {
    const Opened opened(file);
    if (!opened.is_open() || !opened.is_file()) return false;
    const auto bytes = opened.read(kSignature);
    return bytes && bytes->size() == kSignature && png_sig_cmp(bytes->data(), 0, kSignature) == 0;
}

Result<std::vector<PngText>> read_png_texts(std::span<const std::uint8_t> head) {
    if (head.size() < kSignature || png_sig_cmp(head.data(), 0, kSignature) != 0) {
        return fail("it is no PNG picture");
    }
    Source source{head};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, on_error, on_warning);
    TAIJI_CHECK(png != nullptr);
    png_infop info = png_create_info_struct(png);
    TAIJI_CHECK(info != nullptr);
    const bool sound = read_head(png, info, &source);
    std::vector<PngText> made;
    if (sound) made = texts_of(png, info);
    png_destroy_read_struct(&png, &info, nullptr);
    if (!sound) return fail("it is no sound PNG picture: {}", shown(source.problem.data()));
    return made;
}

Result<std::vector<PngText>> read_png_texts(const std::filesystem::path& file) {
    const Opened opened(file);
    if (!opened.is_open()) return fail("cannot open {}: {}", file.string(), system_reason(errno));
    if (!opened.is_file()) return fail("{} is no file", file.string());
    const auto head = opened.read(kMostPngHead);
    if (!head) return fail("cannot read {}: {}", file.string(), system_reason(head.error()));
    auto texts = read_png_texts(*head);
    if (!texts) return fail("{}: {}", file.string(), texts.error().message);
    return texts;
}

}  // namespace taiji
