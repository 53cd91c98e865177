#include "renderer/passes/picture.hpp"

#include <cstring>
#include <utility>

#include "base/check.hpp"

namespace taiji {

namespace {

/// `draw` draws frame i of `frames` to the target.
template <typename Draw>
RgbaPicture draw_and_read_back(Device& device, FrameRing& ring, VkFormat format, Extent extent,
                               std::uint32_t frames, const Draw& draw) {
    TAIJI_CHECK(format == VK_FORMAT_R8G8B8A8_UNORM || format == VK_FORMAT_B8G8R8A8_UNORM);
    Image::Info info;
    info.format = format;
    info.extent = extent;
    info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
    const Image image(device, info, "picture");
    const VkDeviceSize size = VkDeviceSize{4} * extent.width * extent.height;
    const Buffer back =
        Buffer::mapped(device, size, VK_BUFFER_USAGE_TRANSFER_DST_BIT, "picture read back");

    const DrawTarget target = {image.get(), image.view(), extent, ImageUse::Discarded,
                               ImageUse::TransferSource};
    for (std::uint32_t i = 0; i < frames; ++i) {
        const Frame frame = ring.begin();
        draw(frame, target, i);
        if (i + 1 == frames) {
            VkBufferImageCopy region{};
            region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
            region.imageExtent = {extent.width, extent.height, 1};
            vkCmdCopyImageToBuffer(frame.commands, image.get(),
                                   VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, back.get(), 1, &region);
            transfer_to_host_barrier(frame.commands);
        }
        ring.submit(frame, std::nullopt);
    }
    ring.wait_all();
    RgbaPicture picture{{extent.width, extent.height}, std::vector<std::uint8_t>(back.size())};
    std::memcpy(picture.pixels.data(), back.bytes().data(), back.size());
    if (format == VK_FORMAT_B8G8R8A8_UNORM) {
        for (std::size_t i = 0; i < picture.pixels.size(); i += 4) {
            std::swap(picture.pixels[i], picture.pixels[i + 2]);
        }
    }
    return picture;
}

}  // namespace

RgbaPicture draw_picture(Device& device, FrameRing& ring, SceneRenderer& renderer,
                         const scene::SceneFrame& scene, Extent extent) {
    return draw_and_read_back(device, ring, renderer.color_format(), extent,
                              SceneRenderer::kStillFrames,
                              [&](const Frame& frame, const DrawTarget& target, std::uint32_t i) {
                                  renderer.draw_still(frame, scene, target, i);
                              });
}

RgbaPicture draw_moving_picture(Device& device, FrameRing& ring, SceneRenderer& renderer,
                                const scene::SceneFrame& scene, Extent extent) {
    return draw_and_read_back(device, ring, renderer.color_format(), extent, 1,
                              [&](const Frame& frame, const DrawTarget& target, std::uint32_t) {
                                  renderer.draw(frame, scene, target);
                              });
}

RgbaPicture draw_picture_over_still(Device& device, FrameRing& ring, SceneRenderer& renderer,
                                    const scene::InterfaceFrame* interface, Extent extent) {
    return draw_and_read_back(device, ring, renderer.color_format(), extent, 1,
                              [&](const Frame& frame, const DrawTarget& target, std::uint32_t) {
                                  renderer.draw_over_still(frame, interface, target);
                              });
}

}  // namespace taiji
