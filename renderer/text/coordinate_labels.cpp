#include "renderer/text/coordinate_labels.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <glm/geometric.hpp>
#include <optional>

#include "base/check.hpp"
#include "renderer/text/picture_view.hpp"

namespace taiji::text {
namespace {

using scene::BoardPlace;

/// Cosine of the angle at which a label would be too near the limb.
constexpr double kLeastFacing = 0.15;
/// Distance from the line's end to the ink, em.
constexpr double kGap = 0.75;
/// A line of which less than this is seen, em, loses its label.
constexpr double kShortest = 2.0;
/// Room for a label beyond a line's end before the picture's edge, em.
constexpr glm::dvec2 kMargin = {2.5, 1.8};
constexpr int kSteps = 48;
constexpr int kHalvings = 12;
constexpr glm::vec3 kColour = {1.0F, 0.88F, 0.62F};

/// A row or column, from its labelled end to the other.
struct BoardLine {
    BoardPlace from{};
    BoardPlace to{};
    [[nodiscard]] BoardPlace at(double part) const {
        return {std::lerp(from.x, to.x, part), std::lerp(from.y, to.y, part)};
    }
};

class LineWalk {
  public:
    LineWalk(const scene::SceneFrame& scene, const PictureView& view, glm::dvec2 margin)
        : scene_(scene), view_(view), margin_(margin) {}

    [[nodiscard]] std::optional<glm::dvec2> pixel(BoardPlace place) const {
        return view_.position(
            scene_.camera.surface().position(scene_.board->projection.map(place)));
    }
    /// Positive where a label can stand, growing smoothly from its border.
    [[nodiscard]] double room(BoardPlace place) const {
        const auto at = scene_.camera.surface().frame(scene_.board->projection.map(place));
        const glm::dvec3 to_eye = glm::normalize(scene_.camera.eye() - at.position);
        const double facing = glm::dot(at.up, to_eye) - kLeastFacing;
        const auto pixel = view_.position(at.position);
        if (!pixel) return -1.0;
        const glm::dvec2 inside = glm::min(*pixel, view_.size() - *pixel) - margin_;
        return std::min(facing, std::min(inside.x, inside.y) / view_.size().y);
    }
    /// The first part of the line that has room.
    [[nodiscard]] std::optional<double> first_room(const BoardLine& line) const {
        for (int i = 0; i <= kSteps; ++i) {
            double high = 1.0 * i / kSteps;
            if (!(room(line.at(high)) > 0.0)) continue;
            if (i == 0) return 0.0;
            double low = 1.0 * (i - 1) / kSteps;
            for (int half = 0; half < kHalvings; ++half) {
                const double middle = (low + high) / 2;
                (room(line.at(middle)) > 0.0 ? high : low) = middle;
            }
            return high;
        }
        return std::nullopt;
    }

  private:
    const scene::SceneFrame& scene_;
    const PictureView& view_;
    glm::dvec2 margin_;
};

double smoothstep(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

/// Puts `label` beyond the seen end of the line; false when too little of the line is seen.
bool place_at_end(const LineWalk& walk, const BoardLine& line, Label& label) {
    const auto start = walk.first_room(line);
    if (!start) return false;
    const auto end = walk.first_room({line.to, line.from});
    if (!end) return false;
    const auto anchor = walk.pixel(line.at(*start));
    const auto other = walk.pixel(line.at(1.0 - *end));
    const auto between = [&](double part) { return line.at(std::lerp(*start, 1.0 - *end, part)); };
    const auto inward = walk.pixel(between(0.1));
    const auto middle = walk.pixel(between(0.5));
    if (!anchor || !other || !inward || !middle) return false;
    const glm::dvec2 back = *anchor - *inward;
    // Round a pole the ends of a row are close together.
    const double length = std::max(glm::length(*anchor - *other), glm::length(*anchor - *middle));
    if (!(glm::length(back) > 1e-6)) return false;
    const glm::dvec2 out = back / glm::length(back);
    const glm::dvec2 half = 0.5 * label.size *
                            glm::dvec2(static_cast<double>(label.text->width),
                                       static_cast<double>(LabelFont::kInkHeight));
    const double reach = std::abs(out.x) * half.x + std::abs(out.y) * half.y + kGap * label.size;
    label.centre = *anchor + reach * out;
    label.opacity *= smoothstep(kShortest, 2.0 * kShortest, length / label.size);
    return label.opacity > 0.01;
}

}  // namespace

Result<CoordinateLabels> CoordinateLabels::create(const LabelFont& font) {
    static constexpr std::array<std::array<std::string_view, kDirections>, scene::kLanguageCount>
        kWords = {{{"E", "W", "N", "S"}, {"东", "西", "北", "南"}}};
    CoordinateLabels made;
    for (std::size_t language = 0; language < scene::kLanguageCount; ++language) {
        Texts& texts = made.texts_[language];
        for (std::size_t direction = 0; direction < kDirections; ++direction) {
            for (int n = 1; n <= kLargest; ++n) {
                auto run = font.lay_out(fmt::format("{}{}", kWords[language][direction], n));
                if (!run) return tl::unexpected(run.error());
                texts.numbers[direction][static_cast<std::size_t>(n)] = std::move(*run);
            }
        }
        auto zero = font.lay_out("0");
        if (!zero) return tl::unexpected(zero.error());
        texts.zero = std::move(*zero);
    }
    return made;
}

const TextRun& CoordinateLabels::text(scene::Language language, Direction positive,
                                      int number) const {
    const Texts& texts = texts_[static_cast<std::size_t>(language)];
    if (number == 0) return texts.zero;
    const int direction = positive + (number < 0 ? 1 : 0);
    return texts
        .numbers[static_cast<std::size_t>(direction)][static_cast<std::size_t>(std::abs(number))];
}

void CoordinateLabels::place(const scene::SceneFrame& scene, glm::dvec2 picture,
                             LabelList& to) const {
    if (!(scene.options.coordinates > 0.0)) return;
    const scene::BoardModel& board = *scene.board;
    TAIJI_CHECK(board.half_width <= kLargest && board.half_height <= kLargest);
    const PictureView view(scene.camera, picture);
    const double size = label_size(picture.y);
    const LineWalk walk(scene, view, size * kMargin);
    const scene::BoardRect rim = board.rim();
    const auto add = [&](const BoardLine& line, const TextRun& run) {
        Label label{
            .text = &run, .size = size, .colour = kColour, .opacity = scene.options.coordinates};
        if (place_at_end(walk, line, label)) to.add(label);
    };
    // From the middle outwards: where two would touch, the line nearer the middle keeps its label.
    for (int n = 0; n <= std::max(board.half_width, board.half_height); ++n) {
        for (const int signed_n : {n, -n}) {
            const double at = signed_n;
            if (n <= board.half_width) {
                add({{at, rim.south}, {at, rim.north}},
                    text(scene.options.language, kEast, signed_n));
            }
            if (n <= board.half_height) {
                add({{rim.west, at}, {rim.east, at}},
                    text(scene.options.language, kNorth, signed_n));
            }
            if (n == 0) break;
        }
    }
}

}  // namespace taiji::text
