#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/storage/kept_game.hpp"

namespace taiji {

/// The player's games: the one that is on (current.taiji), those that were put away (games.taiji),
/// and the names of files opened or saved lately (recent.json). One program at a time.
class GameStore {
  public:
    static constexpr std::size_t kMostRecent = 10;

    /// `folder`: nothing: nothing is read or written. Error: the folder cannot be made, or another
    /// program that runs keeps its game there.
    static Result<GameStore> open(const std::optional<std::filesystem::path>& folder);
    /// Keeps nothing.
    GameStore() = default;
    GameStore(GameStore&& other) noexcept;
    GameStore& operator=(GameStore&& other) noexcept;
    ~GameStore();

    struct Loaded {
        std::optional<KeptGame> kept;
        std::vector<std::string> problems;
        std::optional<std::filesystem::path> set_aside;  ///< where the faulty file is now
    };
    [[nodiscard]] Loaded load(const std::shared_ptr<const Board>& board);
    /// The game that is on.
    [[nodiscard]] Result<void> save(const KeptGame& kept);
    /// Adds a game that is not on any more to those that were put away.
    [[nodiscard]] Result<void> put_away(const Record& record);
    /// No game is on.
    [[nodiscard]] Result<void> forget();

    [[nodiscard]] const std::vector<std::filesystem::path>& recent() const { return recent_; }
    [[nodiscard]] Result<void> add_recent(const std::filesystem::path& file);

  private:
    void close();
    void load_recent(Loaded& to);

    std::optional<std::filesystem::path> folder_;
    int lock_ = -1;
    std::vector<std::filesystem::path> recent_;
};

}  // namespace taiji
