#include "renderer/passes/scene_renderer.hpp"

#include <chrono>
#include <future>
#include <thread>

#include "base/check.hpp"
#include "renderer/passes/distance_field.hpp"

namespace taiji {
namespace {

constexpr VkFormat kDepthFormat = VK_FORMAT_D32_SFLOAT;

/// Standing pieces are drawn before all that they cover, which then is not shaded at all; so they
/// are nearer than whatever is submerged, and what lies on the ground is between the two.
struct DepthRange {
    float far_end;
    float near_end;
};
constexpr float kGroundDepth = 0.5F;  // of lib/frame.glsl
constexpr DepthRange kStanding = {kGroundDepth, 1.0F};
constexpr DepthRange kSubmerged = {0.0F, kGroundDepth};
constexpr DepthRange kAll = {0.0F, 1.0F};

/// The whole picture, wherever in it the target lies.
void set_viewport(VkCommandBuffer commands, const PicturePart& part, DepthRange depth) {
    const VkViewport viewport = {-static_cast<float>(part.left),
                                 -static_cast<float>(part.top),
                                 static_cast<float>(part.whole.width),
                                 static_cast<float>(part.whole.height),
                                 depth.far_end,
                                 depth.near_end};
    vkCmdSetViewport(commands, 0, 1, &viewport);
}

struct Attachments {
    VkImageView color;
    VkAttachmentLoadOp load = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    float clear_alpha = 1.0F;
    VkImageView resolve = VK_NULL_HANDLE;
    VkImageView depth = VK_NULL_HANDLE;
};

void begin_rendering(VkCommandBuffer commands, const DrawTarget& target, const Attachments& to) {
    VkRenderingAttachmentInfo color{};
    color.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO;
    color.imageView = to.color;
    color.imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    color.loadOp = to.load;
    color.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    color.clearValue.color = {{0.0F, 0.0F, 0.0F, to.clear_alpha}};
    if (to.resolve != VK_NULL_HANDLE) {
        color.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
        color.resolveImageView = to.resolve;
        color.resolveImageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        color.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    }
    VkRenderingAttachmentInfo depth{};
    depth.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO;
    depth.imageView = to.depth;
    depth.imageLayout = VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL;
    depth.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    depth.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    VkRenderingInfo info{};
    info.sType = VK_STRUCTURE_TYPE_RENDERING_INFO;
    info.renderArea = {{0, 0}, {target.extent.width, target.extent.height}};
    info.layerCount = 1;
    info.colorAttachmentCount = 1;
    info.pColorAttachments = &color;
    info.pDepthAttachment = to.depth != VK_NULL_HANDLE ? &depth : nullptr;
    vkCmdBeginRendering(commands, &info);
    set_viewport(commands, target.place(), kAll);
    vkCmdSetScissor(commands, 0, 1, &info.renderArea);
}

}  // namespace

RenderQuality default_quality(const Device& device) {
    if (device.gpu().is_software()) {
        return {
            .moving = Detail::Quick, .samples = VK_SAMPLE_COUNT_1_BIT, .refine_when_still = true};
    }
    const auto& limits = device.gpu().properties.limits;
    const VkSampleCountFlags both =
        limits.framebufferColorSampleCounts & limits.framebufferDepthSampleCounts;
    const bool discrete =
        device.gpu().properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    const bool eight = discrete && (both & VK_SAMPLE_COUNT_8_BIT) != 0;
    return {.moving = Detail::Full,
            .samples = eight ? VK_SAMPLE_COUNT_8_BIT : VK_SAMPLE_COUNT_4_BIT,
            .refine_when_still = true};
}

SceneRenderer::SceneRenderer(const Setup& setup)
    : device_(setup.device),
      quality_(setup.quality),
      color_format_(setup.color),
      cache_(setup.device, setup.pipeline_cache),
      resources_(setup.device) {}

SceneRenderer::~SceneRenderer() = default;

Result<std::unique_ptr<SceneRenderer>> SceneRenderer::create(const Setup& setup) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::unique_ptr<SceneRenderer> made(new SceneRenderer(setup));
    // Pipelines are compiled by threads of their own: those for the first frame while the assets
    // load, those for still pictures after it.
    const TargetFormat moving = {setup.color, kDepthFormat, setup.quality.samples};
    SceneRenderer* self = made.get();
    auto moving_passes = std::async(std::launch::async, [self, moving,
                                                         detail = setup.quality.moving] {
        self->moving_.emplace(PassSetup{self->cache_, self->resources_.layout(), moving, detail});
        self->interface_pass_.emplace(self->cache_, self->resources_.layout(), moving);
    });
    const std::filesystem::path earth = setup.assets / "earth";
    auto small = load_small_earth(setup.device, made->uploads_, earth);
    if (!small) return tl::unexpected(small.error());
    made->earth_ = std::move(*small);
    made->resources_.set_texture(Texture::Earth, made->earth_.earth.view());
    made->resources_.set_texture(Texture::Clouds, made->earth_.clouds.view());
    if (auto done = made->load_glyphs(setup.assets); !done) return tl::unexpected(done.error());

