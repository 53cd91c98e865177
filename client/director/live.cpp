#include "client/director/live.hpp"

#include <utility>

#include "base/check.hpp"

namespace taiji::director {

double Live::show(const Act& act, const Lens& lens, Join join, const scene::CameraPose& now) {
    before_.reset();
    Stance start;
    if (path_) {
        start = stance();
        before_ = std::move(path_);
        time_before_ = time_;
    } else {
        // The board does not go beyond the date line, but whoever led the camera may have.
        start = nearest_turn(stance_of(now), {.longitude = act.to.longitude});
    }
    Shooting shooting(lens, {.join = join}, start);
    const double lead = shooting.shoot({&act, 1}).front().lead;
    path_ = std::move(shooting).path();
    time_ = 0.0;
    return lead;
}

Stance Live::stance() const {
    TAIJI_CHECK(path_.has_value());
    const Shot& first = path_->shots()[1];
    if (!before_ || !(time_ < first.arrives) || path_->join() == Join::Cuts) {
        return path_->at(time_);
    }
    return on_flight(before_->at(time_before_ + time_), first.at(time_), first.rise,
                     time_ / first.arrives);
}

}  // namespace taiji::director
