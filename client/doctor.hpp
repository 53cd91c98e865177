#pragma once

#include "client/options.hpp"

namespace taiji {

/// --doctor: one line for each thing that the program needs, with ok or what to do. Exit code 0
/// when all is well enough to play, otherwise 1.
int doctor(const Options& options);

}  // namespace taiji
