#include "renderer/passes/piece_instances.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <numeric>

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "renderer/passes/pack.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec3;
using glm::vec4;

// Diameters of the disc between which the unit grows out of it, pixels of a picture 900 high.
constexpr double kUnitFrom = 80.0;
constexpr double kUnitFull = 120.0;
// From this size on the finer model shows; software drivers pay by the triangle and wait until few
// fit the picture.
constexpr double kFineFrom = 110.0;
constexpr double kFineFromQuick = 260.0;
// Of a selected piece, in radii.
constexpr double kLift = 0.20;
// Ball round a piece from the middle of its foot, in radii.
constexpr double kReach = 1.35;
// Of a unit on its disc over the disc's foot, in radii.
constexpr double kTallest = scene::kDiscHeight + scene::kModelHeight;

/// The angle at the centre of the stage's sphere between the eye and a place, and how far the eye
/// sees.
struct Horizon {
    double angle;
    double reach;
};
Horizon horizon(const scene::CameraView& camera, const scene::SurfaceFrame& at) {
    const double k = camera.surface().curvature();
    // From the sphere's centre in radii of the sphere; finite when it is flat.
    const dvec3 eye = k * camera.eye() + dvec3(1.0 - k, 0.0, 0.0);
    const double distance = glm::length(eye);
    const double cos = glm::dot(at.up, eye) / distance;
    return {std::acos(std::clamp(cos, -1.0, 1.0)), std::acos(std::min(1.0, 1.0 / distance))};
}

double eased(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

/// Direction to the sun as it stands over the place that the surface frame shows, globe axes of the
/// picture.
dvec3 sun_over(const scene::Lighting& light, const scene::Geographic& place,
               const scene::SurfaceFrame& at) {
    const scene::GlobeFrame globe = scene::globe_frame(place);
    const dvec3 truly(glm::dot(light.sun, globe.east), glm::dot(light.sun, globe.north),
                      glm::dot(light.sun, globe.up));
    const dvec3 local = glm::normalize(
        glm::mix(truly, glm::normalize(light.local_sun), light.even) + dvec3(0.0, 0.0, 1e-9));
    return local.x * at.east + local.y * at.north + local.z * at.up;
}

glm::mat4 matrix(const dvec3& x, const dvec3& y, const dvec3& z, const dvec3& origin,
                 double scale) {
    return {pack(x * scale, 0.0), pack(y * scale, 0.0), pack(z * scale, 0.0), pack(origin, 1.0)};
}

}  // namespace

PieceSize piece_size(double pixels, std::uint32_t height, Detail detail) {
    const double fine = detail == Detail::Quick ? kFineFromQuick : kFineFrom;
    // The character makes room before the unit comes.
    const double grown =
        std::clamp((pixels / line_scale(height) - kUnitFrom) / (kUnitFull - kUnitFrom), 0.0, 1.0);
    return {.pixels = pixels,
            .unit = static_cast<float>(eased(0.2, 0.75, grown)),
            .aside = static_cast<float>(eased(0.0, 0.75, grown)),
            .detail = pixels >= fine ? models::Detail::Near : models::Detail::Far};
}

bool behind_surface(const scene::CameraView& camera, const scene::SurfaceFrame& at, double height,
                    double radius) {
    const double k = camera.surface().curvature();
    const Horizon seen = horizon(camera, at);
    const double top = std::max(0.0, k * height);
    return seen.angle - k * radius > seen.reach + std::acos(1.0 / (1.0 + top));
}

bool at_limb(const scene::CameraView& camera, const scene::SurfaceFrame& at, double reach) {
    const Horizon seen = horizon(camera, at);
    return seen.angle + camera.surface().curvature() * reach > seen.reach;
}

bool outside_picture(const scene::CameraView& camera, scene::GlobeVector middle, double radius) {
    const dvec3 from_eye = middle - camera.eye();
    const double ahead = glm::dot(from_eye, camera.forward());
    const double tan_y = camera.tan_half_fov();
    const double tan_x = tan_y * camera.aspect();
    // `middle_of_picture`: where what is straight ahead appears.
    const auto beyond = [&](double across, double tan, double middle_of_picture) {
        return std::abs(across + middle_of_picture * ahead * tan) - ahead * tan >
               radius * std::hypot(1.0, tan * (1.0 + std::abs(middle_of_picture)));
    };
    return ahead < camera.near_plane() - radius ||
           beyond(glm::dot(from_eye, camera.right()), tan_x, camera.middle().x) ||
           beyond(glm::dot(from_eye, camera.up()), tan_y, -camera.middle().y);
}

