#pragma once

#include "client/options.hpp"

namespace taiji {

/// --render: writes the picture. Exit code 0, or 1 with one sentence on stderr.
int render_picture(const Options& options);

}  // namespace taiji
