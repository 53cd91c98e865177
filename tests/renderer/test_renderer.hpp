#pragma once

#include <memory>

#include "renderer/passes/picture.hpp"
#include "tests/renderer/sample_scene.hpp"

namespace taiji {

/// A renderer without a window on the machine's first device, watched by the validation layer.
class TestRenderer {
  public:
    /// Of the assets in `folder`. Everything is loaded.
    static Result<std::unique_ptr<TestRenderer>> create(const std::filesystem::path& folder);
    ~TestRenderer();

    [[nodiscard]] RgbaPicture draw(const scene::SceneFrame& scene);
    /// As it is drawn while something moves.
    [[nodiscard]] RgbaPicture draw_moving(const scene::SceneFrame& scene);
    /// What the validation layer said so far.
    [[nodiscard]] std::vector<std::string> messages() const {
        return instance_->validation_messages();
    }
    [[nodiscard]] Device& device() { return *device_; }
    [[nodiscard]] SceneRenderer& renderer() { return *renderer_; }
    [[nodiscard]] FrameRing& ring() { return *ring_; }

  private:
    TestRenderer() = default;
    std::unique_ptr<Instance> instance_;
    std::unique_ptr<Device> device_;
    std::unique_ptr<SceneRenderer> renderer_;
    std::unique_ptr<FrameRing> ring_;
};

}  // namespace taiji
