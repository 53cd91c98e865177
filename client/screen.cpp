#include "client/screen.hpp"

#include <algorithm>

#include "renderer/passes/picture.hpp"

namespace taiji {

Result<std::unique_ptr<Screen>> Screen::open(const Options& options, GraphicsQuality quality,
                                             const std::string& title) {
    auto system = WindowSystem::start();
    if (!system) return tl::unexpected(system.error());
    const auto extensions = system->vulkan_extensions();
    if (!extensions) return tl::unexpected(extensions.error());
    auto instance =
        Instance::create(*extensions, options.validation ? Validation::On : Validation::Off);
    if (!instance) return tl::unexpected(instance.error());
    std::unique_ptr<Screen> made(new Screen(std::move(*system), std::move(*instance)));
    if (auto done = made->start(options, quality, title); !done)
        return tl::unexpected(done.error());
    return made;
}

Result<void> Screen::start(const Options& options, GraphicsQuality quality,
                           const std::string& title) {
    auto window = Window::open(system_, instance_, options.size.value_or(Extent{1280, 720}), title);
    if (!window) return tl::unexpected(window.error());
    window_ = std::move(*window);
    const auto choice = choose_gpu_for(instance_, window_->surface(), options);
    if (!choice) return tl::unexpected(choice.error());
    auto device = Device::create(instance_, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    device_ = std::move(*device);
    auto swapchain = Swapchain::create(*device_, window_->surface(), Pace::Display);
    if (!swapchain) return tl::unexpected(swapchain.error());
    swapchain_.emplace(std::move(*swapchain));
    quality_ = quality;
    if (auto done = start_renderer(); !done) return done;
    ring_.emplace(*device_);
    frame_seconds_ = 1.0 / window_->refresh_rate();
    return {};
}

Result<void> Screen::start_renderer() {
    auto renderer = make_renderer(*device_, swapchain_->format(), quality_of(quality_, *device_));
    if (!renderer) return tl::unexpected(renderer.error());
    renderer_ = std::move(*renderer);
    still_frames_ = 0;
    return {};
}

Result<bool> Screen::set_quality(GraphicsQuality quality) {
    if (quality == quality_) return false;
    quality_ = quality;
    // What is in flight may still use the old one; both at once would take twice the memory.
    ring_->wait_all();
    renderer_.reset();
    if (auto done = start_renderer(); !done) return tl::unexpected(done.error());
    return true;
}

Extent Screen::framebuffer() const {
    const scene::Viewport viewport = window_->viewport();
    return {static_cast<std::uint32_t>(viewport.framebuffer_width),
            static_cast<std::uint32_t>(viewport.framebuffer_height)};
}

bool Screen::is_hidden() const {
    const Extent extent = framebuffer();
    return extent.width == 0 || extent.height == 0;
}

Result<bool> Screen::take_loaded() {
    const auto taken = renderer_->take_loaded();
    if (taken && *taken && renderer_->fully_loaded()) report_missing_files(*renderer_);
    return taken;
}

bool Screen::is_refining() const {
    return renderer_->quality().refine_when_still && still_frames_ < SceneRenderer::kStillFrames;
}

double Screen::seconds_to_next_frame(double now) const {
    // FIFO does not hold everywhere; frames are paced here.
    return std::max(0.0, next_frame_ - now);
}

Change Screen::draw(const scene::SceneFrame& scene, Change change, double now) {
    if (change == Change::None && !is_refining()) return Change::None;
    const Extent extent = framebuffer();
    next_frame_ = std::max(next_frame_ + frame_seconds_, now - frame_seconds_);
    const Frame frame = ring_->begin();
    const auto target = swapchain_->acquire(frame, extent);
    if (!target) {
        ring_->submit(frame, std::nullopt);
        return Change::Scene;
    }
    const DrawTarget to = {target->image, target->view, swapchain_->extent(), ImageUse::Acquired,
                           ImageUse::Present};
    if (change == Change::Scene) {
        still_frames_ = 0;
        renderer_->draw(frame, scene, to);
    } else if (is_refining()) {
        // The window may have got another size since.
        if (!renderer_->keeps_still(to.extent)) still_frames_ = 0;
        renderer_->draw_still(frame, scene, to, still_frames_++);
    } else if (renderer_->keeps_still(to.extent)) {
        renderer_->draw_over_still(frame, scene.interface, to);
    } else {
        renderer_->draw(frame, scene, to);
    }
    ring_->submit(frame, target->semaphores);
    swapchain_->present(*target);
    return Change::None;
}

RgbaPicture Screen::picture(const scene::SceneFrame& scene) {
    still_frames_ = 0;
    return draw_picture(*device_, *ring_, *renderer_, scene, framebuffer());
}

}  // namespace taiji
