#pragma once

#include <utility>

#include "renderer/vulkan/device.hpp"

namespace taiji {

/// Owns one Vulkan handle; when it goes, the handle is retired to the frame that last could use it.
template <typename T, void (*Destroy)(VkDevice, T, const VkAllocationCallbacks*)>
class Handle {
  public:
    Handle() = default;
    Handle(Device& device, T handle) : device_(&device), handle_(handle) {}
    Handle(Handle&& other) noexcept
        : device_(other.device_), handle_(std::exchange(other.handle_, T{})) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(device_, other.device_);
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Handle() {
        if (handle_ == T{}) return;
        device_->retire([handle = handle_](VkDevice device) { Destroy(device, handle, nullptr); });
    }

    [[nodiscard]] T get() const { return handle_; }
    [[nodiscard]] Device& device() const { return *device_; }
    explicit operator bool() const { return handle_ != T{}; }

  private:
    Device* device_ = nullptr;
    T handle_{};
};

using MemoryHandle = Handle<VkDeviceMemory, vkFreeMemory>;
using BufferHandle = Handle<VkBuffer, vkDestroyBuffer>;
using ImageHandle = Handle<VkImage, vkDestroyImage>;
using ImageViewHandle = Handle<VkImageView, vkDestroyImageView>;
using SamplerHandle = Handle<VkSampler, vkDestroySampler>;
using ShaderModuleHandle = Handle<VkShaderModule, vkDestroyShaderModule>;
using PipelineLayoutHandle = Handle<VkPipelineLayout, vkDestroyPipelineLayout>;
using PipelineCacheHandle = Handle<VkPipelineCache, vkDestroyPipelineCache>;
using DescriptorSetLayoutHandle = Handle<VkDescriptorSetLayout, vkDestroyDescriptorSetLayout>;
using DescriptorPoolHandle = Handle<VkDescriptorPool, vkDestroyDescriptorPool>;
using CommandPoolHandle = Handle<VkCommandPool, vkDestroyCommandPool>;
using FenceHandle = Handle<VkFence, vkDestroyFence>;
using SemaphoreHandle = Handle<VkSemaphore, vkDestroySemaphore>;
using SwapchainHandle = Handle<VkSwapchainKHR, vkDestroySwapchainKHR>;

}  // namespace taiji
