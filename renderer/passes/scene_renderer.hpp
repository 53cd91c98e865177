#pragma once

#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "renderer/passes/average_pass.hpp"
#include "renderer/passes/earth_textures.hpp"
#include "renderer/passes/frame_uniforms.hpp"
#include "renderer/passes/interface_pass.hpp"
#include "renderer/passes/scene_effects.hpp"
#include "renderer/passes/scene_passes.hpp"
#include "renderer/passes/scene_resources.hpp"
#include "renderer/vulkan/barriers.hpp"

namespace taiji {

/// How pictures are made on a device; see default_quality.
struct RenderQuality {
    Detail moving = Detail::Full;
    VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_4_BIT;
    bool refine_when_still = false;
};
/// Software drivers draw quickly and refine what stands still; hardware draws everything with
/// multisampling.
[[nodiscard]] RenderQuality default_quality(const Device& device);

/// How long the parts of SceneRenderer::create took.
struct StartupTimes {
    double assets_ms = 0.0;
    double pipelines_ms = 0.0;
};

/// Where a picture goes.
struct DrawTarget {
    VkImage image;
    VkImageView view;
    Extent extent;
    ImageUse before;
    ImageUse after;
    /// Of a larger picture, `extent` of it; nothing: it is the whole picture.
    std::optional<PicturePart> part{};

    [[nodiscard]] PicturePart place() const { return part.value_or(PicturePart{extent}); }
};

/// Draws SceneFrames. All that is built or uploaded is so at the start, but for textures that
/// arrive later.
class SceneRenderer {
  public:
    /// Number of frames that are averaged into a still picture.
    static constexpr std::uint32_t kStillFrames = 16;

    struct Setup {
        Device& device;
        VkFormat color;
        RenderQuality quality;
        std::filesystem::path assets;          ///< the folder
        std::filesystem::path pipeline_cache;  ///< a file; may be empty
    };
    /// Comes up with the small Earth. The rest starts to load when a frame has been drawn, so that
    /// it does not hold up the first.
    static Result<std::unique_ptr<SceneRenderer>> create(const Setup& setup);
    ~SceneRenderer();
    SceneRenderer(const SceneRenderer&) = delete;
    SceneRenderer& operator=(const SceneRenderer&) = delete;

    [[nodiscard]] const RenderQuality& quality() const { return quality_; }
    [[nodiscard]] Device& device() const { return device_; }
    [[nodiscard]] VkFormat color_format() const { return color_format_; }
    [[nodiscard]] const StartupTimes& startup_times() const { return startup_; }
    /// Takes over what has been loaded meanwhile. True when the picture changes by it. An error
    /// names the broken file; the small Earth stays.
    Result<bool> take_loaded();
    [[nodiscard]] bool fully_loaded() const {
        return unloaded_.empty() && !earth_load_ && !sky_load_.valid() && !models_load_.valid() &&
               !effects_.is_coming();
    }
    /// Waits until all is loaded.
    Result<void> finish_loading();
    /// One sentence for each part of the sky or the labels whose file is missing or broken; it is
    /// left out. Complete once fully loaded.
    [[nodiscard]] std::span<const Error> sky_faults() const;

    /// A frame while something moves.
    void draw(const Frame& frame, const scene::SceneFrame& scene, const DrawTarget& target);
    /// Frame `i` of a still picture: the average of frames 0 to i is shown. Precondition: the
    /// frames before went to the same extent, and the same part of a larger picture.
    void draw_still(const Frame& frame, const scene::SceneFrame& scene, const DrawTarget& target,
                    std::uint32_t i);
    /// Can the last still picture be shown again, with another interface over it? True from the
    /// first draw_still to that extent until a moving picture or another extent is drawn.
    [[nodiscard]] bool keeps_still(Extent extent) const {
        return still_is_kept_ && extent == extent_;
    }
    /// The last still picture, as far as it was refined, with `interface` over it; null: nothing.
    /// The scene is not drawn. Precondition: keeps_still(target.extent).
    void draw_over_still(const Frame& frame, const scene::InterfaceFrame* interface,
                         const DrawTarget& target);

    /// Model files that could not be read; their pieces are discs with their character. Complete
    /// once fully loaded.
    [[nodiscard]] std::span<const Error> model_problems() const { return model_problems_; }

  private:
    SceneRenderer(const Setup& setup);
    Result<void> load_glyphs(const std::filesystem::path& assets);
    void begin_loading();
    void resize(Extent extent);
    void take_interface(const scene::InterfaceFrame* interface);
    void record_interface(const Frame& frame, const scene::InterfaceFrame* interface,
                          const DrawTarget& target);
    void show_still(const Frame& frame, const scene::InterfaceFrame* interface,
                    const DrawTarget& target);
    bool take_sky();
    bool take_models();
    /// Pieces that stand; the pieces of this frame, once their models are there.
    std::optional<PiecePass::Prepared> record_standing(const Frame& frame,
                                                       const scene::SceneFrame& scene,
                                                       const PicturePart& part,
                                                       const ScenePasses& passes);
    /// What is submerged and what lies on the ground.
    void record_ground(const Frame& frame, const scene::SceneFrame& scene, const PicturePart& part,
                       const ScenePasses& passes, const std::optional<PiecePass::Prepared>& pieces);
    void record_effects(const Frame& frame, const scene::SceneFrame& scene, const PicturePart& part,
                        const ScenePasses& passes);
    void draw_passes(const Frame& frame, const scene::SceneFrame& scene, const DrawTarget& target,
                     const ScenePasses& passes, Jitter jitter);

    Device& device_;
    RenderQuality quality_;
    StartupTimes startup_;
    VkFormat color_format_;
    PipelineCache cache_;
    SceneResources resources_;
    Uploads uploads_;
    std::filesystem::path unloaded_;  ///< the folder of the assets until they start to load
    bool drawn_ = false;
    EarthTextures earth_;
    std::unique_ptr<EarthLoad> earth_load_;
    std::future<sky::SkyFiles> sky_load_;
    std::optional<SkyScene> sky_;
    text::LabelList labels_;
    Image glyphs_;
    std::future<models::PieceModels> models_load_;
    std::vector<Error> model_problems_;
    std::optional<PieceMeshes> piece_meshes_;
    PieceInstances piece_instances_;
    MarkerInstances marker_instances_;
    SceneEffects effects_;
    std::optional<InterfacePass> interface_pass_;
    std::optional<ScenePasses> moving_;
    std::optional<ScenePasses> still_;
    std::optional<AveragePass> average_pass_;
    std::future<void> still_passes_;  ///< valid while still_ and average_pass_ are being made
    Extent extent_;
    bool still_is_kept_ = false;  ///< in average_
    Image depth_;
    Image still_depth_;  ///< where moving pictures are multisampled
    Image multisampled_;
    Image picture_;
    Image average_;
};

}  // namespace taiji
