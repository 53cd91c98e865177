#pragma once

namespace taiji {

/// While it lives, Ctrl+C and SIGTERM only ask the program to stop, so that it can finish what it
/// writes. One at a time.
class StopSignals {
  public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    [[nodiscard]] static bool asked();
};

}  // namespace taiji
