#include "client/ui/interface.hpp"

#include <imgui/imgui.h>

#include <algorithm>

#include "client/ui/interface_parts.hpp"

namespace taiji::ui {
namespace {

/// A layout that asks for another one gets it this often at most.
constexpr int kMostLayouts = 6;

Below below_of(const Session& session) {
    if (session.replay() == nullptr || session.shows_diagram()) return Below::Nothing;
    const RecordNotes& notes = session.notes();
    const bool is_commented =
        !notes.comment.empty() ||
        std::ranges::any_of(notes.plies, [](const auto& ply) { return !ply.comment.empty(); });
    return is_commented ? Below::CommentedReplay : Below::Replay;
}

}  // namespace

std::vector<Dialog> dialogs_of(const std::vector<std::unique_ptr<Panel>>& panels) {
    std::vector<Dialog> made;
    for (const auto& panel : panels) {
        if (panel->dialog() != Dialog::None) made.push_back(panel->dialog());
    }
    return made;
}

/// Dialogs that open by themselves.
void Interface::Parts::follow(const Session& session) {
    const bool wants = session.wants_new_game_dialog();
    if (wants && !wanted_new_game && dialog == Dialog::None) dialog = Dialog::NewGame;
    wanted_new_game = wants;
    const auto& end = session.game().match().end();
    if (seen_session && end && !known_end) end_waits = true;
    if (!end || session.replay() != nullptr) end_waits = false;
    known_end = end;
    seen_session = true;
    if (end_waits && session.performance() == nullptr && dialog == Dialog::None) {
        dialog = Dialog::Result;
        end_waits = false;
    }
}

/// What the panels round the board take of the window, in window coordinates.
scene::Covered Interface::Parts::covered_by(const Screen& screen, Beside beside) const {
    const Rect& whole = screen.whole;
    const bool reads = beside == Beside::Book;
    const float right = reads ? screen.book.x : screen.moves.x;
    float bottom = reads ? screen.book.bottom() : screen.taken[Side::White].y;
    if (screen.replay.height > 0.0F) bottom = screen.replay.y;
    // Beside the review the whole board is looked at, where there is room for both.
    const auto* review = report.panel("review");
    if (review != nullptr && !screen.low) bottom = review->box.y;
    return {.top = screen.bar.bottom() / pixels_y,
            .right = (whole.width - right) / pixels_x,
            .bottom = (whole.height - bottom) / pixels_y};
}

void Interface::Parts::lay_out(const Session& session, const Moment& moment, float width,
                               float height) {
    bool was_quiet = true;
    for (int i = 0; i < kMostLayouts; ++i) {
        if (fonts->is_stale()) fonts->build();
        host.begin(width, height, moment.seconds);
        report.clear();
        Canvas canvas(*fonts, report);
        canvas.set_scale(scale);
        canvas.set_side_colours(session.settings().side_colours);
        const Beside beside = dialog == Dialog::Rules ? Beside::Book : Beside::Game;
        Ui ui({.canvas = canvas,
               .language = language,
               .book = *book,
               .session = session,
               .moment = moment,
               .setup = setup,
               .requests = requests,
               .commands = commands,
               .dialog = dialog,
               .keys = keys,
               .screen = ui::lay_out(canvas, width, height, beside, below_of(session)),
               .dialogs = dialogs});
        if (!moment.hidden) {
            for (const auto& panel : panels) {
                if (panel->dialog() != Dialog::None && panel->dialog() != dialog) continue;
                if (panel->is_of_films() != (moment.film != nullptr)) continue;
                if (panel->dialog() != Dialog::None && dialog != drawn_dialog) panel->open(ui);
                if (panel->dialog() != Dialog::None) drawn_dialog = dialog;
                panel->draw(ui);
            }
            ui.draw_hint();
        }
        covered = moment.film != nullptr ? scene::Covered{} : covered_by(ui.screen, beside);
        if (dialog == Dialog::None) drawn_dialog = Dialog::None;
        ImGui::Render();
        typing = ui.is_typing();
        // What waits for the next frame of ImGui, such as the release after a press.
        const bool more = !events.empty();
        while (!events.empty() && host.take(events.front(), pixels_x, pixels_y)) events.pop_front();
        const bool other_dialog = dialog != drawn_dialog;
        if (more) i = -1;
        const bool quiet =
            !more && !other_dialog && !fonts->is_stale() && !ui.wants_another_layout();
        // ImGui's scroll bars follow what they scroll a frame later.
        if (quiet && was_quiet) break;
        was_quiet = quiet;
    }
}

/// The book's diagrams go with the book, and the book with its diagram.
void Interface::Parts::keep_diagram(const Session& session) {
    if (dialog == Dialog::Rules && had_diagram && !session.shows_diagram()) close();
    had_diagram = session.shows_diagram();
    if (dialog != Dialog::Rules && had_diagram) requests.emplace_back(ShowDiagram{});
}

/// A player who has not begun a game yet goes on to that after reading.
void Interface::Parts::close() {
    dialog = dialog == Dialog::Rules && wanted_new_game ? Dialog::NewGame : Dialog::None;
}

Interface::Interface(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Interface::~Interface() = default;

Result<std::unique_ptr<Interface>> Interface::create(Setup setup) {
    auto parts = std::make_unique<Parts>(std::move(setup));
    auto fonts = Fonts::load(parts->setup.assets);
    if (!fonts) return tl::unexpected(fonts.error());
    parts->fonts = std::move(*fonts);
    auto language = Language::load(parts->setup.assets / "languages");
    if (!language) return tl::unexpected(language.error());
    parts->language = std::move(*language);
    auto book = book::Book::load(parts->setup.assets / "book", parts->setup.board);
    if (!book) return tl::unexpected(book.error());
    parts->book = std::move(*book);
    return std::unique_ptr<Interface>(new Interface(std::move(parts)));
}

const Language& Interface::language() const {
    return parts_->language;
}

void Interface::open(Dialog dialog) {
    const auto& there = parts_->dialogs;
    if (dialog != Dialog::None && std::find(there.begin(), there.end(), dialog) == there.end())
        return;
    parts_->dialog = dialog;
}

Dialog Interface::dialog() const {
    return parts_->dialog;
}

bool Interface::escape() {
    if (parts_->dialog == Dialog::None) return false;
    if (parts_->dialog == Dialog::NewGame) parts_->requests.push_back(CloseNewGameDialog{});
    if (parts_->dialog == Dialog::Review) parts_->requests.push_back(CancelReview{});
    parts_->close();
    return true;
}

const scene::InterfaceFrame& Interface::update(const Session& session, const Moment& moment) {
    Parts& p = *parts_;
    const scene::Viewport& viewport = moment.view.viewport();
    const auto width = static_cast<float>(std::max(1, viewport.framebuffer_width));
    const auto height = static_cast<float>(std::max(1, viewport.framebuffer_height));
    p.pixels_x = width / std::max(1.0, 1.0 * viewport.window_width);
    p.pixels_y = height / std::max(1.0, 1.0 * viewport.window_height);
    const float scale =
        pixels_a_unit(width, height, moment.display_scale, session.settings().interface_scale);
    if (scale != p.scale) {
        p.scale = scale;
        p.fonts->set_scale(scale);
        p.host.style(scale);
    }
    p.language.choose(session.settings().language);
    p.follow(session);
    while (!p.events.empty() && p.host.take(p.events.front(), p.pixels_x, p.pixels_y)) {
        p.events.pop_front();
    }
    p.lay_out(session, moment, width, height);
    p.keep_diagram(session);
    p.lists.take(*ImGui::GetDrawData());
    p.frame = {p.lists.lists(), p.fonts->atlas()};
    const std::uint64_t picture = p.lists.hash() ^ (p.frame.atlas.version << 1U);
    p.changed = picture != p.picture;
    p.picture = picture;
    return p.frame;
}

const scene::Covered& Interface::covered() const {
    return parts_->covered;
}

bool Interface::changed() const {
    return parts_->changed;
}

std::optional<double> Interface::wake_in() const {
    // ImGui's caret changes every 0.4 or 0.8 seconds.
    return parts_->typing ? std::optional(0.4) : std::nullopt;
}

std::vector<Request> Interface::take_requests() {
    return std::exchange(parts_->requests, {});
}

std::vector<Command> Interface::take_commands() {
    return std::exchange(parts_->commands, {});
}

const LayoutReport& Interface::layout() const {
    return parts_->report;
}

}  // namespace taiji::ui
