#pragma once

#include <memory>
#include <optional>
#include <string>

#include "client/graphics.hpp"
#include "client/window.hpp"
#include "renderer/vulkan/swapchain.hpp"

namespace taiji {

/// What is different from the picture on the screen.
enum class Change : std::uint8_t {
    None,
    Interface,  ///< only what lies over the scene
    Scene
};

/// The window with all that draws into it. Members are destroyed from the last to the first.
class Screen {
  public:
    static Result<std::unique_ptr<Screen>> open(const Options& options, GraphicsQuality quality,
                                                const std::string& title);

    [[nodiscard]] Window& window() { return *window_; }
    [[nodiscard]] bool validation_was_silent() const { return report_validation(instance_); }
    /// Draws so from now on. True when that changes the picture. An error is that of a start.
    [[nodiscard]] Result<bool> set_quality(GraphicsQuality quality);
    /// Nothing can be seen of it: minimised, or without area.
    [[nodiscard]] bool is_hidden() const;
    [[nodiscard]] bool is_loading() const { return !renderer_->fully_loaded(); }
    /// Takes over what has been loaded meanwhile. True when the picture changes by it.
    [[nodiscard]] Result<bool> take_loaded();
    /// The picture stands still, and is not yet as good as it becomes.
    [[nodiscard]] bool is_refining() const;
    /// How long to wait, so that frames come at the rate of the display.
    [[nodiscard]] double seconds_to_next_frame(double now) const;
    /// Draws what has changed, or refines what stands still. Returns what could not be drawn now.
    [[nodiscard]] Change draw(const scene::SceneFrame& scene, Change change, double now);
    /// What is on the screen, drawn anew as a still picture.
    [[nodiscard]] RgbaPicture picture(const scene::SceneFrame& scene);
    void finish() { ring_->wait_all(); }

  private:
    Screen(WindowSystem system, Instance instance)
        : system_(std::move(system)), instance_(std::move(instance)) {}
    Result<void> start(const Options& options, GraphicsQuality quality, const std::string& title);
    [[nodiscard]] Extent framebuffer() const;
    Result<void> start_renderer();

    WindowSystem system_;
    Instance instance_;
    std::unique_ptr<Window> window_;
    std::unique_ptr<Device> device_;
    std::optional<Swapchain> swapchain_;
    GraphicsQuality quality_ = GraphicsQuality::Automatic;
    std::unique_ptr<SceneRenderer> renderer_;
    std::optional<FrameRing> ring_;

    double frame_seconds_ = 1.0 / 60.0;
    double next_frame_ = 0.0;
    std::uint32_t still_frames_ = 0;  ///< of the picture that stands still now
};

}  // namespace taiji
