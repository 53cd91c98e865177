#pragma once

#include <optional>
#include <string_view>

namespace taiji::text {

/// Takes the first character off `rest`. Nothing, and `rest` unchanged, when it is empty or does
/// not start with a well-formed sequence (Unicode 15, table 3-7: no overlong forms, no surrogates).
[[nodiscard]] std::optional<char32_t> take_character(std::string_view& rest);

}  // namespace taiji::text
