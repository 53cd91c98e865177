#include "client/film/film_progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace taiji::film {
namespace {

// Between two lines.
constexpr double kOnTerminal = 0.25;
constexpr double kInLog = 10.0;
constexpr double kToProgram = 0.1;

double seconds_of(std::chrono::steady_clock::duration d) {
    return std::chrono::duration<double>(d).count();
}

template <typename T>
bool take(std::string_view& line, char end, T& value) {
    const auto at = std::min(line.find(end), line.size());
    const auto [stop, error] = std::from_chars(line.data(), line.data() + at, value);
    if (error != std::errc{} || stop != line.data() + at || at == 0) return false;
    line.remove_prefix(std::min(at + 1, line.size()));
    return true;
}

}  // namespace

std::string progress_line(const Progress& progress) {
    return fmt::format("{} {} {:.1f}\n", progress.done, progress.of, progress.seconds_left);
}

std::optional<Progress> parse_progress(std::string_view line) {
    Progress made;
    if (!take(line, ' ', made.done) || !take(line, ' ', made.of) ||
        !take(line, '\n', made.seconds_left) || !line.empty()) {
        return std::nullopt;
    }
    const bool sound =
        made.done <= made.of && std::isfinite(made.seconds_left) && made.seconds_left >= 0.0;
    return sound ? std::optional(made) : std::nullopt;
}

double seconds_left(std::uint64_t done, std::uint64_t of, double seconds) {
    if (done == 0 || done >= of) return 0.0;
    return seconds * static_cast<double>(of - done) / static_cast<double>(done);
}

std::string duration_text(double seconds) {
    const auto whole = static_cast<long long>(std::ceil(std::clamp(seconds, 0.0, 1e9)));
    if (whole >= 3600) {
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    }
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

ProgressTeller::ProgressTeller(To to, std::string_view what)
    : to_(to), what_(what), terminal_(::isatty(STDERR_FILENO) != 0) {}

ProgressTeller::~ProgressTeller() {
    if (began_line_) fmt::print(stderr, "\n");
}

bool ProgressTeller::tell(std::uint64_t done, std::uint64_t of) {
    const auto now = Clock::now();
    const double pause = to_ == To::Program ? kToProgram : (terminal_ ? kOnTerminal : kInLog);
    if (told_ && done < of && seconds_of(now - *told_) < pause) return true;
    told_ = now;
    const Progress progress{done, of, seconds_left(done, of, seconds_of(now - start_))};
    if (to_ == To::Person) {
        tell_person(progress);
        return true;
    }
    const std::string line = progress_line(progress);
    return ::write(STDOUT_FILENO, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

void ProgressTeller::tell_person(const Progress& progress) {
    const std::string text = fmt::format("taiji: {} {} of {}, {} left", what_, progress.done,
                                         progress.of, duration_text(progress.seconds_left));
    if (terminal_) {
        fmt::print(stderr, "\r{}\033[K", text);
        std::fflush(stderr);
        began_line_ = true;
    } else {
        fmt::print(stderr, "{}\n", text);
    }
}

}  // namespace taiji::film
