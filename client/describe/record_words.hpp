#pragma once

#include <string>

#include "base/result.hpp"
#include "client/language/language.hpp"
#include "game/match/record.hpp"

namespace taiji::describe {

/// A whole game in the chosen language: who plays, its comment, a numbered sentence for every move
/// with its comment below, an offer that waits, and how it ended. Lines, each with its end. Error:
/// a record that `match_of` refuses.
[[nodiscard]] Result<std::string> record_words(const Language& language, const Record& record);

}  // namespace taiji::describe
