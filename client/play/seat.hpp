#pragma once

#include <optional>
#include <string>
#include <variant>

#include "game/board/side.hpp"
#include "game/match/clock.hpp"

namespace taiji::play {

struct Human {
    friend bool operator==(const Human&, const Human&) = default;
};
/// The engine in this process.
struct Computer {
    int level = 4;  ///< 1..8: engine::levels()[level - 1]
    friend bool operator==(const Computer&, const Computer&) = default;
};
/// A program that speaks docs/protocol.md.
struct ExternalEngine {
    std::string command;  ///< as EngineCommand::parse reads it
    friend bool operator==(const ExternalEngine&, const ExternalEngine&) = default;
};
/// Who decides the moves of a side.
using Seat = std::variant<Human, Computer, ExternalEngine>;

[[nodiscard]] inline bool is_human(const Seat& seat) {
    return std::holds_alternative<Human>(seat);
}
/// As it stands in records: "Human", "Taiji, level 4 (Xun, wind)", the program's file name.
[[nodiscard]] std::string player_name(const Seat& seat);

/// Whose palace the first view shows, and where Home leads.
enum class Viewpoint : std::uint8_t { White, Black, SideToMove };

/// What the dialog of a new game asks for.
struct NewGame {
    PerSide<Seat> seats{{Human{}, Computer{}}};
    TimeControl time_control = Untimed{};
    std::optional<std::string> tfen;  ///< nothing: the start position
    Viewpoint viewpoint = Viewpoint::White;
    friend bool operator==(const NewGame&, const NewGame&) = default;
};

}  // namespace taiji::play
