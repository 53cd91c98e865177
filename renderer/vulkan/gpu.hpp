#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "renderer/vulkan/instance.hpp"

namespace taiji {

/// A Vulkan device of this machine, as found.
struct Gpu {
    VkPhysicalDevice handle = VK_NULL_HANDLE;
    VkPhysicalDeviceProperties properties{};
    std::string driver;  ///< name and version of the driver
    std::uint32_t queue_family = 0;
    /// Why it cannot be used, if it cannot.
    std::optional<std::string> unfit;

    [[nodiscard]] std::string name() const { return properties.deviceName; }
    [[nodiscard]] bool is_software() const {
        return properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    }
};

struct GpuChoice {
    Gpu gpu;
    std::string why;  ///< "the first discrete GPU", "the only device" and so on
};

/// All devices in the loader's order. With a surface, a device that cannot present to it is unfit.
[[nodiscard]] std::vector<Gpu> find_gpus(const Instance& instance, VkSurfaceKHR surface);

/// The device to use: `wanted` is an index into `gpus` or a part of a name, any case; without it,
/// discrete before integrated before virtual before software, unfit ones passed over.
[[nodiscard]] Result<GpuChoice> choose_gpu(const std::vector<Gpu>& gpus,
                                           const std::optional<std::string>& wanted);

}  // namespace taiji
