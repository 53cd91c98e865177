#pragma once

#include <span>
#include <vector>

#include "renderer/vulkan/buffer.hpp"
#include "renderer/vulkan/image.hpp"

namespace taiji {

/// Copies into device memory that wait for the next frame's command buffer.
class Uploads {
  public:
    /// Records all waiting copies and the barriers that make them visible to drawing.
    void record(VkCommandBuffer commands);

    void add(const Buffer& target, Buffer staging);
    /// `regions` copy from `staging`; the image is ready for fragment shaders afterwards.
    void add(const Image& target, Buffer staging, std::vector<VkBufferImageCopy> regions);
    /// A linear image that the CPU has filled.
    void add_written(const Image& target);
    /// Forgets what still waits for `target`, which is about to go.
    void cancel(const Image& target);

  private:
    struct BufferCopy {
        VkBuffer target;
        Buffer staging;
    };
    struct ImageCopy {
        VkImage target;
        Buffer staging;
        std::vector<VkBufferImageCopy> regions;
    };
    std::vector<BufferCopy> buffers_;
    std::vector<ImageCopy> images_;
    std::vector<VkImage> written_;
};

/// A buffer that never changes after it has been uploaded once.
[[nodiscard]] Buffer static_buffer(Device& device, Uploads& uploads,
                                   std::span<const std::byte> bytes, VkBufferUsageFlags usage,
                                   const std::string& name);

/// Fills the levels of a sampled texture in place: straight in the image where that is the device's
/// own memory and sampling it is no slower (the software driver), in a staging buffer elsewhere.
class TextureBuilder {
  public:
    struct Level {
        std::byte* data;
        std::size_t row_pitch;  ///< bytes from row to row
        Extent extent;
    };
    struct Info {
        VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;  ///< or R8_UNORM
        Extent extent;
        std::uint32_t levels = 1;
        std::uint32_t layers = 1;
    };
    TextureBuilder(Device& device, const Info& info, const std::string& name);

    [[nodiscard]] std::uint32_t level_count() const { return image_.info().levels; }
    [[nodiscard]] Level level(std::uint32_t i, std::uint32_t layer) const;
    /// Makes every level of `layer` below the first from the one above by a 2x2 box. Layers can be
    /// filled from different threads.
    void fill_mip_levels(std::uint32_t layer);
    [[nodiscard]] Image finish(Uploads& uploads);

  private:
    [[nodiscard]] std::size_t texel_size() const;
    VkDevice device_;
    Image image_;
    Buffer staging_;
    std::vector<VkDeviceSize> staging_offsets_;
};

/// Levels of a full mip chain.
[[nodiscard]] std::uint32_t full_mip_count(Extent extent);

}  // namespace taiji
