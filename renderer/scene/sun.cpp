#include "renderer/scene/sun.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>
#include <optional>

namespace taiji::scene {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kDegree = kPi / 180.0;
constexpr double kArcSecond = kDegree / 3600.0;
constexpr double kDaysPerCentury = 36525.0;
constexpr int kFirstYear = 1800;
constexpr int kLastYear = 2200;

/// Right-handed turn of vectors about z.
glm::dmat3 turn_z(double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c, s, 0.0, -s, c, 0.0, 0.0, 0.0, 1.0};
}

double sin_deg(double degrees) {
    return std::sin(std::remainder(degrees, 360.0) * kDegree);
}
double cos_deg(double degrees) {
    return std::cos(std::remainder(degrees, 360.0) * kDegree);
}

struct Ecliptic {
    double longitude = 0.0;
    double latitude = 0.0;
};

double obliquity(UtcTime time) {
    return (23.439 - 0.00000036 * time.days_since_j2000) * kDegree;
}

GlobeVector globe_from_ecliptic(Ecliptic place, UtcTime time) {
    const double e = obliquity(time);
    const GlobeVector v(std::cos(place.latitude) * std::cos(place.longitude),
                        std::cos(place.latitude) * std::sin(place.longitude),
                        std::sin(place.latitude));
    const GlobeVector equatorial(v.x, std::cos(e) * v.y - std::sin(e) * v.z,
                                 std::sin(e) * v.y + std::cos(e) * v.z);
    return turn_z(-sidereal_time(time)) * equatorial;
}

Ecliptic sun_ecliptic(UtcTime time) {
    const double n = time.days_since_j2000;
    const double mean_longitude = 280.460 + 0.9856474 * n;
    const double anomaly = 357.528 + 0.9856003 * n;
    const double longitude =
        mean_longitude + 1.915 * sin_deg(anomaly) + 0.020 * sin_deg(2 * anomaly);
    return {std::remainder(longitude, 360.0) * kDegree, 0.0};
}

/// Reads text from the front; every step either takes what it expects or says no.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    std::optional<int> digits(std::size_t count) {
        if (rest_.size() < count) return std::nullopt;
        int value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (rest_[i] < '0' || rest_[i] > '9') return std::nullopt;
            value = 10 * value + (rest_[i] - '0');
        }
        rest_.remove_prefix(count);
        return value;
    }
    bool take(char expected) {
        if (rest_.empty() || rest_.front() != expected) return false;
        rest_.remove_prefix(1);
        return true;
    }
    /// One to nine decimals after the point.
    std::optional<double> fraction() {
        double value = 0.0;
        double unit = 0.1;
        std::size_t count = 0;
        while (count < 9) {
            const auto digit = digits(1);
            if (!digit) break;
            value += unit * *digit;
            unit /= 10.0;
            ++count;
        }
        return count > 0 ? std::optional(value) : std::nullopt;
    }
    [[nodiscard]] bool at_end() const { return rest_.empty(); }

  private:
    std::string_view rest_;
};

struct Fields {
    int year = 0, month = 0, day = 0, hour = 0, minute = 0;
    double second = 0.0;
    int offset_minutes = 0;
};

std::optional<int> read_offset(Reader& in) {
    if (in.take('Z')) return 0;
    const bool east = in.take('+');
    if (!east && !in.take('-')) return std::nullopt;
    const auto hours = in.digits(2);
    if (!hours || !in.take(':')) return std::nullopt;
    const auto minutes = in.digits(2);
    if (!minutes || *hours > 23 || *minutes > 59) return std::nullopt;
    const int total = 60 * *hours + *minutes;
    return east ? total : -total;
}

std::optional<Fields> read_fields(std::string_view text) {
    Reader in(text);
    const auto year = in.digits(4);
    if (!year || !in.take('-')) return std::nullopt;
    const auto month = in.digits(2);
    if (!month || !in.take('-')) return std::nullopt;
    const auto day = in.digits(2);
    if (!day || !in.take('T')) return std::nullopt;
    const auto hour = in.digits(2);
    if (!hour || !in.take(':')) return std::nullopt;
    const auto minute = in.digits(2);
    if (!minute) return std::nullopt;
    double second = 0.0;
    if (in.take(':')) {
        const auto whole = in.digits(2);
        if (!whole) return std::nullopt;
        second = *whole;
        if (in.take('.')) {
            const auto fraction = in.fraction();
            if (!fraction) return std::nullopt;
            second += *fraction;
        }
    }
    const auto offset = read_offset(in);
    if (!offset || !in.at_end()) return std::nullopt;
    return Fields{*year, *month, *day, *hour, *minute, second, *offset};
}

double smoothstep(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

}  // namespace

