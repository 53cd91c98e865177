#include "renderer/passes/scene_resources.hpp"

#include <vector>

#include "base/check.hpp"

namespace taiji {
namespace {

SamplerHandle make_sampler(Device& device, VkSamplerCreateInfo info, const std::string& name) {
    info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
    VkSampler made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateSampler(device.get(), &info, nullptr, &made));
    device.name(VK_OBJECT_TYPE_SAMPLER, made, name);
    return SamplerHandle(device, made);
}

VkSamplerCreateInfo smooth_info() {
    VkSamplerCreateInfo info{};
    info.magFilter = VK_FILTER_LINEAR;
    info.minFilter = VK_FILTER_LINEAR;
    info.mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR;
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.maxLod = VK_LOD_CLAMP_NONE;
    return info;
}

}  // namespace

SceneResources::SceneResources(Device& device) : device_(&device) {
    std::vector<VkDescriptorSetLayoutBinding> bindings;
    bindings.push_back({0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, 1,
                        VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, nullptr});
    for (std::uint32_t i = 0; i < kTextureCount; ++i) {
        bindings.push_back({i + 1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1,
                            VK_SHADER_STAGE_FRAGMENT_BIT, nullptr});
    }
    VkDescriptorSetLayoutCreateInfo set_info{};
    set_info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    set_info.bindingCount = static_cast<std::uint32_t>(bindings.size());
    set_info.pBindings = bindings.data();
    VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateDescriptorSetLayout(device.get(), &set_info, nullptr, &set_layout));
    set_layout_ = DescriptorSetLayoutHandle(device, set_layout);
    device.name(VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT, set_layout, "scene");

    const VkPushConstantRange push = {VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0,
                                      kPushSize};
    VkPipelineLayoutCreateInfo layout_info{};
    layout_info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    layout_info.setLayoutCount = 1;
    layout_info.pSetLayouts = &set_layout;
    layout_info.pushConstantRangeCount = 1;
    layout_info.pPushConstantRanges = &push;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    TAIJI_VK(vkCreatePipelineLayout(device.get(), &layout_info, nullptr, &layout));
    layout_ = PipelineLayoutHandle(device, layout);
    device.name(VK_OBJECT_TYPE_PIPELINE_LAYOUT, layout, "scene");

    const std::array<VkDescriptorPoolSize, 2> sizes = {
        {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, kFramesInFlight},
         {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kFramesInFlight * kTextureCount}}};
    VkDescriptorPoolCreateInfo pool_info{};
    pool_info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
    pool_info.maxSets = kFramesInFlight;
    pool_info.poolSizeCount = sizes.size();
    pool_info.pPoolSizes = sizes.data();
    VkDescriptorPool pool = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateDescriptorPool(device.get(), &pool_info, nullptr, &pool));
    pool_ = DescriptorPoolHandle(device, pool);
    device.name(VK_OBJECT_TYPE_DESCRIPTOR_POOL, pool, "scene");

    const std::array<VkDescriptorSetLayout, kFramesInFlight> layouts = {set_layout, set_layout};
    VkDescriptorSetAllocateInfo allocate{};
    allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    allocate.descriptorPool = pool;
    allocate.descriptorSetCount = kFramesInFlight;
    allocate.pSetLayouts = layouts.data();
    TAIJI_VK(vkAllocateDescriptorSets(device.get(), &allocate, sets_.data()));

    smooth_sampler_ = make_sampler(device, smooth_info(), "smooth");
    VkSamplerCreateInfo earth = smooth_info();
    earth.addressModeU = VK_SAMPLER_ADDRESS_MODE_REPEAT;
    if (device.gpu().is_software()) earth.mipmapMode = VK_SAMPLER_MIPMAP_MODE_NEAREST;
    if (device.anisotropy()) {
        earth.anisotropyEnable = VK_TRUE;
        earth.maxAnisotropy = std::min(16.0F, device.gpu().properties.limits.maxSamplerAnisotropy);
    }
    earth_sampler_ = make_sampler(device, earth, "round the Earth");
    VkSamplerCreateInfo exact = smooth_info();
    exact.magFilter = VK_FILTER_NEAREST;
    exact.minFilter = VK_FILTER_NEAREST;
    exact_sampler_ = make_sampler(device, exact, "exact");
}

void SceneResources::set_texture(Texture which, VkImageView view) {
    views_[static_cast<std::size_t>(which)] = view;
    stale_.fill(true);
}

void SceneResources::write_set(std::uint32_t slot, VkBuffer uniforms) {
    const VkDescriptorBufferInfo buffer = {uniforms, 0, sizeof(shader::FrameUniforms)};
    std::array<VkDescriptorImageInfo, kTextureCount> images{};
    std::array<VkWriteDescriptorSet, 1 + kTextureCount> writes{};
    for (std::uint32_t i = 0; i < writes.size(); ++i) {
        writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        writes[i].dstSet = sets_[slot];
        writes[i].dstBinding = i;
        writes[i].descriptorCount = 1;
        writes[i].descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    }
    writes[0].descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC;
    writes[0].pBufferInfo = &buffer;
    for (std::uint32_t i = 0; i < kTextureCount; ++i) {
        TAIJI_CHECK(views_[i] != VK_NULL_HANDLE);
        const auto which = static_cast<Texture>(i);
        const bool round =
            which == Texture::Earth || which == Texture::Clouds || which == Texture::MilkyWay;
        const bool exact = which == Texture::Picture || which == Texture::Average;
        images[i] = {round   ? earth_sampler_.get()
                     : exact ? exact_sampler_.get()
                             : smooth_sampler_.get(),
                     views_[i], VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
        writes[i + 1].pImageInfo = &images[i];
    }
    vkUpdateDescriptorSets(device_->get(), writes.size(), writes.data(), 0, nullptr);
}

void SceneResources::bind(const Frame& frame, const shader::FrameUniforms& uniforms) {
    const auto at = frame.arena.write(std::span(&uniforms, 1));
    TAIJI_CHECK(at);
    if (stale_[frame.slot] || uniforms_[frame.slot] != at->buffer) {
        write_set(frame.slot, at->buffer);
        stale_[frame.slot] = false;
        uniforms_[frame.slot] = at->buffer;
    }
    const auto offset = static_cast<std::uint32_t>(at->offset);
    vkCmdBindDescriptorSets(frame.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_.get(), 0, 1,
                            &sets_[frame.slot], 1, &offset);
}

}  // namespace taiji
