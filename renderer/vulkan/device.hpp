#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "renderer/vulkan/gpu.hpp"

namespace taiji {

/// The logical device with its one queue, and the place where handles go that a frame in flight may
/// still use. Never moves, so that handles can point to it.
class Device {
  public:
    /// `instance` must outlive the device.
    static Result<std::unique_ptr<Device>> create(const Instance& instance, const Gpu& gpu);
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    /// Waits until the device is idle and destroys everything retired. No handle may be alive.
    ~Device();

    [[nodiscard]] VkDevice get() const { return device_; }
    [[nodiscard]] VkQueue queue() const { return queue_; }
    [[nodiscard]] const Gpu& gpu() const { return gpu_; }
    [[nodiscard]] bool anisotropy() const { return anisotropy_; }
    /// Does all memory lie in one heap that the CPU can write (software and most integrated
    /// devices)?
    [[nodiscard]] bool unified_memory() const { return unified_memory_; }
    [[nodiscard]] std::uint32_t memory_type(std::uint32_t allowed_bits,
                                            VkMemoryPropertyFlags wanted) const;

    /// Calls `destroy` once the frame that is being recorded now has left the GPU. From any thread.
    void retire(std::function<void(VkDevice)> destroy);
    /// Work numbered `begun` is being recorded from now on; all up to `finished` has left the GPU.
    void advance(std::uint64_t begun, std::uint64_t finished);

    /// A name for debuggers and validation messages. No-op without VK_EXT_debug_utils.
    template <typename T>
    void name(VkObjectType type, T handle, const std::string& text) const {
        set_name(type, reinterpret_cast<std::uint64_t>(handle), text);
    }

  private:
    struct Retired {
        std::uint64_t last_use;
        std::function<void(VkDevice)> destroy;
    };
    explicit Device(const Gpu& gpu) : gpu_(gpu) {}
    void set_name(VkObjectType type, std::uint64_t handle, const std::string& text) const;

    Gpu gpu_;
    VkDevice device_ = VK_NULL_HANDLE;
    VkQueue queue_ = VK_NULL_HANDLE;
    bool anisotropy_ = false;
    bool unified_memory_ = false;
    VkPhysicalDeviceMemoryProperties memory_{};
    PFN_vkSetDebugUtilsObjectNameEXT set_name_ = nullptr;
    std::mutex retired_mutex_;
    std::deque<Retired> retired_;
    std::uint64_t begun_ = 0;
};

}  // namespace taiji
