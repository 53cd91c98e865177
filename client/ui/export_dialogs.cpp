#include <fmt/format.h>

#include <array>
#include <system_error>

#include "client/ui/dialog_frame.hpp"

namespace taiji::ui {
namespace {

namespace fs = std::filesystem;

using Sizes = std::array<ExportSize, 4>;
constexpr Sizes kPictureSizes = {{{1280, 720}, {1920, 1080}, {3840, 2160}, {8192, 8192}}};
constexpr Sizes kFilmSizes = {{{854, 480}, {1280, 720}, {1920, 1080}, {3840, 2160}}};
constexpr std::array<std::uint32_t, 3> kRates = {25, 30, 60};
constexpr std::array<double, 5> kSpeeds = {0.5, 1.0, 2.0, 4.0, 8.0};

/// What both dialogs have in common: a form, the name of the file, how far it is.
class ExportDialog : public Panel {
  public:
    void open(Ui& ui) override {
        folder_ = ui.setup.games;
        path_ = free_name();
    }

  protected:
    [[nodiscard]] virtual std::string id() const = 0;
    [[nodiscard]] virtual std::string_view title_key() const = 0;
    [[nodiscard]] virtual std::string_view ending() const = 0;
    virtual void draw_form(Ui& ui, Form& form) = 0;
    virtual void start(Ui& ui, const fs::path& out) = 0;

    void draw(Ui& ui) override {
        DialogFrame frame(ui, {.name = id(),
                               .title = ui.text(title_key()),
                               .width = 600.0F,
                               .height = 470.0F,
                               .content = content_ + ui.px(60.0F)});
        const auto* job = ui.session.export_job();
        const bool runs = job != nullptr && job->state() == film::ExportJob::State::Running;
        {
            Form form(ui, id() + "_form", frame.body, content_);
            if (runs) {
                draw_progress(ui, form, *job);
            } else {
                draw_form(ui, form);
                ui.text_field(id() + "/path", form.row(ui.text("export.file")), path_,
                              ui.text("files.path_hint"));
                form.heading(folder_.string());
            }
        }
        if (runs) {
            if (frame.button(id() + "/stop", ui.text("export.stop"),
                             {.look = ButtonLook::Danger})) {
                ui.ask(CancelExport{});
            }
        } else if (frame.button(id() + "/start", ui.text("export.start"),
                                {.look = ButtonLook::Primary,
                                 .enabled = ui.session.may_export() && !path_.empty()})) {
            const fs::path typed = path_;
            start(ui, typed.is_absolute() ? typed : folder_ / typed);
        }
        if (frame.button(id() + "/close", ui.text("export.close")) || frame.wants_to_close()) {
            ui.open(Dialog::None);
        }
    }

    static bool choose_size(Ui& ui, Form& form, const std::string& id, const Sizes& sizes,
                            std::size_t& chosen) {
        std::array<std::string, 4> texts;
        std::array<std::string_view, 4> labels;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            texts[i] = fmt::format("{}×{}", sizes[i].width, sizes[i].height);
            labels[i] = texts[i];
        }
        return ui.choice(id, form.row(ui.text("export.size"), 2.0F), labels, chosen);
    }

  private:
    /// The first number that is free.
    [[nodiscard]] std::string free_name() const {
        for (int i = 1; i < 10'000; ++i) {
            std::string name = fmt::format("taiji-{}{}", i, ending());
            std::error_code error;
            if (!fs::exists(folder_ / name, error)) return name;
        }
        return {};
    }

    static void draw_progress(Ui& ui, Form& form, const film::ExportJob& job) {
        const film::Progress& at = job.progress();
        form.heading(job.out().filename().string());
        const Rect box = form.whole(22.0F);
        const double part =
            at.of > 0 ? static_cast<double>(at.done) / static_cast<double>(at.of) : 0.0;
        ui.canvas.fill(box, theme::kRaised);
        ui.canvas.fill({box.x, box.y, box.width * static_cast<float>(part), box.height},
                       theme::kJade);
        ui.canvas.text(
            form.whole(30.0F),
            ui.format("export.progress", {{"done", fmt::to_string(at.done)},
                                          {"of", fmt::to_string(at.of)},
                                          {"left", film::duration_text(at.seconds_left)}}),
            {Font::Body, theme::kDim});
    }

    fs::path folder_;
    std::string path_;
    float content_ = 300.0F;
};

class PictureDialog final : public ExportDialog {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::ExportPicture; }

