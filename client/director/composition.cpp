#include "client/director/composition.hpp"

#include <algorithm>
#include <cmath>

#include "renderer/scene/board_projection.hpp"

namespace taiji::director {
namespace {

/// Distances are those of the globe; on the flat board the points lie wider apart.
constexpr double kFlat = 1.35;

Look scaled(const Lens& lens, Look look) {
    const double by = std::lerp(1.0, kFlat, lens.surface.morph().amount());
    look.nearest *= by;
    look.farthest *= by;
    return look;
}

constexpr Look kGroup{.nearest = 1.75, .farthest = 2.7, .lean = 0.62, .facing = 0.42};
constexpr Look kMove{.nearest = 1.55, .farthest = 2.7, .lean = 0.66, .facing = 0.42};
constexpr Look kTaking{.nearest = 1.15, .farthest = 2.6, .lean = 0.66, .facing = 0.42};
constexpr Look kMissile{.nearest = 1.9, .farthest = 3.2, .lean = 0.92, .facing = 0.30};
constexpr Look kFar{.nearest = 2.5, .farthest = 4.2, .lean = 0.6, .facing = 0.26, .margin = 0.08};
constexpr Look kFarthest{
    .nearest = 3.0, .farthest = 7.5, .lean = 0.0, .facing = 0.07, .margin = 0.05};
constexpr double kLookDistance = 0.92;
constexpr double kLookLean = 0.72;

Look size_of(const Act& act) {
    if (act.kind == Kind::Missile) return kMissile;
    return act.kind == Kind::Taking ? kTaking : kMove;
}

void add_way(const Lens& lens, const Act& act, std::size_t first, std::size_t last,
             std::vector<Subject>& to) {
    for (std::size_t i = first; i <= last; ++i) {
        to.emplace_back(lens.surface, act.way[i].at, act.way[i].height);
    }
}

std::vector<Subject> part_of_way(const Lens& lens, const Act& act, std::size_t first,
                                 std::size_t last) {
    std::vector<Subject> made;
    add_way(lens, act, first, last, made);
    return made;
}

std::optional<Composed> compose(const Lens& lens, std::span<const Subject> subjects,
                                std::span<const Look> looks) {
    for (const Look& wanted : looks) {
        const Look look = scaled(lens, wanted);
        if (const auto stance = frame(lens, subjects, look)) return Composed{*stance, look};
    }
    return std::nullopt;
}

}  // namespace

std::vector<Subject> subjects_of(const Lens& lens, std::span<const Act> acts) {
    std::vector<Subject> made;
    for (const Act& act : acts) {
        add_way(lens, act, 0, Act::kSpots - 1, made);
        made.emplace_back(lens.surface, act.from);
        made.emplace_back(lens.surface, act.to);
    }
    return made;
}

std::optional<Composed> compose_group(const Lens& lens, std::span<const Act> acts) {
    const std::array looks = {kGroup};
    return compose(lens, subjects_of(lens, acts), looks);
}

std::optional<Composed> compose_move(const Lens& lens, const Act& act) {
    const std::array looks = {size_of(act), kFar, kFarthest};
    return compose(lens, subjects_of(lens, {&act, 1}), looks);
}

std::optional<Keys> compose_missile(const Lens& lens, const Act& act) {
    constexpr std::size_t kLast = Act::kSpots - 1;
    const auto key = [&](std::vector<Subject> subjects, const Look& look) {
        subjects.emplace_back(lens.surface, act.to);
        const std::array looks = {look, kFar, kFarthest};
        return compose(lens, subjects, looks);
    };
    const auto launch = key(part_of_way(lens, act, 0, kLast / 3), kTaking);
    const auto top = key(part_of_way(lens, act, 0, kLast), kMissile);
    const auto strike = key(part_of_way(lens, act, kLast - 1, kLast), kTaking);
    if (!launch || !top || !strike) return std::nullopt;
    return Keys{launch->stance, top->stance, strike->stance};
}

Keys compose_long_way(const Lens& lens, const Act& act) {
    constexpr std::size_t kLast = Act::kSpots - 1;
    const Look look = scaled(lens, kFarthest);
    const auto half = [&](std::size_t first, std::size_t last) {
        const auto subjects = part_of_way(lens, act, first, last);
        if (const auto found = frame(lens, subjects, look)) return *found;
        // Not even half of it: its middle.
        const motion::Spot& middle = act.way[(first + last) / 2];
        return Stance{.longitude = middle.at.longitude,
                      .latitude = middle.at.latitude,
                      .log_distance = std::log(look.farthest),
                      .lean = look.lean};
    };
    const Stance begin = half(0, kLast / 2);
    const Stance end = half(kLast / 2, kLast);
    return {begin, mix(begin, end, 0.5), end};
}

Stance compose_look(const Lens& lens, scene::Geographic at) {
    const double by = std::lerp(1.0, kFlat, lens.surface.morph().amount());
    const std::array subjects = {Subject(lens.surface, at)};
    const Look look{
        .nearest = by * kLookDistance, .farthest = by * kLookDistance, .lean = kLookLean};
    const Stance plain{.longitude = at.longitude,
                       .latitude = at.latitude,
                       .log_distance = std::log(by * kLookDistance),
                       .lean = kLookLean};
    return frame(lens, subjects, look).value_or(plain);
}

Stance compose_wide(const Lens& lens, const scene::CameraHome& home) {
    if (lens.surface.morph().is_globe()) {
        return {.longitude = home.globe.longitude,
                .latitude = home.globe.latitude,
                .log_distance = std::log(scene::whole_globe_distance(lens.viewport))};
    }
    const double width = home.north_east.longitude - home.south_west.longitude;
    const double height = home.north_east.ordinate - home.south_west.ordinate;
    return {.longitude = (home.north_east.longitude + home.south_west.longitude) / 2,
            .latitude = scene::latitude_from_ordinate(
                (home.north_east.ordinate + home.south_west.ordinate) / 2),
            .log_distance = std::log(scene::whole_area_distance(width, height, lens.viewport))};
}

}  // namespace taiji::director
