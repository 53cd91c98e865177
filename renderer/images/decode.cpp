#include "renderer/images/decode.hpp"

#include <cerrno>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <memory>

#include <jpeglib.h>

// stb's own code is not held to this project's warnings.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#include <stb/stb_image.h>
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

#include "base/check.hpp"

namespace taiji {
namespace {

/// libjpeg reports errors by a jump; nothing with a destructor may live between setjmp and the
/// calls.
struct JpegErrors {
    jpeg_error_mgr manager;
    std::jmp_buf back;
    char message[JMSG_LENGTH_MAX];
};

void on_error(j_common_ptr info) {
    auto* errors = reinterpret_cast<JpegErrors*>(info->err);
    info->err->format_message(info, errors->message);
    std::longjmp(errors->back, 1);
}
void on_message(j_common_ptr) {}

using JpegStep = bool (*)(jpeg_decompress_struct&, void*);

/// Runs `step` on the file; false with the reason in `errors` if libjpeg gave up.
bool with_jpeg(const std::vector<unsigned char>& bytes, JpegErrors& errors, JpegStep step,
               void* context) {
    jpeg_decompress_struct info{};
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = on_error;
    errors.manager.output_message = on_message;
    if (setjmp(errors.back) != 0) {
        jpeg_destroy_decompress(&info);
        return false;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes.data(), bytes.size());
    jpeg_read_header(&info, TRUE);
    const bool done = step(info, context);
    jpeg_destroy_decompress(&info);
    return done;
}

struct DecodeContext {
    PixelFormat format;
    PixelRows rows;
};

bool decode_rows(jpeg_decompress_struct& info, void* context) {
    const auto& to = *static_cast<const DecodeContext*>(context);
    info.out_color_space = to.format == PixelFormat::Grey ? JCS_GRAYSCALE : JCS_EXT_RGBA;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
        auto* row =
            reinterpret_cast<JSAMPROW>(to.rows.data + to.rows.row_pitch * info.output_scanline);
        jpeg_read_scanlines(&info, &row, 1);
    }
    jpeg_finish_decompress(&info);
    return true;
}

struct FreeStb {
    void operator()(stbi_uc* data) const { stbi_image_free(data); }
};

}  // namespace

Result<std::vector<unsigned char>> read_bytes(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary | std::ios::ate);
    if (!in) return fail("{}: cannot be read: {}", path.string(), std::strerror(errno));
    const std::streamoff size = in.tellg();
    if (size < 0) return fail("{}: cannot be read: it is not a file", path.string());
    std::vector<unsigned char> bytes(static_cast<std::size_t>(size));
    in.seekg(0);
    in.read(reinterpret_cast<char*>(bytes.data()), size);
    if (!in) return fail("{}: ended while it was read", path.string());
    return bytes;
}

Result<JpegFile> JpegFile::open(const std::filesystem::path& path) {
    auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    JpegFile made;
    made.path_ = path;
    made.bytes_ = std::move(*bytes);
    JpegErrors errors{};
    const bool ok = with_jpeg(
        made.bytes_, errors,
        [](jpeg_decompress_struct& info, void* size) {
            *static_cast<PictureSize*>(size) = {info.image_width, info.image_height};
            return true;
        },
        &made.size_);
    if (!ok) return fail("{}: not a JPEG picture: {}", path.string(), errors.message);
    return made;
}

Result<void> JpegFile::decode(PixelFormat format, PixelRows rows) const {
    DecodeContext context{format, rows};
    JpegErrors errors{};
    if (!with_jpeg(bytes_, errors, decode_rows, &context)) {
        return fail("{}: broken JPEG picture: {}", path_.string(), errors.message);
    }
    return {};
}

namespace {

Result<std::vector<std::uint8_t>> read_png(const std::filesystem::path& path, int channels,
                                           PictureSize& size) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    int width = 0;
    int height = 0;
    int found = 0;
    const std::unique_ptr<stbi_uc, FreeStb> data(stbi_load_from_memory(
        bytes->data(), static_cast<int>(bytes->size()), &width, &height, &found, channels));
    if (!data) return fail("{}: not a PNG picture: {}", path.string(), stbi_failure_reason());
    size = {static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)};
    const std::size_t count =
        std::size_t{size.width} * size.height * static_cast<std::size_t>(channels);
    return std::vector<std::uint8_t>(data.get(), data.get() + count);
}

}  // namespace

Result<GreyPicture> read_grey_png(const std::filesystem::path& path) {
    GreyPicture made;
    auto pixels = read_png(path, 1, made.size);
    if (!pixels) return tl::unexpected(pixels.error());
    made.pixels = std::move(*pixels);
    return made;
}

Result<RgbaPicture> read_rgba_png(const std::filesystem::path& path) {
    RgbaPicture made;
    auto pixels = read_png(path, 4, made.size);
    if (!pixels) return tl::unexpected(pixels.error());
    made.pixels = std::move(*pixels);
    return made;
}

Result<void> write_png(const std::filesystem::path& path, const RgbaPicture& picture) {
    const std::size_t count = std::size_t{picture.size.width} * picture.size.height;
    TAIJI_CHECK(picture.pixels.size() == 4 * count);
    std::vector<std::uint8_t> rgb(3 * count);
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(&rgb[3 * i], &picture.pixels[4 * i], 3);
    }
    std::ofstream out(path, std::ios::binary);
    if (!out) return fail("{}: cannot be written: {}", path.string(), std::strerror(errno));
    const auto write = [](void* to, void* data, int size) {
        static_cast<std::ofstream*>(to)->write(static_cast<const char*>(data), size);
    };
    const int ok = stbi_write_png_to_func(write, &out, static_cast<int>(picture.size.width),
                                          static_cast<int>(picture.size.height), 3, rgb.data(),
                                          static_cast<int>(picture.size.width) * 3);
    out.close();
    if (ok == 0 || !out) return fail("{}: could not be written whole", path.string());
    return {};
}

}  // namespace taiji
