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
enum class Task : std::uint8_t { Play, Render, Film, Describe, Doctor, Bench, Help, Version };

/// What a film is made with.
struct FilmOptions {
    std::uint32_t frames_a_second = 30;
    std::optional<std::size_t> from;  ///< plies
    std::optional<std::size_t> to;
    double speed = 1.0;
};

/// The command line, checked.
struct Options {
    Task task = Task::Play;
    std::string text;          ///< of help and version, ready to print
    std::string output;        ///< --render, --film; of --describe the record
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
    /// A record, or a picture that carries one, to open.
    std::optional<std::filesystem::path> file;
    std::optional<std::size_t> ply;  ///< of it; --render
    bool transparent = false;        ///< a picture without a sky
    FilmOptions film;
    /// Of this file, in place of the player's.
    std::optional<std::filesystem::path> settings;
    bool tells_program = false;  ///< progress for another program, on standard output
    /// Programs that play a new game: their command lines.
    PerSide<std::optional<std::string>> programs{};
    std::optional<std::string> gpu;
    bool validation = false;
};

/// Error: one sentence on what is wrong with the arguments.
[[nodiscard]] Result<Options> parse_options(int argc, const char* const* argv);

}  // namespace taiji
