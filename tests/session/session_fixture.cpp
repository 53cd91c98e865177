#include "tests/session/session_fixture.hpp"

#include "client/view/board_view.hpp"
#include "game/rules/load_board.hpp"
#include "game/rules/move_text.hpp"

namespace taiji::test {

const std::shared_ptr<const Board>& session_board() {
    static const auto read = load_board(read_source_file("assets/boards/world.board"), "world");
    return *read;
}

const scene::BoardModel& session_model() {
    static const scene::BoardModel model = board_view(*session_board());
    return model;
}

SessionSetup SessionTest::setup() const {
    SessionSetup made;
    made.board = session_board();
    made.model = &session_model();
    made.folders.data = data();
    made.folders.config = config();
    made.date = "2026.11.30";
    return made;
}

std::unique_ptr<Session> SessionTest::open(const SessionSetup& with) const {
    auto session = Session::open(with);
    EXPECT_TRUE(session) << session.error().message;
    return *std::move(session);
}

std::unique_ptr<Session> SessionTest::open_from(const char* tfen) const {
    SessionSetup with = setup();
    with.tfen = tfen;
    return open(with);
}

std::unique_ptr<Session> SessionTest::begin(const play::NewGame& game) const {
    auto session = open();
    session->carry_out(BeginGame{game});
    return session;
}

std::unique_ptr<Session> SessionTest::begin_between_people() const {
    play::NewGame game;
    game.seats = {{play::Human{}, play::Human{}}};
    return begin(game);
}

void click_move(Session& session, std::string_view text) {
    const auto move = parse_move(session.game().match().position(), text);
    ASSERT_TRUE(move) << move.error().message;
    const std::size_t before = session.game().match().plies().size();
    session.click(move->from);
    session.click(move->to);
    if (const auto& chooser = session.selection().chooser()) {
        const auto found = std::ranges::find(chooser->moves, *move);
        ASSERT_NE(found, chooser->moves.end()) << text;
        session.carry_out(ChooseMove{static_cast<std::size_t>(found - chooser->moves.begin())});
    }
    ASSERT_EQ(session.game().match().plies().size(), before + 1) << text;
    EXPECT_EQ(session.game().match().plies().back().move, *move) << text;
}

void click_moves(Session& session, std::string_view moves) {
    while (!moves.empty()) {
        const auto blank = std::min(moves.find(' '), moves.size());
        ASSERT_NO_FATAL_FAILURE(click_move(session, moves.substr(0, blank)));
        moves.remove_prefix(std::min(blank + 1, moves.size()));
    }
}

std::string moves_of(const Session& session) {
    std::string text;
    for (const Ply& ply : session.game().match().plies()) {
        if (!text.empty()) text += ' ';
        text += move_text(*session_board(), ply.move);
    }
    return text;
}

std::vector<std::string> notice_keys(const Session& session) {
    std::vector<std::string> keys;
    for (const Notice& notice : session.notices()) keys.push_back(notice.key);
    return keys;
}

std::string problem_of(const Session& session, std::string_view key) {
    for (const Notice& notice : session.notices()) {
        if (notice.key != key) continue;
        for (const auto& [name, value] : notice.arguments) {
            if (name == "problem") return value;
        }
    }
    return {};
}

void watch_to_the_end(Session& session, double step) {
    for (int i = 0; i < 100'000 && session.performance() != nullptr; ++i) session.update(step);
    EXPECT_EQ(session.performance(), nullptr);
}

}  // namespace taiji::test
