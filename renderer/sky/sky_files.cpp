#include "renderer/sky/sky_files.hpp"

namespace taiji::sky {

SkyFiles load_sky_files(const std::filesystem::path& assets) {
    SkyFiles files;
    const auto keep = [&files](auto& part, auto loaded) {
        if (loaded) {
            part = std::move(*loaded);
        } else {
            files.faults.push_back(loaded.error());
        }
    };
    keep(files.stars, load_stars(assets / "sky" / "stars.bin"));
    keep(files.milky_way, load_milky_way(assets / "sky" / "milkyway-mesh.bin"));
    keep(files.milky_way_picture, read_grey_png(assets / "sky" / "milkyway.png"));
    keep(files.mansions, load_mansions(assets / "sky" / "mansions.json"));
    keep(files.labels, text::load_label_atlas(assets / "fonts"));
    return files;
}

}  // namespace taiji::sky
