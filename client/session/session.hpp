#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/motion/performance.hpp"
#include "client/play/computer_player.hpp"
#include "client/play/game.hpp"
#include "client/play/intelligence.hpp"
#include "client/play/selection.hpp"
#include "client/session/request.hpp"
#include "client/settings/settings.hpp"

namespace taiji {

/// Something to tell the player, already in words of the player's language.
struct Notice {
    std::string text;
    std::optional<Point> at;  ///< said at that point of the board
    double until = 0.0;       ///< seconds of the session's clock
};

/// All that the program is at a moment, but for window, camera and picture: the game, the hand, the
/// animation that runs, settings, notices. Carries out requests; saves after every move. No window,
/// no graphics: the whole-program logic is tested through this class.
class Session {
  public:
    // The interface reads:
    [[nodiscard]] const play::Game& game() const;
    [[nodiscard]] const play::Selection& selection() const;
    [[nodiscard]] const Settings& settings() const;
    [[nodiscard]] play::IntelligenceMode intelligence_mode() const;
    [[nodiscard]] std::optional<Point> hovered() const;  ///< the point under the pointer
    [[nodiscard]] const std::vector<Notice>& notices() const;
    /// The animation that runs, for skip and progress; nothing: what is shown stands still.
    [[nodiscard]] const motion::Performance* performance() const;
    /// A diagram of the rules book is on the globe instead of the game.
    [[nodiscard]] bool shows_diagram() const;
    [[nodiscard]] bool computer_thinks() const;
    [[nodiscard]] const std::vector<std::string>& recent_files() const;
    /// The program was opened without an unfinished game: the dialog is to be shown.
    [[nodiscard]] bool wants_new_game_dialog() const;

    // The program drives:
    void carry_out(const Request& request);
    void click(std::optional<Point> at);
    /// Time passes: clocks, animation, the computer's answer, notices. Seconds.
    void update(double seconds);
};

}  // namespace taiji
