#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "renderer/images/decode.hpp"

namespace taiji::text {

/// A rectangle of the atlas, texels.
struct AtlasRect {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// A glyph of a run; lengths in em, y upwards from the baseline, x from the start of the run.
struct PlacedGlyph {
    AtlasRect atlas{};
    float left = 0.0F;
    float top = 0.0F;
};

/// A line of text, ready to be drawn at any size.
struct TextRun {
    std::vector<PlacedGlyph> glyphs;  ///< without those that leave no ink
    float width = 0.0F;               ///< em
};

/// The signed-distance glyphs of assets/fonts/labels.json (assets/README.md).
class LabelFont {
  public:
    /// `name` is told in errors. `atlas` is the size of the picture that the rectangles lie in.
    static Result<LabelFont> parse(std::string_view json, PictureSize atlas,
                                   const std::string& name);

    /// Errors name the character that is not in the font, or the byte where the text is not UTF-8.
    /// Nothing is ever drawn in a character's place.
    [[nodiscard]] Result<TextRun> lay_out(std::string_view utf8) const;

    [[nodiscard]] float em_texels() const { return em_texels_; }
    [[nodiscard]] PictureSize atlas() const { return atlas_; }
    /// Heights of a capital letter and of a Chinese character's ink are near this, em: for
    /// centring.
    static constexpr float kInkHeight = 0.76F;

  private:
    struct Glyph {
        AtlasRect atlas;
        float left, top, advance;
    };
    std::string name_;
    PictureSize atlas_;
    float em_texels_ = 1.0F;
    std::map<char32_t, Glyph> glyphs_;
};

/// labels.json with its picture.
struct LabelAtlas {
    LabelFont font;
    GreyPicture picture;
};
/// Reads labels.png and labels.json of `folder`. Errors name the file.
[[nodiscard]] Result<LabelAtlas> load_label_atlas(const std::filesystem::path& folder);

}  // namespace taiji::text
