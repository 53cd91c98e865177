#include "client/picture_file/picture_moment.hpp"

#include <array>
#include <cmath>

#include "base/text.hpp"

namespace taiji {
namespace {

constexpr std::string_view kRecord = "Taiji Record";
constexpr std::string_view kPly = "Taiji Ply";
constexpr std::string_view kPosition = "Taiji Position";
constexpr std::string_view kCamera = "Taiji Camera";
constexpr std::string_view kLight = "Taiji Light";

/// The words of a text, parted by single blanks.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> made;
    while (made.size() < 16) {
        const auto blank = text.find(' ');
        made.push_back(text.substr(0, blank));
        if (blank == std::string_view::npos) break;
        text.remove_prefix(blank + 1);
    }
    return made;
}

/// A part of the camera and what it may be.
struct Part {
    double SavedCamera::*part;
    double least, most;
};
constexpr std::array<Part, 5> kParts = {{{&SavedCamera::latitude, -90.0, 90.0},
                                         {&SavedCamera::longitude, -360.0, 360.0},
                                         {&SavedCamera::distance, 0.001, 1000.0},
                                         {&SavedCamera::tilt, -90.0, 90.0},
                                         {&SavedCamera::heading, -360.0, 360.0}}};

std::optional<SavedCamera> parse_camera(std::string_view text) {
    const auto words = words_of(text);
    if (words.size() != kParts.size() + 1) return std::nullopt;
    SavedCamera camera;
    for (std::size_t i = 0; i < kParts.size(); ++i) {
        const auto value = parse_number<double>(words[i]);
        // False for what is no number, too.
        if (!value || !(*value >= kParts[i].least && *value <= kParts[i].most)) {
            return std::nullopt;
        }
        camera.*kParts[i].part = *value;
    }
    if (words.back() != "flat" && words.back() != "globe") return std::nullopt;
    camera.flat = words.back() == "flat";
    return camera;
}

std::optional<SavedLight> parse_light(std::string_view text) {
    constexpr double kMostDays = 1e6;
    const auto words = words_of(text);
    if (words.size() != 2 || (words[0] != "play" && words[0] != "sun")) return std::nullopt;
    const auto days = parse_number<double>(words[1]);
    if (!days || !(std::abs(*days) <= kMostDays)) return std::nullopt;
    return SavedLight{words[0] == "sun", *days};
}

/// The text of a keyword; an error if there are two.
Result<std::optional<std::string_view>> only(const std::vector<PngText>& texts,
                                             std::string_view keyword) {
    std::optional<std::string_view> found;
    for (const PngText& text : texts) {
        if (text.keyword != keyword) continue;
        if (found) return fail("it has more than one text \"{}\"", keyword);
        found = text.text;
    }
    return found;
}

tl::unexpected<Error> makes_no_sense(std::string_view keyword, std::string_view text) {
    return fail("its text \"{}\" says \"{}\", which makes no sense", keyword, shown(text));
}

}  // namespace

std::vector<PngText> texts_of_moment(const PictureMoment& moment, std::string_view program) {
    std::vector<PngText> made = {{"Software", std::string(program)},
                                 {std::string(kPosition), moment.position},
                                 {std::string(kPly), std::to_string(moment.ply)}};
    if (moment.camera) {
        const SavedCamera& at = *moment.camera;
        // The shortest numbers that are exactly these.
        made.push_back({std::string(kCamera),
                        fmt::format("{} {} {} {} {} {}", at.latitude, at.longitude, at.distance,
                                    at.tilt, at.heading, at.flat ? "flat" : "globe")});
    }
    if (moment.light) {
        made.push_back(
            {std::string(kLight), fmt::format("{} {}", moment.light->true_sun ? "sun" : "play",
                                              moment.light->days_since_j2000)});
    }
    made.push_back({std::string(kRecord), moment.record});
    return made;
}

Result<PictureMoment> moment_of_texts(const std::vector<PngText>& texts) {
    std::array<std::optional<std::string_view>, 5> found;
    constexpr std::array kKeywords = {kRecord, kPly, kPosition, kCamera, kLight};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto text = only(texts, kKeywords[i]);
        if (!text) return tl::unexpected(text.error());
        found[i] = *text;
    }
    const auto& [record, ply, position, camera, light] = found;
    if (!record || !ply || !position) {
        return fail("it is a picture without a game: only pictures that taiji saved can be opened");
    }
    PictureMoment made{std::string(*record), 0, std::string(*position), {}, {}};
    const auto plies = parse_number<std::size_t>(*ply);
    if (!plies) return makes_no_sense(kPly, *ply);
    made.ply = *plies;
    if (camera && !(made.camera = parse_camera(*camera))) return makes_no_sense(kCamera, *camera);
    if (light && !(made.light = parse_light(*light))) return makes_no_sense(kLight, *light);
    return made;
}

}  // namespace taiji
