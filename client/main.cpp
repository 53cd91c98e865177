#include <fmt/format.h>
#include <malloc.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "client/bench_frames.hpp"
#include "client/describe_command.hpp"
#include "client/doctor.hpp"
#include "client/game_window.hpp"
#include "client/options.hpp"
#include "client/render_film.hpp"
#include "client/render_picture.hpp"

int main(int argc, char** argv) {
    // Otherwise glibc raises it at the first large picture that is let go, and keeps the memory of
    // all later ones.
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    // OpenAL's own lines on a missing device; sound::Sounds::problem() says it. Before there are
    // threads.
    setenv("ALSOFT_LOGLEVEL", "0", 0);
    // A file that may not grow, or a program that went away, is told as what it is.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    const auto options = taiji::parse_options(argc, argv);
    if (!options) {
        fmt::print(stderr, "taiji: {}\n", options.error().message);
        return 2;
    }
    switch (options->task) {
        case taiji::Task::Help:
        case taiji::Task::Version:
            fmt::print("{}", options->text);
            return 0;
        case taiji::Task::Render:
            return taiji::render_picture(*options);
        case taiji::Task::Describe:
            return taiji::describe_record(*options);
        case taiji::Task::Film:
            return taiji::render_film(*options);
        case taiji::Task::Doctor:
            return taiji::doctor(*options);
        case taiji::Task::Bench:
            return taiji::bench_frames(*options);
        case taiji::Task::Play:
            return taiji::run_window(*options);
    }
    return 1;
}
