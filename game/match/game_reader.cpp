#include "game/match/game_reader.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/move_text.hpp"

namespace taiji {
namespace {

/// Longer words are not looked at as moves.
constexpr std::size_t kLongestMove = 64;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_result(std::string_view word) {
    return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

/// Without a move number in front and marks such as `!?` behind.
std::string_view bare_move(std::string_view word) {
    const auto not_digit = [](char c) { return !is_digit(c); };
    const std::string_view digits(word.begin(), std::ranges::find_if(word, not_digit));
    const std::string_view behind = word.substr(digits.size());
    if (behind.empty()) return behind;
    if (behind.front() == '.') {
        const std::size_t move = behind.find_first_not_of('.');
        word = move == std::string_view::npos ? std::string_view() : behind.substr(move);
    }
    const std::size_t last = word.find_last_not_of("!?+#");
    return word.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

bool may_be_move(std::string_view text) {
    const auto is_control = [](char c) { return (c >= 0 && c < ' ') || c == '\x7F'; };
    return text.size() <= kLongestMove && !std::ranges::any_of(text, is_control) &&
           !record_text::find_invalid_utf8(text);
}

}  // namespace

GameReader::GameReader(RecordScanner& scanner, std::shared_ptr<const Board> board,
                       const Position& start, std::size_t game)
    : scanner_(scanner), game_(game) {
    record_.board = std::move(board);
    record_.start = start;
}

std::optional<ReadGame> GameReader::read() {
    while (take(scanner_.next()) == Step::GoOn) {
    }
    if (phase_ == Phase::Before) return std::nullopt;
    ReadGame game;
    game.errors = std::move(errors_);
    if (!is_refused_) game.record = std::move(record_);
    return game;
}

GameReader::Step GameReader::take(const Token& token) {
    switch (token.kind) {
        case Kind::End:
            if (phase_ != Phase::Before) finish_without_result(token.place);
            return Step::GameIsOver;
        case Kind::TagStart:
            return take_tag_start(token);
        case Kind::Word:
            return take_word(token);
        case Kind::BraceComment:
        case Kind::LineComment:
        case Kind::UnclosedComment:
            take_comment(token);
            break;
        case Kind::VariationStart:
            take_variation_start(token);
            break;
        case Kind::VariationEnd:
            take_variation_end(token);
            break;
        case Kind::Glyph:
            begin_moves();
            break;
    }
    return Step::GoOn;
}

GameReader::Step GameReader::take_tag_start(const Token& token) {
    const bool is_event = scanner_.is_at_event_tag();
    if (phase_ == Phase::Before || phase_ == Phase::Tags) {
        if (is_event && tag(TagName::Event) != nullptr) {
            finish_without_result(token.place);
            return Step::GameIsOver;
        }
        // A comment above the tags belongs to the file.
        if (phase_ == Phase::Before) record_.comment.clear();
        phase_ = Phase::Tags;
        take_tag(token);
        return Step::GoOn;
    }
    if (token.is_first_in_line) {
        finish_without_result(token.place);
        return Step::GameIsOver;
    }
    scanner_.skip_byte();
    if (variation_depth_ > 0) return Step::GoOn;
    stop(token.place, "[", "expected a move, a comment or a result; a tag begins its own line");
    return Step::GoOn;
}

void GameReader::take_tag(const Token& token) {
    const Result<RecordScanner::RawTag> raw = scanner_.tag();
    if (!raw) {
        is_refused_ = true;  // it may have been any tag, the start position's too
        report(token.place, "", raw.error().message);
        return;
    }
    if (record_text::find_invalid_utf8(raw->value)) {
        is_refused_ = true;
        report(raw->place, shown(raw->value),
               fmt::format("the tag {}'s value is not UTF-8", raw->name));
        return;
    }
    std::string value = record_text::unescape_tag_value(raw->value);
    if (const std::optional<TagName> name = record_text::tag_from_text(raw->name)) {
        std::optional<KnownTag>& slot = tags_[static_cast<std::size_t>(*name)];
        if (slot) {
            report(raw->place, value,
                   fmt::format("a second tag {}; the first, \"{}\", is taken", raw->name,
                               shown(slot->value)));
            return;
        }
        slot = KnownTag{std::move(value), raw->place};
    } else if (record_.other_tags.size() < Record::kMaxOtherTags) {
        record_.other_tags.push_back({std::string(raw->name), std::move(value)});
    } else if (!has_too_many_tags_) {
        has_too_many_tags_ = true;
        report(raw->place, raw->name,
               fmt::format("more than {} tags of other programs; the rest is left out",
                           Record::kMaxOtherTags));
    }
}

void GameReader::take_comment(const Token& token) {
    if (phase_ == Phase::Skipping || variation_depth_ > 0) return;
    if (token.kind == Kind::UnclosedComment) {
        begin_moves();
        stop(token.place, token.text, "the comment is not closed by a }");
        return;
    }
    if (const auto at = record_text::find_invalid_utf8(token.text)) {
        if (phase_ == Phase::Before) return;  // no game's comment yet
        report(token.place, token.text.substr(*at, 1), "the comment is not UTF-8");
        if (phase_ == Phase::Moves) phase_ = Phase::Skipping;
        return;
    }
    const bool is_before_moves = record_.plies.empty();
    record_text::Comment comment;
    if (token.kind == Kind::LineComment) {
        comment.text = token.text;
    } else {
        comment = record_text::parse_comment(token.text, is_before_moves
                                                             ? record_text::Commands::LeaveAsText
                                                             : record_text::Commands::Read);
    }
    std::string& text = is_before_moves ? record_.comment : record_.plies.back().comment;
    if (!text.empty() && !comment.text.empty()) text += '\n';
    text += comment.text;
    if (is_before_moves) return;
    RecordPly& ply = record_.plies.back();
    if (comment.clock) ply.clock = comment.clock;
    if (comment.evaluation) ply.evaluation = comment.evaluation;
    if (comment.hash) take_hash(token.place, *comment.hash);
}

/// A move that leads elsewhere than it did when it was written is a wrong one.
void GameReader::take_hash(RecordPlace place, std::uint64_t hash) {
    const std::uint64_t found = line_.back().hash();
    if (found == hash) {
        record_.plies.back().hash = hash;
        return;
    }
    record_.plies.pop_back();
    line_.pop_back();
    end_ = game_end(line_);
    report_move(place, record_text::hash_text(hash),
                fmt::format("does not fit: the moves lead to a position of the hash {}",
                            record_text::hash_text(found)));
}

void GameReader::take_variation_start(const Token& token) {
    begin_moves();
    if (phase_ == Phase::Skipping) return;
    if (variation_depth_++ == 0) variation_place_ = token.place;
}

void GameReader::take_variation_end(const Token& token) {
    begin_moves();
    if (phase_ == Phase::Skipping) return;
    if (variation_depth_ == 0) {
        stop(token.place, ")", "no variation is open here");
        return;
    }
    --variation_depth_;
}

GameReader::Step GameReader::take_word(const Token& token) {
    begin_moves();
    if (variation_depth_ > 0) return Step::GoOn;
    if (is_result(token.text)) {
        finish_with(token.text, token.place);
        return Step::GameIsOver;
    }
    if (phase_ == Phase::Skipping) return Step::GoOn;
    const std::string_view move = bare_move(token.text);
    if (!move.empty()) take_move(token, move);
    return Step::GoOn;
}

void GameReader::take_move(const Token& token, std::string_view text) {
    if (end_) {
        return report_move(token.place, text,
                           fmt::format("the game has already ended by {} ({})",
                                       ending_text(end_->how), result_text(*end_)));
    }
    if (!may_be_move(text)) return report_move(token.place, text, "expected a move");
    const Result<Move> move = parse_move(line_.back(), text);
    if (!move) return report_move(token.place, text, move.error().message);
    record_.plies.push_back({*move, {}, {}, {}});
    Position after = line_.back();
    Undo undo;
    after.make(*move, undo);
    line_.push_back(after);
    end_ = game_end(line_);
}

void GameReader::begin_moves() {
    if (phase_ != Phase::Before && phase_ != Phase::Tags) return;
    phase_ = Phase::Moves;
    settle_tags();
    line_.assign(1, record_.start);
    end_ = game_end(line_);
    if (is_refused_) phase_ = Phase::Skipping;
}

const GameReader::KnownTag* GameReader::tag(TagName name) const {
    const std::optional<KnownTag>& slot = tags_[static_cast<std::size_t>(name)];
    return slot ? &*slot : nullptr;
}

std::string GameReader::tag_value(TagName name, std::string_view otherwise) const {
    const KnownTag* found = tag(name);
    return found != nullptr ? found->value : std::string(otherwise);
}

void GameReader::report(RecordPlace place, std::string_view text, std::string reason) {
    if (errors_.size() == ReadGame::kMaxErrors) return;
    errors_.push_back({game_, std::nullopt, place, shown(text), std::move(reason)});
}

void GameReader::report_move(RecordPlace place, std::string_view text, std::string reason) {
    phase_ = Phase::Skipping;
    if (errors_.size() == ReadGame::kMaxErrors) return;
    errors_.push_back({game_, record_.plies.size() + 1, place, shown(text), std::move(reason)});
}

void GameReader::stop(RecordPlace place, std::string_view text, std::string reason) {
    if (phase_ != Phase::Skipping) report(place, text, std::move(reason));
    phase_ = Phase::Skipping;
}

}  // namespace taiji
