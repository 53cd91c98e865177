#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "client/common/read_file.hpp"

namespace taiji::cli {

/// The text of a file given on the command line; `-` is standard input.
[[nodiscard]] inline Result<std::string> read_input(const std::string& file) {
    return file == "-" ? read_standard_input() : read_file(file);
}

/// How messages call that file.
[[nodiscard]] inline std::string_view input_name(const std::string& file) {
    return file == "-" ? std::string_view("standard input") : std::string_view(file);
}

}  // namespace taiji::cli
