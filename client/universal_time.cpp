#include "client/universal_time.hpp"

#include <chrono>

namespace taiji {

scene::UtcTime universal_time_now() {
    // 2000-01-01 12:00 is 946728000 seconds after 1970-01-01 00:00.
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    const double seconds = std::chrono::duration<double>(since_1970).count() - 946728000.0;
    return {.days_since_j2000 = seconds / 86400.0};
}

}  // namespace taiji
