#include "game/match/clock.hpp"

#include <algorithm>
#include <optional>

#include "base/check.hpp"

namespace taiji {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kHour = 60 * kMinute;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// At most `longest` digits, at least one.
std::optional<std::int64_t> parse_digits(std::string_view text, std::size_t longest) {
    if (text.empty() || text.size() > longest || !std::ranges::all_of(text, is_digit)) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    for (char c : text) value = 10 * value + (c - '0');
    return value;
}

/// The thousandths that one to three digits behind a point stand for.
std::optional<std::int64_t> parse_fraction(std::string_view text) {
    std::optional<std::int64_t> value = parse_digits(text, 3);
    if (!value) return std::nullopt;
    for (std::size_t i = text.size(); i < 3; ++i) *value *= 10;
    return value;
}

/// ".25", or nothing for a whole second.
std::string fraction_text(std::int64_t thousandths) {
    if (thousandths == 0) return "";
    std::string text = fmt::format(".{:03}", thousandths);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

/// "12" or "12.5": what stands before the point, and the thousandths behind it.
struct Split {
    std::string_view whole;
    std::int64_t thousandths = 0;
};
std::optional<Split> split_fraction(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return Split{text, 0};
    const std::optional<std::int64_t> thousandths = parse_fraction(text.substr(point + 1));
    if (!thousandths) return std::nullopt;
    return Split{text.substr(0, point), *thousandths};
}

std::string seconds_text(Millis time) {
    return fmt::format("{}{}", time.count / kSecond, fraction_text(time.count % kSecond));
}

std::optional<Millis> parse_seconds(std::string_view text) {
    const std::optional<Split> split = split_fraction(text);
    if (!split) return std::nullopt;
    const std::optional<std::int64_t> seconds = parse_digits(split->whole, 8);
    if (!seconds) return std::nullopt;
    return Millis{*seconds * kSecond + split->thousandths};
}

Result<void> check_time(std::string_view what, Millis time, Millis least) {
    if (time >= least && time <= kLongestTime) return {};
    return fail("{} of {} ms: expected {} to {} ms", what, time.count, least.count,
                kLongestTime.count);
}

struct Checker {
    Result<void> operator()(const Untimed&) const { return {}; }
    Result<void> operator()(const BaseTime& control) const {
        if (Result<void> base = check_time("base time", control.base, Millis{1}); !base) {
            return base;
        }
        return check_time("increment", control.increment, Millis{0});
    }
    Result<void> operator()(const TimePerMove& control) const {
        return check_time("time per move", control.time, Millis{1});
    }
};

}  // namespace

Result<void> check_time_control(const TimeControl& control) {
    return std::visit(Checker{}, control);
}

Clocks clocks_at_start(const TimeControl& control) {
    if (const auto* store = std::get_if<BaseTime>(&control)) return {{store->base, store->base}};
    if (const auto* each = std::get_if<TimePerMove>(&control)) return {{each->time, each->time}};
    return {};
}

Clocks clocks_after_move(const TimeControl& control, Clocks before, Side mover) {
    if (const auto* store = std::get_if<BaseTime>(&control)) {
        before[mover] = std::min(before[mover] + store->increment, kLongestTime);
    } else if (const auto* each = std::get_if<TimePerMove>(&control)) {
        before[mover] = each->time;
    }
    return before;
}

std::string clock_text(Millis time) {
    TAIJI_CHECK(time >= Millis{0} && time <= kLongestTime);
    const std::int64_t ms = time.count;
    return fmt::format("{}:{:02}:{:02}{}", ms / kHour, ms / kMinute % 60, ms / kSecond % 60,
                       fraction_text(ms % kSecond));
}

Result<Millis> parse_clock(std::string_view text) {
    const auto refuse = [&] { return fail("\"{}\": expected a clock such as 0:05:00.25", text); };
    const std::size_t first = text.find(':');
    if (first == std::string_view::npos) return refuse();
    const std::size_t second = text.find(':', first + 1);
    if (second == std::string_view::npos || second - first != 3) return refuse();
    const std::optional<Split> seconds = split_fraction(text.substr(second + 1));
    if (!seconds || seconds->whole.size() != 2) return refuse();
    const auto hour = parse_digits(text.substr(0, first), 4);
    const auto minute = parse_digits(text.substr(first + 1, 2), 2);
    const auto whole_second = parse_digits(seconds->whole, 2);
    if (!hour || !minute || !whole_second || *minute > 59 || *whole_second > 59) return refuse();
    return Millis{*hour * kHour + *minute * kMinute + *whole_second * kSecond +
                  seconds->thousandths};
}

std::string time_control_text(const TimeControl& control) {
    if (const auto* store = std::get_if<BaseTime>(&control)) {
        return seconds_text(store->base) + "+" + seconds_text(store->increment);
    }
    if (const auto* each = std::get_if<TimePerMove>(&control)) {
        return "1/" + seconds_text(each->time);
    }
    return "-";
}

Result<TimeControl> parse_time_control(std::string_view text) {
    const auto refuse = [&] {
        return fail(
            "\"{}\": expected seconds such as 300+5 (base and increment), 1/30 (a move), or - "
            "(none)",
            text);
    };
    if (text == "-") return Untimed{};
    TimeControl control;
    if (text.starts_with("1/")) {
        const std::optional<Millis> time = parse_seconds(text.substr(2));
        if (!time) return refuse();
        control = TimePerMove{*time};
    } else {
        const std::size_t plus = text.find('+');
        const std::optional<Millis> base = parse_seconds(text.substr(0, plus));
        const std::optional<Millis> increment =
            plus == std::string_view::npos ? Millis{0} : parse_seconds(text.substr(plus + 1));
        if (!base || !increment) return refuse();
        control = BaseTime{*base, *increment};
    }
    if (Result<void> fine = check_time_control(control); !fine) {
        return fail("\"{}\": {}", text, fine.error().message);
    }
    return control;
}

}  // namespace taiji
