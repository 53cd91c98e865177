#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "client/ui/dialog_frame.hpp"

namespace taiji::ui {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".taiji";

struct Entry {
    std::string name;
    bool is_folder = false;
    fs::file_time_type time;
};

/// Folders by name, then games, the newest first. Empty when the folder cannot be read.
std::vector<Entry> entries_of(const fs::path& folder) {
    std::vector<Entry> made;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::error_code ignored;
        const std::string name = at->path().filename().string();
        if (name.starts_with('.')) continue;
        const bool is_folder = at->is_directory(ignored);
        if (!is_folder && at->path().extension() != kExtension) continue;
        made.push_back({name, is_folder, at->last_write_time(ignored)});
    }
    std::sort(made.begin(), made.end(), [](const Entry& a, const Entry& b) {
        if (a.is_folder != b.is_folder) return a.is_folder;
        return a.is_folder ? a.name < b.name : a.time > b.time;
    });
    return made;
}

/// What both dialogs have in common: a folder, what is in it, a field for a path.
class FileDialog : public Panel {
  public:
    void open(Ui& ui) override {
        enter(ui.setup.games);
        path_ = first_path();
    }

  protected:
    [[nodiscard]] virtual std::string first_path() const { return {}; }
    [[nodiscard]] virtual std::string id() const = 0;
    /// What the field or a click names.
    virtual void act(Ui& ui, const fs::path& path) = 0;

    [[nodiscard]] fs::path named() const {
        const fs::path typed = path_;
        return typed.is_absolute() ? typed : folder_ / typed;
    }

    void draw_files(Ui& ui, Rect room) {
        Rect head = room.take_top(ui.px(theme::kControl));
        if (ui.icon_button(id() + "/up", head.take_left(head.height), ui.text("files.up"),
                           {.icon = Icon::Up, .enabled = folder_.has_parent_path()})) {
            enter(folder_.parent_path());
        }
        head.take_left(ui.px(8.0F));
        ui.canvas.text(head, ui.canvas.shortened(Font::Small, folder_.string(), head.width),
                       {Font::Small, theme::kDim});
        room.take_top(ui.px(6.0F));
        Rect field = room.take_bottom(ui.px(theme::kControl));
        room.take_bottom(ui.px(8.0F));
        ui.text_field(id() + "/path", field, path_, ui.text("files.path_hint"));
        ui.canvas.fill(room, colour(0x02060C, 0.4));
        draw_list(ui, room.inset(ui.px(4.0F)));
    }

    void draw_list(Ui& ui, const Rect& room) {
        const float height = ui.px(theme::kRow + 2.0F);
        const auto& recent = ui.session.recent_files();
        const bool with_recent = shows_recent() && !recent.empty();
        const std::size_t extra = with_recent ? recent.size() + 2 : 0;
        if (entries_.empty() && !with_recent) {
            ui.canvas.text(room, ui.text("files.none"), {Font::Body, theme::kFaint, Align::Middle});
            return;
        }
        Rect rest = ui.begin_scroll(id() + "_list", room,
                                    height * static_cast<float>(entries_.size() + extra));
        if (with_recent) {
            ui.canvas.text(rest.take_top(height), ui.text("files.recent"),
                           {Font::Small, theme::kPalace});
            for (std::size_t i = 0; i < recent.size(); ++i) {
                const Rect line = rest.take_top(height);
                const std::string name = recent[i].filename().string();
                if (draw_entry(ui, fmt::format("{}/recent/{}", id(), i), line, Icon::None, name)) {
                    act(ui, recent[i]);
                }
            }
            ui.canvas.text(rest.take_top(height), ui.text("files.folder"),
                           {Font::Small, theme::kPalace});
        }
        std::optional<fs::path> entered;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            const Entry& entry = entries_[i];
            const Rect line = rest.take_top(height);
            if (line.bottom() < room.y || line.y > room.bottom()) continue;
            const Icon icon = entry.is_folder ? Icon::Folder : Icon::None;
            if (!draw_entry(ui, fmt::format("{}/entry/{}", id(), i), line, icon, entry.name))
                continue;
            if (entry.is_folder) entered = folder_ / entry.name;
            if (!entry.is_folder) picked(ui, entry.name);
        }
        ui.end_scroll();
        if (entered) enter(*entered);
    }

    [[nodiscard]] virtual bool shows_recent() const { return false; }
    virtual void picked(Ui& ui, const std::string& name) = 0;

    static bool draw_entry(Ui& ui, const std::string& id, Rect line, Icon icon,
                           const std::string& name) {
        const bool clicked = ui.row(id, line, false);
        line = line.inset(ui.px(8.0F), 0.0F);
        const Rect at = line.take_left(ui.px(24.0F));
        if (icon != Icon::None) draw_icon(ui.canvas, icon, at, theme::kPalace, 16.0F);
        ui.canvas.text(line, ui.canvas.shortened(Font::Body, name, line.width));
        return clicked;
    }

    void enter(const fs::path& folder) {
        folder_ = folder;
        entries_ = entries_of(folder_);
    }

    fs::path folder_;
    std::vector<Entry> entries_;
    std::string path_;
};

