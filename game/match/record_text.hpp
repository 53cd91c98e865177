#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/match/record.hpp"

// The small texts inside a record, both ways. For the reader and the writer of records; not for
// others.

namespace taiji::record_text {

/// Every tag that the format itself uses, in the order in which they are written.
enum class TagName : std::uint8_t {
    Event,
    Site,
    Date,
    Round,
    White,
    Black,
    Result,
    Variant,
    Board,
    SetUp,
    Tfen,
    TimeControl,
    Termination,
    PlyCount,
    Clocks,
    DrawOffer
};
inline constexpr std::size_t kTagNameCount = 16;
[[nodiscard]] std::string_view tag_text(TagName name);
[[nodiscard]] std::optional<TagName> tag_from_text(std::string_view text);
[[nodiscard]] bool is_tag_character(char c);

/// "0.35", "-12.00", "#5", "#-3".
[[nodiscard]] std::string evaluation_text(const Evaluation& evaluation);
[[nodiscard]] std::optional<Evaluation> parse_evaluation(std::string_view text);

/// 16 hexadecimal digits; read in any case.
[[nodiscard]] std::string hash_text(std::uint64_t hash);
[[nodiscard]] std::optional<std::uint64_t> parse_hash(std::string_view text);

/// "0:05:00 0:04:59.5": White's, then Black's.
[[nodiscard]] std::string clocks_text(const Clocks& clocks);
[[nodiscard]] Result<Clocks> parse_clocks(std::string_view text);

[[nodiscard]] std::optional<Ending> ending_from_text(std::string_view text);

/// Where the first byte stands that is not part of a well-formed UTF-8 sequence (RFC 3629).
[[nodiscard]] std::optional<std::size_t> find_invalid_utf8(std::string_view text);
/// With U+FFFD for every byte that is not part of a well-formed sequence.
[[nodiscard]] std::string valid_utf8(std::string_view text);
/// Code points, for well-formed UTF-8.
[[nodiscard]] std::size_t width(std::string_view text);

/// What `c`, a character that cannot stand for itself anywhere, is written as; nothing for others.
[[nodiscard]] std::optional<std::string> escape_of(char c);
/// An escape at the start of `text`: what it stands for and how long it is. Nothing: the `\` stands
/// for itself.
struct Escape {
    char stands_for = 0;
    std::size_t length = 0;
};
[[nodiscard]] std::optional<Escape> parse_escape(std::string_view text);

[[nodiscard]] std::string escape_tag_value(std::string_view value);
[[nodiscard]] std::string unescape_tag_value(std::string_view raw);

/// What the inside of a brace comment says. `[%clk …]`, `[%eval …]` and `[%hash …]` are taken out
/// of the text if they are well-formed.
struct Comment {
    std::string text;
    std::optional<Millis> clock;
    std::optional<Evaluation> evaluation;
    std::optional<std::uint64_t> hash;
};
enum class Commands : std::uint8_t { Read, LeaveAsText };
[[nodiscard]] Comment parse_comment(std::string_view raw, Commands commands);

}  // namespace taiji::record_text
