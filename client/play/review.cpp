#include "client/play/review.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "base/check.hpp"
#include "client/play/analysis.hpp"
#include "client/play/background.hpp"
#include "client/uci/monotonic_ms.hpp"
#include "game/engine/search.hpp"

namespace taiji::play {
namespace {

int hundredths_of(const Evaluation& evaluation) {
    if (const auto* win = std::get_if<WinIn>(&evaluation)) {
        return win->moves > 0 ? kReviewCap : -kReviewCap;
    }
    return std::clamp(std::get<Hundredths>(evaluation).count, -kReviewCap, kReviewCap);
}

ReviewedPosition over(const GameEnd& end) {
    ReviewedPosition reviewed;
    if (end.winner) reviewed.hundredths = *end.winner == Side::White ? kReviewCap : -kReviewCap;
    return reviewed;
}

/// The last position of `line`; nothing when told to stop.
std::optional<ReviewedPosition> look_at(std::span<const Position> line, std::uint64_t nodes,
                                        engine::TranspositionTable& table,
                                        const std::stop_token& stop) {
    if (const std::optional<GameEnd> end = game_end(line)) return over(*end);
    engine::Search search(table, {monotonic_ms, {}});
    search.arm(std::nullopt);
    const std::stop_callback on_stop(stop, [&search] { search.stop(); });
    engine::Limits limits;
    limits.nodes = nodes;
    engine::Report report = search.run(line, limits, {});
    if (stop.stop_requested()) return std::nullopt;
    TAIJI_CHECK(!report.lines.empty());
    engine::Line& best = report.lines.front();
    const Evaluation evaluation = evaluation_of(best.score, line.back().side_to_move());
    return ReviewedPosition{evaluation, hundredths_of(evaluation), std::move(best.moves)};
}

}  // namespace

std::vector<Blunder> worst_moves(const Match& match, const Review& review,
                                 const BlunderSearch& search) {
    std::vector<Blunder> blunders;
    for (std::size_t ply = 1; ply < review.positions.size(); ++ply) {
        if (match.line()[ply - 1].side_to_move() != search.side) continue;
        const int sign = search.side == Side::White ? 1 : -1;
        const int loss =
            sign * (review.positions[ply - 1].hundredths - review.positions[ply].hundredths);
        if (loss > 0 && loss >= search.least) blunders.push_back({ply, loss});
    }
    std::ranges::stable_sort(blunders, std::greater{}, &Blunder::loss);
    if (blunders.size() > search.most) blunders.resize(search.most);
    return blunders;
}

struct Reviewer::Desk {
    void review(const std::vector<Position>& line, std::uint64_t nodes, std::uint64_t ticket,
                const std::stop_token& stop);

    std::function<void()> wake;
    std::size_t table_mebibytes;
    std::optional<engine::TranspositionTable> table;  ///< of the thread, from the first review on
    std::mutex mutex;
    std::vector<ReviewedPosition> done;  ///< guarded by `mutex`, of the review `done_ticket`
    std::uint64_t done_ticket = 0;
    std::uint64_t last_ticket = 0;
    std::optional<std::uint64_t> asked;
    std::size_t total = 0;
    std::size_t fetched = 0;
    Background background;
};

void Reviewer::Desk::review(const std::vector<Position>& line, std::uint64_t nodes,
                            std::uint64_t ticket, const std::stop_token& stop) {
    if (!table) table.emplace(table_mebibytes);
    table->clear();
    {
        const std::scoped_lock lock(mutex);
        done.clear();
        done_ticket = ticket;
    }
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        std::optional<ReviewedPosition> reviewed =
            look_at(std::span(line).first(ply + 1), nodes, *table, stop);
        if (!reviewed) return;
        {
            const std::scoped_lock lock(mutex);
            done.push_back(*std::move(reviewed));
        }
        wake();
    }
}

Reviewer::Reviewer(std::function<void()> wake, std::size_t table_mebibytes)
    : desk_(std::make_unique<Desk>()) {
    desk_->wake = std::move(wake);
    desk_->table_mebibytes = table_mebibytes;
}

Reviewer::~Reviewer() = default;

std::uint64_t Reviewer::review(const Match& match, std::uint64_t nodes) {
    TAIJI_CHECK(nodes > 0);
    Desk& desk = *desk_;
    const std::uint64_t ticket = ++desk.last_ticket;
    desk.asked = ticket;
    desk.total = match.line().size();
    desk.fetched = 0;
    desk.background.start(
        [&desk, line = std::vector(match.line().begin(), match.line().end()), nodes,
         ticket](const std::stop_token& stop) { desk.review(line, nodes, ticket, stop); });
    return ticket;
}

void Reviewer::cancel() {
    desk_->background.cancel();
    desk_->asked.reset();
}

bool Reviewer::is_running() const {
    return desk_->asked.has_value();
}

std::optional<Review> Reviewer::poll() {
    Desk& desk = *desk_;
    if (!desk.asked) return std::nullopt;
    Review review;
    {
        const std::scoped_lock lock(desk.mutex);
        if (desk.done_ticket != *desk.asked || desk.done.size() == desk.fetched) {
            return std::nullopt;
        }
        review.positions = desk.done;
    }
    review.ticket = *desk.asked;
    review.total = desk.total;
    desk.fetched = review.positions.size();
    if (review.finished()) desk.asked.reset();
    return review;
}

}  // namespace taiji::play
