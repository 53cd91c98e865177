#include "game/match/match.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "base/check.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"

namespace taiji {
namespace {

bool is_on_clock(Millis time) {
    return time >= Millis{0} && time <= kLongestTime;
}
bool are_on_clock(const Clocks& clocks) {
    return std::ranges::all_of(clocks.values, is_on_clock);
}

}  // namespace

std::string_view match_refused_text(MatchRefused why) {
    switch (why) {
        case MatchRefused::GameOver:
            return "the game has ended";
        case MatchRefused::NotLegal:
            return "the move is not legal";
        case MatchRefused::NoSuchPly:
            return "so many moves have not been played";
        case MatchRefused::DrawAlreadyOffered:
            return "a draw has been offered already";
        case MatchRefused::NoDrawOffered:
            return "no draw has been offered";
        case MatchRefused::OwnDrawOffer:
            return "a draw offer is answered by the other side";
    }
    TAIJI_CHECK(false);
}

bool is_players_end(const GameEnd& end) {
    switch (end.how) {
        case Ending::Resignation:
        case Ending::Flag:
        case Ending::Forfeit:
            return end.winner.has_value();
        case Ending::Agreement:
            return !end.winner.has_value();
        default:
            return false;
    }
}

Result<Match> Match::begin(MatchSetup setup) {
    TAIJI_CHECK(setup.board != nullptr);
    TAIJI_CHECK(!setup.start || &setup.start->board() == setup.board.get());
    if (Result<void> fine = check_time_control(setup.time_control); !fine) {
        return tl::unexpected(fine.error());
    }
    Result<Position> start =
        setup.start ? Result<Position>(*setup.start) : Position::start(*setup.board);
    if (!start) return tl::unexpected(start.error());

    Match match;
    match.board_ = std::move(setup.board);
    match.players_ = std::move(setup.players);
    match.time_control_ = setup.time_control;
    match.line_.push_back(*start);
    match.clocks_ = clocks_at_start(match.time_control_);
    match.end_ = game_end(match.line_);
    return match;
}

Result<Match> Match::resume(MatchSetup setup, const MatchProgress& progress) {
    Result<Match> match = begin(std::move(setup));
    if (!match) return match;
    if (Result<void> fine = match->restore(progress); !fine) return tl::unexpected(fine.error());
    return match;
}

Result<void> Match::restore(const MatchProgress& progress) {
    const bool timed = !std::holds_alternative<Untimed>(time_control_);
    for (const Ply& ply : progress.plies) {
        const std::size_t number = plies_.size() + 1;
        if (const MatchResult<Outcome> played = play(ply.move); !played) {
            return fail("ply {} ({}): {}", number, move_text(*board_, ply.move),
                        match_refused_text(played.error()));
        }
        if (!timed) continue;
        if (!are_on_clock(ply.clocks)) {
            return fail("ply {}: a clock is below zero or above {}", number,
                        clock_text(kLongestTime));
        }
        plies_.back().clocks = ply.clocks;
        clocks_ = ply.clocks;
    }
    if (progress.clocks && timed) {
        if (!are_on_clock(*progress.clocks)) {
            return fail("a clock is below zero or above {}", clock_text(kLongestTime));
        }
        clocks_ = *progress.clocks;
    }
    if (progress.end && progress.end != end_) {
        if (end_ || !is_players_end(*progress.end)) {
            return fail(
                "the end is told as {} ({}), but after {} plies {}", ending_text(progress.end->how),
                result_text(*progress.end), plies_.size(),
                end_ ? fmt::format("it is {} ({})", ending_text(end_->how), result_text(*end_))
                     : "the position is not over");
        }
        finish(*progress.end);
    }
    if (progress.draw_offer && end_) return fail("a draw is offered in a game that has ended");
    draw_offer_ = progress.draw_offer;
    return {};
}

Clocks Match::clocks_at(std::size_t ply) const {
    TAIJI_CHECK(ply <= plies_.size());
    return ply == 0 ? clocks_at_start(time_control_) : plies_[ply - 1].clocks;
}

MatchResult<Outcome> Match::play(Move move) {
    if (end_) return tl::unexpected(MatchRefused::GameOver);
    if (!is_legal(position(), move)) return tl::unexpected(MatchRefused::NotLegal);

    const Side mover = side_to_move();
    Outcome outcome = apply(position(), move);
    line_.push_back(outcome.after);
    clocks_ = clocks_after_move(time_control_, clocks_, mover);
    plies_.push_back({move, clocks_});
    if (draw_offer_ == opponent(mover)) draw_offer_.reset();

    // A position does not know that it is the third of its kind, which comes before the count of
    // quiet moves.
    std::erase_if(outcome.events,
                  [](const Event& event) { return std::holds_alternative<GameEnded>(event); });
    if (const std::optional<GameEnd> end = game_end(line_)) {
        finish(*end);
        outcome.events.emplace_back(GameEnded{*end});
    }
    return outcome;
}

std::optional<GameEnd> Match::elapse(Millis time) {
    TAIJI_CHECK(time >= Millis{0});
    if (end_ || std::holds_alternative<Untimed>(time_control_)) return std::nullopt;
    const Side side = side_to_move();
    clocks_[side] = clocks_[side] > time ? clocks_[side] - time : Millis{0};
    if (clocks_[side] > Millis{0}) return std::nullopt;
    finish({Ending::Flag, opponent(side)});
    return end_;
}

MatchResult<void> Match::resign(Side side) {
    if (end_) return tl::unexpected(MatchRefused::GameOver);
    finish({Ending::Resignation, opponent(side)});
    return {};
}

MatchResult<void> Match::forfeit(Side side) {
    if (end_) return tl::unexpected(MatchRefused::GameOver);
    finish({Ending::Forfeit, opponent(side)});
    return {};
}

MatchResult<void> Match::offer_draw(Side side) {
    if (end_) return tl::unexpected(MatchRefused::GameOver);
    if (draw_offer_) return tl::unexpected(MatchRefused::DrawAlreadyOffered);
    draw_offer_ = side;
    return {};
}

MatchResult<void> Match::may_answer_draw(Side side) const {
    if (end_) return tl::unexpected(MatchRefused::GameOver);
    if (!draw_offer_) return tl::unexpected(MatchRefused::NoDrawOffered);
    if (draw_offer_ == side) return tl::unexpected(MatchRefused::OwnDrawOffer);
    return {};
}

MatchResult<void> Match::accept_draw(Side side) {
    if (MatchResult<void> may = may_answer_draw(side); !may) return may;
    finish({Ending::Agreement, std::nullopt});
    return {};
}

MatchResult<void> Match::decline_draw(Side side) {
    if (MatchResult<void> may = may_answer_draw(side); !may) return may;
    draw_offer_.reset();
    return {};
}

MatchResult<void> Match::take_back(std::size_t count) {
    if (count == 0 || count > plies_.size()) return tl::unexpected(MatchRefused::NoSuchPly);
    keep_plies(plies_.size() - count);
    return {};
}

MatchResult<Match> Match::continued_from(std::size_t ply) const {
    if (ply > plies_.size()) return tl::unexpected(MatchRefused::NoSuchPly);
    Match other = *this;
    other.keep_plies(ply);
    return other;
}

void Match::finish(GameEnd end) {
    end_ = end;
    draw_offer_.reset();
}

void Match::keep_plies(std::size_t count) {
    plies_.erase(plies_.begin() + static_cast<std::ptrdiff_t>(count), plies_.end());
    line_.erase(line_.begin() + static_cast<std::ptrdiff_t>(count) + 1, line_.end());
    clocks_ = clocks_at(count);
    draw_offer_.reset();
    end_ = game_end(line_);
}

}  // namespace taiji
