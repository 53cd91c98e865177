#include "client/ui/fonts.hpp"

#include <imgui/imgui.h>
#include <imgui/imgui_freetype.h>
#include <imgui/imgui_internal.h>
#include <imgui/imstb_truetype.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/check.hpp"
#include "client/common/read_file.hpp"
#include "client/ui/utf8.hpp"

namespace taiji::ui {
namespace {

constexpr char32_t kMissing = 0x25A1;  // □

struct Face {
    bool bold;
    float em;  ///< units
};
constexpr std::array<Face, kFontCount> kFaces = {
    {{false, 13.0F}, {false, 15.0F}, {true, 15.0F}, {true, 19.0F}, {true, 25.0F}}};
/// Ascent and descent together in em, which is what ImGui calls the size.
constexpr float kLineHeight = 1.448F;

std::vector<ImWchar> ranges_of(const std::bitset<0x10000>& set) {
    std::vector<ImWchar> ranges;
    for (std::size_t c = 1; c < set.size(); ++c) {
        if (!set[c]) continue;
        const std::size_t first = c;
        while (c + 1 < set.size() && set[c + 1]) ++c;
        ranges.push_back(static_cast<ImWchar>(first));
        ranges.push_back(static_cast<ImWchar>(c));
    }
    ranges.push_back(0);
    return ranges;
}

}  // namespace

Result<std::unique_ptr<Fonts>> Fonts::load(const std::filesystem::path& assets) {
    std::unique_ptr<Fonts> made(new Fonts);
    for (std::size_t i = 0; i < made->files_.size(); ++i) {
        const auto path =
            assets / "fonts" / (i == 0 ? "taiji-sans-regular.otf" : "taiji-sans-bold.otf");
        auto bytes = read_file(path);
        if (!bytes) return tl::unexpected(bytes.error());
        made->files_[i] = std::move(*bytes);
        stbtt_fontinfo info;
        const auto* data = reinterpret_cast<const unsigned char*>(made->files_[i].data());
        if (made->files_[i].size() < 64 || stbtt_InitFont(&info, data, 0) == 0) {
            return fail("{}: expected an OpenType font", path.string());
        }
    }
    for (auto& needed : made->needed_) {
        for (std::size_t c = 0x20; c < 0x7F; ++c) needed.set(c);
        needed.set(kMissing);
    }
    return made;
}

void Fonts::set_scale(float pixels_a_unit) {
    if (scale_ == pixels_a_unit) return;
    scale_ = pixels_a_unit;
    stale_ = true;
}

void Fonts::need(Font font, std::string_view text) {
    auto& needed = needed_[static_cast<std::size_t>(font)];
    while (!text.empty()) {
        const char32_t c = take_character(text);
        if (c < needed.size() && !needed[c]) {
            needed.set(c);
            stale_ = true;
        }
    }
}

bool Fonts::has(Font font, char32_t character) const {
    const std::string& file = files_[kFaces[static_cast<std::size_t>(font)].bold ? 1 : 0];
    stbtt_fontinfo info;
    stbtt_InitFont(&info, reinterpret_cast<const unsigned char*>(file.data()), 0);
    return stbtt_FindGlyphIndex(&info, static_cast<int>(character)) != 0;
}

void Fonts::build() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags = ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    atlas.TexGlyphPadding = 1;
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    std::array<std::vector<ImWchar>, kFontCount> ranges;
    for (std::size_t i = 0; i < kFontCount; ++i) {
        std::string& file = files_[kFaces[i].bold ? 1 : 0];
        ranges[i] = ranges_of(needed_[i]);
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        config.PixelSnapH = true;
        config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
        fonts_[i] = atlas.AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()),
                                               std::round(kFaces[i].em * kLineHeight * scale_),
                                               &config, ranges[i].data());
    }
    TAIJI_CHECK(atlas.Build());
    for (ImFont* font : fonts_) {
        font->FallbackChar = kMissing;
        font->BuildLookupTable();
    }
    unsigned char* ink = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsAlpha8(&ink, &width, &height);
    atlas_.width = static_cast<std::uint32_t>(width);
    atlas_.height = static_cast<std::uint32_t>(height);
    atlas_.ink = {ink, std::size_t{atlas_.width} * atlas_.height};
    ++atlas_.version;
    stale_ = false;
}

}  // namespace taiji::ui
