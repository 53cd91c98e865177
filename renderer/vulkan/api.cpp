#include "renderer/vulkan/api.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace taiji {

std::string_view vulkan_result_name(VkResult result) {
#define TAIJI_NAME(name) \
    case name:           \
        return #name
    switch (result) {
        TAIJI_NAME(VK_SUCCESS);
        TAIJI_NAME(VK_NOT_READY);
        TAIJI_NAME(VK_TIMEOUT);
        TAIJI_NAME(VK_INCOMPLETE);
        TAIJI_NAME(VK_SUBOPTIMAL_KHR);
        TAIJI_NAME(VK_ERROR_OUT_OF_HOST_MEMORY);
        TAIJI_NAME(VK_ERROR_OUT_OF_DEVICE_MEMORY);
        TAIJI_NAME(VK_ERROR_INITIALIZATION_FAILED);
        TAIJI_NAME(VK_ERROR_DEVICE_LOST);
        TAIJI_NAME(VK_ERROR_MEMORY_MAP_FAILED);
        TAIJI_NAME(VK_ERROR_LAYER_NOT_PRESENT);
        TAIJI_NAME(VK_ERROR_EXTENSION_NOT_PRESENT);
        TAIJI_NAME(VK_ERROR_FEATURE_NOT_PRESENT);
        TAIJI_NAME(VK_ERROR_INCOMPATIBLE_DRIVER);
        TAIJI_NAME(VK_ERROR_TOO_MANY_OBJECTS);
        TAIJI_NAME(VK_ERROR_FORMAT_NOT_SUPPORTED);
        TAIJI_NAME(VK_ERROR_FRAGMENTED_POOL);
        TAIJI_NAME(VK_ERROR_SURFACE_LOST_KHR);
        TAIJI_NAME(VK_ERROR_NATIVE_WINDOW_IN_USE_KHR);
        TAIJI_NAME(VK_ERROR_OUT_OF_DATE_KHR);
        TAIJI_NAME(VK_ERROR_OUT_OF_POOL_MEMORY);
        default:
            return "an unnamed VkResult";
    }
#undef TAIJI_NAME
}

void vulkan_call_failed(std::string_view call, VkResult result, const char* file, int line) {
    fmt::print(stderr, "taiji: the graphics driver failed at {}:{}: {} returned {} ({})\n", file,
               line, call.substr(0, call.find('(')), vulkan_result_name(result),
               static_cast<int>(result));
    std::fflush(nullptr);
    std::_Exit(1);
}

}  // namespace taiji
