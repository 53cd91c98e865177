#pragma once

#include <filesystem>
#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <map>
#include <string_view>
#include <vector>

#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// Attributes of label.vert: a character on the screen.
struct LabelInstance {
    glm::vec4 rect;  ///< pixels: left, top, width, height
    glm::vec4 cell;  ///< in the atlas
    glm::vec4 tint;  ///< shown colour, opacity
};
static_assert(sizeof(LabelInstance) == 48);

/// The characters of assets/fonts/labels.png.
class LabelAtlas {
  public:
    static Result<LabelAtlas> load(Device& device, Uploads& uploads,
                                   const std::filesystem::path& folder);

    [[nodiscard]] VkImageView view() const { return image_.view(); }
    /// Adds `text` (UTF-8) centred at `middle`, both in pixels; characters that the atlas lacks
    /// become U+25A1.
    void add(std::string_view text, glm::vec2 middle, float size, glm::vec4 tint,
             std::vector<LabelInstance>& to) const;

  private:
    struct Glyph {
        glm::vec4 cell;
        glm::vec2 offset, size;  ///< ems
        float advance = 0.0F;
    };
    Image image_;
    std::map<char32_t, Glyph> glyphs_;
};

/// A PNG of signed distances as a texture.
[[nodiscard]] Result<Image> load_distance_field(Device& device, Uploads& uploads,
                                                const std::filesystem::path& path);

}  // namespace taiji
