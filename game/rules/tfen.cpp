#include "game/rules/tfen.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

#include "base/text.hpp"
#include "game/board/coordinates.hpp"

namespace taiji {
namespace {

constexpr std::uint32_t kMaxNumber = 1'000'000'000;

bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
char to_upper(char c) {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

std::vector<std::string_view> fields_of(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string_view> fields;
    std::size_t at = text.find_first_not_of(kBlanks);
    while (at != std::string_view::npos && fields.size() <= 5) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
        fields.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kBlanks, end);
    }
    return fields;
}

/// A piece from its letters: upper case White, lower case Black, both the same case.
Result<Piece> piece_from(std::string_view text) {
    const bool all_upper = std::all_of(text.begin(), text.end(), is_upper);
    const bool all_lower = std::all_of(text.begin(), text.end(), is_lower);
    std::string upper(text);
    std::transform(upper.begin(), upper.end(), upper.begin(), to_upper);
    const std::optional<Unit> unit = unit_from_letters(upper);
    if (!unit) return fail("unknown {} \"{}\"", text.size() > 1 ? "stack" : "letter", shown(text));
    if (!all_upper && !all_lower) return fail("stack \"{}\" in mixed case", shown(text));
    return Piece{all_upper ? Side::White : Side::Black, *unit};
}

class TfenReader {
  public:
    TfenReader(const Board& board, std::string_view text) : board_(board), text_(text) {}

    Result<Position> read() {
        const std::vector<std::string_view> fields = fields_of(text_);
        if (fields.size() < 3 || fields.size() > 5) {
            return fail(
                "position has {} field{}; expected rows, side, submerged units, and up to two "
                "numbers",
                fields.size() > 5 ? "too many" : std::to_string(fields.size()),
                fields.size() == 1 ? "" : "s");
        }
        if (auto ok = read_rows(fields[0]); !ok) return tl::unexpected(ok.error());
        if (fields[1] == "w" || fields[1] == "b") {
            setup_.side_to_move = fields[1] == "w" ? Side::White : Side::Black;
        } else {
            return fail("side to move \"{}\"; expected w or b", shown(fields[1]));
        }
        if (auto ok = read_submerged(fields[2]); !ok) return tl::unexpected(ok.error());
        if (fields.size() > 3) {
            const auto quiet = read_number(fields[3], "moves since the last taking");
            if (!quiet) return tl::unexpected(quiet.error());
            setup_.quiet_moves = *quiet;
        }
        if (fields.size() > 4) {
            const auto number = read_number(fields[4], "move number");
            if (!number) return tl::unexpected(number.error());
            setup_.move_number = *number;
        }
        return Position::make(board_, setup_);
    }

  private:
    using Status = Result<void>;

    static Result<std::uint32_t> read_number(std::string_view text, std::string_view what) {
        std::uint32_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc{} || end != text.data() + text.size() || !is_digit(text.front()) ||
            value > kMaxNumber) {
            return fail("{} \"{}\"; expected a whole number up to {}", what, shown(text),
                        kMaxNumber);
        }
        return value;
    }

    Status read_rows(std::string_view text) {
        const int rows = 2 * board_.half_height() + 1;
        int row = 0;
        while (true) {
            const std::size_t end = std::min(text.find('/'), text.size());
            if (row == rows) return fail("more than {} rows", rows);
            if (auto ok = read_row(text.substr(0, end), row); !ok) return ok;
            ++row;
            if (end == text.size()) break;
            text.remove_prefix(end + 1);
        }
        if (row != rows) return fail("{} rows; expected {}", row, rows);
        return {};
    }

