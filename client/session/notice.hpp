#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/board/point.hpp"

namespace taiji {

enum class NoticeKind : std::uint8_t { Information, Problem };

/// Something to tell the player. The words come from the language files, so that they follow the
/// language when it is switched.
struct Notice {
    std::string key;  ///< "notice.saved"
    /// Named arguments of that text.
    std::vector<std::pair<std::string, std::string>> arguments{};
    NoticeKind kind = NoticeKind::Information;
    std::optional<Point> at{};  ///< said at that point of the board
    double until = 0.0;         ///< seconds of the session's clock
};

}  // namespace taiji
