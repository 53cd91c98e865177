#pragma once

#include "client/options.hpp"

namespace taiji {

/// --describe: prints the games of a record as sentences. The exit code: 1 when something of the
/// record is broken (what was good is printed before), 2 when it cannot be read.
[[nodiscard]] int describe_record(const Options& options);

}  // namespace taiji
