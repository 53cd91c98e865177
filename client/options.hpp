#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "client/settings/settings.hpp"
#include "game/board/side.hpp"
#include "renderer/scene/camera_view.hpp"
#include "renderer/scene/sun.hpp"
#include "renderer/vulkan/image.hpp"

namespace taiji {

/// What the program was asked to do.
enum class Task : std::uint8_t { Play, Render, Describe, Doctor, Bench, Help, Version };

/// The command line, checked.
struct Options {
    Task task = Task::Play;
    std::string text;          ///< of help and version, ready to print
    std::string output;        ///< --render; of --describe the record
    std::uint32_t frames = 0;  ///< --bench-frames
    std::optional<Extent> size;
    std::optional<std::string> tfen;
    /// Latitude, longitude in radians, and distance in Earth radii, if given.
    std::optional<scene::Geographic> view;
    std::optional<double> distance;
    bool flat = false;
    std::optional<scene::UtcTime> time;
    std::optional<UiLanguage> language;
    bool interface = true;
    bool safe = false;  ///< neither read nor write settings
    /// A record to open.
    std::optional<std::filesystem::path> file;
    /// Programs that play a new game: their command lines.
    PerSide<std::optional<std::string>> programs{};
    std::optional<std::string> gpu;
    bool validation = false;
};

/// Error: one sentence on what is wrong with the arguments.
[[nodiscard]] Result<Options> parse_options(int argc, const char* const* argv);

}  // namespace taiji
