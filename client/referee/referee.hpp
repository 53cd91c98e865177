#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/referee/opening_book.hpp"
#include "client/referee/statistics.hpp"
#include "client/uci/engine_process.hpp"
#include "game/match/record.hpp"

namespace taiji {

/// How long the engines may think.
struct ThinkingLimits {
    TimeControl time_control;  ///< untimed: `depth` or `nodes` must be set
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
};

struct MatchPlan {
    std::array<EngineCommand, 2> engines;
    std::array<std::string, 2> names;
    std::uint64_t games = 2;  ///< rounded up to whole pairs
    ThinkingLimits limits;
    std::function<Opening(std::uint64_t pair)> opening;
    int concurrency = 1;
    std::optional<SprtBounds> sprt;       ///< stop as soon as it is decided
    std::optional<int> adjudicate_plies;  ///< a draw after so many plies; nothing: play to the end
};

/// One game that was played.
struct PlayedGame {
    std::uint64_t number = 0;  ///< from 1
    std::size_t white = 0;     ///< index into the plan's engines
    Record record;
    std::string note;  ///< what went wrong with an engine; empty: nothing
};

/// Plays the match. `done` is called after each game, never at the same time from two threads, with
/// the first engine's tally so far; a later game's call may come before an earlier one's. Error: an
/// engine that cannot be started.
Result<Tally> play_match(const std::shared_ptr<const Board>& board, const MatchPlan& plan,
                         const std::function<void(const PlayedGame&, const Tally&)>& done);

}  // namespace taiji
