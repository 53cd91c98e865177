#pragma once

#include <optional>

#include "client/settings/key_bindings.hpp"
#include "client/ui/ui.hpp"

namespace taiji::ui {

/// All commands with their keys. A click waits for other keys, which then replace them.
class KeyList {
  public:
    /// True when `bindings` changed.
    bool draw(Ui& ui, const Rect& room, KeyBindings& bindings);

  private:
    void draw_line(Ui& ui, Rect line, KeyBindings& bindings, Command command);
    std::optional<Command> waiting_;
    bool changed_ = false;
};

/// "Ctrl+Z, Backspace".
[[nodiscard]] std::string keys_text(const KeyBindings& bindings, Command command);
/// "command.take_back".
[[nodiscard]] std::string command_key(Command command);

}  // namespace taiji::ui
