#include "tests/renderer/sample_scene.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <string_view>

#include "base/check.hpp"
#include "renderer/scene/sun.hpp"

namespace taiji {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

constexpr std::array<std::string_view, 10> kCells = {
    "~~####~~~~~#~~", "~~##~#~~~~###~", "######~#######~", "~####~~######~", "~~##~~#######~",
    "~~##~~######~~", "~~~~~~###~##~~", "~~~~#~~##~~~~~",  "~~~~#~~##~~~#~", "~~~~#~~~~~~~~~"};

scene::Tint tint_of(int column, int row) {
    if (column <= 5) return scene::Tint::Yellow;  // America
    if (column <= 8)
        return row <= 4 ? scene::Tint::White  // Europe
                        : scene::Tint::Red;   // Africa
    return scene::Tint::Green;                // Asia
}

scene::BoardModel make_board() {
    scene::BoardModel board{.projection =
                                scene::BoardProjection({.column_spacing = 24.0 * kDegree,
                                                        .row_spacing = 0.32,
                                                        .centre_latitude = 39.0 * kDegree})};
    board.half_width = 7;
    board.half_height = 5;
    for (int row = 0; row < 10; ++row) {
        for (int column = 0; column < 14; ++column) {
            const std::string_view line = kCells[static_cast<std::size_t>(row)];
            const bool land = line[static_cast<std::size_t>(column) % line.size()] == '#';
            board.cells.push_back(
                land ? scene::BoardCell{scene::CellKind::Land, tint_of(column, row)}
                     : scene::BoardCell{});
        }
    }
    board.palaces[0] = {scene::Owner::West, {-5, -1, -3, 1}, {-4, 0}};
    board.palaces[1] = {scene::Owner::East, {3, -1, 5, 1}, {4, 0}};
    return board;
}

struct Placed {
    char letter;
    int x;
    int y;
};
// RULES.md 6.
constexpr std::array<Placed, 16> kWest = {{{'H', -4, 0},
                                           {'C', -3, 1},
                                           {'C', -3, 0},
                                           {'C', -3, -1},
                                           {'A', -4, 1},
                                           {'A', -4, -1},
                                           {'F', -5, 1},
                                           {'F', -5, -1},
                                           {'M', -5, 0},
                                           {'M', -4, 2},
                                           {'N', -2, 1},
                                           {'N', -3, -2},
                                           {'V', -2, 0},
                                           {'V', -6, -1},
                                           {'S', -2, -1},
                                           {'S', -6, 1}}};
constexpr std::array<Placed, 16> kEast = {{{'H', 4, 0},
                                           {'C', 3, 1},
                                           {'C', 3, 0},
                                           {'C', 3, -1},
                                           {'A', 4, 1},
                                           {'A', 4, -1},
                                           {'F', 5, 1},
                                           {'F', 5, -1},
                                           {'M', 5, 0},
                                           {'M', 4, 2},
                                           {'N', 6, 0},
                                           {'N', 3, -2},
                                           {'V', 6, -1},
                                           {'V', 3, -3},
                                           {'S', 2, 4},
                                           {'S', 4, -3}}};

scene::Model model_of(char letter) {
    switch (letter) {
        case 'A':
            return scene::Model::Army;
        case 'N':
            return scene::Model::Navy;
        case 'F':
            return scene::Model::AirForce;
        case 'M':
            return scene::Model::Missile;
        case 'S':
            return scene::Model::Submarine;
        case 'V':
            return scene::Model::Carrier;
        case 'C':
            return scene::Model::Citizen;
        default:
            return scene::Model::Hub;
    }
}

scene::CameraView camera_of(const SampleView& view) {
    const scene::CameraPose pose{.target = {view.longitude * kDegree, view.latitude * kDegree},
                                 .distance = view.distance,
                                 .tilt = view.tilt * kDegree,
                                 .heading = view.heading * kDegree};
    return scene::CameraView(scene::rig_from_pose(pose),
                             scene::Surface(scene::Morph(view.unrolled)),
                             {view.width, view.height, view.width, view.height});
}

void set_time(scene::Lighting& light, std::string_view text) {
    const auto time = scene::parse_iso8601(text);
    TAIJI_CHECK(time);
    light.sun = scene::sun_direction(*time);
    const scene::Moon moon = scene::moon(*time);
    light.moon = moon.direction;
    light.moon_lit = moon.lit;
    light.globe_from_j2000 = scene::globe_from_j2000(*time);
}

}  // namespace

const scene::BoardModel& sample_board() {
    static const scene::BoardModel board = make_board();
    return board;
}

