#include <array>

#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// In the order of Refused.
constexpr std::array<std::string_view, 35> kKeys = {"refused.game_over",
                                                    "refused.nothing_there",
                                                    "refused.not_your_turn",
                                                    "refused.unit_not_there",
                                                    "refused.same_point",
                                                    "refused.supreme_taiji",
                                                    "refused.out_of_range",
                                                    "refused.off_the_lines",
                                                    "refused.wrong_terrain",
                                                    "refused.no_way_by_land",
                                                    "refused.no_way_by_sea",
                                                    "refused.blocked",
                                                    "refused.own_piece_there",
                                                    "refused.no_screen",
                                                    "refused.too_many_screens",
                                                    "refused.crossing_not_straight",
                                                    "refused.crossing_not_nearest",
                                                    "refused.crossing_same_landmass",
                                                    "refused.submerged_out_of_reach",
                                                    "refused.only_submarines_submerge",
                                                    "refused.takes_nothing_on_diagonal",
                                                    "refused.laden_takes_nothing_at_sea",
                                                    "refused.landing_blocked",
                                                    "refused.over_centre",
                                                    "refused.hub_leaves_palace",
                                                    "refused.hub_takes_nothing",
                                                    "refused.carrier_full",
                                                    "refused.submerged_keeps_together",
                                                    "refused.leaves_hub_in_check",
                                                    "refused.nothing_to_take",
                                                    "refused.would_take",
                                                    "refused.nothing_to_board",
                                                    "refused.would_board",
                                                    "refused.nothing_to_strike",
                                                    "refused.would_strike"};
static_assert(kKeys.size() == static_cast<std::size_t>(Refused::WouldStrike) + 1);

/// How far a unit reaches, for what is out of range.
std::string_view range_key(Unit unit) {
    switch (unit) {
        case Unit::Army:
            return "range.army";
        case Unit::Citizen:
            return "range.citizen";
        case Unit::Navy:
            return "range.navy";
        case Unit::Carrier:
            return "range.carrier";
        case Unit::Hub:
            return "range.hub";
        default:
            return "range.lines";
    }
}

}  // namespace

std::string refusal_sentence(const Language& language, const Board& board,
                             const play::RefusedTry& refused) {
    const Refusal& why = refused.why;
    const auto name = [&](Point point) { return point_name(language, board, point); };
    const auto argument = [](std::string key, std::string value) {
        return TextArgument(std::move(key), std::move(value));
    };
    std::string_view key = kKeys[static_cast<std::size_t>(why.reason)];
    if (why.reason == Refused::NoWayBySea && why.where) key = "refused.sea_ends";
    return language.format(
        key,
        {argument("unit", unit_name(language, refused.wish.mover)),
         argument("target", name(refused.wish.to)),
         argument("where", why.where ? name(*why.where) : std::string()),
         argument("piece", why.piece ? piece_name(language, *why.piece) : std::string()),
         argument("terrain", why.terrain ? terrain_name(language, *why.terrain) : std::string()),
         argument("range", std::string(language.text(range_key(refused.wish.mover))))});
}

}  // namespace taiji::ui