  protected:
    [[nodiscard]] std::string id() const override { return "export_picture"; }
    [[nodiscard]] std::string_view title_key() const override { return "export.picture_title"; }
    [[nodiscard]] std::string_view ending() const override { return ".png"; }
    void draw_form(Ui& ui, Form& form) override {
        choose_size(ui, form, "export_picture/size", kPictureSizes, size_);
        ui.toggle("export_picture/interface", form.whole(30.0F), ui.text("export.interface"),
                  interface_);
        ui.toggle("export_picture/transparent", form.whole(30.0F), ui.text("export.transparent"),
                  transparent_);
    }
    void start(Ui& ui, const fs::path& out) override {
        ui.ask(ExportPicture{out, kPictureSizes[size_], interface_, transparent_});
    }

  private:
    std::size_t size_ = 1;
    bool interface_ = false;
    bool transparent_ = false;
};

class FilmDialog final : public ExportDialog {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::ExportFilm; }
    void open(Ui& ui) override {
        ExportDialog::open(ui);
        from_ = "0";
        to_ = fmt::to_string(ui.session.game().match().plies().size());
    }

  protected:
    [[nodiscard]] std::string id() const override { return "export_film"; }
    [[nodiscard]] std::string_view title_key() const override { return "export.film_title"; }
    [[nodiscard]] std::string_view ending() const override { return ".mp4"; }
    void draw_form(Ui& ui, Form& form) override {
        choose_size(ui, form, "export_film/size", kFilmSizes, size_);
        choose(ui, form, "export_film/rate", "export.rate", kRates, rate_);
        choose(ui, form, "export_film/speed", "export.speed", kSpeeds, speed_);
        Rect plies = form.row(ui.text("export.plies"));
        Rect from = plies.take_left(std::floor(plies.width * 0.5F) - ui.px(4.0F));
        plies.take_left(ui.px(8.0F));
        ui.text_field("export_film/from", from, from_);
        ui.text_field("export_film/to", plies, to_);
        ui.toggle("export_film/interface", form.whole(30.0F), ui.text("export.captions"),
                  interface_);
    }
    void start(Ui& ui, const fs::path& out) override {
        const std::size_t plies = ui.session.game().match().plies().size();
        const std::size_t from = std::min(ply_of(from_, 0), plies);
        const std::size_t to = std::clamp(ply_of(to_, plies), from, plies);
        from_ = fmt::to_string(from);
        to_ = fmt::to_string(to);
        ui.ask(ExportFilm{.out = out,
                          .size = kFilmSizes[size_],
                          .frames_a_second = kRates[rate_],
                          .speed = kSpeeds[speed_],
                          .from = from,
                          .to = to,
                          .interface = interface_});
    }

  private:
    template <typename T, std::size_t Count>
    static void choose(Ui& ui, Form& form, const std::string& id, std::string_view title,
                       const std::array<T, Count>& values, std::size_t& chosen) {
        std::array<std::string, Count> texts;
        std::array<std::string_view, Count> labels;
        for (std::size_t i = 0; i < Count; ++i) {
            texts[i] = fmt::to_string(values[i]);
            labels[i] = texts[i];
        }
        ui.choice(id, form.row(ui.text(title)), labels, chosen);
    }
    static std::size_t ply_of(const std::string& text, std::size_t otherwise) {
        std::size_t value = 0;
        if (text.empty() || text.size() > 6) return otherwise;
        for (const char c : text) {
            if (c < '0' || c > '9') return otherwise;
            value = value * 10 + static_cast<std::size_t>(c - '0');
        }
        return value;
    }

    std::size_t size_ = 1;
    std::size_t rate_ = 1;
    std::size_t speed_ = 1;
    std::string from_, to_;
    bool interface_ = true;
};

/// While something is exported: a line along the upper bar, so that play goes on knowing it.
class ExportLine final : public Panel {
  public:
    void draw(Ui& ui) override {
        const auto* job = ui.session.export_job();
        if (job == nullptr || job->state() != film::ExportJob::State::Running) return;
        const film::Progress& at = job->progress();
        const double part =
            at.of > 0 ? static_cast<double>(at.done) / static_cast<double>(at.of) : 0.0;
        const Rect& bar = ui.screen.bar;
        const float height = ui.px(3.0F);
        const Rect box = {bar.x, bar.bottom() - height, bar.width, height};
        ui.begin_panel("export_line", box, Layer::Board, Look::Bare);
        ui.canvas.fill({box.x, box.y, box.width * static_cast<float>(part), box.height},
                       theme::kJade, 0.0F);
        ui.end_panel();
    }
};

}  // namespace

std::unique_ptr<Panel> make_picture_dialog() {
    return std::make_unique<PictureDialog>();
}

std::unique_ptr<Panel> make_film_dialog() {
    return std::make_unique<FilmDialog>();
}

std::unique_ptr<Panel> make_export_line() {
    return std::make_unique<ExportLine>();
}

}  // namespace taiji::ui
