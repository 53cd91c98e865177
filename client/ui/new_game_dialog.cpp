#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "client/ui/dialog_frame.hpp"
#include "client/ui/words.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::ui {
namespace {

constexpr std::size_t kHuman = 0, kComputer = 1, kProgram = 2;

struct Preset {
    std::string_view key;
    TimeControl control;
};
const std::array<Preset, 5>& presets() {
    static const std::array<Preset, 5> all = {{{"clock.none", Untimed{}},
                                               {"clock.blitz", BaseTime{{5 * 60'000}, {3'000}}},
                                               {"clock.rapid", BaseTime{{15 * 60'000}, {10'000}}},
                                               {"clock.long", BaseTime{{60 * 60'000}, {30'000}}},
                                               {"clock.per_move", TimePerMove{{30'000}}}}};
    return all;
}

/// What the fields of a seat say.
struct SeatFields {
    std::size_t kind = kHuman;
    double level = 4.0;
    std::string command;

    [[nodiscard]] play::Seat seat() const {
        if (kind == kComputer) return play::Computer{whole_level()};
        if (kind == kProgram) return play::ExternalEngine{command};
        return play::Human{};
    }
    [[nodiscard]] int whole_level() const { return static_cast<int>(std::lround(level)); }
    [[nodiscard]] bool complete() const { return kind != kProgram || !command.empty(); }
    void show(const play::Seat& seat) {
        if (const auto* computer = std::get_if<play::Computer>(&seat)) {
            kind = kComputer;
            level = computer->level;
        } else if (const auto* engine = std::get_if<play::ExternalEngine>(&seat)) {
            kind = kProgram;
            command = engine->command;
        } else {
            kind = kHuman;
        }
    }
};

/// A number above or at zero; nothing for anything else.
std::optional<double> number(const std::string& text) {
    double value = 0.0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec != std::errc() || read.ptr != end || !(value >= 0.0) || value > 9999.0) {
        return std::nullopt;
    }
    return value;
}

class NewGameDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::NewGame; }

    void open(Ui& ui) override {
        const play::Game& game = ui.session.game();
        const play::NewGame first;
        const bool fresh = ui.session.wants_new_game_dialog();
        for (const Side side : kBothSides) {
            seats_[side].show(fresh ? first.seats[side] : game.seats()[side]);
        }
        if (!fresh) show_clock(game.match().time_control());
        viewpoint_ = static_cast<std::size_t>(fresh ? first.viewpoint : game.viewpoint());
        tfen_.clear();
        from_tfen_ = 0;
    }

    void draw(Ui& ui) override {
        DialogFrame frame(ui, {.name = "new_game",
                               .title = ui.text("new_game.title"),
                               .width = 680.0F,
                               .height = 560.0F,
                               .content = content_});
        {
            Form form(ui, "new_game_form", frame.body, content_);
            draw_seat(ui, form, Side::White);
            draw_seat(ui, form, Side::Black);
            draw_clock(ui, form);
            draw_start(ui, form);
            const std::array<std::string_view, 3> views = {ui.text("new_game.view_white"),
                                                           ui.text("new_game.view_black"),
                                                           ui.text("new_game.view_mover")};
            ui.choice("new_game/viewpoint", form.row(ui.text("new_game.viewpoint")), views,
                      viewpoint_);
        }
        const auto control = time_control();
        const bool ready = seats_[Side::White].complete() && seats_[Side::Black].complete() &&
                           control && (from_tfen_ == 0 || position_is_right_);
        if (frame.button("new_game/start", ui.text("new_game.start"),
                         {.look = ButtonLook::Primary, .enabled = ready})) {
            begin(ui, *control);
        }
        if (frame.button("new_game/cancel", ui.text("dialog.cancel")) || frame.wants_to_close()) {
            ui.ask(CloseNewGameDialog{});
            ui.open(Dialog::None);
        }
    }

  private:
    void begin(Ui& ui, const TimeControl& control) {
        play::NewGame setup;
        for (const Side side : kBothSides) setup.seats[side] = seats_[side].seat();
        setup.time_control = control;
        if (from_tfen_ == 1) setup.tfen = tfen_;
        setup.viewpoint = static_cast<play::Viewpoint>(viewpoint_);
        ui.ask(BeginGame{setup});
        ui.open(Dialog::None);
    }

    void draw_seat(Ui& ui, Form& form, Side side) {
        const bool white = side == Side::White;
        SeatFields& fields = seats_[side];
        const std::string id = white ? "new_game/white" : "new_game/black";
        const std::array<std::string_view, 3> kinds = {
            ui.text("seat.human"), ui.text("seat.computer"), ui.text("seat.program")};
        ui.choice(id, form.row(ui.text(white ? "side.white_west" : "side.black_east")), kinds,
                  fields.kind);
        if (fields.kind == kComputer) {
            Rect row = form.row(ui.text("new_game.level"));
            const std::string_view name = ui.text(level_key(fields.whole_level()));
            const float wide = std::floor(row.width * 0.42F);
            ui.canvas.text(row.take_right(wide), name, {Font::Small, theme::kText, Align::Right});
            if (ui.slider(id + "_level", row, fields.level, 1.0, 8.0)) {
                fields.level = std::round(fields.level);
            }
        }
        if (fields.kind == kProgram) {
            ui.text_field(id + "_command", form.row(ui.text("new_game.command")), fields.command,
                          ui.text("new_game.command_hint"));
        }
    }

    void draw_clock(Ui& ui, Form& form) {
        std::array<std::string_view, 6> labels{};
        for (std::size_t i = 0; i < presets().size(); ++i) labels[i] = ui.text(presets()[i].key);
        labels.back() = ui.text("clock.custom");
        const std::string_view title = ui.text("new_game.clock");
        // Two lines of three: all beside each other are too wide in most languages.
        std::size_t a = clock_, b = clock_ - 3;
        if (ui.choice("new_game/clock", form.row(title), std::span(labels).first(3), a)) clock_ = a;
        const Rect more = form.row({});
        if (ui.choice("new_game/clock_more", more, std::span(labels).last(3), b)) clock_ = b + 3;
        if (clock_ < presets().size()) return;
        Rect row = form.row(ui.text("new_game.custom_clock"));
        const float field = std::floor(std::min(ui.px(72.0F), row.width * 0.24F));
        ui.text_field("new_game/minutes", row.take_left(field), minutes_);
        draw_unit(ui, row, "clock.minutes");
        ui.text_field("new_game/increment", row.take_left(field), increment_);
        draw_unit(ui, row, "clock.increment");
    }

    static void draw_unit(Ui& ui, Rect& row, std::string_view key) {
        row.take_left(ui.px(6.0F));
        const std::string_view label = ui.text(key);
        const float wide = ui.canvas.width_of(Font::Small, label);
        ui.canvas.text(row.take_left(wide), label, {Font::Small, theme::kDim});
        row.take_left(ui.px(12.0F));
    }

    void draw_start(Ui& ui, Form& form) {
        const std::array<std::string_view, 2> starts = {ui.text("new_game.start_position"),
                                                        ui.text("new_game.from_tfen")};
        ui.choice("new_game/position", form.row(ui.text("new_game.position")), starts, from_tfen_);
        if (from_tfen_ == 0) return;
        Rect row = form.whole(theme::kControl);
        const std::string_view paste = ui.text("new_game.paste");
        if (ui.button("new_game/paste", row.take_right(ui.button_width(paste)), paste)) {
            tfen_ = ui.setup.read_clipboard();
        }
        row.take_right(ui.px(8.0F));
        ui.text_field("new_game/tfen", row, tfen_, ui.text("new_game.tfen_hint"));
        if (tfen_ != judged_) judge(ui);
        if (tfen_.empty() || position_is_right_) return;
        const float width = form.width();
        const float height = ui.canvas.wrapped_height(Font::Small, fault_, width);
        ui.canvas.paragraph(form.whole(height / ui.canvas.scale()), fault_,
                            {Font::Small, theme::kDanger});
    }

    void judge(const Ui& ui) {
        judged_ = tfen_;
        const auto read = parse_tfen(ui.session.game().shown().board(), tfen_);
        position_is_right_ = read.has_value();
        fault_ = read ? std::string()
                      : ui.format("new_game.tfen_faulty", {{"why", read.error().message}});
    }

    void show_clock(const TimeControl& control) {
        const auto preset =
            std::find_if(presets().begin(), presets().end(),
                         [&](const Preset& each) { return each.control == control; });
        clock_ = static_cast<std::size_t>(preset - presets().begin());
        const auto* base = std::get_if<BaseTime>(&control);
        if (base == nullptr || clock_ < presets().size()) return;
        minutes_ = fmt::format("{:g}", static_cast<double>(base->base.count) / 60'000.0);
        increment_ = fmt::format("{:g}", static_cast<double>(base->increment.count) / 1'000.0);
    }

    [[nodiscard]] std::optional<TimeControl> time_control() const {
        if (clock_ < presets().size()) return presets()[clock_].control;
        const auto minutes = number(minutes_), increment = number(increment_);
        if (!minutes || !increment) return std::nullopt;
        const auto millis = [](double seconds) { return Millis{std::llround(seconds * 1000.0)}; };
        const TimeControl made = BaseTime{millis(*minutes * 60.0), millis(*increment)};
        return check_time_control(made) ? std::optional(made) : std::nullopt;
    }

    PerSide<SeatFields> seats_;
    std::size_t clock_ = 0;
    std::string minutes_ = "10", increment_ = "5";
    std::size_t from_tfen_ = 0;
    std::string tfen_, judged_, fault_;
    bool position_is_right_ = false;
    std::size_t viewpoint_ = 0;
    float content_ = 0.0F;
};

}  // namespace

std::unique_ptr<Panel> make_new_game_dialog() {
    return std::make_unique<NewGameDialog>();
}

}  // namespace taiji::ui
