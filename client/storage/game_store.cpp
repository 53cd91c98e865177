#include "client/storage/game_store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "base/system_reason.hpp"
#include "client/common/read_file.hpp"
#include "client/storage/files.hpp"

namespace taiji {
namespace {

constexpr const char* kCurrent = "current.taiji";
constexpr const char* kPutAway = "games.taiji";
constexpr const char* kRecent = "recent.json";
constexpr const char* kLock = "lock";

bool is_there(const std::filesystem::path& file) {
    std::error_code error;
    return std::filesystem::exists(file, error);
}

}  // namespace

Result<GameStore> GameStore::open(const std::optional<std::filesystem::path>& folder) {
    GameStore made;
    if (!folder) return made;
    std::error_code error;
    std::filesystem::create_directories(*folder, error);
    if (error) return fail("the folder {} cannot be made: {}", folder->string(), error.message());
    // Held until the process ends, however it ends.
    made.lock_ = ::open((*folder / kLock).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (made.lock_ < 0) {
        return fail("nothing can be written into {}: {}", folder->string(), system_reason(errno));
    }
    if (::flock(made.lock_, LOCK_EX | LOCK_NB) != 0) {
        return fail("another window of this program keeps its game in {}", folder->string());
    }
    made.folder_ = folder;
    return made;
}

GameStore::GameStore(GameStore&& other) noexcept
    : folder_(std::exchange(other.folder_, std::nullopt)),
      lock_(std::exchange(other.lock_, -1)),
      recent_(std::move(other.recent_)) {}

GameStore& GameStore::operator=(GameStore&& other) noexcept {
    if (this != &other) {
        close();
        folder_ = std::exchange(other.folder_, std::nullopt);
        lock_ = std::exchange(other.lock_, -1);
        recent_ = std::move(other.recent_);
    }
    return *this;
}

GameStore::~GameStore() {
    close();
}

void GameStore::close() {
    if (lock_ >= 0) ::close(std::exchange(lock_, -1));
}

GameStore::Loaded GameStore::load(const std::shared_ptr<const Board>& board) {
    Loaded loaded;
    if (!folder_) return loaded;
    load_recent(loaded);
    const std::filesystem::path file = *folder_ / kCurrent;
    if (!is_there(file)) return loaded;
    const auto text = read_file(file);
    if (!text) {
        loaded.problems.push_back(text.error().message);
    } else {
        ReadKeptGame read = read_kept_game(board, *text, file.string());
        loaded.kept = std::move(read.kept);
        std::ranges::move(read.problems, std::back_inserter(loaded.problems));
        if (read.problems.empty()) return loaded;
    }
    if (auto aside = set_aside(file)) {
        loaded.set_aside = *std::move(aside);
    } else {
        loaded.problems.push_back(aside.error().message);
    }
    return loaded;
}

Result<void> GameStore::save(const KeptGame& kept) {
    if (!folder_) return {};
    return write_file_whole(*folder_ / kCurrent, kept_game_text(kept));
}

Result<void> GameStore::put_away(const Record& record) {
    if (!folder_) return {};
    return append_to_file(*folder_ / kPutAway, write_record(record));
}

Result<void> GameStore::forget() {
    if (!folder_) return {};
    return remove_file(*folder_ / kCurrent);
}

void GameStore::load_recent(Loaded& to) {
    const std::filesystem::path file = *folder_ / kRecent;
    if (!is_there(file)) return;
    const auto text = read_file(file);
    if (!text) {
        to.problems.push_back(text.error().message);
        return;
    }
    const auto json = nlohmann::json::parse(*text, nullptr, false);
    const bool good = json.is_array() &&
                      std::ranges::all_of(json, [](const auto& item) { return item.is_string(); });
    if (!good) {
        // A convenience, which the next file opened writes anew.
        to.problems.push_back(file.string() + ": expected a list of file names");
        return;
    }
    for (const auto& item : json) recent_.emplace_back(item.template get<std::string>());
    if (recent_.size() > kMostRecent) recent_.resize(kMostRecent);
}

Result<void> GameStore::add_recent(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::path absolute = std::filesystem::absolute(file, error);
    if (error) absolute = file;
    std::erase(recent_, absolute);
    recent_.insert(recent_.begin(), absolute);
    if (recent_.size() > kMostRecent) recent_.resize(kMostRecent);
    if (!folder_) return {};
    nlohmann::json json = nlohmann::json::array();
    for (const auto& path : recent_) json.push_back(path.string());
    return write_file_whole(
        *folder_ / kRecent,
        json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

}  // namespace taiji