std::vector<scene::PieceView> sample_pieces(const scene::Surface& surface) {
    std::vector<scene::PieceView> made;
    const auto& projection = sample_board().projection;
    const auto add = [&](const Placed& piece, scene::Owner owner) {
        const scene::BoardPlace at{1.0 * piece.x, 1.0 * piece.y};
        scene::PieceView view;
        view.id = static_cast<std::uint32_t>(made.size());
        view.owner = owner;
        view.model = model_of(piece.letter);
        view.at = projection.geographic(at);
        view.heading = (owner == scene::Owner::West ? 90.0 : -90.0) * kDegree;
        view.radius = scene::piece_radius(projection, surface, projection.map(at));
        made.push_back(view);
    };
    for (const Placed& piece : kWest) add(piece, scene::Owner::West);
    for (const Placed& piece : kEast) add(piece, scene::Owner::East);
    return made;
}

SampleScene::SampleScene(const SampleView& view)
    : frame{.camera = camera_of(view)}, pieces(sample_pieces(frame.camera.surface())) {
    frame.board = &sample_board();
    frame.pieces = pieces;
    frame.light.sun = scene::direction_from_geographic(
        {view.sun_longitude * kDegree, view.sun_latitude * kDegree});
    frame.light.moon = -frame.light.sun;
    frame.light.even = view.unrolled;
    frame.options.mansions = view.mansions;
    frame.options.coordinates = view.coordinates;
    frame.options.language = view.language;
    if (view.markers) add_markers();
    if (view.effects) {
        add_effects();
        add_trails();
    }
    if (!view.time.empty()) set_time(frame.light, view.time);
}

void SampleScene::add_markers() {
    const auto& projection = sample_board().projection;
    const scene::Surface& surface = frame.camera.surface();
    constexpr int kKinds = static_cast<int>(scene::MarkerKind::ReachOfThree) + 1;
    for (int kind = 0; kind < kKinds; ++kind) {
        const scene::BoardPlace at{-1.0 + kind % 4, 2.0 - std::floor(kind / 4)};
        const auto map = projection.map(at);
        markers.push_back({static_cast<scene::MarkerKind>(kind), projection.geographic(at),
                           scene::piece_radius(projection, surface, map), 1.0});
    }
    const auto arrow = [&](scene::ArrowKind kind, scene::Course course, scene::BoardPlace from,
                           scene::BoardPlace to) {
        arrows.push_back({kind, course, projection.geographic(from), projection.geographic(to)});
    };
    using scene::ArrowKind;
    using scene::Course;
    arrow(ArrowKind::Best, Course::GreatCircle, {-3.0, 1.0}, {3.0, 1.0});
    arrow(ArrowKind::Other, Course::GreatCircle, {-3.0, 0.0}, {2.0, 3.0});
    arrow(ArrowKind::Check, Course::BoardLine, {-3.0, -3.0}, {2.0, -3.0});
    arrow(ArrowKind::Refused, Course::BoardLine, {-1.0, 3.0}, {2.0, 0.0});
    frame.markers = markers;
    frame.arrows = arrows;
}

void SampleScene::add_effects() {
    const auto& projection = sample_board().projection;
    constexpr int kAges = 4;
    for (std::size_t kind = 0; kind < scene::kEffectKindCount; ++kind) {
        for (int i = 0; i < kAges; ++i) {
            const double x = -3.2 + 0.4 * static_cast<double>(kind);
            const scene::BoardPlace at{x, 1.6 - 0.9 * i};
            const double radius =
                scene::piece_radius(projection, frame.camera.surface(), projection.map(at));
            const auto what = static_cast<scene::EffectKind>(kind);
            const bool is_light = what >= scene::EffectKind::Spark;
            effects.push_back({.kind = what,
                               .owner = i % 2 == 0 ? scene::Owner::West : scene::Owner::East,
                               .at = projection.geographic(at),
                               .height = what == scene::EffectKind::Column ? 0.0 : 0.4 * radius,
                               .size = (is_light ? 0.3 : 0.9) * radius,
                               .age = 0.10 + 0.27 * i,
                               .heading = 0.7,
                               .pitch = 0.3,
                               .seed = static_cast<std::uint32_t>(17 * i + 5)});
        }
    }
    frame.effects = effects;
}

void SampleScene::add_trails() {
    const auto& projection = sample_board().projection;
    constexpr int kPoints = 24;
    for (int kind = 0; kind < 4; ++kind) {
        const auto what = static_cast<scene::TrailKind>(kind);
        trails.push_back({.kind = what,
                          .first = trail_points.size(),
                          .count = kPoints,
                          .seed = static_cast<std::uint32_t>(kind)});
        for (int i = 0; i < kPoints; ++i) {
            const double s = static_cast<double>(i) / (kPoints - 1);
            const scene::BoardPlace at{-3.0 + 5.0 * s, 2.2 + 0.45 * kind + 0.3 * s * s};
            const double radius =
                scene::piece_radius(projection, frame.camera.surface(), projection.map(at));
            trail_points.push_back(
                {.at = projection.geographic(at),
                 .height = what == scene::TrailKind::Wake ? 0.0 : 1.2 * radius * s,
                 .width = radius * (0.5 - 0.3 * s),
                 .age = 1.0 - s});
        }
    }
    frame.trails = trails;
    frame.trail_points = trail_points;
}

}  // namespace taiji