struct PieceInstances::Stand {
    const scene::PieceView& piece;
    scene::SurfaceFrame at;
    PieceSize size;
    dvec3 sun;
    dvec3 foot;        ///< of the disc, relative to the eye
    dvec3 right, top;  ///< of the disc as it is read
    double height;
    double opacity;
    bool limb;
    double unit_above;  ///< the middle of the face, radii
    float glyph;
    glm::mat4 relative_from_disc;
};

void PieceInstances::build(const scene::SceneFrame& scene, Extent extent, const PieceShapes& shapes,
                           Detail detail) {
    TAIJI_CHECK(scene.pieces.size() <= kMaxPieces);
    count_ = 0;
    shadow_count_ = 0;
    for (const scene::PieceView& piece : scene.pieces)
        add_piece(piece, scene, extent, shapes, detail);
    sort_into_batches();
}

void PieceInstances::add_piece(const scene::PieceView& piece, const scene::SceneFrame& scene,
                               Extent extent, const PieceShapes& shapes, Detail detail) {
    const scene::CameraView& camera = scene.camera;
    const scene::MapPlace place = scene::map_from_geographic(piece.at);
    const double opacity = piece.opacity * camera.surface().visibility(place);
    if (!(opacity > 0.0) || !(piece.radius > 0.0)) return;
    const scene::SurfaceFrame at = camera.surface().frame(place);
    const double lift = piece.mark == scene::PieceMark::Selected ? kLift * piece.radius : 0.0;
    const double height = piece.height + lift;
    const dvec3 foot = at.position + height * at.up - camera.eye();
    const double across = 2.0 * piece.radius / (glm::length(foot) * 2.0 * camera.tan_half_fov());
    PieceSize size = piece_size(across * extent.height, extent.height, detail);
    if (!shapes.has_unit(piece.model)) size.unit = size.aside = 0.0F;
    const double top_height =
        height + (size.unit > 0.0F ? kTallest : scene::kDiscHeight) * piece.radius;
    if (behind_surface(camera, at, top_height, piece.radius)) return;
    const double reach = kReach * piece.radius;
    if (outside_picture(camera, camera.eye() + foot, reach)) return;

    // How the face is turned: halfway between the shortest turn that lays the picture's axes down
    // on the ground and the one that keeps upright strokes upright on the screen. Either alone
    // leans or shears near the limb.
    const dvec3 to_eye = -glm::normalize(foot);
    const dvec3 across_view = glm::normalize(glm::cross(camera.up(), to_eye));
    const dvec3 up_view = glm::cross(to_eye, across_view);
    const double facing = std::max(1.0 + glm::dot(to_eye, at.up), 1e-3);
    const dvec3 laid_down = up_view - (glm::dot(at.up, up_view) / facing) * (to_eye + at.up);
    const dvec3 upright = glm::cross(at.up, across_view);
    const double upright_length = glm::length(upright);
    const dvec3 top = glm::normalize(laid_down + upright / std::max(upright_length, 1e-3));
    Stand stand{.piece = piece,
                .at = at,
                .size = size,
                .sun = sun_over(scene.light, piece.at, at),
                .foot = foot,
                .right = glm::cross(top, at.up),
                .top = top,
                .height = height,
                .opacity = opacity,
                .limb = at_limb(camera, at, reach),
                .unit_above = double{shapes.disc(piece.owner).unit.at.y},
                .glyph = static_cast<float>(models::index_of(piece.model)),
                .relative_from_disc = {}};
    if (scene.options.characters == scene::Characters::Letters) stand.glyph += scene::kModelCount;
    stand.relative_from_disc = matrix(stand.right, stand.top, at.up, foot, piece.radius);

    add_shadow(stand);
    if (stand.size.unit > 0.0F) add_unit(stand, shapes);
    const PieceShapes::Disc& disc = shapes.disc(piece.owner);
    add(stand, disc_shape(piece.owner, stand.size.detail), stand.relative_from_disc);
    const float aside = stand.size.aside;
    const vec3 middle_of_character = glm::mix(disc.character_far.at, disc.character_near.at, aside);
    entries_[count_ - 1].instance.glyph = {
        middle_of_character.x, middle_of_character.y,
        glm::mix(disc.character_far.scale, disc.character_near.scale, aside), stand.size.unit};
}

