#include "renderer/passes/instances.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "renderer/scene/board_projection.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec3;
using glm::vec4;

// assets/models/README.md: the disc's size in pixels from which the unit grows, and where it is
// whole.
constexpr double kUnitAppears = 40.0;
constexpr double kUnitWhole = 68.0;
constexpr double kLifted = 0.35;  // of the radius, when selected

/// A piece's place in this frame.
struct Stand {
    scene::SurfaceFrame at;
    dvec3 foot;         // relative to the eye
    double radius;      // of the disc
    double pixels;      // the disc's diameter on the screen
    double near;        // 0: only the disc .. 1: the whole unit
    dvec3 light;        // towards the light, globe axes
    double day;         // 0 night .. 1 day
    glm::dmat3 facing;  // the disc's right, top, up
};

vec4 row(const glm::dmat4& m, int i) {
    return {static_cast<float>(m[0][i]), static_cast<float>(m[1][i]), static_cast<float>(m[2][i]),
            static_cast<float>(m[3][i])};
}

double smooth(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

/// Light at a place: the Sun in the stage's axes, and how bright the day is.
void light_at(const scene::SceneFrame& scene, const scene::SurfaceFrame& at,
              scene::Geographic place, Stand& to) {
    const scene::GlobeFrame ground = scene::globe_frame(place);
    const dvec3 sun(glm::dot(scene.light.sun, ground.east), glm::dot(scene.light.sun, ground.north),
                    glm::dot(scene.light.sun, ground.up));
    const dvec3 local = glm::mix(sun, glm::normalize(scene.light.local_sun), scene.light.even);
    to.day = smooth(-0.04, 0.22, local.z);
    // A light below the horizon would light pieces from under the ground.
    const dvec3 raised(local.x, local.y, std::max(local.z, 0.25));
    to.light = glm::normalize(raised.x * at.east + raised.y * at.north + raised.z * at.up);
}

Stand stand_of(const scene::SceneFrame& scene, scene::Geographic place, double radius,
               double height, Extent extent) {
    const scene::CameraView& camera = scene.camera;
    Stand made;
    made.at = camera.surface().frame(scene::map_from_geographic(place));
    made.foot = made.at.position + height * made.at.up - camera.eye();
    made.radius = radius;
    const double depth = std::max(glm::dot(made.foot, camera.forward()), camera.near_plane());
    made.pixels = 2.0 * radius * extent.height / (2.0 * camera.tan_half_fov() * depth);
    made.near = smooth(kUnitAppears, kUnitWhole, made.pixels);
    light_at(scene, made.at, place, made);
    // The disc's top points up on the screen.
    const dvec3 up = made.at.up;
    dvec3 top = camera.up() - glm::dot(camera.up(), up) * up;
    if (glm::dot(top, top) < 1e-6) top = camera.forward() - glm::dot(camera.forward(), up) * up;
    top = glm::normalize(top);
    made.facing = glm::dmat3(glm::cross(top, up), top, up);
    return made;
}

/// Can anything of a piece here be in the picture?
bool is_visible(const scene::CameraView& camera, const Stand& stand) {
    const double reach = 2.5 * stand.radius;
    if (glm::dot(stand.foot, camera.forward()) < -reach) return false;
    // Its top must rise over the horizon, even though its foot is beyond it.
    const dvec3 top = stand.foot + 1.6 * stand.radius * stand.at.up;
    const double k = camera.surface().curvature();
    const double rise = -glm::dot(glm::normalize(top), stand.at.up);
    if (rise < -0.35 * std::min(1.0, k + 0.2)) return false;
    const double ahead = std::max(glm::dot(stand.foot, camera.forward()), 1e-6);
    const double x = std::abs(glm::dot(stand.foot, camera.right())) - reach;
    const double y = std::abs(glm::dot(stand.foot, camera.up())) - reach;
    return x <= ahead * camera.tan_half_fov() * camera.aspect() &&
           y <= ahead * camera.tan_half_fov();
}

glm::dmat4 disc_transform(const Stand& stand, double flatten) {
    const glm::dmat3 scaled(stand.facing[0] * stand.radius, stand.facing[1] * stand.radius,
                            stand.facing[2] * (stand.radius * flatten));
    glm::dmat4 made(scaled);
    made[3] = glm::dvec4(stand.foot, 1.0);
    return made;
}

/// The unit's frame (x forward, y left, z up) on the face of its disc, in globe axes relative to
/// the eye.
glm::dmat4 unit_transform(const Stand& stand, const scene::PieceView& piece, const glm::dmat4& disc,
                          const models::Model& disc_model, double flatten) {
    const glm::dmat4 place(
        disc_model.attachment(models::Attachment::Unit).value_or(glm::mat4(1.0F)));
    const glm::dmat4 on_disc = disc * place;
    const double scale = glm::length(dvec3(place[0])) * stand.radius;
    const dvec3 ahead =
        std::cos(piece.heading) * stand.at.north + std::sin(piece.heading) * stand.at.east;
    const dvec3 left = glm::cross(stand.at.up, ahead);
    glm::dmat4 made(glm::dmat3(ahead * scale, left * scale, stand.at.up * (scale * flatten)));
    made[3] = on_disc[3];
    made = glm::rotate(made, -piece.pitch, dvec3(0, 1, 0));
    return glm::rotate(made, piece.bank, dvec3(1, 0, 0));
}

struct Paint {
    vec4 body, trim, light;
};

Paint paint_of(const scene::PieceView& piece, const Stand& stand, const models::Model& disc) {
    const models::SideColours colours = disc.colours.value_or(models::SideColours{});
    return {vec4(colours.body, static_cast<float>(piece.opacity)),
            vec4(colours.trim, static_cast<float>(piece.submerged)),
            vec4(vec3(stand.light), static_cast<float>(stand.day))};
}

void add_mesh(Instances& to, const PieceGeometry& geometry, MeshId id, const glm::dmat4& m,
              const Paint& paint) {
    if (geometry.slice(id).index_count == 0) return;
    to.meshes[static_cast<std::size_t>(id)].push_back(
        {row(m, 0), row(m, 1), row(m, 2), paint.body, paint.trim, paint.light});
}

void add_unit(Instances& to, const PieceGeometry& geometry, const scene::PieceView& piece,
              const glm::dmat4& unit, const Paint& paint, models::Detail detail) {
    const models::Model& model = geometry.models().unit(piece.model);
    const auto placed = [&](models::Attachment where) {
        return unit * glm::dmat4(model.attachment(where).value_or(glm::mat4(1.0F)));
    };
    add_mesh(to, geometry, unit_mesh(piece.model, models::Part::Base, detail), unit, paint);
    add_mesh(to, geometry, unit_mesh(piece.model, models::Part::Body, detail), unit, paint);
    add_mesh(to, geometry, unit_mesh(piece.model, models::Part::Payload, detail),
             placed(models::Attachment::Payload), paint);
    if (!piece.cargo) return;
    const bool rocket = *piece.cargo == scene::Model::Missile;
    add_mesh(to, geometry,
             unit_mesh(*piece.cargo, rocket ? models::Part::Payload : models::Part::Body, detail),
             placed(rocket ? models::Attachment::Rocket : models::Attachment::Passenger), paint);
}

void add_character(Instances& to, const scene::SceneFrame& scene, const scene::PieceView& piece,
                   const Stand& stand, const glm::dmat4& disc, const models::Model& model) {
    const auto place = [&](models::Attachment where) {
        return glm::dmat4(model.attachment(where).value_or(glm::mat4(1.0F)));
    };
    const glm::dmat4 far = place(models::Attachment::CharacterFar);
    const glm::dmat4 near = place(models::Attachment::CharacterNear);
    glm::dmat4 mixed = far * (1.0 - stand.near) + near * stand.near;
    mixed[3].z += 0.012;  // over the face
    const glm::dmat4 m = disc * mixed;
    const bool letters = scene.options.characters == scene::Characters::Letters;
    const auto i = static_cast<std::size_t>(piece.model);
    // piece-glyphs.png: four rows of four, the characters first.
    const vec4 cell(static_cast<float>(i % 4) / 4.0F,
                    static_cast<float>(i / 4 + (letters ? 2 : 0)) / 4.0F, 0.25F, 0.25F);
    const vec3 ink = piece.owner == scene::Owner::West ? vec3(0.035F, 0.020F, 0.012F)
                                                       : vec3(0.88F, 0.70F, 0.38F);
    const dvec3 light(glm::dot(stand.light, stand.facing[0]),
                      glm::dot(stand.light, stand.facing[1]),
                      glm::dot(stand.light, stand.facing[2]));
    const double opacity = piece.opacity * (1.0 - 0.35 * piece.submerged);
    to.characters.push_back({row(m, 0), row(m, 1), row(m, 2),
                             vec4(ink, static_cast<float>(opacity)), cell,
                             vec4(vec3(light), static_cast<float>(stand.day))});
}

/// A square on the ground of half side `reach`.
GroundInstance ground(const Stand& stand, dvec3 middle, double reach, GroundKind kind, vec4 tint) {
    const double pixels = 0.5 * stand.pixels / stand.radius * reach;
    return {vec4(vec3(middle), static_cast<float>(kind)), vec4(vec3(stand.at.east * reach), tint.a),
            vec4(vec3(stand.at.north * reach), static_cast<float>(pixels)),
            vec4(vec3(tint), static_cast<float>(stand.day))};
}

/// Just over the surface, so that nothing fights for depth.
dvec3 on_ground(const scene::SceneFrame& scene, const Stand& stand) {
    return stand.at.position + 0.02 * stand.radius * stand.at.up - scene.camera.eye();
}

void add_ground(Instances& to, const scene::SceneFrame& scene, const scene::PieceView& piece,
                const Stand& stand, double height) {
    const dvec3 middle = on_ground(scene, stand);
    if (piece.submerged < 1.0) {
        const dvec3 level = stand.light - glm::dot(stand.light, stand.at.up) * stand.at.up;
        const double lift = 0.10 * stand.radius + height;
        const double part = piece.opacity * (1.0 - piece.submerged) * (0.35 + 0.35 * stand.day);
        to.shadows.push_back(ground(stand, middle - level * (1.2 * lift), 1.42 * stand.radius,
                                    GroundKind::Shadow, {0, 0, 0, static_cast<float>(part)}));
    }
    if (piece.submerged > 0.0) {
        to.marks.push_back(ground(stand, middle, 1.5 * stand.radius, GroundKind::Ripples,
                                  {0.45F, 0.75F, 1.0F, static_cast<float>(0.8 * piece.submerged)}));
    }
    if (piece.mark == scene::PieceMark::Selected) {
        to.marks.push_back(ground(stand, middle, 1.65 * stand.radius, GroundKind::Ring,
                                  {1.0F, 0.84F, 0.42F, 1.0F}));
    } else if (piece.mark == scene::PieceMark::LastMoved) {
        to.marks.push_back(ground(stand, middle, 1.5 * stand.radius, GroundKind::Ring,
                                  {0.75F, 0.85F, 1.0F, 0.55F}));
    } else if (piece.mark == scene::PieceMark::InDanger) {
        to.marks.push_back(ground(stand, middle, 1.9 * stand.radius, GroundKind::Glow,
                                  {1.0F, 0.25F, 0.12F, 0.9F}));
    }
    const bool hovered = scene.hover.piece == piece.id && piece.mark != scene::PieceMark::Selected;
    if (hovered) {
        to.marks.push_back(ground(stand, middle, 1.6 * stand.radius, GroundKind::Ring,
                                  {1.0F, 0.95F, 0.80F, 0.65F}));
    }
}

void add_piece(Instances& to, const scene::SceneFrame& scene, const PieceGeometry& geometry,
               const scene::PieceView& piece, Detail detail, Extent extent) {
    double height = std::max(piece.height, 0.0) * (1.0 - piece.submerged);
    if (piece.mark == scene::PieceMark::Selected) height += kLifted * piece.radius;
    if (piece.radius <= 0.0 || piece.opacity <= 0.0) return;
    const Stand stand = stand_of(scene, piece.at, piece.radius, height, extent);
    if (!is_visible(scene.camera, stand)) return;
    const models::Model& disc_model = geometry.models().disc(piece.owner);
    const models::Detail level =
        detail == Detail::Quick || stand.near < 1.0 ? models::Detail::Far : models::Detail::Near;
    // Under water only a low shape is left.
    const double flatten = 1.0 - 0.6 * piece.submerged;
    const glm::dmat4 disc = disc_transform(stand, flatten);
    const Paint paint = paint_of(piece, stand, disc_model);
    add_mesh(to, geometry, disc_mesh(piece.owner, level), disc, paint);
    add_character(to, scene, piece, stand, disc, disc_model);
    if (stand.near > 0.0) {
        glm::dmat4 unit = unit_transform(stand, piece, disc, disc_model, flatten);
        unit = glm::scale(unit, dvec3(stand.near));
        add_unit(to, geometry, piece, unit, paint, level);
    }
    add_ground(to, scene, piece, stand, height);
}

struct MarkerLook {
    GroundKind kind;
    double reach;  // of the marker's radius
    vec4 tint;
};
std::optional<MarkerLook> look_of(scene::MarkerKind kind) {
    switch (kind) {
        case scene::MarkerKind::MayGo:
            return MarkerLook{GroundKind::Dot, 0.85, {1.0F, 0.92F, 0.62F, 0.95F}};
        case scene::MarkerKind::MayTake:
            return MarkerLook{GroundKind::Ring, 1.6, {1.0F, 0.20F, 0.14F, 1.0F}};
        case scene::MarkerKind::MayJoin:
            return MarkerLook{GroundKind::Ring, 1.6, {0.30F, 0.62F, 1.0F, 1.0F}};
        case scene::MarkerKind::MayStrike:
            return MarkerLook{GroundKind::Cross, 1.4, {1.0F, 0.35F, 0.18F, 1.0F}};
        case scene::MarkerKind::AttackedByWest:
            return MarkerLook{GroundKind::Glow, 1.3, {1.0F, 0.88F, 0.55F, 0.55F}};
        case scene::MarkerKind::AttackedByEast:
            return MarkerLook{GroundKind::Glow, 1.3, {0.75F, 0.30F, 1.0F, 0.55F}};
        case scene::MarkerKind::SeatThreatened:
            return std::nullopt;  // the seat itself pulses
    }
    return std::nullopt;
}

void add_marker(Instances& to, const scene::SceneFrame& scene, const scene::Marker& marker,
                Extent extent) {
    const auto look = look_of(marker.kind);
    if (!look || marker.radius <= 0.0) return;
    const Stand stand = stand_of(scene, marker.at, marker.radius, 0.0, extent);
    if (!is_visible(scene.camera, stand) || glm::dot(stand.foot, stand.at.up) > 0.0) return;
    vec4 tint = look->tint;
    tint.a *= static_cast<float>(marker.opacity);
    to.marks.push_back(
        ground(stand, on_ground(scene, stand), look->reach * stand.radius, look->kind, tint));
}

/// The point under the pointer, where no piece stands.
void add_hovered_point(Instances& to, const scene::SceneFrame& scene, Extent extent) {
    if (!scene.hover.point || scene.hover.piece) return;
    for (const scene::BoardPoint& point : scene.board->points) {
        if (point.id != *scene.hover.point) continue;
        const double radius =
            scene::piece_radius(scene.board->projection, scene.camera.surface(), point.map);
        const Stand stand =
            stand_of(scene, scene::geographic_from_map(point.map), radius, 0.0, extent);
        if (!is_visible(scene.camera, stand)) return;
        to.marks.push_back(ground(stand, on_ground(scene, stand), 1.1 * radius, GroundKind::Ring,
                                  {1.0F, 0.95F, 0.80F, 0.55F}));
        return;
    }
}

}  // namespace

