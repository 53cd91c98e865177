#pragma once

/// A promise that callers or this code must keep. Stays on in release; a broken one ends the
/// program with file, line and the promise. Never for input from outside: that is `Result`.
#define TAIJI_CHECK(promise)                                                       \
    do {                                                                           \
        if (!(promise)) [[unlikely]]                                               \
            ::taiji::detail::check_failed(#promise, __FILE__, __LINE__, __func__); \
    } while (false)

namespace taiji::detail {
[[noreturn]] void check_failed(const char* promise, const char* file, int line,
                               const char* function);
}  // namespace taiji::detail
