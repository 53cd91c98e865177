#include "client/director/framing.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <limits>
#include <numbers>

#include "base/check.hpp"
#include "renderer/scene/board_projection.hpp"

namespace taiji::director {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
/// Nearer to a pole than this the globe would spin under the camera.
constexpr double kGreatestLatitude = 76.0 * kDegree;
constexpr int kCentrings = 4;
constexpr int kHalvings = 7;

struct Rect {
    double left, top, right, bottom;
    [[nodiscard]] double x() const { return (left + right) / 2; }
    [[nodiscard]] double y() const { return (top + bottom) / 2; }
    [[nodiscard]] bool contains(scene::WindowPoint at) const {
        return at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
    }
};

Rect free_rect(const scene::Viewport& viewport, double margin) {
    const scene::FreePart free = scene::free_part(viewport);
    const double width = std::max(1, viewport.window_width);
    const double height = std::max(1, viewport.window_height);
    const double half_x = free.width * width * (0.5 - margin);
    const double half_y = free.height * height * (0.5 - margin);
    const double x = (free.x + 1.0) / 2 * width;
    const double y = (free.y + 1.0) / 2 * height;
    return {x - half_x, y - half_y, x + half_x, y + half_y};
}

/// Does the Earth lie between the eye and what is high above it?
bool is_behind_the_earth(scene::GlobeVector eye, scene::GlobeVector at) {
    const scene::GlobeVector way = at - eye;
    const double nearest = -glm::dot(eye, way) / glm::dot(way, way);
    if (nearest <= 0.0 || nearest >= 1.0) return false;
    return glm::length(eye + nearest * way) < 1.0;
}

bool faces(const scene::CameraView& view, const Subject& subject, double least) {
    if (!view.surface().morph().is_globe()) return true;
    if (subject.height > 0.02) return !is_behind_the_earth(view.eye(), subject.position);
    return glm::dot(subject.up, glm::normalize(view.eye() - subject.position)) >= least;
}

/// The rectangle round all of them in the picture; nothing: one is behind the camera.
std::optional<Rect> bounds(const scene::CameraView& view, std::span<const Subject> subjects) {
    constexpr double kFar = std::numeric_limits<double>::infinity();
    Rect made{kFar, kFar, -kFar, -kFar};
    for (const Subject& subject : subjects) {
        const auto seen = view.project(subject.position);
        if (!seen) return std::nullopt;
        made = {std::min(made.left, seen->at.x), std::min(made.top, seen->at.y),
                std::max(made.right, seen->at.x), std::max(made.bottom, seen->at.y)};
    }
    return made;
}

/// Moves over the surface, to the right and ahead as the picture shows them.
Stance moved(const Lens& lens, const Stance& stance, double right, double ahead) {
    const double c = std::cos(stance.heading);
    const double s = std::sin(stance.heading);
    const double east = c * right + s * ahead;
    const double north = c * ahead - s * right;
    Stance there = stance;
    if (lens.surface.morph().is_globe()) {
        there.latitude = std::clamp(stance.latitude + north, -kGreatestLatitude, kGreatestLatitude);
        there.longitude += east / std::cos(stance.latitude);
    } else {
        const double ordinate = scene::ordinate_from_latitude(stance.latitude) + north;
        there.latitude = std::clamp(scene::latitude_from_ordinate(ordinate), -kGreatestLatitude,
                                    kGreatestLatitude);
        there.longitude += east;
    }
    there.longitude = std::clamp(there.longitude, -std::numbers::pi, std::numbers::pi);
    return there;
}

/// Brings the middle of the subjects to the middle of the picture.
Stance centred(const Lens& lens, std::span<const Subject> subjects, Stance stance) {
    constexpr double kLongestStep = 0.5;
    for (int i = 0; i < kCentrings; ++i) {
        const scene::CameraView view = lens.view(stance);
        const auto now = bounds(view, subjects);
        if (!now) return stance;
        const scene::WindowPoint middle = view.middle_of_window();
        const double distance = std::exp(stance.log_distance);
        const double scale = view.window_scale(distance);
        const double lean = std::cos(pose_of(stance).tilt);
        const auto step = [&](double pixels) {
            return std::clamp(pixels / scale, -kLongestStep, kLongestStep);
        };
        stance = moved(lens, stance, step(now->x() - middle.x), step((middle.y - now->y()) / lean));
    }
    return stance;
}

Stance middle_of(const Lens& lens, std::span<const Subject> subjects, const Look& look) {
    scene::MapPlace low = subjects.front().place;
    scene::MapPlace high = low;
    for (const Subject& subject : subjects) {
        low = {std::min(low.longitude, subject.place.longitude),
               std::min(low.ordinate, subject.place.ordinate)};
        high = {std::max(high.longitude, subject.place.longitude),
                std::max(high.ordinate, subject.place.ordinate)};
    }
    const Stance start{
        .longitude = (low.longitude + high.longitude) / 2,
        .latitude = scene::latitude_from_ordinate((low.ordinate + high.ordinate) / 2),
        .log_distance = std::log(look.farthest),
        .lean = look.lean,
        .heading = look.heading};
    return centred(lens, subjects, start);
}

struct Over {
    double longitude;
    double latitude;
};
/// The middle of the smallest cap of the globe that holds all of them: it moves towards the
/// farthest, less and less (Badoiu and Clarkson, "Smaller core-sets for balls", 2003). North stays
/// up: it lies between their meridians.
Over over_all(std::span<const Subject> subjects, const Stance& middle) {
    constexpr int kRounds = 40;
    scene::GlobeVector centre =
        scene::direction_from_geographic({middle.longitude, middle.latitude});
    double west = subjects.front().place.longitude;
    double east = west;
    for (const Subject& subject : subjects) {
        west = std::min(west, subject.place.longitude);
        east = std::max(east, subject.place.longitude);
    }
    const auto nearness = [&](const Subject& subject) { return glm::dot(centre, subject.up); };
    for (int i = 1; i <= kRounds; ++i) {
        const Subject& farthest = *std::ranges::min_element(subjects, {}, nearness);
        centre = glm::normalize(centre + (farthest.up - centre) / (i + 1.0));
    }
    const scene::Geographic at = scene::geographic_from_direction(centre);
    const double latitude = std::clamp(at.latitude, -kGreatestLatitude, kGreatestLatitude);
    if (at.longitude < west || at.longitude > east) {
        return {(west + east) / 2, std::copysign(kGreatestLatitude, at.latitude)};
    }
    return {at.longitude, latitude};
}

}  // namespace

