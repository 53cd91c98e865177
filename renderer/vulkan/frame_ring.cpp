#include "renderer/vulkan/frame_ring.hpp"

#include <algorithm>

namespace taiji {

TransientArena::TransientArena(Device& device, const std::string& name)
    : buffer_(Buffer::mapped(device, kSize,
                             VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                                 VK_BUFFER_USAGE_VERTEX_BUFFER_BIT |
                                 VK_BUFFER_USAGE_INDEX_BUFFER_BIT,
                             name)),
      alignment_(std::max<VkDeviceSize>(
          64, device.gpu().properties.limits.minUniformBufferOffsetAlignment)) {}

std::optional<Transient> TransientArena::allocate(std::size_t size) {
    const VkDeviceSize at = (used_ + alignment_ - 1) / alignment_ * alignment_;
    if (at + size > kSize) return std::nullopt;
    used_ = at + size;
    return Transient{buffer_.get(), at, buffer_.bytes().data() + at};
}

FrameRing::Slot::Slot(Device& device, std::uint32_t index)
    : arena(device, fmt::format("transient memory {}", index)) {
    VkCommandPoolCreateInfo pool_info{};
    pool_info.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
    pool_info.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
    pool_info.queueFamilyIndex = device.gpu().queue_family;
    VkCommandPool made_pool = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateCommandPool(device.get(), &pool_info, nullptr, &made_pool));
    pool = CommandPoolHandle(device, made_pool);
    device.name(VK_OBJECT_TYPE_COMMAND_POOL, made_pool, fmt::format("frame commands {}", index));

    VkCommandBufferAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
    info.commandPool = made_pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    info.commandBufferCount = 1;
    TAIJI_VK(vkAllocateCommandBuffers(device.get(), &info, &commands));
    device.name(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, fmt::format("frame {}", index));

    const VkFenceCreateInfo fence_info = {VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, nullptr,
                                          VK_FENCE_CREATE_SIGNALED_BIT};
    VkFence made_fence = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateFence(device.get(), &fence_info, nullptr, &made_fence));
    fence = FenceHandle(device, made_fence);
    device.name(VK_OBJECT_TYPE_FENCE, made_fence, fmt::format("frame done {}", index));
}

FrameRing::FrameRing(Device& device) : device_(&device), slots_{Slot(device, 0), Slot(device, 1)} {}

FrameRing::~FrameRing() {
    wait_all();
}

Frame FrameRing::begin() {
    Slot& slot = slots_[begun_ % kFramesInFlight];
    const VkFence fence = slot.fence.get();
    TAIJI_VK(vkWaitForFences(device_->get(), 1, &fence, VK_TRUE, UINT64_MAX));
    const std::uint64_t finished = slot.number;
    slot.number = ++begun_;
    device_->advance(begun_, finished);
    TAIJI_VK(vkResetCommandPool(device_->get(), slot.pool.get(), 0));
    slot.arena.reset();
    const VkCommandBufferBeginInfo info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, nullptr,
                                           VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, nullptr};
    TAIJI_VK(vkBeginCommandBuffer(slot.commands, &info));
    return Frame{slot.commands, static_cast<std::uint32_t>(&slot - slots_.data()), begun_,
                 slot.arena};
}

void FrameRing::submit(const Frame& frame, const std::optional<Presentation>& presentation) {
    TAIJI_VK(vkEndCommandBuffer(frame.commands));
    VkSemaphoreSubmitInfo wait{};
    wait.sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO;
    wait.stageMask = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    VkSemaphoreSubmitInfo signal = wait;
    signal.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    VkCommandBufferSubmitInfo commands{};
    commands.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO;
    commands.commandBuffer = frame.commands;
    VkSubmitInfo2 submit{};
    submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO_2;
    submit.commandBufferInfoCount = 1;
    submit.pCommandBufferInfos = &commands;
    if (presentation) {
        wait.semaphore = presentation->acquired;
        signal.semaphore = presentation->rendered;
        submit.waitSemaphoreInfoCount = 1;
        submit.pWaitSemaphoreInfos = &wait;
        submit.signalSemaphoreInfoCount = 1;
        submit.pSignalSemaphoreInfos = &signal;
    }
    const VkFence fence = slots_[frame.slot].fence.get();
    TAIJI_VK(vkResetFences(device_->get(), 1, &fence));
    TAIJI_VK(vkQueueSubmit2(device_->queue(), 1, &submit, fence));
}

void FrameRing::wait_all() {
    for (const Slot& slot : slots_) {
        const VkFence fence = slot.fence.get();
        TAIJI_VK(vkWaitForFences(device_->get(), 1, &fence, VK_TRUE, UINT64_MAX));
    }
}

SemaphoreHandle make_semaphore(Device& device, const std::string& name) {
    const VkSemaphoreCreateInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, nullptr, 0};
    VkSemaphore made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateSemaphore(device.get(), &info, nullptr, &made));
    device.name(VK_OBJECT_TYPE_SEMAPHORE, made, name);
    return SemaphoreHandle(device, made);
}

}  // namespace taiji
