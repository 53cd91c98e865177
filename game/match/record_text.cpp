#include "game/match/record_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>

#include "base/check.hpp"
#include "base/text.hpp"

namespace taiji::record_text {
namespace {

constexpr std::array<std::string_view, kTagNameCount> kTagTexts = {
    "Event", "Site",  "Date", "Round",       "White",       "Black",    "Result", "Variant",
    "Board", "SetUp", "TFEN", "TimeControl", "Termination", "PlyCount", "Clocks", "DrawOffer"};

constexpr std::array kEndings = {
    Ending::Seat,  Ending::Mate,        Ending::Stalemate, Ending::Perpetual, Ending::Repetition,
    Ending::Quiet, Ending::Resignation, Ending::Agreement, Ending::Flag,      Ending::Forfeit};

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Digits as a number of at most 32 bits.
std::optional<std::int64_t> parse_digits(std::string_view text) {
    if (text.empty() || text.size() > 10 || !std::ranges::all_of(text, is_digit)) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    for (char c : text) value = 10 * value + (c - '0');
    return value;
}

std::optional<std::int32_t> narrow(std::int64_t value) {
    if (value < std::numeric_limits<std::int32_t>::min() ||
        value > std::numeric_limits<std::int32_t>::max()) {
        return std::nullopt;
    }
    return static_cast<std::int32_t>(value);
}

std::optional<unsigned> hex_digit(char c) {
    if (is_digit(c)) return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
    return std::nullopt;
}

}  // namespace

std::string_view tag_text(TagName name) {
    return kTagTexts[static_cast<std::size_t>(name)];
}

std::optional<TagName> tag_from_text(std::string_view text) {
    const auto* found = std::ranges::find(kTagTexts, text);
    if (found == kTagTexts.end()) return std::nullopt;
    return static_cast<TagName>(found - kTagTexts.begin());
}

bool is_tag_character(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

std::string evaluation_text(const Evaluation& evaluation) {
    if (const auto* win = std::get_if<WinIn>(&evaluation)) return fmt::format("#{}", win->moves);
    const std::int64_t value = std::get<Hundredths>(evaluation).count;
    const std::int64_t size = value < 0 ? -value : value;
    return fmt::format("{}{}.{:02}", value < 0 ? "-" : "", size / 100, size % 100);
}

std::string hash_text(std::uint64_t hash) {
    return fmt::format("{:016x}", hash);
}

std::optional<std::uint64_t> parse_hash(std::string_view text) {
    constexpr std::size_t kDigits = 16;
    std::uint64_t hash = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), hash, 16);
    if (text.size() != kDigits || error != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return hash;
}

std::optional<Evaluation> parse_evaluation(std::string_view text) {
    const bool is_win = text.starts_with('#');
    if (is_win) text.remove_prefix(1);
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t point = is_win ? std::string_view::npos : text.find('.');
    std::optional<std::int64_t> size = parse_digits(text.substr(0, point));
    if (!size) return std::nullopt;
    if (!is_win) *size *= 100;
    if (point != std::string_view::npos) {
        const std::string_view behind = text.substr(point + 1);
        const std::optional<std::int64_t> hundredths = parse_digits(behind);
        if (!hundredths || behind.size() > 2) return std::nullopt;
        *size += behind.size() == 1 ? 10 * *hundredths : *hundredths;
    }
    const std::optional<std::int32_t> value = narrow(is_negative ? -*size : *size);
    if (!value) return std::nullopt;
    return is_win ? Evaluation{WinIn{*value}} : Evaluation{Hundredths{*value}};
}

std::string clocks_text(const Clocks& clocks) {
    return clock_text(clocks[Side::White]) + " " + clock_text(clocks[Side::Black]);
}

Result<Clocks> parse_clocks(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) {
        return fail("\"{}\": expected two clocks, White's first", shown(text));
    }
    const Result<Millis> white = parse_clock(text.substr(0, blank));
    const Result<Millis> black = parse_clock(text.substr(blank + 1));
    if (!white || !black) {
        return fail("\"{}\": expected two clocks such as 0:05:00 0:04:59.5", shown(text));
    }
    return Clocks{{*white, *black}};
}

std::optional<Ending> ending_from_text(std::string_view text) {
    const auto* found =
        std::ranges::find_if(kEndings, [&](Ending how) { return ending_text(how) == text; });
    if (found == kEndings.end()) return std::nullopt;
    return *found;
}

std::optional<std::size_t> find_invalid_utf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = utf8_sequence_length(text.substr(at, 4));
        if (length == 0) return at;
        at += length;
    }
    return std::nullopt;
}

std::string valid_utf8(std::string_view text) {
    std::string valid;
    valid.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = utf8_sequence_length(text.substr(at, 4));
        valid += length == 0 ? kReplacement : text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return valid;
}

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::optional<std::string> escape_of(char c) {
    switch (c) {
        case '\n':
            return "\\n";
        case '\r':
            return "\\r";
        case '\t':
            return "\\t";
        case '\\':
            return "\\\\";
        default:
            break;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) return fmt::format("\\x{:02X}", byte);
    return std::nullopt;
}

std::optional<Escape> parse_escape(std::string_view text) {
    if (text.size() < 2 || text[0] != '\\') return std::nullopt;
    switch (text[1]) {
        case 'n':
            return Escape{'\n', 2};
        case 'r':
            return Escape{'\r', 2};
        case 't':
            return Escape{'\t', 2};
        case 's':
            return Escape{' ', 2};
        case '\\':
        case '"':
        case '[':
        case '{':
        case '}':
            return Escape{text[1], 2};
        case 'x':
            break;
        default:
            return std::nullopt;
    }
    if (text.size() < 4) return std::nullopt;
    const std::optional<unsigned> high = hex_digit(text[2]);
    const std::optional<unsigned> low = hex_digit(text[3]);
    if (!high || !low || *high > 7) return std::nullopt;  // above 7F it would be half a character
    return Escape{static_cast<char>(16 * *high + *low), 4};
}

std::string escape_tag_value(std::string_view value) {
    std::string text;
    for (char c : valid_utf8(value)) {
        if (c == '"') {
            text += "\\\"";
        } else if (const std::optional<std::string> escape = escape_of(c)) {
            text += *escape;
        } else {
            text += c;
        }
    }
    return text;
}

std::string unescape_tag_value(std::string_view raw) {
    std::string value;
    value.reserve(raw.size());
    std::size_t at = 0;
    while (at < raw.size()) {
        if (const std::optional<Escape> escape = parse_escape(raw.substr(at, 4))) {
            value += escape->stands_for;
            at += escape->length;
        } else {
            value += raw[at++];
        }
    }
    return value;
}

}  // namespace taiji::record_text