void Instances::clear() {
    for (auto& mesh : meshes) mesh.clear();
    characters.clear();
    shadows.clear();
    marks.clear();
    lines.clear();
}

void collect_instances(const scene::SceneFrame& scene, const PieceGeometry& geometry, Detail detail,
                       Extent extent, Instances& to) {
    to.clear();
    for (const scene::PieceView& piece : scene.pieces) {
        add_piece(to, scene, geometry, piece, detail, extent);
    }
    for (const scene::Marker& marker : scene.markers) add_marker(to, scene, marker, extent);
    add_hovered_point(to, scene, extent);
    add_trace(scene, to);
}

void add_trace(const scene::SceneFrame& scene, Instances& to) {
    if (!scene.last_move) return;
    constexpr int kPieces = 48;
    const dvec3 from = scene::direction_from_geographic(scene.last_move->from);
    const dvec3 goal = scene::direction_from_geographic(scene.last_move->to);
    const double angle = std::acos(std::clamp(glm::dot(from, goal), -1.0, 1.0));
    if (angle < 1e-6 || angle > 3.14) return;
    const vec3 tint = scene.last_move->owner == scene::Owner::West ? vec3(1.0F, 0.90F, 0.62F)
                                                                   : vec3(0.95F, 0.55F, 0.30F);
    const auto place = [&](double t) {
        const dvec3 d =
            (std::sin((1.0 - t) * angle) * from + std::sin(t * angle) * goal) / std::sin(angle);
        const scene::MapPlace at = scene::map_from_geographic(scene::geographic_from_direction(d));
        // An arch that rises with the distance.
        const double height = 0.004 + 0.12 * angle * t * (1.0 - t);
        return vec4(vec3(scene.camera.surface().position(at, height) - scene.camera.eye()), 1.0F);
    };
    const auto colour = [&](double t) {
        const auto a = static_cast<float>(scene.last_move->opacity * (0.15 + 0.75 * t));
        return vec4(tint * a, a * 0.6F);
    };
    for (int i = 0; i < kPieces; ++i) {
        const double a = static_cast<double>(i) / kPieces;
        const double b = static_cast<double>(i + 1) / kPieces;
        to.lines.push_back({place(a), place(b), colour(a), colour(b), vec4(1.1F, 4.0F, 0, 0)});
    }
}

}  // namespace taiji
