#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/engine_commands.hpp"
#include "client/engine_cli/input.hpp"
#include "client/world/world_board.hpp"
#include "game/rules/load_board.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::cli {
namespace {

constexpr int kMaxPerftDepth = 99;
constexpr int kMaxBenchDepth = 40;
constexpr int kDefaultBenchDepth = 6;

/// What the command line says.
struct Arguments {
    std::optional<std::string> board_file;
    std::optional<std::string> tfen;
    PerftRequest perft;
    std::string move;
    std::vector<std::string> files;
    int bench_depth = kDefaultBenchDepth;
    MatchRequest match;
};

/// The command line's grammar; parsing fills `arguments`.
class Grammar {
  public:
    explicit Grammar(Arguments& arguments) : arguments_(arguments) {
        app_.set_version_flag("--version", "taiji-engine " TAIJI_VERSION);
        app_.set_help_flag("-h,--help", "Print this help and exit");
        app_.require_subcommand(0, 1);
        app_.footer(
            "Exit codes: 0 fine; 1 the thing asked about failed; 2 bad usage (an option, a file, "
            "a\n"
            "position or a board that cannot be read). FILE can be - for standard input.");
        add_board(app_);

        moves = add(app_, "moves", "List the legal moves, sorted, one a line");
        add_tfen(*moves);
        perft = add(app_, "perft", "Count the legal move sequences of DEPTH moves");
        perft->add_option("DEPTH", arguments_.perft.depth, "Number of moves, 0 to 99")
            ->required()
            ->check(CLI::Range(0, kMaxPerftDepth));
        add_tfen(*perft);
        perft->add_flag("--divide", arguments_.perft.divide, "Also the count behind each move");
        show = add(app_, "show", "Print the board as text");
        add_tfen(*show);
        explain =
            add(app_, "explain", "Say what a move does, or why it is not legal (exit code 1)");
        explain->add_option("MOVE", arguments_.move, "The move, for example Ae4n2-e5n2")
            ->required();
        add_tfen(*explain);
        record = add(app_, "record", "Work with records of games");
        record->require_subcommand(1);
        record_check = add(*record, "check", "Replay every game of the files by the rules");
        add_files(*record_check);
        record_statistics =
            add(*record, "statistics", "Count results, endings and lengths of the files' games");
        add_files(*record_statistics);
        vectors = add(app_, "vectors", "Compare the rules with files of test vectors (JSON lines)");
        add_files(*vectors);
        bench = add(app_, "bench", "Search fixed positions and print the number of nodes");
        bench->add_option("DEPTH", arguments_.bench_depth, "Depth of the search")
            ->capture_default_str()
            ->check(CLI::Range(1, kMaxBenchDepth));
        match = add(app_, "match", "Let two engines play each other");
        add_match_options();
        tune = add(app_, "tune", "Fit the evaluation to recorded games and print its weights");
        add_files(*tune);
    }
    Grammar(const Grammar&) = delete;
    Grammar& operator=(const Grammar&) = delete;

    CLI::App& app() { return app_; }
    [[nodiscard]] const CLI::App& app() const { return app_; }

    CLI::App* moves = nullptr;
    CLI::App* perft = nullptr;
    CLI::App* show = nullptr;
    CLI::App* explain = nullptr;
    CLI::App* record = nullptr;
    CLI::App* record_check = nullptr;
    CLI::App* record_statistics = nullptr;
    CLI::App* vectors = nullptr;
    CLI::App* bench = nullptr;
    CLI::App* match = nullptr;
    CLI::App* tune = nullptr;

  private:
    CLI::App* add(CLI::App& parent, const std::string& name, const std::string& description) {
        CLI::App* command = parent.add_subcommand(name, description);
        add_board(*command);
        return command;
    }
    void add_board(CLI::App& command) {
        command.add_option("--board", arguments_.board_file, "Board file instead of the world")
            ->type_name("FILE");
    }
    void add_tfen(CLI::App& command) {
        command.add_option("--tfen", arguments_.tfen, "Position instead of the start position")
            ->type_name("TFEN");
    }
    void add_files(CLI::App& command) {
        command.add_option("FILE", arguments_.files, "Files to read, - for standard input")
            ->required();
    }

