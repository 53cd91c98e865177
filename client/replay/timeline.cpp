#include "client/replay/timeline.hpp"

#include <algorithm>

#include "base/check.hpp"

namespace taiji::replay {

Timeline::Timeline(double opening, const std::vector<PlyTimes>& plies, double closing) {
    TAIJI_CHECK(opening >= 0.0 && closing >= 0.0);
    begins_.reserve(plies.size());
    ends_.reserve(plies.size());
    double time = opening;
    for (const PlyTimes& ply : plies) {
        TAIJI_CHECK(ply.lead >= 0.0 && ply.move >= 0.0 && ply.rest >= 0.0);
        begins_.push_back(time + ply.lead);
        ends_.push_back(begins_.back() + ply.move);
        time = ends_.back() + ply.rest;
    }
    seconds_ = time + closing;
}

Timeline::Moment Timeline::at(double time) const {
    const auto next = std::ranges::upper_bound(ends_, time);
    const auto ply = static_cast<std::size_t>(next - ends_.begin());
    if (ply == plies() || time <= begins_[ply]) return {ply, {}};
    return {ply, time - begins_[ply]};
}

double Timeline::stands_at(std::size_t ply) const {
    TAIJI_CHECK(ply <= plies());
    return ply == 0 ? 0.0 : ends_[ply - 1];
}

double Timeline::move_begins(std::size_t ply) const {
    TAIJI_CHECK(ply >= 1 && ply <= plies());
    return begins_[ply - 1];
}

}  // namespace taiji::replay
