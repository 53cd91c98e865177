#include "renderer/passes/film_camera.hpp"

#include <utility>

#include "base/check.hpp"

namespace taiji {

FilmCamera::FilmCamera(SceneRenderer& renderer, FrameRing& ring, Extent extent, TakeFrame take)
    : renderer_(renderer), ring_(ring), extent_(extent), take_(std::move(take)) {
    TAIJI_CHECK(renderer.color_format() == VK_FORMAT_R8G8B8A8_UNORM);
    Image::Info info;
    info.format = renderer.color_format();
    info.extent = extent;
    info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
    for (Slot& slot : slots_) {
        slot.image = Image(renderer.device(), info, "frame of a film");
        slot.back =
            Buffer::mapped(renderer.device(), VkDeviceSize{4} * extent.width * extent.height,
                           VK_BUFFER_USAGE_TRANSFER_DST_BIT, "frame read back");
    }
}

Result<void> FilmCamera::give(Slot& slot) {
    if (!std::exchange(slot.full, false)) return {};
    const auto bytes = slot.back.bytes();
    return take_({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

Result<void> FilmCamera::shoot(const scene::SceneFrame& scene) {
    const Frame frame = ring_.begin();
    next_ = (frame.slot + 1) % kFramesInFlight;
    // The ring has waited for what this slot drew last.
    Slot& slot = slots_[frame.slot];
    auto given = give(slot);
    const DrawTarget target = {slot.image.get(), slot.image.view(), extent_, ImageUse::Discarded,
                               ImageUse::TransferSource};
    renderer_.draw(frame, scene, target);
    VkBufferImageCopy region{};
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageExtent = {extent_.width, extent_.height, 1};
    vkCmdCopyImageToBuffer(frame.commands, slot.image.get(), VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                           slot.back.get(), 1, &region);
    transfer_to_host_barrier(frame.commands);
    ring_.submit(frame, std::nullopt);
    slot.full = true;
    return given;
}

Result<void> FilmCamera::finish() {
    ring_.wait_all();
    for (std::uint32_t i = 0; i < kFramesInFlight; ++i) {
        if (auto given = give(slots_[(next_ + i) % kFramesInFlight]); !given) return given;
    }
    return {};
}

}  // namespace taiji
