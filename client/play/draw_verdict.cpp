#include "client/play/draw_verdict.hpp"

#include <cstdlib>

#include "base/check.hpp"
#include "client/uci/monotonic_ms.hpp"
#include "game/engine/search.hpp"

namespace taiji::play {
namespace {

constexpr std::uint64_t kNodes = 20'000;
constexpr std::size_t kTableMebibytes = 2;
constexpr engine::Score kWorseOff = -40;  // clearly more than the tempo is worth
constexpr engine::Score kEven = 60;
constexpr std::uint32_t kNothingHappens = 40;  // single moves without a taking, of 120 (RULES.md 5)

}  // namespace

bool is_draw_welcome(engine::Score score, std::uint32_t quiet_moves) {
    return score <= kWorseOff || (std::abs(score) <= kEven && quiet_moves >= kNothingHappens);
}

std::optional<bool> accepts_draw(const Match& match, Side side, const std::stop_token& stop) {
    engine::TranspositionTable table(kTableMebibytes);
    engine::Search search(table, {monotonic_ms, {}});
    search.arm(std::nullopt);
    const std::stop_callback on_stop(stop, [&search] { search.stop(); });
    engine::Limits limits;
    limits.nodes = kNodes;
    const engine::Report report = search.run(match.line(), limits, {});
    if (stop.stop_requested()) return std::nullopt;
    TAIJI_CHECK(!report.lines.empty());
    const engine::Score score = report.lines.front().score;
    return is_draw_welcome(match.side_to_move() == side ? score : -score,
                           match.position().quiet_moves());
}

}  // namespace taiji::play
