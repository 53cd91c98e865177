#include <algorithm>
#include <utility>

#include "game/match/game_reader.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

bool is_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

}  // namespace

void GameReader::settle_tags() {
    record_.event = tag_value(TagName::Event, record_.event);
    record_.site = tag_value(TagName::Site, record_.site);
    record_.date = tag_value(TagName::Date, record_.date);
    record_.round = tag_value(TagName::Round, record_.round);
    record_.players = {{tag_value(TagName::White, record_.players[Side::White]),
                        tag_value(TagName::Black, record_.players[Side::Black])}};
    const KnownTag* variant = tag(TagName::Variant);
    if (variant != nullptr && lower(variant->value) != "taiji") {
        is_refused_ = true;
        report(variant->place, variant->value,
               "the Variant is another game's; only Taiji is read here");
        return;
    }
    const KnownTag* board = tag(TagName::Board);
    if (board != nullptr && board->value != record_.board->name()) {
        is_refused_ = true;
        report(board->place, board->value,
               fmt::format("the game is played on another board; the board here is \"{}\"",
                           record_.board->name()));
        return;
    }
    if (!settle_start()) is_refused_ = true;
    settle_time();
    settle_result();
}

bool GameReader::settle_start() {
    const KnownTag* set_up = tag(TagName::SetUp);
    const KnownTag* start = tag(TagName::Tfen);
    if (set_up != nullptr && set_up->value != "0" && set_up->value != "1") {
        report(set_up->place, set_up->value, "expected 0 or 1 in the tag SetUp");
        return false;
    }
    if (set_up != nullptr && (set_up->value == "1") != (start != nullptr)) {
        report(set_up->place, set_up->value,
               start != nullptr ? "SetUp 0 says the start position, but there is a tag TFEN"
                                : "SetUp 1 wants a tag TFEN, but there is none");
        return false;
    }
    if (start == nullptr) return true;
    const Result<Position> position = parse_tfen(*record_.board, start->value);
    if (!position) {
        report(start->place, start->value, "the TFEN is refused: " + position.error().message);
        return false;
    }
    record_.start = *position;
    return true;
}

void GameReader::settle_time() {
    const KnownTag* control = tag(TagName::TimeControl);
    if (control != nullptr && control->value != "?") {
        if (const Result<TimeControl> read = parse_time_control(control->value)) {
            record_.time_control = *read;
        } else {
            report(control->place, control->value,
                   "expected seconds in the tag TimeControl, such as 300+5 (base and increment) or "
                   "1/30 (a move), or - (none), or ? (not known)");
        }
    }
    if (const KnownTag* clocks = tag(TagName::Clocks)) {
        if (const Result<Clocks> read = record_text::parse_clocks(clocks->value)) {
            record_.clocks = *read;
        } else {
            report(
                clocks->place, clocks->value,
                "expected White's and Black's clock in the tag Clocks, such as 0:05:00 0:04:59.5");
        }
    }
    if (const KnownTag* offer = tag(TagName::DrawOffer)) {
        if (offer->value == "White") {
            record_.draw_offer = Side::White;
        } else if (offer->value == "Black") {
            record_.draw_offer = Side::Black;
        } else {
            report(offer->place, offer->value, "expected White or Black in the tag DrawOffer");
        }
    }
}

void GameReader::settle_result() {
    const KnownTag* result = tag(TagName::Result);
    if (result != nullptr && result->value != "?") {
        if (is_result(result->value)) {
            told_result_ = result->value;
        } else {
            report(result->place, result->value,
                   "expected 1-0, 0-1, 1/2-1/2 or * in the tag Result");
        }
    }
    const KnownTag* termination = tag(TagName::Termination);
    if (termination == nullptr) return;
    const std::string word = lower(termination->value);
    if (word == "?" || word == "normal") return;
    if (word == "unterminated" || word == "abandoned") {
        is_told_open_ = true;
    } else if (word == "time forfeit") {
        told_ending_ = Ending::Flag;
    } else if (const std::optional<Ending> ending = record_text::ending_from_text(word)) {
        told_ending_ = ending;
    } else {
        report(
            termination->place, termination->value,
            "expected in the tag Termination seat, mate, stalemate, perpetual, repetition, quiet, "
            "resignation, agreement, flag, forfeit or unterminated");
    }
}

}  // namespace taiji
