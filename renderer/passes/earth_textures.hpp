#pragma once

#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "renderer/images/decode.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// The Earth's textures: day and night as layers of one array, with the distance to the coast in
/// alpha; clouds.
struct EarthTextures {
    Image earth;
    Image clouds;
};

/// The small textures of assets/earth, at once.
[[nodiscard]] Result<EarthTextures> load_small_earth(Device& device, Uploads& uploads,
                                                     const std::filesystem::path& folder);

/// The full textures of assets/earth, decoded by two threads while the program goes on.
class EarthLoad {
  public:
    EarthLoad(Device& device, const std::filesystem::path& folder);
    /// Waits for the threads.
    ~EarthLoad();
    EarthLoad(const EarthLoad&) = delete;
    EarthLoad& operator=(const EarthLoad&) = delete;

    [[nodiscard]] bool ready() const;
    /// Waits if need be. Once.
    [[nodiscard]] Result<EarthTextures> take(Uploads& uploads);

  private:
    struct Work;
    std::unique_ptr<Work> work_;
    Error error_;
};

}  // namespace taiji
