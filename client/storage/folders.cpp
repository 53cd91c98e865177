#include "client/storage/folders.hpp"

#include <cstdlib>

namespace taiji {
namespace {

/// The specification wants relative paths to be looked over.
std::optional<std::filesystem::path> absolute_from(const char* name) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value != '/') return std::nullopt;
    return value;
}

}  // namespace

Folders folders_of_environment() {
    Folders made;
    const auto home = absolute_from("HOME");
    const auto folder = [&](const char* name,
                            const char* below_home) -> std::optional<std::filesystem::path> {
        if (const auto given = absolute_from(name)) return *given / "taiji";
        if (home) return *home / below_home / "taiji";
        made.problems.push_back(std::string("neither ") + name + " nor HOME is set");
        return std::nullopt;
    };
    made.config = folder("XDG_CONFIG_HOME", ".config");
    made.data = folder("XDG_DATA_HOME", ".local/share");
    return made;
}

}  // namespace taiji
