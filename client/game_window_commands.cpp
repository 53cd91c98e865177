#include <cstdio>

#include "client/camera_keeper.hpp"
#include "client/game_window.hpp"
#include "client/picture_file/png_writer.hpp"
#include "client/program_name.hpp"
#include "client/screenshot.hpp"
#include "client/view/board_view.hpp"
#include "client/window_title.hpp"

namespace taiji {
namespace {

/// A move waits so long for the camera that turns towards it, seconds at normal speed.
constexpr double kHeldForFlight = 0.6;

}  // namespace

void GameWindow::play_sounds() {
    const Settings& settings = session_->settings();
    sounds_.set_volume(settings.sound_volume);
    sounds_.set_muted(settings.muted);
    for (const motion::Cue& cue : session_->take_cues()) {
        const scene::MapPlace place = scene::map_from_geographic(cue.place);
        const auto seen = camera_.view().project(camera_.surface().frame(place).position);
        const double width = std::max(1, camera_.view().viewport().window_width);
        sounds_.play(cue.sound, cue.weight, seen ? 2.0 * seen->at.x / width - 1.0 : 0.0);
    }
}

void GameWindow::handle(const InputEvent& event, double now) {
    if (std::holds_alternative<Exposed>(event) || std::holds_alternative<Minimised>(event)) {
        changed(Change::Scene);
    }
    if (const auto* dropped = std::get_if<FilesDropped>(&event)) {
        if (dropped->paths.empty()) return;
        static_cast<void>(interface_->escape());  // a dialog that is open is about another game
        return session_->carry_out(OpenFile{dropped->paths.front()});
    }
    if (!hides_interface() && interface_->feed(event)) {
        if (std::holds_alternative<KeyEvent>(event)) controls_.let_go();
        controls_.lose_pointer();
        return;
    }
    if (const auto command = controls_.handle(event, now)) obey_window(*command);
}

void GameWindow::obey(Command command) {
    if (const auto rest = controls_.obey(command)) obey_window(*rest);
}

void GameWindow::obey_window(Command command) {
    switch (command) {
        case Command::FullScreen:
            return screen_->window().toggle_full_screen();
        case Command::SavePicture:
            return save_picture();
        case Command::HideInterface:
            clean_picture_ = !clean_picture_;
            return;
        case Command::Back:
            return let_go_step_by_step();
        case Command::NewGame:
            return interface_->open(ui::Dialog::NewGame);
        case Command::OpenFile:
            return interface_->open(ui::Dialog::Open);
        case Command::SaveFile:
            return interface_->open(ui::Dialog::Save);
        case Command::ReviewGame:
            session_->carry_out(BeginReview{});
            if (session_->insight().review()) interface_->open(ui::Dialog::Review);
            return;
        case Command::RulesBook:
            return interface_->open(ui::Dialog::Rules);
        case Command::Settings:
            return interface_->open(ui::Dialog::Settings);
        case Command::Paste:
            return session_->carry_out(PasteText{screen_->window().clipboard()});
        case Command::Quit:
            return session_->carry_out(Quit{});
        default:
            return;
    }
}

void GameWindow::let_go_step_by_step() {
    // The hand has let go before; then what lies over the game, and only then a menu.
    if (!interface_->escape()) interface_->open(ui::Dialog::Menu);
}

bool GameWindow::hides_interface() const {
    return clean_picture_ && interface_->dialog() == ui::Dialog::None;
}

void GameWindow::update_interface(double now) {
    // What is asked for shows in the same picture.
    constexpr int kMostRounds = 4;
    for (int round = 0; round < kMostRounds; ++round) {
        const scene::CameraView view = camera_.view();
        interface_frame_ =
            &interface_->update(*session_, {.view = view,
                                            .board = stage_->board(),
                                            .display_scale = screen_->window().content_scale(),
                                            .seconds = now,
                                            .hidden = hides_interface(),
                                            .flat = camera_.is_unrolling()});
        if (interface_->changed()) changed(Change::Interface);
        const std::vector<Request> requests = interface_->take_requests();
        const std::vector<Command> commands = interface_->take_commands();
        for (const Request& request : requests) session_->carry_out(request);
        for (const Command command : commands) obey(command);
        if (requests.empty() && commands.empty()) return;
    }
}

void GameWindow::show_title() {
    if (std::string title = window_title(*session_, interface_->language()); title != title_) {
        title_ = std::move(title);
        screen_->window().set_title(title_);
    }
}

void GameWindow::grant_wishes() {
    for (const WindowWish& wish : session_->take_wishes()) {
        if (const auto* fly = std::get_if<FlyCameraTo>(&wish)) {
            fly_to(camera_, *fly, place_of(stage_->board(), *stage_->rules_board(), fly->at));
        } else if (const auto* show = std::get_if<ShowPoint>(&wish)) {
            bring_into_sight(camera_, place_of(stage_->board(), *stage_->rules_board(), show->at));
        } else if (const auto* way = std::get_if<ShowWay>(&wish)) {
            follow(*way);
        } else if (std::holds_alternative<FlyCameraHome>(wish)) {
            camera_.set_home(stage_->home());
            if (!session_->is_directed()) camera_.go_home();
        } else if (const auto* back = std::get_if<FlyCameraBack>(&wish)) {
            fly_back(camera_, back->to);
        } else if (const auto* view = std::get_if<RestoreView>(&wish)) {
            if (view->camera) go_to(camera_, *view->camera);
            if (view->light) stage_->begin_with(*view->light);
            changed(Change::Scene);
        } else if (const auto* put = std::get_if<PutIntoClipboard>(&wish)) {
            screen_->window().set_clipboard(put->text);
        } else {
            screen_->window().close();
        }
    }
}

void GameWindow::follow(const ShowWay& way) {
    // Who holds the Earth looks where he wants to, and the director knows the way.
    if (camera_.is_dragging() || session_->is_directed()) return;
    const bool flies =
        bring_into_sight(camera_, {place_of(stage_->board(), *stage_->rules_board(), way.from),
                                   place_of(stage_->board(), *stage_->rules_board(), way.to)});
    if (flies && !session_->settings().reduced_motion) session_->hold_show(kHeldForFlight);
}

void GameWindow::save_picture() {
    if (screen_->is_hidden()) return;
    const auto path = next_screenshot_path();
    Result<void> written;
    if (path) {
        const RgbaPicture picture = screen_->picture(frame());
        PictureMoment moment = session_->moment();
        moment.camera = saved(camera_);
        moment.light = stage_->saved_light();
        written = write_png(*path,
                            {.width = picture.size.width,
                             .height = picture.size.height,
                             .texts = texts_of_moment(moment, kProgramName)},
                            picture.pixels);
    } else {
        written = tl::unexpected(path.error());
    }
    if (written) {
        fmt::print(stderr, "taiji: saved {}\n", path->string());
        session_->tell({.key = "notice.picture_saved", .arguments = {{"file", path->string()}}});
    } else {
        fmt::print(stderr, "taiji: {}\n", written.error().message);
        session_->tell({.key = "notice.not_saved",
                        .arguments = {{"problem", written.error().message}},
                        .kind = NoticeKind::Problem});
    }
    changed(Change::Scene);
}

}  // namespace taiji
