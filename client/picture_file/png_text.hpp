#pragma once

#include <string>

namespace taiji {

/// A text that a PNG picture carries: UTF-8 under a keyword.
struct PngText {
    std::string keyword;
    std::string text;
    friend bool operator==(const PngText&, const PngText&) = default;
};

}  // namespace taiji
