#pragma once

#include <string>

#include "renderer/vulkan/handle.hpp"

namespace taiji {

/// Size in pixels.
struct Extent {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

/// A 2D image or array of them with its own memory and a view of all of it.
class Image {
  public:
    struct Info {
        VkFormat format = VK_FORMAT_UNDEFINED;
        Extent extent;
        std::uint32_t levels = 1;
        std::uint32_t layers = 1;  ///< more than one: an array
        VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT;
        VkImageUsageFlags usage = 0;
        /// LINEAR images are mapped and start as the CPU wrote them.
        VkImageTiling tiling = VK_IMAGE_TILING_OPTIMAL;
    };
    Image() = default;
    Image(Device& device, const Info& info, const std::string& name);

    [[nodiscard]] VkImage get() const { return image_.get(); }
    [[nodiscard]] VkImageView view() const { return view_.get(); }
    [[nodiscard]] const Info& info() const { return info_; }
    /// Null unless linear.
    [[nodiscard]] std::byte* mapped() const { return mapped_; }
    explicit operator bool() const { return static_cast<bool>(image_); }

  private:
    Info info_;
    MemoryHandle memory_;
    ImageHandle image_;
    ImageViewHandle view_;
    std::byte* mapped_ = nullptr;
};

[[nodiscard]] VkImageAspectFlags aspect_of(VkFormat format);

}  // namespace taiji
