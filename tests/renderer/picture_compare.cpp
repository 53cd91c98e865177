#include "tests/renderer/picture_compare.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/check.hpp"

namespace taiji {
namespace {

struct Sums {
    double apart = 0.0;
    double offset = 0.0;
    int values = 0;
};

}  // namespace

PictureDifference compare(const RgbaPicture& a, const RgbaPicture& b) {
    TAIJI_CHECK(a.size == b.size);
    PictureDifference made;
    made.picture = {a.size, std::vector<std::uint8_t>(a.pixels.size(), 255)};
    const std::uint32_t columns = (a.size.width + kBlock - 1) / kBlock;
    const std::uint32_t rows = (a.size.height + kBlock - 1) / kBlock;
    std::vector<Sums> blocks(std::size_t{columns} * rows);
    std::size_t deviating = 0;
    for (std::uint32_t y = 0; y < a.size.height; ++y) {
        for (std::uint32_t x = 0; x < a.size.width; ++x) {
            const std::size_t at = 4 * (std::size_t{y} * a.size.width + x);
            Sums& block = blocks[std::size_t{y / kBlock} * columns + x / kBlock];
            int most = 0;
            for (std::size_t c = at; c < at + 3; ++c) {
                const int off = int{a.pixels[c]} - int{b.pixels[c]};
                most = std::max(most, std::abs(off));
                block.apart += std::abs(off);
                block.offset += off;
                ++block.values;
                made.picture.pixels[c] =
                    static_cast<std::uint8_t>(std::min(255, 8 * std::abs(off)));
            }
            deviating += most > kDeviates ? 1U : 0U;
        }
    }
    for (const Sums& block : blocks) {
        made.worst_block = std::max(made.worst_block, block.apart / block.values);
        made.worst_offset = std::max(made.worst_offset, std::abs(block.offset) / block.values);
    }
    made.deviating = static_cast<double>(deviating) / (double{1.0} * a.size.width * a.size.height);
    return made;
}

}  // namespace taiji
