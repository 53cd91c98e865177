#include "tests/renderer/test_renderer.hpp"

#if defined(__SANITIZE_ADDRESS__)
#include <dlfcn.h>

// Leaks of the software driver and of the validation layer, by name; none of this program's is left
// out.
extern "C" __attribute__((visibility("default"))) const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libvulkan_lvp.so\nleak:libVkLayer_khronos_validation.so\nleak:libLLVM\n";
}
#endif

namespace taiji {
namespace {

/// The loader unloads driver and layer at the end; then their leaks would have no name.
void keep_modules_loaded() {
#if defined(__SANITIZE_ADDRESS__)
    for (const char* name : {"libvulkan_lvp.so", "libVkLayer_khronos_validation.so"}) {
        dlopen(name, RTLD_LAZY | RTLD_NODELETE);
    }
#endif
}

Extent extent_of(const scene::SceneFrame& scene) {
    const scene::Viewport& viewport = scene.camera.viewport();
    return {static_cast<std::uint32_t>(viewport.framebuffer_width),
            static_cast<std::uint32_t>(viewport.framebuffer_height)};
}

}  // namespace

Result<std::unique_ptr<TestRenderer>> TestRenderer::create(const std::filesystem::path& folder) {
    keep_modules_loaded();
    std::unique_ptr<TestRenderer> made(new TestRenderer);
    auto instance = Instance::create({}, Validation::On);
    if (!instance) return tl::unexpected(instance.error());
    made->instance_ = std::make_unique<Instance>(std::move(*instance));
    const auto choice = choose_gpu(find_gpus(*made->instance_, VK_NULL_HANDLE), std::nullopt);
    if (!choice) return tl::unexpected(choice.error());
    auto device = Device::create(*made->instance_, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    made->device_ = std::move(*device);
    auto renderer = SceneRenderer::create({.device = *made->device_,
                                           .color = kPictureFormat,
                                           .quality = default_quality(*made->device_),
                                           .assets = folder,
                                           .pipeline_cache = {}});
    if (!renderer) return tl::unexpected(renderer.error());
    made->renderer_ = std::move(*renderer);
    if (auto loaded = made->renderer_->finish_loading(); !loaded) {
        return tl::unexpected(loaded.error());
    }
    made->ring_ = std::make_unique<FrameRing>(*made->device_);
    return made;
}

TestRenderer::~TestRenderer() = default;

RgbaPicture TestRenderer::draw(const scene::SceneFrame& scene) {
    return draw_picture(*device_, *ring_, *renderer_, scene, extent_of(scene));
}

RgbaPicture TestRenderer::draw_moving(const scene::SceneFrame& scene) {
    return draw_moving_picture(*device_, *ring_, *renderer_, scene, extent_of(scene));
}

}  // namespace taiji
