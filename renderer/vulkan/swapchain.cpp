#include "renderer/vulkan/swapchain.hpp"

#include <algorithm>

namespace taiji {
namespace {

/// Shaders write display-encoded colours, so the plain UNORM formats are wanted.
std::optional<VkSurfaceFormatKHR> pick_format(const std::vector<VkSurfaceFormatKHR>& formats) {
    for (const VkFormat wanted : {VK_FORMAT_B8G8R8A8_UNORM, VK_FORMAT_R8G8B8A8_UNORM}) {
        for (const VkSurfaceFormatKHR& format : formats) {
            if (format.format == wanted) return format;
        }
    }
    return std::nullopt;
}

VkPresentModeKHR pick_mode(const std::vector<VkPresentModeKHR>& modes, Pace pace) {
    if (pace == Pace::Display) return VK_PRESENT_MODE_FIFO_KHR;
    for (const VkPresentModeKHR wanted :
         {VK_PRESENT_MODE_IMMEDIATE_KHR, VK_PRESENT_MODE_MAILBOX_KHR}) {
        if (std::find(modes.begin(), modes.end(), wanted) != modes.end()) return wanted;
    }
    return VK_PRESENT_MODE_FIFO_KHR;
}

}  // namespace

Result<Swapchain> Swapchain::create(Device& device, VkSurfaceKHR surface, Pace pace) {
    const VkPhysicalDevice gpu = device.gpu().handle;
    std::uint32_t count = 0;
    TAIJI_VK(vkGetPhysicalDeviceSurfaceFormatsKHR(gpu, surface, &count, nullptr));
    std::vector<VkSurfaceFormatKHR> formats(count);
    TAIJI_VK(vkGetPhysicalDeviceSurfaceFormatsKHR(gpu, surface, &count, formats.data()));
    TAIJI_VK(vkGetPhysicalDeviceSurfacePresentModesKHR(gpu, surface, &count, nullptr));
    std::vector<VkPresentModeKHR> modes(count);
    TAIJI_VK(vkGetPhysicalDeviceSurfacePresentModesKHR(gpu, surface, &count, modes.data()));

    const auto format = pick_format(formats);
    if (!format) {
        return fail("{} cannot show 8-bit colour in this window; choose another device with --gpu",
                    device.gpu().name());
    }
    Swapchain made(device, surface);
    made.format_ = *format;
    made.mode_ = pick_mode(modes, pace);
    for (std::uint32_t i = 0; i < kFramesInFlight; ++i) {
        made.acquired_.push_back(make_semaphore(device, fmt::format("acquired {}", i)));
    }
    return made;
}

void Swapchain::rebuild(Extent framebuffer) {
    VkSurfaceCapabilitiesKHR caps{};
    TAIJI_VK(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(device_->gpu().handle, surface_, &caps));
    // 0xFFFFFFFF: the surface takes the swapchain's size (Wayland).
    const bool free_size = caps.currentExtent.width == UINT32_MAX;
    const Extent extent = {
        free_size
            ? std::clamp(framebuffer.width, caps.minImageExtent.width, caps.maxImageExtent.width)
            : caps.currentExtent.width,
        free_size
            ? std::clamp(framebuffer.height, caps.minImageExtent.height, caps.maxImageExtent.height)
            : caps.currentExtent.height};
    if (extent.width == 0 || extent.height == 0) return;

    std::uint32_t count = std::max(caps.minImageCount, 3U);
    if (caps.maxImageCount != 0) count = std::min(count, caps.maxImageCount);
    VkSwapchainCreateInfoKHR info{};
    info.sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR;
    info.surface = surface_;
    info.minImageCount = count;
    info.imageFormat = format_.format;
    info.imageColorSpace = format_.colorSpace;
    info.imageExtent = {extent.width, extent.height};
    info.imageArrayLayers = 1;
    info.imageUsage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    info.preTransform = caps.currentTransform;
    info.compositeAlpha = (caps.supportedCompositeAlpha & VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR) != 0
                              ? VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR
                              : VK_COMPOSITE_ALPHA_INHERIT_BIT_KHR;
    info.presentMode = mode_;
    info.clipped = VK_TRUE;
    info.oldSwapchain = swapchain_.get();
    VkSwapchainKHR made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateSwapchainKHR(device_->get(), &info, nullptr, &made));
    images_.clear();
    swapchain_ = SwapchainHandle(*device_, made);
    device_->name(VK_OBJECT_TYPE_SWAPCHAIN_KHR, made, "swapchain");
    extent_ = extent;
    built_for_ = framebuffer;
    stale_ = false;

    TAIJI_VK(vkGetSwapchainImagesKHR(device_->get(), made, &count, nullptr));
    std::vector<VkImage> images(count);
    TAIJI_VK(vkGetSwapchainImagesKHR(device_->get(), made, &count, images.data()));
    for (std::uint32_t i = 0; i < count; ++i) {
        VkImageViewCreateInfo view{};
        view.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
        view.image = images[i];
        view.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view.format = format_.format;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkImageView made_view = VK_NULL_HANDLE;
        TAIJI_VK(vkCreateImageView(device_->get(), &view, nullptr, &made_view));
        device_->name(VK_OBJECT_TYPE_IMAGE, images[i], fmt::format("swapchain image {}", i));
        images_.push_back({images[i], ImageViewHandle(*device_, made_view),
                           make_semaphore(*device_, fmt::format("rendered {}", i))});
    }
}

std::optional<Swapchain::Target> Swapchain::acquire(const Frame& frame, Extent framebuffer) {
    if (framebuffer.width == 0 || framebuffer.height == 0) return std::nullopt;
    // Under X11 a resize is not always reported as OUT_OF_DATE, so the sizes are compared every
    // frame.
    if (stale_ || !(framebuffer == built_for_)) rebuild(framebuffer);
    if (stale_) return std::nullopt;
    const VkSemaphore acquired = acquired_[frame.slot].get();
    std::uint32_t index = 0;
    switch (const VkResult result = vkAcquireNextImageKHR(
                device_->get(), swapchain_.get(), UINT64_MAX, acquired, VK_NULL_HANDLE, &index);
            result) {
        case VK_SUCCESS:
            break;
        case VK_SUBOPTIMAL_KHR:
            stale_ = true;
            break;  // still usable once
        case VK_ERROR_OUT_OF_DATE_KHR:
            stale_ = true;
            return std::nullopt;
        default:
            TAIJI_VK(result);
    }
    const Shown& shown = images_[index];
    return Target{shown.image, shown.view.get(), index, {acquired, shown.rendered.get()}};
}

void Swapchain::present(const Target& target) {
    const VkSwapchainKHR swapchain = swapchain_.get();
    VkPresentInfoKHR info{};
    info.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR;
    info.waitSemaphoreCount = 1;
    info.pWaitSemaphores = &target.semaphores.rendered;
    info.swapchainCount = 1;
    info.pSwapchains = &swapchain;
    info.pImageIndices = &target.index;
    switch (const VkResult result = vkQueuePresentKHR(device_->queue(), &info); result) {
        case VK_SUCCESS:
            break;
        case VK_SUBOPTIMAL_KHR:
        case VK_ERROR_OUT_OF_DATE_KHR:
            stale_ = true;
            break;
        default:
            TAIJI_VK(result);
    }
}

}  // namespace taiji
