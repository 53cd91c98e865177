#include "client/film_reel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "client/common/read_file.hpp"
#include "client/describe/narrator.hpp"
#include "client/describe/words.hpp"
#include "client/picture_file/png_reader.hpp"
#include "client/view/board_view.hpp"
#include "client/world/world_board.hpp"
#include "game/match/record_notes.hpp"
#include "game/match/record_reader.hpp"
#include "game/rules/move_text.hpp"

namespace taiji {
namespace {

/// A part of a game ends so long after its last position began to stand, at most.
constexpr double kRest = 2.0;
/// What the captions take of the picture, above and below, parts of its height.
constexpr double kCaptions = 0.11;

Result<std::string> record_text(const std::filesystem::path& file) {
    if (!is_png(file)) return read_file(file);
    const auto texts = read_png_texts(file);
    if (!texts) return tl::unexpected(texts.error());
    auto moment = moment_of_texts(*texts);
    if (!moment) return fail("{}: {}", file.string(), moment.error().message);
    return std::move(moment->record);
}

/// The first game of the file, as far as it is good; what is not is told.
Result<Record> read_record(const std::shared_ptr<const Board>& board,
                           const std::filesystem::path& file) {
    const auto text = record_text(file);
    if (!text) return tl::unexpected(text.error());
    auto reader = RecordReader::open(board, *text);
    if (!reader) return fail("{}: {}", file.string(), reader.error().message);
    const auto read = reader->next();
    if (!read) return fail("{}: no game is in it", file.string());
    const bool nothing_good = !read->record || read->record->plies.empty();
    if (nothing_good && !read->errors.empty()) {
        return fail("{}", read->errors.front().message(file.string()));
    }
    for (const RecordError& error : read->errors) {
        fmt::print(stderr, "taiji: {}; what comes before is shown\n", error.message(file.string()));
    }
    return *read->record;
}

Result<void> check_part(const FilmOptions& part, std::size_t plies) {
    for (const auto& [name, ply] : {std::pair{"--from", part.from}, std::pair{"--to", part.to}}) {
        if (ply && *ply > plies) return fail("{} {}: the game has {} plies", name, *ply, plies);
    }
    return {};
}

/// As the session is to open it: without clocks that could run and players that could move.
std::string shown_record(Record record) {
    record.time_control.reset();
    record.clocks.reset();
    record.draw_offer.reset();
    record.other_tags.clear();
    for (RecordPly& ply : record.plies) ply.clock.reset();
    return write_record(record);
}

director::Manner manner_of(const Options& options, const PictureTable& table) {
    director::Manner made;
    made.style =
        table.session->settings().reduced_motion ? motion::Style::Reduced : motion::Style::Full;
    made.viewport = viewport_of(options.size.value_or(Extent{1280, 720}));
    if (options.interface) {
        const double covered = kCaptions * made.viewport.window_height;
        made.viewport.covered = {.top = covered, .bottom = covered};
    }
    made.morph = scene::Morph(options.flat ? 1.0 : 0.0);
    made.nearer_side = table.session->home_side();
    made.speed = options.film.speed;
    return made;
}

}  // namespace

Result<std::unique_ptr<FilmReel>> FilmReel::open(const Options& options) {
    const auto board = read_world_board();
    if (!board) return tl::unexpected(board.error());
    const auto record = read_record(*board, *options.file);
    if (!record) return tl::unexpected(record.error());
    if (auto fits = check_part(options.film, record->plies.size()); !fits) {
        return tl::unexpected(fits.error());
    }
    Options without = options;
    without.file.reset();
    auto table = PictureTable::set_up(without);
    if (!table) return tl::unexpected(table.error());
    if (const auto match = match_of(*record); !match) {
        return fail("{}: {}", options.file->string(), match.error().message);
    }
    return std::unique_ptr<FilmReel>(new FilmReel(options, *std::move(table), *record));
}

FilmReel::FilmReel(const Options& options, PictureTable table, const Record& record)
    : table_(std::move(table)),
      players_(record.players),
      game_(*match_of(record), notes_of(record), table_.stage->board()),
      plan_(director::Plan::of(game_, table_.stage->board(), manner_of(options, table_))) {
    Session& session = *table_.session;
    Settings settings = session.settings();
    settings.animation_speed = 1.0;
    session.carry_out(ChangeSettings{settings});
    session.carry_out(PasteText{shown_record(record)});
    session.carry_out(BeginReplay{});
    session.forget_notices();
    static_cast<void>(session.take_wishes());
    frame_seconds_ = 1.0 / options.film.frames_a_second;
    step_ = options.film.speed * frame_seconds_;
    choose_part(options.film);
}

void FilmReel::choose_part(const FilmOptions& part) {
    const std::size_t from = part.from.value_or(0);
    const std::size_t to = part.to.value_or(game_.plies());
    begin_ = from == 0 ? 0.0 : plan_.timeline().stands_at(from);
    end_ = plan_.timeline().seconds();
    if (to < game_.plies()) {
        end_ =
            std::min(plan_.timeline().move_begins(to + 1), plan_.timeline().stands_at(to) + kRest);
    }
    const double seconds = std::max(0.0, end_ - begin_);
    frames_ = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::ceil(seconds / step_)));
    time_ = begin_;
    ply_ = from;
}

