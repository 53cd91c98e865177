#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "client/book/book.hpp"
#include "client/language/language.hpp"
#include "client/session/request.hpp"
#include "client/session/session.hpp"
#include "client/ui/canvas.hpp"
#include "client/ui/icons.hpp"
#include "client/ui/interface.hpp"
#include "client/ui/screen.hpp"

namespace taiji::ui {

enum class Look : std::uint8_t {
    Glass,     ///< of panels round the board
    Dialog,    ///< denser
    Alarm,     ///< red
    Question,  ///< orange
    Bare       ///< nothing behind
};

enum class ButtonLook : std::uint8_t {
    Plain,
    Primary,  ///< what one usually wants
    Danger,
    Quiet  ///< no ground unless the pointer is over it
};

struct ButtonStyle {
    ButtonLook look = ButtonLook::Plain;
    Icon icon = Icon::None;
    bool enabled = true;
    bool active = false;  ///< switched on
    Font font = Font::Body;
    Align align = Align::Middle;
};

/// A key combination that the settings dialog waits for.
struct KeyCapture {
    bool waiting = false;
    std::optional<KeyCombo> caught;
};

/// What panels draw and ask with: text in the player's language, controls, requests. Made anew for
/// each update.
class Ui {
  public:
    struct Parts {
        Canvas& canvas;
        const Language& language;
        const book::Book& book;
        const Session& session;
        const Moment& moment;
        const Interface::Setup& setup;
        std::vector<Request>& requests;
        std::vector<Command>& commands;
        Dialog& dialog;
        KeyCapture& keys;
        Screen screen;
        std::span<const Dialog> dialogs;  ///< that there are
    };
    explicit Ui(const Parts& parts)
        : canvas(parts.canvas),
          language(parts.language),
          book(parts.book),
          session(parts.session),
          moment(parts.moment),
          setup(parts.setup),
          keys(parts.keys),
          screen(parts.screen),
          requests_(parts.requests),
          commands_(parts.commands),
          dialog_(parts.dialog),
          dialogs_(parts.dialogs) {}
    Ui(const Ui&) = delete;
    Ui& operator=(const Ui&) = delete;

    Canvas& canvas;
    const Language& language;
    const book::Book& book;
    const Session& session;
    const Moment& moment;
    const Interface::Setup& setup;
    KeyCapture& keys;
    const Screen screen;

    [[nodiscard]] float px(float units) const { return canvas.px(units); }
    [[nodiscard]] std::string_view text(std::string_view key) const { return language.text(key); }
    [[nodiscard]] std::string format(std::string_view key,
                                     std::initializer_list<TextArgument> arguments) const {
        return language.format(key, arguments);
    }
    void ask(Request request) { requests_.push_back(std::move(request)); }
    /// As if the key of that command had been pressed.
    void press(Command command) { commands_.push_back(command); }
    /// The layout of this update turned out to need another one at once.
    void lay_out_again() { again_ = true; }
    [[nodiscard]] bool wants_another_layout() const { return again_; }
    void open(Dialog dialog) { dialog_ = dialog; }
    [[nodiscard]] Dialog dialog() const { return dialog_; }
    /// No dialog lies over the board; the book lies beside it.
    [[nodiscard]] bool board_is_open() const {
        return dialog_ == Dialog::None || dialog_ == Dialog::Rules;
    }
    [[nodiscard]] bool has(Dialog dialog) const {
        return std::find(dialogs_.begin(), dialogs_.end(), dialog) != dialogs_.end();
    }
    /// Pixels of the picture.
    [[nodiscard]] Rect pointer() const;
    /// Where a point of the board appears, pixels of the picture; nothing when it is behind the
    /// Earth or outside of the window.
    [[nodiscard]] std::optional<Rect> spot(Point at) const;

    /// Opens a panel; draw into it until end_panel. `name` must be unique among panels.
    void begin_panel(const std::string& name, const Rect& box, Layer layer, Look look);
    void end_panel();
    /// A part of the panel that scrolls; `content` units high. Returns the room inside, as it is
    /// scrolled.
    Rect begin_scroll(const std::string& name, const Rect& box, float content_height);
    void end_scroll();
    /// Scrolls so that what lies between these heights of the content is seen.
    void scroll_to(float top, float bottom);

    // Controls. `id` is unique in the program: "new_game/start".
    bool button(const std::string& id, const Rect& box, std::string_view label,
                const ButtonStyle& style = {});
    /// Without a label; `hint` is shown beside it while the pointer is over it.
    bool icon_button(const std::string& id, const Rect& box, std::string_view hint,
                     const ButtonStyle& style);
    /// A line of a list; draws its ground. True when clicked.
    bool row(const std::string& id, const Rect& box, bool selected);
    /// True when it was switched.
    bool toggle(const std::string& id, const Rect& box, std::string_view label, bool& on);
    /// One of several beside each other. True when another was chosen.
    bool choice(const std::string& id, const Rect& box, std::span<const std::string_view> labels,
                std::size_t& chosen);
    /// True when it moved.
    bool slider(const std::string& id, const Rect& box, double& value, double least, double most);
    /// A slider that draws nothing, with `ends` pixels beside its track, from 0 to `most`. True
    /// when it moved.
    bool scrub(const std::string& id, const Rect& box, float ends, double& value, double most);
    /// True when the text changed.
    bool text_field(const std::string& id, const Rect& box, std::string& value,
                    std::string_view hint = {});
    /// The last control has the pointer over it.
    [[nodiscard]] bool hovered() const;

    /// Width that a button of this label wants.
    [[nodiscard]] float button_width(std::string_view label, const ButtonStyle& style = {}) const;
    /// Draws what the pointer is over: after all panels.
    void draw_hint();
    /// Enter went down.
    [[nodiscard]] bool is_confirmed() const;
    /// A text field waits for typing.
    [[nodiscard]] bool is_typing() const;

  private:
    struct Pressed {
        bool clicked, hovered, held;
    };
    Pressed control(const std::string& id, const Rect& box, bool enabled = true);
    void draw_button(const Rect& box, std::string_view label, const ButtonStyle& style,
                     const Pressed& pressed);

    std::vector<Request>& requests_;
    std::vector<Command>& commands_;
    Dialog& dialog_;
    std::span<const Dialog> dialogs_;
    Rect scroll_;  ///< what is visible of the scrolled part that is open
    std::string hint_;
    Rect hint_at_;
    bool again_ = false;
};

}  // namespace taiji::ui
