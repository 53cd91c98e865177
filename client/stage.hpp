#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/options.hpp"
#include "client/session/scene_content.hpp"
#include "game/rules/position.hpp"
#include "renderer/scene/camera.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji {

enum class SunMode : std::uint8_t {
    ForPlay,  ///< follows the camera
    True      ///< of the moment
};

/// What the player has switched on.
struct StageSwitches {
    bool clouds = true;
    bool mansions = false;
    bool coordinates = false;
    bool five_colours = false;
    bool board = true;
    SunMode sun = SunMode::ForPlay;
    scene::Characters characters = scene::Characters::Chinese;
    scene::SidePalette sides = scene::SidePalette::IvoryAndObsidian;
    scene::Language language = scene::Language::Chinese;
};

class Continents;

/// The board and what is on it as a scene: everything of a frame but the camera.
class Stage {
  public:
    /// With this position, or the start position.
    static Result<std::unique_ptr<Stage>> create(
        const std::optional<std::string>& tfen = std::nullopt);
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    StageSwitches switches;
    scene::Hover hover;
    /// Universal Time of the true Sun, the Moon and the stars.
    scene::UtcTime time;

    [[nodiscard]] const std::shared_ptr<const Board>& rules_board() const { return rules_board_; }
    [[nodiscard]] const scene::BoardModel& board() const { return board_; }
    /// Shows from now on what is on in the session, which must outlive this.
    void follow(const Session& session);
    /// Until the player chooses another light.
    void begin_with(SunMode sun);
    void begin_with(const SavedLight& light);
    /// As pictures carry it.
    [[nodiscard]] SavedLight saved_light() const;
    /// Where a match begins: the side's palace and the front before it, and the whole board when
    /// flat. Of the session's home side, or else the side to move.
    [[nodiscard]] scene::CameraHome home() const;

    /// Lets fades run and the Taiji turn. True while a fade runs.
    bool update(double seconds);
    /// Fades jump to their end: for pictures.
    void settle();
    /// Lays everything on the surface and says what is to be drawn; valid until the next call.
    [[nodiscard]] scene::SceneFrame frame(const scene::CameraRig& rig,
                                          const scene::CameraView& view);
    /// Lays the pieces anew, for picking.
    void lay_out(const scene::Surface& surface);
    [[nodiscard]] const std::vector<scene::PieceView>& pieces() const { return content_.pieces(); }

  private:
    Stage(std::shared_ptr<const Board> board, const Continents& continents,
          const Position& position);
    void follow_settings();
    [[nodiscard]] scene::ViewOptions wanted() const;
    [[nodiscard]] scene::Lighting light(const scene::CameraRig& rig, double unrolled) const;

    std::shared_ptr<const Board> rules_board_;
    Position position_;
    scene::BoardModel board_;
    const Session* session_ = nullptr;
    SceneContent content_;
    scene::ViewOptions shown_;
    /// The setting that does not count yet, and what counts instead.
    struct Overruled {
        PlayLight setting;
        SunMode sun;
    };
    std::optional<Overruled> overruled_;
    double true_sun_ = 0.0;  ///< 0: light for play .. 1: true Sun
    double film_ = 0.0;      ///< 1: as the director lights it
    double seconds_ = 0.0;
};

}  // namespace taiji
