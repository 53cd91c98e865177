#pragma once

#include "renderer/vulkan/api.hpp"

namespace taiji {

/// What an image is used for next to a barrier; each stands for a layout, a stage and an access.
enum class ImageUse {
    Discarded,    ///< contents are not needed; nothing used it in this submission
    Acquired,     ///< fresh from the swapchain, contents not needed
    HostWritten,  ///< a linear image filled by the CPU before the submission
    ColorAttachment,
    DepthAttachment,
    FragmentRead,
    TransferSource,
    TransferTarget,
    Present
};

/// Makes all levels of `image` ready for `to` after its use as `from`.
void image_barrier(VkCommandBuffer commands, VkImage image, ImageUse from, ImageUse to);

/// Copies by this command buffer so far are visible to vertex, index and uniform reads after.
void transfer_to_draw_barrier(VkCommandBuffer commands);
/// Copies by this command buffer so far are visible to the CPU once its fence has been waited for.
void transfer_to_host_barrier(VkCommandBuffer commands);

}  // namespace taiji