Lens::Lens(const scene::Surface& on, const scene::Viewport& through)
    : surface(on), viewport(through), limits(scene::camera_limits(through, on.morph())) {}

scene::CameraView Lens::view(const Stance& stance) const {
    return {scene::rig_from_pose(pose_of(stance)), surface, viewport};
}

Subject::Subject(const scene::Surface& surface, scene::Geographic at, double above)
    : place(scene::map_from_geographic(at)), height(above) {
    const scene::SurfaceFrame there = surface.frame(place);
    up = there.up;
    position = there.position + above * there.up;
}

bool sees(const scene::CameraView& view, std::span<const Subject> subjects, const Look& look) {
    const Rect free = free_rect(view.viewport(), look.margin);
    return std::ranges::all_of(subjects, [&](const Subject& subject) {
        const auto seen = view.project(subject.position);
        return seen && free.contains(seen->at) && faces(view, subject, look.facing);
    });
}

std::optional<Stance> frame(const Lens& lens, std::span<const Subject> subjects,
                            const Look& wanted) {
    TAIJI_CHECK(!subjects.empty());
    Look look = wanted;
    look.farthest = std::min(look.farthest, lens.limits.greatest_distance);
    look.nearest = std::clamp(look.nearest, lens.limits.least_distance, look.farthest);
    const auto seen_from = [&](const Stance& at) { return sees(lens.view(at), subjects, look); };
    const Stance middle = middle_of(lens, subjects, look);
    // What lies far apart on the globe is seen from over the middle of it, not from where it would
    // lie in the middle of the picture.
    const Over over = lens.surface.morph().is_globe() ? over_all(subjects, middle)
                                                      : Over{middle.longitude, middle.latitude};
    constexpr double kStep = 0.25;
    double part = 0.0;
    const auto raised = [&](Stance stance) {
        stance.longitude = std::lerp(stance.longitude, over.longitude, part);
        stance.latitude = std::lerp(stance.latitude, over.latitude, part);
        return stance;
    };
    while (!seen_from(raised(middle))) {
        part += kStep;
        if (part > 1.0) return std::nullopt;
    }
    Stance best = raised(middle);
    Stance base = middle;
    double near = std::log(look.nearest);
    double far = base.log_distance;
    for (int i = 0; i <= kHalvings; ++i) {
        Stance tried = base;
        tried.log_distance = i == 0 ? near : (near + far) / 2;
        tried = centred(lens, subjects, tried);
        if (seen_from(raised(tried))) {
            best = raised(tried);
            base = tried;
            far = tried.log_distance;
            if (i == 0) break;
        } else {
            near = tried.log_distance;
        }
    }
    return best;
}

Stance approach(const Lens& lens, std::span<const Subject> subjects, const Look& look,
                const Stance& from, const Stance& ideal) {
    Stance start = from;
    start.log_distance = std::clamp(from.log_distance, ideal.log_distance,
                                    std::log(std::max(look.nearest, look.farthest)));
    start.lean = ideal.lean;
    start.heading = ideal.heading;
    const auto seen_at = [&](double part) {
        return sees(lens.view(mix(start, ideal, part)), subjects, look);
    };
    if (seen_at(0.0)) return start;
    double hidden = 0.0;
    double seen = 1.0;
    for (int i = 0; i < kHalvings; ++i) {
        const double part = (hidden + seen) / 2;
        (seen_at(part) ? seen : hidden) = part;
    }
    return mix(start, ideal, seen);
}

}  // namespace taiji::director
