#pragma once

#include <optional>

#include "renderer/sky/mansions.hpp"
#include "renderer/sky/milky_way.hpp"
#include "renderer/sky/star_catalogue.hpp"
#include "renderer/text/label_font.hpp"

namespace taiji::sky {

/// What the sky and the labels are made from. A part whose file is missing or broken is left out
/// and its sentence kept: the board can be played under a poorer sky, so no fault here ends the
/// program.
struct SkyFiles {
    std::optional<std::vector<Star>> stars;
    std::optional<MilkyWay> milky_way;
    std::optional<GreyPicture> milky_way_picture;
    std::optional<std::vector<Mansion>> mansions;
    std::optional<text::LabelAtlas> labels;
    std::vector<Error> faults;
};

/// Reads assets/sky and the label atlas of assets/fonts.
[[nodiscard]] SkyFiles load_sky_files(const std::filesystem::path& assets);

}  // namespace taiji::sky
