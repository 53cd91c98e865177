#pragma once

#include <string>

#include "client/language/language.hpp"
#include "client/session/session.hpp"

namespace taiji {

/// The program's name and how the game stands, in the player's language.
[[nodiscard]] std::string window_title(const Session& session, const Language& language);

}  // namespace taiji
