#include "client/storage/kept_game.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

#include "base/text.hpp"
#include "game/match/record_reader.hpp"

namespace taiji {
namespace {

constexpr PerSide<const char*> kSeatTags{{"WhiteSeat", "BlackSeat"}};
constexpr const char* kViewpointTag = "Viewpoint";
constexpr const char* kShownPlyTag = "ShownPly";
constexpr const char* kCameraTag = "Camera";

constexpr std::array<std::string_view, 3> kViewpoints = {"white", "black", "side_to_move"};
constexpr std::string_view kComputer = "computer ";
constexpr std::string_view kProgram = "program ";

std::string seat_text(const play::Seat& seat) {
    if (const auto* computer = std::get_if<play::Computer>(&seat)) {
        return fmt::format("{}{}", kComputer, computer->level);
    }
    if (const auto* program = std::get_if<play::ExternalEngine>(&seat)) {
        return fmt::format("{}{}", kProgram, program->command);
    }
    return "human";
}

std::optional<play::Seat> parse_seat(std::string_view text) {
    if (text == "human") return play::Human{};
    if (text.starts_with(kComputer)) {
        const auto level = parse_number<int>(text.substr(kComputer.size()));
        if (level && *level >= 1 && *level <= 8) return play::Computer{*level};
    }
    if (text.starts_with(kProgram)) {
        return play::ExternalEngine{std::string(text.substr(kProgram.size()))};
    }
    return std::nullopt;
}

std::string camera_text(const SavedCamera& camera) {
    return fmt::format("{:.6f} {:.6f} {:.6f} {:.6f} {:.6f} {}", camera.latitude, camera.longitude,
                       camera.distance, camera.tilt, camera.heading,
                       camera.flat ? "flat" : "globe");
}

std::optional<SavedCamera> parse_camera(std::string_view text) {
    SavedCamera camera;
    for (double SavedCamera::*part :
         {&SavedCamera::latitude, &SavedCamera::longitude, &SavedCamera::distance,
          &SavedCamera::tilt, &SavedCamera::heading}) {
        const auto blank = text.find(' ');
        const auto value = parse_number<double>(text.substr(0, blank));
        if (!value || !std::isfinite(*value) || blank == std::string_view::npos) {
            return std::nullopt;
        }
        camera.*part = *value;
        text.remove_prefix(blank + 1);
    }
    if (text != "flat" && text != "globe") return std::nullopt;
    camera.flat = text == "flat";
    return camera;
}

/// Takes the tags of this program out of a record; those that make no sense become problems.
class Tags {
  public:
    Tags(const Record& record, std::string_view name, std::vector<std::string>& problems)
        : record_(record), name_(name), problems_(problems) {}

    template <typename T, typename Parse>
    T read(const char* tag, T otherwise, Parse parse) {
        for (const Tag& candidate : record_.other_tags) {
            if (candidate.name != tag) continue;
            if (auto value = parse(candidate.value)) return *std::move(value);
            problems_.push_back(fmt::format("{}: the tag {} says \"{}\", which makes no sense",
                                            name_, tag, shown(candidate.value)));
        }
        return otherwise;
    }

  private:
    const Record& record_;
    std::string_view name_;
    std::vector<std::string>& problems_;
};

std::optional<play::Viewpoint> parse_viewpoint(std::string_view text) {
    for (std::size_t i = 0; i < kViewpoints.size(); ++i) {
        if (kViewpoints[i] == text) return static_cast<play::Viewpoint>(i);
    }
    return std::nullopt;
}

bool is_own_tag(std::string_view name) {
    return name == kSeatTags[Side::White] || name == kSeatTags[Side::Black] ||
           name == kViewpointTag || name == kShownPlyTag || name == kCameraTag;
}

}  // namespace

Record record_of_game(const play::Game& game, const RecordNotes& notes) {
    Record record = record_of(game.match());
    add_notes(record, notes);
    for (const Side side : kBothSides) {
        // People keep the name that the game knows them by.
        const play::Seat& seat = game.seats()[side];
        if (!play::is_human(seat)) record.players[side] = play::player_name(seat);
    }
    return record;
}

std::string kept_game_text(const KeptGame& kept) {
    Record record = record_of_game(kept.game, kept.notes);
    // The tags of this program must find room.
    constexpr std::size_t kOwnTags = 5;
    if (record.other_tags.size() + kOwnTags > Record::kMaxOtherTags) {
        record.other_tags.resize(Record::kMaxOtherTags - kOwnTags);
    }
    for (const Side side : kBothSides) {
        record.other_tags.push_back({kSeatTags[side], seat_text(kept.game.seats()[side])});
    }
    const auto viewpoint = static_cast<std::size_t>(kept.game.viewpoint());
    record.other_tags.push_back({kViewpointTag, std::string(kViewpoints[viewpoint])});
    record.other_tags.push_back({kShownPlyTag, std::to_string(kept.game.shown_ply())});
    if (kept.camera) record.other_tags.push_back({kCameraTag, camera_text(*kept.camera)});
    return write_record(record);
}

ReadKeptGame read_kept_game(const std::shared_ptr<const Board>& board, std::string_view text,
                            std::string_view name) {
    ReadKeptGame made;
    auto reader = RecordReader::open(board, text);
    if (!reader) {
        made.problems.push_back(fmt::format("{}: {}", name, reader.error().message));
        return made;
    }
    std::optional<Record> record;
    while (const auto game = reader->next()) {
        ++made.games;
        // Faults of later games do not matter here.
        if (record) continue;
        for (const RecordError& error : game->errors) made.problems.push_back(error.message(name));
        record = game->record;
    }
    if (made.games == 0) made.problems.push_back(fmt::format("{}: no game is in it", name));
    if (!record) return made;
    auto match = match_of(*record);
    if (!match) {
        made.problems.push_back(fmt::format("{}: {}", name, match.error().message));
        return made;
    }
    Tags tags(*record, name, made.problems);
    PerSide<play::Seat> seats{{play::Human{}, play::Human{}}};
    for (const Side side : kBothSides) {
        seats[side] = tags.read(kSeatTags[side], seats[side], parse_seat);
    }
    const auto viewpoint = tags.read(kViewpointTag, play::Viewpoint::White, parse_viewpoint);
    play::Game restored(*std::move(match), seats, viewpoint);
    restored.show_ply(
        tags.read(kShownPlyTag, restored.match().plies().size(), parse_number<std::size_t>));
    static_cast<void>(restored.take_news());
    const auto camera =
        tags.read(kCameraTag, std::optional<SavedCamera>{},
                  [](std::string_view value) -> std::optional<std::optional<SavedCamera>> {
                      const auto camera_read = parse_camera(value);
                      return camera_read ? std::optional(camera_read) : std::nullopt;
                  });
    RecordNotes notes = notes_of(*record);
    std::erase_if(notes.other_tags, [](const Tag& tag) { return is_own_tag(tag.name); });
    made.kept = KeptGame{std::move(restored), camera, std::move(notes)};
    return made;
}

}  // namespace taiji
