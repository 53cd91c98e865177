#include "client/storage/game_store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/match/record_reader.hpp"
#include "game/rules/load_board.hpp"
#include "game/rules/move_text.hpp"
#include "tests/storage/temporary_folder.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using test::TemporaryFolder;
using test::text_of;
using test::write_text;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::shared_ptr<const Board>& board() {
    static const auto read =
        load_board(test::read_source_file("assets/boards/world.board"), "world");
    return *read;
}

KeptGame game_of(const char* moves, const play::NewGame& setup = {}) {
    play::Game game = *play::Game::begin(board(), setup);
    std::string_view rest = moves;
    while (!rest.empty()) {
        const auto blank = std::min(rest.find(' '), rest.size());
        const auto move = parse_move(game.match().position(), rest.substr(0, blank));
        EXPECT_TRUE(move) << move.error().message;
        EXPECT_TRUE(game.play(*move));
        rest.remove_prefix(std::min(blank + 1, rest.size()));
    }
    static_cast<void>(game.take_news());
    return {std::move(game), std::nullopt, "2026.11.30"};
}

GameStore store_in(const TemporaryFolder& folder) {
    auto store = GameStore::open(folder.path());
    EXPECT_TRUE(store) << store.error().message;
    return *std::move(store);
}

void expect_same(const KeptGame& a, const KeptGame& b) {
    EXPECT_EQ(a.game.match(), b.game.match());
    EXPECT_EQ(a.game.seats(), b.game.seats());
    EXPECT_EQ(a.game.viewpoint(), b.game.viewpoint());
    EXPECT_EQ(a.game.shown_ply(), b.game.shown_ply());
    EXPECT_EQ(a.camera, b.camera);
    EXPECT_EQ(a.notes, b.notes);
}

