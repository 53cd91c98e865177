#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "renderer/scene/board_model.hpp"

namespace taiji {

/// Which colour the lands of the Earth have: boxes of longitude and latitude, the first that holds
/// a place decides. Independent of any board. The file's format is described in
/// assets/boards/continents.regions itself.
class Continents {
  public:
    /// No regions: every place is in none.
    Continents() = default;
    /// `name` stands in messages, which give the line.
    [[nodiscard]] static Result<Continents> parse(std::string_view text, std::string_view name);

    [[nodiscard]] std::optional<scene::Tint> tint(scene::Geographic place) const;

  private:
    struct Region {
        scene::Tint tint{};
        double west = 0.0, south = 0.0, east = 0.0, north = 0.0;  ///< radians
    };
    [[nodiscard]] static Result<Region> parse_region(std::string_view line);

    std::vector<Region> regions_;
};

}  // namespace taiji
