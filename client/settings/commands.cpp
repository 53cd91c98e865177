#include "client/settings/commands.hpp"

#include <array>

namespace taiji {
namespace {

constexpr std::array<std::string_view, kCommandCount> kNames = {"move_left",
                                                                "move_right",
                                                                "move_up",
                                                                "move_down",
                                                                "nearer",
                                                                "farther",
                                                                "turn_left",
                                                                "turn_right",
                                                                "lean_back",
                                                                "lean_forward",
                                                                "home",
                                                                "north_up",
                                                                "unroll",
                                                                "mansions",
                                                                "coordinates",
                                                                "five_colours",
                                                                "clouds",
                                                                "board_lines",
                                                                "true_sun",
                                                                "piece_text",
                                                                "hide_interface",
                                                                "full_screen",
                                                                "save_picture",
                                                                "next_piece",
                                                                "previous_piece",
                                                                "next_target",
                                                                "previous_target",
                                                                "confirm",
                                                                "back",
                                                                "take_back",
                                                                "first_ply",
                                                                "previous_ply",
                                                                "next_ply",
                                                                "last_ply",
                                                                "continue_from_here",
                                                                "intelligence",
                                                                "hint",
                                                                "best_lines",
                                                                "threats",
                                                                "review",
                                                                "replay_play",
                                                                "replay_forwards",
                                                                "replay_backwards",
                                                                "replay_start",
                                                                "replay_end",
                                                                "replay_reverse",
                                                                "replay_faster",
                                                                "replay_slower",
                                                                "replay",
                                                                "direct",
                                                                "new_game",
                                                                "open_file",
                                                                "save_file",
                                                                "copy_record",
                                                                "copy_tfen",
                                                                "paste",
                                                                "rules_book",
                                                                "settings",
                                                                "switch_language",
                                                                "mute",
                                                                "quit"};

}  // namespace

std::string_view command_name(Command command) {
    return kNames[static_cast<std::size_t>(command)];
}

std::optional<Command> command_from_name(std::string_view name) {
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        if (kNames[i] == name) return static_cast<Command>(i);
    }
    return std::nullopt;
}

bool is_of_replay(Command command) {
    return command >= Command::ReplayPlay && command <= Command::ReplaySlower;
}

bool is_held(Command command) {
    return command <= Command::LeanForward;
}

}  // namespace taiji
