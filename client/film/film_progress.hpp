#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taiji::film {

/// How far something is.
struct Progress {
    std::uint64_t done = 0;
    std::uint64_t of = 0;
    double seconds_left = 0.0;
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// As one program tells it another: "DONE OF SECONDS_LEFT".
[[nodiscard]] std::string progress_line(const Progress& progress);
/// Nothing: it is no such line.
[[nodiscard]] std::optional<Progress> parse_progress(std::string_view line);
/// The time left if all that is to be done takes as long as what is done.
[[nodiscard]] double seconds_left(std::uint64_t done, std::uint64_t of, double seconds);
/// "1:05", "1:02:03".
[[nodiscard]] std::string duration_text(double seconds);

/// Tells a person on standard error, or another program on standard output, how far it is.
class ProgressTeller {
  public:
    enum class To : std::uint8_t { Person, Program };
    /// `what` is done: "frame".
    ProgressTeller(To to, std::string_view what);
    /// Ends a terminal's line.
    ~ProgressTeller();
    ProgressTeller(const ProgressTeller&) = delete;
    ProgressTeller& operator=(const ProgressTeller&) = delete;
    /// False: the other program is gone.
    bool tell(std::uint64_t done, std::uint64_t of);

  private:
    using Clock = std::chrono::steady_clock;
    void tell_person(const Progress& progress);

    To to_;
    std::string what_;
    bool terminal_;
    bool began_line_ = false;
    Clock::time_point start_ = Clock::now();
    std::optional<Clock::time_point> told_;
};

}  // namespace taiji::film