class OpenDialog final : public FileDialog {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Open; }

    void draw(Ui& ui) override {
        DialogFrame frame(
            ui,
            {.name = "open", .title = ui.text("open.title"), .width = 600.0F, .height = 540.0F});
        draw_files(ui, frame.body);
        if (frame.button("open/open", ui.text("open.open"),
                         {.look = ButtonLook::Primary, .enabled = !path_.empty()})) {
            act(ui, named());
        }
        if (frame.button("open/cancel", ui.text("dialog.cancel")) || frame.wants_to_close()) {
            ui.open(Dialog::None);
        }
    }

  protected:
    [[nodiscard]] std::string id() const override { return "open"; }
    [[nodiscard]] bool shows_recent() const override { return true; }
    void picked(Ui& ui, const std::string& name) override { act(ui, folder_ / name); }
    void act(Ui& ui, const fs::path& path) override {
        ui.ask(OpenFile{path});
        ui.open(Dialog::None);
    }
};

class SaveDialog final : public FileDialog {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Save; }

    void draw(Ui& ui) override {
        DialogFrame frame(
            ui,
            {.name = "save", .title = ui.text("save.title"), .width = 600.0F, .height = 540.0F});
        draw_files(ui, frame.body);
        std::error_code error;
        const bool replaces = !path_.empty() && fs::is_regular_file(with_extension(named()), error);
        if (frame.button("save/save", ui.text(replaces ? "save.replace" : "save.save"),
                         {.look = replaces ? ButtonLook::Danger : ButtonLook::Primary,
                          .enabled = !path_.empty()})) {
            act(ui, named());
        }
        if (frame.button("save/cancel", ui.text("dialog.cancel")) || frame.wants_to_close()) {
            ui.open(Dialog::None);
        }
    }

  protected:
    [[nodiscard]] std::string id() const override { return "save"; }
    /// The first number that is free.
    [[nodiscard]] std::string first_path() const override {
        for (int i = 1; i < 10'000; ++i) {
            std::string name = fmt::format("game-{}{}", i, kExtension);
            std::error_code error;
            if (!fs::exists(folder_ / name, error)) return name;
        }
        return {};
    }
    void picked(Ui&, const std::string& name) override { path_ = name; }
    void act(Ui& ui, const fs::path& path) override {
        ui.ask(SaveFile{with_extension(path)});
        ui.open(Dialog::None);
    }

  private:
    static fs::path with_extension(fs::path path) {
        if (!path.has_extension()) path += kExtension;
        return path;
    }
};

}  // namespace

std::unique_ptr<Panel> make_open_dialog() {
    return std::make_unique<OpenDialog>();
}

std::unique_ptr<Panel> make_save_dialog() {
    return std::make_unique<SaveDialog>();
}

}  // namespace taiji::ui
