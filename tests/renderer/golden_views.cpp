#include "tests/renderer/golden_views.hpp"

#include <array>

namespace taiji {

std::span<const GoldenView> golden_views() {
    static const std::array kViews = {
        GoldenView{"earth_by_day", {.latitude = 30, .longitude = 5}},
        GoldenView{"terminator", {.latitude = 25, .longitude = 30, .sun_longitude = -60}},
        GoldenView{"night_lights",
                   {.latitude = 30, .longitude = 10, .distance = 2.6, .sun_longitude = 170}},
        GoldenView{"near_europe", {.latitude = 48, .longitude = 10, .distance = 0.45, .tilt = 25}},
        GoldenView{"north_pole", {.latitude = 89, .longitude = 0, .distance = 2.2}},
        GoldenView{"date_line", {.latitude = 20, .longitude = 180, .sun_longitude = 160}},
        GoldenView{"flat_board",
                   {.latitude = 35, .longitude = 0, .distance = 6.0, .unrolled = 1.0}},
        GoldenView{"half_unrolled",
                   {.latitude = 35, .longitude = 0, .distance = 5.0, .unrolled = 0.5}},
        GoldenView{
            "start_near",
            {.latitude = 36, .longitude = -92, .distance = 1.0, .tilt = 40, .sun_longitude = -80}},
        GoldenView{"start_far", {.latitude = 52, .longitude = -46, .sun_longitude = -40}},
        // Orion and Sirius east of the Earth.
        GoldenView{"sky_orion", {.latitude = 4, .longitude = -71, .time = "2026-12-15T18:00Z"}},
        GoldenView{"sky_milky_way",
                   {.latitude = 26, .longitude = 113, .time = "2026-06-21T03:00Z"}},
        // The Sun just over the limb of the night side.
        GoldenView{"sky_sun", {.latitude = 6, .longitude = 170, .time = "2026-03-20T12:00Z"}},
        GoldenView{"mansions_zh",
                   {.latitude = 4,
                    .longitude = -76,
                    .distance = 5.5,
                    .time = "2026-12-15T18:00Z",
                    .mansions = 1,
                    .language = scene::Language::Chinese}},
        GoldenView{"mansions_en",
                   {.latitude = 26,
                    .longitude = 116,
                    .distance = 5.5,
                    .time = "2026-06-21T03:00Z",
                    .mansions = 1}},
        GoldenView{"mansions_low",
                   {.latitude = 20,
                    .longitude = 110,
                    .distance = 0.25,
                    .tilt = 80,
                    .heading = 90,
                    .time = "2026-12-15T18:00Z",
                    .language = scene::Language::Chinese}},
        GoldenView{"coordinates_en", {.latitude = 40, .longitude = -40, .coordinates = 1}},
        GoldenView{"coordinates_flat",
                   {.latitude = 35,
                    .longitude = 0,
                    .distance = 7.2,
                    .unrolled = 1.0,
                    .coordinates = 1,
                    .language = scene::Language::Chinese}},
        GoldenView{"markers", {.latitude = 36, .longitude = -12, .distance = 2.4, .markers = true}},
        GoldenView{"effects",
                   {.latitude = 48, .longitude = 2, .distance = 2.4, .tilt = 30, .effects = true}},
        GoldenView{"effects_flat_by_night",
                   {.latitude = 45,
                    .longitude = 2,
                    .distance = 3.6,
                    .unrolled = 1.0,
                    .sun_longitude = 170,
                    .effects = true}},
    };
    return kViews;
}

}  // namespace taiji
