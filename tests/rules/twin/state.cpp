#include "tests/rules/twin/state.hpp"

#include <array>
#include <cctype>
#include <sstream>
#include <stdexcept>

namespace taiji::twin {
namespace {

constexpr std::array<std::pair<Kind, std::string_view>, 11> kLetters = {{{Kind::A, "A"},
                                                                         {Kind::N, "N"},
                                                                         {Kind::F, "F"},
                                                                         {Kind::M, "M"},
                                                                         {Kind::S, "S"},
                                                                         {Kind::V, "V"},
                                                                         {Kind::C, "C"},
                                                                         {Kind::H, "H"},
                                                                         {Kind::FA, "FA"},
                                                                         {Kind::FC, "FC"},
                                                                         {Kind::SM, "SM"}}};

std::string upper(std::string_view text) {
    std::string result;
    for (char c : text) result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return result;
}

std::string lower(std::string_view text) {
    std::string result;
    for (char c : text) result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

Man read_man(const std::string& text) {
    const auto kind = kind_of(upper(text));
    if (!kind) throw std::invalid_argument("twin: unknown piece " + text);
    return {*kind, text == upper(text) ? Colour::White : Colour::Black};
}

std::string man_text(Man man) {
    return man.colour == Colour::White ? letters(man.kind) : lower(letters(man.kind));
}

void read_row(State& state, const std::string& row, int y2) {
    int x2 = -2 * state.map().half_width();
    for (std::size_t i = 0; i < row.size();) {
        if (is_digit(row[i])) {
            int empty = 0;
            while (i < row.size() && is_digit(row[i])) empty = 10 * empty + (row[i++] - '0');
            x2 += 2 * empty;
            continue;
        }
        std::string name(1, row[i++]);
        if (name == "[") {
            const auto end = row.find(']', i);
            name = row.substr(i, end - i);
            i = end + 1;
        }
        state.put({x2, y2}, read_man(name));
        x2 += 2;
    }
    if (x2 != 2 * state.map().half_width() + 2) throw std::invalid_argument("twin: row " + row);
}

std::string row_text(const State& state, int y2) {
    std::string text;
    int empty = 0;
    const auto flush = [&] {
        if (empty > 0) text += std::to_string(empty);
        empty = 0;
    };
    for (int x2 = -2 * state.map().half_width(); x2 <= 2 * state.map().half_width(); x2 += 2) {
        const auto& man = state.at({x2, y2});
        if (!man) {
            ++empty;
            continue;
        }
        flush();
        const std::string name = man_text(*man);
        text += name.size() == 1 ? name : "[" + name + "]";
    }
    flush();
    return text;
}

}  // namespace

std::string letters(Kind kind) {
    for (const auto& [k, text] : kLetters) {
        if (k == kind) return std::string(text);
    }
    throw std::logic_error("twin: no such kind");
}

std::optional<Kind> kind_of(std::string_view upper_case) {
    for (const auto& [kind, text] : kLetters) {
        if (text == upper_case) return kind;
    }
    return std::nullopt;
}

bool may_stand(const Map& map, Man man, Spot spot) {
    const bool is_submarine = man.kind == Kind::S || man.kind == Kind::SM;
    if (map.is_dashed(spot)) return is_submarine;
    if (!map.is_solid(spot) || spot == kMiddle) return false;
    switch (man.kind) {
        case Kind::A:
        case Kind::C:
        case Kind::FA:
        case Kind::FC:
            return map.is_land_point(spot);
        case Kind::V:
        case Kind::S:
        case Kind::SM:
            return map.is_sea_point(spot);
        case Kind::N:
        case Kind::F:
        case Kind::M:
            return true;
        case Kind::H:
            return map.is_in_palace(man.colour, spot);
    }
    throw std::logic_error("twin: no such kind");
}

State::State(const Map& map)
    : map_(&map),
      men_(static_cast<std::size_t>((4 * map.half_width() + 1) * (4 * map.half_height() + 1))) {}

std::vector<Spot> State::spots_of(Colour colour) const {
    std::vector<Spot> spots;
    const int w2 = 2 * map_->half_width();
    const int h2 = 2 * map_->half_height();
    for (int y2 = -h2; y2 <= h2; ++y2) {
        for (int x2 = -w2; x2 <= w2; ++x2) {
            if (const auto& man = at({x2, y2}); man && man->colour == colour) {
                spots.push_back({x2, y2});
            }
        }
    }
    return spots;
}

std::optional<Spot> State::hub(Colour colour) const {
    for (Spot spot : spots_of(colour)) {
        if (at(spot)->kind == Kind::H) return spot;
    }
    return std::nullopt;
}

State read_tfen(const Map& map, std::string_view text) {
    State state(map);
    std::istringstream fields{std::string(text)};
    std::string rows;
    std::string side;
    std::string submerged;
    fields >> rows >> side >> submerged;
    if (!(fields >> state.quiet)) state.quiet = 0;
    if (!(fields >> state.number)) state.number = 1;

    std::istringstream row_list(rows);
    std::string row;
    int y2 = 2 * map.half_height();
    for (; std::getline(row_list, row, '/'); y2 -= 2) read_row(state, row, y2);
    if (y2 != -2 * map.half_height() - 2) throw std::invalid_argument("twin: rows of " + rows);
    state.to_move = side == "w" ? Colour::White : Colour::Black;

    if (submerged == "-") return state;
    std::istringstream items(submerged);
    std::string item;
    while (std::getline(items, item, ',')) {
        const auto at = item.find('@');
        const auto spot = read_spot(item.substr(at + 1));
        if (!spot || !map.is_dashed(*spot)) throw std::invalid_argument("twin: item " + item);
        state.put(*spot, read_man(item.substr(0, at)));
    }
    return state;
}

std::string tfen(const State& state) {
    std::string text;
    const int h2 = 2 * state.map().half_height();
    for (int y2 = h2; y2 >= -h2; y2 -= 2) {
        text += (y2 == h2 ? "" : "/") + row_text(state, y2);
    }
    text += state.to_move == Colour::White ? " w " : " b ";
    std::string submerged;
    for (Spot spot : state.map().dashed_spots()) {
        if (const auto& man = state.at(spot)) {
            submerged += (submerged.empty() ? "" : ",") + man_text(*man) + "@" + spot_text(spot);
        }
    }
    text += submerged.empty() ? "-" : submerged;
    return text + " " + std::to_string(state.quiet) + " " + std::to_string(state.number);
}

}  // namespace taiji::twin
