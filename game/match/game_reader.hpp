#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/record.hpp"
#include "game/match/record_reader.hpp"
#include "game/match/record_scanner.hpp"
#include "game/match/record_text.hpp"

namespace taiji {

/// Reads one game: makes sense of the scanner's tokens up to the game's end. Part of the
/// RecordReader.
class GameReader {
  public:
    GameReader(RecordScanner& scanner, std::shared_ptr<const Board> board, const Position& start,
               std::size_t game);

    /// Nothing if no game begins before the end of the text.
    [[nodiscard]] std::optional<ReadGame> read();

  private:
    using TagName = record_text::TagName;
    using Token = RecordScanner::Token;
    using Kind = RecordScanner::Kind;
    enum class Phase : std::uint8_t {
        Before,  ///< no game has begun
        Tags,
        Moves,
        Skipping  ///< something was wrong: nothing more of this game is taken over
    };
    enum class Step : std::uint8_t { GoOn, GameIsOver };
    struct KnownTag {
        std::string value;
        RecordPlace place;
    };

    [[nodiscard]] Step take(const Token& token);
    [[nodiscard]] Step take_tag_start(const Token& token);
    [[nodiscard]] Step take_word(const Token& token);
    void take_tag(const Token& token);
    void take_comment(const Token& token);
    void take_hash(RecordPlace place, std::uint64_t hash);
    void take_variation_start(const Token& token);
    void take_variation_end(const Token& token);
    void take_move(const Token& token, std::string_view text);

    // The tags, once all of them are known.
    void begin_moves();
    void settle_tags();
    [[nodiscard]] bool settle_start();
    void settle_time();
    void settle_result();
    [[nodiscard]] const KnownTag* tag(TagName name) const;
    [[nodiscard]] std::string tag_value(TagName name, std::string_view otherwise) const;

    // The end of the game, from what its result, its tags and its moves say.
    void finish_with(std::string_view token, RecordPlace place);
    void finish_without_result(RecordPlace place);
    [[nodiscard]] Result<std::optional<GameEnd>> judge_end(std::string_view token) const;
    [[nodiscard]] Result<std::optional<GameEnd>> judge_open_end(std::string_view token) const;
    void close(std::optional<GameEnd> end);

    /// Adds an error; the game is read on.
    void report(RecordPlace place, std::string_view text, std::string reason);
    void report_move(RecordPlace place, std::string_view text, std::string reason);
    /// Adds an error and takes over nothing more.
    void stop(RecordPlace place, std::string_view text, std::string reason);

    RecordScanner& scanner_;
    std::size_t game_;
    Phase phase_ = Phase::Before;
    Record record_;
    bool is_refused_ = false;  // by its tags: there is no record
    std::vector<RecordError> errors_;
    std::array<std::optional<KnownTag>, record_text::kTagNameCount> tags_;
    std::optional<Ending> told_ending_;
    std::optional<std::string> told_result_;
    bool is_told_open_ = false;
    bool has_too_many_tags_ = false;
    std::vector<Position> line_;
    std::optional<GameEnd> end_;  // what the moves so far say
    std::size_t variation_depth_ = 0;
    RecordPlace variation_place_;
};

}  // namespace taiji
