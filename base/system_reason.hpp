#pragma once

#include <string>
#include <system_error>

namespace taiji {

/// What the system says of an error number: "No such file or directory".
[[nodiscard]] inline std::string system_reason(int error_number) {
    return std::generic_category().message(error_number);
}

}  // namespace taiji
