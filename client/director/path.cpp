#include "client/director/path.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "client/director/tempo.hpp"

namespace taiji::director {

Stance Shot::at(double time) const {
    if (!(leaves > arrives) || first == last) return first;
    return mix(first, last, (time - arrives) / (leaves - arrives));
}

Path::Path(std::vector<Shot> shots, Join join) : shots_(std::move(shots)), join_(join) {
    TAIJI_CHECK(!shots_.empty());
    for (std::size_t i = 1; i < shots_.size(); ++i) {
        TAIJI_CHECK(shots_[i].arrives >= shots_[i - 1].leaves);
    }
}

Stance Path::at(double time) const {
    const auto is_before = [](double when, const Shot& shot) { return when < shot.leaves; };
    // The first shot that has not been left.
    const auto next = std::upper_bound(shots_.begin(), shots_.end(), time, is_before);
    if (next == shots_.end()) return shots_.back().at(shots_.back().leaves);
    if (time >= next->arrives || next == shots_.begin()) {
        return next->at(std::max(time, shots_.front().arrives));
    }
    const Shot& before = *std::prev(next);
    const double seconds = next->arrives - before.leaves;
    const double part = (time - before.leaves) / seconds;
    if (join_ == Join::Cuts) return part < 0.5 ? before.last : next->first;
    return on_flight(before.at(time), next->at(time), next->rise, part);
}

}  // namespace taiji::director
