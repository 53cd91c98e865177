#pragma once

#include <span>
#include <vector>

#include "client/director/composition.hpp"
#include "client/director/path.hpp"
#include "client/director/tempo.hpp"

namespace taiji::director {

/// Seconds of a move on the timeline: before it, its performance, after it.
struct ActTimes {
    double lead = 0.0;
    double move = 0.0;
    double rest = 0.0;
};

/// How shots are taken.
struct Conduct {
    Join join = Join::Flights;
    double speed = 1.0;  ///< at which it will be watched
};

/// Takes one move after another and makes the shots that show them.
class Shooting {
  public:
    /// Begins at time 0 with the camera at `start`. `lens` outlives this.
    Shooting(const Lens& lens, const Conduct& conduct, const Stance& start);

    /// Shows the first of the acts that come, and as many after it as the same picture shows well;
    /// the times of each.
    std::vector<ActTimes> shoot(std::span<const Act> coming);
    /// Goes over to a view in no less than `seconds` and holds it so long.
    void show(const Stance& view, double seconds, double hold);

    [[nodiscard]] double now() const { return now_; }
    [[nodiscard]] Path path() && { return {std::move(shots_), conduct_.join}; }

  private:
    std::vector<ActTimes> shoot_group(std::span<const Act> acts, const Composed& composed);
    ActTimes shoot_alone(const Act& act);
    [[nodiscard]] std::optional<Keys> keys_along(const Act& act, bool one_picture_holds_it) const;
    [[nodiscard]] Keys paced(const Act& act, const Keys& keys) const;
    [[nodiscard]] std::vector<Shot> along(const Act& act, const Keys& keys, double begins) const;
    [[nodiscard]] bool keeps_in_sight(const Act& act, std::vector<Shot> shots) const;
    double look_after(const Act& act, double begins);
    double fly(const Stance& to, double least_seconds);
    void drift(std::span<const Subject> subjects, const Look& look);
    [[nodiscard]] const Stance& present() const { return shots_.back().last; }
    [[nodiscard]] bool cuts() const { return conduct_.join == Join::Cuts; }

    const Lens& lens_;
    Conduct conduct_;
    std::vector<Shot> shots_;
    double now_ = 0.0;
    double swing_ = 1.0;  ///< which way the next drift turns
};

}  // namespace taiji::director
