#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "renderer/vulkan/handle.hpp"

namespace taiji {

/// A buffer with its own memory. The program has a few dozen, far below any limit on allocations.
class Buffer {
  public:
    Buffer() = default;
    /// Host-visible and coherent, mapped as long as it lives.
    static Buffer mapped(Device& device, VkDeviceSize size, VkBufferUsageFlags usage,
                         const std::string& name);
    /// In the device's own memory; filled by copies.
    static Buffer device_local(Device& device, VkDeviceSize size, VkBufferUsageFlags usage,
                               const std::string& name);

    [[nodiscard]] VkBuffer get() const { return buffer_.get(); }
    [[nodiscard]] VkDeviceSize size() const { return size_; }
    /// Empty unless mapped.
    [[nodiscard]] std::span<std::byte> bytes() const { return bytes_; }
    explicit operator bool() const { return static_cast<bool>(buffer_); }

  private:
    static Buffer make(Device& device, VkDeviceSize size, VkBufferUsageFlags usage,
                       VkMemoryPropertyFlags properties, const std::string& name);
    MemoryHandle memory_;
    BufferHandle buffer_;
    VkDeviceSize size_ = 0;
    std::span<std::byte> bytes_;
};

}  // namespace taiji
