#include <array>

#include "client/ui/dialog_frame.hpp"
#include "client/ui/key_list.hpp"

namespace taiji::ui {
namespace {

struct Entry {
    std::string_view key;  ///< of the language files
    std::string_view how;
};
constexpr std::array<Entry, 6> kPointer = {{{"help.click", "help.click_how"},
                                            {"help.drag_piece", "help.drag_piece_how"},
                                            {"help.drag", "help.drag_how"},
                                            {"help.turn", "help.turn_how"},
                                            {"help.zoom", "help.zoom_how"},
                                            {"help.fly", "help.fly_how"}}};
constexpr std::array kCommands = {
    Command::NextPiece,   Command::NextTarget,   Command::Confirm,       Command::Back,
    Command::TakeBack,    Command::PreviousPly,  Command::NextPly,       Command::Home,
    Command::Unroll,      Command::Intelligence, Command::HideInterface, Command::FullScreen,
    Command::SavePicture, Command::Mute};

constexpr std::array kReplayCommands = {
    Command::ReplayGame,      Command::ReplayPlay,  Command::ReplayReverse, Command::ReplayForwards,
    Command::ReplayBackwards, Command::ReplayStart, Command::ReplayEnd,     Command::ReplayFaster,
    Command::ReplaySlower,    Command::DirectCamera};

/// What hand and keys do, and what this program is.
class HelpDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Help; }

    void draw(Ui& ui) override {
        DialogFrame frame(ui, {.name = "help",
                               .title = ui.text("help.title"),
                               .width = 640.0F,
                               .height = 600.0F,
                               .content = content_});
        {
            Form form(ui, "help_form", frame.body, content_);
            form.heading(ui.text("help.pointer"));
            for (const Entry& entry : kPointer)
                line(ui, form, ui.text(entry.key), ui.text(entry.how));
            form.heading(ui.text("help.keys"));
            for (const Command command : kCommands) {
                line(ui, form, keys_text(ui.session.settings().bindings, command),
                     ui.text(command_key(command)));
            }
            form.heading(ui.text("help.replay"));
            for (const Command command : kReplayCommands) {
                line(ui, form, keys_text(ui.session.settings().bindings, command),
                     ui.text(command_key(command)));
            }
            form.heading(ui.text("about.title"));
            for (const std::string_view key : {"about.game", "about.earth", "about.font"}) {
                const std::string_view text = ui.text(key);
                const float width = form.width();
                const float height = ui.canvas.wrapped_height(Font::Small, text, width);
                ui.canvas.paragraph(form.whole(height / ui.canvas.scale()), text,
                                    {Font::Small, theme::kDim});
            }
        }
        const bool done =
            frame.button("help/done", ui.text("dialog.done"), {.look = ButtonLook::Primary});
        if (done || frame.wants_to_close()) ui.open(Dialog::None);
    }

  private:
    static void line(Ui& ui, Form& form, std::string_view what, std::string_view how) {
        const float width = form.width();
        const float left = std::floor(width * 0.36F);
        const float right = width - left - ui.px(10.0F);
        const float height = std::max(ui.canvas.wrapped_height(Font::Body, what, left),
                                      ui.canvas.wrapped_height(Font::Body, how, right));
        Rect row = form.whole(height / ui.canvas.scale() - 6.0F);
        ui.canvas.paragraph({row.x, row.y, left, height}, what, {Font::Body, theme::kJade});
        ui.canvas.paragraph({row.right() - right, row.y, right, height}, how);
    }

    float content_ = 0.0F;
};

}  // namespace

std::unique_ptr<Panel> make_help_dialog() {
    return std::make_unique<HelpDialog>();
}

}  // namespace taiji::ui
