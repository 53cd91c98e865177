#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "renderer/scene/interface.hpp"

struct ImFont;

namespace taiji::ui {

enum class Font : std::uint8_t { Small, Body, Strong, Clock, Title };
inline constexpr std::size_t kFontCount = 5;

/// The interface's typefaces in one atlas, which holds only the characters that have been asked
/// for: whatever is to be shown is `need`ed first. A character that the font file lacks is shown as
/// an empty box.
class Fonts {
  public:
    /// Needs ImGui's context. Error: a font file that cannot be read.
    static Result<std::unique_ptr<Fonts>> load(const std::filesystem::path& assets);
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    /// Pixels a unit; another scale makes another atlas.
    void set_scale(float pixels_a_unit);
    void need(Font font, std::string_view text);
    /// Something is to be shown that the atlas does not hold yet.
    [[nodiscard]] bool is_stale() const { return stale_; }
    /// Outside of ImGui's frames.
    void build();

    [[nodiscard]] ImFont* get(Font font) const { return fonts_[static_cast<std::size_t>(font)]; }
    [[nodiscard]] scene::InterfaceAtlas atlas() const { return atlas_; }
    /// Does the font file hold it? Also of characters that were never needed.
    [[nodiscard]] bool has(Font font, char32_t character) const;

  private:
    Fonts() = default;
    std::array<std::string, 2> files_;  ///< regular, bold
    std::array<std::bitset<0x10000>, kFontCount> needed_;
    std::array<ImFont*, kFontCount> fonts_{};
    scene::InterfaceAtlas atlas_;
    float scale_ = 1.0F;
    bool stale_ = true;
};

}  // namespace taiji::ui
