#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "client/play/intelligence.hpp"
#include "client/play/seat.hpp"
#include "client/settings/settings.hpp"
#include "game/board/point.hpp"

namespace taiji {

// What the player asks of the program, by the interface, by keys or by dropping a file. The
// interface only ever makes these; the session carries them out.

/// A TFEN or time control that is refused leaves the game as it is and makes a notice.
struct BeginGame {
    play::NewGame setup;
};
/// The dialog of a new game was put away without beginning one.
struct CloseNewGameDialog {};
struct Rematch {};
struct ShowPly {
    std::size_t ply;
};
struct ContinueFromHere {};
struct TakeBack {};
/// By the person at the machine: the only one, or of two the one to move.
struct OfferDraw {};
struct AnswerDraw {
    bool accept;
};
struct Resign {};
/// Of the open chooser.
struct ChooseMove {
    std::size_t i;
};
struct LetGo {};
struct ChangeSettings {
    Settings settings;
};
struct SetIntelligence {
    play::IntelligenceView view;
};
struct FlyToPoint {
    Point at;
    std::optional<double> distance{};  ///< Earth radii; nothing: near, or as now when nearer
};
struct GoHome {};
struct OpenFile {
    std::filesystem::path path;
};
struct SaveFile {
    std::filesystem::path path;
};
struct CopyTfen {};
struct CopyRecord {};
/// The text of the clipboard: a TFEN, a move, or a record.
struct PasteText {
    std::string text;
};
/// A page of the rules book shows its own small position on the globe; nothing: back to the game.
struct ShowDiagram {
    std::optional<std::string> tfen;
};
/// A move of the diagram as in records, from its first position; one that is not legal is shown
/// with the reason.
struct TryInDiagram {
    std::string move;
};
/// The pieces of the diagram as they were at first.
struct PutBackDiagram {};
struct SkipAnimation {};
/// Shows the game that is on again, from the ply that is looked at; at its end, from the beginning.
/// Stands still at first.
struct BeginReplay {};
struct EndReplay {};
/// Begins the replay if there is none. Below 0: backwards.
struct ReplayPlay {
    double speed = 1.0;
};
struct ReplayPause {};
/// Without beginning to play.
struct ReplaySpeed {
    double speed = 1.0;
};
struct ReplaySeek {
    double time = 0.0;  ///< of the replay's timeline
};
/// Shows the next move (1), or the last one backwards (-1).
struct ReplayStep {
    int by = 1;
};
/// The camera is led by the director, or by the player.
struct Direct {
    bool on = true;
};
/// Pixels.
struct ExportSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};
/// What is looked at, as a picture of any size, in another process. One export at a time.
struct ExportPicture {
    std::filesystem::path out;
    ExportSize size;
    bool interface = false;
    bool transparent = false;
};
/// The game as a film, as above.
struct ExportFilm {
    std::filesystem::path out;
    ExportSize size;
    std::uint32_t frames_a_second = 30;
    double speed = 1.0;
    std::size_t from = 0;  ///< plies
    std::size_t to = 0;
    bool interface = true;
};
struct CancelExport {};
/// Reviews the game that is on, in the background.
struct BeginReview {};
struct CancelReview {};
struct Quit {};

using Request =
    std::variant<BeginGame, CloseNewGameDialog, Rematch, ShowPly, ContinueFromHere, TakeBack,
                 OfferDraw, AnswerDraw, Resign, ChooseMove, LetGo, ChangeSettings, SetIntelligence,
                 FlyToPoint, GoHome, OpenFile, SaveFile, CopyTfen, CopyRecord, PasteText,
                 ShowDiagram, TryInDiagram, PutBackDiagram, SkipAnimation, BeginReplay, EndReplay,
                 ReplayPlay, ReplayPause, ReplaySpeed, ReplaySeek, ReplayStep, Direct, BeginReview,
                 CancelReview, ExportPicture, ExportFilm, CancelExport, Quit>;

}  // namespace taiji
