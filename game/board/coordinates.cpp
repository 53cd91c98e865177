#include "game/board/coordinates.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace taiji {
namespace {

enum class Axis { EastWest, NorthSouth };

/// One axis as it is written: a direction and a number.
struct Part {
    Axis axis;
    int halves;  ///< signed: east and north positive
};

constexpr int kMaxWhole = 1000;  // larger numbers are off any board

std::string number_text(int halves) {
    return halves % 2 == 0 ? fmt::format("{}", halves / 2) : fmt::format("{}.5", halves / 2);
}

std::string axis_text(int halves, std::string_view positive, std::string_view negative) {
    if (halves == 0) return "0";
    return std::string(halves > 0 ? positive : negative) +
           number_text(halves > 0 ? halves : -halves);
}

/// Axes that are not 0 in the order east, south, west, north.
std::string compact(Coord c, std::string_view east, std::string_view south, std::string_view west,
                    std::string_view north) {
    const std::string x = c.x2 == 0 ? "" : axis_text(c.x2, east, west);
    const std::string y = c.y2 == 0 ? "" : axis_text(c.y2, north, south);
    // East comes before both of the others' directions, west only before north.
    const bool x_first = c.x2 > 0 || (c.x2 < 0 && c.y2 > 0);
    return x_first ? x + y : y + x;
}

class PointReader {
  public:
    explicit PointReader(std::string_view text) : text_(text), left_(text) {}

    Result<Coord> read();

  private:
    void skip_blanks() {
        while (!left_.empty() && (left_.front() == ' ' || left_.front() == '\t'))
            left_.remove_prefix(1);
    }
    bool take(std::string_view prefix) {
        if (left_.substr(0, prefix.size()) != prefix) return false;
        left_.remove_prefix(prefix.size());
        return true;
    }
    bool take_comma() {
        return take(",") || take("\xEF\xBC\x8C") || take("\xE3\x80\x81");
    }  // , ， 、
    std::optional<int> take_halves();
    std::optional<Part> take_part();
    [[nodiscard]] tl::unexpected<Error> malformed() const {
        return fail("\"{}\" is not a point; expected a form such as e3s5, (E3, S5) or 东3南5",
                    shown(text_));
    }

    std::string_view text_;
    std::string_view left_;
};

std::optional<int> PointReader::take_halves() {
    int whole = 0;
    bool any = false;
    while (!left_.empty() && left_.front() >= '0' && left_.front() <= '9') {
        whole = std::min(kMaxWhole, 10 * whole + (left_.front() - '0'));
        left_.remove_prefix(1);
        any = true;
    }
    if (!any) return std::nullopt;
    if (!left_.empty() && left_.front() == '.') {
        left_.remove_prefix(1);
        if (take("5")) return 2 * whole + 1;
        if (take("0")) return 2 * whole;
        return std::nullopt;
    }
    return 2 * whole;
}

std::optional<Part> PointReader::take_part() {
    skip_blanks();
    struct Name {
        std::string_view text;
        Axis axis;
        int sign;
    };
    static constexpr std::array kNames = {
        Name{"e", Axis::EastWest, 1},    Name{"E", Axis::EastWest, 1},
        Name{"w", Axis::EastWest, -1},   Name{"W", Axis::EastWest, -1},
        Name{"n", Axis::NorthSouth, 1},  Name{"N", Axis::NorthSouth, 1},
        Name{"s", Axis::NorthSouth, -1}, Name{"S", Axis::NorthSouth, -1},
        Name{"东", Axis::EastWest, 1},   Name{"東", Axis::EastWest, 1},
        Name{"西", Axis::EastWest, -1},  Name{"北", Axis::NorthSouth, 1},
        Name{"南", Axis::NorthSouth, -1}};
    for (const Name& name : kNames) {
        if (!take(name.text)) continue;
        skip_blanks();
        const std::optional<int> halves = take_halves();
        if (!halves) return std::nullopt;
        return Part{name.axis, name.sign * *halves};
    }
    return std::nullopt;
}

Result<Coord> PointReader::read() {
    skip_blanks();
    const bool bracket = take("(") || take("\xEF\xBC\x88");  // （
    skip_blanks();
    std::optional<int> x;
    std::optional<int> y;
    if (take("至尊太极") || (!bracket && (take("o") || take("O")))) {
        x = y = 0;
    } else {
        // Two parts at most. A bare 0 stands for the axis that is not named.
        int bare_zeros = 0;
        for (int part = 0; part < 2; ++part) {
            skip_blanks();
            if (part == 1 && take_comma()) skip_blanks();
            if (left_.empty() || left_.front() == ')' || left_.substr(0, 3) == "\xEF\xBC\x89")
                break;
            if (left_.front() == '0') {
                left_.remove_prefix(1);
                ++bare_zeros;
                continue;
            }
            const std::optional<Part> found = take_part();
            if (!found) return malformed();
            std::optional<int>& axis = found->axis == Axis::EastWest ? x : y;
            if (axis) return fail("\"{}\" names the same axis twice", shown(text_));
            axis = found->halves;
        }
        if (!x && !y && bare_zeros < 2) return malformed();
    }
    skip_blanks();
    if (bracket && !take(")") && !take("\xEF\xBC\x89")) return malformed();
    skip_blanks();
    if (!left_.empty()) return malformed();
    return Coord{x.value_or(0), y.value_or(0)};
}

}  // namespace

std::string point_text(const Board& board, Point point) {
    const Coord c = board.coord(point);
    if (c == Coord{}) return "o";
    return compact(c, "e", "s", "w", "n");
}

std::string point_prose_en(const Board& board, Point point) {
    const Coord c = board.coord(point);
    const std::string x = axis_text(c.x2, "E", "W");
    const std::string y = axis_text(c.y2, "N", "S");
    const bool y_first = c.x2 < 0 && c.y2 < 0;
    return y_first ? fmt::format("({}, {})", y, x) : fmt::format("({}, {})", x, y);
}

std::string point_prose_zh(const Board& board, Point point) {
    const Coord c = board.coord(point);
    if (c == Coord{}) return "至尊太极";
    return compact(c, "东", "南", "西", "北");
}

Result<Point> parse_point(const Board& board, std::string_view text) {
    PointReader reader(text);
    const Result<Coord> coord = reader.read();
    if (!coord) return tl::unexpected(coord.error());
    if (const std::optional<Point> point = board.point_at(*coord)) return *point;

    const bool half_x = coord->x2 % 2 != 0;
    const bool half_y = coord->y2 % 2 != 0;
    const bool on_board = std::abs(coord->x2) <= 2 * board.half_width() &&
                          std::abs(coord->y2) <= 2 * board.half_height();
    if (!on_board) {
        return fail(
            "point \"{}\" is off the board, which reaches from W{} to E{} and from S{} to N{}",
            shown(text), board.half_width(), board.half_width(), board.half_height(),
            board.half_height());
    }
    if (half_x != half_y) {
        return fail("point \"{}\" has a lone half; a dashed point has a half on both axes",
                    shown(text));
    }
    return fail("point \"{}\" is the middle of a land cell; dashed points lie in ocean cells",
                shown(text));
}

}  // namespace taiji
