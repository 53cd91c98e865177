#include "client/engine_cli/output.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "base/system_reason.hpp"

namespace taiji::cli {

void Output::flush() {
    std::string_view left = buffer_;
    while (writable_ && !left.empty()) {
        const ssize_t count = ::write(STDOUT_FILENO, left.data(), left.size());
        if (count >= 0) {
            left.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            writable_ = false;
            if (errno != EPIPE) error_number_ = errno;
        }
    }
    buffer_.clear();
}

Result<void> Output::finish() {
    flush();
    if (error_number_ == 0) return {};
    return fail("cannot write to standard output: {}", system_reason(error_number_));
}

bool Output::shows_colours() {
    const char* no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && *no_color != '\0') return false;
    const char* terminal = std::getenv("TERM");
    if (terminal == nullptr || std::string_view(terminal) == "dumb") return false;
    return ::isatty(STDOUT_FILENO) == 1;
}

void print_error(std::string_view message) {
    std::string line = "taiji-engine: ";
    for (const char c : message) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            fmt::format_to(std::back_inserter(line), "\\x{:02x}", byte);
        } else {
            line += c;
        }
    }
    line += '\n';
    std::fputs(line.c_str(), stderr);
}

}  // namespace taiji::cli
