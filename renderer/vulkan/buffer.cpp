#include "renderer/vulkan/buffer.hpp"

namespace taiji {

Buffer Buffer::make(Device& device, VkDeviceSize size, VkBufferUsageFlags usage,
                    VkMemoryPropertyFlags properties, const std::string& name) {
    VkBufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = size;
    info.usage = usage;
    VkBuffer buffer = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateBuffer(device.get(), &info, nullptr, &buffer));
    Buffer made;
    made.size_ = size;
    made.buffer_ = BufferHandle(device, buffer);
    device.name(VK_OBJECT_TYPE_BUFFER, buffer, name);

    VkMemoryRequirements needs{};
    vkGetBufferMemoryRequirements(device.get(), buffer, &needs);
    const VkMemoryAllocateInfo allocation = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, nullptr,
                                             needs.size,
                                             device.memory_type(needs.memoryTypeBits, properties)};
    VkDeviceMemory memory = VK_NULL_HANDLE;
    TAIJI_VK(vkAllocateMemory(device.get(), &allocation, nullptr, &memory));
    made.memory_ = MemoryHandle(device, memory);
    device.name(VK_OBJECT_TYPE_DEVICE_MEMORY, memory, name);
    TAIJI_VK(vkBindBufferMemory(device.get(), buffer, memory, 0));
    if ((properties & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT) != 0) {
        void* data = nullptr;
        TAIJI_VK(vkMapMemory(device.get(), memory, 0, VK_WHOLE_SIZE, 0, &data));
        made.bytes_ = {static_cast<std::byte*>(data), static_cast<std::size_t>(size)};
    }
    return made;
}

Buffer Buffer::mapped(Device& device, VkDeviceSize size, VkBufferUsageFlags usage,
                      const std::string& name) {
    return make(device, size, usage,
                VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, name);
}

Buffer Buffer::device_local(Device& device, VkDeviceSize size, VkBufferUsageFlags usage,
                            const std::string& name) {
    return make(device, size, usage, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, name);
}

}  // namespace taiji
