#include "renderer/passes/distance_field.hpp"

#include <cstring>

namespace taiji {

Image grey_texture(Device& device, Uploads& uploads, const GreyPicture& picture,
                   const std::string& name) {
    const Extent extent = {picture.size.width, picture.size.height};
    TextureBuilder builder(device, {VK_FORMAT_R8_UNORM, extent, full_mip_count(extent), 1}, name);
    const TextureBuilder::Level level = builder.level(0, 0);
    for (std::uint32_t y = 0; y < extent.height; ++y) {
        std::memcpy(level.data + level.row_pitch * y,
                    picture.pixels.data() + std::size_t{extent.width} * y, extent.width);
    }
    builder.fill_mip_levels(0);
    return builder.finish(uploads);
}

Result<Image> load_distance_field(Device& device, Uploads& uploads,
                                  const std::filesystem::path& path) {
    const auto picture = read_grey_png(path);
    if (!picture) return tl::unexpected(picture.error());
    return grey_texture(device, uploads, *picture, path.filename().string());
}

}  // namespace taiji
