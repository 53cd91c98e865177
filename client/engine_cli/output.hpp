#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"

namespace taiji::cli {

enum class ExitCode : int { Fine = 0, Failed = 1, BadUsage = 2 };

/// Standard output. A reader that went away (`| head`) ends the writing without a complaint; any
/// other failure to write is remembered and told by `finish`.
class Output {
  public:
    template <typename... Args>
    void print(fmt::format_string<Args...> text, Args&&... args) {
        fmt::format_to(std::back_inserter(buffer_), text, std::forward<Args>(args)...);
        if (buffer_.size() >= kFlushAt) flush();
    }
    void flush();
    /// Is there any point in going on?
    [[nodiscard]] bool is_writable() const { return writable_; }
    [[nodiscard]] Result<void> finish();

    /// Does a person see the output in colours: a terminal, no NO_COLOR, no dumb terminal?
    [[nodiscard]] static bool shows_colours();

  private:
    static constexpr std::size_t kFlushAt = 1 << 16;

    std::string buffer_;
    bool writable_ = true;
    int error_number_ = 0;
};

/// Writes `taiji-engine: MESSAGE` as one line to standard error. Control characters, which messages
/// may quote from input, are shown as escapes.
void print_error(std::string_view message);

}  // namespace taiji::cli
