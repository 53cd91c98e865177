#include "client/view/continents.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <utility>

namespace taiji {

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

constexpr std::array kColours = {std::pair{std::string_view("green"), scene::Tint::Green},
                                 std::pair{std::string_view("red"), scene::Tint::Red},
                                 std::pair{std::string_view("yellow"), scene::Tint::Yellow},
                                 std::pair{std::string_view("white"), scene::Tint::White}};

std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r";
    std::vector<std::string_view> words;
    line = line.substr(0, line.find(';'));
    while (true) {
        const std::size_t begin = line.find_first_not_of(kBlanks);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

/// Degrees between -limit and limit, in radians.
Result<double> parse_degrees(std::string_view word, double limit) {
    double degrees = 0.0;
    const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), degrees);
    if (status != std::errc{} || end != word.data() + word.size() ||
        !(std::abs(degrees) <= limit)) {
        return fail("\"{}\" where degrees from -{} to {} were expected", word, limit, limit);
    }
    return degrees * kDegree;
}

}  // namespace

Result<Continents::Region> Continents::parse_region(std::string_view line) {
    const std::vector<std::string_view> words = words_of(line);
    if (words.size() != 5) {
        return fail("{} words where a region has 5: COLOUR WEST SOUTH EAST NORTH", words.size());
    }
    Region region;
    bool known = false;
    for (const auto& [name, tint] : kColours) {
        if (words[0] != name) continue;
        region.tint = tint;
        known = true;
    }
    if (!known) {
        return fail("colour \"{}\" where green, red, yellow or white was expected", words[0]);
    }
    const std::array<double*, 4> numbers = {&region.west, &region.south, &region.east,
                                            &region.north};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto value = parse_degrees(words[i + 1], i % 2 == 0 ? 180.0 : 90.0);
        if (!value) return tl::unexpected(value.error());
        *numbers[i] = *value;
    }
    if (!(region.south < region.north)) {
        return fail("south {} is not below north {}", words[2], words[4]);
    }
    return region;
}

Result<Continents> Continents::parse(std::string_view text, std::string_view name) {
    Continents continents;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (words_of(line).empty()) continue;
        const auto region = parse_region(line);
        if (!region) return fail("{}:{}: {}", name, number, region.error().message);
        continents.regions_.push_back(*region);
    }
    if (continents.regions_.empty()) {
        return fail("{}: no region; expected lines COLOUR WEST SOUTH EAST NORTH", name);
    }
    return continents;
}

std::optional<scene::Tint> Continents::tint(scene::Geographic place) const {
    for (const Region& region : regions_) {
        const bool across = region.west > region.east;
        const bool after_west = place.longitude >= region.west;
        const bool before_east = place.longitude <= region.east;
        const bool inside = across ? after_west || before_east : after_west && before_east;
        if (inside && place.latitude >= region.south && place.latitude <= region.north) {
            return region.tint;
        }
    }
    return std::nullopt;
}

}  // namespace taiji
