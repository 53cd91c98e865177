#include <fmt/format.h>

#include <array>
#include <cmath>

#include "client/ui/dialog_frame.hpp"
#include "client/ui/key_list.hpp"

namespace taiji::ui {
namespace {

constexpr std::array kScales = {1.0, 1.25, 1.5, 1.75, 2.0};
constexpr std::array kSpeeds = {0.5, 1.0, 2.0, 4.0};

template <std::size_t Count>
std::size_t nearest(const std::array<double, Count>& steps, double value) {
    std::size_t found = 0;
    for (std::size_t i = 1; i < Count; ++i) {
        if (std::abs(steps[i] - value) < std::abs(steps[found] - value)) found = i;
    }
    return found;
}

/// Everything that the player can set; all of it takes effect at once.
class SettingsDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Settings; }
    void open(Ui&) override { page_ = 0; }

    void draw(Ui& ui) override {
        DialogFrame frame(ui, {.name = "settings",
                               .title = ui.text("settings.title"),
                               .width = 680.0F,
                               .height = 580.0F,
                               .content = page_ == 2 ? 1e4F : content_[page_] + ui.px(42.0F)});
        const std::array<std::string_view, 3> pages = {ui.text("settings.page_game"),
                                                       ui.text("settings.page_picture"),
                                                       ui.text("settings.page_keys")};
        ui.choice("settings/page", frame.body.take_top(ui.px(theme::kControl)), pages, page_);
        frame.body.take_top(ui.px(10.0F));
        Settings settings = ui.session.settings();
        bool changed = false;
        if (page_ == 2) {
            changed = keys_.draw(ui, frame.body, settings.bindings);
        } else {
            Form form(ui, page_ == 0 ? "settings_game" : "settings_picture", frame.body,
                      content_[page_]);
            changed = page_ == 0 ? draw_game(ui, form, settings) : draw_picture(ui, form, settings);
        }
        if (changed) ui.ask(ChangeSettings{settings});
        const bool done =
            frame.button("settings/done", ui.text("dialog.done"), {.look = ButtonLook::Primary});
        if (done || frame.wants_to_close()) ui.open(Dialog::None);
    }

  private:
    /// A choice between the values of an enumeration.
    template <typename Enum, std::size_t Count>
    static bool choose(Ui& ui, Form& form, const std::string& id, std::string_view title,
                       const std::array<std::string_view, Count>& keys, Enum& value) {
        std::array<std::string_view, Count> labels;
        for (std::size_t i = 0; i < Count; ++i) labels[i] = ui.text(keys[i]);
        auto chosen = static_cast<std::size_t>(value);
        if (!ui.choice(id, form.row(ui.text(title)), labels, chosen)) return false;
        value = static_cast<Enum>(chosen);
        return true;
    }

    template <std::size_t Count>
    static bool choose_step(Ui& ui, Form& form, const std::string& id, std::string_view title,
                            const std::array<double, Count>& steps, std::string_view format_key,
                            double& value) {
        std::array<std::string, Count> texts;
        std::array<std::string_view, Count> labels;
        for (std::size_t i = 0; i < Count; ++i) {
            texts[i] = ui.format(format_key, {{"percent", fmt::format("{:.0f}", steps[i] * 100.0)},
                                              {"times", fmt::format("{:g}", steps[i])}});
            labels[i] = texts[i];
        }
        std::size_t chosen = nearest(steps, value);
        if (!ui.choice(id, form.row(ui.text(title)), labels, chosen)) return false;
        value = steps[chosen];
        return true;
    }

    static bool switch_on(Ui& ui, Form& form, const std::string& id, std::string_view title,
                          bool& on) {
        return ui.toggle(id, form.whole(30.0F), ui.text(title), on);
    }

    static bool draw_game(Ui& ui, Form& form, Settings& s) {
        bool changed = choose<UiLanguage, 2>(
            ui, form, "settings/language", "settings.language",
            {"settings.language_english", "settings.language_chinese"}, s.language);
        changed |= choose_step(ui, form, "settings/scale", "settings.interface_scale", kScales,
                               "settings.percent", s.interface_scale);
        changed |= choose_step(ui, form, "settings/speed", "settings.animation_speed", kSpeeds,
                               "settings.times", s.animation_speed);
        changed |= switch_on(ui, form, "settings/reduced_motion", "settings.reduced_motion",
                             s.reduced_motion);
        changed |=
            switch_on(ui, form, "settings/follow_moves", "settings.follow_moves", s.follow_moves);
        changed |= choose<PieceText, 2>(ui, form, "settings/piece_text", "settings.piece_text",
                                        {"settings.piece_characters", "settings.piece_letters"},
                                        s.piece_text);
        changed |= choose<SideColours, 2>(
            ui, form, "settings/side_colours", "settings.side_colours",
            {"settings.colours_ivory", "settings.colours_safe"}, s.side_colours);
        form.heading(ui.text("settings.sound"));
        Rect row = form.row(ui.text("settings.volume"));
        const std::string percent = ui.format(
            "settings.percent", {{"percent", fmt::format("{:.0f}", s.sound_volume * 100.0)}});
        ui.canvas.text(row.take_right(ui.px(52.0F)), percent,
                       {Font::Body, theme::kDim, Align::Right});
        if (ui.slider("settings/volume", row, s.sound_volume, 0.0, 1.0)) {
            s.sound_volume = std::round(s.sound_volume * 100.0) / 100.0;
            changed = true;
        }
        changed |= switch_on(ui, form, "settings/muted", "settings.muted", s.muted);
        return changed;
    }

    static bool draw_picture(Ui& ui, Form& form, Settings& s) {
        bool changed = choose<GraphicsQuality, 3>(
            ui, form, "settings/quality", "settings.quality",
            {"settings.quality_automatic", "settings.quality_quick", "settings.quality_full"},
            s.quality);
        changed |= choose<PlayLight, 2>(ui, form, "settings/light", "settings.light",
                                        {"settings.light_play", "settings.light_sun"}, s.light);
        changed |= switch_on(ui, form, "settings/clouds", "settings.clouds", s.clouds);
        changed |= switch_on(ui, form, "settings/mansions", "settings.mansions", s.mansions);
        changed |=
            switch_on(ui, form, "settings/coordinates", "settings.coordinates", s.coordinates);
        changed |=
            switch_on(ui, form, "settings/five_colours", "settings.five_colours", s.five_colours);
        return changed;
    }

    std::size_t page_ = 0;
    std::array<float, 2> content_{};
    KeyList keys_;
};

}  // namespace

std::unique_ptr<Panel> make_settings_dialog() {
    return std::make_unique<SettingsDialog>();
}

}  // namespace taiji::ui
