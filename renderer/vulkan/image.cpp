#include "renderer/vulkan/image.hpp"

namespace taiji {

VkImageAspectFlags aspect_of(VkFormat format) {
    return format == VK_FORMAT_D32_SFLOAT || format == VK_FORMAT_D16_UNORM
               ? VK_IMAGE_ASPECT_DEPTH_BIT
               : VK_IMAGE_ASPECT_COLOR_BIT;
}

Image::Image(Device& device, const Info& info, const std::string& name) : info_(info) {
    const bool linear = info.tiling == VK_IMAGE_TILING_LINEAR;
    VkImageCreateInfo create{};
    create.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
    create.imageType = VK_IMAGE_TYPE_2D;
    create.format = info.format;
    create.extent = {info.extent.width, info.extent.height, 1};
    create.mipLevels = info.levels;
    create.arrayLayers = info.layers;
    create.samples = info.samples;
    create.tiling = info.tiling;
    create.usage = info.usage;
    create.initialLayout = linear ? VK_IMAGE_LAYOUT_PREINITIALIZED : VK_IMAGE_LAYOUT_UNDEFINED;
    VkImage image = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateImage(device.get(), &create, nullptr, &image));
    image_ = ImageHandle(device, image);
    device.name(VK_OBJECT_TYPE_IMAGE, image, name);

    VkMemoryRequirements needs{};
    vkGetImageMemoryRequirements(device.get(), image, &needs);
    const VkMemoryPropertyFlags properties =
        linear ? VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
               : VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    const VkMemoryAllocateInfo allocation = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, nullptr,
                                             needs.size,
                                             device.memory_type(needs.memoryTypeBits, properties)};
    VkDeviceMemory memory = VK_NULL_HANDLE;
    TAIJI_VK(vkAllocateMemory(device.get(), &allocation, nullptr, &memory));
    memory_ = MemoryHandle(device, memory);
    device.name(VK_OBJECT_TYPE_DEVICE_MEMORY, memory, name);
    TAIJI_VK(vkBindImageMemory(device.get(), image, memory, 0));
    if (linear) {
        void* data = nullptr;
        TAIJI_VK(vkMapMemory(device.get(), memory, 0, VK_WHOLE_SIZE, 0, &data));
        mapped_ = static_cast<std::byte*>(data);
    }
    constexpr VkImageUsageFlags kViewed = VK_IMAGE_USAGE_SAMPLED_BIT |
                                          VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT |
                                          VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    if ((info.usage & kViewed) == 0) return;
    VkImageViewCreateInfo view{};
    view.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
    view.image = image;
    view.viewType = info.layers > 1 ? VK_IMAGE_VIEW_TYPE_2D_ARRAY : VK_IMAGE_VIEW_TYPE_2D;
    view.format = info.format;
    view.subresourceRange = {aspect_of(info.format), 0, info.levels, 0, info.layers};
    VkImageView made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateImageView(device.get(), &view, nullptr, &made));
    view_ = ImageViewHandle(device, made);
    device.name(VK_OBJECT_TYPE_IMAGE_VIEW, made, name);
}

}  // namespace taiji
