#include "renderer/vulkan/device.hpp"

#include <algorithm>

#include "base/check.hpp"

namespace taiji {
namespace {

bool is_unified(const VkPhysicalDeviceMemoryProperties& memory) {
    if (memory.memoryHeapCount != 1) return false;
    constexpr VkMemoryPropertyFlags kBoth =
        VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT;
    return std::any_of(
        memory.memoryTypes, memory.memoryTypes + memory.memoryTypeCount,
        [](const VkMemoryType& type) { return (type.propertyFlags & kBoth) == kBoth; });
}

}  // namespace

Result<std::unique_ptr<Device>> Device::create(const Instance& instance, const Gpu& gpu) {
    TAIJI_CHECK(!gpu.unfit);
    std::unique_ptr<Device> made(new Device(gpu));
    VkPhysicalDeviceFeatures available{};
    vkGetPhysicalDeviceFeatures(gpu.handle, &available);
    made->anisotropy_ = available.samplerAnisotropy == VK_TRUE && !gpu.is_software();

    VkPhysicalDeviceVulkan13Features v13{};
    v13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
    v13.dynamicRendering = VK_TRUE;
    v13.synchronization2 = VK_TRUE;
    VkPhysicalDeviceFeatures2 features{};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features.pNext = &v13;
    features.features.samplerAnisotropy = made->anisotropy_ ? VK_TRUE : VK_FALSE;
    features.features.largePoints = available.largePoints;  // without it stars are single pixels

    const float priority = 1.0F;
    VkDeviceQueueCreateInfo queue{};
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueFamilyIndex = gpu.queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;

    const char* swapchain = VK_KHR_SWAPCHAIN_EXTENSION_NAME;
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &features;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.enabledExtensionCount = instance.can_show_windows() ? 1 : 0;
    info.ppEnabledExtensionNames = &swapchain;
    if (const VkResult result = vkCreateDevice(gpu.handle, &info, nullptr, &made->device_);
        result != VK_SUCCESS) {
        return fail("{} could not be opened ({}); update its driver or choose another with --gpu",
                    gpu.name(), vulkan_result_name(result));
    }
    vkGetDeviceQueue(made->device_, gpu.queue_family, 0, &made->queue_);
    vkGetPhysicalDeviceMemoryProperties(gpu.handle, &made->memory_);
    made->unified_memory_ = is_unified(made->memory_);
    if (instance.has_debug_names()) {
        made->set_name_ = reinterpret_cast<PFN_vkSetDebugUtilsObjectNameEXT>(
            vkGetInstanceProcAddr(instance.get(), "vkSetDebugUtilsObjectNameEXT"));
    }
    return made;
}

Device::~Device() {
    if (device_ == VK_NULL_HANDLE) return;
    // A lost device also has nothing in flight.
    static_cast<void>(vkDeviceWaitIdle(device_));
    for (const Retired& retired : retired_) retired.destroy(device_);
    vkDestroyDevice(device_, nullptr);
}

std::uint32_t Device::memory_type(std::uint32_t allowed_bits, VkMemoryPropertyFlags wanted) const {
    for (std::uint32_t i = 0; i < memory_.memoryTypeCount; ++i) {
        if ((allowed_bits >> i & 1U) != 0 &&
            (memory_.memoryTypes[i].propertyFlags & wanted) == wanted) {
            return i;
        }
    }
    // Every implementation has host-visible coherent memory, and device-local memory for optimal
    // images (Vulkan 1.3 specification, 11.2.1).
    TAIJI_CHECK(false && "a memory type that the specification guarantees");
    return 0;
}

void Device::retire(std::function<void(VkDevice)> destroy) {
    const std::lock_guard lock(retired_mutex_);
    retired_.push_back({begun_, std::move(destroy)});
}

void Device::advance(std::uint64_t begun, std::uint64_t finished) {
    const std::lock_guard lock(retired_mutex_);
    begun_ = begun;
    while (!retired_.empty() && retired_.front().last_use <= finished) {
        retired_.front().destroy(device_);
        retired_.pop_front();
    }
}

void Device::set_name(VkObjectType type, std::uint64_t handle, const std::string& text) const {
    if (set_name_ == nullptr) return;
    const VkDebugUtilsObjectNameInfoEXT info = {VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT,
                                                nullptr, type, handle, text.c_str()};
    TAIJI_VK(set_name_(device_, &info));
}

}  // namespace taiji
