#include "client/options.hpp"

#include <CLI/CLI.hpp>
#include <cmath>
#include <numbers>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "client/uci/engine_process.hpp"
#include "client/version.hpp"

namespace taiji {
namespace {

constexpr std::uint32_t kLargestSide = 8192;
constexpr std::uint32_t kMostFramesASecond = 240;
constexpr double kSlowest = 0.25;
constexpr double kFastest = 8.0;
constexpr double kNearest = 0.02;
constexpr double kFarthest = 100.0;

std::optional<double> number(std::string_view text) {
    const auto value = parse_number<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

Result<Extent> parse_size(const std::string& text) {
    const auto x = text.find('x');
    const auto side = [](std::string_view part) -> std::optional<std::uint32_t> {
        const auto value = parse_number<std::uint32_t>(part);
        return value && *value >= 1 && *value <= kLargestSide ? value : std::nullopt;
    };
    if (x != std::string::npos) {
        const auto width = side(std::string_view(text).substr(0, x));
        const auto height = side(std::string_view(text).substr(x + 1));
        if (width && height) return Extent{*width, *height};
    }
    return fail("--size {}: expected WIDTHxHEIGHT in pixels, each from 1 to {}, as in 1280x720",
                text, kLargestSide);
}

Result<void> parse_view(const std::string& text, Options& to) {
    std::vector<double> parts;
    std::string_view rest = text;
    while (true) {
        const auto comma = rest.find(',');
        const auto value = number(rest.substr(0, comma));
        if (!value) break;
        parts.push_back(*value);
        if (comma == std::string_view::npos) {
            rest = {};
            break;
        }
        rest.remove_prefix(comma + 1);
    }
    const bool fits = rest.empty() && (parts.size() == 2 || parts.size() == 3) &&
                      std::abs(parts[0]) <= 90.0 && std::abs(parts[1]) <= 360.0;
    if (!fits) {
        return fail(
            "--view {}: expected LATITUDE,LONGITUDE[,DISTANCE], in degrees and Earth radii, as in "
            "52,-46,3.6",
            text);
    }
    if (parts.size() == 3 && !(parts[2] >= kNearest && parts[2] <= kFarthest)) {
        return fail("--view {}: the distance must be from {} to {} Earth radii", text, kNearest,
                    kFarthest);
    }
    constexpr double kDegree = std::numbers::pi / 180.0;
    to.view = scene::Geographic{.longitude = parts[1] * kDegree, .latitude = parts[0] * kDegree};
    if (parts.size() == 3) to.distance = parts[2];
    return {};
}

/// What CLI11 fills in as text.
struct Raw {
    std::string file, render, describe, film, size, tfen, view, time, language, gpu, white, black,
        settings;
    std::uint32_t frames = 0, rate = 30;
    std::size_t ply = 0, from = 0, to = 0;
    double speed = 1.0;
    bool flat = false, plain = false, safe = false, doctor = false, validation = false,
         version = false, transparent = false, progress = false;
};

void describe(CLI::App& app, Raw& raw) {
    app.add_option("file", raw.file, "A record to open, or a picture that taiji saved")
        ->type_name("FILE");
    app.add_option("--render", raw.render, "Write a picture (PNG) without a window and end")
        ->type_name("OUT.png");
    app.add_option("--describe", raw.describe, "Print the games of a record as sentences and end")
        ->type_name("RECORD");
    app.add_option("--ply", raw.ply, "Of the record: show it after so many plies (--render)")
        ->type_name("N");
    app.add_flag("--transparent", raw.transparent, "A picture without a sky (--render)");
    app.add_option("--size", raw.size, "Size of the window or picture, 1280x720 unless given")
        ->type_name("WxH");
    app.add_option("--tfen", raw.tfen, "Position to show, in TFEN; the start position unless given")
        ->type_name("T");
    app.add_option("--view", raw.view, "Look at this place, from this far (degrees, Earth radii)")
        ->type_name("LAT,LON[,DISTANCE]");
    app.add_flag("--flat", raw.flat, "Show the unrolled board");
    app.add_option("--time", raw.time, "Light of the true Sun at this time, as 2026-06-21T12:00Z")
        ->type_name("ISO8601");
    app.add_option("--white", raw.white, "A new game in which this engine plays White")
        ->type_name("COMMAND");
    app.add_option("--black", raw.black, "A new game in which this engine plays Black")
        ->type_name("COMMAND");
    app.add_option("--lang", raw.language, "Language: en or zh")->type_name("en|zh");
    app.add_flag("--no-ui", raw.plain, "Nothing but the Earth and the board");
    app.add_flag("--safe", raw.safe, "Start with no settings but the program's own; change none");
    app.add_option("--gpu", raw.gpu, "Use this graphics device: its index or a part of its name")
        ->type_name("NAME|INDEX");
    app.add_flag("--doctor", raw.doctor, "Check what the program needs of this machine and end");
    app.add_option("--bench-frames", raw.frames, "Draw this many frames, print JSON and end")
        ->type_name("N");
    app.add_flag("--validation", raw.validation,
                 "Have the Vulkan validation layer watch; any message makes the exit code 1");
    app.add_flag("--version", raw.version, "Print the version and end");
}

void describe_film(CLI::App& app, Raw& raw) {
    app.add_option(
           "--film", raw.film,
           "Make a film of the record without a window and end: .mp4, .webm, .gif (these by "
           "the program ffmpeg), .y4m, or a folder of pictures")
        ->type_name("OUT");
    app.add_option("--fps", raw.rate, "Frames a second of the film, 30 unless given")
        ->type_name("N");
    app.add_option("--from", raw.from, "Begin the film after so many plies")->type_name("PLY");
    app.add_option("--to", raw.to, "End the film after so many plies")->type_name("PLY");
    app.add_option("--speed", raw.speed, "Of the film, 0.25 to 8; 1 unless given")->type_name("S");
    app.add_option("--settings", raw.settings, "With the settings of this file (--film, --render)")
        ->type_name("FILE.json");
    app.add_flag("--progress", raw.progress,
                 "Tell how far it is on standard output: DONE OF SECONDS_LEFT (--film, --render)");
}

Result<void> take_film(const Raw& raw, const CLI::App& app, Options& to) {
    for (const char* name : {"--fps", "--from", "--to", "--speed"}) {
        if (app.count(name) > 0 && to.task != Task::Film) {
            return fail("{} is only for --film", name);
        }
    }
    if (to.task != Task::Film) return {};
    if (app.count("file") == 0) return fail("--film: expected a record to make a film of");
    to.film.frames_a_second = raw.rate;
    if (raw.rate < 1 || raw.rate > kMostFramesASecond) {
        return fail("--fps {}: expected from 1 to {} frames a second", raw.rate,
                    kMostFramesASecond);
    }
    to.film.speed = raw.speed;
    if (!(raw.speed >= kSlowest && raw.speed <= kFastest)) {
        return fail("--speed {}: expected from {} to {}", raw.speed, kSlowest, kFastest);
    }
    if (app.count("--from") > 0) to.film.from = raw.from;
    if (app.count("--to") > 0) to.film.to = raw.to;
    if (to.film.from && to.film.to && *to.film.from > *to.film.to) {
        return fail("--from {} lies after --to {}", *to.film.from, *to.film.to);
    }
    const Extent size = to.size.value_or(Extent{1280, 720});
    if (size.width % 2 != 0 || size.height % 2 != 0) {
        return fail("--size {}x{}: width and height of a film must be even", size.width,
                    size.height);
    }
    return {};
}

Result<void> take_file(const Raw& raw, const CLI::App& app, Options& to) {
    const bool pictures = to.task == Task::Render || to.task == Task::Film;
    if (app.count("file") > 0) {
        if (to.task != Task::Play && !pictures) {
            return fail("{}: a record is only opened in the window, by --render and by --film",
                        raw.file);
        }
        if (to.tfen) return fail("either --tfen or a record can be given, not both");
        to.file = raw.file;
    }
    if (app.count("--ply") > 0) {
        if (to.task != Task::Render || !to.file) {
            return fail("--ply is only for --render with a record");
        }
        to.ply = raw.ply;
    }
    if (raw.transparent && to.task != Task::Render)
        return fail("--transparent is only for --render");
    to.transparent = raw.transparent;
    for (const char* name : {"--settings", "--progress"}) {
        if (app.count(name) > 0 && !pictures)
            return fail("{} is only for --render and --film", name);
    }
    if (app.count("--settings") > 0) to.settings = raw.settings;
    to.tells_program = raw.progress;
    return {};
}

Result<void> take_programs(const Raw& raw, const CLI::App& app, Options& to) {
    for (const Side side : kBothSides) {
        const bool white = side == Side::White;
        const char* name = white ? "--white" : "--black";
        const std::string& command = white ? raw.white : raw.black;
        if (app.count(name) == 0) continue;
        if (const auto parsed = EngineCommand::parse(command); !parsed) {
            return fail("{}: {}", name, parsed.error().message);
        }
        if (to.task != Task::Play) return fail("{}: an engine plays only in the window", name);
        to.programs[side] = command;
    }
    return {};
}

Result<Options> check(const Raw& raw, const CLI::App& app) {
    Options made;
    const int tasks = static_cast<int>(app.count("--render") > 0) +
                      static_cast<int>(app.count("--film") > 0) +
                      static_cast<int>(app.count("--describe") > 0) + static_cast<int>(raw.doctor) +
                      static_cast<int>(app.count("--bench-frames") > 0);
    if (tasks > 1) {
        return fail(
            "only one of --render, --film, --describe, --doctor and --bench-frames can "
            "be given");
    }
    if (app.count("--film") > 0) {
        if (raw.film.empty()) return fail("--film: expected the name of the film to write");
        made.task = Task::Film;
        made.output = raw.film;
    }
    if (app.count("--render") > 0) {
        if (raw.render.empty()) return fail("--render: expected the name of the picture to write");
        made.task = Task::Render;
        made.output = raw.render;
    }
    if (app.count("--describe") > 0) {
        made.task = Task::Describe;
        made.output = raw.describe;
    }
    if (raw.doctor) made.task = Task::Doctor;
    if (app.count("--bench-frames") > 0) {
        if (raw.frames < 1 || raw.frames > 1'000'000) {
            return fail("--bench-frames {}: expected a number of frames from 1 to 1000000",
                        raw.frames);
        }
        made.task = Task::Bench;
        made.frames = raw.frames;
    }
    if (app.count("--size") > 0) {
        const auto size = parse_size(raw.size);
        if (!size) return tl::unexpected(size.error());
        made.size = *size;
    }
    if (app.count("--tfen") > 0) made.tfen = raw.tfen;
    if (app.count("--view") > 0) {
        if (const auto view = parse_view(raw.view, made); !view)
            return tl::unexpected(view.error());
    }
    made.flat = raw.flat;
    if (app.count("--time") > 0) {
        const auto time = scene::parse_iso8601(raw.time);
        if (!time) return fail("--time {}: {}", raw.time, time.error().message);
        made.time = *time;
    }
    if (app.count("--lang") > 0) {
        if (raw.language != "en" && raw.language != "zh") {
            return fail("--lang {}: expected en or zh", raw.language);
        }
        made.language = raw.language == "en" ? UiLanguage::English : UiLanguage::Chinese;
    }
    made.interface = !raw.plain;
    made.safe = raw.safe;
    if (auto taken = take_file(raw, app, made); !taken) return tl::unexpected(taken.error());
    if (auto taken = take_film(raw, app, made); !taken) return tl::unexpected(taken.error());
    if (auto taken = take_programs(raw, app, made); !taken) return tl::unexpected(taken.error());
    if (made.file && (made.programs[Side::White] || made.programs[Side::Black])) {
        return fail("either a record or engines for a new game can be given, not both");
    }
    if (app.count("--gpu") > 0) made.gpu = raw.gpu;
    made.validation = raw.validation;
    return made;
}

}  // namespace

Result<Options> parse_options(int argc, const char* const* argv) {
    CLI::App app("Taiji chess (太极棋), a war game on the Earth", "taiji");
    app.footer("Without --render, --film, --describe, --doctor or --bench-frames a window opens.");
    Raw raw;
    describe(app, raw);
    describe_film(app, raw);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        Options help;
        help.task = Task::Help;
        help.text = app.help();
        return help;
    } catch (const CLI::ParseError& error) {
        return fail("{}; see taiji --help", error.what());
    }
    if (raw.version) {
        Options version;
        version.task = Task::Version;
        version.text = "taiji " TAIJI_VERSION "\n";
        return version;
    }
    return check(raw, app);
}

}  // namespace taiji
