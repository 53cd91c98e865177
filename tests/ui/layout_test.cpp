#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ui/table.hpp"

namespace taiji {
namespace {

using testing::IsEmpty;
using ui::Layer;
using ui::LayoutReport;
using ui::Rect;

struct Case {
    test::Table::Size size;
    double scale;
};
/// From the smallest window to the largest, from the smallest interface to the largest.
constexpr Case kCases[] = {{{1280, 720}, 1.0},  {{1280, 720}, 1.5},      {{1280, 720}, 2.0},
                           {{1366, 768}, 1.25}, {{1920, 1080}, 1.0},     {{1920, 1080}, 2.0},
                           {{2560, 1080}, 1.5}, {{2560, 1440}, 1.0},     {{3840, 2160}, 1.0},
                           {{3840, 2160}, 2.0}, {{3840, 2160, 2.0}, 1.0}};

std::string words(const Rect& box) {
    return fmt::format("({:.0f}, {:.0f}, {:.0f} x {:.0f})", box.x, box.y, box.width, box.height);
}

/// What is wrong with a layout, a sentence each.
std::vector<std::string> faults(const LayoutReport& report, const Rect& window) {
    std::vector<std::string> found;
    for (const auto& panel : report.panels) {
        if (!panel.box.is_within(window)) {
            found.push_back(panel.name + " leaves the window: " + words(panel.box));
        }
        for (const auto& other : report.panels) {
            if (&other >= &panel || other.layer != panel.layer) continue;
            if (panel.layer == Layer::Dialog || !panel.box.overlaps(other.box)) continue;
            found.push_back(fmt::format("{} {} lies over {} {}", panel.name, words(panel.box),
                                        other.name, words(other.box)));
        }
    }
    for (const auto& text : report.texts) {
        if (text.width > text.room.width + 0.5F) {
            found.push_back(fmt::format("\"{}\" takes {:.0f} of {:.0f} pixels", text.text,
                                        text.width, text.room.width));
        }
        if (!text.scrolls && !text.room.is_within(window)) {
            found.push_back(fmt::format("\"{}\" leaves the window", text.text));
        }
    }
    for (const auto& control : report.controls) {
        if (control.box.width < 4.0F || control.box.height < 4.0F) {
            found.push_back(control.id + " has no room: " + words(control.box));
        }
    }
    return found;
}

/// Those of all situations in one language, size and scale.
std::vector<std::string> faults_of_all(test::Table& table, const Case& where) {
    std::vector<std::string> found;
    table.set_size(where.size);
    table.set_scale(where.scale);
    const Rect window = {0, 0, static_cast<float>(where.size.width),
                         static_cast<float>(where.size.height)};
    for (const test::Situation& situation : test::situations()) {
        table.show(situation);
        for (const std::string& fault : faults(table.interface().layout(), window)) {
            found.push_back(fmt::format("{} at {}x{}, {:.0f} %: {}", situation.name,
                                        where.size.width, where.size.height, where.scale * 100.0,
                                        fault));
        }
    }
    return found;
}

TEST(Layout, FitsEveryWindowAndScaleInEnglish) {
    test::Table table({}, UiLanguage::English);
    for (const Case& each : kCases) EXPECT_THAT(faults_of_all(table, each), IsEmpty());
}

TEST(Layout, FitsEveryWindowAndScaleInChinese) {
    test::Table table({}, UiLanguage::Chinese);
    for (const Case& each : kCases) EXPECT_THAT(faults_of_all(table, each), IsEmpty());
}

TEST(Layout, FitsEveryPageOfTheBook) {
    constexpr Case kSizes[] = {{{1280, 720}, 1.0}, {{1280, 720}, 2.0}, {{3840, 2160}, 1.5}};
    for (const UiLanguage language : {UiLanguage::English, UiLanguage::Chinese}) {
        test::Table table({}, language);
        for (const Case& each : kSizes) {
            table.set_size(each.size);
            table.set_scale(each.scale);
            table.show({.name = "book", .dialog = ui::Dialog::Rules});
            const Rect window = {0, 0, static_cast<float>(each.size.width),
                                 static_cast<float>(each.size.height)};
            table.click("book/contents");
            EXPECT_THAT(faults(table.interface().layout(), window), IsEmpty());
            table.click("book/page/idea");
            constexpr std::size_t kPages = 26;
            for (std::size_t page = 0; page < kPages; ++page) {
                table.obey_requests();
                EXPECT_TRUE(table.session().shows_diagram());
                EXPECT_THAT(faults(table.interface().layout(), window), IsEmpty())
                    << "page " << page + 1 << " at " << each.size.width << ", " << each.scale;
                table.click("book/next");
            }
            // The last one stays; closing takes the diagram away.
            table.interface().escape();
            table.update();
            table.obey_requests();
            EXPECT_FALSE(table.session().shows_diagram());
        }
    }
}

TEST(Layout, FaultsAreFound) {
    LayoutReport report;
    report.panels = {{"a", {0, 0, 50, 50}, Layer::Board},
                     {"b", {40, 40, 50, 50}, Layer::Board},
                     {"c", {45, 45, 5, 5}, Layer::Spot},
                     {"d", {90, 90, 20, 5}, Layer::Dialog}};
    report.texts = {{"too wide", 60, {0, 0, 50, 10}, false}, {"outside", 5, {0, 95, 9, 9}, false}};
    report.controls = {{"flat", {0, 0, 50, 1}, {}}};
    EXPECT_EQ(faults(report, {0, 0, 100, 100}).size(), 5U);
}

}  // namespace
}  // namespace taiji