Result<UtcTime> parse_iso8601(std::string_view text) {
    const auto fields = read_fields(text);
    if (!fields) {
        return fail(
            "time \"{}\": expected ISO 8601 such as 2026-06-21T12:00:00Z or 2026-06-21T20:00+08:00",
            text);
    }
    const std::chrono::year_month_day date{std::chrono::year(fields->year),
                                           std::chrono::month(static_cast<unsigned>(fields->month)),
                                           std::chrono::day(static_cast<unsigned>(fields->day))};
    if (fields->year < kFirstYear || fields->year > kLastYear) {
        return fail("time \"{}\": year {} is outside {} to {}, for which the Sun is known", text,
                    fields->year, kFirstYear, kLastYear);
    }
    if (!date.ok()) return fail("time \"{}\": there is no such day", text);
    if (fields->hour > 23 || fields->minute > 59 || fields->second >= 60.0) {
        return fail("time \"{}\": there is no such time of day, expected 00:00:00 to 23:59:59",
                    text);
    }
    using std::chrono::January;
    constexpr std::chrono::sys_days kEpoch{std::chrono::year(2000) / January / 1};
    const auto days = static_cast<double>((std::chrono::sys_days(date) - kEpoch).count());
    const double minutes = 60.0 * fields->hour + fields->minute - fields->offset_minutes;
    return UtcTime{days - 0.5 + (minutes + fields->second / 60.0) / 1440.0};
}

double sidereal_time(UtcTime time) {
    const double d = time.days_since_j2000;
    const double t = d / kDaysPerCentury;
    const double degrees =
        280.46061837 + 360.98564736629 * d + 0.000387933 * t * t - t * t * t / 38710000.0;
    const double wrapped = std::fmod(degrees, 360.0);
    return (wrapped < 0.0 ? wrapped + 360.0 : wrapped) * kDegree;
}

GlobeVector sun_direction(UtcTime time) {
    return globe_from_ecliptic(sun_ecliptic(time), time);
}

Moon moon(UtcTime time) {
    const double t = time.days_since_j2000 / kDaysPerCentury;
    const double longitude =
        218.32 + 481267.8813 * t + 6.29 * sin_deg(134.9 + 477198.85 * t) -
        1.27 * sin_deg(259.2 - 413335.38 * t) + 0.66 * sin_deg(235.7 + 890534.23 * t) +
        0.21 * sin_deg(269.9 + 954397.70 * t) - 0.19 * sin_deg(357.5 + 35999.05 * t) -
        0.11 * sin_deg(186.6 + 966404.05 * t);
    const double latitude =
        5.13 * sin_deg(93.3 + 483202.03 * t) + 0.28 * sin_deg(228.2 + 960400.87 * t) -
        0.28 * sin_deg(318.3 + 6003.18 * t) - 0.17 * sin_deg(217.6 - 407332.20 * t);
    const double parallax =
        0.9508 + 0.0518 * cos_deg(134.9 + 477198.85 * t) + 0.0095 * cos_deg(259.2 - 413335.38 * t) +
        0.0078 * cos_deg(235.7 + 890534.23 * t) + 0.0028 * cos_deg(269.9 + 954397.70 * t);
    const Ecliptic place{std::remainder(longitude, 360.0) * kDegree, latitude * kDegree};
    const GlobeVector direction = globe_from_ecliptic(place, time);
    const double distance = 1.0 / std::sin(parallax * kDegree);
    // Meeus (48.1, 48.2): elongation, then the angle at the Moon.
    constexpr double kSunDistance = 23481.0;  // Earth radii
    const double cos_elongation = glm::dot(direction, sun_direction(time));
    const double sin_elongation = std::sqrt(std::fmax(0.0, 1.0 - cos_elongation * cos_elongation));
    const double phase_angle =
        std::atan2(kSunDistance * sin_elongation, distance - kSunDistance * cos_elongation);
    return {direction, distance, (1.0 + std::cos(phase_angle)) / 2.0};
}

glm::dmat3 globe_from_j2000(UtcTime time) {
    const double t = time.days_since_j2000 / kDaysPerCentury;
    const double zeta = (2306.2181 * t + 0.30188 * t * t + 0.017998 * t * t * t) * kArcSecond;
    const double z = (2306.2181 * t + 1.09468 * t * t + 0.018203 * t * t * t) * kArcSecond;
    const double theta = (2004.3109 * t - 0.42665 * t * t - 0.041833 * t * t * t) * kArcSecond;
    const double c = std::cos(theta);
    const double s = std::sin(theta);
    const glm::dmat3 lean(c, 0.0, s, 0.0, 1.0, 0.0, -s, 0.0, c);
    return turn_z(z - sidereal_time(time)) * lean * turn_z(zeta);
}

GlobeVector light_for_play(const CameraRig& rig) {
    return glm::normalize(1.0 * rig.target() - 0.42 * rig.right() + 0.30 * rig.ahead());
}

GlobeVector light_for_film(const CameraRig& rig) {
    constexpr double kNear = 1.8;
    constexpr double kFar = 4.0;
    const double aside = 1.0 - 0.75 * smoothstep(kNear, kFar, rig.distance);
    return glm::normalize(rig.target() + aside * (-0.42 * rig.right() + 0.30 * rig.ahead()));
}

GlobeVector light_for_film(const CameraRig& rig, GlobeVector sun) {
    // Sines of the Sun's height where the camera looks: none of it below the first, nothing else
    // above the second. What is in the picture may lie 50 degrees nearer to the night.
    const double part = smoothstep(0.40, 0.90, glm::dot(rig.target(), sun));
    // Never opposite to each other while both count.
    return glm::normalize(glm::mix(light_for_film(rig), sun, part));
}

glm::dvec3 local_light_for_play() {
    return glm::normalize(glm::dvec3(-0.42, 0.30, 0.85));
}

}  // namespace taiji::scene
