#include <charconv>
#include <fstream>

#include "client/common/read_file.hpp"
#include "client/engine_cli/engine_commands.hpp"
#include "client/referee/referee.hpp"
#include "game/match/clock.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::cli {
namespace {

Result<SprtBounds> parse_sprt(std::string_view text) {
    SprtBounds bounds;
    const std::size_t comma = text.find(',');
    const auto read = [](std::string_view part, double& value) {
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        return error == std::errc{} && end == part.data() + part.size();
    };
    if (comma == std::string_view::npos || !read(text.substr(0, comma), bounds.elo0) ||
        !read(text.substr(comma + 1), bounds.elo1) || bounds.elo0 >= bounds.elo1) {
        return fail("--sprt \"{}\": expected two Elo differences, the smaller first, such as 0,5",
                    text);
    }
    return bounds;
}

using OpeningSource = std::function<Opening(std::uint64_t pair)>;

Result<OpeningSource> opening_source(const std::shared_ptr<const Board>& board,
                                     const MatchRequest& request) {
    constexpr std::string_view kRandom = "random:";
    const std::string_view text = request.openings;
    if (text.starts_with(kRandom)) {
        int plies = 0;
        const std::string_view number = text.substr(kRandom.size());
        const auto [end, error] =
            std::from_chars(number.data(), number.data() + number.size(), plies);
        if (error != std::errc{} || end != number.data() + number.size() || plies < 0 ||
            plies > 100) {
            return fail("--openings \"{}\": expected random:PLIES with 0 to 100 plies", text);
        }
        const auto start =
            request.start ? parse_tfen(*board, *request.start) : Position::start(*board);
        if (!start) return fail("--start: {}", start.error().message);
        return OpeningSource([start = *start, plies, seed = request.seed](std::uint64_t pair) {
            return random_opening(start, plies, seed * 1'000'003 + pair);
        });
    }
    if (request.start) return fail("--start wants random openings; {} has its own", text);
    const Result<std::string> file = read_file(request.openings);
    if (!file) return tl::unexpected(file.error());
    auto openings = read_openings(board, *file, request.openings);
    if (!openings) return tl::unexpected(openings.error());
    return OpeningSource(
        [all = *std::move(openings)](std::uint64_t pair) { return all[pair % all.size()]; });
}

Result<MatchPlan> plan_of(const std::shared_ptr<const Board>& board, const MatchRequest& request) {
    MatchPlan plan;
    for (std::size_t i = 0; i < 2; ++i) {
        auto engine = EngineCommand::parse(request.engines[i]);
        if (!engine) return tl::unexpected(engine.error());
        plan.engines[i] = *std::move(engine);
        plan.names[i] = request.engines[i];
    }
    if (plan.names[0] == plan.names[1]) plan.names[1] += " (second)";
    plan.games = request.games;
    plan.limits.depth = request.depth;
    plan.limits.nodes = request.nodes;
    plan.concurrency = request.concurrency;
    plan.adjudicate_plies = request.adjudicate_plies;
    if (request.time_control) {
        const auto control = parse_time_control(*request.time_control);
        if (!control) return fail("--tc: {}", control.error().message);
        plan.limits.time_control = *control;
    }
    if (std::holds_alternative<Untimed>(plan.limits.time_control) && !request.depth &&
        !request.nodes) {
        return fail("expected a limit: --tc, --depth or --nodes");
    }
    if (request.sprt) {
        const auto bounds = parse_sprt(*request.sprt);
        if (!bounds) return tl::unexpected(bounds.error());
        plan.sprt = *bounds;
    }
    auto source = opening_source(board, request);
    if (!source) return tl::unexpected(source.error());
    plan.opening = *std::move(source);
    return plan;
}

void print_game(const PlayedGame& game, const Tally& tally, Output& out) {
    const auto& end = game.record.end;
    out.print("game {}: {} - {}: {} {}, {} plies ({}-{}-{}){}{}\n", game.number,
              game.record.players[Side::White], game.record.players[Side::Black],
              end ? result_text(*end) : "*", end ? ending_text(end->how) : "unfinished",
              game.record.plies.size(), tally.wins, tally.draws, tally.losses,
              game.note.empty() ? "" : "; ", game.note);
    out.flush();
}

void print_summary(const Tally& tally, const MatchPlan& plan, Output& out) {
    out.print("score of {} against {}: {} wins, {} draws, {} losses, {:.1f} %\n", plan.names[0],
              plan.names[1], tally.wins, tally.draws, tally.losses,
              tally.games() == 0 ? 0.0 : 100 * tally.points() / static_cast<double>(tally.games()));
    if (const auto elo = elo_estimate(tally)) {
        out.print("Elo difference: {:+.1f} +/- {:.1f} (95 %)\n", elo->difference, elo->error);
    }
    if (!plan.sprt) return;
    const double ratio = sprt_ratio(tally, *plan.sprt);
    const SprtVerdict verdict = sprt_verdict(ratio);
    out.print("SPRT {:g},{:g}: log-likelihood ratio {:.2f}, {}\n", plan.sprt->elo0, plan.sprt->elo1,
              ratio,
              verdict == SprtVerdict::Open   ? "undecided"
              : verdict == SprtVerdict::Elo1 ? "the higher is accepted"
                                             : "the lower is accepted");
}

}  // namespace

ExitCode hold_match(const std::shared_ptr<const Board>& board, const MatchRequest& request,
                    Output& out) {
    const auto plan = plan_of(board, request);
    if (!plan) {
        print_error(plan.error().message);
        return ExitCode::BadUsage;
    }
    std::ofstream file;
    if (request.out_file) {
        file.open(*request.out_file, std::ios::binary | std::ios::app);
        if (!file) {
            print_error(fmt::format("{}: cannot be written", *request.out_file));
            return ExitCode::BadUsage;
        }
    }
    const auto tally = play_match(board, *plan, [&](const PlayedGame& game, const Tally& so_far) {
        print_game(game, so_far, out);
        if (request.out_file) file << write_record(game.record) << std::flush;
    });
    if (!tally) {
        print_error(tally.error().message);
        return ExitCode::Failed;
    }
    print_summary(*tally, *plan, out);
    if (request.out_file && !file) {
        print_error(fmt::format("{}: could not be written to the end", *request.out_file));
        return ExitCode::Failed;
    }
    return ExitCode::Fine;
}

}  // namespace taiji::cli
