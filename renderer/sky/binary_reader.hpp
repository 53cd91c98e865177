#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace taiji::sky {

static_assert(std::endian::native == std::endian::little, "the baked files are little-endian");

/// Takes numbers off the front of a baked file. The caller has checked the length.
class BinaryReader {
  public:
    explicit BinaryReader(std::span<const unsigned char> bytes) : rest_(bytes) {}
    template <typename T>
    [[nodiscard]] T take() {
        T value{};
        std::memcpy(&value, rest_.data(), sizeof(T));
        rest_ = rest_.subspan(sizeof(T));
        return value;
    }

  private:
    std::span<const unsigned char> rest_;
};

/// The first eight bytes.
[[nodiscard]] inline Result<void> check_magic(std::span<const unsigned char> bytes,
                                              std::string_view magic, std::size_t header,
                                              const std::string& name) {
    if (bytes.size() < header) {
        return fail("{}: expected a header of {} bytes, found a file of {}", name, header,
                    bytes.size());
    }
    if (std::memcmp(bytes.data(), magic.data(), magic.size()) != 0) {
        return fail("{}: expected a file that starts with {}", name, magic);
    }
    return {};
}

}  // namespace taiji::sky
