#include "client/play/game.hpp"

#include <algorithm>

#include "game/rules/tfen.hpp"

namespace taiji::play {

Result<Game> Game::begin(std::shared_ptr<const Board> board, const NewGame& setup) {
    MatchSetup match_setup{
        std::move(board),
        {{player_name(setup.seats[Side::White]), player_name(setup.seats[Side::Black])}},
        setup.time_control,
        std::nullopt};
    if (setup.tfen) {
        const Result<Position> start = parse_tfen(*match_setup.board, *setup.tfen);
        if (!start) return tl::unexpected(start.error());
        match_setup.start = *start;
    }
    Result<Match> match = Match::begin(std::move(match_setup));
    if (!match) return tl::unexpected(match.error());
    return Game(*std::move(match), setup.seats, setup.viewpoint);
}

Game::Game(Match match, PerSide<Seat> seats, Viewpoint viewpoint)
    : match_(std::move(match)),
      seats_(std::move(seats)),
      viewpoint_(viewpoint),
      shown_ply_(match_.plies().size()) {}

NewGame Game::rematch() const {
    NewGame again;
    again.seats = {{seats_[Side::Black], seats_[Side::White]}};
    again.time_control = match_.time_control();
    const Position& first = match_.line().front();
    const Result<Position> usual = Position::start(first.board());
    if (!usual || *usual != first) again.tfen = tfen(first);
    switch (viewpoint_) {
        case Viewpoint::White:
            again.viewpoint = Viewpoint::Black;
            break;
        case Viewpoint::Black:
            again.viewpoint = Viewpoint::White;
            break;
        case Viewpoint::SideToMove:
            again.viewpoint = Viewpoint::SideToMove;
            break;
    }
    return again;
}

Hand Game::hand() const {
    if (match_.end() || !shows_the_present()) return Hand::Looks;
    if (is_human(seats_[match_.side_to_move()])) return Hand::Moves;
    return is_human(seats_[opponent(match_.side_to_move())]) ? Hand::Waits : Hand::Looks;
}

std::optional<Seat> Game::to_decide() const {
    if (match_.end()) return std::nullopt;
    return seats_[match_.side_to_move()];
}

std::optional<Side> Game::computer_to_answer_draw() const {
    const std::optional<Side> by = match_.draw_offer();
    if (!by || is_human(seats_[opponent(*by)])) return std::nullopt;
    return opponent(*by);
}

MatchResult<void> Game::play(Move move) {
    const bool follow = shows_the_present();
    const Side mover = match_.side_to_move();
    const Position before = match_.position();
    const std::optional<Side> offer = match_.draw_offer();
    MatchResult<Outcome> outcome = match_.play(move);
    if (!outcome) return tl::unexpected(outcome.error());
    if (follow) shown_ply_ = match_.plies().size();
    news_.push_back(MovePlayed{match_.plies().size(), before, *std::move(outcome), mover});
    if (match_.end()) {
        tell_end();
    } else if (offer && !match_.draw_offer()) {
        news_.push_back(DrawDeclined{mover});
    }
    return {};
}

void Game::elapse(Millis time) {
    if (match_.elapse(time)) tell_end();
}

MatchResult<void> Game::resign(Side side) {
    MatchResult<void> done = match_.resign(side);
    if (done) tell_end();
    return done;
}

MatchResult<void> Game::forfeit(Side side) {
    MatchResult<void> done = match_.forfeit(side);
    if (done) tell_end();
    return done;
}

MatchResult<void> Game::offer_draw(Side side) {
    MatchResult<void> done = match_.offer_draw(side);
    if (done) news_.push_back(DrawOffered{side});
    return done;
}

MatchResult<void> Game::accept_draw(Side side) {
    MatchResult<void> done = match_.accept_draw(side);
    if (done) tell_end();
    return done;
}

MatchResult<void> Game::decline_draw(Side side) {
    MatchResult<void> done = match_.decline_draw(side);
    if (done) news_.push_back(DrawDeclined{side});
    return done;
}

std::optional<std::size_t> Game::plies_to_take_back() const {
    const std::size_t played = match_.plies().size();
    for (std::size_t count = 1; count <= played; ++count) {
        if (is_human(seats_[match_.line()[played - count].side_to_move()])) return count;
    }
    return std::nullopt;
}

MatchResult<void> Game::take_back() {
    const std::optional<std::size_t> count = plies_to_take_back();
    if (!count) return tl::unexpected(MatchRefused::NoSuchPly);
    MatchResult<void> done = match_.take_back(*count);
    if (!done) return done;
    shown_ply_ = match_.plies().size();
    news_.push_back(LineChanged{});
    return {};
}

void Game::show_ply(std::size_t ply) {
    const std::size_t to = std::min(ply, match_.plies().size());
    if (to == shown_ply_) return;
    news_.push_back(PlyShown{std::exchange(shown_ply_, to), to});
}

Match Game::continue_from_shown() {
    Match old = match_;
    if (shows_the_present() && !match_.end()) return old;
    match_ = *match_.continued_from(shown_ply_);
    news_.push_back(LineChanged{});
    return old;
}

void Game::tell_end() {
    news_.push_back(GameOver{*match_.end()});
}

}  // namespace taiji::play
