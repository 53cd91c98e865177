#include "renderer/text/utf8.hpp"

#include <cstdint>

namespace taiji::text {
namespace {

struct Lead {
    std::size_t length;
    std::uint32_t bits;
    std::uint32_t least;  ///< smaller values have a shorter form
};

std::optional<Lead> lead_of(std::uint32_t byte) {
    if (byte < 0x80) return Lead{1, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0) return Lead{2, byte & 0x1FU, 0x80};
    if (byte >= 0xE0 && byte < 0xF0) return Lead{3, byte & 0x0FU, 0x800};
    if (byte >= 0xF0 && byte < 0xF5) return Lead{4, byte & 0x07U, 0x10000};
    return std::nullopt;
}

std::uint32_t byte_at(std::string_view text, std::size_t i) {
    return static_cast<std::uint8_t>(text[i]);
}

}  // namespace

std::optional<char32_t> take_character(std::string_view& rest) {
    if (rest.empty()) return std::nullopt;
    const auto lead = lead_of(byte_at(rest, 0));
    if (!lead || rest.size() < lead->length) return std::nullopt;
    std::uint32_t value = lead->bits;
    for (std::size_t i = 1; i < lead->length; ++i) {
        const std::uint32_t byte = byte_at(rest, i);
        if ((byte & 0xC0U) != 0x80U) return std::nullopt;
        value = value << 6U | (byte & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    if (value < lead->least || value > 0x10FFFF || surrogate) return std::nullopt;
    rest.remove_prefix(lead->length);
    return static_cast<char32_t>(value);
}

}  // namespace taiji::text
