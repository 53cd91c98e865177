#include "renderer/vulkan/instance.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace taiji {
namespace {

constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";

VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                          VkDebugUtilsMessageTypeFlagsEXT,
                                          const VkDebugUtilsMessengerCallbackDataEXT* data,
                                          void* log) {
    static_cast<ValidationLog*>(log)->add(data->pMessage);
    return VK_FALSE;
}

VkDebugUtilsMessengerCreateInfoEXT messenger_info(ValidationLog& log) {
    VkDebugUtilsMessengerCreateInfoEXT info{};
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                           VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT |
                       VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT;
    info.pfnUserCallback = on_message;
    info.pUserData = &log;
    return info;
}

bool has_extension(const char* name, const char* layer) {
    std::uint32_t count = 0;
    if (vkEnumerateInstanceExtensionProperties(layer, &count, nullptr) != VK_SUCCESS) return false;
    std::vector<VkExtensionProperties> all(count);
    if (vkEnumerateInstanceExtensionProperties(layer, &count, all.data()) < 0) return false;
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& e) { return std::strcmp(e.extensionName, name) == 0; });
}

}  // namespace

void ValidationLog::add(std::string message) {
    const std::lock_guard lock(mutex_);
    messages_.push_back(std::move(message));
}

std::vector<std::string> ValidationLog::messages() const {
    const std::lock_guard lock(mutex_);
    return messages_;
}

bool Instance::validation_available() {
    std::uint32_t count = 0;
    if (vkEnumerateInstanceLayerProperties(&count, nullptr) != VK_SUCCESS) return false;
    std::vector<VkLayerProperties> layers(count);
    if (vkEnumerateInstanceLayerProperties(&count, layers.data()) < 0) return false;
    return std::any_of(layers.begin(), layers.end(), [](const auto& layer) {
        return std::strcmp(layer.layerName, kValidationLayer) == 0;
    });
}

Result<Instance> Instance::create(std::span<const char* const> window_extensions,
                                  Validation validation) {
    const bool validate = validation == Validation::On;
    if (validate && !validation_available()) {
        return fail(
            "validation was asked for but the layer is not installed; install the package "
            "vulkan-validationlayers");
    }
    Instance made;
    made.windows_ = !window_extensions.empty();
    std::vector<const char*> extensions(window_extensions.begin(), window_extensions.end());
    made.debug_names_ =
        has_extension(VK_EXT_DEBUG_UTILS_EXTENSION_NAME, nullptr) ||
        (validate && has_extension(VK_EXT_DEBUG_UTILS_EXTENSION_NAME, kValidationLayer));
    if (made.debug_names_) extensions.push_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);

    const VkApplicationInfo application = {
        VK_STRUCTURE_TYPE_APPLICATION_INFO, nullptr, "taiji", 1, "taiji", 1, VK_API_VERSION_1_3};
    VkDebugUtilsMessengerCreateInfoEXT messenger = messenger_info(*made.log_);
    constexpr std::array kEnabled = {VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT};
    const VkValidationFeaturesEXT features = {VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT,
                                              &messenger,
                                              kEnabled.size(),
                                              kEnabled.data(),
                                              0,
                                              nullptr};
    VkInstanceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pNext = validate ? &features : nullptr;
    info.pApplicationInfo = &application;
    info.enabledLayerCount = validate ? 1 : 0;
    info.ppEnabledLayerNames = &kValidationLayer;
    info.enabledExtensionCount = static_cast<std::uint32_t>(extensions.size());
    info.ppEnabledExtensionNames = extensions.data();

    switch (const VkResult result = vkCreateInstance(&info, nullptr, &made.instance_); result) {
        case VK_SUCCESS:
            break;
        case VK_ERROR_INCOMPATIBLE_DRIVER:
            return fail(
                "no Vulkan driver was found; install your graphics card's driver, or the "
                "package mesa-vulkan-drivers");
        case VK_ERROR_EXTENSION_NOT_PRESENT:
            return fail(
                "no Vulkan driver here can draw into a window; install your graphics card's "
                "driver, or the package mesa-vulkan-drivers");
        default:
            return fail("Vulkan could not start ({}); update the graphics driver",
                        vulkan_result_name(result));
    }
    if (validate) {
        const auto create = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
            vkGetInstanceProcAddr(made.instance_, "vkCreateDebugUtilsMessengerEXT"));
        TAIJI_VK(create(made.instance_, &messenger, nullptr, &made.messenger_));
    }
    return made;
}

Instance::Instance(Instance&& other) noexcept
    : instance_(std::exchange(other.instance_, VK_NULL_HANDLE)),
      messenger_(std::exchange(other.messenger_, VK_NULL_HANDLE)),
      debug_names_(other.debug_names_),
      windows_(other.windows_),
      log_(std::move(other.log_)) {}

Instance& Instance::operator=(Instance&& other) noexcept {
    std::swap(instance_, other.instance_);
    std::swap(messenger_, other.messenger_);
    std::swap(debug_names_, other.debug_names_);
    std::swap(windows_, other.windows_);
    std::swap(log_, other.log_);
    return *this;
}

Instance::~Instance() {
    if (instance_ == VK_NULL_HANDLE) return;
    if (messenger_ != VK_NULL_HANDLE) {
        const auto destroy = reinterpret_cast<PFN_vkDestroyDebugUtilsMessengerEXT>(
            vkGetInstanceProcAddr(instance_, "vkDestroyDebugUtilsMessengerEXT"));
        destroy(instance_, messenger_, nullptr);
    }
    vkDestroyInstance(instance_, nullptr);
}

}  // namespace taiji
