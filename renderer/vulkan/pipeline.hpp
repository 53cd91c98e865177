#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "renderer/vulkan/handle.hpp"

namespace taiji {

/// SPIR-V words, embedded by the build.
using Spirv = std::span<const std::uint32_t>;

enum class Blend {
    Opaque,
    Over,    ///< premultiplied alpha over what is there
    Add,     ///< light on top of what is there
    Average  ///< mixed in by the blend constant
};

/// What the pipelines of one target have in common.
struct TargetFormat {
    VkFormat color = VK_FORMAT_UNDEFINED;
    VkFormat depth = VK_FORMAT_UNDEFINED;
    VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT;
    friend bool operator==(const TargetFormat&, const TargetFormat&) = default;
};

struct PipelineInfo {
    std::string name;
    Spirv vertex;
    Spirv fragment;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    TargetFormat target;
    Blend blend = Blend::Opaque;
    bool depth_test = false;
    bool depth_write = false;
    VkPrimitiveTopology topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    VkCullModeFlags cull = VK_CULL_MODE_NONE;
    std::vector<VkVertexInputBindingDescription> bindings;
    std::vector<VkVertexInputAttributeDescription> attributes;
    /// Values of the fragment shader's specialization constants 0, 1, ...
    std::vector<std::uint32_t> constants;
};

/// A pipeline that passes share where theirs are alike.
class PipelineHandle {
  public:
    PipelineHandle() = default;
    PipelineHandle(Device& device, VkPipeline pipeline)
        : shared_(std::make_shared<Owned>(device, pipeline)) {}
    [[nodiscard]] VkPipeline get() const { return shared_ ? shared_->get() : VK_NULL_HANDLE; }
    explicit operator bool() const { return shared_ != nullptr; }

  private:
    using Owned = Handle<VkPipeline, vkDestroyPipeline>;
    std::shared_ptr<const Owned> shared_;
};

/// The driver's compiled pipelines, kept on disk between runs. A file of another driver or a broken
/// one is ignored.
class PipelineCache {
  public:
    PipelineCache(Device& device, std::filesystem::path file);
    ~PipelineCache();
    PipelineCache(const PipelineCache&) = delete;
    PipelineCache& operator=(const PipelineCache&) = delete;

    /// The one made before, where only the name differs: a software driver keeps a megabyte for
    /// each. May be called by several threads at once.
    [[nodiscard]] PipelineHandle make(const PipelineInfo& info) const;
    [[nodiscard]] Device& device() const { return cache_.device(); }
    /// Writes the file, if anything was added. Not being able to is no error: the next start is
    /// slower.
    void save();

  private:
    [[nodiscard]] PipelineHandle compile(const PipelineInfo& info) const;
    [[nodiscard]] PipelineHandle made_before(const PipelineInfo& info) const;

    std::filesystem::path file_;
    PipelineCacheHandle cache_;
    mutable std::mutex mutex_;
    mutable std::vector<std::pair<PipelineInfo, PipelineHandle>> made_;
    std::size_t loaded_size_ = 0;
};

/// $XDG_CACHE_HOME/taiji, or ~/.cache/taiji; empty when neither variable is set.
[[nodiscard]] std::filesystem::path cache_folder();

}  // namespace taiji
