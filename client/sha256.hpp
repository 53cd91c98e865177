#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace taiji {

/// FIPS 180-4, as 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256(std::span<const unsigned char> bytes);

}  // namespace taiji
