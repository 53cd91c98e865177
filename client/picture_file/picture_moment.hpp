#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "client/picture_file/png_text.hpp"
#include "client/storage/saved_camera.hpp"

namespace taiji {

/// The light of a picture.
struct SavedLight {
    bool true_sun = false;          ///< or that for play, which follows the camera
    double days_since_j2000 = 0.0;  ///< of Sun, Moon and stars
    friend bool operator==(const SavedLight&, const SavedLight&) = default;
};

/// The moment that a picture shows, as the picture carries it (docs/pictures.md).
struct PictureMoment {
    std::string record;    ///< one game
    std::size_t ply = 0;   ///< plies played
    std::string position;  ///< TFEN, after these
    std::optional<SavedCamera> camera;
    std::optional<SavedLight> light;
    friend bool operator==(const PictureMoment&, const PictureMoment&) = default;
};

/// `program`: name and version, under the keyword that PNG has for it.
[[nodiscard]] std::vector<PngText> texts_of_moment(const PictureMoment& moment,
                                                   std::string_view program);
/// Error: there is none, or one of its texts is doubled or not as it is written. The record and the
/// position are only looked at by who reads them.
[[nodiscard]] Result<PictureMoment> moment_of_texts(const std::vector<PngText>& texts);

}  // namespace taiji
