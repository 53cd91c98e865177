#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/rules/twin/map.hpp"

namespace taiji::twin {

enum class Kind : std::uint8_t { A, N, F, M, S, V, C, H, FA, FC, SM };

[[nodiscard]] std::string letters(Kind kind);
[[nodiscard]] std::optional<Kind> kind_of(std::string_view upper_case);

struct Man {
    Kind kind{};
    Colour colour{};
    friend bool operator==(const Man&, const Man&) = default;
};

/// Sections 2 and 9: may this unit stand there?
[[nodiscard]] bool may_stand(const Map& map, Man man, Spot spot);

/// A position: what stands on each half step, and the rest of the TFEN.
class State {
  public:
    explicit State(const Map& map);

    [[nodiscard]] const Map& map() const { return *map_; }
    [[nodiscard]] const std::optional<Man>& at(Spot spot) const { return men_[place(spot)]; }
    void put(Spot spot, std::optional<Man> man) { men_[place(spot)] = man; }
    /// Where the men of one colour stand.
    [[nodiscard]] std::vector<Spot> spots_of(Colour colour) const;
    [[nodiscard]] std::optional<Spot> hub(Colour colour) const;

    [[nodiscard]] bool is_same_placement(const State& b) const {
        return to_move == b.to_move && men_ == b.men_;
    }

    Colour to_move = Colour::White;
    unsigned quiet = 0;
    unsigned number = 1;

  private:
    [[nodiscard]] std::size_t place(Spot spot) const {
        return static_cast<std::size_t>((spot.y2 + 2 * map_->half_height()) *
                                            (4 * map_->half_width() + 1) +
                                        spot.x2 + 2 * map_->half_width());
    }
    const Map* map_;
    std::vector<std::optional<Man>> men_;
};

// Section 9, as a strict writer writes. Reading throws on what it does not know.
[[nodiscard]] State read_tfen(const Map& map, std::string_view text);
[[nodiscard]] std::string tfen(const State& state);

}  // namespace taiji::twin
