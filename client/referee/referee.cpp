#include "client/referee/referee.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "client/uci/monotonic_ms.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

constexpr std::int64_t kHandshakeMs = 10'000;
constexpr std::int64_t kUntimedPatienceMs = 600'000;
constexpr std::int64_t kGraceMs = 100;  // between the clock and the referee's own scheduling

std::string go_command(const ThinkingLimits& limits, const Clocks& clocks) {
    std::string text = "go";
    if (const auto* base = std::get_if<BaseTime>(&limits.time_control)) {
        text +=
            fmt::format(" wtime {} btime {} winc {} binc {}", clocks[Side::White].count,
                        clocks[Side::Black].count, base->increment.count, base->increment.count);
    } else if (const auto* move = std::get_if<TimePerMove>(&limits.time_control)) {
        text += fmt::format(" movetime {}", move->time.count);
    }
    if (limits.depth) text += fmt::format(" depth {}", *limits.depth);
    if (limits.nodes) text += fmt::format(" nodes {}", *limits.nodes);
    return text;
}

/// The evaluation in an `info … score …` line, from the mover's side; nothing in others.
std::optional<Evaluation> score_in(std::string_view line, Side mover) {
    const auto number_after = [&](std::string_view key) -> std::optional<int> {
        const std::size_t at = line.find(key);
        if (at == std::string_view::npos) return std::nullopt;
        return std::atoi(std::string(line.substr(at + key.size(), 12)).c_str());
    };
    const int sign = mover == Side::White ? 1 : -1;
    if (const auto cp = number_after(" score cp ")) return Hundredths{sign * *cp};
    if (const auto mate = number_after(" score mate ")) return WinIn{sign * *mate};
    return std::nullopt;
}

/// Two engines at one table, playing game after game.
class Table {
  public:
    Table(std::shared_ptr<const Board> board, const MatchPlan& plan)
        : board_(std::move(board)), plan_(plan) {}

    Result<void> seat_engines() {
        for (std::size_t i = 0; i < 2; ++i) {
            if (auto ok = restart(i); !ok) return ok;
        }
        return {};
    }

    /// Precondition: the engines are seated.
    PlayedGame play(std::uint64_t number, std::size_t white, const Opening& opening);

  private:
    struct Answer {
        std::optional<Move> move;
        std::optional<Evaluation> evaluation;
        std::string fault;  ///< why there is no move
    };

    Result<void> restart(std::size_t engine) {
        auto process = EngineProcess::start(plan_.engines[engine]);
        if (!process) return tl::unexpected(process.error());
        engines_[engine] = *std::move(process);
        return engines_[engine]->shake_hands(plan_.engines[engine], kHandshakeMs);
    }
    [[nodiscard]] Answer ask(std::size_t engine, const Match& match, const std::string& position);
    [[nodiscard]] std::int64_t patience(const Match& match) const;
    void play_moves(Match& match, std::size_t white, std::vector<std::optional<Evaluation>>& scores,
                    PlayedGame& game);

    std::shared_ptr<const Board> board_;
    const MatchPlan& plan_;
    std::array<std::optional<EngineProcess>, 2> engines_;
};

std::int64_t Table::patience(const Match& match) const {
    if (std::holds_alternative<Untimed>(match.time_control())) return kUntimedPatienceMs;
    return match.clocks()[match.side_to_move()].count + kGraceMs;
}

Table::Answer Table::ask(std::size_t engine, const Match& match, const std::string& position) {
    EngineProcess& process = *engines_[engine];
    const Side mover = match.side_to_move();
    process.send(position);
    const std::int64_t deadline = monotonic_ms() + patience(match);
    process.send(go_command(plan_.limits, match.clocks()));
    Answer answer;
    std::string line;
    while (true) {
        switch (process.read_line(line, std::max<std::int64_t>(0, deadline - monotonic_ms()))) {
            case EngineProcess::Read::TimeOut:
                answer.fault = "did not answer in time";
                return answer;
            case EngineProcess::Read::Closed:
                answer.fault = "ended in the middle of a game";
                return answer;
            case EngineProcess::Read::Line:
                break;
        }
        if (const auto score = score_in(line, mover)) answer.evaluation = score;
        constexpr std::string_view kBest = "bestmove ";
        if (!line.starts_with(kBest)) continue;
        const std::string text =
            line.substr(kBest.size(), line.find(' ', kBest.size()) - kBest.size());
        const Result<Move> move = parse_move(match.position(), text);
        if (move) {
            answer.move = *move;
        } else {
            answer.fault = "answered with a move that is not legal: " + move.error().message;
        }
        return answer;
    }
}

