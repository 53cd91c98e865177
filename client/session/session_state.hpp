#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client/session/computers.hpp"
#include "client/session/diagram.hpp"
#include "client/session/insight.hpp"
#include "client/session/replay_mode.hpp"
#include "client/session/session.hpp"
#include "client/session/show.hpp"
#include "client/storage/game_store.hpp"
#include "client/storage/settings_store.hpp"

namespace taiji {

/// Programs that a file from elsewhere names are not started: people sit there.
[[nodiscard]] PerSide<play::Seat> seats_of_stranger(PerSide<play::Seat> seats);

/// The inside of a session. Parts of it lie in session_*.cpp by what they do.
struct Session::State {
    explicit State(SessionSetup with, play::Game first)
        : setup(std::move(with)),
          settings_store(setup.folders.config),
          game(std::move(first)),
          selection(game.shown(), game.hand()),
          show(*setup.model),
          diagram_show(*setup.model),
          computers(setup.wake, setup.seed, setup.thinking),
          insight(setup.wake, setup.insight),
          notes{.date = setup.date} {}

    SessionSetup setup;
    SettingsStore settings_store;
    GameStore game_store;
    Settings settings;
    play::Game game;
    play::Selection selection;
    std::optional<Diagram> diagram;
    Show show;  ///< of the game; stands still while a diagram is on the globe
    Show diagram_show;
    Computers computers;
    Insight insight;
    RecordNotes notes;                 ///< of the game
    bool lies_in_a_file = false;       ///< it was opened from there and is as it was
    std::optional<ReplayMode> replay;  ///< of the game
    bool directed = false;
    std::optional<SavedCamera> camera;
    std::optional<SavedLight> light;
    std::unique_ptr<film::ExportJob> export_job;  ///< the last one; null: there was none
    double look_at_export = 0.0;

    double now = 0.0;
    double unspent_ms = 0.0;  ///< of the clocks: less than a millisecond
    bool wants_dialog = false;
    bool clocks_wait = false;
    play::IntelligenceView intelligence;
    std::optional<Point> hovered;
    std::optional<Point> dragged;
    std::optional<scene::Geographic> dragged_to;
    Side home_side = Side::White;

    std::vector<Notice> notices;
    std::vector<WindowWish> wishes;
    std::optional<double> save_at;  ///< something is to be written then
    std::string save_problem;       ///< the last one, told once
    std::uint64_t scene_version = 1;

    /// No game that was kept goes on: another one was asked for.
    [[nodiscard]] bool begins_anew() const {
        return setup.tfen || setup.programs[Side::White] || setup.programs[Side::Black];
    }

    // session_open.cpp
    void load_settings();
    void load_game();

    // session_game.cpp
    [[nodiscard]] play::Selection& hand() { return diagram ? diagram->selection() : selection; }
    [[nodiscard]] Show& on_globe() { return diagram ? diagram_show : show; }
    [[nodiscard]] const Show& on_globe() const { return diagram ? diagram_show : show; }
    void play(Move move);
    /// Tells the animation, the hand, the computers and the saver what happened in the game.
    void take_news();
    void show_events(Show& in, const Position& before, std::span<const Event> events,
                     const std::optional<Show::Way>& follow = {});
    void show_step(std::size_t from, std::size_t to);
    /// The game that was on is put away, the new one is saved.
    void replace_game(play::Game next, RecordNotes its_notes);
    void set_game(play::Game next, RecordNotes its_notes);
    /// `over`: a game of these players that is not on any more.
    void put_away(const play::Game& over);
    void spend_time(double seconds);
    [[nodiscard]] bool clocks_run() const;
    void take_decisions();
    void seat_failed(const Computers::Failed& failed);
    void touched();  ///< the player did something

    // session_replay.cpp
    void reset_hand();
    [[nodiscard]] motion::Style style() const;
    void begin_replay();
    void end_replay();
    void follow_replay();
    void update_replay(double seconds);
    void show_ply_in_replay(std::size_t ply);
    void play_replay(double speed);
    template <typename Change>
    void change_replay(Change&& change) {
        if (!replay) return;
        replay->tell(change);
        follow_replay();
    }
    void continue_from_here();
    void end_of_replay_shown();
    [[nodiscard]] bool waits_for_the_replay(const Request& request) const;
    [[nodiscard]] bool obey_in_replay(Command command);

    // session_insight.cpp
    /// The insight looks at what is looked at now.
    void look_again();
    void press_hint();
    void show_hint();
    void take_insight();
    void switch_insight(Command which);
    void begin_review();
    void look_at_better();
    /// Of the move that led to `ply`; nothing: a person made it and saw where the own hand moved.
    [[nodiscard]] std::optional<Show::Way> way_to_follow(std::size_t ply) const;
    /// The camera follows the move that begins to be shown.
    void follow_show();

    // session_files.cpp
    void open_file(const std::filesystem::path& path);
    /// True when a game of it is on now.
    bool open_records(const std::string& text, const std::string& name);
    void save_file(std::filesystem::path path);
    void paste(const std::string& text);
    void save_within(double seconds);
    void save();

    // session_pictures.cpp
    void open_picture(const std::filesystem::path& path);

    // session_export.cpp
    [[nodiscard]] Result<std::unique_ptr<film::ScratchFolder>> prepare_export();
    void start_export(const Result<std::vector<std::string>>& words,
                      const std::filesystem::path& out,
                      std::unique_ptr<film::ScratchFolder> scratch);
    void export_picture(const ExportPicture& wanted, const PictureMoment& moment);
    void export_film(const ExportFilm& wanted);
    void take_export();

    // session_requests.cpp
    void begin(const play::NewGame& wanted);
    void change_settings(Settings wanted);
    void show_diagram(const std::optional<std::string>& tfen);
    void try_in_diagram(const std::string& move);
    void put_back_diagram();
    void told(const MatchResult<void>& result);

    void tell(Notice notice);
    void tell(std::string key, std::vector<std::pair<std::string, std::string>> arguments = {}) {
        tell(Notice{std::move(key), std::move(arguments)});
    }
    void tell_problem(std::string key,
                      std::vector<std::pair<std::string, std::string>> arguments = {}) {
        tell(Notice{std::move(key), std::move(arguments), NoticeKind::Problem});
    }
};

}  // namespace taiji
