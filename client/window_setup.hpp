#pragma once

#include "client/options.hpp"
#include "client/session/session.hpp"
#include "client/stage.hpp"
#include "client/ui/interface.hpp"

namespace taiji {

/// What the window's session is opened with: the player's folders and language, today's date.
[[nodiscard]] SessionSetup window_session(const Options& options, const Stage& stage);
/// A session that keeps nothing, for pictures: the same each time.
[[nodiscard]] SessionSetup picture_session(const Options& options, const Stage& stage);

/// What the interface is made with, but for the clipboard.
[[nodiscard]] Result<ui::Interface::Setup> interface_setup(const Stage& stage);

}  // namespace taiji
