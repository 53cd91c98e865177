#include "client/stop_signals.hpp"

#include <array>
#include <csignal>

namespace taiji {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM};
volatile std::sig_atomic_t asked_to_stop = 0;

void take(int) {
    asked_to_stop = 1;
}

}  // namespace

StopSignals::StopSignals() {
    asked_to_stop = 0;
    for (const int signal : kSignals) std::signal(signal, take);
}

StopSignals::~StopSignals() {
    for (const int signal : kSignals) std::signal(signal, SIG_DFL);
}

bool StopSignals::asked() {
    return asked_to_stop != 0;
}

}  // namespace taiji