TEST(GameStore, KeepsTheGameAndHowItIsLookedAt) {
    const TemporaryFolder folder;
    play::NewGame setup;
    setup.seats = {{play::ExternalEngine{"engine \"-a b\" option.Hash=1"}, play::Computer{7}}};
    setup.time_control = BaseTime{{300'000}, {2'000}};
    setup.viewpoint = play::Viewpoint::SideToMove;
    KeptGame kept = game_of("Aw4n1-w3n2 Ae4n1-e3n2 Aw3n2-w4n1", setup);
    kept.game.elapse({1'234});
    kept.game.show_ply(1);
    kept.camera = SavedCamera{52.5, -46.25, 3.5, 0.25, 12.0, true};
    {
        GameStore store = store_in(folder);
        ASSERT_TRUE(store.save(kept));
    }
    GameStore store = store_in(folder);
    const auto loaded = store.load(board());
    EXPECT_THAT(loaded.problems, IsEmpty());
    ASSERT_TRUE(loaded.kept);
    expect_same(*loaded.kept, kept);
}

TEST(GameStore, WritesARecordThatAnyReaderReads) {
    const TemporaryFolder folder;
    GameStore store = store_in(folder);
    ASSERT_TRUE(store.save(game_of("Aw4n1-w3n2")));
    const std::string text = text_of(folder.path() / "current.taiji");
    const auto games = read_records(board(), text);
    ASSERT_TRUE(games);
    ASSERT_THAT(*games, SizeIs(1));
    EXPECT_THAT(games->front().errors, IsEmpty());
    EXPECT_THAT(games->front().record->plies, SizeIs(1));
}

TEST(GameStore, OpensWhatIsGoodOfABrokenGame) {
    const TemporaryFolder folder;
    std::string text = kept_game_text(game_of("Aw4n1-w3n2 Ae4n1-e3n2 Aw3n2-w4n1"));
    const auto second = text.find("Ae4n1-e3n2");
    ASSERT_NE(second, std::string::npos);
    text.replace(second, 10, "Ae4n1-e7n5");
    write_text(folder.path() / "current.taiji", text);
    GameStore store = store_in(folder);
    const auto loaded = store.load(board());
    ASSERT_TRUE(loaded.kept && loaded.set_aside);
    EXPECT_THAT(loaded.kept->game.match().plies(), SizeIs(1));
    ASSERT_FALSE(loaded.problems.empty());
    EXPECT_THAT(loaded.problems.front(), HasSubstr("current.taiji:"));
    EXPECT_THAT(loaded.problems.front(), HasSubstr("ply 2"));
    EXPECT_EQ(text_of(*loaded.set_aside), text);
}

TEST(GameStore, SetsAsideWhatIsNoGame) {
    for (const std::string& text : {std::string(), std::string("\xff\x00garbage", 9),
                                    std::string("[Variant \"chess\"]\n\n*\n")}) {
        const TemporaryFolder folder;
        write_text(folder.path() / "current.taiji", text);
        GameStore store = store_in(folder);
        const auto loaded = store.load(board());
        EXPECT_THAT(loaded.problems, Not(IsEmpty())) << text;
        ASSERT_TRUE(loaded.set_aside) << text;
        EXPECT_EQ(text_of(*loaded.set_aside), text);
        EXPECT_FALSE(std::filesystem::exists(folder.path() / "current.taiji"));
    }
}

TEST(GameStore, SaysWhichOfItsTagsMakesNoSense) {
    std::string text = kept_game_text(game_of("Aw4n1-w3n2"));
    const auto level = text.find("computer 4");
    ASSERT_NE(level, std::string::npos);
    text.replace(level, 10, "computer 9");
    const auto read = read_kept_game(board(), text, "x");
    ASSERT_TRUE(read.kept);
    EXPECT_THAT(read.problems,
                ElementsAre("x: the tag BlackSeat says \"computer 9\", which makes no sense"));
    EXPECT_TRUE(play::is_human(read.kept->game.seats()[Side::Black]));
}

TEST(GameStore, PutsGamesAwayOneBehindTheOther) {
    const TemporaryFolder folder;
    GameStore store = store_in(folder);
    ASSERT_TRUE(store.put_away(record_of_game(game_of("Aw4n1-w3n2").game, {.date = "2026.11.29"})));
    ASSERT_TRUE(store.put_away(record_of_game(game_of("Aw4n1-w3n2").game, {.date = "2026.11.30"})));
    const std::string text = text_of(folder.path() / "games.taiji");
    const auto games = read_records(board(), text);
    ASSERT_TRUE(games);
    ASSERT_THAT(*games, SizeIs(2));
    for (const ReadGame& game : *games) EXPECT_THAT(game.errors, IsEmpty());
    EXPECT_EQ((*games)[1].record->date, "2026.11.30");
}

TEST(GameStore, ForgetsAGame) {
    const TemporaryFolder folder;
    GameStore store = store_in(folder);
    ASSERT_TRUE(store.save(game_of("Aw4n1-w3n2")));
    ASSERT_TRUE(store.forget());
    EXPECT_FALSE(store.load(board()).kept);
    EXPECT_TRUE(store.forget());
}

TEST(GameStore, RemembersTheLastFiles) {
    const TemporaryFolder folder;
    {
        GameStore store = store_in(folder);
        for (int i = 0; i < 12; ++i) ASSERT_TRUE(store.add_recent("/g/" + std::to_string(i)));
        ASSERT_TRUE(store.add_recent("/g/7"));
    }
    GameStore store = store_in(folder);
    EXPECT_THAT(store.load(board()).problems, IsEmpty());
    ASSERT_THAT(store.recent(), SizeIs(GameStore::kMostRecent));
    EXPECT_EQ(store.recent()[0], "/g/7");
    EXPECT_EQ(store.recent()[1], "/g/11");
}

TEST(GameStore, BelongsToOneProgramAtATime) {
    const TemporaryFolder folder;
    std::optional<GameStore> first = store_in(folder);
    const auto second = GameStore::open(folder.path());
    ASSERT_FALSE(second);
    EXPECT_THAT(second.error().message, HasSubstr("another window"));
    first.reset();
    EXPECT_TRUE(GameStore::open(folder.path()));
}

TEST(GameStore, TellsThatItsFolderCannotBe) {
    const TemporaryFolder folder;
    write_text(folder.path() / "file", "");
    const auto store = GameStore::open(folder.path() / "file" / "taiji");
    ASSERT_FALSE(store);
    EXPECT_THAT(store.error().message, HasSubstr("cannot be made"));
}

}  // namespace
}  // namespace taiji
