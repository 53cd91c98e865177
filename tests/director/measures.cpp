#include "tests/director/measures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

#include "client/view/board_view.hpp"
#include "game/rules/move_text.hpp"
#include "renderer/scene/sun.hpp"
#include "tests/director/directed_games.hpp"

namespace taiji::test {
namespace {

constexpr double kStep = 0.1;
/// A place that the light meets from lower than this lies in dusk.
constexpr double kLeastLight = 0.08;

/// Where a move begins and ends on the board.
struct Ends {
    std::optional<Point> from;
    std::optional<Point> to;
};
Ends ends_of(std::span<const Event> events) {
    for (const Event& event : events) {
        if (const auto* moved = std::get_if<Moved>(&event)) return {moved->from, moved->to};
        if (const auto* struck = std::get_if<Struck>(&event)) return {struck->from, struck->at};
    }
    return {};
}

bool stands_before(scene::GlobeVector eye, scene::GlobeVector at) {
    const scene::GlobeVector way = at - eye;
    const double part = -glm::dot(eye, way) / glm::dot(way, way);
    return part <= 0.0 || part >= 1.0 || glm::length(eye + part * way) >= 1.0;
}

struct Watcher {
    const director::Plan& plan;
    const std::optional<scene::GlobeVector>& sun;
    Sight sight{};

    [[nodiscard]] scene::Surface surface() const { return scene::Surface(plan.manner().morph); }

    void look(double time, scene::Geographic at, double height, double radius,
              const std::string& what) {
        const scene::CameraRig rig = scene::rig_from_pose(plan.pose(time));
        const scene::Viewport& viewport = plan.manner().viewport;
        const scene::CameraView view(rig, surface(), viewport);
        const scene::SurfaceFrame ground = surface().frame(scene::map_from_geographic(at));
        const scene::GlobeVector position = ground.position + height * ground.up;
        ++sight.looked;
        const auto projected = view.project(position);
        const bool is_before = height > 0.02 && surface().morph().is_globe()
                                   ? stands_before(view.eye(), position)
                                   : scene::Surface::faces(ground, view.eye());
        const scene::Covered& covered = viewport.covered;
        const bool inside = projected && projected->at.x >= covered.left &&
                            projected->at.x <= viewport.window_width - covered.right &&
                            projected->at.y >= covered.top &&
                            projected->at.y <= viewport.window_height - covered.bottom;
        if (is_before && inside) {
            ++sight.seen;
            const double size = 2.0 * radius * view.window_scale(projected->depth);
            if (radius > 0.0) {
                sight.least_size = std::min(sight.least_size, size / viewport.window_height);
            }
        } else if (sight.missed.size() < 10) {
            sight.missed.push_back(fmt::format("{} at {:.2f} s{}", what, time,
                                               is_before ? ", beside the picture" : ", behind"));
        }
        const bool flat = surface().morph().is_flat();
        const scene::GlobeVector light =
            sun ? scene::light_for_film(rig, *sun) : scene::light_for_film(rig);
        if (flat || height > 0.1 || glm::dot(ground.up, light) > kLeastLight) ++sight.lit;
    }
};

}  // namespace

void Sight::add(const Sight& other) {
    looked += other.looked;
    seen += other.seen;
    lit += other.lit;
    missed.insert(missed.end(), other.missed.begin(), other.missed.end());
    least_size = std::min(least_size, other.least_size);
}

Sight sight_of(const Match& match, const director::Plan& plan,
               const std::optional<scene::GlobeVector>& sun) {
    Watcher watcher{plan, sun};
    const scene::BoardModel& model = directed_model();
    const Board& board = *match.board();
    motion::Picture picture;
    for (std::size_t ply = 0; ply < match.plies().size(); ++ply) {
        const Position& before = match.line()[ply];
        const std::vector<Event> events = apply(before, match.plies()[ply].move).events;
        const Ends ends = ends_of(events);
        const motion::Performance shown(before, events, model, plan.manner().style);
        const double begins = plan.timeline().move_begins(ply + 1);
        const std::string name =
            fmt::format("{}. {}", ply + 1, move_text(board, match.plies()[ply].move));
        const bool strikes = std::ranges::any_of(
            events, [](const Event& event) { return std::holds_alternative<Struck>(event); });
        // Until something is hit or the mover has arrived: then there is one place to look at.
        double until = shown.seconds() - (strikes ? 1.2 : 0.6);
        for (const motion::Cue& cue : shown.cues()) {
            if (cue.sound == motion::Sound::Blast) until = std::min(until, cue.at);
        }
        for (double time = 0.0; time < shown.seconds() - 1e-9; time += kStep) {
            shown.sample(time, watcher.surface(), picture);
            const scene::Geographic goal = place_of(model, board, *ends.to);
            watcher.look(begins + time, goal, 0.0, 0.0, name + " target");
            if (time > until) continue;
            for (const scene::PieceView& piece : picture.pieces) {
                if (piece.id != id_of_point(*ends.from)) continue;
                watcher.look(begins + time, piece.at, std::max(0.0, piece.height), piece.radius,
                             name + " mover");
                break;
            }
        }
    }
    return watcher.sight;
}

Pace pace_of(const director::Plan& plan) {
    constexpr double kFrame = 1.0 / 30.0;
    constexpr std::array<double, 3> kAcross = {-0.6, 0.0, 0.6};
    const scene::Viewport& viewport = plan.manner().viewport;
    const scene::Surface surface{plan.manner().morph};
    // Seconds of who watches.
    const double frame = kFrame / plan.manner().speed;
    const auto view_at = [&](double time) {
        return scene::CameraView(scene::rig_from_pose(plan.pose(time)), surface, viewport);
    };
    Pace pace;
    scene::CameraView before = view_at(0.0);
    scene::CameraView now = view_at(kFrame);
    for (double time = kFrame; time < plan.timeline().seconds(); time += kFrame) {
        const scene::CameraView after = view_at(time + kFrame);
        for (std::size_t i = 0; i < 9; ++i) {
            const scene::WindowPoint at{(1.0 + kAcross[i % 3]) / 2 * viewport.window_width,
                                        (1.0 + kAcross[i / 3]) / 2 * viewport.window_height};
            const auto place = now.surface().intersect(now.ray(at));
            if (!place) continue;
            const auto was = before.project(surface.position(*place));
            const auto will = after.project(surface.position(*place));
            if (!was || !will) continue;
            const glm::dvec2 came =
                glm::dvec2(at.x - was->at.x, at.y - was->at.y) / double(viewport.window_height);
            const glm::dvec2 goes =
                glm::dvec2(will->at.x - at.x, will->at.y - at.y) / double(viewport.window_height);
            const double speed = glm::length(goes) / frame;
            const double acceleration = glm::length(goes - came) / (frame * frame);
            if (speed > pace.speed) {
                pace.speed = speed;
                pace.at_speed = time;
            }
            if (acceleration > pace.acceleration) {
                pace.acceleration = acceleration;
                pace.at_acceleration = time;
            }
        }
        before = now;
        now = after;
    }
    return pace;
}

}  // namespace taiji::test
