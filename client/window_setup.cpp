#include "client/window_setup.hpp"

#include <clocale>
#include <cstdlib>
#include <ctime>
#include <random>

#include "client/common/asset_path.hpp"
#include "client/window.hpp"

namespace taiji {
namespace {

std::string date_today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

}  // namespace

SessionSetup picture_session(const Options& options, const Stage& stage) {
    SessionSetup setup;
    setup.board = stage.rules_board();
    setup.model = &stage.board();
    const char* locale = std::setlocale(LC_MESSAGES, "");
    if (locale != nullptr) setup.locale = locale;
    setup.language = options.language;
    setup.tfen = options.tfen;
    return setup;
}

SessionSetup window_session(const Options& options, const Stage& stage) {
    SessionSetup setup = picture_session(options, stage);
    setup.folders = folders_of_environment();
    if (options.safe) setup.folders.config.reset();
    setup.file = options.file;
    std::error_code error;
    setup.program = std::filesystem::read_symlink("/proc/self/exe", error);
    setup.programs = options.programs;
    setup.date = date_today();
    setup.seed = std::random_device()();
    setup.wake = &Window::wake_up;
    return setup;
}

Result<ui::Interface::Setup> interface_setup(const Stage& stage) {
    auto assets = find_assets_with("languages/en.json");
    if (!assets) return tl::unexpected(assets.error());
    ui::Interface::Setup setup;
    setup.board = stage.rules_board();
    setup.assets = *std::move(assets);
    const char* home = std::getenv("HOME");
    setup.games = home != nullptr ? home : "/";
    return setup;
}

}  // namespace taiji
