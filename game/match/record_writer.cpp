#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.hpp"
#include "game/match/record.hpp"
#include "game/match/record_text.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

using record_text::TagName;

constexpr std::size_t kLineWidth = 80;

/// Length of the escape or the character at `at`: what no line break may stand in.
std::size_t unit_length(std::string_view word, std::size_t at) {
    if (const auto escape = record_text::parse_escape(word.substr(at, 4))) return escape->length;
    std::size_t length = 1;
    while (at + length < word.size() &&
           (static_cast<unsigned char>(word[at + length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    return length;
}

/// Words in lines of at most `kLineWidth` characters.
class Lines {
  public:
    void word(std::string_view word) {
        const std::size_t width = record_text::width(word);
        if (column_ > 0) {
            const bool fits = column_ + 1 + width <= kLineWidth;
            text_ += fits ? ' ' : '\n';
            column_ = fits ? column_ + 1 : 0;
        }
        if (width <= kLineWidth) {
            text_ += word;
            column_ += width;
        } else {
            broken_word(word);
        }
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    /// Too long for any line: cut, with `\` at the end of each line but the last. Only in comments.
    void broken_word(std::string_view word) {
        std::size_t at = 0;
        while (at < word.size()) {
            const std::size_t length = unit_length(word, at);
            const std::string_view unit = word.substr(at, length);
            const std::size_t width = record_text::width(unit);
            if (column_ + width + 1 > kLineWidth) {
                text_ += "\\\n";
                column_ = 0;
            }
            text_ += unit;
            column_ += width;
            at += length;
        }
    }

    std::string text_;
    std::size_t column_ = 0;
};

/// A comment's text as words; a line may be broken between any two.
std::vector<std::string> comment_words(std::string_view raw) {
    const std::string text = record_text::valid_utf8(raw);
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::string_view rest = std::string_view(text).substr(i);
        if (c == ' ') {
            const bool is_single =
                i > 0 && i + 1 < text.size() && text[i - 1] != ' ' && text[i + 1] != ' ';
            if (is_single) {
                words.emplace_back();
            } else {
                words.back() += "\\s";
            }
        } else if (c == '}') {
            words.back() += "\\}";
        } else if (rest.starts_with("[%clk") || rest.starts_with("[%eval") ||
                   rest.starts_with("[%hash") || rest.starts_with("[Event")) {
            words.back() += "\\[";  // would be taken for a command or the next game
        } else if (const auto escape = record_text::escape_of(c)) {
            words.back() += *escape;
        } else {
            words.back() += c;
        }
    }
    return words;
}

/// `words` in braces; nothing if there are none.
void write_comment(Lines& lines, std::vector<std::string> words) {
    if (words.empty()) return;
    words.front().insert(0, "{");
    words.back() += "}";
    for (const std::string& word : words) lines.word(word);
}

/// What is said in braces behind a move.
std::vector<std::string> ply_comment_words(const RecordPly& ply) {
    std::vector<std::string> words;
    if (ply.clock) words.push_back("[%clk " + clock_text(*ply.clock) + "]");
    if (ply.evaluation) {
        words.push_back("[%eval " + record_text::evaluation_text(*ply.evaluation) + "]");
    }
    if (ply.hash) words.push_back("[%hash " + record_text::hash_text(*ply.hash) + "]");
    if (!ply.comment.empty()) {
        for (std::string& word : comment_words(ply.comment)) words.push_back(std::move(word));
    }
    return words;
}

std::string_view end_token(const Record& record) {
    return record.end ? result_text(*record.end) : std::string_view("*");
}

class TagWriter {
  public:
    void write(std::string_view name, std::string_view value) {
        text_ += fmt::format("[{} \"{}\"]\n", name, record_text::escape_tag_value(value));
    }
    void write(TagName name, std::string_view value) { write(record_text::tag_text(name), value); }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

std::string write_tags(const Record& record) {
    TagWriter tags;
    tags.write(TagName::Event, record.event);
    tags.write(TagName::Site, record.site);
    tags.write(TagName::Date, record.date);
    tags.write(TagName::Round, record.round);
    tags.write(TagName::White, record.players[Side::White]);
    tags.write(TagName::Black, record.players[Side::Black]);
    tags.write(TagName::Result, end_token(record));
    tags.write(TagName::Variant, "Taiji");
    tags.write(TagName::Board, record.board->name());
    const Result<Position> start = Position::start(*record.board);
    if (!start || *start != record.start) {
        tags.write(TagName::SetUp, "1");
        tags.write(TagName::Tfen, tfen(record.start));
    }
    tags.write(TagName::TimeControl,
               record.time_control ? time_control_text(*record.time_control) : "?");
    tags.write(TagName::Termination,
               record.end ? ending_text(record.end->how) : std::string_view("unterminated"));
    tags.write(TagName::PlyCount, fmt::format("{}", record.plies.size()));
    if (record.clocks) tags.write(TagName::Clocks, record_text::clocks_text(*record.clocks));
    if (record.draw_offer) {
        tags.write(TagName::DrawOffer, *record.draw_offer == Side::White ? "White" : "Black");
    }
    TAIJI_CHECK(record.other_tags.size() <= Record::kMaxOtherTags);
    for (const Tag& tag : record.other_tags) {
        TAIJI_CHECK(is_other_tag_name(tag.name));
        tags.write(tag.name, tag.value);
    }
    return tags.take();
}

std::string write_moves(const Record& record) {
    Lines lines;
    if (!record.comment.empty()) write_comment(lines, comment_words(record.comment));
    Side side = record.start.side_to_move();
    std::uint64_t number = record.start.move_number();
    bool needs_number = true;
    for (const RecordPly& ply : record.plies) {
        const std::string move = move_text(*record.board, ply.move);
        if (side == Side::White) {
            lines.word(fmt::format("{}. {}", number, move));
        } else if (needs_number) {
            lines.word(fmt::format("{}... {}", number, move));
        } else {
            lines.word(move);
        }
        std::vector<std::string> comment = ply_comment_words(ply);
        needs_number = !comment.empty();
        write_comment(lines, std::move(comment));
        if (side == Side::Black) ++number;
        side = opponent(side);
    }
    lines.word(end_token(record));
    return lines.take();
}

}  // namespace

bool is_other_tag_name(std::string_view name) {
    if (name.empty() || record_text::tag_from_text(name)) return false;
    for (char c : name) {
        if (!record_text::is_tag_character(c)) return false;
    }
    return true;
}

std::string write_record(const Record& record) {
    TAIJI_CHECK(record.board != nullptr && &record.start.board() == record.board.get());
    return write_tags(record) + "\n" + write_moves(record) + "\n\n";
}

}  // namespace taiji
