#include "client/render_film.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "client/film/film_progress.hpp"
#include "client/film/film_writer.hpp"
#include "client/film_reel.hpp"
#include "client/graphics.hpp"
#include "client/stop_signals.hpp"
#include "renderer/passes/film_camera.hpp"
#include "renderer/passes/picture.hpp"

namespace taiji {
namespace {

constexpr std::uint32_t kMostOfGif = 50;  // frames a second: it counts in hundredths

Result<film::FilmFormat> format_of(const Options& options, Extent size) {
    const auto kind = film::film_kind(options.output);
    if (!kind) return tl::unexpected(kind.error());
    const std::uint32_t rate = options.film.frames_a_second;
    if (*kind == film::FilmKind::Gif && rate > kMostOfGif) {
        return fail("--fps {}: a .gif has at most {} frames a second", rate, kMostOfGif);
    }
    return film::FilmFormat{*kind, {size.width, size.height}, rate};
}

/// What it took, for who measures it (bench/film).
void report_work(std::uint64_t frames, double seconds) {
    if (std::getenv("TAIJI_FILM_TIMES") == nullptr) return;
    fmt::print(stderr, "taiji: {} frames in {:.3f} s, {:.1f} a second\n", frames, seconds,
               static_cast<double>(frames) / seconds);
}

/// Draws all frames, or until it is asked to stop. True: all.
Result<bool> shoot(const Options& options, FilmReel& reel, FilmCamera& camera) {
    film::ProgressTeller teller(options.tells_program ? film::ProgressTeller::To::Program
                                                      : film::ProgressTeller::To::Person,
                                "frame");
    for (std::uint64_t i = 0; i < reel.frames(); ++i) {
        if (StopSignals::asked() || !teller.tell(i, reel.frames())) return false;
        if (auto done = camera.shoot(reel.next()); !done) return tl::unexpected(done.error());
    }
    if (auto done = camera.finish(); !done) return tl::unexpected(done.error());
    teller.tell(reel.frames(), reel.frames());
    return true;
}

Result<void> make_film(const Options& options, const film::FilmFormat& format,
                       SceneRenderer& renderer, FilmReel& reel) {
    auto sink = film::open_film(options.output, format);
    if (!sink) return tl::unexpected(sink.error());
    film::FilmWriter writer(std::move(*sink), format.size);
    FrameRing ring(renderer.device());
    FilmCamera camera(renderer, ring, Extent{format.size.width, format.size.height},
                      [&](std::span<const std::uint8_t> rgba) -> Result<void> {
                          auto room = writer.room();
                          if (!room) return tl::unexpected(room.error());
                          std::copy(rgba.begin(), rgba.end(), room->begin());
                          writer.add(*std::move(room));
                          return {};
                      });
    const auto start = std::chrono::steady_clock::now();
    const auto whole = shoot(options, reel, camera);
    if (!whole) return tl::unexpected(whole.error());
    if (!*whole) {
        if (auto last = camera.finish(); !last) return last;
    }
    if (auto finished = writer.finish(); !finished) return finished;
    report_work(reel.frames(),
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    if (!*whole) return fail("{} ends early: interrupted", options.output);
    return {};
}

Result<void> run_film(const Options& options) {
    const Extent size = options.size.value_or(Extent{1280, 720});
    const auto format = format_of(options, size);
    if (!format) return tl::unexpected(format.error());
    auto reel = FilmReel::open(options);
    if (!reel) return tl::unexpected(reel.error());
    return draw_without_window(options, [&](SceneRenderer& renderer) {
        const std::uint32_t most = renderer.device().gpu().properties.limits.maxImageDimension2D;
        if (size.width > most || size.height > most) {
            return Result<void>(fail("--size {}x{}: {} draws films of at most {} pixels a side",
                                     size.width, size.height, renderer.device().gpu().name(),
                                     most));
        }
        return make_film(options, *format, renderer, **reel);
    });
}

}  // namespace

int render_film(const Options& options) {
    const StopSignals signals;
    step_back(options);
    if (const auto done = run_film(options); !done) {
        fmt::print(stderr, "taiji: {}\n", done.error().message);
        return 1;
    }
    return 0;
}

}  // namespace taiji
