#include <utility>

#include "client/picture_file/png_reader.hpp"
#include "client/session/session_state.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

/// A game that has not gone beyond this position.
std::string record_of_position(const std::shared_ptr<const Board>& board,
                               const Position& position) {
    play::NewGame setup{.seats = {{play::Human{}, play::Human{}}}};
    setup.tfen = tfen(position);
    const auto begun = play::Game::begin(board, setup);
    return begun ? write_record(record_of_game(*begun, {})) : std::string();
}

/// What a picture says, as a game that stands where it says. Error: it does not fit together.
Result<KeptGame> game_of(const std::shared_ptr<const Board>& board, const PictureMoment& moment,
                         const std::string& name) {
    ReadKeptGame read = read_kept_game(board, moment.record, name);
    if (!read.problems.empty()) return fail("{}", read.problems.front());
    if (!read.kept || read.games != 1) return fail("{}: expected one game in it", name);
    KeptGame made = *std::move(read.kept);
    const std::size_t plies = made.game.match().plies().size();
    if (moment.ply > plies) {
        return fail("{}: it shows ply {} of a game that has {}", name, moment.ply, plies);
    }
    made.game =
        play::Game(made.game.match(), seats_of_stranger(made.game.seats()), made.game.viewpoint());
    made.game.show_ply(moment.ply);
    if (tfen(made.game.shown()) != moment.position) {
        return fail("{}: its position is not that of its game after ply {}", name, moment.ply);
    }
    return made;
}

}  // namespace

PerSide<play::Seat> seats_of_stranger(PerSide<play::Seat> seats) {
    for (const Side side : kBothSides) {
        if (std::holds_alternative<play::ExternalEngine>(seats[side])) seats[side] = play::Human{};
    }
    return seats;
}

PictureMoment Session::moment() const {
    const State& s = *state_;
    PictureMoment made;
    made.camera = s.camera;
    made.light = s.light;
    if (!s.diagram) {
        made.ply = s.replay ? s.replay->ply() : s.game.shown_ply();
        made.position = tfen(s.game.match().line()[made.ply]);
        made.record = write_record(record_of_game(s.game, s.notes));
    }
    if (made.record.empty() || made.record.size() > kMostPngText) {
        const Position& position =
            s.diagram ? s.diagram->position() : s.game.match().line()[made.ply];
        made.ply = 0;
        made.record = record_of_position(s.setup.board, position);
        made.position = tfen(position);
    }
    return made;
}

void Session::forget_notices() {
    state_->notices.clear();
}

void Session::State::open_picture(const std::filesystem::path& path) {
    const auto refuse = [this](const std::string& problem) {
        tell_problem("notice.not_opened", {{"problem", problem}});
    };
    const auto texts = read_png_texts(path);
    if (!texts) return refuse(texts.error().message);
    const auto moment = moment_of_texts(*texts);
    if (!moment) return refuse(fmt::format("{}: {}", path.string(), moment.error().message));
    auto read = game_of(setup.board, *moment, path.string());
    if (!read) return refuse(read.error().message);
    replace_game(std::move(read->game), std::move(read->notes));
    lies_in_a_file = true;
    camera = moment->camera;
    wishes.emplace_back(RestoreView{moment->camera, moment->light});
    clocks_wait = true;
    tell("notice.opened", {{"file", path.string()}});
}

}  // namespace taiji
