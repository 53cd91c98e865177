#include "client/doctor.hpp"

#include <cstdlib>
#include <fstream>
#include <string_view>

#include "client/common/asset_path.hpp"
#include "client/graphics.hpp"
#include "client/sha256.hpp"
#include "client/sound/speaker.hpp"
#include "client/window.hpp"
#include "renderer/images/decode.hpp"
#include "renderer/models/model_loader.hpp"

namespace taiji {
namespace {

/// Lines of the report.
class Report {
  public:
    void ok(std::string_view what, std::string_view found) {
        fmt::print("{:<12} ok       {}\n", what, found);
    }
    void note(std::string_view what, std::string_view found) {
        fmt::print("{:<12} note     {}\n", what, found);
    }
    void problem(std::string_view what, std::string_view to_do) {
        fmt::print("{:<12} PROBLEM  {}\n", what, to_do);
        well_ = false;
    }
    [[nodiscard]] bool well() const { return well_; }

  private:
    bool well_ = true;
};

std::string version_text(std::uint32_t version) {
    return fmt::format("{}.{}.{}", VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version),
                       VK_API_VERSION_PATCH(version));
}

void check_gpus(Report& report, const std::vector<Gpu>& gpus, const Options& options) {
    for (std::size_t i = 0; i < gpus.size(); ++i) {
        const Gpu& gpu = gpus[i];
        const std::string found = fmt::format("{}: {}, Vulkan {}, {}", i, gpu.name(),
                                              version_text(gpu.properties.apiVersion), gpu.driver);
        if (gpu.unfit) {
            report.note("GPU", fmt::format("{}; passed over: {}", found, *gpu.unfit));
        } else {
            report.ok("GPU", found);
        }
    }
    const auto choice = choose_gpu(gpus, options.gpu);
    if (!choice) {
        report.problem("chosen", choice.error().message);
        return;
    }
    report.ok("chosen", fmt::format("{}: {}", choice->gpu.name(), choice->why));
    if (choice->gpu.is_software()) {
        report.note("speed", "this is a software driver: it works, a graphics card is quicker");
    }
    const auto& limits = choice->gpu.properties.limits;
    report.ok("limits", fmt::format("pictures of {} pixels a side, samples {:#x}, anisotropy {}",
                                    limits.maxImageDimension2D, limits.framebufferColorSampleCounts,
                                    limits.maxSamplerAnisotropy));
}

void check_graphics(Report& report, const Options& options) {
    auto system = WindowSystem::start();
    std::vector<const char*> extensions;
    if (!system) {
        report.problem("display", system.error().message);
    } else if (const auto needed = system->vulkan_extensions(); needed) {
        extensions = *needed;
    } else {
        report.problem("display", needed.error().message);
    }
    const auto instance = Instance::create(extensions, Validation::Off);
    if (!instance) {
        report.problem("Vulkan", instance.error().message);
        return;
    }
    if (extensions.empty()) {
        check_gpus(report, find_gpus(*instance, VK_NULL_HANDLE), options);
        return;
    }
    const auto window = Window::open(*system, *instance, {640, 360}, "taiji --doctor");
    if (!window) {
        report.problem("window", window.error().message);
        return;
    }
    const scene::Viewport viewport = (*window)->viewport();
    report.ok("display",
              fmt::format("{} pictures a second, scale {:.2f}", (*window)->refresh_rate(),
                          1.0 * viewport.framebuffer_width / std::max(1, viewport.window_width)));
    check_gpus(report, find_gpus(*instance, (*window)->surface()), options);
}

void check_assets(Report& report) {
    const auto list = find_asset("checksums.txt");
    if (!list) {
        report.problem("assets", list.error().message);
        return;
    }
    const std::filesystem::path folder = list->parent_path();
    std::ifstream in(*list);
    int good = 0;
    bool bad = false;
    // sha256sum's format: 64 digits, two characters, the name.
    for (std::string line; std::getline(in, line);) {
        if (line.size() < 67 || line[0] == '#') continue;
        const std::filesystem::path file = folder / line.substr(66);
        const auto bytes = read_bytes(file);
        if (!bytes) {
            report.problem("assets", bytes.error().message + "; check out the repository again");
            bad = true;
        } else if (sha256(*bytes) != line.substr(0, 64)) {
            report.problem("assets", file.string() + ": changed; check out the repository again");
            bad = true;
        } else {
            ++good;
        }
    }
    if (good == 0 && !bad) {
        report.problem("assets",
                       list->string() + ": names no file; check out the repository again");
    } else if (!bad) {
        report.ok("assets",
                  fmt::format("{} files in {} are as they were made", good, folder.string()));
    }
    for (const Error& error : models::load_piece_models(folder / "models").problems) {
        report.problem("models", error.message);
    }
    const auto font = find_asset("fonts/labels.png");
    if (font) {
        report.ok("fonts", font->string());
    } else {
        report.problem("fonts", font.error().message);
    }
}

void check_sound(Report& report) {
    const auto speaker = sound::Speaker::open();
    if (speaker) {
        report.ok("sound", (*speaker)->name());
    } else {
        report.note("sound", speaker.error().message);
    }
}

}  // namespace

int doctor(const Options& options) {
    Report report;
    check_graphics(report, options);
    if (Instance::validation_available()) {
        report.ok("validation", "the layer is installed");
    } else {
        report.note("validation",
                    "not installed; only developers need it (vulkan-validationlayers)");
    }
    check_sound(report);
    check_assets(report);
    const std::filesystem::path cache = cache_folder();
    if (cache.empty()) {
        report.note("cache", "neither XDG_CACHE_HOME nor HOME is set; each start compiles anew");
    } else {
        report.ok("cache", cache.string());
    }
    return report.well() ? 0 : 1;
}

}  // namespace taiji
