#pragma once

#include <memory>

#include "client/options.hpp"
#include "client/session/session.hpp"
#include "client/stage.hpp"
#include "client/ui/interface.hpp"

namespace taiji {

/// Without --time the sky is that of a fixed moment, so that the same call makes the same picture.
inline constexpr scene::UtcTime kPictureTime{.days_since_j2000 = 9666.0};

[[nodiscard]] scene::Viewport viewport_of(Extent size);

/// What pictures and films are made of: a session that keeps nothing, its scene, and what lies over
/// it. Members are destroyed from the last to the first.
struct PictureTable {
    /// Error: what the options name cannot be opened.
    static Result<PictureTable> set_up(const Options& options);

    std::unique_ptr<Stage> stage;
    std::unique_ptr<Session> session;
    std::unique_ptr<ui::Interface> interface;  ///< null: a clean picture
};

/// Keeps nothing of the player's, and lowers this process's share of the machine where another
/// program, in which play goes on, waits for it.
void step_back(const Options& options);

}  // namespace taiji
