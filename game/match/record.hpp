#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "game/board/board.hpp"
#include "game/match/clock.hpp"
#include "game/match/match.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Hundredths of a unit, from White's side.
struct Hundredths {
    std::int32_t count = 0;
    friend constexpr bool operator==(const Hundredths&, const Hundredths&) = default;
};
/// White wins in so many moves; below zero: Black wins.
struct WinIn {
    std::int32_t moves = 0;
    friend constexpr bool operator==(const WinIn&, const WinIn&) = default;
};
using Evaluation = std::variant<Hundredths, WinIn>;

/// A move and what was noted about it.
struct RecordPly {
    Move move;
    /// What the mover's clock showed once the move was made.
    std::optional<Millis> clock;
    std::optional<Evaluation> evaluation;
    /// Any UTF-8 text; empty: none.
    std::string comment;
    /// Position::hash() after the move, for readers to check.
    std::optional<std::uint64_t> hash;
    friend bool operator==(const RecordPly&, const RecordPly&) = default;
};

/// A tag pair that this program has no meaning for.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// One game as it is written down (docs/records.md). All text is UTF-8.
struct Record {
    static constexpr std::size_t kMaxOtherTags = 256;

    std::string event = "?";
    std::string site = "?";
    std::string date = "????.??.??";
    std::string round = "?";
    PerSide<std::string> players{{"?", "?"}};
    std::shared_ptr<const Board> board;
    Position start;
    /// Nothing: not known.
    std::optional<TimeControl> time_control;
    /// What the clocks show where the record ends, if the clocks of the last moves do not tell.
    std::optional<Clocks> clocks;
    std::optional<Side> draw_offer;
    /// In the order of the file; no name is one that the format itself uses.
    std::vector<Tag> other_tags;
    /// Stands before the first move.
    std::string comment;
    std::vector<RecordPly> plies;
    /// Nothing: the game goes on, or was abandoned.
    std::optional<GameEnd> end;

    friend bool operator==(const Record&, const Record&) = default;
};

/// Is it made of letters, digits and `_`, and not a tag that the format itself uses?
[[nodiscard]] bool is_other_tag_name(std::string_view name);

/// The record's text: tag pairs, an empty line, the moves in lines of at most 80 characters, an
/// empty line. Bytes that are not UTF-8 are written as U+FFFD. Preconditions: a board and a start
/// position on it; the moves follow from it; clocks in 0 to kLongestTime; other tags as
/// `is_other_tag_name` wants, at most kMaxOtherTags.
[[nodiscard]] std::string write_record(const Record& record);

/// Notes behind every move the hash of the position that it leads to. Precondition: as of
/// `write_record`.
void add_hashes(Record& record);

/// The match as a record without event, site, date, round or comments: nothing that `match_of`
/// needs is lost.
[[nodiscard]] Record record_of(const Match& match);
/// The match that the record tells of, to be looked at or played on. A move without a clock took no
/// time. Error: a move that is not legal, a clock out of range, an end that cannot be; never for a
/// record that was read without error.
[[nodiscard]] Result<Match> match_of(const Record& record);

}  // namespace taiji
