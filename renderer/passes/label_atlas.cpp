#include "renderer/passes/label_atlas.hpp"

#include <cstring>
#include <nlohmann/json.hpp>

#include "renderer/images/decode.hpp"

namespace taiji {
namespace {

/// The next character of `text`, which is shortened by it; U+FFFD for broken UTF-8.
char32_t next_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0x80    ? 1
                               : first >= 0xF0 ? 4
                               : first >= 0xE0 ? 3
                               : first >= 0xC0 ? 2
                                               : 0;
    if (length == 0 || text.size() < length) {
        text.remove_prefix(1);
        return U'\uFFFD';
    }
    char32_t code = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        code = (code << 6) | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    text.remove_prefix(length);
    return code;
}

}  // namespace

Result<Image> load_distance_field(Device& device, Uploads& uploads,
                                  const std::filesystem::path& path) {
    const auto picture = read_grey_png(path);
    if (!picture) return tl::unexpected(picture.error());
    TextureBuilder texture(device,
                           {VK_FORMAT_R8_UNORM, {picture->size.width, picture->size.height}, 1, 1},
                           path.filename().string());
    const TextureBuilder::Level level = texture.level(0, 0);
    for (std::uint32_t y = 0; y < level.extent.height; ++y) {
        std::memcpy(level.data + level.row_pitch * y,
                    picture->pixels.data() + std::size_t{level.extent.width} * y,
                    level.extent.width);
    }
    return texture.finish(uploads);
}

Result<LabelAtlas> LabelAtlas::load(Device& device, Uploads& uploads,
                                    const std::filesystem::path& folder) {
    auto image = load_distance_field(device, uploads, folder / "labels.png");
    if (!image) return tl::unexpected(image.error());
    const auto bytes = read_bytes(folder / "labels.json");
    if (!bytes) return tl::unexpected(bytes.error());
    LabelAtlas made;
    made.image_ = std::move(*image);
    const glm::vec2 atlas(made.image_.info().extent.width, made.image_.info().extent.height);
    try {
        const auto json = nlohmann::json::parse(bytes->begin(), bytes->end());
        const float em = json.at("em_texels").get<float>();
        for (const auto& item : json.at("glyphs")) {
            const auto text = item.at("text").get<std::string>();
            const auto number = [&](const char* name) { return item.at(name).get<float>(); };
            std::string_view rest = text;
            if (rest.empty())
                return fail("{}: a glyph without text", (folder / "labels.json").string());
            const glm::vec2 size(number("width"), number("height"));
            made.glyphs_[next_character(rest)] = {
                glm::vec4(number("x") / atlas.x, number("y") / atlas.y, size.x / atlas.x,
                          size.y / atlas.y),
                {number("left_em"), -number("top_em")},
                size / em,
                number("advance_em")};
        }
    } catch (const nlohmann::json::exception& error) {
        return fail("{}: not a glyph table: {}", (folder / "labels.json").string(), error.what());
    }
    return made;
}

void LabelAtlas::add(std::string_view text, glm::vec2 middle, float size, glm::vec4 tint,
                     std::vector<LabelInstance>& to) const {
    const std::size_t first = to.size();
    float pen = 0.0F;
    while (!text.empty()) {
        auto found = glyphs_.find(next_character(text));
        if (found == glyphs_.end()) found = glyphs_.find(U'\u25A1');
        if (found == glyphs_.end()) continue;
        const Glyph& glyph = found->second;
        if (glyph.size.x > 0.0F) {
            to.push_back({glm::vec4(pen + glyph.offset.x * size, glyph.offset.y * size,
                                    glyph.size.x * size, glyph.size.y * size),
                          glyph.cell, tint});
        }
        pen += glyph.advance * size;
    }
    for (std::size_t i = first; i < to.size(); ++i) {
        to[i].rect.x += middle.x - 0.5F * pen;
        to[i].rect.y +=
            middle.y + 0.36F * size;  // the middle of capitals and of Chinese characters
    }
}

}  // namespace taiji
