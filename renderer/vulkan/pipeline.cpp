#include "renderer/vulkan/pipeline.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <system_error>

namespace taiji {
namespace {

ShaderModuleHandle shader_module(Device& device, Spirv words) {
    VkShaderModuleCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = words.size_bytes();
    info.pCode = words.data();
    VkShaderModule made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateShaderModule(device.get(), &info, nullptr, &made));
    return ShaderModuleHandle(device, made);
}

VkPipelineColorBlendAttachmentState blend_state(Blend blend) {
    VkPipelineColorBlendAttachmentState state{};
    state.colorWriteMask = VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT |
                           VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT;
    state.blendEnable = blend == Blend::Opaque ? VK_FALSE : VK_TRUE;
    state.colorBlendOp = VK_BLEND_OP_ADD;
    state.alphaBlendOp = VK_BLEND_OP_ADD;
    // How much of the sky is covered, for pictures without one: light adds nothing to it.
    state.srcAlphaBlendFactor = VK_BLEND_FACTOR_ZERO;
    state.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE;
    switch (blend) {
        case Blend::Opaque:
            break;
        case Blend::Over:
            state.srcColorBlendFactor = VK_BLEND_FACTOR_ONE;
            state.dstColorBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
            state.srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE;
            state.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
            break;
        case Blend::Add:
            state.srcColorBlendFactor = VK_BLEND_FACTOR_ONE;
            state.dstColorBlendFactor = VK_BLEND_FACTOR_ONE;
            break;
        case Blend::Average:
            state.srcColorBlendFactor = VK_BLEND_FACTOR_CONSTANT_ALPHA;
            state.dstColorBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA;
            state.srcAlphaBlendFactor = VK_BLEND_FACTOR_CONSTANT_ALPHA;
            state.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA;
            break;
    }
    return state;
}

bool alike(const VkVertexInputBindingDescription& a, const VkVertexInputBindingDescription& b) {
    return a.binding == b.binding && a.stride == b.stride && a.inputRate == b.inputRate;
}
bool alike(const VkVertexInputAttributeDescription& a, const VkVertexInputAttributeDescription& b) {
    return a.location == b.location && a.binding == b.binding && a.format == b.format &&
           a.offset == b.offset;
}

/// All but the names.
bool alike(const PipelineInfo& a, const PipelineInfo& b) {
    const auto same = [](const auto& x, const auto& y) { return alike(x, y); };
    return a.vertex.data() == b.vertex.data() && a.fragment.data() == b.fragment.data() &&
           a.layout == b.layout && a.target == b.target && a.blend == b.blend &&
           a.depth_test == b.depth_test && a.depth_write == b.depth_write &&
           a.topology == b.topology && a.cull == b.cull && a.constants == b.constants &&
           std::equal(a.bindings.begin(), a.bindings.end(), b.bindings.begin(), b.bindings.end(),
                      same) &&
           std::equal(a.attributes.begin(), a.attributes.end(), b.attributes.begin(),
                      b.attributes.end(), same);
}

std::vector<char> read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The header that Vulkan 1.3, 10.6.3 defines: is this data from this very device and driver?
bool belongs_to(const std::vector<char>& data, const VkPhysicalDeviceProperties& gpu) {
    VkPipelineCacheHeaderVersionOne header{};
    if (data.size() < sizeof(header)) return false;
    std::memcpy(&header, data.data(), sizeof(header));
    return header.headerVersion == VK_PIPELINE_CACHE_HEADER_VERSION_ONE &&
           header.vendorID == gpu.vendorID && header.deviceID == gpu.deviceID &&
           std::memcmp(header.pipelineCacheUUID, gpu.pipelineCacheUUID, VK_UUID_SIZE) == 0;
}

}  // namespace

std::filesystem::path cache_folder() {
    if (const char* xdg = std::getenv("XDG_CACHE_HOME"); xdg != nullptr && *xdg == '/') {
        return std::filesystem::path(xdg) / "taiji";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') {
        return std::filesystem::path(home) / ".cache" / "taiji";
    }
    return {};
}

PipelineCache::PipelineCache(Device& device, std::filesystem::path file) : file_(std::move(file)) {
    std::vector<char> data;
    if (!file_.empty()) data = read_file(file_);
    if (!belongs_to(data, device.gpu().properties)) data.clear();
    VkPipelineCacheCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO;
    info.initialDataSize = data.size();
    info.pInitialData = data.data();
    VkPipelineCache made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreatePipelineCache(device.get(), &info, nullptr, &made));
    cache_ = PipelineCacheHandle(device, made);
    device.name(VK_OBJECT_TYPE_PIPELINE_CACHE, made, "pipeline cache");
    loaded_size_ = data.size();
}

PipelineCache::~PipelineCache() {
    save();
}

void PipelineCache::save() {
    if (file_.empty()) return;
    std::size_t size = 0;
    TAIJI_VK(vkGetPipelineCacheData(cache_.device().get(), cache_.get(), &size, nullptr));
    if (size == loaded_size_) return;
    std::vector<char> data(size);
    TAIJI_VK(vkGetPipelineCacheData(cache_.device().get(), cache_.get(), &size, data.data()));
    std::error_code error;
    std::filesystem::create_directories(file_.parent_path(), error);
    // Written beside and renamed, so that a crash leaves no half file.
    const std::filesystem::path part = file_.string() + ".part";
    std::ofstream out(part, std::ios::binary);
    out.write(data.data(), static_cast<std::streamsize>(size));
    out.close();
    if (out.good()) std::filesystem::rename(part, file_, error);
    loaded_size_ = size;
}

