#include "tests/rules/twin/map.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace taiji::twin {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

std::string half_steps_text(int n2) {
    return std::to_string(n2 / 2) + (n2 % 2 == 0 ? "" : ".5");
}

Spot required_spot(std::string_view text) {
    const auto spot = read_spot(text);
    if (!spot) throw std::invalid_argument("twin: point " + std::string(text));
    return *spot;
}

}  // namespace

int distance(Spot a, Spot b) {
    return std::max(std::abs(a.x2 - b.x2), std::abs(a.y2 - b.y2)) / 2;
}

Map::Map(std::vector<std::string> rows, std::array<Realm, 2> realms)
    : rows_(std::move(rows)),
      realms_(realms),
      half_width_(static_cast<int>(rows_.at(0).size()) / 2),
      half_height_(static_cast<int>(rows_.size()) / 2) {
    number_landmasses();
}

bool Map::is_on_board(Spot spot) const {
    return std::abs(spot.x2) <= 2 * half_width_ && std::abs(spot.y2) <= 2 * half_height_;
}

bool Map::is_solid(Spot spot) const {
    return is_on_board(spot) && spot.x2 % 2 == 0 && spot.y2 % 2 == 0;
}

bool Map::is_dashed(Spot spot) const {
    return spot.x2 % 2 != 0 && spot.y2 % 2 != 0 && cell(spot) == '~';
}

