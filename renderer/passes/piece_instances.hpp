#pragma once

#include <array>
#include <span>

#include "renderer/passes/pass.hpp"
#include "renderer/passes/piece_shapes.hpp"
#include "renderer/vulkan/image.hpp"
#include "shaders/shared/piece.h"

namespace taiji {

/// Instances that are drawn with one call.
struct PieceBatch {
    ShapeId shape{};
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

/// How the size of a disc on the screen decides what is drawn of its piece.
struct PieceSize {
    double pixels = 0.0;  ///< diameter of the disc
    float unit = 0.0F;    ///< size of the unit: 0 none .. 1 full
    float aside = 0.0F;   ///< the character: 0 fills the disc .. 1 has made room for the unit
    models::Detail detail = models::Detail::Far;
};
/// `height` of the picture in pixels: the same share of a larger picture shows the same.
[[nodiscard]] PieceSize piece_size(double pixels, std::uint32_t height, Detail detail);

/// Is everything behind the Earth that is within `radius` of `at` and no higher than `height`?
[[nodiscard]] bool behind_surface(const scene::CameraView& camera, const scene::SurfaceFrame& at,
                                  double height, double radius);
/// Is some of it?
[[nodiscard]] bool at_limb(const scene::CameraView& camera, const scene::SurfaceFrame& at,
                           double reach);
/// Does the ball lie outside the picture?
[[nodiscard]] bool outside_picture(const scene::CameraView& camera, scene::GlobeVector middle,
                                   double radius);

/// What is drawn of the pieces in a frame: a pure function of the scene, in memory that is there
/// from the start.
class PieceInstances {
  public:
    static constexpr std::size_t kMaxPieces = 96;
    static constexpr std::size_t kMaxInstances = 5 * kMaxPieces;

    /// Precondition: at most kMaxPieces pieces.
    void build(const scene::SceneFrame& scene, Extent extent, const PieceShapes& shapes,
               Detail detail);

    [[nodiscard]] std::span<const shader::PieceInstance> instances() const {
        return {instances_.data(), count_};
    }
    /// What lies under water, to be drawn before the surface's markers, and what stands above.
    [[nodiscard]] std::span<const PieceBatch> submerged() const {
        return {batches_.data(), submerged_batches_};
    }
    [[nodiscard]] std::span<const PieceBatch> standing() const {
        return {batches_.data() + submerged_batches_, batch_count_ - submerged_batches_};
    }
    [[nodiscard]] std::span<const shader::ShadowInstance> shadows() const {
        return {shadows_.data(), shadow_count_};
    }

  private:
    struct Entry {
        std::uint16_t order;  ///< what must be drawn together has the same
        ShapeId shape;
        shader::PieceInstance instance;
    };
    struct Stand;  // a piece on its place
    void add_piece(const scene::PieceView& piece, const scene::SceneFrame& scene, Extent extent,
                   const PieceShapes& shapes, Detail detail);
    void add_unit(const Stand& stand, const PieceShapes& shapes);
    void add(const Stand& stand, ShapeId shape, const glm::mat4& relative_from_model);
    void add_shadow(const Stand& stand);
    void sort_into_batches();

    std::array<Entry, kMaxInstances> entries_;
    std::array<std::uint16_t, kMaxInstances> order_;
    std::array<shader::PieceInstance, kMaxInstances> instances_;
    std::array<PieceBatch, kMaxInstances> batches_;
    std::array<shader::ShadowInstance, kMaxPieces> shadows_;
    std::size_t count_ = 0;
    std::size_t batch_count_ = 0;
    std::size_t submerged_batches_ = 0;
    std::size_t shadow_count_ = 0;
};

}  // namespace taiji
