#include "tests/ui/table.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "game/board/coordinates.hpp"

namespace taiji::test {
namespace {

/// A folder with games to choose from, by short, long and Chinese names.
std::filesystem::path folder_of_games() {
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / "taiji-interface-test" / "games";
    fs::create_directories(folder / "2026");
    for (const char* name : {"game-1.taiji", "大西洋之战.taiji",
                             "a game with a very long name that no list has room for, played on "
                             "the first day of the year.taiji"}) {
        std::ofstream(folder / name) << "";
    }
    return folder;
}

scene::Viewport viewport_of(const Table::Size& size) {
    return {size.width, size.height, size.width, size.height};
}

}  // namespace

Table::Table(const Size& size, UiLanguage language) : display_scale_(size.display_scale) {
    stage_ = Stage::create().value();
    SessionSetup setup;
    setup.board = stage_->rules_board();
    setup.model = &stage_->board();
    setup.language = language;
    setup.insight.hint = {.lines = 1, .nodes = 2'000, .milliseconds = {}};
    setup.insight.lines = {.lines = 3, .nodes = 6'000, .milliseconds = {}};
    setup.insight.threat = {.lines = 3, .nodes = 4'000, .milliseconds = {}};
    setup.insight.review_nodes = 200;
    session_ = Session::open(setup).value();
    stage_->follow(*session_);
    interface_ = ui::Interface::create(
                     {.board = stage_->rules_board(),
                      .assets = TAIJI_SOURCE_DIR "/assets",
                      .games = folder_of_games(),
                      .read_clipboard = [this] { return clipboard_; },
                      .write_clipboard = [this](const std::string& text) { clipboard_ = text; }})
                     .value();
    set_size(size);
    session_->carry_out(CloseNewGameDialog{});
}

void Table::set_size(const Size& size) {
    display_scale_ = size.display_scale;
    camera_ = scene::Camera(stage_->home(), viewport_of(size));
    camera_.set_motion(scene::CameraMotion::Reduced);
    camera_.go_home();
}

void Table::set_scale(double interface_scale) {
    Settings settings = session_->settings();
    settings.interface_scale = interface_scale;
    session_->carry_out(ChangeSettings{settings});
}

Point Table::at(std::string_view point) const {
    return parse_point(*stage_->rules_board(), point).value();
}

void Table::show(const Situation& situation) {
    interface_->open(ui::Dialog::None);
    if (session_->insight().evaluates()) session_->obey(Command::BestLines);
    if (session_->insight().watches_threats()) session_->obey(Command::Threats);
    session_->carry_out(BeginGame{situation.setup});
    for (const std::string& text : situation.moves) {
        session_->carry_out(PasteText{text});
        session_->carry_out(SkipAnimation{});
    }
    for (const Request& request : situation.requests) session_->carry_out(request);
    session_->update(0.01);
    session_->carry_out(SkipAnimation{});
    for (const std::string& point : situation.clicked) session_->click(at(point));
    for (const Command command : situation.commands) session_->obey(command);
    wait_for_insight();
    session_->hover(situation.hovered.empty() ? std::nullopt
                                              : std::optional(at(situation.hovered)));
    update();
    asked_.clear();
    interface_->open(situation.dialog);
    update();
}

void Table::wait_for_insight() {
    const Insight& insight = session_->insight();
    const auto is_there = [&] {
        const auto& found = insight.findings();
        const auto& review = insight.review();
        const bool over = session_->game().match().end().has_value();
        return (!insight.evaluates() || over || (found && found->finished)) &&
               (!insight.watches_threats() || over || insight.threat()) &&
               (insight.hint_step() == HintStep::None || insight.hint()) &&
               (!review || review->finished());
    };
    const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!is_there()) {
        if (std::chrono::steady_clock::now() > patience) {
            throw std::runtime_error("the engine found nothing");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        session_->update(0.1);
    }
}

const scene::InterfaceFrame& Table::update() {
    seconds_ += 0.02;
    const scene::CameraView view = camera_.view();
    const auto& frame = interface_->update(*session_, {.view = view,
                                                       .board = stage_->board(),
                                                       .display_scale = display_scale_,
                                                       .seconds = seconds_,
                                                       .hidden = hidden});
    for (Request& request : interface_->take_requests()) asked_.push_back(std::move(request));
    for (const Command command : interface_->take_commands()) commands_.push_back(command);
    return frame;
}

void Table::obey_requests() {
    for (const Request& request : asked_) session_->carry_out(request);
    asked_.clear();
    update();
}

void Table::click(const std::string& id) {
    const auto* control = interface_->layout().control(id);
    if (control == nullptr) throw std::runtime_error("there is no control " + id);
    const ui::Rect& box = control->visible;
    click_at(box.middle_x(), box.middle_y());
}

void Table::click_at(double x, double y) {
    const scene::WindowPoint place = {x, y};
    interface_->feed(PointerMoved{place});
    interface_->feed(ButtonEvent{PointerButton::Left, true, place});
    interface_->feed(ButtonEvent{PointerButton::Left, false, place});
    update();
}

void Table::type(std::string_view text) {
    for (const char c : text) interface_->feed(TextTyped{static_cast<char32_t>(c)});
    update();
}

scene::SceneFrame Table::scene() {
    stage_->settle();
    return stage_->frame(camera_.rig(), camera_.view());
}

}  // namespace taiji::test
