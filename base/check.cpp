#include "base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace taiji::detail {

void check_failed(const char* promise, const char* file, int line, const char* function) {
    std::fprintf(stderr, "taiji: broken promise at %s:%d in %s: %s\n", file, line, function,
                 promise);
    std::abort();
}

}  // namespace taiji::detail
