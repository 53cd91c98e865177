#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace taiji {

/// Bytes of the well-formed UTF-8 sequence at the start of `text`, 0 if there is none (RFC 3629,
/// section 4).
[[nodiscard]] std::size_t utf8_sequence_length(std::string_view text);

/// Text from outside as it may stand in a message: at most forty bytes and an ellipsis, control
/// characters and what is no UTF-8 as \x escapes.
[[nodiscard]] std::string shown(std::string_view text);

/// All of `text` as a number, in the form of std::from_chars; nothing: it is none, or out of range.
template <typename T>
[[nodiscard]] std::optional<T> parse_number(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace taiji
