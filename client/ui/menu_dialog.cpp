#include "client/ui/dialog_frame.hpp"

namespace taiji::ui {
namespace {

/// What can be done beside playing.
class MenuDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Menu; }

    void draw(Ui& ui) override {
        constexpr float kLine = 38.0F;
        const bool over = ui.session.game().match().end().has_value();
        const bool has_moves = !ui.session.game().match().plies().empty();
        const float entries = 11.0F + (ui.has(Dialog::Rules) ? 1.0F : 0.0F) + (over ? 1.0F : 0.0F) +
                              (has_moves ? 1.0F : 0.0F);
        DialogFrame frame(ui, {.name = "menu",
                               .title = ui.text("menu.title"),
                               .width = 380.0F,
                               .height = entries * kLine + 124.0F});
        if (frame.wants_to_close()) ui.open(Dialog::None);
        if (frame.button("menu/continue", ui.text("menu.continue"),
                         {.look = ButtonLook::Primary})) {
            ui.open(Dialog::None);
        }
        float content = entries * ui.px(kLine);
        Rect rest = ui.begin_scroll("menu_scroll", frame.body, content);
        const auto entry = [&](const std::string& id, Icon icon, std::string_view key) {
            const Rect line = rest.take_top(ui.px(kLine));
            return ui.button(id, line.inset(0.0F, ui.px(2.0F)), ui.text(key),
                             {.look = ButtonLook::Quiet, .icon = icon, .align = Align::Left});
        };
        const auto opens = [&](const std::string& id, Icon icon, std::string_view key,
                               Dialog dialog) {
            if (entry(id, icon, key)) ui.open(dialog);
        };
        opens("menu/new_game", Icon::Plus, "menu.new_game", Dialog::NewGame);
        opens("menu/open", Icon::Folder, "menu.open", Dialog::Open);
        opens("menu/save", Icon::Save, "menu.save", Dialog::Save);
        opens("menu/export_picture", Icon::Save, "menu.export_picture", Dialog::ExportPicture);
        opens("menu/export_film", Icon::Next, "menu.export_film", Dialog::ExportFilm);
        const auto copies = [&](const std::string& id, std::string_view key, Request request) {
            if (!entry(id, Icon::Copy, key)) return;
            ui.ask(std::move(request));
            ui.open(Dialog::None);
        };
        copies("menu/copy_record", "menu.copy_record", CopyRecord{});
        copies("menu/copy_position", "menu.copy_position", CopyTfen{});
        if (entry("menu/paste", Icon::Paste, "menu.paste")) {
            ui.ask(PasteText{ui.setup.read_clipboard()});
            ui.open(Dialog::None);
        }
        if (has_moves && entry("menu/replay", Icon::Play, "menu.replay")) {
            if (ui.session.replay() == nullptr) ui.ask(ReplayPlay{});
            ui.open(Dialog::None);
        }
        if (over && entry("menu/review", Icon::Graph, "menu.review")) {
            ui.open(Dialog::None);
            ui.press(Command::ReviewGame);
        }
        if (ui.has(Dialog::Rules)) opens("menu/rules", Icon::Book, "menu.rules", Dialog::Rules);
        opens("menu/settings", Icon::Gear, "menu.settings", Dialog::Settings);
        opens("menu/help", Icon::Help, "menu.help", Dialog::Help);
        if (entry("menu/quit", Icon::Close, "menu.quit")) ui.ask(Quit{});
        ui.end_scroll();
    }
};

/// Resigning is never a slip of the hand.
class ResignDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::ConfirmResign; }

    void draw(Ui& ui) override {
        const auto person = ui.session.person();
        if (!person || ui.session.game().match().end()) {
            ui.open(Dialog::None);
            return;
        }
        DialogFrame frame(ui, {.name = "resign",
                               .title = ui.text("resign.title"),
                               .width = 420.0F,
                               .height = 190.0F});
        ui.canvas.paragraph(frame.body,
                            ui.format("resign.question", {{"side", side_name_of(ui, *person)}}));
        if (frame.button("resign/yes", ui.text("resign.yes"), {.look = ButtonLook::Danger})) {
            ui.ask(Resign{});
            ui.open(Dialog::None);
        }
        if (frame.button("resign/no", ui.text("resign.no")) || frame.wants_to_close()) {
            ui.open(Dialog::None);
        }
    }

  private:
    static std::string side_name_of(const Ui& ui, Side side) {
        return std::string(ui.text(side == Side::White ? "side.white" : "side.black"));
    }
};

}  // namespace

std::unique_ptr<Panel> make_menu_dialog() {
    return std::make_unique<MenuDialog>();
}

std::unique_ptr<Panel> make_resign_dialog() {
    return std::make_unique<ResignDialog>();
}

}  // namespace taiji::ui
