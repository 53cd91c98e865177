#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/board/board.hpp"
#include "game/match/match.hpp"
#include "game/match/record.hpp"
#include "game/match/record_reader.hpp"
#include "tests/support/boards.hpp"

namespace taiji::test {

/// The world board as the match wants it.
const std::shared_ptr<const Board>& shared_world();

/// From the start position, or from `start_tfen`.
Match new_match(TimeControl control = Untimed{},
                const std::optional<std::string>& start_tfen = std::nullopt);
/// Plays a legal move; a refused one fails the test.
Outcome play(Match& match, std::string_view move);
/// Plays moves with blanks between them.
void play_all(Match& match, std::string_view moves);

/// The text holds one game without a fault.
Record read_one(std::string_view text);
/// The text holds one game, with one fault.
struct FaultyGame {
    std::optional<Record> record;
    RecordError error;
};
FaultyGame read_one_faulty(std::string_view text);
std::vector<ReadGame> read_all(std::string_view text);

/// The moves of the record, blanks between them.
std::string moves_of(const Record& record);

// Games to begin from.

/// Two hubs, a black air force that checks from afar and a missile: a line to repeat moves on.
inline constexpr const char* kQuietGame = "4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 0 1";
/// Four plies after which that game stands as it stood.
inline constexpr const char* kRound = "Hs1w4-s1w5 Fs4w4-e4s4 Hs1w5-s1w4 Fe4s4-s4w4";
/// White mates with its second move: kMatingMoves.
inline constexpr const char* kMateInTwo =
    "15/15/15/15/2F4N7/3H6ch3/10c4/15/11s3/15/15 w s@e1.5n4.5 0 6";
inline constexpr const char* kMatingMoves = "Fw5n1-w1n5 He4-e4s1 Fw1n5-e5s1";
/// Black enters the seat with Aw3n2xw4.
inline constexpr const char* kSeatInOne = "15/15/15/4a10/15/2HN10N/12h2/15/15/15/15 b - 5 1";
/// Black's army stands on the seat.
inline constexpr const char* kSeatEntered = "15/15/15/15/2H12/3a10N/12h2/15/15/15/15 w - 0 2";

}  // namespace taiji::test
