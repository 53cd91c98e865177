#include "client/sound/signal.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace taiji::sound {
namespace {

constexpr double kStep = 1.0 / kSampleRate;
constexpr double kLevel = 0.10;     // loudness()
constexpr double kHeard = 180.0;    // Hz; ears and small speakers lose what is lower
constexpr double kPeak = 0.89;      // 1 dB under the end of the range
constexpr double kLastFade = 0.35;  // seconds
constexpr double kLowest = 22.0;    // Hz; what is lower only moves the membrane
constexpr std::size_t kWindow = 2 * kSampleRate / 5;

std::size_t samples(double seconds) {
    return static_cast<std::size_t>(seconds * kSampleRate);
}

double eased(double x) {
    const double s = std::clamp(x, 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

/// An echo that runs round and loses its high part.
class Comb {
  public:
    explicit Comb(double seconds) : line_(samples(seconds)) {}
    double operator()(double in) {
        const double out = line_[at_];
        dull_ += 0.35 * (out - dull_);
        line_[at_] = in + 0.80 * dull_;
        at_ = (at_ + 1) % line_.size();
        return out;
    }

  private:
    std::vector<double> line_;
    std::size_t at_ = 0;
    double dull_ = 0.0;
};

/// Spreads echoes in time without colouring them.
class Diffuser {
  public:
    explicit Diffuser(double seconds) : line_(samples(seconds)) {}
    double operator()(double in) {
        const double out = line_[at_];
        const double kept = in + 0.6 * out;
        line_[at_] = kept;
        at_ = (at_ + 1) % line_.size();
        return out - 0.6 * kept;
    }

  private:
    std::vector<double> line_;
    std::size_t at_ = 0;
};

void remove_below(double frequency, Signal& signal) {
    const double part = 1.0 - std::exp(-2.0 * std::numbers::pi * frequency * kStep);
    double low = 0.0;
    for (float& s : signal) {
        low += part * (double{s} - low);
        s = static_cast<float>(double{s} - low);
    }
}

}  // namespace

Course glide(double from, double to, double seconds) {
    return [=](double time) {
        return from * std::pow(to / from, std::clamp(time / seconds, 0.0, 1.0));
    };
}

double Swell::operator()(double time) const {
    const double since = time - start;
    if (since <= 0.0) return 0.0;
    if (since < attack) return eased(since / attack);
    return std::exp2(-(since - attack) / half_life);
}

Signal silence(double seconds) {
    return Signal(samples(seconds), 0.0F);
}

void add_tone(Signal& to, const Course& frequency, const Course& strength) {
    double phase = 0.0;
    for (std::size_t i = 0; i < to.size(); ++i) {
        const double time = static_cast<double>(i) * kStep;
        phase += 2.0 * std::numbers::pi * frequency(time) * kStep;
        to[i] += static_cast<float>(strength(time) * std::sin(phase));
    }
}

void add_noise(Signal& to, Noise noise, const Course& frequency, const Course& strength) {
    // A state variable filter (Chamberlin, "Musical Applications of Microprocessors", 1980), its
    // band output.
    double low = 0.0;
    double band = 0.0;
    std::uint32_t state = noise.seed * 2654435761U + 1U;
    const double damping = 1.0 / noise.sharpness;
    for (std::size_t i = 0; i < to.size(); ++i) {
        const double time = static_cast<double>(i) * kStep;
        state ^= state << 13U;
        state ^= state >> 17U;
        state ^= state << 5U;
        const double white = static_cast<double>(state) / 2147483648.0 - 1.0;
        const double turn =
            2.0 * std::sin(std::numbers::pi * std::min(frequency(time), 6000.0) * kStep);
        low += turn * band;
        band += turn * (white - low - damping * band);
        // Narrow bands at low frequencies let little through; this makes strengths comparable.
        const double gain = std::sqrt(3000.0 / std::max(frequency(time), 20.0)) * 0.9;
        to[i] += static_cast<float>(strength(time) * gain * damping * band);
    }
}

void add_room(Signal& to, double share) {
    std::array combs = {Comb(0.0437), Comb(0.0411), Comb(0.0371), Comb(0.0297)};
    std::array diffusers = {Diffuser(0.0051), Diffuser(0.0017)};
    for (float& s : to) {
        double wet = 0.0;
        for (Comb& comb : combs) wet += 0.25 * comb(double{s});
        for (Diffuser& diffuser : diffusers) wet = diffuser(wet);
        s = static_cast<float>(double{s} + share * wet);
    }
}

double loudness(const Signal& signal) {
    const std::size_t window = std::min(kWindow, signal.size());
    Signal heard = signal;
    remove_below(kHeard, heard);
    double sum = 0.0;
    double most = 0.0;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        sum += double{heard[i]} * double{heard[i]};
        if (i >= window) sum -= double{heard[i - window]} * double{heard[i - window]};
        most = std::max(most, sum);
    }
    return window > 0 ? std::sqrt(most / static_cast<double>(window)) : 0.0;
}

void finish(Signal& signal) {
    remove_below(kLowest, signal);
    const double fade = std::min(kLastFade, 0.5 * static_cast<double>(signal.size()) * kStep);
    const double end = static_cast<double>(signal.size()) * kStep;
    for (std::size_t i = 0; i < signal.size(); ++i) {
        const double left = end - static_cast<double>(i + 1) * kStep;
        signal[i] *= static_cast<float>(eased(left / fade));
    }
    const double gain = kLevel / std::max(loudness(signal), 1e-9);
    for (float& s : signal) s = static_cast<float>(kPeak * std::tanh(double{s} * gain / kPeak));
}

}  // namespace taiji::sound
