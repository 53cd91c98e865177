#include "renderer/text/label_font.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "renderer/text/utf8.hpp"

namespace taiji::text {
namespace {

using nlohmann::json;

/// Distances are drawn with this scale by shaders/passes/label.frag.
constexpr int kLevelsPerTexel = 16;
constexpr double kLargest = 1e6;

std::optional<double> number_at(const json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number()) return std::nullopt;
    const double value = found->get<double>();
    if (!(value >= -kLargest && value <= kLargest)) return std::nullopt;
    return value;
}

std::optional<std::uint32_t> count_at(const json& object, const char* key) {
    const auto value = number_at(object, key);
    if (!value || *value < 0.0) return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

std::optional<char32_t> single_character(const json& object) {
    const auto found = object.find("text");
    if (found == object.end() || !found->is_string()) return std::nullopt;
    const auto& whole = found->get_ref<const std::string&>();
    std::string_view rest = whole;
    const auto character = take_character(rest);
    return rest.empty() ? character : std::nullopt;
}

bool inside(const AtlasRect& rect, PictureSize atlas) {
    return rect.x + rect.width <= atlas.width && rect.y + rect.height <= atlas.height;
}

}  // namespace

Result<LabelFont> LabelFont::parse(std::string_view text, PictureSize atlas,
                                   const std::string& name) {
    const json root = json::parse(text, nullptr, false);
    if (!root.is_object()) return fail("{}: expected a JSON object, found none", name);
    const auto levels = number_at(root, "levels_per_texel");
    if (!levels || *levels != kLevelsPerTexel) {
        return fail("{}: levels_per_texel: expected {}", name, kLevelsPerTexel);
    }
    const auto em = number_at(root, "em_texels");
    if (!em || *em < 1.0) return fail("{}: em_texels: expected a number of at least 1", name);
    const auto glyphs = root.find("glyphs");
    if (glyphs == root.end() || !glyphs->is_array() || glyphs->empty()) {
        return fail("{}: glyphs: expected a list of glyphs", name);
    }
    LabelFont made;
    made.name_ = name;
    made.atlas_ = atlas;
    made.em_texels_ = static_cast<float>(*em);
    for (std::size_t i = 0; i < glyphs->size(); ++i) {
        const json& entry = (*glyphs)[i];
        const auto character = entry.is_object() ? single_character(entry) : std::nullopt;
        if (!character) return fail("{}: glyph {}: text: expected one character", name, i);
        const auto x = count_at(entry, "x"), y = count_at(entry, "y");
        const auto width = count_at(entry, "width"), height = count_at(entry, "height");
        const auto left = number_at(entry, "left_em"), top = number_at(entry, "top_em");
        const auto advance = number_at(entry, "advance_em");
        if (!x || !y || !width || !height || !left || !top || !advance) {
            return fail(
                "{}: glyph {}: expected the numbers x, y, width, height, left_em, top_em, "
                "advance_em",
                name, i);
        }
        const AtlasRect rect{*x, *y, *width, *height};
        if (!inside(rect, atlas)) {
            return fail("{}: glyph {}: lies outside its picture of {} by {} texels", name, i,
                        atlas.width, atlas.height);
        }
        made.glyphs_[*character] = {rect, static_cast<float>(*left), static_cast<float>(*top),
                                    static_cast<float>(*advance)};
    }
    return made;
}

Result<TextRun> LabelFont::lay_out(std::string_view utf8) const {
    TextRun run;
    std::string_view rest = utf8;
    while (!rest.empty()) {
        const std::size_t offset = utf8.size() - rest.size();
        const std::string_view before = rest;
        const auto character = take_character(rest);
        if (!character) {
            return fail("label text: byte {}: expected UTF-8, found the byte 0x{:02x}", offset,
                        static_cast<unsigned char>(before.front()));
        }
        const auto found = glyphs_.find(*character);
        if (found == glyphs_.end()) {
            return fail("label \"{}\": {} has no glyph for {} (U+{:04X})", utf8, name_,
                        before.substr(0, before.size() - rest.size()),
                        static_cast<std::uint32_t>(*character));
        }
        const Glyph& glyph = found->second;
        if (glyph.atlas.width > 0) {
            run.glyphs.push_back({glyph.atlas, run.width + glyph.left, glyph.top});
        }
        run.width += glyph.advance;
    }
    return run;
}

Result<LabelAtlas> load_label_atlas(const std::filesystem::path& folder) {
    auto picture = read_grey_png(folder / "labels.png");
    if (!picture) return tl::unexpected(picture.error());
    const std::filesystem::path path = folder / "labels.json";
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    const std::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
    auto font = LabelFont::parse(text, picture->size, path.string());
    if (!font) return tl::unexpected(font.error());
    return LabelAtlas{std::move(*font), std::move(*picture)};
}

}  // namespace taiji::text
