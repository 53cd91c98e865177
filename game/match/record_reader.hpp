#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/board/board.hpp"
#include "game/match/record.hpp"
#include "game/match/record_scanner.hpp"

namespace taiji {

/// A fault in a record's text.
struct RecordError {
    std::size_t game = 0;            ///< from 1, in the order of the file
    std::optional<std::size_t> ply;  ///< from 1: the move that is wrong
    RecordPlace place;
    std::string text;    ///< what stands there, cut short and made printable; may be empty
    std::string reason;  ///< a sentence without a full stop

    /// `NAME:LINE:COLUMN: game 2, ply 17, "TEXT": REASON`; without the text if the reason begins
    /// with it.
    [[nodiscard]] std::string message(std::string_view name) const;
};

/// A game of the file, as far as it is good.
struct ReadGame {
    static constexpr std::size_t kMaxErrors = 20;

    /// All up to the first wrong move. Always a record that can be written and read without error.
    /// Nothing when the tags already say that this program cannot read the game.
    std::optional<Record> record;
    /// Empty: the whole game is good. The first kMaxErrors, in the order in which they were seen.
    std::vector<RecordError> errors;
};

/// Reads the games of one text, one after another, each by itself: a fault in one leaves the next
/// alone. Looks at every byte a fixed number of times, whatever the text.
class RecordReader {
  public:
    static constexpr std::size_t kMaxBytes = std::size_t{64} << 20;

    /// Error: the text is too long, or the board's start position is faulty. Precondition: `text`
    /// outlives the reader.
    static Result<RecordReader> open(std::shared_ptr<const Board> board, std::string_view text);

    /// The next game, or nothing at the end of the text.
    [[nodiscard]] std::optional<ReadGame> next();
    /// How far the reader is.
    [[nodiscard]] std::size_t bytes_read() const { return scanner_.offset(); }
    /// How often the reader looked at a byte of the text: its work.
    [[nodiscard]] std::uint64_t looks() const { return scanner_.looks(); }

  private:
    RecordReader(std::shared_ptr<const Board> board, const Position& start, std::string_view text);

    std::shared_ptr<const Board> board_;
    Position start_;
    RecordScanner scanner_;
    std::size_t games_ = 0;
};

/// Most games that `read_records` returns together.
inline constexpr std::size_t kMaxGamesTogether = 20'000;

/// All games of a text. Error: as `RecordReader::open`, or more than kMaxGamesTogether games.
[[nodiscard]] Result<std::vector<ReadGame>> read_records(std::shared_ptr<const Board> board,
                                                         std::string_view text);

}  // namespace taiji
