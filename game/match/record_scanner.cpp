#include "game/match/record_scanner.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "base/text.hpp"
#include "game/match/record_text.hpp"

namespace taiji {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kEventTag = "[Event ";

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}
bool ends_word(char c) {
    return is_blank(c) || c == '[' || c == '{' || c == '(' || c == ')' || c == ';' || c == '$';
}

}  // namespace

void RecordScanner::advance() {
    const char c = peek();
    ++at_;
    if (c == '\n') {
        ++place_.line;
        place_.column = 1;
        line_is_blank_so_far_ = true;
        return;
    }
    const bool is_inside_character = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (!is_inside_character) ++place_.column;
    if (!is_blank(c)) line_is_blank_so_far_ = false;
}

bool RecordScanner::is_next(std::string_view expected) const {
    looks_ += expected.size();
    return text_.substr(at_, expected.size()) == expected;
}

void RecordScanner::skip_line() {
    while (!at_end() && peek() != '\n') advance();
}

void RecordScanner::skip_blanks() {
    while (!at_end()) {
        const char c = peek();
        if (is_blank(c)) {
            advance();
        } else if (c == '%' && place_.column == 1) {
            skip_line();  // PGN's escape: the line is not for us
        } else if (c == kByteOrderMark[0] && place_.column == 1 && is_next(kByteOrderMark)) {
            at_ += kByteOrderMark.size();
        } else {
            return;
        }
    }
}

bool RecordScanner::is_at_event_tag() const {
    return line_is_blank_so_far_ && is_next(kEventTag);
}

RecordScanner::Token RecordScanner::next() {
    skip_blanks();
    Token token{Kind::End, {}, place_, line_is_blank_so_far_};
    if (at_end()) return token;
    const std::size_t begin = at_;
    const auto single = [&](Kind kind) {
        advance();
        token.kind = kind;
        token.text = text_.substr(begin, 1);
        return token;
    };
    switch (peek()) {
        case '[':
            token.kind = Kind::TagStart;
            token.text = text_.substr(begin, 1);
            return token;
        case '{':
            return brace_comment(token);
        case ';':
            return line_comment(token);
        case '(':
            return single(Kind::VariationStart);
        case ')':
            return single(Kind::VariationEnd);
        case '$':
            do advance();
            while (!at_end() && peek() >= '0' && peek() <= '9');
            token.kind = Kind::Glyph;
            token.text = text_.substr(begin, at_ - begin);
            return token;
        default:
            return word(token);
    }
}

RecordScanner::Token RecordScanner::brace_comment(Token token) {
    advance();
    const std::size_t begin = at_;
    token.kind = Kind::UnclosedComment;
    while (!at_end()) {
        const char c = peek();
        if (c == '}') {
            token.kind = Kind::BraceComment;
            token.text = text_.substr(begin, at_ - begin);
            advance();
            return token;
        }
        // A brace that is never closed would swallow every game behind it.
        if (c == '[' && is_at_event_tag()) break;
        advance();
        if (c == '\\' && !at_end() && (peek() == '\\' || peek() == '}')) advance();
    }
    token.text = text_.substr(begin, at_ - begin);
    return token;
}

RecordScanner::Token RecordScanner::line_comment(Token token) {
    advance();
    const std::size_t begin = at_;
    skip_line();
    token.kind = Kind::LineComment;
    token.text = text_.substr(begin, at_ - begin);
    while (!token.text.empty() && is_blank(token.text.back())) token.text.remove_suffix(1);
    while (!token.text.empty() && is_blank(token.text.front())) token.text.remove_prefix(1);
    return token;
}

RecordScanner::Token RecordScanner::word(Token token) {
    const std::size_t begin = at_;
    do advance();
    while (!at_end() && !ends_word(peek()));
    token.kind = Kind::Word;
    token.text = text_.substr(begin, at_ - begin);
    return token;
}

Result<RecordScanner::RawTag> RecordScanner::tag() {
    Result<RawTag> tag = tag_pair();
    if (!tag) skip_line();
    return tag;
}

Result<RecordScanner::RawTag> RecordScanner::tag_pair() {
    const auto skip_spaces = [&] {
        while (!at_end() && (peek() == ' ' || peek() == '\t')) advance();
    };
    const auto found = [&] {
        if (at_end()) return std::string("the end of the file");
        if (peek() == '\n' || peek() == '\r') return std::string("the end of the line");
        return "\"" + shown(text_.substr(at_, 1)) + "\"";
    };
    RawTag tag;
    tag.place = place_;
    TAIJI_CHECK(!at_end() && peek() == '[');
    advance();
    skip_spaces();
    std::size_t begin = at_;
    while (!at_end() && record_text::is_tag_character(peek())) advance();
    tag.name = text_.substr(begin, at_ - begin);
    if (tag.name.empty()) return fail("{} where a tag's name is expected", found());
    skip_spaces();
    if (at_end() || peek() != '"') {
        return fail("{} where the tag {}'s value in quotes is expected", found(), shown(tag.name));
    }
    advance();
    begin = at_;
    while (!at_end() && peek() != '"' && peek() != '\n') {
        const char c = peek();
        advance();
        if (c == '\\' && !at_end() && (peek() == '\\' || peek() == '"')) advance();
    }
    tag.value = text_.substr(begin, at_ - begin);
    if (at_end() || peek() != '"') {
        return fail("the tag {}'s value is not closed by a quote in its line", shown(tag.name));
    }
    advance();
    skip_spaces();
    if (at_end() || peek() != ']') {
        return fail("{} where the ] of the tag {} is expected", found(), shown(tag.name));
    }
    advance();
    return tag;
}

}  // namespace taiji
