#include "game/match/game_reader.hpp"

namespace taiji {
namespace {

std::string end_text(const GameEnd& end) {
    return fmt::format("{} ({})", ending_text(end.how), result_text(end));
}

}  // namespace

void GameReader::finish_with(std::string_view token, RecordPlace place) {
    if (phase_ == Phase::Skipping) return close(end_);
    if (told_result_ && *told_result_ != token) {
        report(
            place, token,
            fmt::format("the tag Result says {}, the moves close with {}", *told_result_, token));
        return close(end_);
    }
    const Result<std::optional<GameEnd>> end = judge_end(token);
    if (!end) report(place, token, end.error().message);
    close(end ? *end : end_);
}

void GameReader::finish_without_result(RecordPlace place) {
    begin_moves();
    if (variation_depth_ > 0) {
        stop(variation_place_, "(", "the variation is not closed by a )");
    } else {
        stop(place, "", "the game breaks off: expected 1-0, 0-1, 1/2-1/2 or * behind its moves");
    }
    close(end_);
}

void GameReader::close(std::optional<GameEnd> end) {
    record_.end = end;
    if (end) record_.draw_offer.reset();
    if (phase_ == Phase::Skipping) {  // they belong to where the game went on to
        record_.clocks.reset();
        record_.draw_offer.reset();
    }
}

Result<std::optional<GameEnd>> GameReader::judge_end(std::string_view token) const {
    if (!end_) return judge_open_end(token);
    if (token != result_text(*end_)) {
        return fail("the result is {}, but the moves end the game by {}", token, end_text(*end_));
    }
    if (is_told_open_ || (told_ending_ && *told_ending_ != end_->how)) {
        return fail("the tag Termination says {}, but the moves end the game by {}",
                    is_told_open_ ? "unterminated" : ending_text(*told_ending_), end_text(*end_));
    }
    return end_;
}

Result<std::optional<GameEnd>> GameReader::judge_open_end(std::string_view token) const {
    if (token == "*") {
        if (!told_ending_) return std::nullopt;
        return fail("the tag Termination says {}, but the result is *", ending_text(*told_ending_));
    }
    if (is_told_open_)
        return fail("the tag Termination says unterminated, but the result is {}", token);
    GameEnd end;
    if (token != "1/2-1/2") end.winner = token == "1-0" ? Side::White : Side::Black;
    // What a file that does not say more must mean, since the position is not over.
    end.how = told_ending_.value_or(end.winner ? Ending::Resignation : Ending::Agreement);
    if (is_players_end(end)) return end;
    return fail("the result is {} by {}, but after {} plies the game is not over so", token,
                ending_text(end.how), record_.plies.size());
}

}  // namespace taiji