    const auto with_assets = Clock::now();
    moving_passes.get();
    made->unloaded_ = setup.assets;
    const auto elapsed = [](Clock::duration d) {
        return std::chrono::duration<double, std::milli>(d).count();
    };
    made->startup_ = {elapsed(with_assets - start), elapsed(Clock::now() - with_assets)};
    return made;
}

Result<void> SceneRenderer::load_glyphs(const std::filesystem::path& assets) {
    auto glyphs = load_distance_field(device_, uploads_, assets / "fonts" / "piece-glyphs.png");
    if (!glyphs) return tl::unexpected(glyphs.error());
    glyphs_ = std::move(*glyphs);
    resources_.set_texture(Texture::Glyphs, glyphs_.view());
    // Until the sky has come; what never comes keeps it.
    resources_.set_texture(Texture::Labels, glyphs_.view());
    resources_.set_texture(Texture::MilkyWay, glyphs_.view());
    resources_.set_texture(Texture::Interface, glyphs_.view());
    return {};
}

void SceneRenderer::begin_loading() {
    if (unloaded_.empty()) return;
    effects_.begin(PassSetup{cache_, resources_.layout(), moving_->target, moving_->detail},
                   PassSetup{cache_,
                             resources_.layout(),
                             {color_format_, kDepthFormat, VK_SAMPLE_COUNT_1_BIT},
                             Detail::Full});
    still_passes_ = std::async(std::launch::async, [this] {
        const TargetFormat still = {color_format_, kDepthFormat, VK_SAMPLE_COUNT_1_BIT};
        const PassSetup full{cache_, resources_.layout(), still, Detail::Full};
        still_.emplace(full);
        average_pass_.emplace(full);
    });
    models_load_ = std::async(std::launch::async, models::load_piece_models, unloaded_ / "models");
    sky_load_ = std::async(std::launch::async, sky::load_sky_files, unloaded_);
    earth_load_ = std::make_unique<EarthLoad>(device_, unloaded_ / "earth");
    unloaded_.clear();
}

