#include "game/engine/worker.hpp"

#include <algorithm>
#include <utility>

#include "base/check.hpp"
#include "game/engine/reduction.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/legality_filter.hpp"

namespace taiji::engine {
namespace {

constexpr std::uint64_t kNodesBetweenLooks = 512;
constexpr std::size_t kStandings = 1U << 14U;  // 128 KiB: they stay in the second cache

}  // namespace

Worker::Worker(SharedState& shared, std::span<const Position> line)
    : shared_(shared),
      weights_(shared.options.weights),
      order_(weights_, shared.options.features),
      position_(line.back()) {
    TAIJI_CHECK(!line.empty());
    root_ = line.size() - 1;
    plies_.resize(line.size() + kMaxPly + 1);
    standings_.resize(kStandings);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Position& p = line[i];
        plies_[i].hash = p.hash();
        plies_[i].quiet_moves = p.quiet_moves();
        plies_[i].threatened = threatens(p, opponent(p.side_to_move()));
    }
    for (int ply = 0; ply <= kMaxPly; ++ply) moves_.push_back(std::make_unique<OrderedMoves>());
    MoveList legal;
    legal_moves(position_, legal);
    for (const Move& move : legal) {
        const auto& only = shared_.limits.only;
        if (only.empty() || std::find(only.begin(), only.end(), move) != only.end()) {
            root_moves_.push_back(move);
        }
    }
    OrderedMoves& ordered = *moves_[0];
    ordered.list.truncate(0);
    for (const Move& move : root_moves_) ordered.list.push(move);
    order_.arrange(ordered, position_, at(0).killers, std::nullopt);
    std::size_t i = 0;
    while (const std::optional<Move> move = ordered.take()) root_moves_[i++] = *move;
}

bool Worker::should_stop() {
    if (stopped_) return true;
    const Limits& limits = shared_.limits;
    ++nodes_since_look_;
    // An exact node limit needs every node counted at once; otherwise the shared counter is spared.
    if (!limits.nodes && nodes_since_look_ < kNodesBetweenLooks) return false;
    const std::uint64_t nodes = count_nodes();
    // The first iteration is always finished, so that there is an answer.
    const bool over =
        depth_ > 1 &&
        ((limits.nodes && nodes >= *limits.nodes) ||
         (++looks_ % (limits.nodes ? kNodesBetweenLooks : 1) == 0 && shared_.out_of_time()));
    if (over) shared_.stopped.store(true, std::memory_order_relaxed);
    stopped_ = shared_.stopped.load(std::memory_order_relaxed);
    return stopped_;
}

std::uint64_t Worker::count_nodes() {
    const std::uint64_t counted = std::exchange(nodes_since_look_, 0);
    return shared_.nodes.fetch_add(counted, std::memory_order_relaxed) + counted;
}

void Worker::play(Move move, Undo& undo, int ply) {
    position_.make(move, undo);
    Ply& here = at(ply);
    here.hash = position_.hash();
    here.quiet_moves = position_.quiet_moves();
    here.threatened = threatens(position_, opponent(position_.side_to_move()));
    here.best_line.clear();
}

std::optional<Score> Worker::drawn_or_perpetual(int ply) const {
    const std::size_t now = root_ + static_cast<std::size_t>(ply);
    const std::size_t back = std::min<std::size_t>(now, plies_[now].quiet_moves);
    int occurrences = 1;
    for (std::size_t i = 2; i <= back; i += 2) {
        const std::size_t first = now - i;
        if (plies_[first].hash != plies_[now].hash) continue;
        // Once within the search means that it can be had again; in the game itself it takes three.
        if (++occurrences == 3 || first >= root_) return perpetual_score(first, now, ply);
    }
    if (plies_[now].quiet_moves >= kQuietLimit) {
        return has_legal_move(position_) ? kDraw : loss_in(ply);
    }
    return std::nullopt;
}

Score Worker::perpetual_score(std::size_t first, std::size_t now, int ply) const {
    bool enemy_always = true;  // who moved before `now`
    bool own_always = true;
    for (std::size_t i = now; i > first; --i) {
        bool& always = (now - i) % 2 == 0 ? enemy_always : own_always;
        always = always && plies_[i].threatened;
    }
    if (enemy_always == own_always) return kDraw;
    return enemy_always ? win_in(ply) : loss_in(ply);
}

