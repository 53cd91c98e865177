#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <map>
#include <numbers>

#include "renderer/sky/mansion_names.hpp"
#include "renderer/text/coordinate_labels.hpp"
#include "renderer/text/picture_view.hpp"
#include "tests/renderer/sample_scene.hpp"

namespace taiji::text {
namespace {

constexpr glm::dvec2 kPicture{1280, 720};

const LabelFont& font() {
    static const auto atlas = load_label_atlas(TAIJI_SOURCE_DIR "/assets/fonts");
    EXPECT_TRUE(atlas);
    return atlas->font;
}

const CoordinateLabels& coordinates() {
    static const auto made = CoordinateLabels::create(font());
    EXPECT_TRUE(made);
    return *made;
}

const sky::MansionNames& mansion_names() {
    static const auto made = [] {
        const auto mansions = sky::load_mansions(TAIJI_SOURCE_DIR "/assets/sky/mansions.json");
        EXPECT_TRUE(mansions);
        return sky::MansionNames::create(*mansions, font());
    }();
    EXPECT_TRUE(made);
    return *made;
}

SampleView in_hd(SampleView view) {
    view.width = 1280;
    view.height = 720;
    return view;
}

/// What a label says can be told by its glyphs: runs are laid out once and never moved.
using Shown = std::map<const TextRun*, Label>;
Shown coordinates_of(const SampleView& view) {
    const SampleScene scene(in_hd(view));
    LabelList list;
    coordinates().place(scene.frame, kPicture, list);
    Shown shown;
    for (const Label& label : list.labels()) shown.emplace(label.text, label);
    return shown;
}

SampleView flat() {
    return {.latitude = 35, .longitude = 0, .distance = 7.2, .unrolled = 1.0, .coordinates = 1.0};
}

TEST(LabelCoordinates, NameEveryRowAndColumnOnceOnTheFlatBoard) {
    for (const auto language : {scene::Language::English, scene::Language::Chinese}) {
        SampleView view = flat();
        view.language = language;
        const SampleScene scene(in_hd(view));
        LabelList list;
        coordinates().place(scene.frame, kPicture, list);
        EXPECT_EQ(list.labels().size(), 15U + 11U);
        list.clear();
        coordinates().place(scene.frame, kPicture / 2.0, list);
        EXPECT_EQ(list.labels().size(), 15U + 11U) << "in a small picture";
    }
}

TEST(LabelCoordinates, StandOutsideTheRimsOfTheFlatBoard) {
    const SampleScene scene(in_hd(flat()));
    LabelList list;
    coordinates().place(scene.frame, kPicture, list);
    const PictureView view(scene.frame.camera, kPicture);
    const auto& board = *scene.frame.board;
    const auto corner =
        view.position(scene.frame.camera.surface().position(board.projection.map({-7.0, -5.0})));
    ASSERT_TRUE(corner);
    std::size_t below = 0;
    std::size_t left = 0;
    for (const Label& label : list.labels()) {
        const Box box = box_of(label);
        const bool is_below = box.low.y > corner->y;
        const bool is_left = box.high.x < corner->x;
        EXPECT_TRUE(is_below || is_left);
        below += is_below ? 1 : 0;
        left += is_left ? 1 : 0;
    }
    EXPECT_GE(below, 15U);
    EXPECT_GE(left, 11U);
}

TEST(LabelCoordinates, AreInTheOrderOfTheirColumns) {
    const SampleScene scene(in_hd(flat()));
    // E1 to E7 from left to right, each half a figure's width from the next column's middle.
    const PictureView view(scene.frame.camera, kPicture);
    LabelList list;
    coordinates().place(scene.frame, kPicture, list);
    for (int x = -7; x <= 7; ++x) {
        const auto column = view.position(scene.frame.camera.surface().position(
            scene.frame.board->projection.map({1.0 * x, -5.0})));
        ASSERT_TRUE(column);
        const auto under = [&](const Label& label) {
            return std::abs(label.centre.x - column->x) < 1.0 && label.centre.y > column->y;
        };
        EXPECT_EQ(std::count_if(list.labels().begin(), list.labels().end(), under), 1) << x;
    }
}

TEST(LabelCoordinates, AreNotShownUnlessAskedFor) {
    SampleView view = flat();
    view.coordinates = 0.0;
    EXPECT_TRUE(coordinates_of(view).empty());
}

TEST(LabelCoordinates, StayInThePictureUprightAndApartInEveryView) {
    std::size_t most = 0;
    for (int latitude = -80; latitude <= 80; latitude += 20) {
        for (int longitude = -180; longitude < 180; longitude += 30) {
            for (const double distance : {0.4, 1.5, 3.6}) {
                for (const double unrolled : {0.0, 0.3, 1.0}) {
                    const SampleScene scene(in_hd({.latitude = 1.0 * latitude,
                                                   .longitude = 1.0 * longitude,
                                                   .distance = distance,
                                                   .unrolled = unrolled,
                                                   .coordinates = 1.0}));
                    LabelList list;
                    coordinates().place(scene.frame, kPicture, list);
                    const auto labels = list.labels();
                    most = std::max(most, labels.size());
                    for (std::size_t i = 0; i < labels.size(); ++i) {
                        const Box box = box_of(labels[i]);
                        EXPECT_GE(std::min(box.low.x, box.low.y), 0.0);
                        EXPECT_LE(box.high.x, kPicture.x);
                        EXPECT_LE(box.high.y, kPicture.y);
                        EXPECT_EQ(labels[i].size, label_size(kPicture.y));
                        for (std::size_t j = 0; j < i; ++j) {
                            EXPECT_FALSE(box.overlaps(box_of(labels[j])));
                        }
                    }
                }
            }
        }
    }
    EXPECT_GE(most, 22U);
}

TEST(LabelCoordinates, StandAtTheEndOfWhatIsSeenOfALine) {
    // The whole globe over the Atlantic: neither rim's rows are in sight, their seen ends are.
    const Shown shown = coordinates_of({.latitude = 40, .longitude = -40, .coordinates = 1.0});
    EXPECT_GE(shown.size(), 14U);
    const SampleScene scene(in_hd({.latitude = 40, .longitude = -40}));
    const PictureView view(scene.frame.camera, kPicture);
    for (const auto& [run, label] : shown) {
        // Near the limb: at most this far inside it or outside.
        EXPECT_LT(std::abs(view.clearance(label.centre)), 90.0);
    }
}

TEST(LabelCoordinates, GlideWhenTheCameraTurns) {
    constexpr double kStep = 0.02;  // degrees, about half a pixel
    Shown before;
    std::size_t compared = 0;
    for (int i = 0; i < 200; ++i) {
        const Shown now = coordinates_of(
            {.latitude = 40 + 0.5 * kStep * i, .longitude = -40 + kStep * i, .coordinates = 1.0});
        for (const auto& [run, label] : now) {
            const auto last = before.find(run);
            if (last == before.end()) continue;
            ++compared;
            ASSERT_LT(glm::distance(label.centre, last->second.centre), 6.0) << i;
        }
        before = now;
    }
    EXPECT_GT(compared, 2000U);
}

TEST(LabelMansions, AreNeverOverTheEarthNorOverOneAnother) {
    std::size_t shown = 0;
    for (int longitude = -180; longitude < 180; longitude += 15) {
        for (const int latitude : {-30, 0, 30}) {
            for (const double distance : {1.2, 3.6}) {
                for (const auto language : {scene::Language::English, scene::Language::Chinese}) {
                    const SampleScene scene(in_hd({.latitude = 1.0 * latitude,
                                                   .longitude = 1.0 * longitude,
                                                   .distance = distance,
                                                   .time = "2026-12-15T18:00Z",
                                                   .mansions = 1.0,
                                                   .language = language}));
                    LabelList list;
                    mansion_names().place(scene.frame, kPicture, list);
                    const PictureView view(scene.frame.camera, kPicture);
                    shown += list.labels().size();
                    for (const Label& label : list.labels()) {
                        const Box box = box_of(label);
                        for (const double x : {box.low.x, box.high.x}) {
                            for (const double y : {box.low.y, box.high.y}) {
                                EXPECT_GT(view.clearance({x, y}), 0.0);
                            }
                        }
                        for (const Label& other : list.labels()) {
                            EXPECT_TRUE(&other == &label || !box.overlaps(box_of(other)));
                        }
                    }
                }
            }
        }
    }
    EXPECT_GT(shown, 150U);
}

TEST(LabelMansions, ComeOnTheKeyOrWhenTheViewTurnsToTheSky) {
    const auto strength = [](const SampleView& view) {
        return sky::mansion_strength(SampleScene(view).frame);
    };
    EXPECT_EQ(strength({}), 0.0);
    EXPECT_EQ(strength({.mansions = 0.3}), 0.3);
    EXPECT_EQ(strength({.distance = 0.3, .tilt = 30}), 0.0);
    EXPECT_GT(strength({.distance = 0.15, .tilt = 82}), 0.5);
    EXPECT_EQ(strength({.unrolled = 1.0}), 0.0);
}

}  // namespace
}  // namespace taiji::text
