#include <algorithm>
#include <utility>

#include "game/engine/reduction.hpp"
#include "game/engine/worker.hpp"

namespace taiji::engine {

std::vector<Line> Worker::iterate(int depth, int lines, const std::vector<Line>& before) {
    std::vector<Line> found;
    depth_ = depth;
    order_.age();
    if (depth == 1 && lines > 1) return look_at_all(lines);
    for (std::size_t n = 0; n < static_cast<std::size_t>(lines) && n < root_moves_.size(); ++n) {
        Score window = 40;
        const bool aspire = has(Feature::Aspiration) && depth >= 4 && n < before.size() &&
                            !is_decided(before[n].score);
        Score alpha = aspire ? before[n].score - window : -kInfinite;
        Score beta = aspire ? before[n].score + window : kInfinite;
        while (true) {
            Line line = search_root(depth, alpha, beta, n);
            // A stopped iteration counts only as far as its first move was searched to the end.
            if (stopped_ && line.moves.empty()) return found;
            if (!stopped_ && line.score <= alpha && alpha > -kInfinite) {
                window *= 3;
                alpha = window > 1000 ? -kInfinite : line.score - window;
            } else if (!stopped_ && line.score >= beta && beta < kInfinite) {
                window *= 3;
                beta = window > 1000 ? kInfinite : line.score + window;
            } else {
                found.push_back(std::move(line));
                break;
            }
        }
        const auto best =
            std::find(root_moves_.begin(), root_moves_.end(), found.back().moves.front());
        std::rotate(root_moves_.begin() + static_cast<std::ptrdiff_t>(n), best, best + 1);
        if (stopped_) break;
    }
    count_nodes();
    return found;
}

std::vector<Line> Worker::look_at_all(int lines) {
    const Point enemy_seat = position_.board().seat(opponent(position_.side_to_move()));
    std::vector<Line> found;
    for (const Move& move : root_moves_) {
        Line line{win_in(1), {move}};
        if (move.to != enemy_seat) {
            Undo undo;
            play(move, undo, 1);
            line.score = -search(-kInfinite, kInfinite, 0, 1, true);
            take_back(move, undo);
            line.moves.insert(line.moves.end(), at(1).best_line.begin(), at(1).best_line.end());
        }
        if (stopped_) break;
        found.push_back(std::move(line));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Line& a, const Line& b) { return a.score > b.score; });
    if (!stopped_) {
        for (std::size_t i = 0; i < found.size(); ++i) root_moves_[i] = found[i].moves.front();
    }
    found.resize(std::min(found.size(), static_cast<std::size_t>(lines)));
    count_nodes();
    return found;
}

Line Worker::search_root(int depth, Score alpha, Score beta, std::size_t skip) {
    Line best;
    const Point enemy_seat = position_.board().seat(opponent(position_.side_to_move()));
    for (std::size_t i = skip; i < root_moves_.size(); ++i) {
        const Move move = root_moves_[i];
        Score score = 0;
        if (move.to == enemy_seat) {
            score = win_in(1);
            at(1).best_line.clear();
        } else {
            Undo undo;
            play(move, undo, 1);
            if (best.moves.empty()) {
                score = -search(-beta, -alpha, depth - 1, 1, true);
            } else {
                const int reduced = has(Feature::LateMoveReduction) && i > 3 + skip && depth >= 3 &&
                                            !is_taking(move) && !at(1).threatened
                                        ? reduction(depth, static_cast<int>(i - skip)) / 2
                                        : 0;
                score = -search(-alpha - 1, -alpha, depth - 1 - reduced, 1, true);
                if (score > alpha && reduced > 0)
                    score = -search(-alpha - 1, -alpha, depth - 1, 1, true);
                if (score > alpha) score = -search(-beta, -alpha, depth - 1, 1, true);
            }
            take_back(move, undo);
        }
        if (stopped_) break;
        if (best.moves.empty() || score > alpha) {
            best.score = score;
            best.moves.assign(1, move);
            best.moves.insert(best.moves.end(), at(1).best_line.begin(), at(1).best_line.end());
            // A better move stands first when the next iteration begins, even if this one is
            // stopped.
            std::rotate(root_moves_.begin() + static_cast<std::ptrdiff_t>(skip),
                        root_moves_.begin() + static_cast<std::ptrdiff_t>(i),
                        root_moves_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace taiji::engine
