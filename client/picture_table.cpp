#include "client/picture_table.hpp"

#include <unistd.h>

#include <cerrno>

#include "client/common/read_file.hpp"
#include "client/window_setup.hpp"

namespace taiji {
namespace {

/// What could not be opened is a notice in a session; here it is what went wrong.
Result<void> check_opened(const Session& session) {
    for (const Notice& notice : session.notices()) {
        if (notice.kind != NoticeKind::Problem || notice.arguments.empty()) continue;
        if (notice.key == "notice.not_opened") return fail("{}", notice.arguments.front().second);
        fmt::print(stderr, "taiji: {}\n", notice.arguments.front().second);
    }
    return {};
}

Result<void> take_settings(const Options& options, Session& session) {
    if (!options.settings) return {};
    const auto text = read_file(*options.settings);
    if (!text) return tl::unexpected(text.error());
    auto settings = parse_settings(*text, options.settings->string(), session.settings());
    if (!settings) return tl::unexpected(settings.error());
    if (options.language) settings->language = *options.language;
    session.carry_out(ChangeSettings{*std::move(settings)});
    return {};
}

Result<void> show_ply(const Options& options, Session& session) {
    if (!options.ply) return {};
    const std::size_t plies = session.game().match().plies().size();
    if (*options.ply > plies) return fail("--ply {}: the game has {} plies", *options.ply, plies);
    if (session.replay() == nullptr) session.carry_out(BeginReplay{});
    if (session.replay() == nullptr) return {};  // a game without moves
    session.carry_out(ReplaySeek{session.replay()->timeline().stands_at(*options.ply)});
    return {};
}

/// The light of a picture that was opened, unless another one was asked for.
void take_light(const Options& options, Session& session, Stage& stage) {
    stage.time = options.time.value_or(kPictureTime);
    stage.follow(session);
    for (const WindowWish& wish : session.take_wishes()) {
        const auto* view = std::get_if<RestoreView>(&wish);
        if (view != nullptr && view->light && !options.time) stage.begin_with(*view->light);
    }
    if (options.time) stage.begin_with(SunMode::True);
}

Result<std::unique_ptr<ui::Interface>> open_interface(const Stage& stage) {
    auto setup = interface_setup(stage);
    if (!setup) return tl::unexpected(setup.error());
    setup->read_clipboard = [] { return std::string(); };
    setup->write_clipboard = [](const std::string&) {};
    return ui::Interface::create(*std::move(setup));
}

}  // namespace

scene::Viewport viewport_of(Extent size) {
    scene::Viewport made;
    made.window_width = made.framebuffer_width = static_cast<int>(size.width);
    made.window_height = made.framebuffer_height = static_cast<int>(size.height);
    return made;
}

Result<PictureTable> PictureTable::set_up(const Options& options) {
    PictureTable made;
    auto stage = Stage::create();
    if (!stage) return tl::unexpected(stage.error());
    made.stage = std::move(*stage);
    SessionSetup setup = picture_session(options, *made.stage);
    setup.file = options.file;
    auto session = Session::open(std::move(setup));
    if (!session) return tl::unexpected(session.error());
    made.session = std::move(*session);
    if (auto opened = check_opened(*made.session); !opened) return tl::unexpected(opened.error());
    if (auto taken = take_settings(options, *made.session); !taken) {
        return tl::unexpected(taken.error());
    }
    made.session->carry_out(CloseNewGameDialog{});
    if (auto shown = show_ply(options, *made.session); !shown) {
        return tl::unexpected(shown.error());
    }
    made.session->forget_notices();
    take_light(options, *made.session, *made.stage);
    if (!options.interface) return made;
    auto interface = open_interface(*made.stage);
    if (!interface) return tl::unexpected(interface.error());
    made.interface = std::move(*interface);
    return made;
}

void step_back(const Options& options) {
    constexpr int kNicer = 10;
    if (!options.tells_program) return;
    errno = 0;
    static_cast<void>(!::nice(kNicer));
}

}  // namespace taiji
