#pragma once

#include <optional>
#include <vector>

#include "renderer/vulkan/frame_ring.hpp"
#include "renderer/vulkan/image.hpp"

namespace taiji {

enum class Pace {
    Display,  ///< wait for the display
    Free      ///< as fast as it goes, for measuring
};

/// The images shown in a window. Made anew whenever the framebuffer's size differs from theirs.
class Swapchain {
  public:
    /// The surface must outlive the swapchain.
    static Result<Swapchain> create(Device& device, VkSurfaceKHR surface, Pace pace);

    struct Target {
        VkImage image;
        VkImageView view;
        std::uint32_t index;
        FrameRing::Presentation semaphores;
    };
    /// The next image to draw to, of size `framebuffer`, or nothing when the window has no area or
    /// the surface is out of date (try again with the next frame). Call between FrameRing::begin
    /// and submit.
    [[nodiscard]] std::optional<Target> acquire(const Frame& frame, Extent framebuffer);
    void present(const Target& target);

    [[nodiscard]] VkFormat format() const { return format_.format; }
    [[nodiscard]] Extent extent() const { return extent_; }

  private:
    struct Shown {
        VkImage image;
        ImageViewHandle view;
        SemaphoreHandle rendered;
    };
    Swapchain(Device& device, VkSurfaceKHR surface) : device_(&device), surface_(surface) {}
    /// Keeps nothing when the surface has no area.
    void rebuild(Extent framebuffer);

    Device* device_;
    VkSurfaceKHR surface_;
    VkSurfaceFormatKHR format_{};
    VkPresentModeKHR mode_ = VK_PRESENT_MODE_FIFO_KHR;
    SwapchainHandle swapchain_;
    std::vector<Shown> images_;
    std::vector<SemaphoreHandle> acquired_;
    Extent extent_;
    Extent built_for_;
    bool stale_ = true;
};

}  // namespace taiji
