#pragma once

#include "client/options.hpp"

namespace taiji {

/// Makes a film of a record without a window (docs/film.md). Exit code 0, or 1 with one sentence on
/// stderr; what was made until it was interrupted is a whole film.
int render_film(const Options& options);

}  // namespace taiji