void Table::play_moves(Match& match, std::size_t white,
                       std::vector<std::optional<Evaluation>>& scores, PlayedGame& game) {
    std::string position = "position tfen " + tfen(match.line().front());
    bool has_moves = false;
    const auto add_move = [&](Move move) {
        position += has_moves ? " " : " moves ";
        position += move_text(*board_, move);
        has_moves = true;
    };
    for (const Ply& ply : match.plies()) add_move(ply.move);
    while (!match.end()) {
        if (plan_.adjudicate_plies &&
            match.plies().size() >= static_cast<std::size_t>(*plan_.adjudicate_plies)) {
            game.note = "drawn by the limit of plies";
            static_cast<void>(match.offer_draw(Side::White));
            static_cast<void>(match.accept_draw(Side::Black));
            return;
        }
        const Side side = match.side_to_move();
        const std::size_t engine = side == Side::White ? white : 1 - white;
        const std::int64_t begin = monotonic_ms();
        const Answer answer = ask(engine, match, position);
        const std::int64_t used = monotonic_ms() - begin;
        if (!answer.move) {
            game.note = fmt::format("{} {}", plan_.names[engine], answer.fault);
            if (!match.elapse({used})) static_cast<void>(match.forfeit(side));
            engines_[engine].reset();
            return;
        }
        if (match.elapse({used})) return;
        static_cast<void>(match.play(*answer.move));
        scores.push_back(answer.evaluation);
        add_move(*answer.move);
    }
}

PlayedGame Table::play(std::uint64_t number, std::size_t white, const Opening& opening) {
    PlayedGame game;
    game.number = number;
    game.white = white;
    MatchSetup setup{board_,
                     {{plan_.names[white], plan_.names[1 - white]}},
                     plan_.limits.time_control,
                     opening.start};
    Match match = *Match::begin(std::move(setup));
    std::vector<std::optional<Evaluation>> scores;
    for (const Move& move : opening.moves) {
        if (!match.play(move)) break;
        scores.emplace_back();
    }
    for (std::size_t i = 0; i < 2; ++i) {
        Result<void> ready;
        if (engines_[i]) {
            engines_[i]->send("ucinewgame");
            ready = engines_[i]->wait_ready(kHandshakeMs);
        } else {
            ready = restart(i);
        }
        if (ready) continue;
        game.note = ready.error().message;
        engines_[i].reset();
        static_cast<void>(match.forfeit(i == white ? Side::White : Side::Black));
    }
    play_moves(match, white, scores, game);
    game.record = record_of(match);
    for (std::size_t i = 0; i < game.record.plies.size() && i < scores.size(); ++i) {
        game.record.plies[i].evaluation = scores[i];
    }
    game.record.round = std::to_string(number);
    if (!game.note.empty() && !game.record.plies.empty())
        game.record.plies.back().comment = game.note;
    return game;
}

/// Half points of the first engine.
int half_points(const PlayedGame& game) {
    const std::optional<GameEnd>& end = game.record.end;
    if (!end || !end->winner) return 1;
    const bool white_won = *end->winner == Side::White;
    return white_won == (game.white == 0) ? 2 : 0;
}

void count(Tally& tally, int half) {
    tally.wins += half == 2 ? 1U : 0U;
    tally.draws += half == 1 ? 1U : 0U;
    tally.losses += half == 0 ? 1U : 0U;
}

}  // namespace

Result<Tally> play_match(const std::shared_ptr<const Board>& board, const MatchPlan& plan,
                         const std::function<void(const PlayedGame&, const Tally&)>& done) {
    const std::uint64_t pairs = (plan.games + 1) / 2;
    std::atomic<std::uint64_t> next_pair{0};
    std::atomic<bool> decided{false};
    std::mutex mutex;
    Tally tally;
    std::optional<Error> error;
    const auto sit_at_table = [&] {
        Table table(board, plan);
        if (auto ok = table.seat_engines(); !ok) {
            const std::scoped_lock lock(mutex);
            error = ok.error();
            decided = true;
            return;
        }
        while (!decided) {
            const std::uint64_t pair = next_pair++;
            if (pair >= pairs) return;
            const Opening opening = plan.opening(pair);
            int half = 0;
            for (std::size_t white : {0U, 1U}) {
                const PlayedGame game = table.play(2 * pair + 1 + white, white, opening);
                const std::scoped_lock lock(mutex);
                half += half_points(game);
                count(tally, half_points(game));
                if (white == 1) ++tally.pairs[static_cast<std::size_t>(half)];
                done(game, tally);
            }
            const std::scoped_lock lock(mutex);
            if (plan.sprt && sprt_verdict(sprt_ratio(tally, *plan.sprt)) != SprtVerdict::Open) {
                decided = true;
            }
        }
    };
    {
        std::vector<std::jthread> tables;
        for (int i = 0; i < plan.concurrency; ++i) tables.emplace_back(sit_at_table);
    }
    if (error) return tl::unexpected(*error);
    return tally;
}

}  // namespace taiji
