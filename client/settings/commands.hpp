#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace taiji {

/// Everything that a key can ask for.
enum class Command : std::uint8_t {
    // Of the view, while the key is held.
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown,
    Nearer,
    Farther,
    TurnLeft,
    TurnRight,
    LeanBack,
    LeanForward,
    // Of the view, once.
    Home,
    NorthUp,
    Unroll,
    Mansions,
    Coordinates,
    FiveColours,
    Clouds,
    BoardLines,
    TrueSun,
    PieceText,
    HideInterface,
    FullScreen,
    SavePicture,
    // Of the hand.
    NextPiece,
    PreviousPiece,
    NextTarget,
    PreviousTarget,
    Confirm,
    Back,  ///< lets go; where nothing is held or open, opens the menu
    // Of the game.
    TakeBack,
    FirstPly,
    PreviousPly,
    NextPly,
    LastPly,
    ContinueFromHere,
    Intelligence,
    Hint,
    BestLines,
    Threats,
    ReviewGame,
    // Of a game that is shown again, while it is; before what else the keys mean.
    ReplayPlay,
    ReplayForwards,
    ReplayBackwards,
    ReplayStart,
    ReplayEnd,
    ReplayReverse,
    ReplayFaster,
    ReplaySlower,
    ReplayGame,  ///< begins it, or ends it
    // Of the camera.
    DirectCamera,
    // Of the program.
    NewGame,
    OpenFile,
    SaveFile,
    CopyRecord,
    CopyTfen,
    Paste,
    RulesBook,
    Settings,
    SwitchLanguage,
    Mute,
    Quit
};
inline constexpr std::size_t kCommandCount = static_cast<std::size_t>(Command::Quit) + 1;

/// "take_back": its name in settings.json and in the language files ("command.take_back").
[[nodiscard]] std::string_view command_name(Command command);
[[nodiscard]] std::optional<Command> command_from_name(std::string_view name);
/// Does it concern only a game that is shown again? Its keys mean this then, and something else
/// otherwise.
[[nodiscard]] bool is_of_replay(Command command);
/// Is it carried out for as long as the key is held? Its modifiers do not matter then.
[[nodiscard]] bool is_held(Command command);

}  // namespace taiji
