#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/sorted_moves.hpp"

namespace taiji::cli {

ExitCode list_moves(const Position& position, Output& out) {
    for (const NamedMove& named : sorted_moves(position)) out.print("{}\n", named.text);
    return ExitCode::Fine;
}

}  // namespace taiji::cli
