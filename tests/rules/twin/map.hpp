#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace taiji::twin {

// The slow twin: RULES.md written down a second time, as plainly as it reads, to be compared with
// the library. Nothing here looks at the library.

enum class Colour : std::uint8_t { White, Black };

[[nodiscard]] inline Colour other(Colour colour) {
    return colour == Colour::White ? Colour::Black : Colour::White;
}

/// A place in half steps from (0,0), east and north positive.
struct Spot {
    int x2 = 0;
    int y2 = 0;

    friend auto operator<=>(const Spot&, const Spot&) = default;
    friend Spot operator+(Spot a, Spot b) { return {a.x2 + b.x2, a.y2 + b.y2}; }
    friend Spot operator-(Spot a, Spot b) { return {a.x2 - b.x2, a.y2 - b.y2}; }
};

inline constexpr Spot kMiddle{0, 0};

/// One whole step in each of the eight directions, the four along rows and columns first.
inline constexpr std::array<Spot, 8> kSteps = {
    {{2, 0}, {-2, 0}, {0, 2}, {0, -2}, {2, 2}, {2, -2}, {-2, 2}, {-2, -2}}};

/// The larger of the two whole-number offsets between solid points.
[[nodiscard]] int distance(Spot a, Spot b);

/// The palace of a side by two opposite corners, and its seat.
struct Realm {
    Spot corner;
    Spot opposite;
    Spot seat;
};

/// Section 1.
class Map {
  public:
    /// `rows` as the cell table of section 1, north first; the realms of White and of Black.
    Map(std::vector<std::string> rows, std::array<Realm, 2> realms);

    [[nodiscard]] int half_width() const { return half_width_; }
    [[nodiscard]] int half_height() const { return half_height_; }

    [[nodiscard]] bool is_on_board(Spot spot) const;
    [[nodiscard]] bool is_solid(Spot spot) const;
    [[nodiscard]] bool is_dashed(Spot spot) const;

    [[nodiscard]] bool is_inland(Spot solid) const;
    [[nodiscard]] bool is_open_sea(Spot solid) const;
    [[nodiscard]] bool is_coast(Spot solid) const;
    [[nodiscard]] bool is_land_point(Spot solid) const { return !is_open_sea(solid); }
    [[nodiscard]] bool is_sea_point(Spot solid) const { return !is_inland(solid); }

    /// Of neighbouring solid points. Never across the centre region.
    [[nodiscard]] bool is_land_step(Spot a, Spot b) const;
    [[nodiscard]] bool is_sea_step(Spot a, Spot b) const;
    /// Does the diagonal step cross a cell of the centre region?
    [[nodiscard]] bool crosses_centre(Spot a, Spot b) const;

    /// Reached in exactly as many land (sea) steps as the larger offset.
    [[nodiscard]] bool is_reached_by_land(Spot from, Spot to) const;
    [[nodiscard]] bool is_reached_by_sea(Spot from, Spot to) const;

    /// Number of the landmass of a land point; 0 at (0,0).
    [[nodiscard]] int landmass(Spot land) const;
    [[nodiscard]] int landmass_count() const { return landmass_count_; }
    /// How many steps (one or two) the crossing has, if it is one that an army may go.
    [[nodiscard]] std::optional<int> crossing_steps(Spot from, Spot to) const;
    /// Steps of the shortest crossing between two landmasses, if they have any.
    [[nodiscard]] std::optional<int> shortest_crossing(int landmass, int other) const;

    [[nodiscard]] bool is_in_palace(Colour colour, Spot spot) const;
    [[nodiscard]] Spot seat(Colour colour) const { return realm(colour).seat; }

    /// All solid points, rows N to S, each W to E.
    [[nodiscard]] std::vector<Spot> solid_spots() const;
    /// All dashed points, rows S to N, each W to E.
    [[nodiscard]] std::vector<Spot> dashed_spots() const;

  private:
    [[nodiscard]] const Realm& realm(Colour colour) const {
        return realms_[static_cast<std::size_t>(colour)];
    }
    /// '#', '~', or ' ' off the board.
    [[nodiscard]] char cell(Spot centre) const;
    [[nodiscard]] std::array<char, 4> cells_round(Spot solid) const;
    [[nodiscard]] bool has_step(Spot a, Spot b, char wanted) const;
    [[nodiscard]] bool is_walk(Spot from, Spot to, int steps, char wanted) const;
    void number_landmasses();

    std::vector<std::string> rows_;
    std::array<Realm, 2> realms_;
    int half_width_;
    int half_height_;
    std::vector<int> landmass_of_;  // by row and column of solid points
    int landmass_count_ = 0;
    std::vector<std::vector<std::optional<int>>> shortest_;
    [[nodiscard]] std::size_t place(Spot solid) const;
};

/// Cell table, palaces and seats out of the text of a board file (docs/board.md).
[[nodiscard]] Map read_map(std::string_view board_file);

/// Section 7, as a strict writer writes.
[[nodiscard]] std::string spot_text(Spot spot);
[[nodiscard]] std::optional<Spot> read_spot(std::string_view text);

}  // namespace taiji::twin
