#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "renderer/vulkan/gpu.hpp"

namespace taiji {
namespace {

Gpu gpu(const char* name, VkPhysicalDeviceType type) {
    Gpu made;
    std::snprintf(made.properties.deviceName, sizeof(made.properties.deviceName), "%s", name);
    made.properties.deviceType = type;
    return made;
}

std::vector<Gpu> machine() {
    return {gpu("llvmpipe", VK_PHYSICAL_DEVICE_TYPE_CPU),
            gpu("Inside 620", VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU),
            gpu("Big Card", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU)};
}

TEST(GpuChoice, TakesHardwareBeforeSoftwareAndDiscreteBeforeIntegrated) {
    EXPECT_EQ(choose_gpu(machine(), std::nullopt)->gpu.name(), "Big Card");
}

TEST(GpuChoice, PassesOverADeviceThatCannotPresent) {
    auto gpus = machine();
    gpus[2].unfit = "it cannot present to this display";
    EXPECT_EQ(choose_gpu(gpus, std::nullopt)->gpu.name(), "Inside 620");
}

TEST(GpuChoice, ObeysAnIndexAndAPartOfANameInAnyCase) {
    EXPECT_EQ(choose_gpu(machine(), "0")->gpu.name(), "llvmpipe");
    EXPECT_EQ(choose_gpu(machine(), "inside")->gpu.name(), "Inside 620");
}

TEST(GpuChoice, SaysWhatThereIsWhenTheNameFitsNothing) {
    const auto choice = choose_gpu(machine(), "voodoo");
    ASSERT_FALSE(choice);
    EXPECT_THAT(choice.error().message, testing::HasSubstr("0 (llvmpipe), 1 (Inside 620)"));
}

TEST(GpuChoice, SaysWhyAnAskedForDeviceCannotBeUsed) {
    auto gpus = machine();
    gpus[2].unfit = "it offers Vulkan 1.1, 1.3 is needed; update its driver";
    const auto choice = choose_gpu(gpus, "big");
    ASSERT_FALSE(choice);
    EXPECT_THAT(choice.error().message,
                testing::HasSubstr("Big Card cannot be used: it offers Vulkan 1.1"));
}

TEST(GpuChoice, NamesTheRemedyWhenThereIsNoDevice) {
    const auto choice = choose_gpu({}, std::nullopt);
    ASSERT_FALSE(choice);
    EXPECT_THAT(choice.error().message, testing::HasSubstr("mesa-vulkan-drivers"));
}

}  // namespace
}  // namespace taiji
