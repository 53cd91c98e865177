#include "client/screenshot.hpp"

#include <array>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <system_error>

namespace taiji {
namespace {

std::filesystem::path from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value == '/' ? value : "";
}

/// XDG_PICTURES_DIR="$HOME/Bilder" in user-dirs.dirs (xdg-user-dirs, user-dirs.dirs(5)).
std::filesystem::path from_user_dirs(const std::filesystem::path& home) {
    std::filesystem::path config = from_environment("XDG_CONFIG_HOME");
    if (config.empty()) config = home / ".config";
    std::ifstream in(config / "user-dirs.dirs");
    const std::string key = "XDG_PICTURES_DIR=\"";
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(key) || !line.ends_with('"')) continue;
        const std::string value = line.substr(key.size(), line.size() - key.size() - 1);
        if (value.starts_with("$HOME/")) return home / value.substr(6);
        if (value.starts_with('/')) return value;
    }
    return {};
}

}  // namespace

Result<std::filesystem::path> next_screenshot_path() {
    const std::filesystem::path home = from_environment("HOME");
    std::filesystem::path folder = from_environment("XDG_PICTURES_DIR");
    if (folder.empty() && !home.empty()) folder = from_user_dirs(home);
    if (folder.empty() && !home.empty()) folder = home / "Pictures";
    if (folder.empty()) return fail("the picture cannot be saved: HOME is not set");
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return fail("{}: cannot be made: {}", folder.string(), error.message());

    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    std::array<char, 32> stamp{};
    std::strftime(stamp.data(), stamp.size(), "%Y-%m-%d-%H%M%S", &local);
    for (int i = 0; i < 1000; ++i) {
        const std::string name = i == 0 ? fmt::format("taiji-{}.png", stamp.data())
                                        : fmt::format("taiji-{}-{}.png", stamp.data(), i);
        if (!std::filesystem::exists(folder / name)) return folder / name;
    }
    return fail("{}: a thousand pictures of this second are there already", folder.string());
}

}  // namespace taiji
