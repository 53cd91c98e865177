#pragma once

#include <array>
#include <cstring>
#include <optional>
#include <span>
#include <type_traits>

#include "renderer/vulkan/buffer.hpp"

namespace taiji {

/// A piece of a frame's transient memory.
struct Transient {
    VkBuffer buffer;
    VkDeviceSize offset;
    std::byte* data;
};

/// Memory for what a frame writes once and the GPU reads once: uniforms, instances, text.
class TransientArena {
  public:
    static constexpr VkDeviceSize kSize = VkDeviceSize{1} << 20;

    TransientArena(Device& device, const std::string& name);
    void reset() { used_ = 0; }
    /// Nothing when the frame's memory is used up.
    [[nodiscard]] std::optional<Transient> allocate(std::size_t size);
    template <typename T>
    [[nodiscard]] std::optional<Transient> write(std::span<const T> values) {
        static_assert(std::is_trivially_copyable_v<T>);
        const auto made = allocate(values.size_bytes());
        if (made) std::memcpy(made->data, values.data(), values.size_bytes());
        return made;
    }

  private:
    Buffer buffer_;
    VkDeviceSize used_ = 0;
    VkDeviceSize alignment_;
};

/// A frame being recorded.
struct Frame {
    VkCommandBuffer commands;
    std::uint32_t slot;  ///< 0 .. kFramesInFlight - 1: which copy of per-frame resources is free
    std::uint64_t number;
    TransientArena& arena;
};

inline constexpr std::uint32_t kFramesInFlight = 2;

/// Command buffers, fences and transient memory of the frames in flight.
class FrameRing {
  public:
    explicit FrameRing(Device& device);
    /// Waits for the work still recorded.
    ~FrameRing();
    FrameRing(const FrameRing&) = delete;
    FrameRing& operator=(const FrameRing&) = delete;

    /// Waits until the oldest frame has left the GPU, frees what was retired with it and begins
    /// recording.
    [[nodiscard]] Frame begin();

    struct Presentation {
        VkSemaphore acquired;
        VkSemaphore rendered;
    };
    void submit(const Frame& frame, const std::optional<Presentation>& presentation);
    /// Until all submitted frames have left the GPU: for reading pictures back.
    void wait_all();

  private:
    struct Slot {
        Slot(Device& device, std::uint32_t index);
        CommandPoolHandle pool;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        FenceHandle fence;
        TransientArena arena;
        std::uint64_t number = 0;
    };
    Device* device_;
    std::array<Slot, kFramesInFlight> slots_;
    std::uint64_t begun_ = 0;
};

[[nodiscard]] SemaphoreHandle make_semaphore(Device& device, const std::string& name);

}  // namespace taiji