void PieceInstances::add_unit(const Stand& stand, const PieceShapes& shapes) {
    const scene::PieceView& piece = stand.piece;
    const PlaceOnDisc& place = shapes.disc(piece.owner).unit;
    const dvec3 ahead =
        std::cos(piece.heading) * stand.at.north + std::sin(piece.heading) * stand.at.east;
    const dvec3 left = glm::cross(stand.at.up, ahead);
    const dvec3 origin(stand.relative_from_disc * vec4(place.at, 1.0F));
    const double scale = piece.radius * double{place.scale} * double{stand.size.unit};
    const glm::mat4 level = matrix(ahead, left, stand.at.up, origin, scale);
    const models::Detail detail = stand.size.detail;
    glm::mat4 upper = level;
    if (piece.pitch != 0.0 || piece.bank != 0.0) {
        // Nose up turns x to z; right wing down turns y (left) to z.
        upper = glm::rotate(upper, static_cast<float>(-piece.pitch), vec3(0, 1, 0));
        upper = glm::rotate(upper, static_cast<float>(piece.bank), vec3(1, 0, 0));
        add(stand, unit_shape(piece.model, UnitPart::Base, detail), level);
        add(stand, unit_shape(piece.model, UnitPart::Upper, detail), upper);
    } else {
        add(stand, unit_shape(piece.model, UnitPart::Whole, detail), level);
    }
    if (piece.cargo && shapes.has_unit(*piece.cargo)) {
        const UnitPart part =
            piece.model == scene::Model::Submarine ? UnitPart::Payload : UnitPart::Body;
        add(stand, unit_shape(*piece.cargo, part, detail), upper * shapes.cargo_place(piece.model));
    }
}

void PieceInstances::add(const Stand& stand, ShapeId shape, const glm::mat4& relative_from_model) {
    const scene::PieceView& piece = stand.piece;
    Entry& to = entries_[count_++];
    const double submerged = std::clamp(piece.submerged, 0.0, 1.0);
    // Units before discs, which they hide.
    to.order = static_cast<std::uint16_t>((submerged > 0.5 ? 0 : 0x8000) |
                                          (is_disc(shape) ? 0x4000 : 0) | static_cast<int>(shape));
    to.shape = shape;
    const int bits = (piece.owner == scene::Owner::East ? TAIJI_PIECE_EAST : 0) |
                     (stand.limb ? TAIJI_PIECE_AT_LIMB : 0);
    const bool emphasis = piece.mark == scene::PieceMark::Selected;
    to.instance = {.axis_x = vec4(vec3(relative_from_model[0]), stand.glyph),
                   .axis_y = vec4(vec3(relative_from_model[1]), static_cast<float>(stand.opacity)),
                   .axis_z = vec4(vec3(relative_from_model[2]), static_cast<float>(submerged)),
                   .origin = vec4(vec3(relative_from_model[3]), static_cast<float>(bits)),
                   .sun = pack(stand.sun, emphasis ? 1.0 : 0.0),
                   .up = pack(stand.at.up, stand.unit_above),
                   .glyph = vec4(0.0F)};
}

void PieceInstances::add_shadow(const Stand& stand) {
    const scene::PieceView& piece = stand.piece;
    if (piece.submerged > 0.5) return;
    const dvec3 sun(glm::dot(stand.sun, stand.at.east), glm::dot(stand.sun, stand.at.north),
                    glm::dot(stand.sun, stand.at.up));
    shadows_[shadow_count_++] = {
        .middle = pack(stand.at.position - dvec3(1, 0, 0), piece.radius),
        .east = pack(stand.at.east, stand.opacity * (1.0 - piece.submerged)),
        .north = pack(stand.at.north, std::max(0.0, stand.height / piece.radius)),
        .sun = pack(sun, double{stand.size.unit}),
        .state = {stand.limb ? 1.0F * TAIJI_PIECE_AT_LIMB : 0.0F, 0.0F, 0.0F, 0.0F}};
}

void PieceInstances::sort_into_batches() {
    std::iota(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(count_),
              std::uint16_t{0});
    std::sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(count_),
              [this](std::uint16_t a, std::uint16_t b) {
                  return entries_[a].order != entries_[b].order
                             ? entries_[a].order < entries_[b].order
                             : a < b;
              });
    batch_count_ = 0;
    submerged_batches_ = 0;
    for (std::uint32_t i = 0; i < count_; ++i) {
        const Entry& entry = entries_[order_[i]];
        instances_[i] = entry.instance;
        if (i == 0 || entry.order != entries_[order_[i - 1]].order) {
            batches_[batch_count_++] = {entry.shape, i, 0};
            if ((entry.order & 0x8000) == 0) submerged_batches_ = batch_count_;
        }
        ++batches_[batch_count_ - 1].count;
    }
}

}  // namespace taiji