    Status read_row(std::string_view text, int row) {
        const int width = 2 * board_.half_width() + 1;
        const int y2 = 2 * (board_.half_height() - row);
        const std::string name =
            y2 == 0 ? "row 0" : fmt::format("row {}{}", y2 > 0 ? 'N' : 'S', std::abs(y2) / 2);
        int column = 0;
        const auto place = [&](std::string_view piece_text) -> Status {
            const Result<Piece> piece = piece_from(piece_text);
            if (!piece) return fail("{}: {}", name, piece.error().message);
            if (column < width) {
                const Point at = *board_.point_at({2 * (column - board_.half_width()), y2});
                setup_.pieces.push_back({at, *piece});
            }
            ++column;
            return {};
        };
        for (std::size_t i = 0; i < text.size();) {
            if (is_digit(text[i])) {
                if (text[i] == '0') return fail("{}: a number that is or begins with zero", name);
                int empty = 0;
                for (; i < text.size() && is_digit(text[i]); ++i) {
                    empty = std::min(10 * empty + (text[i] - '0'), 10'000);
                }
                column += empty;
            } else if (text[i] == '[') {
                const std::size_t end = text.find(']', i);
                if (end == std::string_view::npos) return fail("{}: \"[\" without \"]\"", name);
                const std::string_view stack = text.substr(i + 1, end - i - 1);
                if (stack.size() != 2) return fail("{}: unknown stack \"{}\"", name, shown(stack));
                if (auto ok = place(stack); !ok) return ok;
                i = end + 1;
            } else {
                if (auto ok = place(text.substr(i, 1)); !ok) return ok;
                ++i;
            }
            if (column > width) break;
        }
        if (column != width) {
            return fail("{}: {} points; expected {}", name,
                        column > width ? "too many" : std::to_string(column), width);
        }
        return {};
    }

    Status read_submerged(std::string_view text) {
        if (text == "-") return {};
        while (true) {
            const std::size_t end = std::min(text.find(','), text.size());
            if (auto ok = read_submerged_item(text.substr(0, end)); !ok) return ok;
            if (end == text.size()) return {};
            text.remove_prefix(end + 1);
        }
    }

    Status read_submerged_item(std::string_view item) {
        const std::size_t at = item.find('@');
        if (at == std::string_view::npos || at == 0 || at > 2) {
            return fail("submerged unit \"{}\"; expected a form such as S@s2.5w1.5", shown(item));
        }
        const Result<Piece> piece = piece_from(item.substr(0, at));
        if (!piece) return fail("submerged unit \"{}\": {}", shown(item), piece.error().message);
        if (!is_submarine(piece->unit)) {
            return fail("submerged unit \"{}\": only submarines (S, SM) submerge", shown(item));
        }
        const std::string_view where = item.substr(at + 1);
        const Result<Point> point = parse_point(board_, where);
        if (!point) return fail("submerged unit \"{}\": {}", shown(item), point.error().message);
        if (!board_.is_dashed(*point)) {
            return fail("submerged unit \"{}\" is not on a dashed point", shown(item));
        }
        if (point_text(board_, *point) != where) {
            return fail("submerged unit \"{}\": the point is written {}", shown(item),
                        point_text(board_, *point));
        }
        for (const Placement& other : setup_.pieces) {
            if (other.at == *point) return fail("two submarines on dashed point {}", where);
        }
        setup_.pieces.push_back({*point, *piece});
        return {};
    }

    const Board& board_;
    std::string_view text_;
    Setup setup_;
};

std::string piece_letters(Piece piece) {
    std::string text(letters(piece.unit));
    if (piece.side == Side::Black) {
        for (char& c : text) c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

std::string rows_text(const Position& position) {
    const Board& board = position.board();
    std::string out;
    for (int y = board.half_height(); y >= -board.half_height(); --y) {
        if (y != board.half_height()) out += '/';
        int empty = 0;
        for (int x = -board.half_width(); x <= board.half_width(); ++x) {
            const std::optional<Piece> piece = position.piece_at(*board.point_at({2 * x, 2 * y}));
            if (!piece) {
                ++empty;
                continue;
            }
            if (empty > 0) out += std::to_string(empty);
            empty = 0;
            out += is_stack(piece->unit) ? fmt::format("[{}]", piece_letters(*piece))
                                         : piece_letters(*piece);
        }
        if (empty > 0) out += std::to_string(empty);
    }
    return out;
}

std::string submerged_text(const Position& position) {
    const Board& board = position.board();
    std::vector<Point> points;
    for (Point point : position.occupied() & board.dashed_points()) points.push_back(point);
    std::sort(points.begin(), points.end(), [&](Point a, Point b) {
        const Coord ca = board.coord(a);
        const Coord cb = board.coord(b);
        return ca.y2 != cb.y2 ? ca.y2 < cb.y2 : ca.x2 < cb.x2;
    });
    std::string out;
    for (Point point : points) {
        if (!out.empty()) out += ',';
        out += fmt::format("{}@{}", piece_letters(*position.piece_at(point)),
                           point_text(board, point));
    }
    return out.empty() ? "-" : out;
}

}  // namespace

Result<Position> parse_tfen(const Board& board, std::string_view text) {
    return TfenReader(board, text).read();
}

std::string tfen(const Position& position) {
    return fmt::format("{} {} {} {} {}", rows_text(position),
                       position.side_to_move() == Side::White ? 'w' : 'b', submerged_text(position),
                       position.quiet_moves(), position.move_number());
}

}  // namespace taiji
