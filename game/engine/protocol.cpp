#include "game/engine/protocol.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "game/engine/levels.hpp"
#include "game/engine/time_manager.hpp"
#include "game/engine/weights_text.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::engine {
namespace {

constexpr std::size_t kDefaultHash = 64;  // MiB
constexpr std::int64_t kMaxHash = 16'384;
constexpr std::int64_t kMaxThreads = 256;
constexpr std::int64_t kMaxLines = 64;
constexpr std::int64_t kOverheadMs = 30;

std::vector<std::string_view> split(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string_view> words;
    std::size_t at = text.find_first_not_of(kBlanks);
    while (at != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

std::string join(std::span<const std::string_view> words) {
    std::string out;
    for (std::string_view word : words) {
        if (!out.empty()) out += ' ';
        out += word;
    }
    return out;
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(),
                                              [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

/// What a `go` command asks for.
struct Protocol::Go {
    Limits limits;
    ClockState clocks[2];
    bool has_clock[2] = {false, false};
    std::optional<std::int64_t> move_time_ms;
    std::optional<int> perft_depth;
    bool without_end = false;
    bool ponder = false;
};

Protocol::Protocol(ProtocolHost host, std::shared_ptr<const Board> board)
    : host_(std::move(host)),
      board_(std::move(board)),
      table_(kDefaultHash),
      search_(table_, {host_.now_ms, [this](const Report& r) { report(r); }}) {
    line_.push_back(*Position::start(*board_));
}

Protocol::~Protocol() {
    stop();
}

void Protocol::write(std::string_view line) {
    const std::scoped_lock lock(write_mutex_);
    host_.write_line(line);
}

bool Protocol::handle(std::string_view line) {
    const std::vector<std::string_view> words = split(line);
    // Unknown words before a command are skipped, as UCI asks.
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Words rest(words.data() + i + 1, words.size() - i - 1);
        const std::string_view word = words[i];
        if (word == "quit") return false;
        if (word == "uci") return introduce(), true;
        if (word == "isready") return write("readyok"), true;
        if (word == "setoption") return set_option(rest), true;
        if (word == "ucinewgame") return stop(), table_.clear(), true;
        if (word == "position") return set_position(rest), true;
        if (word == "go") return go(rest), true;
        if (word == "stop") return stop(), true;
        if (word == "ponderhit") return ponder_hit(), true;
        if (word == "d") return show(), true;
        if (word == "eval") return evaluate_position(), true;
    }
    return true;
}

void Protocol::introduce() {
    write("id name Taiji " + host_.version);
    write("id author the Taiji founders");
    write(fmt::format("option name Threads type spin default 1 min 1 max {}", kMaxThreads));
    write(
        fmt::format("option name Hash type spin default {} min 1 max {}", kDefaultHash, kMaxHash));
    write(fmt::format("option name MultiPV type spin default 1 min 1 max {}", kMaxLines));
    write("option name Level type spin default 8 min 1 max 8");
    write("option name Ponder type check default false");
    write("option name UCI_Variant type combo default taiji var taiji");
    write("option name Board type string default <empty>");
    write("option name Without type string default <empty>");
    write("option name Weights type string default <empty>");
    write("option name Clear Hash type button");
    write("uciok");
}

void Protocol::set_option(Words words) {
    stop();
    const auto name_at = std::find(words.begin(), words.end(), "name");
    const auto value_at = std::find(name_at, words.end(), "value");
    if (name_at == words.end()) return complain("setoption without a name");
    const std::string name = join({name_at + 1, value_at});
    const std::string value = value_at == words.end() ? "" : join({value_at + 1, words.end()});
    const auto is = [&](std::string_view other) { return same_ignoring_case(name, other); };
    const auto spin = [&](std::int64_t low, std::int64_t high) -> std::optional<std::int64_t> {
        const std::optional<std::int64_t> n = parse_number<std::int64_t>(value);
        if (n && *n >= low && *n <= high) return n;
        complain(fmt::format("option {} value \"{}\"; expected {} to {}", name, value, low, high));
        return std::nullopt;
    };
    if (is("Threads")) {
        if (const auto n = spin(1, kMaxThreads)) options_.threads = static_cast<int>(*n);
    } else if (is("Hash")) {
        const auto n = spin(1, kMaxHash);
        if (n && !table_.resize(static_cast<std::size_t>(*n))) {
            complain(fmt::format("not enough memory for a hash table of {} MiB; it stays as it was",
                                 *n));
        }
    } else if (is("MultiPV")) {
        if (const auto n = spin(1, kMaxLines)) options_.lines = static_cast<int>(*n);
    } else if (is("Level")) {
        if (const auto n = spin(1, 8)) level_ = static_cast<std::size_t>(*n);
    } else if (is("Clear Hash")) {
        table_.clear();
    } else if (is("UCI_Variant")) {
        if (value != "taiji")
            complain(fmt::format("variant \"{}\"; this engine plays taiji only", value));
    } else if (is("Board")) {
        if (value.empty() || value == "<empty>") return;
        auto board = host_.load_board(value);
        if (!board) return complain(board.error().message);
        board_ = *std::move(board);
        line_.assign(1, *Position::start(*board_));
        table_.clear();
    } else if (is("Without")) {
        leave_out(value);
    } else if (is("Weights")) {
        set_weights(value);
    } else if (!is("Ponder")) {
        complain(fmt::format("no option \"{}\"", name));
    }
}

void Protocol::leave_out(std::string_view name) {
    if (name.empty() || name == "<empty>") {
        options_.features = {};
        options_.weights = {};
        return;
    }
    if (const auto feature = feature_of(name)) return options_.features.leave_out(*feature);
    bool found = false;
    for_each_weight(options_.weights, [&](std::string_view term, int& weight) {
        if (term != name) return;
        found = true;
        weight = 0;
    });
    if (!found) complain(fmt::format("no part of the engine is called \"{}\"", name));
}

void Protocol::set_weights(std::string_view text) {
    if (text.empty() || text == "<empty>") {
        options_.weights = {};
        return;
    }
    const Result<Weights> weights = parse_weights(text);
    if (!weights) return complain(weights.error().message);
    options_.weights = *weights;
}

void Protocol::set_position(Words words) {
    stop();
    const auto moves_at = std::find(words.begin(), words.end(), "moves");
    const Words head(words.begin(), moves_at);
    if (head.empty()) return complain("position: expected startpos or tfen");
    Result<Position> first = fail("position \"{}\"; expected startpos or tfen", head.front());
    if (head.front() == "startpos") {
        first = Position::start(*board_);
    } else if (head.front() == "tfen") {
        first = parse_tfen(*board_, join(head.subspan(1)));
    }
    if (!first) return complain(first.error().message);
    std::vector<Position> line{*first};
    for (auto word = moves_at == words.end() ? moves_at : moves_at + 1; word != words.end();
         ++word) {
        const Result<Move> move = parse_move(line.back(), *word);
        if (!move) return complain(move.error().message);
        Position next = line.back();
        Undo undo;
        next.make(*move, undo);
        line.push_back(next);
    }
    line_ = std::move(line);
}

void Protocol::go(Words words) {
    stop();
    Go go;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const std::optional<std::int64_t> n =
            i + 1 < words.size() ? parse_number<std::int64_t>(words[i + 1]) : std::nullopt;
        const std::int64_t amount = n.value_or(0);
        const auto at_least = [&](std::int64_t low) {
            return std::clamp<std::int64_t>(amount, low, 1'000'000'000);
        };
        if (word == "infinite") go.without_end = true;
        if (word == "ponder") go.ponder = true;
        if (word == "searchmoves") {
            for (std::size_t j = i + 1; j < words.size(); ++j) {
                const Result<Move> move = parse_move(line_.back(), words[j]);
                if (!move) break;
                go.limits.only.push_back(*move);
            }
        }
        if (!n) continue;
        if (word == "wtime" || word == "btime") {
            go.clocks[word == "btime"].remaining_ms = at_least(1);
            go.has_clock[word == "btime"] = true;
        } else if (word == "winc" || word == "binc") {
            go.clocks[word == "binc"].increment_ms = at_least(0);
        } else if (word == "movestogo") {
            go.clocks[0].moves_to_go = go.clocks[1].moves_to_go = static_cast<int>(at_least(1));
        } else if (word == "depth") {
            go.limits.depth = static_cast<int>(std::clamp<std::int64_t>(amount, 1, kMaxPly - 1));
        } else if (word == "nodes") {
            go.limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(amount, 1));
        } else if (word == "movetime") {
            go.move_time_ms = at_least(1);
        } else if (word == "mate") {
            go.limits.decided_plies =
                static_cast<int>(2 * std::clamp<std::int64_t>(amount, 1, kMaxPly / 2) - 1);
        } else if (word == "perft") {
            go.perft_depth = static_cast<int>(std::clamp<std::int64_t>(amount, 0, 20));
        }
    }
    if (go.perft_depth) return perft_divided(*go.perft_depth);

    const auto side = static_cast<std::size_t>(line_.back().side_to_move());
    std::optional<TimePlan> plan;
    if (go.move_time_ms) {
        plan = plan_time({*go.move_time_ms, 0, 1}, std::min(kOverheadMs, *go.move_time_ms / 4));
        plan->soft_ms = plan->hard_ms;
    } else if (go.has_clock[side]) {
        plan = plan_time(go.clocks[side], kOverheadMs);
    }
    // Without any limit UCI means to think until stopped.
    const bool limited = plan || go.limits.depth || go.limits.nodes || go.limits.decided_plies ||
                         levels()[level_ - 1].nodes != 0;
    may_answer_ = !go.ponder && !go.without_end && limited;
    on_hit_ = go.ponder && !go.without_end ? plan : std::nullopt;
    pondering_ = go.ponder;
    search_.arm(may_answer_ ? plan : std::nullopt);
    thinker_ = std::thread([this, go] { think(go); });
}

void Protocol::think(const Go& go) {
    const Level& level = levels()[level_ - 1];
    Limits limits = go.limits;
    SearchOptions options = options_;
    if (level.nodes != 0) {
        limits.nodes = std::min(limits.nodes.value_or(level.nodes), level.nodes);
        options.threads = 1;
        options.lines = std::max(options.lines, level.lines);
    }
    const Position& position = line_.back();
    const Report found = search_.run(line_, limits, options);
    std::unique_lock lock(wait_mutex_);
    answer_.wait(lock, [this] { return may_answer_; });
    lock.unlock();
    if (found.lines.empty()) return write("bestmove (none)");
    const Line& chosen = choose(found.lines, level, position.hash() + position.move_number());
    std::string answer = "bestmove " + move_text(*board_, chosen.moves.front());
    if (chosen.moves.size() > 1) answer += " ponder " + move_text(*board_, chosen.moves[1]);
    write(answer);
}

void Protocol::stop() {
    {
        const std::scoped_lock lock(wait_mutex_);
        may_answer_ = true;
        pondering_ = false;
    }
    answer_.notify_all();
    if (!thinker_.joinable()) return;
    search_.stop();
    thinker_.join();
}

void Protocol::ponder_hit() {
    {
        const std::scoped_lock lock(wait_mutex_);
        if (!std::exchange(pondering_, false)) return;
        may_answer_ = true;
    }
    if (on_hit_) search_.begin_time(*on_hit_);
    answer_.notify_all();
}

std::string Protocol::score_text(Score score) const {
    if (!is_decided(score)) return fmt::format("cp {}", score);
    const int plies = plies_to_end(score);
    return fmt::format("mate {}", plies > 0 ? (plies + 1) / 2 : plies / 2);
}

void Protocol::report(const Report& report) {
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const Line& line = report.lines[i];
        std::string text = fmt::format(
            "info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull {} time {} pv",
            report.depth, report.deepest, i + 1, score_text(line.score), report.nodes,
            report.nodes * 1000 /
                static_cast<std::uint64_t>(std::max<std::int64_t>(1, report.elapsed_ms)),
            table_.permille_full(), report.elapsed_ms);
        for (const Move& move : line.moves) text += ' ' + move_text(*board_, move);
        write(text);
    }
}

void Protocol::perft_divided(int depth) {
    const Position& position = line_.back();
    std::uint64_t total = depth == 0 ? 1 : 0;
    MoveList moves;
    legal_moves(position, moves);
    for (const Move& move : moves) {
        if (depth == 0) break;
        Position next = position;
        Undo undo;
        next.make(move, undo);
        const std::uint64_t count = perft(next, depth - 1);
        write(fmt::format("{}: {}", move_text(*board_, move), count));
        total += count;
    }
    write(fmt::format("nodes {}", total));
}

void Protocol::show() {
    const Position& position = line_.back();
    write(fmt::format("tfen {}", tfen(position)));
    write(fmt::format("hash {:016x}", position.hash()));
    if (const auto end = game_end(line_)) {
        write(fmt::format("result {} {}", result_text(*end), ending_text(end->how)));
    }
}

void Protocol::evaluate_position() {
    const Position& position = line_.back();
    const Score score = evaluate(position, options_.weights);
    write(
        fmt::format("eval {} for White", position.side_to_move() == Side::White ? score : -score));
}

}  // namespace taiji::engine
