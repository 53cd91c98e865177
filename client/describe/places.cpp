#include "client/describe/places.hpp"

#include <array>
#include <span>

namespace taiji::describe {
namespace {

/// A box in half steps, its rims included.
struct Region {
    std::string_view key;
    Coord south_west;
    Coord north_east;
};

// Of several that hold a point the first counts. One step is 24 degrees of longitude: these are the
// lands and seas that stand at the points, coarse as they are.
constexpr std::array kLands = std::to_array<Region>({
    {"place.iceland", {-2, 4}, {-2, 5}},
    {"place.greenland", {-5, 4}, {-1, 10}},
    {"place.alaska", {-14, 4}, {-11, 7}},
    {"place.arctic_canada", {-10, 6}, {-6, 10}},
    {"place.canada", {-12, 2}, {-3, 5}},
    {"place.california", {-11, -1}, {-10, 1}},
    {"place.great_plains", {-9, -1}, {-7, 1}},
    {"place.american_east", {-6, 0}, {-5, 1}},
    {"place.caribbean_coast", {-6, -3}, {-4, -1}},
    {"place.mexico", {-11, -3}, {-7, -1}},
    {"place.colombia", {-7, -5}, {-6, -4}},
    {"place.guianas", {-5, -5}, {-3, -4}},
    {"place.peru", {-7, -7}, {-6, -6}},
    {"place.chile", {-7, -9}, {-6, -8}},
    {"place.brazil", {-5, -9}, {-3, -6}},
    {"place.patagonia", {-7, -10}, {-3, -10}},
    {"place.scandinavia", {-1, 4}, {3, 7}},
    {"place.british_isles", {-2, 2}, {1, 3}},
    {"place.eastern_europe", {2, 2}, {3, 3}},
    {"place.volga", {4, 2}, {5, 3}},
    {"place.azores", {-3, 0}, {-2, 1}},
    {"place.greece", {1, 0}, {3, 1}},
    {"place.caspian", {4, 0}, {5, 1}},
    {"place.western_sahara", {-3, -3}, {-2, -1}},
    {"place.sahara", {-1, -3}, {1, -1}},
    {"place.egypt", {2, -3}, {3, -1}},
    {"place.arabia", {4, -3}, {5, -1}},
    {"place.west_africa", {-3, -5}, {1, -4}},
    {"place.central_africa", {2, -5}, {3, -4}},
    {"place.horn_of_africa", {4, -5}, {5, -4}},
    {"place.angola", {-1, -7}, {1, -6}},
    {"place.zambia", {2, -7}, {3, -6}},
    {"place.madagascar", {4, -9}, {5, -6}},
    {"place.south_africa", {-1, -9}, {3, -8}},
    {"place.arctic_siberia", {5, 8}, {13, 10}},
    {"place.chukotka", {13, 5}, {14, 8}},
    {"place.kamchatka", {13, 3}, {14, 4}},
    {"place.arctic_russia", {3, 6}, {5, 7}},
    {"place.urals", {3, 4}, {5, 5}},
    {"place.siberia", {6, 4}, {12, 7}},
    {"place.kazakhstan", {5, 2}, {6, 3}},
    {"place.mongolia", {7, 2}, {8, 3}},
    {"place.manchuria", {9, 2}, {10, 3}},
    {"place.sakhalin", {11, 2}, {12, 3}},
    {"place.pamirs", {6, 0}, {6, 1}},
    {"place.qinghai", {7, 0}, {8, 1}},
    {"place.north_china", {9, 0}, {10, 1}},
    {"place.japan", {11, 0}, {12, 1}},
    {"place.india", {5, -5}, {6, -1}},
    {"place.burma", {7, -3}, {8, -1}},
    {"place.south_china", {9, -3}, {10, -1}},
    {"place.sumatra", {7, -5}, {8, -4}},
    {"place.philippines", {9, -5}, {10, -4}},
    {"place.australia", {9, -8}, {12, -6}},
});
constexpr std::array kSeas = std::to_array<Region>({
    {"place.baffin_bay", {-6, 6}, {-3, 8}},
    {"place.arctic_ocean", {-14, 7}, {14, 10}},
    {"place.norwegian_sea", {-2, 3}, {1, 6}},
    {"place.bering_sea", {-14, 2}, {-12, 6}},
    {"place.bering_sea", {13, 2}, {14, 6}},
    {"place.caribbean_sea", {-8, -4}, {-5, -1}},
    {"place.north_pacific", {-14, -4}, {-7, 6}},
    {"place.north_pacific", {10, -4}, {14, 6}},
    {"place.south_pacific", {-14, -10}, {-6, -5}},
    {"place.coral_sea", {10, -7}, {14, -5}},
    {"place.tasman_sea", {12, -10}, {14, -8}},
    {"place.north_atlantic", {-6, -4}, {1, 6}},
    {"place.south_atlantic", {-6, -10}, {1, -5}},
    {"place.arabian_sea", {4, -5}, {7, -1}},
    {"place.indian_ocean", {2, -10}, {12, -1}},
});

}  // namespace

std::string_view place_key(const Board& board, Point point) {
    const bool at_sea = board.is_dashed(point) || board.terrain(point) == Terrain::OpenSea;
    const Coord at = board.coord(point);
    const std::span<const Region> regions =
        at_sea ? std::span<const Region>(kSeas) : std::span<const Region>(kLands);
    for (const Region& region : regions) {
        const Coord low = region.south_west;
        const Coord high = region.north_east;
        if (at.x2 >= low.x2 && at.x2 <= high.x2 && at.y2 >= low.y2 && at.y2 <= high.y2) {
            return region.key;
        }
    }
    return {};
}

}  // namespace taiji::describe
