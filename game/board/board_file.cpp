// Reads board files; the format is described in docs/board.md.

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "game/board/board.hpp"
#include "game/board/board_builder.hpp"
#include "game/board/coordinates.hpp"

namespace taiji {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::size_t kMaxNameLength = 64;

/// A word of the file and where it stands, from 1.
struct Word {
    std::string_view text;
    std::size_t line = 0;
    std::size_t column = 0;
};

struct Line {
    std::vector<Word> words;
    std::size_t number = 0;
};

bool is_cell(char c) {
    return c == '#' || c == '~';
}

class BoardFileReader {
  public:
    BoardFileReader(std::string_view text, std::string_view name) : name_(name) { split(text); }

    Result<std::shared_ptr<const Board>> read();

  private:
    using Status = Result<void>;

    void split(std::string_view text);
    template <typename... Args>
    [[nodiscard]] tl::unexpected<Error> fail_at(const Word& word, fmt::format_string<Args...> text,
                                                Args&&... args) const {
        return fail("{}:{}:{}: {}", name_, word.line, word.column,
                    fmt::format(text, std::forward<Args>(args)...));
    }
    [[nodiscard]] Word end_of_file() const { return {{}, last_line_, 1}; }

    Status read_line(const Line& line);
    Status read_board_name(const Line& line);
    Status read_cells_row(const Line& line);
    Status read_palace(const Line& line);
    Status read_seat(const Line& line);
    Status read_start(const Line& line);
    Status close_cells(const Word& at);
    Result<Side> read_side(const Line& line);
    Result<Point> read_point(const Word& word);
    Status check_complete() const;

    std::string_view name_;
    std::vector<Line> lines_;
    std::size_t last_line_ = 1;

    bool in_cells_ = false;
    std::optional<Word> cells_word_;
    BoardCells cells_;
    std::optional<BoardBuilder> builder_;
    std::optional<std::string> board_name_;
    std::optional<std::string> start_;
    TextPlace start_place_;
    PerSide<std::optional<PointSet>> palaces_;
    PerSide<std::optional<Point>> seats_;
    PerSide<Word> seat_words_;
};

void BoardFileReader::split(std::string_view text) {
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        line = line.substr(0, line.find(';'));
        Line out{{}, number};
        std::size_t at = line.find_first_not_of(kBlanks);
        while (at != std::string_view::npos) {
            const std::size_t stop = std::min(line.find_first_of(kBlanks, at), line.size());
            out.words.push_back({line.substr(at, stop - at), number, at + 1});
            at = line.find_first_not_of(kBlanks, stop);
        }
        if (!out.words.empty()) lines_.push_back(std::move(out));
    }
    last_line_ = std::max<std::size_t>(number, 1);
}

Result<std::shared_ptr<const Board>> BoardFileReader::read() {
    for (const Line& line : lines_) {
        if (Status ok = read_line(line); !ok) return tl::unexpected(ok.error());
    }
    if (in_cells_) {
        if (Status ok = close_cells(end_of_file()); !ok) return tl::unexpected(ok.error());
    }
    if (Status ok = check_complete(); !ok) return tl::unexpected(ok.error());
    for (Side side : kBothSides) builder_->set_palace(side, *palaces_[side], *seats_[side]);
    builder_->set_texts(*board_name_, *start_, start_place_);
    return std::move(*builder_).finish();
}

BoardFileReader::Status BoardFileReader::read_line(const Line& line) {
    const Word& first = line.words.front();
    if (in_cells_) {
        if (is_cell(first.text.front())) return read_cells_row(line);
        if (Status ok = close_cells(first); !ok) return ok;
    }
    if (first.text == "board") return read_board_name(line);
    if (first.text == "palace") return read_palace(line);
    if (first.text == "seat") return read_seat(line);
    if (first.text == "start") return read_start(line);
    if (first.text == "cells") {
        if (cells_word_)
            return fail_at(first, "a second \"cells\"; the first is in line {}", cells_word_->line);
        if (line.words.size() > 1) {
            return fail_at(line.words[1],
                           "unexpected \"{}\"; the rows of cells start in the next line",
                           shown(line.words[1].text));
        }
        cells_word_ = first;
        in_cells_ = true;
        return {};
    }
    return fail_at(first, "unknown word \"{}\"; expected board, cells, palace, seat or start{}",
                   shown(first.text), in_cells_ ? ", or a row of # and ~" : "");
}

