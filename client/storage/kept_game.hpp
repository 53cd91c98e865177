#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "client/play/game.hpp"
#include "client/storage/saved_camera.hpp"
#include "game/match/record_notes.hpp"

namespace taiji {

/// The game that is on and how it is looked at, as one record: what the record format has no word
/// for stands in tags of this program (docs/records.md). One file, so that its parts always belong
/// together.
struct KeptGame {
    play::Game game;
    std::optional<SavedCamera> camera;
    RecordNotes notes{};
};

/// The match as a record with the names of the players and what was noted of it.
[[nodiscard]] Record record_of_game(const play::Game& game, const RecordNotes& notes);

[[nodiscard]] std::string kept_game_text(const KeptGame& kept);

/// What could be read of a kept game.
struct ReadKeptGame {
    std::optional<KeptGame> kept;       ///< as far as it was good; nothing: not even its start
    std::size_t games = 0;              ///< in the text; the first that can be read is taken
    std::vector<std::string> problems;  ///< what is wrong where, with `name`
};
[[nodiscard]] ReadKeptGame read_kept_game(const std::shared_ptr<const Board>& board,
                                          std::string_view text, std::string_view name);

}  // namespace taiji
