#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "game/match/record_text.hpp"

namespace taiji::record_text {
namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Takes a brace comment's inside apart, from left to right.
class CommentParser {
  public:
    CommentParser(std::string_view raw, Commands commands) : raw_(raw), commands_(commands) {}

    Comment parse() {
        while (at_ < raw_.size()) {
            if (skip_continuation() || take_blanks()) continue;
            if (commands_ == Commands::Read && take_command()) continue;
            flush_blanks();
            if (const std::optional<Escape> escape = parse_escape(raw_.substr(at_, 4))) {
                comment_.text += escape->stands_for;
                at_ += escape->length;
            } else {
                comment_.text += raw_[at_++];
            }
        }
        return std::move(comment_);
    }

  private:
    /// Length of the line break at `at`, 0 if there is none.
    [[nodiscard]] std::size_t line_break(std::size_t at) const {
        if (raw_.substr(at, 1) == "\n") return 1;
        return raw_.substr(at, 2) == "\r\n" ? 2 : 0;
    }

    /// `\` at a line's end: the word goes on in the next line.
    bool skip_continuation() {
        if (raw_[at_] != '\\') return false;
        const std::size_t length = line_break(at_ + 1);
        if (length == 0) return false;
        at_ += 1 + length;
        while (at_ < raw_.size() && (raw_[at_] == ' ' || raw_[at_] == '\t')) ++at_;
        return true;
    }

    /// Blanks stand for themselves, but a run with a line break in it for one blank.
    bool take_blanks() {
        const std::size_t begin = at_;
        bool has_break = false;
        while (at_ < raw_.size()) {
            if (const std::size_t length = line_break(at_); length != 0) {
                has_break = true;
                at_ += length;
            } else if (raw_[at_] == ' ' || raw_[at_] == '\t') {
                ++at_;
            } else {
                break;
            }
        }
        if (at_ == begin) return false;
        blanks_ = has_break ? std::string_view(" ") : raw_.substr(begin, at_ - begin);
        return true;
    }

    /// Blanks at either end of the comment are not part of it.
    void flush_blanks() {
        if (has_begun_) comment_.text += blanks_;
        blanks_ = {};
        has_begun_ = true;
    }

    bool take_value(std::string_view name, std::string_view value) {
        if (name == "[%clk") {
            const Result<Millis> clock = parse_clock(value);
            if (clock) comment_.clock = *clock;
            return clock.has_value();
        }
        if (name == "[%eval") {
            const std::optional<Evaluation> evaluation = parse_evaluation(value);
            if (evaluation) comment_.evaluation = evaluation;
            return evaluation.has_value();
        }
        const std::optional<std::uint64_t> hash = parse_hash(value);
        if (hash) comment_.hash = hash;
        return hash.has_value();
    }

    bool take_command() {
        constexpr std::size_t kLongestCommand = 64;
        std::string_view text = raw_.substr(at_, kLongestCommand);
        std::string_view name;
        for (const std::string_view known : {"[%clk", "[%eval", "[%hash"}) {
            if (text.starts_with(known)) name = known;
        }
        const std::size_t close = text.find(']');
        if (name.empty() || close == std::string_view::npos) return false;
        std::string_view value = text.substr(0, close);
        value.remove_prefix(name.size());
        if (value.empty() || !is_blank(value.front())) return false;
        while (!value.empty() && is_blank(value.front())) {
            value.remove_prefix(1);
        }
        while (!value.empty() && is_blank(value.back())) value.remove_suffix(1);
        if (!take_value(name, value)) return false;
        at_ += close + 1;
        if (!blanks_.empty() || !has_begun_) {
            while (at_ < raw_.size() && is_blank(raw_[at_])) ++at_;
        }
        return true;
    }

    std::string_view raw_;
    Commands commands_;
    std::size_t at_ = 0;
    std::string_view blanks_;
    bool has_begun_ = false;
    Comment comment_;
};

}  // namespace

Comment parse_comment(std::string_view raw, Commands commands) {
    return CommentParser(raw, commands).parse();
}

}  // namespace taiji::record_text
