#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "client/settings/commands.hpp"
#include "client/settings/keys.hpp"

namespace taiji {

/// Two commands want the same keys.
struct KeyConflict {
    KeyCombo keys;
    Command first{};
    Command second{};
    friend bool operator==(const KeyConflict&, const KeyConflict&) = default;
};

/// What the program does while a key is pressed.
enum class KeyContext : std::uint8_t {
    Game,
    Replay  ///< a game is shown again: keys of its own come first
};

/// Which keys ask for what: any number of combinations for each command.
class KeyBindings {
  public:
    /// Those of README.md.
    KeyBindings();

    [[nodiscard]] std::span<const KeyCombo> keys(Command command) const;
    /// What the combination asks for; in a conflict, the first in the order of Command.
    [[nodiscard]] std::optional<Command> command(KeyCombo combo,
                                                 KeyContext context = KeyContext::Game) const;
    [[nodiscard]] bool is_default(Command command) const;
    [[nodiscard]] std::vector<KeyConflict> conflicts() const;

    void set(Command command, std::vector<KeyCombo> keys);
    void reset(Command command);

    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

  private:
    std::array<std::vector<KeyCombo>, kCommandCount> keys_;
};

}  // namespace taiji
