#include "renderer/passes/frame_uniforms.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "base/check.hpp"
#include "renderer/passes/pack.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec4;

vec4 corners(const scene::BoardRect& r) {
    return {static_cast<float>(r.west), static_cast<float>(r.south), static_cast<float>(r.east),
            static_cast<float>(r.north)};
}

/// Slopes between which a sphere appears along one axis (Mara, McGuire: 2D polyhedral bounds of a
/// clipped, perspective-projected 3D sphere, JCGT 2013). `across` and `ahead` locate its middle.
glm::dvec2 sphere_slopes(double across, double ahead, double radius) {
    const double distance = std::hypot(across, ahead);
    constexpr double kWide = 1e3;
    if (distance <= radius) return {-kWide, kWide};
    const double middle = std::atan2(across, ahead);
    const double half = std::asin(radius / distance);
    constexpr double kQuarter = 1.5707;
    const double low = middle - half;
    const double high = middle + half;
    return {low <= -kQuarter ? -kWide : std::tan(low), high >= kQuarter ? kWide : std::tan(high)};
}

/// Clip rectangle round the surface with a pixel to spare.
vec4 surface_bounds(const scene::CameraView& camera, Extent extent) {
    const double k = camera.surface().curvature();
    if (k < 0.05) return {-1, -1, 1, 1};
    const dvec3 middle = dvec3(1.0 - 1.0 / k, 0, 0) - camera.eye();
    const double ahead = glm::dot(middle, camera.forward());
    const double tan = camera.tan_half_fov();
    const glm::dvec2 x =
        sphere_slopes(glm::dot(middle, camera.right()), ahead, 1.0 / k) / (tan * camera.aspect()) +
        camera.middle().x;
    const glm::dvec2 y =
        sphere_slopes(-glm::dot(middle, camera.up()), ahead, 1.0 / k) / tan + camera.middle().y;
    const double dx = 3.0 / extent.width;
    const double dy = 3.0 / extent.height;
    return {static_cast<float>(std::clamp(x[0] - dx, -1.0, 1.0)),
            static_cast<float>(std::clamp(y[0] - dy, -1.0, 1.0)),
            static_cast<float>(std::clamp(x[1] + dx, -1.0, 1.0)),
            static_cast<float>(std::clamp(y[1] + dy, -1.0, 1.0))};
}

void fill_camera(shader::FrameUniforms& to, const scene::CameraView& camera, Extent extent,
                 Jitter jitter) {
    const dvec3 eye = camera.eye() - dvec3(1, 0, 0);
    const double k = camera.surface().curvature();
    const double px = 2.0 / extent.width;
    const double py = 2.0 / extent.height;
    const dvec3 right = camera.right() * (camera.tan_half_fov() * camera.aspect());
    const dvec3 down = camera.up() * -camera.tan_half_fov();
    const dvec3 middle = camera.forward() - right * (camera.middle().x + px * double{jitter.x}) -
                         down * (camera.middle().y + py * double{jitter.y});
    const glm::vec3 shift(px * double{jitter.x}, py * double{jitter.y}, 0.0);
    to.clip_from_relative = glm::translate(glm::mat4(1.0F), shift) * camera.clip_from_relative();
    // Translating clip space moves by w, so the shift above holds at every depth.
    to.eye = pack(eye, k);
    to.ray_middle = pack(middle, k * glm::dot(eye, eye) + 2.0 * eye.x);
    to.ray_right = pack(right, px);
    to.ray_down = pack(down, py);
    to.bounds = surface_bounds(camera, extent);
    const float thick = std::clamp(static_cast<float>(extent.height) / 900.0F, 0.85F, 3.0F);
    to.viewport = {static_cast<float>(extent.width), static_cast<float>(extent.height), thick,
                   jitter.seed};
}

void fill_cells(shader::FrameUniforms& to, const scene::BoardModel& board) {
    const int columns = 2 * board.half_width;
    const int rows = 2 * board.half_height;
    TAIJI_CHECK(board.cells.size() == static_cast<std::size_t>(columns * rows));
    TAIJI_CHECK(board.cells.size() <= 256);
    const auto is_land = [&](int column, int row) {
        return column >= 0 && row >= 0 && column < columns && row < rows &&
               board.cell(column, row).kind == scene::CellKind::Land;
    };
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const bool land = is_land(column, row);
            std::uint32_t bits = land ? TAIJI_CELL_LAND : 0U;
            bits |= static_cast<std::uint32_t>(board.cell(column, row).tint)
                    << TAIJI_CELL_TINT_SHIFT;
            const auto shore = [&](int c, int r, std::uint32_t bit) {
                const bool on_board = c >= 0 && r >= 0 && c < columns && r < rows;
                if (on_board && is_land(c, r) != land) bits |= bit;
            };
            shore(column, row - 1, TAIJI_CELL_SHORE_NORTH);
            shore(column + 1, row, TAIJI_CELL_SHORE_EAST);
            shore(column, row + 1, TAIJI_CELL_SHORE_SOUTH);
            shore(column - 1, row, TAIJI_CELL_SHORE_WEST);
            const auto i = static_cast<std::uint32_t>(row * columns + column);
            to.cells[i / 16][static_cast<int>(i / 4 % 4)] |= bits << (i % 4 * 8);
        }
    }
}