char Map::cell(Spot centre) const {
    if (!is_on_board(centre)) return ' ';
    const int row = (2 * half_height_ - 1 - centre.y2) / 2;
    const int column = (2 * half_width_ - 1 + centre.x2) / 2;
    return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

std::array<char, 4> Map::cells_round(Spot solid) const {
    return {cell(solid + Spot{-1, 1}), cell(solid + Spot{1, 1}), cell(solid + Spot{-1, -1}),
            cell(solid + Spot{1, -1})};
}

bool Map::is_inland(Spot solid) const {
    const auto cells = cells_round(solid);
    return std::ranges::count(cells, '~') == 0;
}

bool Map::is_open_sea(Spot solid) const {
    const auto cells = cells_round(solid);
    return std::ranges::count(cells, '#') == 0;
}

bool Map::is_coast(Spot solid) const {
    return !is_inland(solid) && !is_open_sea(solid);
}

bool Map::crosses_centre(Spot a, Spot b) const {
    const Spot between{(a.x2 + b.x2) / 2, (a.y2 + b.y2) / 2};
    return std::abs(between.x2) == 1 && std::abs(between.y2) == 1;
}

bool Map::has_step(Spot a, Spot b, char wanted) const {
    if (!is_solid(a) || !is_solid(b)) return false;
    if (a == kMiddle || b == kMiddle || crosses_centre(a, b)) return false;
    const Spot between{(a.x2 + b.x2) / 2, (a.y2 + b.y2) / 2};
    if (a.y2 == b.y2) {
        return cell(between + Spot{0, 1}) == wanted || cell(between + Spot{0, -1}) == wanted;
    }
    if (a.x2 == b.x2) {
        return cell(between + Spot{1, 0}) == wanted || cell(between + Spot{-1, 0}) == wanted;
    }
    return cell(between) == wanted;
}

bool Map::is_land_step(Spot a, Spot b) const {
    return has_step(a, b, '#');
}
bool Map::is_sea_step(Spot a, Spot b) const {
    return has_step(a, b, '~');
}

bool Map::is_walk(Spot from, Spot to, int steps, char wanted) const {
    if (distance(from, to) > steps) return false;
    if (steps == 0) return true;
    return std::ranges::any_of(kSteps, [&](Spot step) {
        return has_step(from, from + step, wanted) && is_walk(from + step, to, steps - 1, wanted);
    });
}

bool Map::is_reached_by_land(Spot from, Spot to) const {
    return is_walk(from, to, distance(from, to), '#');
}

bool Map::is_reached_by_sea(Spot from, Spot to) const {
    return is_walk(from, to, distance(from, to), '~');
}

std::size_t Map::place(Spot solid) const {
    return static_cast<std::size_t>((solid.y2 / 2 + half_height_) * (2 * half_width_ + 1) +
                                    solid.x2 / 2 + half_width_);
}

int Map::landmass(Spot land) const {
    return landmass_of_[place(land)];
}

void Map::number_landmasses() {
    const auto spots = solid_spots();
    landmass_of_.assign(spots.size(), 0);
    for (Spot start : spots) {
        if (start == kMiddle || !is_land_point(start) || landmass(start) != 0) continue;
        landmass_of_[place(start)] = ++landmass_count_;
        std::vector<Spot> open{start};
        while (!open.empty()) {
            const Spot at = open.back();
            open.pop_back();
            for (Spot step : kSteps) {
                if (is_land_step(at, at + step) && landmass(at + step) == 0) {
                    landmass_of_[place(at + step)] = landmass_count_;
                    open.push_back(at + step);
                }
            }
        }
    }
    const auto count = static_cast<std::size_t>(landmass_count_) + 1;
    shortest_.assign(count, std::vector<std::optional<int>>(count));
    for (Spot a : spots) {
        for (Spot b : spots) {
            const auto steps = crossing_steps(a, b);
            if (!steps) continue;
            auto& best = shortest_[static_cast<std::size_t>(landmass(a))]
                                  [static_cast<std::size_t>(landmass(b))];
            if (!best || *steps < *best) best = steps;
        }
    }
}

std::optional<int> Map::crossing_steps(Spot from, Spot to) const {
    const int steps = distance(from, to);
    if (from.x2 != to.x2 && from.y2 != to.y2) return std::nullopt;
    if (steps != 1 && steps != 2) return std::nullopt;
    if (!is_coast(from) || !is_coast(to) || landmass(from) == landmass(to)) return std::nullopt;
    const Spot step{(to.x2 - from.x2) / steps, (to.y2 - from.y2) / steps};
    for (Spot at = from; at != to; at = at + step) {
        if (!is_sea_step(at, at + step) || is_land_step(at, at + step)) return std::nullopt;
    }
    return steps;
}

std::optional<int> Map::shortest_crossing(int landmass, int other) const {
    return shortest_[static_cast<std::size_t>(landmass)][static_cast<std::size_t>(other)];
}

bool Map::is_in_palace(Colour colour, Spot spot) const {
    const Spot a = realm(colour).corner;
    const Spot b = realm(colour).opposite;
    return is_solid(spot) && std::min(a.x2, b.x2) <= spot.x2 && spot.x2 <= std::max(a.x2, b.x2) &&
           std::min(a.y2, b.y2) <= spot.y2 && spot.y2 <= std::max(a.y2, b.y2);
}

std::vector<Spot> Map::solid_spots() const {
    std::vector<Spot> spots;
    for (int y2 = 2 * half_height_; y2 >= -2 * half_height_; y2 -= 2) {
        for (int x2 = -2 * half_width_; x2 <= 2 * half_width_; x2 += 2) spots.push_back({x2, y2});
    }
    return spots;
}

std::vector<Spot> Map::dashed_spots() const {
    std::vector<Spot> spots;
    for (int y2 = -2 * half_height_ + 1; y2 < 2 * half_height_; y2 += 2) {
        for (int x2 = -2 * half_width_ + 1; x2 < 2 * half_width_; x2 += 2) {
            if (is_dashed({x2, y2})) spots.push_back({x2, y2});
        }
    }
    return spots;
}

std::string spot_text(Spot spot) {
    if (spot == kMiddle) return "o";
    std::string text;
    if (spot.x2 > 0) text += "e" + half_steps_text(spot.x2);
    if (spot.y2 < 0) text += "s" + half_steps_text(-spot.y2);
    if (spot.x2 < 0) text += "w" + half_steps_text(-spot.x2);
    if (spot.y2 > 0) text += "n" + half_steps_text(spot.y2);
    return text;
}

std::optional<Spot> read_spot(std::string_view text) {
    Spot spot;
    if (text == "o") return spot;
    for (std::size_t i = 0; i < text.size();) {
        const char axis = text[i++];
        int n2 = 0;
        while (i < text.size() && is_digit(text[i])) n2 = 10 * n2 + 2 * (text[i++] - '0');
        if (text.substr(i, 2) == ".5") {
            n2 += 1;
            i += 2;
        }
        switch (axis) {
            case 'e':
                spot.x2 = n2;
                break;
            case 'w':
                spot.x2 = -n2;
                break;
            case 'n':
                spot.y2 = n2;
                break;
            case 's':
                spot.y2 = -n2;
                break;
            default:
                return std::nullopt;
        }
    }
    return spot;
}

Map read_map(std::string_view board_file) {
    std::vector<std::string> rows;
    std::array<Realm, 2> realms;
    std::istringstream lines{std::string(board_file)};
    bool in_cells = false;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string word;
        if (!(words >> word) || word == ";") {
            in_cells = in_cells && !word.empty();
        } else if (word == "cells") {
            in_cells = true;
        } else if (in_cells) {
            rows.push_back(word);
        } else if (word == "palace" || word == "seat") {
            std::string side;
            std::string first;
            words >> side >> first;
            Realm& realm = realms[side == "white" ? 0 : 1];
            if (word == "seat") {
                realm.seat = required_spot(first);
            } else {
                std::string second;
                words >> second;
                realm.corner = required_spot(first);
                realm.opposite = required_spot(second);
            }
        }
    }
    return {std::move(rows), realms};
}

}  // namespace taiji::twin
