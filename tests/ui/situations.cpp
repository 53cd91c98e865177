#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/ui/table.hpp"

namespace taiji::test {
namespace {

const PerSide<play::Seat> kPeople{{play::Human{}, play::Human{}}};

play::NewGame timed() {
    return {.seats = kPeople, .time_control = BaseTime{{300'000}, {3'000}}};
}
play::NewGame from(std::string tfen) {
    return {.seats = kPeople, .tfen = std::move(tfen)};
}

/// A game full of takings: the first one that there is, another move now and then.
std::vector<std::string> busy_game(std::size_t plies) {
    std::vector<std::string> moves;
    std::vector<Position> line = {Position::start(world()).value()};
    while (moves.size() < plies && !game_end(line)) {
        MoveList legal;
        legal_moves(line.back(), legal);
        Move chosen = legal[(moves.size() * 37 + 11) % legal.size()];
        for (const Move& move : legal) {
            if (move.kind == MoveKind::Take && moves.size() % 3 != 0) {
                chosen = move;
                break;
            }
        }
        moves.push_back(move_text(world(), chosen));
        line.push_back(apply(line.back(), chosen).after);
    }
    return moves;
}

std::string position_in_check() {
    for (const RandomPosition& each : random_positions()) {
        if (each.is_check) return each.tfen;
    }
    return {};
}

std::string seat_that_can_be_entered() {
    for (const Game& game : endings()) {
        if (game.reason == "seat" && game.moves.size() == 1) return game.tfen;
    }
    return {};
}

std::vector<Situation> make_situations() {
    using ui::Dialog;
    const Request lost = OpenFile{"/nowhere/a game that was lost/lost.taiji"};
    return {
        {.name = "start"},
        {.name = "timed", .setup = timed(), .hovered = "w4n1"},
        {.name = "busy", .setup = timed(), .moves = busy_game(60), .hovered = "n1"},
        {.name = "looking_back",
         .setup = timed(),
         .moves = busy_game(60),
         .hovered = "s2.5w1.5",
         .requests = {ShowPly{21}, CopyTfen{}, lost}},
        {.name = "check", .setup = from(position_in_check()), .hovered = "o"},
        {.name = "seat", .setup = from(seat_that_can_be_entered()), .hovered = "e4"},
        {.name = "draw_offer", .setup = timed(), .requests = {OfferDraw{}}},
        {.name = "chooser",
         .setup = from("15/15/15/15/4[FA]10/3H7h3/15/15/15/15/15 w - 0 1"),
         .clicked = {"w3n1", "w4n2"}},
        {.name = "refused", .setup = timed(), .hovered = "n2", .clicked = {"w3", "n2"}},
        {.name = "menu", .dialog = Dialog::Menu},
        {.name = "new_game", .setup = timed(), .dialog = Dialog::NewGame},
        {.name = "settings", .dialog = Dialog::Settings},
        {.name = "open", .dialog = Dialog::Open},
        {.name = "save", .dialog = Dialog::Save},
        {.name = "book", .setup = timed(), .dialog = Dialog::Rules},
        {.name = "intelligence",
         .setup = timed(),
         .moves = busy_game(60),
         .clicked = {"w4"},
         .requests = {SetIntelligence{{play::IntelligenceMode::Both, true, true}}}},
        {.name = "help", .dialog = Dialog::Help},
        {.name = "resign", .dialog = Dialog::ConfirmResign},
        {.name = "export_picture", .dialog = Dialog::ExportPicture},
        {.name = "export_film",
         .setup = timed(),
         .moves = busy_game(20),
         .dialog = Dialog::ExportFilm},
        {.name = "hint", .setup = timed(), .commands = {Command::Hint, Command::Hint}},
        {.name = "insight",
         .setup = timed(),
         .moves = busy_game(31),
         .hovered = "n1",
         .commands = {Command::Hint, Command::BestLines, Command::Threats}},
        {.name = "review",
         .setup = timed(),
         .moves = busy_game(24),
         .requests = {Resign{}, BeginReview{}, ShowPly{7}},
         .dialog = Dialog::Review},
        {.name = "replay",
         .setup = timed(),
         .moves = busy_game(60),
         .requests = {Resign{}, BeginReview{}, BeginReplay{}, ShowPly{30}}},
        {.name = "replay_begins",
         .setup = timed(),
         .moves = busy_game(9),
         .requests = {BeginReplay{}}},
        {.name = "replay_review",
         .setup = timed(),
         .moves = busy_game(24),
         .requests = {Resign{}, BeginReview{}, BeginReplay{}, ShowPly{7}},
         .dialog = Dialog::Review},
        {.name = "result",
         .setup = timed(),
         .moves = busy_game(20),
         .requests = {Resign{}},
         .dialog = Dialog::Result},
    };
}

}  // namespace

const std::vector<Situation>& situations() {
    static const std::vector<Situation> all = make_situations();
    return all;
}

}  // namespace taiji::test
