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
    };
    return kViews;
}

}  // namespace taiji
