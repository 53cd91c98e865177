#include <cstddef>
#include <cstdint>
#include <string>

#include "base/check.hpp"
#include "base/text.hpp"
#include "client/picture_file/picture_moment.hpp"
#include "client/picture_file/png_reader.hpp"

// Reads any bytes as a picture. Texts that come out are UTF-8 of a bounded size; a moment that
// comes out is written as texts that are read as the same moment.

namespace {

using namespace taiji;

void check_text(std::string_view text) {
    TAIJI_CHECK(text.size() <= kMostPngText);
    while (!text.empty()) {
        const std::size_t length = utf8_sequence_length(text);
        TAIJI_CHECK(length > 0);
        text.remove_prefix(length);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto texts = read_png_texts({data, size});
    if (!texts) return 0;
    for (const PngText& text : *texts) check_text(text.text);
    const auto moment = moment_of_texts(*texts);
    if (!moment) return 0;
    TAIJI_CHECK(moment_of_texts(texts_of_moment(*moment, "Taiji")) == *moment);
    return 0;
}
