#include "client/sound/recipes.hpp"

#include <cmath>
#include <numbers>

#include "base/check.hpp"

namespace taiji::sound {
namespace {

Course steady(double value) {
    return [value](double) { return value; };
}
Course scaled(double by, const Course& course) {
    return [=](double time) { return by * course(time); };
}
/// Wavers about 1 by `depth`.
Course wavering(double depth, double per_second) {
    return [=](double time) {
        return 1.0 + depth * std::sin(2.0 * std::numbers::pi * per_second * time);
    };
}
Course both(const Course& a, const Course& b) {
    return [=](double time) { return a(time) * b(time); };
}
/// There and back: what passes by.
Course passing(double far, double near, double seconds) {
    return [=](double time) {
        const double s = std::sin(std::numbers::pi * std::min(time / seconds, 1.0));
        return far * std::pow(near / far, s * s);
    };
}
/// Rises and falls over `seconds`.
Course breath(double seconds) {
    return [=](double time) {
        const double s = time < seconds ? std::sin(std::numbers::pi * time / seconds) : 0.0;
        return s * s;
    };
}

/// A blow on something large: a falling tone, its octave and fifth so that small speakers have it
/// too, and dust.
void add_thump(Signal& to, double start, double frequency, double strength) {
    const Swell body{start, 0.006, 0.10 + 4.0 / frequency};
    const Course fall = [=](double time) {
        return frequency * (1.0 + 0.9 * std::exp(-(std::max(time - start, 0.0)) * 22.0));
    };
    add_tone(to, fall, scaled(strength, body));
    add_tone(to, scaled(2.0, fall), scaled(0.60 * strength, Swell{start, 0.006, 0.08}));
    add_tone(to, scaled(3.0, fall), scaled(0.35 * strength, Swell{start, 0.006, 0.06}));
    add_noise(to, {.seed = 11}, steady(420.0), scaled(0.35 * strength, Swell{start, 0.008, 0.045}));
}

/// Bronze: partials of a gong, each fading in its own time.
void add_gong(Signal& to, double start, double frequency, double strength) {
    struct Partial {
        double ratio, strength, half_life;
    };
    constexpr Partial kPartials[] = {{1.00, 1.00, 0.42}, {1.006, 0.55, 0.42}, {1.51, 0.40, 0.30},
                                     {2.01, 0.50, 0.26}, {2.74, 0.28, 0.18},  {3.76, 0.14, 0.12},
                                     {5.19, 0.06, 0.07}};
    for (const Partial& partial : kPartials) {
        add_tone(to, steady(frequency * partial.ratio),
                 scaled(strength * partial.strength, Swell{start, 0.030, partial.half_life}));
    }
}

void drive(Signal& to) {
    const Course going = both(breath(1.35), wavering(0.30, 13.0));
    add_tone(to, scaled(54.0, wavering(0.02, 6.5)), scaled(0.45, going));
    add_tone(to, scaled(108.0, wavering(0.02, 6.5)), scaled(0.30, going));
    add_noise(to, {.seed = 2, .sharpness = 1.1}, passing(130.0, 240.0, 1.35), scaled(0.75, going));
    add_noise(to, {.seed = 3}, steady(700.0), scaled(0.05, going));
}

void sail(Signal& to) {
    add_noise(to, {.seed = 4, .sharpness = 0.6}, passing(260.0, 620.0, 1.9),
              scaled(0.7, both(breath(1.9), wavering(0.25, 1.9))));
    add_tone(to, steady(82.4), scaled(0.30, breath(1.7)));
    add_tone(to, steady(123.6), scaled(0.20, breath(1.6)));
    add_tone(to, steady(164.8), scaled(0.10, breath(1.5)));
}

void fly(Signal& to) {
    add_noise(to, {.seed = 5, .sharpness = 1.3}, passing(260.0, 1300.0, 1.4),
              scaled(0.8, breath(1.4)));
    add_tone(to, glide(126.0, 98.0, 1.4), scaled(0.22, breath(1.4)));
    add_tone(to, glide(189.0, 147.0, 1.4), scaled(0.12, breath(1.4)));
}

void launch(Signal& to) {
    add_thump(to, 0.0, 46.0, 0.9);
    add_noise(to, {.seed = 6, .sharpness = 0.6}, glide(180.0, 1500.0, 1.6),
              scaled(0.8, Swell{0.03, 0.30, 0.40}));
    add_tone(to, glide(60.0, 118.0, 1.5), scaled(0.35, Swell{0.05, 0.35, 0.35}));
}

void dive(Signal& to) {
    add_tone(to, glide(176.0, 62.0, 1.2), scaled(0.55, Swell{0.0, 0.12, 0.35}));
    add_tone(to, glide(264.0, 93.0, 1.2), scaled(0.20, Swell{0.0, 0.12, 0.25}));
    add_noise(to, {.seed = 7, .sharpness = 0.8}, glide(620.0, 140.0, 1.1),
              scaled(0.45, Swell{0.0, 0.09, 0.25}));
    for (int i = 0; i < 5; ++i) {  // bubbles
        const double at = 0.42 + 0.13 * i;
        const double low = 300.0 - 24.0 * i;
        add_tone(
            to, [=](double time) { return low * (1.0 + 2.2 * std::max(time - at, 0.0)); },
            scaled(0.09, Swell{at, 0.025, 0.030}));
    }
}

void surface(Signal& to) {
    add_tone(to, glide(62.0, 150.0, 0.8), scaled(0.45, Swell{0.0, 0.50, 0.16}));
    add_tone(to, glide(93.0, 225.0, 0.8), scaled(0.18, Swell{0.0, 0.50, 0.14}));
    add_noise(to, {.seed = 8, .sharpness = 0.6}, glide(200.0, 900.0, 0.7),
              scaled(0.65, Swell{0.15, 0.50, 0.20}));
}

void step(Signal& to) {
    add_thump(to, 0.0, 118.0, 0.7);
    add_thump(to, 0.16, 132.0, 0.5);
}

void board(Signal& to) {
    add_thump(to, 0.0, 92.0, 0.6);
    add_thump(to, 0.20, 74.0, 0.8);
    for (const double frequency : {219.0, 331.0, 517.0}) {
        add_tone(to, steady(frequency), scaled(0.07, Swell{0.20, 0.012, 0.09}));
    }
}

void strike(Signal& to) {
    add_thump(to, 0.0, 52.0, 1.0);
    add_noise(to, {.seed = 9, .sharpness = 0.6}, glide(1500.0, 170.0, 0.6),
              scaled(0.9, Swell{0.0, 0.010, 0.11}));
}

void blast(Signal& to) {
    add_thump(to, 0.0, 38.0, 1.0);
    add_thump(to, 0.09, 30.0, 0.7);
    add_noise(to, {.seed = 10, .sharpness = 0.6}, glide(1100.0, 90.0, 1.3),
              scaled(0.9, Swell{0.0, 0.014, 0.24}));
    add_noise(to, {.seed = 12, .sharpness = 1.0}, steady(95.0),
              scaled(0.6, both(Swell{0.10, 0.20, 0.42}, wavering(0.35, 8.0))));
}

void check(Signal& to) {
    add_gong(to, 0.0, 146.8, 0.5);
    add_gong(to, 0.26, 110.0, 0.5);
}

void seat_alarm(Signal& to) {
    for (const double start : {0.0, 0.45, 0.90}) add_gong(to, start, 98.0, 0.4 + 0.15 * start);
    add_tone(to, steady(49.0), scaled(0.25, breath(1.9)));
}

void end(Signal& to) {
    add_gong(to, 0.0, 146.8, 0.35);
    for (const double frequency : {73.4, 110.0, 146.8, 220.0, 293.7, 440.0}) {
        add_tone(to, scaled(frequency, wavering(0.0015, 0.8)),
                 scaled(34.0 / frequency, breath(2.4)));
        add_tone(to, steady(frequency * 1.003), scaled(24.0 / frequency, breath(2.4)));
    }
    add_noise(to, {.seed = 13, .sharpness = 2.0}, steady(294.0), scaled(0.05, breath(2.4)));
}

struct Recipe {
    double seconds;
    double room;  ///< how much of the room is heard
    void (*add)(Signal&);
};

Recipe recipe(motion::Sound which) {
    switch (which) {
        case motion::Sound::Drive:
            return {1.5, 0.25, drive};
        case motion::Sound::Sail:
            return {2.1, 0.30, sail};
        case motion::Sound::Fly:
            return {1.7, 0.35, fly};
        case motion::Sound::Launch:
            return {2.2, 0.35, launch};
        case motion::Sound::Dive:
            return {1.6, 0.45, dive};
        case motion::Sound::Surface:
            return {1.5, 0.45, surface};
        case motion::Sound::Step:
            return {0.8, 0.30, step};
        case motion::Sound::Board:
            return {1.1, 0.35, board};
        case motion::Sound::Strike:
            return {1.3, 0.40, strike};
        case motion::Sound::Blast:
            return {2.4, 0.45, blast};
        case motion::Sound::Check:
            return {2.0, 0.45, check};
        case motion::Sound::SeatAlarm:
            return {2.4, 0.45, seat_alarm};
        case motion::Sound::End:
            return {2.5, 0.55, end};
    }
    TAIJI_CHECK(false);
    return {};
}

}  // namespace

Signal make_sound(motion::Sound which) {
    const Recipe made_by = recipe(which);
    Signal made = silence(made_by.seconds);
    made_by.add(made);
    add_room(made, made_by.room);
    finish(made);
    return made;
}

}  // namespace taiji::sound
