#pragma once

#include <string_view>

#include "renderer/text/utf8.hpp"

namespace taiji::ui {

/// Takes the first character off `text`, which is not empty; U+FFFD for a byte that is no UTF-8.
inline char32_t take_character(std::string_view& text) {
    const auto taken = text::take_character(text);
    if (!taken) text.remove_prefix(1);
    return taken.value_or(0xFFFD);
}

}  // namespace taiji::ui
