#include "renderer/sky/star_catalogue.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <tuple>

#include "renderer/images/decode.hpp"
#include "renderer/sky/binary_reader.hpp"

namespace taiji::sky {
namespace {

constexpr std::size_t kHeader = 12;
constexpr std::size_t kRecord = 28;
/// Half-open parts of a cube's face along each axis.
constexpr int kParts = 4;

bool is_unit(const glm::vec3& v) {
    return std::abs(glm::dot(v, v) - 1.0F) < 1e-3F;
}
bool is_colour(const glm::vec3& c) {
    return c.r >= 0 && c.g >= 0 && c.b >= 0 && c.r <= 1 && c.g <= 1 && c.b <= 1;
}

/// Which square of which face of a cube round the eye a direction goes through.
int patch_of(const glm::vec3& d) {
    int axis = 0;
    for (int i = 1; i < 3; ++i) {
        if (std::abs(d[i]) > std::abs(d[axis])) axis = i;
    }
    const float depth = std::abs(d[axis]);
    const auto part = [depth](float across) {
        const int i = static_cast<int>((across / depth + 1.0F) * 0.5F * kParts);
        return std::clamp(i, 0, kParts - 1);
    };
    const int face = 2 * axis + (d[axis] < 0 ? 1 : 0);
    return (face * kParts + part(d[(axis + 1) % 3])) * kParts + part(d[(axis + 2) % 3]);
}

}  // namespace

Result<std::vector<Star>> read_stars(std::span<const unsigned char> bytes,
                                     const std::string& name) {
    if (const auto ok = check_magic(bytes, "TAIJSTAR", kHeader, name); !ok) {
        return tl::unexpected(ok.error());
    }
    BinaryReader reader(bytes.subspan(8));
    const auto count = reader.take<std::uint32_t>();
    if (bytes.size() != kHeader + kRecord * std::size_t{count}) {
        return fail("{}: expected {} bytes for {} stars, found {}", name,
                    kHeader + kRecord * std::size_t{count}, count, bytes.size());
    }
    std::vector<Star> stars(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto take3 = [&reader] {
            const auto x = reader.take<float>(), y = reader.take<float>(), z = reader.take<float>();
            return glm::vec3(x, y, z);
        };
        Star& star = stars[i];
        star.direction = take3();
        star.magnitude = reader.take<float>();
        star.colour = take3();
        if (!is_unit(star.direction) || !std::isfinite(star.magnitude) || !is_colour(star.colour)) {
            return fail("{}: star {}: expected a unit vector, a magnitude and a colour from 0 to 1",
                        name, i);
        }
        if (i > 0 && stars[i - 1].magnitude > star.magnitude) {
            return fail(
                "{}: star {}: expected the brightest first, found it brighter than the one before",
                name, i);
        }
    }
    return stars;
}

Result<std::vector<Star>> load_stars(const std::filesystem::path& path) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return read_stars(*bytes, path.string());
}

std::vector<StarPatch> sort_into_patches(std::vector<Star>& stars) {
    std::stable_sort(stars.begin(), stars.end(), [](const Star& a, const Star& b) {
        return std::tuple(patch_of(a.direction), a.magnitude) <
               std::tuple(patch_of(b.direction), b.magnitude);
    });
    std::vector<StarPatch> patches;
    for (std::uint32_t first = 0; first < stars.size();) {
        const int which = patch_of(stars[first].direction);
        StarPatch patch{first, 0, {}, 1.0F};
        glm::vec3 sum(0.0F);
        while (first < stars.size() && patch_of(stars[first].direction) == which) {
            sum += stars[first].direction;
            ++patch.count;
            ++first;
        }
        patch.middle = glm::normalize(sum);
        for (std::uint32_t i = patch.first; i < first; ++i) {
            patch.cos_radius =
                std::min(patch.cos_radius, glm::dot(patch.middle, stars[i].direction));
        }
        patches.push_back(patch);
    }
    return patches;
}

std::uint32_t count_to_magnitude(const StarPatch& patch, std::span<const Star> stars,
                                 float magnitude) {
    const auto all = stars.subspan(patch.first, patch.count);
    const auto end = std::upper_bound(all.begin(), all.end(), magnitude,
                                      [](float m, const Star& star) { return m < star.magnitude; });
    return static_cast<std::uint32_t>(end - all.begin());
}

}  // namespace taiji::sky
