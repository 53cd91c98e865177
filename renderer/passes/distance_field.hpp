#pragma once

#include <filesystem>
#include <string>

#include "renderer/images/decode.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// A grey picture as a texture with all its levels.
[[nodiscard]] Image grey_texture(Device& device, Uploads& uploads, const GreyPicture& picture,
                                 const std::string& name);

/// A PNG of signed distances as a texture.
[[nodiscard]] Result<Image> load_distance_field(Device& device, Uploads& uploads,
                                                const std::filesystem::path& path);

}  // namespace taiji
