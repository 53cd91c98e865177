#include "renderer/sky/mansions.hpp"

#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>
#include <optional>

#include "renderer/images/decode.hpp"

namespace taiji::sky {
namespace {

using nlohmann::json;

constexpr double kDegree = std::numbers::pi / 180.0;

std::optional<glm::dvec3> direction_of(const json& pair) {
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number() || !pair[1].is_number()) {
        return std::nullopt;
    }
    const Equatorial at{pair[0].get<double>(), pair[1].get<double>()};
    const bool in_range = std::abs(at.right_ascension) <= 360.0 && std::abs(at.declination) <= 90.0;
    if (!in_range) return std::nullopt;
    return direction_from_equatorial(at);
}

std::string text_at(const json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool read_lines(const json& lines, Mansion& to) {
    if (!lines.is_array()) return false;
    for (const json& line : lines) {
        if (!line.is_array() || line.size() < 2) return false;
        std::vector<glm::vec3>& points = to.lines.emplace_back();
        for (const json& pair : line) {
            const auto direction = direction_of(pair);
            if (!direction) return false;
            points.emplace_back(*direction);
        }
    }
    return true;
}

}  // namespace

glm::dvec3 direction_from_equatorial(Equatorial place) {
    const double ra = place.right_ascension * kDegree;
    const double dec = place.declination * kDegree;
    return {std::cos(dec) * std::cos(ra), std::cos(dec) * std::sin(ra), std::sin(dec)};
}

Result<std::vector<Mansion>> read_mansions(std::string_view text, const std::string& name) {
    const json root = json::parse(text, nullptr, false);
    if (root.is_discarded())
        return fail("{}: expected JSON, found something else or half of it", name);
    if (!root.is_array() || root.size() != kMansionCount) {
        return fail("{}: expected a list of the {} mansions, found {}", name, kMansionCount,
                    root.is_array() ? root.size() : 0);
    }
    std::vector<Mansion> made;
    for (std::size_t i = 0; i < kMansionCount; ++i) {
        const json& entry = root[i];
        if (!entry.is_object()) return fail("{}: mansion {}: expected an object", name, i + 1);
        Mansion& mansion = made.emplace_back();
        mansion.chinese = text_at(entry, "zh");
        const std::string pinyin = text_at(entry, "pinyin");
        const std::string meaning = text_at(entry, "en");
        if (mansion.chinese.empty() || pinyin.empty() || meaning.empty()) {
            return fail("{}: mansion {}: expected the texts zh, pinyin and en", name, i + 1);
        }
        mansion.english = pinyin + " – " + meaning;
        mansion.palace = static_cast<Palace>(i / 7);
        const auto label = direction_of(entry.value("label", json()));
        if (!label) {
            return fail(
                "{}: mansion {}: label: expected right ascension and declination in degrees", name,
                i + 1);
        }
        mansion.label = *label;
        if (!read_lines(entry.value("lines", json()), mansion)) {
            return fail(
                "{}: mansion {}: lines: expected lists of right ascension and declination in "
                "degrees, "
                "two or more a line",
                name, i + 1);
        }
    }
    return made;
}

Result<std::vector<Mansion>> load_mansions(const std::filesystem::path& path) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    const std::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
    return read_mansions(text, path.string());
}

}  // namespace taiji::sky