Score Worker::search(Score alpha, Score beta, int depth, int ply, bool may_pass) {
    if (should_stop()) return 0;
    deepest_ = std::max(deepest_, ply);
    at(ply).best_line.clear();
    if (can_enter_seat(position_, position_.side_to_move())) return win_in(ply + 1);
    if (const auto score = drawn_or_perpetual(ply)) return *score;
    alpha = std::max(alpha, loss_in(ply));
    beta = std::min(beta, win_in(ply + 1));
    if (alpha >= beta) return alpha;
    if (ply >= kMaxPly - 1) return standing();
    const bool danger = at(ply).threatened;
    if (danger && depth < 6 && has(Feature::ThreatExtension)) ++depth;
    if (depth <= 0) return quiesce(alpha, beta, 0, ply);

    const bool is_pv = beta - alpha > 1;
    const auto known = shared_.table.find(position_.hash(), ply);
    if (known && !is_pv && known->depth >= depth &&
        (known->bound == Bound::Exact || (known->bound == Bound::Lower && known->score >= beta) ||
         (known->bound == Bound::Upper && known->score <= alpha))) {
        return known->score;
    }
    const Score standing = at(ply).static_score = this->standing();
    const bool quiet_node = !is_pv && !danger && !is_decided(beta);
    if (quiet_node && has(Feature::ReverseFutility) && depth <= 5 && standing - 110 * depth >= beta)
        return standing;
    if (quiet_node && has(Feature::NullMove) && may_pass && depth >= 2 && standing >= beta) {
        const Position before = position_;
        const int reduced = 2 + depth / 4 + std::min(2, (standing - beta) / 250);
        position_ = position_.with_side_to_move(opponent(position_.side_to_move()));
        Ply& next = at(ply + 1);
        next.hash = position_.hash();
        next.quiet_moves = 0;  // a pass is no part of any repetition
        next.threatened = false;
        const Score score = -search(-beta, -beta + 1, depth - 1 - reduced, ply + 1, false);
        position_ = before;
        if (stopped_) return 0;
        if (score >= beta) return is_decided(score) ? beta : score;
    }
    if (depth >= 5 && !known && is_pv && has(Feature::InternalReduction)) --depth;
    return search_moves(alpha, beta, depth, ply, danger, known ? known->move : std::nullopt);
}

Score Worker::search_moves(Score alpha, Score beta, int depth, int ply, bool danger,
                           std::optional<Move> table_move) {
    OrderedMoves& moves = *moves_[static_cast<std::size_t>(ply)];
    pseudo_legal_moves(position_, moves.list);
    order_.arrange(moves, position_, at(ply).killers, table_move);
    LegalityFilter filter(position_);
    const bool is_pv = beta - alpha > 1;
    const Score first_alpha = alpha;
    Score best = -kInfinite;
    std::optional<Move> best_move;
    std::array<Move, 64> quiets;
    std::size_t quiet_count = 0;
    int tried = 0;
    while (const std::optional<Move> move = moves.take()) {
        if (!filter.is_legal(*move)) continue;
        const bool quiet = !is_taking(*move);
        const int order = moves.order_of_last();
        ++tried;
        if (!is_pv && !danger && best > -kDecided) {
            // Late quiet moves and losing takings near the leaves.
            if (quiet && has(Feature::LateMovePruning) && depth <= 3 &&
                tried > 8 + 10 * depth * depth)
                continue;
            if (quiet && has(Feature::Futility) && depth <= 3 && tried > 3 &&
                at(ply).static_score + 130 * depth + 60 <= alpha)
                continue;
            if (!quiet && has(Feature::LosingTakePruning) && depth <= 2 &&
                MoveOrder::is_losing(order))
                continue;
        }
        Undo undo;
        play(*move, undo, ply + 1);
        const bool threat = at(ply + 1).threatened;
        Score score = 0;
        if (tried == 1) {
            score = -search(-beta, -alpha, depth - 1, ply + 1, true);
        } else {
            int reduced = 0;
            if (has(Feature::LateMoveReduction) && depth >= 2 && tried > 3 && quiet && !threat &&
                !danger) {
                reduced = reduction(depth, tried) - (is_pv ? 1 : 0);
                reduced -= order_.history(opponent(position_.side_to_move()), *move) / 6000;
                reduced = std::clamp(reduced, 0, depth - 1);
            }
            score = -search(-alpha - 1, -alpha, depth - 1 - reduced, ply + 1, true);
            if (score > alpha && reduced > 0)
                score = -search(-alpha - 1, -alpha, depth - 1, ply + 1, true);
            if (score > alpha && score < beta)
                score = -search(-beta, -alpha, depth - 1, ply + 1, true);
        }
        take_back(*move, undo);
        if (stopped_) return 0;
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                best_move = move;
                set_line(ply, *move);
            }
        }
        if (alpha >= beta) {
            if (quiet) {
                order_.reward(position_.side_to_move(), *move,
                              std::span(quiets.data(), quiet_count), depth, at(ply).killers);
            }
            break;
        }
        if (quiet && quiet_count < quiets.size()) quiets[quiet_count++] = *move;
    }
    if (tried == 0) return loss_in(ply);  // mate or stalemate
    const Bound bound =
        best >= beta ? Bound::Lower : (best > first_alpha ? Bound::Exact : Bound::Upper);
    shared_.table.store(position_.hash(), ply, {best_move, best, depth, bound});
    return best;
}

Score Worker::standing() {
    const std::uint64_t hash = position_.hash();
    std::uint64_t& entry = standings_[hash % kStandings];
    constexpr std::uint64_t kScoreBits = 0xFFFF;
    if ((entry & ~kScoreBits) == (hash & ~kScoreBits) && entry != 0)
        return static_cast<std::int16_t>(entry & kScoreBits);
    const Score score = evaluate(position_, weights_);
    entry = (hash & ~kScoreBits) | static_cast<std::uint16_t>(score);
    return score;
}

void Worker::set_line(int ply, Move move) {
    std::vector<Move>& line = at(ply).best_line;
    const std::vector<Move>& rest = at(ply + 1).best_line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

}  // namespace taiji::engine
