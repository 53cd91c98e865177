#include "base/text.hpp"

#include <fmt/format.h>

namespace taiji {

std::size_t utf8_sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto is_tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4 || !is_tail(1)) return 0;
    if (lead < 0xE0) return 2;
    const unsigned second = byte(1);
    if (lead < 0xF0) {
        const bool is_overlong = lead == 0xE0 && second < 0xA0;
        const bool is_surrogate = lead == 0xED && second > 0x9F;
        return is_tail(2) && !is_overlong && !is_surrogate ? 3 : 0;
    }
    const bool is_out_of_range = (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F);
    return is_tail(2) && is_tail(3) && !is_out_of_range ? 4 : 0;
}

std::string shown(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        if (at >= kLongest) return result + "…";
        const std::size_t length = utf8_sequence_length(text.substr(at, 4));
        const auto byte = static_cast<unsigned char>(text[at]);
        if (length == 0 || byte < 0x20 || byte == 0x7F) {
            result += fmt::format("\\x{:02X}", byte);
            at += 1;
        } else {
            result += text.substr(at, length);
            at += length;
        }
    }
    return result;
}

}  // namespace taiji
