#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/input.hpp"
#include "client/language/language.hpp"
#include "client/session/request.hpp"
#include "client/session/session.hpp"
#include "client/ui/layout_report.hpp"
#include "renderer/scene/board_model.hpp"
#include "renderer/scene/camera_view.hpp"
#include "renderer/scene/interface.hpp"

namespace taiji::ui {

struct FilmCaption;

/// What can lie over the game. At most one at a time.
enum class Dialog : std::uint8_t {
    None,
    Menu,
    NewGame,
    Settings,
    Open,
    Save,
    Rules,
    Help,
    Result,
    Review,  ///< leaves the board free, as the result does
    ConfirmResign,
    ExportPicture,
    ExportFilm
};

/// What the interface must know of the moment beside the session.
struct Moment {
    const scene::CameraView& view;  ///< its viewport is the window's
    const scene::BoardModel& board;
    double display_scale = 1.0;         ///< of the monitor; on top of it comes the player's own
    double seconds = 0.0;               ///< monotonic
    bool hidden = false;                ///< the player wants a clean picture
    bool flat = false;                  ///< the board is, or is about to be, unrolled
    const FilmCaption* film = nullptr;  ///< of a film: nothing but this is shown
};

/// Everything that is drawn over the scene: bars, lists, dialogs. Reads the session; what the
/// player asks for comes out as requests. One at a time in a program.
class Interface {
  public:
    struct Setup {
        std::shared_ptr<const Board> board;  ///< that the rules book speaks of
        std::filesystem::path assets;        ///< the folder: fonts, languages, book
        std::filesystem::path games;  ///< where games are kept: what the file dialogs show first
        std::function<std::string()> read_clipboard;
        std::function<void(const std::string&)> write_clipboard;
    };
    /// Error: a font, a language file or the rules book that cannot be read, by name.
    static Result<std::unique_ptr<Interface>> create(Setup setup);
    ~Interface();
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;

    /// Give it every event first. True: the interface takes it, the board must not see it.
    /// Releases and movements of a drag that began on the board are the board's.
    bool feed(const InputEvent& event);
    /// The pointer is over the interface or dragging something of it.
    [[nodiscard]] bool wants_pointer() const;
    /// A text field has the keyboard, or a dialog is open.
    [[nodiscard]] bool wants_keyboard() const;

    /// Nothing happens when there is no panel for it.
    /// The texts, in the language that the last update spoke.
    [[nodiscard]] const Language& language() const;

    void open(Dialog dialog);
    [[nodiscard]] Dialog dialog() const;
    /// Escape: closes what is open on top. False: nothing was.
    bool escape();

    /// Lays out and builds everything anew for this moment: call it after events, when the
    /// session's clock has ticked and at `wake_in`. What is returned is valid until the next call.
    const scene::InterfaceFrame& update(const Session& session, const Moment& moment);
    /// What the panels round the board cover of the window when nothing is hidden: the board is
    /// shown in the middle of the rest. As of the last update.
    [[nodiscard]] const scene::Covered& covered() const;
    /// The last update made another picture than the one before.
    [[nodiscard]] bool changed() const;
    /// Seconds until the interface wants to be updated though nothing happens (a text caret);
    /// nothing: never.
    [[nodiscard]] std::optional<double> wake_in() const;
    /// What the player asked for since the last call.
    [[nodiscard]] std::vector<Request> take_requests();
    /// Buttons that do what a key does: to be obeyed as if the key had been pressed.
    [[nodiscard]] std::vector<Command> take_commands();
    /// What the last update laid out.
    [[nodiscard]] const LayoutReport& layout() const;

  private:
    struct Parts;
    explicit Interface(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace taiji::ui