bool SceneRenderer::take_sky() {
    if (!sky_load_.valid()) return false;
    if (sky_load_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return false;
    sky_.emplace(device_, uploads_, sky_load_.get());
    if (sky_->milky_way() && sky_->milky_way()->picture) {
        resources_.set_texture(Texture::MilkyWay, sky_->milky_way()->picture->view());
    }
    if (sky_->labels()) resources_.set_texture(Texture::Labels, sky_->labels()->atlas.view());
    return true;
}

std::span<const Error> SceneRenderer::sky_faults() const {
    return sky_ ? sky_->faults() : std::span<const Error>();
}

bool SceneRenderer::take_models() {
    if (!models_load_.valid()) return false;
    if (models_load_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return false;
    models::PieceModels loaded = models_load_.get();
    piece_meshes_.emplace(device_, uploads_, loaded);
    model_problems_ = std::move(loaded.problems);
    return true;
}

Result<bool> SceneRenderer::take_loaded() {
    if (drawn_) begin_loading();
    const bool sky_came = take_sky();
    const bool models_came = take_models();
    effects_.take();
    if (!earth_load_ || !earth_load_->ready()) return sky_came || models_came;
    auto loaded = earth_load_->take(uploads_);
    earth_load_.reset();
    if (!loaded) return tl::unexpected(loaded.error());
    uploads_.cancel(earth_.earth);
    uploads_.cancel(earth_.clouds);
    earth_ = std::move(*loaded);
    resources_.set_texture(Texture::Earth, earth_.earth.view());
    resources_.set_texture(Texture::Clouds, earth_.clouds.view());
    return true;
}

Result<void> SceneRenderer::finish_loading() {
    begin_loading();
    while (!fully_loaded()) {
        if (const auto taken = take_loaded(); !taken) return tl::unexpected(taken.error());
        if (!fully_loaded()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return {};
}

void SceneRenderer::resize(Extent extent) {
    if (extent == extent_) return;
    extent_ = extent;
    still_is_kept_ = false;
    Image::Info info;
    info.extent = extent;
    info.format = kDepthFormat;
    info.usage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    info.samples = quality_.samples;
    depth_ = Image(device_, info, "depth");
    if (quality_.samples != VK_SAMPLE_COUNT_1_BIT) {
        info.samples = VK_SAMPLE_COUNT_1_BIT;
        still_depth_ = Image(device_, info, "depth of still pictures");
        info.samples = quality_.samples;
        info.format = color_format_;
        info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT;
        multisampled_ = Image(device_, info, "multisampled colour");
    }
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.format = color_format_;
    info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT;
    picture_ = Image(device_, info, "picture to be averaged");
    info.format = AveragePass::kFormat;
    average_ = Image(device_, info, "average");
    resources_.set_texture(Texture::Picture, picture_.view());
    resources_.set_texture(Texture::Average, average_.view());
}

void SceneRenderer::draw_passes(const Frame& frame, const scene::SceneFrame& scene,
                                const DrawTarget& target, const ScenePasses& passes,
                                Jitter jitter) {
    const VkCommandBuffer commands = frame.commands;
    uploads_.record(commands);
    const PicturePart part = target.place();
    resources_.bind(frame, frame_uniforms(scene, part, jitter));
    const bool multisampled = passes.target.samples != VK_SAMPLE_COUNT_1_BIT;
    const Image& depth = !multisampled && still_depth_ ? still_depth_ : depth_;
    image_barrier(commands, target.image, target.before, ImageUse::ColorAttachment);
    image_barrier(commands, depth.get(), ImageUse::Discarded, ImageUse::DepthAttachment);
    if (multisampled) {
        image_barrier(commands, multisampled_.get(), ImageUse::Discarded,
                      ImageUse::ColorAttachment);
    }
    begin_rendering(commands, target,
                    {.color = multisampled ? multisampled_.view() : target.view,
                     .load = VK_ATTACHMENT_LOAD_OP_CLEAR,
                     .clear_alpha = scene.options.sky ? 1.0F : 0.0F,
                     .resolve = multisampled ? target.view : VK_NULL_HANDLE,
                     .depth = depth.view()});
    const auto pieces = record_standing(frame, scene, part, passes);
    const bool with_sky = sky_ && scene.options.sky;
    if (with_sky) passes.sky.record_behind(commands, scene, *sky_);
    passes.surface.record(commands, scene.camera.surface());
    passes.sky.record_atmosphere(commands);
    if (with_sky) passes.sky.record(commands, scene, *sky_);
    record_ground(frame, scene, part, passes, pieces);
    if (sky_) {
        place_labels(scene, part.whole, *sky_, labels_);
        passes.labels.record(frame, labels_, *sky_);
    }
    if (scene.interface != nullptr && !multisampled) {
        interface_pass_->record(frame, *scene.interface, {part, target.extent},
                                InterfacePass::Place::Scene);
    }
    vkCmdEndRendering(commands);
    if (target.after != ImageUse::ColorAttachment) {
        image_barrier(commands, target.image, ImageUse::ColorAttachment, target.after);
    }
}

std::optional<PiecePass::Prepared> SceneRenderer::record_standing(const Frame& frame,
                                                                  const scene::SceneFrame& scene,
                                                                  const PicturePart& part,
                                                                  const ScenePasses& passes) {
    if (!piece_meshes_) return std::nullopt;
    piece_instances_.build(scene, part.whole, piece_meshes_->shapes(), passes.detail);
    const PiecePass::Prepared prepared =
        PiecePass::prepare(frame, piece_instances_, scene.options.sides);
    set_viewport(frame.commands, part, kStanding);
    passes.pieces.record_batches(frame.commands, prepared, *piece_meshes_,
                                 piece_instances_.standing());
    set_viewport(frame.commands, part, kAll);
    return prepared;
}

void SceneRenderer::record_ground(const Frame& frame, const scene::SceneFrame& scene,
                                  const PicturePart& part, const ScenePasses& passes,
                                  const std::optional<PiecePass::Prepared>& pieces) {
    marker_instances_.build(scene, part.whole);
    if (pieces) {
        set_viewport(frame.commands, part, kSubmerged);
        passes.pieces.record_batches(frame.commands, *pieces, *piece_meshes_,
                                     piece_instances_.submerged());
        set_viewport(frame.commands, part, kAll);
        passes.pieces.record_shadows(frame.commands, *pieces, piece_instances_);
    }
    passes.markers.record(frame, marker_instances_);
    record_effects(frame, scene, part, passes);
}

void SceneRenderer::record_effects(const Frame& frame, const scene::SceneFrame& scene,
                                   const PicturePart& part, const ScenePasses& passes) {
    const bool moving = &passes == &*moving_;
    if (!effects_.prepare(frame, scene, part.whole,
                          moving ? SceneEffects::Picture::Moving : SceneEffects::Picture::Still)) {
        return;
    }
    effects_.record_ground(frame);
    set_viewport(frame.commands, part, kStanding);
    effects_.record_air(frame);
    set_viewport(frame.commands, part, kAll);
}

void SceneRenderer::draw(const Frame& frame, const scene::SceneFrame& scene,
                         const DrawTarget& target) {
    resize(target.extent);
    take_interface(scene.interface);
    if (moving_->target.samples == VK_SAMPLE_COUNT_1_BIT) {
        draw_passes(frame, scene, target, *moving_, {});
    } else {
        DrawTarget below = target;
        below.after = ImageUse::ColorAttachment;
        draw_passes(frame, scene, below, *moving_, {});
        record_interface(frame, scene.interface, target);
    }
    still_is_kept_ = false;
    drawn_ = true;
}

void SceneRenderer::take_interface(const scene::InterfaceFrame* interface) {
    if (interface != nullptr) interface_pass_->take_atlas(interface->atlas, resources_, uploads_);
}

void SceneRenderer::record_interface(const Frame& frame, const scene::InterfaceFrame* interface,
                                     const DrawTarget& target) {
    if (interface != nullptr && !interface->lists.empty()) {
        image_barrier(frame.commands, target.image, ImageUse::ColorAttachment,
                      ImageUse::ColorAttachment);
        begin_rendering(frame.commands, target,
                        {.color = target.view, .load = VK_ATTACHMENT_LOAD_OP_LOAD});
        interface_pass_->record(frame, *interface, {target.place(), target.extent},
                                InterfacePass::Place::Picture);
        vkCmdEndRendering(frame.commands);
    }
    image_barrier(frame.commands, target.image, ImageUse::ColorAttachment, target.after);
}

void SceneRenderer::draw_still(const Frame& frame, const scene::SceneFrame& scene,
                               const DrawTarget& target, std::uint32_t i) {
    TAIJI_CHECK(i == 0 || keeps_still(target.extent));
    begin_loading();
    if (still_passes_.valid()) still_passes_.get();
    effects_.wait();
    resize(target.extent);
    take_interface(scene.interface);
    const DrawTarget one = {picture_.get(),      picture_.view(),        target.extent,
                            ImageUse::Discarded, ImageUse::FragmentRead, target.part};
    scene::SceneFrame bare = scene;
    bare.interface = nullptr;  // it comes over the average
    draw_passes(frame, bare, one, *still_, still_jitter(i));

    const VkCommandBuffer commands = frame.commands;
    image_barrier(commands, average_.get(), i == 0 ? ImageUse::Discarded : ImageUse::FragmentRead,
                  ImageUse::ColorAttachment);
    begin_rendering(commands, target,
                    {.color = average_.view(),
                     .load = i == 0 ? VK_ATTACHMENT_LOAD_OP_CLEAR : VK_ATTACHMENT_LOAD_OP_LOAD});
    average_pass_->record_add(commands, i + 1);
    vkCmdEndRendering(commands);
    image_barrier(commands, average_.get(), ImageUse::ColorAttachment, ImageUse::FragmentRead);
    still_is_kept_ = true;
    show_still(frame, scene.interface, target);
}

void SceneRenderer::show_still(const Frame& frame, const scene::InterfaceFrame* interface,
                               const DrawTarget& target) {
    const VkCommandBuffer commands = frame.commands;
    image_barrier(commands, target.image, target.before, ImageUse::ColorAttachment);
    begin_rendering(commands, target, {.color = target.view});
    average_pass_->record_show(commands);
    if (interface != nullptr) {
        interface_pass_->record(frame, *interface, {target.place(), target.extent},
                                InterfacePass::Place::Picture);
    }
    vkCmdEndRendering(commands);
    image_barrier(commands, target.image, ImageUse::ColorAttachment, target.after);
}

void SceneRenderer::draw_over_still(const Frame& frame, const scene::InterfaceFrame* interface,
                                    const DrawTarget& target) {
    TAIJI_CHECK(keeps_still(target.extent));
    take_interface(interface);
    uploads_.record(frame.commands);
    resources_.bind(frame, {});  // nothing that is drawn here asks for more than the textures
    show_still(frame, interface, target);
}

}  // namespace taiji