BoardFileReader::Status BoardFileReader::read_board_name(const Line& line) {
    const Word& first = line.words.front();
    if (board_name_) return fail_at(first, "a second \"board\"; a file holds one board");
    if (line.words.size() != 2) return fail_at(first, "expected one name after \"board\"");
    const Word& word = line.words[1];
    const bool plain = std::all_of(word.text.begin(), word.text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
    if (!plain || word.text.size() > kMaxNameLength) {
        return fail_at(word, "board name \"{}\"; expected up to {} letters, digits, - and _",
                       shown(word.text), kMaxNameLength);
    }
    board_name_ = std::string(word.text);
    return {};
}

BoardFileReader::Status BoardFileReader::read_cells_row(const Line& line) {
    const Word& row = line.words.front();
    if (line.words.size() > 1) {
        return fail_at(line.words[1], "unexpected \"{}\" after a row of cells",
                       shown(line.words[1].text));
    }
    const std::size_t odd = row.text.find_first_not_of("#~");
    if (odd != std::string_view::npos) {
        return fail_at({row.text, row.line, row.column + odd},
                       "\"{}\" in a row of cells; expected # (land) or ~ (ocean)",
                       shown(row.text.substr(odd, 1)));
    }
    const auto columns =
        static_cast<int>(std::min<std::size_t>(row.text.size(), Board::kMaxPoints));
    if (cells_.rows == 0) cells_.columns = columns;
    if (columns != cells_.columns) {
        return fail_at(row, "a row of {} cells; the rows before it have {}", row.text.size(),
                       cells_.columns);
    }
    ++cells_.rows;
    if (static_cast<std::size_t>(cells_.columns + 1) * static_cast<std::size_t>(cells_.rows + 1) >
        Board::kMaxPoints) {
        return fail_at(row, "the board has more than {} points with this row", Board::kMaxPoints);
    }
    for (char c : row.text) cells_.cells.push_back(c == '#' ? Cell::Land : Cell::Ocean);
    return {};
}

BoardFileReader::Status BoardFileReader::close_cells(const Word& at) {
    if (cells_.rows == 0) {
        return fail_at(at, "expected a row of # (land) and ~ (ocean) after \"cells\"");
    }
    in_cells_ = false;
    if (cells_.columns % 2 != 0 || cells_.rows % 2 != 0) {
        return fail_at(*cells_word_,
                       "{} columns and {} rows of cells; expected even numbers, so that (0,0) is "
                       "in the middle",
                       cells_.columns, cells_.rows);
    }
    const int across = cells_.columns / 2;
    const int down = cells_.rows / 2;
    for (int row : {down - 1, down}) {
        for (int column : {across - 1, across}) {
            if (cells_.cells[static_cast<std::size_t>(row * cells_.columns + column)] ==
                Cell::Land) {
                continue;
            }
            return fail_at(
                *cells_word_,
                "the cell in row {}, column {} is ocean; the four cells round (0,0) must be land",
                row + 1, column + 1);
        }
    }
    const auto oceans =
        static_cast<std::size_t>(std::count(cells_.cells.begin(), cells_.cells.end(), Cell::Ocean));
    const std::size_t points =
        static_cast<std::size_t>(cells_.columns + 1) * static_cast<std::size_t>(cells_.rows + 1) +
        oceans;
    if (points > Board::kMaxPoints) {
        return fail_at(*cells_word_,
                       "{} points, solid and dashed together; at most {} are possible", points,
                       Board::kMaxPoints);
    }
    builder_.emplace(cells_);
    return {};
}

Result<Side> BoardFileReader::read_side(const Line& line) {
    const Word& first = line.words.front();
    if (!builder_)
        return fail_at(first, "\"{}\" before \"cells\"; the cells come first", first.text);
    if (line.words.size() < 2)
        return fail_at(first, "expected white or black after \"{}\"", first.text);
    const Word& word = line.words[1];
    if (word.text == "white") return Side::White;
    if (word.text == "black") return Side::Black;
    return fail_at(word, "side \"{}\"; expected white or black", shown(word.text));
}

Result<Point> BoardFileReader::read_point(const Word& word) {
    const Result<Point> point = parse_point(builder_->board(), word.text);
    if (!point) return fail_at(word, "{}", point.error().message);
    if (builder_->board().is_dashed(*point)) {
        return fail_at(word, "\"{}\" is a dashed point; expected a solid one", shown(word.text));
    }
    return *point;
}

BoardFileReader::Status BoardFileReader::read_palace(const Line& line) {
    const Result<Side> side = read_side(line);
    if (!side) return tl::unexpected(side.error());
    const Word& first = line.words.front();
    if (line.words.size() != 4) {
        return fail_at(first, "expected a side and two opposite corners after \"palace\"");
    }
    if (palaces_[*side]) return fail_at(first, "a second palace for this side");
    const Result<Point> a = read_point(line.words[2]);
    if (!a) return tl::unexpected(a.error());
    const Result<Point> b = read_point(line.words[3]);
    if (!b) return tl::unexpected(b.error());

    const Board& board = builder_->board();
    const Coord one = board.coord(*a);
    const Coord other_corner = board.coord(*b);
    const int west = std::min(one.x2, other_corner.x2);
    const int east = std::max(one.x2, other_corner.x2);
    const int south = std::min(one.y2, other_corner.y2);
    const int north = std::max(one.y2, other_corner.y2);
    PointSet palace;
    for (int y = south; y <= north; y += 2) {
        for (int x = west; x <= east; x += 2) palace.insert(*board.point_at({x, y}));
    }
    if (palace.contains(board.supreme_taiji())) {
        return fail_at(line.words[2], "this palace holds (0,0), where no piece may stand");
    }
    const std::optional<PointSet>& other = palaces_[opponent(*side)];
    if (other && !(palace & *other).empty()) {
        return fail_at(line.words[2], "the palaces overlap");
    }
    palaces_[*side] = palace;
    return {};
}

BoardFileReader::Status BoardFileReader::read_seat(const Line& line) {
    const Result<Side> side = read_side(line);
    if (!side) return tl::unexpected(side.error());
    const Word& first = line.words.front();
    if (line.words.size() != 3) return fail_at(first, "expected a side and a point after \"seat\"");
    if (seats_[*side]) return fail_at(first, "a second seat for this side");
    const Result<Point> point = read_point(line.words[2]);
    if (!point) return tl::unexpected(point.error());
    seats_[*side] = *point;
    seat_words_[*side] = line.words[2];
    return {};
}

BoardFileReader::Status BoardFileReader::read_start(const Line& line) {
    const Word& first = line.words.front();
    if (start_) return fail_at(first, "a second \"start\"");
    if (line.words.size() < 2) return fail_at(first, "expected a position after \"start\"");
    std::string text;
    for (std::size_t i = 1; i < line.words.size(); ++i) {
        if (i > 1) text += ' ';
        text += line.words[i].text;
    }
    start_ = std::move(text);
    start_place_ = {line.words[1].line, line.words[1].column};
    return {};
}

BoardFileReader::Status BoardFileReader::check_complete() const {
    if (!board_name_) return fail_at(end_of_file(), "the file has no \"board NAME\"");
    if (!builder_) return fail_at(end_of_file(), "the file has no \"cells\"");
    for (Side side : kBothSides) {
        const std::string_view who = side == Side::White ? "white" : "black";
        if (!palaces_[side]) return fail_at(end_of_file(), "the file has no \"palace {} …\"", who);
        if (!seats_[side]) return fail_at(end_of_file(), "the file has no \"seat {} …\"", who);
        if (!palaces_[side]->contains(*seats_[side])) {
            return fail_at(seat_words_[side], "this seat lies outside the {} palace", who);
        }
    }
    if (!start_) return fail_at(end_of_file(), "the file has no \"start\"");
    return {};
}

}  // namespace

Result<std::shared_ptr<const Board>> Board::parse(std::string_view text, std::string_view name) {
    return BoardFileReader(text, name).read();
}

}  // namespace taiji