PipelineHandle PipelineCache::made_before(const PipelineInfo& info) const {
    const std::scoped_lock lock(mutex_);
    const auto found = std::find_if(made_.begin(), made_.end(),
                                    [&](const auto& made) { return alike(made.first, info); });
    return found != made_.end() ? found->second : PipelineHandle{};
}

PipelineHandle PipelineCache::make(const PipelineInfo& info) const {
    if (PipelineHandle before = made_before(info)) return before;
    PipelineHandle made = compile(info);
    const std::scoped_lock lock(mutex_);
    made_.emplace_back(info, made);
    return made;
}

PipelineHandle PipelineCache::compile(const PipelineInfo& info) const {
    Device& device = cache_.device();
    const ShaderModuleHandle vertex = shader_module(device, info.vertex);
    const ShaderModuleHandle fragment = shader_module(device, info.fragment);

    std::vector<VkSpecializationMapEntry> entries;
    for (std::uint32_t i = 0; i < info.constants.size(); ++i) entries.push_back({i, 4 * i, 4});
    const VkSpecializationInfo specialization = {static_cast<std::uint32_t>(entries.size()),
                                                 entries.data(), 4 * info.constants.size(),
                                                 info.constants.data()};
    std::array<VkPipelineShaderStageCreateInfo, 2> stages{};
    stages[0].sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    stages[0].pName = "main";
    stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
    stages[0].module = vertex.get();
    stages[1] = stages[0];
    stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    stages[1].module = fragment.get();
    stages[1].pSpecializationInfo = &specialization;

    VkPipelineVertexInputStateCreateInfo input{};
    input.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO;
    input.vertexBindingDescriptionCount = static_cast<std::uint32_t>(info.bindings.size());
    input.pVertexBindingDescriptions = info.bindings.data();
    input.vertexAttributeDescriptionCount = static_cast<std::uint32_t>(info.attributes.size());
    input.pVertexAttributeDescriptions = info.attributes.data();

    VkPipelineInputAssemblyStateCreateInfo assembly{};
    assembly.sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO;
    assembly.topology = info.topology;

    VkPipelineViewportStateCreateInfo viewport{};
    viewport.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO;
    viewport.viewportCount = 1;
    viewport.scissorCount = 1;

    VkPipelineRasterizationStateCreateInfo raster{};
    raster.sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO;
    raster.polygonMode = VK_POLYGON_MODE_FILL;
    raster.cullMode = info.cull;
    raster.frontFace = VK_FRONT_FACE_COUNTER_CLOCKWISE;
    raster.lineWidth = 1.0F;

    VkPipelineMultisampleStateCreateInfo multisample{};
    multisample.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO;
    multisample.rasterizationSamples = info.target.samples;

    VkPipelineDepthStencilStateCreateInfo depth{};
    depth.sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO;
    depth.depthTestEnable = info.depth_test ? VK_TRUE : VK_FALSE;
    depth.depthWriteEnable = info.depth_write ? VK_TRUE : VK_FALSE;
    depth.depthCompareOp = VK_COMPARE_OP_GREATER_OR_EQUAL;  // reversed, docs/frames.md

    const VkPipelineColorBlendAttachmentState attachment = blend_state(info.blend);
    VkPipelineColorBlendStateCreateInfo blend{};
    blend.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO;
    blend.attachmentCount = 1;
    blend.pAttachments = &attachment;

    constexpr std::array kDynamic = {VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_SCISSOR,
                                     VK_DYNAMIC_STATE_BLEND_CONSTANTS};
    VkPipelineDynamicStateCreateInfo dynamic{};
    dynamic.sType = VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO;
    dynamic.dynamicStateCount = kDynamic.size();
    dynamic.pDynamicStates = kDynamic.data();

    VkPipelineRenderingCreateInfo rendering{};
    rendering.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO;
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachmentFormats = &info.target.color;
    rendering.depthAttachmentFormat = info.target.depth;

    VkGraphicsPipelineCreateInfo create{};
    create.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO;
    create.pNext = &rendering;
    create.stageCount = stages.size();
    create.pStages = stages.data();
    create.pVertexInputState = &input;
    create.pInputAssemblyState = &assembly;
    create.pViewportState = &viewport;
    create.pRasterizationState = &raster;
    create.pMultisampleState = &multisample;
    create.pDepthStencilState = &depth;
    create.pColorBlendState = &blend;
    create.pDynamicState = &dynamic;
    create.layout = info.layout;
    VkPipeline made = VK_NULL_HANDLE;
    TAIJI_VK(vkCreateGraphicsPipelines(device.get(), cache_.get(), 1, &create, nullptr, &made));
    device.name(VK_OBJECT_TYPE_PIPELINE, made, info.name);
    return PipelineHandle(device, made);
}

}  // namespace taiji
