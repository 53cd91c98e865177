#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.hpp"
#include "game/board/side.hpp"

namespace taiji {

/// A span of time. Nothing here ever asks what time it is.
struct Millis {
    std::int64_t count = 0;

    friend constexpr auto operator<=>(const Millis&, const Millis&) = default;
    friend constexpr Millis operator+(Millis a, Millis b) { return {a.count + b.count}; }
    friend constexpr Millis operator-(Millis a, Millis b) { return {a.count - b.count}; }
};

/// 9999:59:59.999. No clock shows more; increments beyond it are lost.
inline constexpr Millis kLongestTime{std::int64_t{10'000} * 3'600'000 - 1};

/// Nobody counts.
struct Untimed {
    friend constexpr bool operator==(const Untimed&, const Untimed&) = default;
};
/// A store of time for the whole game; each move adds `increment` once it is made.
struct BaseTime {
    Millis base;
    Millis increment;
    friend constexpr bool operator==(const BaseTime&, const BaseTime&) = default;
};
/// The same time for every move; what is left of it is lost.
struct TimePerMove {
    Millis time;
    friend constexpr bool operator==(const TimePerMove&, const TimePerMove&) = default;
};
using TimeControl = std::variant<Untimed, BaseTime, TimePerMove>;

/// What the clocks of the two sides show. Zero and without meaning in an untimed match.
using Clocks = PerSide<Millis>;

/// Base times and times per move are above 0, increments 0 or more, none above `kLongestTime`.
[[nodiscard]] Result<void> check_time_control(const TimeControl& control);
[[nodiscard]] Clocks clocks_at_start(const TimeControl& control);
/// The clocks once `mover` has made its move.
[[nodiscard]] Clocks clocks_after_move(const TimeControl& control, Clocks before, Side mover);

/// "0:05:00", "1:30:00.25".
/// Precondition: 0 <= time <= kLongestTime.
[[nodiscard]] std::string clock_text(Millis time);
[[nodiscard]] Result<Millis> parse_clock(std::string_view text);

/// In seconds: "-" (untimed), "300+5", "1/30" (thirty seconds a move), "90.5+0.25".
[[nodiscard]] std::string time_control_text(const TimeControl& control);
/// Also reads "300" as "300+0".
[[nodiscard]] Result<TimeControl> parse_time_control(std::string_view text);

}  // namespace taiji
