#include "client/graphics.hpp"

#include <algorithm>

#include "client/common/asset_path.hpp"
#include "renderer/passes/picture.hpp"

namespace taiji {

Result<GpuChoice> choose_gpu_for(const Instance& instance, VkSurfaceKHR surface,
                                 const Options& options) {
    return choose_gpu(find_gpus(instance, surface), options.gpu);
}

Result<std::unique_ptr<SceneRenderer>> make_renderer(Device& device, VkFormat color,
                                                     const RenderQuality& quality) {
    const auto assets = find_assets_with("earth/day.jpg");
    if (!assets) return tl::unexpected(assets.error());
    const std::filesystem::path cache = cache_folder();
    auto made =
        SceneRenderer::create({.device = device,
                               .color = color,
                               .quality = quality,
                               .assets = *assets,
                               .pipeline_cache = cache.empty() ? cache : cache / "pipelines.bin"});
    if (!made) return made;
    for (const Error& problem : (*made)->model_problems()) {
        fmt::print(stderr, "taiji: {}; its pieces are plain discs\n", problem.message);
    }
    return made;
}

RenderQuality quality_of(GraphicsQuality wanted, const Device& device) {
    RenderQuality quality = default_quality(device);
    if (wanted == GraphicsQuality::Quick) {
        quality = {
            .moving = Detail::Quick, .samples = VK_SAMPLE_COUNT_1_BIT, .refine_when_still = true};
    } else if (wanted == GraphicsQuality::Full) {
        quality.moving = Detail::Full;
        quality.samples = std::max(quality.samples, VK_SAMPLE_COUNT_4_BIT);
    }
    return quality;
}

bool report_validation(const Instance& instance) {
    const auto messages = instance.validation_messages();
    for (const std::string& message : messages)
        fmt::print(stderr, "taiji: validation: {}\n", message);
    return messages.empty();
}

void report_missing_files(const SceneRenderer& renderer) {
    for (const Error& fault : renderer.sky_faults()) {
        fmt::print(stderr, "taiji: {}; drawn without it\n", fault.message);
    }
    for (const Error& problem : renderer.model_problems()) {
        fmt::print(stderr, "taiji: {}; its pieces are plain discs\n", problem.message);
    }
}

Result<void> draw_without_window(const Options& options,
                                 const std::function<Result<void>(SceneRenderer&)>& draw) {
    const auto instance =
        Instance::create({}, options.validation ? Validation::On : Validation::Off);
    if (!instance) return tl::unexpected(instance.error());
    const auto choice = choose_gpu_for(*instance, VK_NULL_HANDLE, options);
    if (!choice) return tl::unexpected(choice.error());
    const auto device = Device::create(*instance, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    {
        const auto renderer = make_renderer(**device, kPictureFormat, default_quality(**device));
        if (!renderer) return tl::unexpected(renderer.error());
        if (auto loaded = (*renderer)->finish_loading(); !loaded) return loaded;
        report_missing_files(**renderer);
        if (auto drawn = draw(**renderer); !drawn) return drawn;
    }
    if (!report_validation(*instance)) return fail("the validation layer complained");
    return {};
}

}  // namespace taiji
