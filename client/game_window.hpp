#pragma once

#include "client/options.hpp"

namespace taiji {

/// Opens the window and lets the player look round until it is closed. Exit code 0, or 1 with one
/// sentence on stderr.
int run_window(const Options& options);

}  // namespace taiji