    void add_match_options() {
        MatchRequest& request = arguments_.match;
        match
            ->add_option("--engine", request.engines,
                         "An engine's command, with options as option.NAME=VALUE; given twice")
            ->type_name("COMMAND")
            ->required()
            ->expected(2)
            ->allow_extra_args(false);
        match->add_option("--games", request.games, "Number of games, in pairs with both colours")
            ->capture_default_str()
            ->check(CLI::Range(1, 1'000'000));
        match->add_option(
            "--tc", request.time_control,
            "Seconds for the game and for each move (10+0.1), or 1/0.1 for each move");
        match->add_option("--depth", request.depth, "Depth limit of each move")
            ->check(CLI::Range(1, 100));
        match->add_option("--nodes", request.nodes, "Node limit of each move")
            ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
        match
            ->add_option("--openings", request.openings,
                         "A file of records or positions, or random:PLIES")
            ->capture_default_str();
        match
            ->add_option("--start", request.start,
                         "Position before the random opening instead of the start position")
            ->type_name("TFEN");
        match->add_option("--seed", request.seed, "Seed of the random openings")
            ->capture_default_str();
        match->add_option("--concurrency", request.concurrency, "Games at the same time")
            ->capture_default_str()
            ->check(CLI::Range(1, 256));
        match
            ->add_option("--sprt", request.sprt,
                         "Stop when Elo difference E0 or E1 is decided (0,5)")
            ->type_name("E0,E1");
        match
            ->add_option("--draw-after", request.adjudicate_plies,
                         "Call a game drawn after so many plies")
            ->check(CLI::Range(1, 100'000));
        match->add_option("--out", request.out_file, "Append the games to this file of records")
            ->type_name("FILE");
    }

    Arguments& arguments_;
    CLI::App app_{
        "Taiji chess on the command line: rules, positions, records and the engine.\n"
        "Without a subcommand it speaks the engine protocol (docs/protocol.md).",
        "taiji-engine"};
};

Result<std::shared_ptr<const Board>> board_of(const std::optional<std::string>& chosen) {
    if (!chosen) return read_world_board();
    const Result<std::string> text = read_input(*chosen);
    if (!text) return tl::unexpected(text.error());
    return load_board(*text, input_name(*chosen));
}

Result<Position> position_of(const Board& board, const std::optional<std::string>& tfen) {
    if (!tfen) return Position::start(board);
    return parse_tfen(board, *tfen).map_error([](const Error& error) {
        return Error{fmt::format("--tfen: {}", error.message)};
    });
}

ExitCode refuse(const Error& error) {
    print_error(error.message);
    return ExitCode::BadUsage;
}

ExitCode run_command(const Grammar& grammar, const Arguments& arguments, Output& out) {
    const Result<std::shared_ptr<const Board>> board = board_of(arguments.board_file);
    if (!board) return refuse(board.error());
    if (grammar.vectors->parsed()) return check_vectors(**board, arguments.files, out);
    if (grammar.record_check->parsed()) return check_records(*board, arguments.files, out);
    if (grammar.record_statistics->parsed()) return sum_up_records(*board, arguments.files, out);

    if (grammar.bench->parsed()) return bench_search(**board, arguments.bench_depth, out);
    if (grammar.tune->parsed()) return tune_weights(*board, arguments.files, out);
    if (grammar.match->parsed()) return hold_match(*board, arguments.match, out);
    if (grammar.app().get_subcommands().empty()) return speak_protocol(*board);

    const Result<Position> position = position_of(**board, arguments.tfen);
    if (!position) return refuse(position.error());
    if (grammar.moves->parsed()) return list_moves(*position, out);
    if (grammar.perft->parsed()) return count_sequences(*position, arguments.perft, out);
    if (grammar.show->parsed()) return show_position(*position, out);
    return explain_move(*position, arguments.move, out);
}

/// What the command line library wants to say: help and version are answers, all else is bad usage.
ExitCode answer(const CLI::ParseError& error, const CLI::App& app, Output& out) {
    if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::Success)) {
        print_error(fmt::format("{} (taiji-engine --help tells the usage)", error.what()));
        return ExitCode::BadUsage;
    }
    std::ostringstream text;
    app.exit(error, text, text);
    out.print("{}", text.str());
    return ExitCode::Fine;
}

ExitCode run(int argc, char** argv, Output& out) {
    Arguments arguments;
    Grammar grammar(arguments);
    try {
        grammar.app().parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return answer(error, grammar.app(), out);
    }
    return run_command(grammar, arguments, out);
}

}  // namespace
}  // namespace taiji::cli

int main(int argc, char** argv) {
    using taiji::cli::ExitCode;
    std::signal(SIGPIPE, SIG_IGN);
    try {
        taiji::cli::Output out;
        ExitCode code = taiji::cli::run(argc, argv, out);
        if (const taiji::Result<void> written = out.finish(); !written) {
            taiji::cli::print_error(written.error().message);
            if (code == ExitCode::Fine) code = ExitCode::Failed;
        }
        return static_cast<int>(code);
    } catch (const std::exception& unforeseen) {
        // Memory that has run out, above all.
        taiji::cli::print_error(unforeseen.what());
        return static_cast<int>(ExitCode::Failed);
    }
}
