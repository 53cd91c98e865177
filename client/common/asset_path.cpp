#include "client/common/asset_path.hpp"

#include <fmt/ranges.h>

#include <cstdlib>
#include <string>
#include <system_error>
#include <vector>

namespace taiji {
namespace {

std::vector<std::filesystem::path> asset_folders() {
    if (const char* chosen = std::getenv("TAIJI_ASSETS"); chosen != nullptr && *chosen != '\0') {
        return {chosen};
    }
    std::vector<std::filesystem::path> folders;
    std::error_code unreadable;
    const std::filesystem::path program =
        std::filesystem::read_symlink("/proc/self/exe", unreadable);
    if (!unreadable) {
        folders.push_back(program.parent_path().parent_path() / "share/taiji/assets");
    }
    folders.emplace_back(TAIJI_SOURCE_ASSETS);
    return folders;
}

}  // namespace

Result<std::filesystem::path> find_asset(std::string_view relative) {
    return find_assets_with(relative).map(
        [&](const std::filesystem::path& folder) { return folder / relative; });
}

Result<std::filesystem::path> find_assets_with(std::string_view relative) {
    std::vector<std::string> looked_at;
    for (const std::filesystem::path& folder : asset_folders()) {
        const std::filesystem::path path = folder / relative;
        std::error_code unreadable;
        if (std::filesystem::exists(path, unreadable)) return folder;
        looked_at.push_back(path.string());
    }
    return fail("the file {} of the game is missing: looked for {}", relative,
                fmt::join(looked_at, " and "));
}

}  // namespace taiji
