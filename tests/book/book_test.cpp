#include "client/book/book.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "client/play/selection.hpp"
#include "game/rules/apply.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "tests/book/support.hpp"

namespace taiji {
namespace {

using book::Verdict;
using play::TargetKind;
using testing::HasSubstr;
using testing::IsSupersetOf;

/// What a page's examples do, by what moves.
std::set<std::pair<Unit, TargetKind>> shown_on(std::string_view page) {
    std::set<std::pair<Unit, TargetKind>> made;
    for (const book::Figure& figure : test::page_of(page).figures) {
        for (const book::Example& example : figure.examples) {
            if (example.verdict == Verdict::Never) continue;
            const Move move = parse_move(figure.position, example.move).value();
            made.emplace(move.mover, play::target_kind(figure.position, move));
        }
    }
    return made;
}

TEST(RulesBook, ShowsOnEachUnitsPageAllThatTheUnitDoes) {
    using Shown = std::vector<std::pair<Unit, TargetKind>>;
    const std::map<std::string, Shown> wanted = {
        {"army",
         {{Unit::Army, TargetKind::Go},
          {Unit::Army, TargetKind::Take},
          {Unit::Army, TargetKind::Board}}},
        {"citizen",
         {{Unit::Citizen, TargetKind::Go},
          {Unit::Citizen, TargetKind::Take},
          {Unit::Citizen, TargetKind::Board}}},
        {"air_force",
         {{Unit::AirForce, TargetKind::Go},
          {Unit::AirForce, TargetKind::Take},
          {Unit::Army, TargetKind::Board},
          {Unit::Citizen, TargetKind::Board}}},
        {"missile", {{Unit::Missile, TargetKind::Go}, {Unit::Missile, TargetKind::Take}}},
        {"navy",
         {{Unit::Navy, TargetKind::Go},
          {Unit::Navy, TargetKind::Take},
          {Unit::Navy, TargetKind::Strike}}},
        {"submarine", {{Unit::Submarine, TargetKind::Go}, {Unit::Submarine, TargetKind::Take}}},
        {"carrier", {{Unit::Carrier, TargetKind::Go}, {Unit::Carrier, TargetKind::Take}}},
        {"hub", {{Unit::Hub, TargetKind::Go}}},
        {"air_force_with_army",
         {{Unit::AirForceWithArmy, TargetKind::Take},
          {Unit::AirForce, TargetKind::Go},
          {Unit::Army, TargetKind::Go},
          {Unit::Army, TargetKind::Board}}},
        {"air_force_with_citizen",
         {{Unit::AirForceWithCitizen, TargetKind::Go},
          {Unit::AirForce, TargetKind::Go},
          {Unit::Citizen, TargetKind::Go}}},
        {"nuclear_submarine",
         {{Unit::Missile, TargetKind::Join},
          {Unit::Missile, TargetKind::Launch},
          {Unit::NuclearSubmarine, TargetKind::Go},
          {Unit::NuclearSubmarine, TargetKind::Take},
          {Unit::Submarine, TargetKind::Go},
          {Unit::Missile, TargetKind::Go}}}};
    for (const auto& [page, shown] : wanted) {
        EXPECT_THAT(shown_on(page), IsSupersetOf(shown)) << page;
    }
}

TEST(RulesBook, ShowsASubmarineDiveAndSurface) {
    bool dives = false, surfaces = false;
    for (const book::Figure& figure : test::page_of("submarine").figures) {
        const Board& board = figure.position.board();
        for (const book::Example& example : figure.examples) {
            if (example.verdict == Verdict::Never) continue;
            const Move move = parse_move(figure.position, example.move).value();
            dives |= !board.is_dashed(move.from) && board.is_dashed(move.to);
            surfaces |= board.is_dashed(move.from) && !board.is_dashed(move.to);
        }
    }
    EXPECT_TRUE(dives);
    EXPECT_TRUE(surfaces);
}

TEST(RulesBook, ShowsACrossingOnThePagesOfArmyAndCitizen) {
    for (const auto& [page, unit] : {std::pair("army", Unit::Army), {"citizen", Unit::Citizen}}) {
        bool crosses = false;
        for (const book::Figure& figure : test::page_of(page).figures) {
            const Board& board = figure.position.board();
            for (const book::Example& example : figure.examples) {
                if (example.verdict == Verdict::Never) continue;
                const Move move = parse_move(figure.position, example.move).value();
                crosses |=
                    move.mover == unit && board.landmass(move.from) != board.landmass(move.to);
            }
        }
        EXPECT_TRUE(crosses) << page;
    }
}

TEST(RulesBook, HasADiagramOnEveryPageOfAPiece) {
    for (const book::Chapter& chapter : test::the_book().chapters()) {
        if (chapter.id != "pieces" && chapter.id != "stacks") continue;
        EXPECT_EQ(chapter.pages.size(), chapter.id == "pieces" ? 8U : 3U);
        for (const book::Page& page : chapter.pages) EXPECT_FALSE(page.figures.empty()) << page.id;
    }
}

TEST(RulesBook, TellsMateFromCheckAndEntersSeats) {
    std::map<std::string, std::optional<Ending>> ends;
    for (const char* page : {"endings", "palaces"}) {
        for (const book::Figure& figure : test::page_of(page).figures) {
            for (const book::Example& example : figure.examples) {
                if (example.verdict == Verdict::Never) continue;
                const Move move = parse_move(figure.position, example.move).value();
                const auto end = game_end(apply(figure.position, move).after);
                ends[example.text] = end ? std::optional(end->how) : std::nullopt;
            }
        }
    }
    EXPECT_EQ(ends.at("endings.seat.may1"), Ending::Seat);
    EXPECT_EQ(ends.at("endings.mate.may1"), Ending::Mate);
    EXPECT_EQ(ends.at("endings.mate.may2"), std::nullopt);
    EXPECT_EQ(ends.at("palaces.seat.may1"), Ending::Seat);
}

TEST(RulesBook, NamesPointsAsTheLanguageDoes) {
    const book::Book& book = test::the_book();
    EXPECT_THAT(book.text(UiLanguage::English, "coordinates.1"), HasSubstr("(E3, S5)"));
    EXPECT_THAT(book.text(UiLanguage::Chinese, "coordinates.1"), HasSubstr("东3南5"));
    EXPECT_THAT(book.text(UiLanguage::English, "dashed.1"), HasSubstr("(E3.5, N4.5)"));
}

TEST(RulesBook, KnowsTheChapterOfEveryPage) {
    const book::Book& book = test::the_book();
    for (const book::Chapter& chapter : book.chapters()) {
        for (const book::Page& page : chapter.pages) {
            EXPECT_EQ(book.chapter_of(page).id, chapter.id);
        }
    }
}

TEST(RulesBook, SaysHowManyCellsAndPointsThereAre) {
    const Board& board = test::the_book().pages().front()->figures.front().position.board();
    const int cells = 4 * board.half_width() * board.half_height();
    for (const UiLanguage language : {UiLanguage::English, UiLanguage::Chinese}) {
        EXPECT_THAT(test::the_book().text(language, "points.1"),
                    HasSubstr(fmt::to_string(board.solid_count())));
        EXPECT_THAT(test::the_book().text(language, "terrain.1"), HasSubstr(fmt::to_string(cells)));
    }
}

}  // namespace
}  // namespace taiji
