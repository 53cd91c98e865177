#include "renderer/vulkan/upload.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/check.hpp"
#include "renderer/vulkan/barriers.hpp"

namespace taiji {

void Uploads::record(VkCommandBuffer commands) {
    for (VkImage image : written_) {
        image_barrier(commands, image, ImageUse::HostWritten, ImageUse::FragmentRead);
    }
    for (const ImageCopy& copy : images_) {
        image_barrier(commands, copy.target, ImageUse::Discarded, ImageUse::TransferTarget);
        vkCmdCopyBufferToImage(
            commands, copy.staging.get(), copy.target, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
            static_cast<std::uint32_t>(copy.regions.size()), copy.regions.data());
        image_barrier(commands, copy.target, ImageUse::TransferTarget, ImageUse::FragmentRead);
    }
    for (const BufferCopy& copy : buffers_) {
        const VkBufferCopy region = {0, 0, copy.staging.size()};
        vkCmdCopyBuffer(commands, copy.staging.get(), copy.target, 1, &region);
    }
    if (!buffers_.empty()) transfer_to_draw_barrier(commands);
    written_.clear();
    images_.clear();
    buffers_.clear();
}

void Uploads::add(const Buffer& target, Buffer staging) {
    buffers_.push_back({target.get(), std::move(staging)});
}

void Uploads::add(const Image& target, Buffer staging, std::vector<VkBufferImageCopy> regions) {
    images_.push_back({target.get(), std::move(staging), std::move(regions)});
}

void Uploads::add_written(const Image& target) {
    written_.push_back(target.get());
}

void Uploads::cancel(const Image& target) {
    std::erase(written_, target.get());
    std::erase_if(images_, [&](const ImageCopy& copy) { return copy.target == target.get(); });
}

Buffer static_buffer(Device& device, Uploads& uploads, std::span<const std::byte> bytes,
                     VkBufferUsageFlags usage, const std::string& name) {
    if (device.unified_memory()) {
        Buffer made = Buffer::mapped(device, bytes.size(), usage, name);
        std::memcpy(made.bytes().data(), bytes.data(), bytes.size());
        return made;
    }
    Buffer staging =
        Buffer::mapped(device, bytes.size(), VK_BUFFER_USAGE_TRANSFER_SRC_BIT, name + " staging");
    std::memcpy(staging.bytes().data(), bytes.data(), bytes.size());
    Buffer made =
        Buffer::device_local(device, bytes.size(), usage | VK_BUFFER_USAGE_TRANSFER_DST_BIT, name);
    uploads.add(made, std::move(staging));
    return made;
}

namespace {

bool can_sample_linear(const Device& device, const TextureBuilder::Info& info) {
    if (!device.unified_memory() || !device.gpu().is_software()) return false;
    VkImageFormatProperties properties{};
    return vkGetPhysicalDeviceImageFormatProperties(
               device.gpu().handle, info.format, VK_IMAGE_TYPE_2D, VK_IMAGE_TILING_LINEAR,
               VK_IMAGE_USAGE_SAMPLED_BIT, 0, &properties) == VK_SUCCESS &&
           properties.maxMipLevels >= info.levels && properties.maxArrayLayers >= info.layers &&
           properties.maxExtent.width >= info.extent.width &&
           properties.maxExtent.height >= info.extent.height;
}

Extent level_extent(Extent extent, std::uint32_t level) {
    return {std::max(1U, extent.width >> level), std::max(1U, extent.height >> level)};
}

template <std::size_t Channels>
void halve(const TextureBuilder::Level& from, const TextureBuilder::Level& to) {
    const std::size_t step_x = from.extent.width > 1 ? Channels : 0;
    const std::size_t step_y = from.extent.height > 1 ? from.row_pitch : 0;
    for (std::uint32_t y = 0; y < to.extent.height; ++y) {
        const auto* above = reinterpret_cast<const std::uint8_t*>(from.data) +
                            from.row_pitch * (from.extent.height > 1 ? 2U * y : 0U);
        auto* out = reinterpret_cast<std::uint8_t*>(to.data) + to.row_pitch * y;
        for (std::uint32_t x = 0; x < to.extent.width; ++x) {
            for (std::size_t c = 0; c < Channels; ++c) {
                const std::uint8_t* p = above + c;
                out[c] = static_cast<std::uint8_t>(
                    (p[0] + p[step_x] + p[step_y] + p[step_x + step_y] + 2) / 4);
            }
            above += 2 * step_x;
            out += Channels;
        }
    }
}

}  // namespace

std::uint32_t full_mip_count(Extent extent) {
    return static_cast<std::uint32_t>(std::bit_width(std::max(extent.width, extent.height)));
}

TextureBuilder::TextureBuilder(Device& device, const Info& info, const std::string& name)
    : device_(device.get()) {
    TAIJI_CHECK(info.format == VK_FORMAT_R8_UNORM || info.format == VK_FORMAT_R8G8B8A8_UNORM);
    const bool linear = can_sample_linear(device, info);
    Image::Info image{info.format, info.extent, info.levels, info.layers};
    image.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    if (!linear) image.usage |= VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    image.tiling = linear ? VK_IMAGE_TILING_LINEAR : VK_IMAGE_TILING_OPTIMAL;
    image_ = Image(device, image, name);
    if (linear) return;
    VkDeviceSize size = 0;
    for (std::uint32_t layer = 0; layer < info.layers; ++layer) {
        for (std::uint32_t i = 0; i < info.levels; ++i) {
            staging_offsets_.push_back(size);
            const Extent e = level_extent(info.extent, i);
            // Buffer offsets of copies are multiples of four and of the texel size.
            size += (VkDeviceSize{e.width} * e.height * texel_size() + 3) / 4 * 4;
        }
    }
    staging_ = Buffer::mapped(device, size, VK_BUFFER_USAGE_TRANSFER_SRC_BIT, name + " staging");
}

std::size_t TextureBuilder::texel_size() const {
    return image_.info().format == VK_FORMAT_R8_UNORM ? 1 : 4;
}

TextureBuilder::Level TextureBuilder::level(std::uint32_t i, std::uint32_t layer) const {
    const Extent extent = level_extent(image_.info().extent, i);
    if (staging_) {
        return {staging_.bytes().data() + staging_offsets_[layer * level_count() + i],
                extent.width * texel_size(), extent};
    }
    const VkImageSubresource which = {VK_IMAGE_ASPECT_COLOR_BIT, i, layer};
    VkSubresourceLayout layout{};
    vkGetImageSubresourceLayout(device_, image_.get(), &which, &layout);
    return {image_.mapped() + layout.offset, static_cast<std::size_t>(layout.rowPitch), extent};
}

void TextureBuilder::fill_mip_levels(std::uint32_t layer) {
    for (std::uint32_t i = 1; i < level_count(); ++i) {
        if (texel_size() == 1) {
            halve<1>(level(i - 1, layer), level(i, layer));
        } else {
            halve<4>(level(i - 1, layer), level(i, layer));
        }
    }
}

Image TextureBuilder::finish(Uploads& uploads) {
    if (!staging_) {
        uploads.add_written(image_);
        return std::move(image_);
    }
    std::vector<VkBufferImageCopy> regions;
    for (std::uint32_t at = 0; at < staging_offsets_.size(); ++at) {
        const std::uint32_t i = at % level_count();
        const Extent e = level_extent(image_.info().extent, i);
        VkBufferImageCopy region{};
        region.bufferOffset = staging_offsets_[at];
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, i, at / level_count(), 1};
        region.imageExtent = {e.width, e.height, 1};
        regions.push_back(region);
    }
    uploads.add(image_, std::move(staging_), std::move(regions));
    return std::move(image_);
}

}  // namespace taiji
