#include <algorithm>
#include <cstring>
#include <utility>

#include "base/check.hpp"
#include "renderer/passes/picture.hpp"

namespace taiji {
namespace {

constexpr std::uint32_t divided_up(std::uint32_t value, std::uint32_t by) {
    return (value + by - 1) / by;
}

/// How one side is cut: about equal parts, even, so that what shaders know of their neighbours is
/// the same as in one piece.
struct Cut {
    std::uint32_t count = 1;
    std::uint32_t length = 0;
};
Cut cut(std::uint32_t side, std::uint32_t most) {
    Cut made;
    made.count = divided_up(side, std::max(2U, most));
    made.length = made.count == 1 ? side : (divided_up(side, made.count) + 1) / 2 * 2;
    made.count = divided_up(side, made.length);
    return made;
}

/// An image of a tile's size, and where it is read back.
class Easel {
  public:
    Easel(SceneRenderer& renderer, FrameRing& ring, Extent tile)
        : renderer_(renderer), ring_(ring), tile_(tile) {
        Image::Info info;
        info.format = renderer.color_format();
        info.extent = tile;
        info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
        image_ = Image(renderer.device(), info, "tile");
        back_ = Buffer::mapped(renderer.device(), VkDeviceSize{4} * tile.width * tile.height,
                               VK_BUFFER_USAGE_TRANSFER_DST_BIT, "tile read back");
    }

    void draw(const scene::SceneFrame& scene, const PicturePart& part) {
        const DrawTarget target = {
            image_.get(), image_.view(), tile_, ImageUse::Discarded, ImageUse::TransferSource,
            part};
        for (std::uint32_t i = 0; i < SceneRenderer::kStillFrames; ++i) {
            const Frame frame = ring_.begin();
            renderer_.draw_still(frame, scene, target, i);
            if (i + 1 == SceneRenderer::kStillFrames) copy(frame);
            ring_.submit(frame, std::nullopt);
        }
        ring_.wait_all();
    }

    /// The tile's row `y`, RGBA, the first `count` pixels.
    void row_to(std::uint32_t y, std::uint32_t count, std::uint8_t* to) const {
        const std::size_t pitch = std::size_t{4} * tile_.width;
        std::memcpy(to, back_.bytes().data() + y * pitch, std::size_t{4} * count);
        if (renderer_.color_format() != VK_FORMAT_B8G8R8A8_UNORM) return;
        for (std::size_t i = 0; i < std::size_t{4} * count; i += 4) std::swap(to[i], to[i + 2]);
    }

  private:
    void copy(const Frame& frame) const {
        VkBufferImageCopy region{};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {tile_.width, tile_.height, 1};
        vkCmdCopyImageToBuffer(frame.commands, image_.get(), VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                               back_.get(), 1, &region);
        transfer_to_host_barrier(frame.commands);
    }

    SceneRenderer& renderer_;
    FrameRing& ring_;
    Extent tile_;
    Image image_;
    Buffer back_;
};

}  // namespace

void make_straight(std::span<std::uint8_t> rgba) {
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
        std::uint8_t* p = &rgba[i];
        const unsigned alpha = std::max({p[0], p[1], p[2], p[3]});
        p[3] = static_cast<std::uint8_t>(alpha);
        if (alpha == 0 || alpha == 255) continue;
        for (int c = 0; c < 3; ++c) {
            p[c] = static_cast<std::uint8_t>((p[c] * 255U + alpha / 2) / alpha);
        }
    }
}

Result<void> draw_tiled_picture(SceneRenderer& renderer, FrameRing& ring,
                                const scene::SceneFrame& scene, const TiledPicture& picture,
                                const TakeRows& take, const TilesDone& done) {
    const VkPhysicalDeviceLimits& limits = renderer.device().gpu().properties.limits;
    const Extent size = picture.size;
    TAIJI_CHECK(size.width > 0 && size.height > 0);
    if (size.width > limits.maxViewportDimensions[0] ||
        size.height > limits.maxViewportDimensions[1]) {
        return fail("{} by {} pixels: {} draws pictures of at most {} by {}", size.width,
                    size.height, renderer.device().gpu().name(), limits.maxViewportDimensions[0],
                    limits.maxViewportDimensions[1]);
    }
    const Cut across = cut(size.width, std::min(picture.tile.width, limits.maxImageDimension2D));
    const Cut down = cut(size.height, std::min(picture.tile.height, limits.maxImageDimension2D));
    Easel easel(renderer, ring, {across.length, down.length});
    std::vector<std::uint8_t> band(std::size_t{4} * size.width * down.length);
    std::uint32_t drawn = 0;
    for (std::uint32_t top = 0; top < size.height; top += down.length) {
        const std::uint32_t rows = std::min(down.length, size.height - top);
        for (std::uint32_t left = 0; left < size.width; left += across.length) {
            easel.draw(scene, {size, left, top});
            const std::uint32_t columns = std::min(across.length, size.width - left);
            for (std::uint32_t y = 0; y < rows; ++y) {
                const std::size_t at = std::size_t{4} * (std::size_t{y} * size.width + left);
                easel.row_to(y, columns, &band[at]);
            }
            if (done && !done(++drawn, across.count * down.count)) return fail("it was stopped");
        }
        const std::span<std::uint8_t> whole_rows(band.data(), std::size_t{4} * size.width * rows);
        if (!scene.options.sky) make_straight(whole_rows);
        if (auto taken = take(whole_rows); !taken) return taken;
    }
    return {};
}

}  // namespace taiji
