#include "renderer/vulkan/gpu.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstring>

namespace taiji {
namespace {

bool has_extension(VkPhysicalDevice gpu, const char* name) {
    std::uint32_t count = 0;
    TAIJI_VK(vkEnumerateDeviceExtensionProperties(gpu, nullptr, &count, nullptr));
    std::vector<VkExtensionProperties> all(count);
    TAIJI_VK(vkEnumerateDeviceExtensionProperties(gpu, nullptr, &count, all.data()));
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& e) { return std::strcmp(e.extensionName, name) == 0; });
}

/// The first family that draws and, if asked, presents to `surface`.
std::optional<std::uint32_t> queue_family(VkPhysicalDevice gpu, VkSurfaceKHR surface) {
    std::uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(gpu, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    vkGetPhysicalDeviceQueueFamilyProperties(gpu, &count, families.data());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) == 0) continue;
        if (surface == VK_NULL_HANDLE) return i;
        VkBool32 presents = VK_FALSE;
        if (vkGetPhysicalDeviceSurfaceSupportKHR(gpu, i, surface, &presents) == VK_SUCCESS &&
            presents == VK_TRUE) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<std::string> why_unfit(const Gpu& gpu, VkSurfaceKHR surface) {
    const std::uint32_t version = gpu.properties.apiVersion;
    if (version < VK_API_VERSION_1_3) {
        return fmt::format("it offers Vulkan {}.{}, 1.3 is needed; update its driver",
                           VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version));
    }
    VkPhysicalDeviceVulkan13Features v13{};
    v13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
    VkPhysicalDeviceFeatures2 features{};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features.pNext = &v13;
    vkGetPhysicalDeviceFeatures2(gpu.handle, &features);
    if (v13.dynamicRendering == VK_FALSE || v13.synchronization2 == VK_FALSE) {
        return "it lacks dynamicRendering or synchronization2; update its driver";
    }
    if (surface != VK_NULL_HANDLE && !has_extension(gpu.handle, VK_KHR_SWAPCHAIN_EXTENSION_NAME)) {
        return "it cannot show pictures in a window";
    }
    if (!queue_family(gpu.handle, VK_NULL_HANDLE)) return "it cannot draw";
    if (!queue_family(gpu.handle, surface)) return "it cannot present to this display";
    return std::nullopt;
}

int rank(VkPhysicalDeviceType type) {
    switch (type) {
        case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
            return 0;
        case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
            return 1;
        case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
            return 2;
        case VK_PHYSICAL_DEVICE_TYPE_CPU:
            return 4;
        default:
            return 3;
    }
}

std::string_view type_text(VkPhysicalDeviceType type) {
    switch (type) {
        case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
            return "discrete GPU";
        case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
            return "integrated GPU";
        case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
            return "virtual GPU";
        case VK_PHYSICAL_DEVICE_TYPE_CPU:
            return "software driver";
        default:
            return "device of another kind";
    }
}

std::string lower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return out;
}

bool matches(const std::vector<Gpu>& gpus, std::size_t i, const std::string& wanted) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    if (error == std::errc{} && end == wanted.data() + wanted.size()) return number == i;
    return lower(gpus[i].name()).find(lower(wanted)) != std::string::npos;
}

std::string list_text(const std::vector<Gpu>& gpus) {
    std::string text;
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        text += fmt::format("{}{} ({})", i == 0 ? "" : ", ", i, gpus[i].name());
    }
    return text;
}

}  // namespace

std::vector<Gpu> find_gpus(const Instance& instance, VkSurfaceKHR surface) {
    std::uint32_t count = 0;
    if (vkEnumeratePhysicalDevices(instance.get(), &count, nullptr) != VK_SUCCESS) return {};
    std::vector<VkPhysicalDevice> handles(count);
    if (vkEnumeratePhysicalDevices(instance.get(), &count, handles.data()) < 0) return {};
    std::vector<Gpu> gpus;
    for (VkPhysicalDevice handle : handles) {
        Gpu gpu;
        gpu.handle = handle;
        vkGetPhysicalDeviceProperties(handle, &gpu.properties);
        if (gpu.properties.apiVersion >= VK_API_VERSION_1_2) {
            VkPhysicalDeviceDriverProperties driver{};
            driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
            VkPhysicalDeviceProperties2 two{};
            two.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
            two.pNext = &driver;
            vkGetPhysicalDeviceProperties2(handle, &two);
            gpu.driver = fmt::format("{} {}", driver.driverName, driver.driverInfo);
        }
        gpu.unfit = why_unfit(gpu, surface);
        if (!gpu.unfit) gpu.queue_family = *queue_family(handle, surface);
        gpus.push_back(std::move(gpu));
    }
    return gpus;
}

Result<GpuChoice> choose_gpu(const std::vector<Gpu>& gpus,
                             const std::optional<std::string>& wanted) {
    if (gpus.empty()) {
        return fail(
            "no Vulkan device was found; install your graphics card's driver, or the package "
            "mesa-vulkan-drivers");
    }
    const Gpu* best = nullptr;
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        if (wanted && !matches(gpus, i, *wanted)) continue;
        const Gpu& gpu = gpus[i];
        if (wanted && gpu.unfit) {
            return fail("--gpu {}: {} cannot be used: {}", *wanted, gpu.name(), *gpu.unfit);
        }
        if (gpu.unfit) continue;
        if (best == nullptr ||
            rank(gpu.properties.deviceType) < rank(best->properties.deviceType)) {
            best = &gpu;
        }
    }
    if (best == nullptr && wanted) {
        return fail("--gpu {}: no device has this index or name; found {}", *wanted,
                    list_text(gpus));
    }
    if (best == nullptr) {
        return fail("no device here can be used; {}: {}", gpus[0].name(), *gpus[0].unfit);
    }
    const auto type = type_text(best->properties.deviceType);
    return GpuChoice{*best, wanted ? fmt::format("asked for with --gpu {}", *wanted)
                            : gpus.size() == 1
                                ? fmt::format("the only device, a {}", type)
                                : fmt::format("the first {}, the best kind here", type)};
}

}  // namespace taiji