void FilmReel::show(double time) {
    time_ = time;
    const auto moment = plan_.timeline().at(time);
    ply_ = moment.ply + (moment.move_time ? 1 : 0);
    if (table_.session->replay() == nullptr) return;  // a game without moves
    const replay::Timeline& shown = table_.session->replay()->timeline();
    const double at =
        moment.move_time ? shown.move_begins(ply_) + *moment.move_time : shown.stands_at(ply_);
    table_.session->carry_out(ReplaySeek{at});
}

std::string FilmReel::words_of(std::size_t ply) const {
    if (ply == 0) return {};
    const describe::Narrator narrator(table_.interface->language(), *table_.stage->rules_board());
    return narrator.events(game_.events(ply));
}

void FilmReel::say(std::size_t ply) {
    if (said_ == ply) return;
    said_ = ply;
    caption_ = {};
    const Language& language = table_.interface->language();
    for (const Side side : kBothSides) {
        const std::string& name = players_[side];
        caption_.players[side] = name == "?" ? describe::side_name(language, side) : name;
    }
    if (ply > 0) {
        caption_.mover = game_.mover(ply);
        const Position& before = game_.position(ply - 1);
        caption_.move =
            fmt::format("{}{} {}", before.move_number(), *caption_.mover == Side::White ? "." : "…",
                        move_text(*table_.stage->rules_board(), game_.move(ply)));
    }
    caption_.words = words_of(ply);
    caption_.comment =
        describe::comment_words(table_.session->settings().language, game_.comment(ply));
}

scene::SceneFrame FilmReel::next() {
    const double time = std::min(end_, begin_ + static_cast<double>(frame_) * step_);
    if (frame_ > 0) {
        table_.stage->update(frame_seconds_);
    }
    ++frame_;
    show(time);
    const scene::CameraRig rig = scene::rig_from_pose(plan_.pose(time));
    const director::Manner& manner = plan_.manner();
    const scene::CameraView view(rig, scene::Surface(manner.morph), manner.viewport);
    const scene::InterfaceFrame* over = nullptr;
    if (table_.interface) {
        if (!said_) {  // the language is chosen by an update
            static_cast<void>(table_.interface->update(
                *table_.session,
                {.view = view, .board = table_.stage->board(), .film = &caption_}));
        }
        say(ply_);
        over = &table_.interface->update(*table_.session, {.view = view,
                                                           .board = table_.stage->board(),
                                                           .seconds = time,
                                                           .flat = !manner.morph.is_globe(),
                                                           .film = &caption_});
    }
    scene::SceneFrame made = table_.stage->frame(rig, view);
    made.interface = over;
    return made;
}

}  // namespace taiji
