#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace taiji::sound {

inline constexpr int kSampleRate = 44100;

/// Samples at kSampleRate, mono, -1..1.
using Signal = std::vector<float>;

/// A value that changes with time, seconds.
using Course = std::function<double(double)>;

/// From one value to another over `seconds`, evenly on a logarithmic scale as the ear hears it;
/// both above 0.
[[nodiscard]] Course glide(double from, double to, double seconds);
/// Rises softly for `attack` seconds, then fades with this half-life; `start` seconds late.
struct Swell {
    double start = 0.0;
    double attack = 0.01;
    double half_life = 0.2;
    [[nodiscard]] double operator()(double time) const;
};

[[nodiscard]] Signal silence(double seconds);

/// Adds a sine wave of this frequency, Hz, and strength.
void add_tone(Signal& to, const Course& frequency, const Course& strength);
/// Adds noise that a resonance at this frequency lets through; `sharpness` 0.5 broad .. 5 a hum.
struct Noise {
    std::uint32_t seed = 1;
    double sharpness = 0.7;
};
void add_noise(Signal& to, Noise noise, const Course& frequency, const Course& strength);

/// The sound of a large room after it, as loud as `share` of the sound itself (Schroeder, "Natural
/// sounding artificial reverberation", 1962).
void add_room(Signal& to, double share);

/// Brings all to a common loudness, keeps every peak below the end of the range, takes out what is
/// constant and lets the end fade.
void finish(Signal& signal);

/// Root of the mean square of the loudest 0.4 s, without the low part that is hardly heard.
[[nodiscard]] double loudness(const Signal& signal);

}  // namespace taiji::sound
