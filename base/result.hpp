#pragma once

#include <fmt/format.h>

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace taiji {

/// Bad input or environment, told to a person: one sentence that says where, what was found and
/// what was expected. No newline, no trailing full stop, no "error:" prefix.
struct Error {
    std::string message;
};

/// A value, or the sentence that says why there is none.
template <typename T>
using Result = tl::expected<T, Error>;

/// `return fail("{}:{}: expected a digit", line, column);` from a function that returns a Result.
template <typename... Args>
[[nodiscard]] tl::unexpected<Error> fail(fmt::format_string<Args...> text, Args&&... args) {
    return tl::unexpected<Error>(Error{fmt::format(text, std::forward<Args>(args)...)});
}

}  // namespace taiji
