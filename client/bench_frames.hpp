#pragma once

#include "client/options.hpp"

namespace taiji {

/// --bench-frames: draws frames of the start position while the camera goes round, and prints JSON.
/// With a display also in a window, presented. Exit code 0, or 1 with one sentence on stderr.
int bench_frames(const Options& options);

}  // namespace taiji
