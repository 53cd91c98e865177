#include "tests/renderer/sample_scene.hpp"

#include <array>
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
    if (!view.time.empty()) set_time(frame.light, view.time);
}

}  // namespace taiji