shader::Emblem emblem(const scene::SceneFrame& scene, scene::BoardPlace place, double steps) {
    const auto& projection = scene.board->projection;
    const scene::SurfaceFrame at = scene.camera.surface().frame(projection.map(place));
    const double radius = steps * projection.map_spacing() * at.scale;
    const double c = std::cos(scene.taiji_turn) / radius;
    const double s = std::sin(scene.taiji_turn) / radius;
    return {pack(at.position - dvec3(1, 0, 0), radius), pack(c * at.east - s * at.north, 0.0),
            pack(c * at.north + s * at.east, 0.0)};
}

double seat_alarm(const scene::SceneFrame& scene, scene::BoardPlace seat) {
    const scene::Geographic at = scene.board->projection.geographic(seat);
    for (const scene::Marker& marker : scene.markers) {
        if (marker.kind == scene::MarkerKind::SeatThreatened &&
            std::hypot(marker.at.longitude - at.longitude, marker.at.latitude - at.latitude) <
                0.01) {
            return marker.opacity * (0.6 + 0.4 * std::sin(5.0 * scene.seconds));
        }
    }
    return 0.0;
}

void fill_board(shader::FrameUniforms& to, const scene::SceneFrame& scene) {
    const scene::BoardModel& board = *scene.board;
    const auto& placement = board.projection.placement();
    to.board_scale = {static_cast<float>(1.0 / placement.column_spacing),
                      static_cast<float>(1.0 / placement.row_spacing),
                      static_cast<float>(board.projection.centre_ordinate()),
                      static_cast<float>(scene.options.board)};
    to.board_size = {static_cast<float>(board.half_width), static_cast<float>(board.half_height),
                     static_cast<float>(scene.options.five_colours), 1.0F};
    if (scene.hover.place) {
        const scene::BoardPlace at = board.projection.board(*scene.hover.place);
        to.hover = {static_cast<float>(at.x), static_cast<float>(at.y), 1.0F, 0.0F};
    }
    for (std::size_t i = 0; i < 2; ++i) to.palaces[i] = corners(board.palaces[i].area);
    to.centre = corners(board.centre);
    const scene::BoardPlace middle{(board.centre.west + board.centre.east) / 2,
                                   (board.centre.south + board.centre.north) / 2};
    to.emblems[0] = emblem(scene, middle, 0.86);
    for (std::size_t i = 0; i < 2; ++i) {
        const scene::BoardPlace seat = board.palaces[i].seat;
        to.emblems[i + 1] = emblem(scene, seat, 0.155);
    }
    to.hover.w = static_cast<float>(seat_alarm(scene, board.palaces[0].seat));
    to.board_size.w = static_cast<float>(seat_alarm(scene, board.palaces[1].seat));
    fill_cells(to, board);
}

}  // namespace

Jitter still_jitter(std::uint32_t i) {
    // The R2 sequence (Roberts 2018), by the plastic number.
    const auto part = [i](double a) {
        const double v = 0.5 + a * i;
        return static_cast<float>(v - std::floor(v) - 0.5);
    };
    return {part(0.7548776662466927), part(0.5698402909980532), static_cast<float>(i)};
}

shader::FrameUniforms frame_uniforms(const scene::SceneFrame& scene, const PicturePart& part,
                                     Jitter jitter) {
    TAIJI_CHECK(scene.board != nullptr);
    shader::FrameUniforms made{};
    fill_camera(made, scene.camera, part.whole, jitter);
    made.part = {static_cast<float>(part.left), static_cast<float>(part.top),
                 scene.options.sky ? 0.0F : 1.0F, 0.0F};
    const scene::Lighting& light = scene.light;
    const double unrolled = scene.camera.surface().morph().amount();
    made.sun = pack(light.sun, light.even);
    made.local_sun = pack(glm::normalize(light.local_sun), scene.options.night_lights);
    made.moon = pack(light.moon, light.moon_lit);
    made.sky = {static_cast<float>(scene.options.clouds), static_cast<float>(scene.seconds),
                static_cast<float>(scene.seconds * 2e-4),
                static_cast<float>(std::max(0.0, 1.0 - 4.0 * unrolled))};
    const scene::MapLimits limits = scene::map_limits();
    const double fade = std::clamp(unrolled / 0.25, 0.0, 1.0);
    made.map_limits = {static_cast<float>(limits.south), static_cast<float>(limits.north),
                       static_cast<float>(fade * fade * (3.0 - 2.0 * fade)), 0.0F};
    made.sky_from_j2000 = glm::mat4(glm::mat3(light.globe_from_j2000));
    fill_board(made, scene);
    return made;
}

}  // namespace taiji
