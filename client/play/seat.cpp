#include "client/play/seat.hpp"

#include <fmt/format.h>

#include "base/check.hpp"
#include "client/uci/engine_process.hpp"
#include "game/engine/levels.hpp"

namespace taiji::play {
namespace {

struct Namer {
    std::string operator()(const Human&) const { return "Human"; }
    std::string operator()(const Computer& computer) const {
        const auto& levels = engine::levels();
        TAIJI_CHECK(computer.level >= 1 && computer.level <= static_cast<int>(levels.size()));
        return fmt::format("Taiji, level {} ({})", computer.level,
                           levels[static_cast<std::size_t>(computer.level) - 1].en);
    }
    std::string operator()(const ExternalEngine& engine) const {
        const Result<EngineCommand> command = EngineCommand::parse(engine.command);
        if (!command) return engine.command;
        const std::string& program = command->words.front();
        return program.substr(program.find_last_of('/') + 1);
    }
};

}  // namespace

std::string player_name(const Seat& seat) {
    return std::visit(Namer{}, seat);
}

}  // namespace taiji::play
