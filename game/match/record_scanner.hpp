#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/result.hpp"

namespace taiji {

/// A place in a text of records, both from 1; columns count characters.
struct RecordPlace {
    std::size_t line = 1;
    std::size_t column = 1;
    friend constexpr bool operator==(const RecordPlace&, const RecordPlace&) = default;
};

/// Cuts a record's text into tokens. Only ever goes forward. Knows nothing of what the tokens mean.
class RecordScanner {
  public:
    enum class Kind : std::uint8_t {
        End,
        TagStart,         ///< a `[`, which is not consumed: `tag` or `skip_byte` goes on
        BraceComment,     ///< text: the inside, still escaped
        LineComment,      ///< text: what stands behind the `;`
        UnclosedComment,  ///< text: the inside, up to the next game or the end
        VariationStart,
        VariationEnd,
        Glyph,  ///< `$` and a number
        Word
    };
    struct Token {
        Kind kind = Kind::End;
        std::string_view text;
        RecordPlace place;
        bool is_first_in_line = false;
    };
    struct RawTag {
        std::string_view name;
        std::string_view value;  ///< still escaped
        RecordPlace place;
    };

    explicit RecordScanner(std::string_view text) : text_(text) {}

    [[nodiscard]] Token next();
    /// Is this a line's `[Event `? Wherever it stands, it begins a game.
    [[nodiscard]] bool is_at_event_tag() const;
    /// Reads a tag pair. On an error the rest of the line is skipped. Precondition: the last token
    /// was a TagStart.
    [[nodiscard]] Result<RawTag> tag();
    void skip_byte() { advance(); }

    [[nodiscard]] std::size_t offset() const { return at_; }
    [[nodiscard]] std::uint64_t looks() const { return looks_; }

  private:
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] char peek() const {
        ++looks_;
        return text_[at_];
    }
    [[nodiscard]] bool is_next(std::string_view expected) const;
    void advance();
    void skip_blanks();
    void skip_line();
    [[nodiscard]] Token brace_comment(Token token);
    [[nodiscard]] Token line_comment(Token token);
    [[nodiscard]] Token word(Token token);
    [[nodiscard]] Result<RawTag> tag_pair();

    std::string_view text_;
    std::size_t at_ = 0;
    RecordPlace place_;
    bool line_is_blank_so_far_ = true;
    mutable std::uint64_t looks_ = 0;
};

}  // namespace taiji
