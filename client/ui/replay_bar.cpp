#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "client/describe/words.hpp"
#include "client/ui/evaluation_graph.hpp"
#include "client/ui/insight_words.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

std::string time_text(double seconds) {
    const auto whole = static_cast<long>(seconds);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string speed_text(double speed) {
    return fmt::format("{:g}x", std::abs(speed));
}

bool takes_something(std::span<const Event> events) {
    return std::ranges::any_of(events, [](const Event& event) {
        return std::holds_alternative<Taken>(event) || std::holds_alternative<Struck>(event);
    });
}

/// A game that is shown again: what plays it, where it is, how it stood, what was noted.
class ReplayBar final : public Panel {
  public:
    void draw(Ui& ui) override {
        const replay::Player* player = ui.session.replay();
        if (player == nullptr || ui.screen.replay.height <= 0.0F) return;
        const Rect box = ui.screen.replay;
        ui.begin_panel("replay", box, Layer::Board, Look::Glass);
        Rect rest = box.inset(ui.px(10.0F), ui.px(8.0F));
        draw_head(ui, rest.take_top(ui.px(kHead)), *player);
        rest.take_top(ui.px(4.0F));
        const float lines = ui.px(ui.screen.low ? kTrack : kTrack + kGraph);
        const auto looked_at = draw_course(ui, rest.take_top(lines), *player);
        rest.take_top(ui.px(4.0F));
        if (rest.height > ui.px(14.0F)) draw_words(ui, rest, looked_at.value_or(player->ply()));
        ui.end_panel();
    }

  private:
    static constexpr float kHead = 34.0F;
    static constexpr float kTrack = 18.0F;
    static constexpr float kGraph = 34.0F;
    static constexpr float kEnds = 8.0F;  ///< of the track: half a knob

    // The controls.

    static void draw_head(Ui& ui, Rect head, const replay::Player& player) {
        draw_right(ui, head);
        const auto button = [&](const std::string& id, Icon icon, std::string_view key,
                                Command command, const ButtonStyle& style = {}) {
            ButtonStyle with = style;
            with.icon = icon;
            if (ui.icon_button(id, head.take_left(ui.px(34.0F)), ui.text(key), with)) {
                ui.press(command);
            }
            head.take_left(ui.px(4.0F));
        };
        const bool plays = player.is_playing();
        const bool backwards = player.speed() < 0.0;
        if (!ui.screen.narrow) {
            button("replay/first", Icon::First, "command.replay_start", Command::ReplayStart);
        }
        button("replay/back", Icon::Previous, "command.replay_backwards", Command::ReplayBackwards);
        button("replay/reverse", Icon::PlayBack, "command.replay_reverse", Command::ReplayReverse,
               {.active = backwards});
        if (plays) {
            button("replay/pause", Icon::Pause, "replay.pause", Command::ReplayPlay,
                   {.look = ButtonLook::Primary});
        } else {
            button("replay/play", backwards ? Icon::PlayBack : Icon::Play, "replay.play",
                   Command::ReplayPlay, {.look = ButtonLook::Primary});
        }
        button("replay/on", Icon::Next, "command.replay_forwards", Command::ReplayForwards);
        if (!ui.screen.narrow) {
            button("replay/last", Icon::Last, "command.replay_end", Command::ReplayEnd);
        }
        head.take_left(ui.px(6.0F));
        draw_speed(ui, head, player);
        draw_time(ui, head, player);
    }

    static void draw_speed(Ui& ui, Rect& head, const replay::Player& player) {
        const double speed = std::abs(player.speed());
        if (ui.icon_button("replay/slower", head.take_left(ui.px(26.0F)),
                           ui.text("command.replay_slower"),
                           {.look = ButtonLook::Quiet,
                            .icon = Icon::Minus,
                            .enabled = speed > replay::Player::kSlowest})) {
            ui.press(Command::ReplaySlower);
        }
        ui.canvas.text(head.take_left(ui.canvas.width_of(Font::Body, "0.25x") + ui.px(4.0F)),
                       speed_text(speed), {Font::Body, theme::kText, Align::Middle});
        if (ui.icon_button("replay/faster", head.take_left(ui.px(26.0F)),
                           ui.text("command.replay_faster"),
                           {.look = ButtonLook::Quiet,
                            .icon = Icon::Plus,
                            .enabled = speed < replay::Player::kFastest})) {
            ui.press(Command::ReplayFaster);
        }
        head.take_left(ui.px(10.0F));
    }

    /// As much of it as there is room for.
    static void draw_time(Ui& ui, Rect head, const replay::Player& player) {
        const std::string ply =
            ui.format("replay.ply", {{"ply", fmt::to_string(player.ply())},
                                     {"plies", fmt::to_string(player.timeline().plies())}});
        const std::string time =
            time_text(player.time()) + " / " + time_text(player.timeline().seconds());
        for (const auto& [text, ink] : {std::pair{&ply, theme::kText}, {&time, theme::kDim}}) {
            const float wide = ui.canvas.width_of(Font::Small, *text);
            if (wide > head.width) return;
            ui.canvas.text(head.take_left(wide), *text, {Font::Small, ink});
            head.take_left(ui.px(14.0F));
        }
    }

    static void draw_right(Ui& ui, Rect& head) {
        if (ui.icon_button("replay/close", head.take_right(ui.px(30.0F)), ui.text("replay.close"),
                           {.look = ButtonLook::Quiet, .icon = Icon::Close})) {
            ui.ask(EndReplay{});
        }
        head.take_right(ui.px(6.0F));
        const auto button = [&](const std::string& id, std::string_view key,
                                const ButtonStyle& style) {
            const std::string_view label = ui.text(key);
            const bool has_label = !ui.screen.narrow && ui.screen.replay.width > ui.px(900.0F);
            const float width = has_label ? ui.button_width(label, style) : ui.px(36.0F);
            const Rect at = head.take_right(width);
            head.take_right(ui.px(6.0F));
            return has_label ? ui.button(id, at, label, style)
                             : ui.icon_button(id, at, label, style);
        };
        if (button("replay/continue", "replay.continue", {.icon = Icon::Branch})) {
            ui.ask(ContinueFromHere{});
        }
        const bool directed = ui.session.is_directed();
        if (button("replay/director", "replay.director",
                   {.icon = Icon::Camera, .active = directed})) {
            ui.ask(Direct{!directed});
        }
        if (!ui.session.insight().review() && !ui.screen.low &&
            button("replay/evaluate", "replay.evaluate", {.icon = Icon::Graph})) {
            ui.ask(BeginReview{});
        }
    }

    // Where it is.

    struct Course {
        Rect box;  ///< of the graph or, without one, the track
        double seconds = 1.0;
        [[nodiscard]] float x_of(double time) const {
            return box.x + box.width * static_cast<float>(time / seconds);
        }
    };

    /// The ply under the pointer, if it is over the course.
    static std::optional<std::size_t> draw_course(Ui& ui, Rect room, const replay::Player& player) {
        const replay::Timeline& timeline = player.timeline();
        const Course course = {room.inset(ui.px(kEnds), 0.0F), std::max(1e-3, timeline.seconds())};
        double wanted = player.time();
        if (ui.scrub("replay/course", room, ui.px(kEnds), wanted, timeline.seconds())) {
            ui.ask(ReplaySeek{wanted});
        }
        const bool hovered = ui.hovered();
        const Rect track = room.take_top(ui.px(kTrack));
        const float here = course.x_of(wanted);
        if (room.height > 0.0F) draw_graph(ui, course, room);
        draw_takings(ui, course, track);
        const Rect line = {course.box.x, track.middle_y() - ui.px(2.0F), course.box.width,
                           ui.px(4.0F)};
        ui.canvas.fill(line, theme::kPressed, 2.0F);
        ui.canvas.fill({line.x, line.y, here - line.x, line.height}, theme::kJade, 2.0F);
        if (room.height > 0.0F) {
            ui.canvas.line(here, track.middle_y(), here, room.bottom(), theme::kJade, 1.6F);
        }
        ui.canvas.disc(here, track.middle_y(), ui.px(7.0F), hovered ? theme::kText : theme::kJade);
        if (!hovered) return std::nullopt;
        const float at = ui.pointer().x - course.box.x;
        const double part = std::clamp(at / std::max(1.0F, course.box.width), 0.0F, 1.0F);
        const auto moment = timeline.at(part * timeline.seconds());
        return moment.move_time ? moment.ply + 1 : moment.ply;
    }

    /// Where something was lost.
    static void draw_takings(const Ui& ui, const Course& course, const Rect& track) {
        const replay::ReplayedGame& game = ui.session.replayed();
        const replay::Timeline& timeline = ui.session.replay()->timeline();
        for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
            if (!takes_something(game.events(ply))) continue;
            const float x = course.x_of(timeline.stands_at(ply));
            ui.canvas.line(x, track.y + ui.px(1.0F), x, track.y + ui.px(5.0F), theme::kPalace,
                           1.4F);
        }
    }

    /// As the engine sees it, once it has looked; before, as the record has it.
    static void draw_graph(const Ui& ui, const Course& course, const Rect& room) {
        const replay::ReplayedGame& game = ui.session.replayed();
        const replay::Timeline& timeline = ui.session.replay()->timeline();
        std::vector<GraphPoint> points;
        if (const auto& review = ui.session.insight().review()) {
            for (std::size_t ply = 0; ply < review->positions.size() && ply <= game.plies();
                 ++ply) {
                const Hundredths worth{review->positions[ply].hundredths};
                points.push_back({course.x_of(timeline.stands_at(ply)), play::white_share(worth)});
            }
        } else {
            for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
                if (const auto worth = game.notes().evaluation_at(ply)) {
                    points.push_back(
                        {course.x_of(timeline.stands_at(ply)), play::white_share(*worth)});
                }
            }
        }
        draw_evaluation_graph(ui, {course.box.x, room.y, course.box.width, room.height}, points);
    }

    // What was noted.

    static std::string about(const Ui& ui) {
        const replay::ReplayedGame& game = ui.session.replayed();
        std::string made = fmt::format("{} - {}", game.match().player(Side::White),
                                       game.match().player(Side::Black));
        for (const std::string& part : {game.notes().event, game.notes().date}) {
            if (part.find_first_not_of("?. ") != std::string::npos) made += "   " + part;
        }
        return made;
    }

    static void draw_words(const Ui& ui, Rect room, std::size_t ply) {
        const replay::ReplayedGame& game = ui.session.replayed();
        const std::string words = describe::comment_words(ui.language.chosen(), game.comment(ply));
        const std::string_view note = words;
        const float height = ui.canvas.line_height(Font::Small);
        const std::string head = ply == 0 ? about(ui) : numbered_move(game.match(), ply - 1);
        const float most = note.empty() ? room.width : room.width * 0.5F;
        const std::string title = ui.canvas.shortened(Font::Small, head, most);
        Rect left = room.take_left(ui.canvas.width_of(Font::Small, title) + 1.0F);
        ui.canvas.text(left.take_top(height), title, {Font::Small, theme::kJade});
        room.take_left(ui.px(12.0F));
        auto lines = ui.canvas.wrap(Font::Small, note, room.width);
        const auto fit = static_cast<std::size_t>(room.height / height);
        for (std::size_t i = 0; i < lines.size() && i < fit; ++i) {
            // What does not fit stands in the last line, cut short.
            std::string_view line = lines[i];
            const bool is_last = i + 1 == fit;
            if (is_last) {
                line = note.substr(static_cast<std::size_t>(line.data() - note.data()));
            }
            ui.canvas.text(room.take_top(height),
                           ui.canvas.shortened(Font::Small, line, room.width),
                           {Font::Small, theme::kText});
        }
    }
};

}  // namespace

std::unique_ptr<Panel> make_replay_bar() {
    return std::make_unique<ReplayBar>();
}

}  // namespace taiji::ui
