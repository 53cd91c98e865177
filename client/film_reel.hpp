#pragma once

#include <optional>

#include "client/director/plan.hpp"
#include "client/picture_table.hpp"
#include "client/replay/replayed_game.hpp"
#include "client/ui/film_caption.hpp"
#include "game/match/record.hpp"

namespace taiji {

/// What a film shows in each of its frames: a function of the record, the options and the frame's
/// number alone.
class FilmReel {
  public:
    /// Error: the record cannot be read, or has not the plies that are asked for.
    static Result<std::unique_ptr<FilmReel>> open(const Options& options);

    [[nodiscard]] std::uint64_t frames() const { return frames_; }
    /// The next frame, from the first; valid until the next call.
    [[nodiscard]] scene::SceneFrame next();

  private:
    FilmReel(const Options& options, PictureTable table, const Record& record);
    void choose_part(const FilmOptions& part);
    /// Of the plan's timeline: the session's has another pace.
    void show(double time);
    void say(std::size_t ply);
    [[nodiscard]] std::string words_of(std::size_t ply) const;

    PictureTable table_;
    PerSide<std::string> players_;
    replay::ReplayedGame game_;
    director::Plan plan_;
    double begin_ = 0.0;
    double end_ = 0.0;
    double step_ = 0.0;           ///< of the timeline, a frame
    double frame_seconds_ = 0.0;  ///< of the film
    std::uint64_t frames_ = 0;
    std::uint64_t frame_ = 0;
    double time_ = 0.0;
    std::size_t ply_ = 0;  ///< shown, or under way to it
    std::optional<std::size_t> said_;
    ui::FilmCaption caption_;
};

}  // namespace taiji
