#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "client/options.hpp"
#include "renderer/passes/scene_renderer.hpp"

namespace taiji {

/// The device chosen for the options. Without a surface, one for pictures only.
[[nodiscard]] Result<GpuChoice> choose_gpu_for(const Instance& instance, VkSurfaceKHR surface,
                                               const Options& options);

/// The renderer with the assets and the pipeline cache of this machine.
[[nodiscard]] Result<std::unique_ptr<SceneRenderer>> make_renderer(Device& device, VkFormat color,
                                                                   const RenderQuality& quality);

/// What the player wants of the device; automatic: what suits it.
[[nodiscard]] RenderQuality quality_of(GraphicsQuality wanted, const Device& device);

/// Prints what the validation layer said; false if it said anything.
bool report_validation(const Instance& instance);

/// Prints one sentence for each part of the sky or the labels that is left out, and for each model
/// of a piece that is a plain disc instead, because its file is missing or broken.
void report_missing_files(const SceneRenderer& renderer);

/// Draws without a window: finds the device, loads everything, and leaves the rest to `draw`.
/// Error: also that the validation layer said something.
[[nodiscard]] Result<void> draw_without_window(
    const Options& options, const std::function<Result<void>(SceneRenderer&)>& draw);

}  // namespace taiji
