#include "client/replay/replayed_game.hpp"

#include <algorithm>
#include <utility>

#include "base/check.hpp"
#include "game/rules/apply.hpp"

namespace taiji::replay {
namespace {

constexpr double kOpening = 1.0;
constexpr double kLead = 0.25;
constexpr double kRest = 0.45;
constexpr double kClosing = 2.0;
/// A Chinese character has three bytes in UTF-8 and takes about as long as three letters.
constexpr double kBytesASecond = 18.0;
constexpr double kLongestReading = 8.0;

}  // namespace

double reading_seconds(std::string_view text) {
    if (text.empty()) return 0.0;
    return std::clamp(static_cast<double>(text.size()) / kBytesASecond, 1.2, kLongestReading);
}

ReplayedGame::ReplayedGame(Match match, RecordNotes notes, const scene::BoardModel& model)
    : match_(std::move(match)), notes_(std::move(notes)), model_(&model) {
    events_.reserve(plies());
    for (std::size_t ply = 1; ply <= plies(); ++ply) {
        events_.push_back(apply(position(ply - 1), move(ply)).events);
    }
    if (!match_.end() || events_.empty()) return;
    std::vector<Event>& last = events_.back();
    std::erase_if(last,
                  [](const Event& event) { return std::holds_alternative<GameEnded>(event); });
    last.emplace_back(GameEnded{*match_.end()});
}

const Position& ReplayedGame::position(std::size_t ply) const {
    TAIJI_CHECK(ply <= plies());
    return match_.line()[ply];
}

std::string_view ReplayedGame::comment(std::size_t ply) const {
    TAIJI_CHECK(ply <= plies());
    return notes_.comment_at(ply);
}

Move ReplayedGame::move(std::size_t ply) const {
    TAIJI_CHECK(ply >= 1 && ply <= plies());
    return match_.plies()[ply - 1].move;
}

std::span<const Event> ReplayedGame::events(std::size_t ply) const {
    TAIJI_CHECK(ply >= 1 && ply <= plies());
    return events_[ply - 1];
}

motion::Performance ReplayedGame::performance(std::size_t ply, motion::Style style) const {
    return {position(ply - 1), events(ply), *model_, style};
}

Timeline ReplayedGame::timeline(motion::Style style) const {
    std::vector<PlyTimes> times;
    times.reserve(plies());
    for (std::size_t ply = 1; ply <= plies(); ++ply) {
        times.push_back({.lead = kLead,
                         .move = performance(ply, style).seconds(),
                         .rest = kRest + reading_seconds(comment(ply))});
    }
    return {kOpening + reading_seconds(comment(0)), times, kClosing};
}

}  // namespace taiji::replay
