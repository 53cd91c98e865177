#pragma once

#include <vulkan/vulkan.h>

#include <string_view>

/// A Vulkan call that may only fail when the machine does (out of memory, device lost). Ends the
/// program with one sentence if it does. Calls whose failure is expected look at their VkResult
/// themselves.
#define TAIJI_VK(call)                                                               \
    do {                                                                             \
        if (const VkResult taiji_vk_result = (call); taiji_vk_result != VK_SUCCESS)  \
            ::taiji::vulkan_call_failed(#call, taiji_vk_result, __FILE__, __LINE__); \
    } while (false)

namespace taiji {

/// "VK_ERROR_DEVICE_LOST" and so on.
[[nodiscard]] std::string_view vulkan_result_name(VkResult result);
/// Prints what failed and ends the program with exit code 1.
[[noreturn]] void vulkan_call_failed(std::string_view call, VkResult result, const char* file,
                                     int line);

}  // namespace taiji
