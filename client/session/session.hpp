#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/film/export_job.hpp"
#include "client/motion/performance.hpp"
#include "client/picture_file/picture_moment.hpp"
#include "client/play/computer_player.hpp"
#include "client/play/game.hpp"
#include "client/play/intelligence.hpp"
#include "client/play/selection.hpp"
#include "client/replay/player.hpp"
#include "client/replay/replayed_game.hpp"
#include "client/session/diagram.hpp"
#include "client/session/insight.hpp"
#include "client/session/notice.hpp"
#include "client/session/request.hpp"
#include "client/session/window_wish.hpp"
#include "client/settings/commands.hpp"
#include "client/settings/settings.hpp"
#include "client/storage/folders.hpp"
#include "client/storage/saved_camera.hpp"
#include "renderer/scene/board_model.hpp"

namespace taiji {

/// What a session is opened with. No clock, no environment, no global state: all of it comes from
/// here and from `update`.
struct SessionSetup {
    std::shared_ptr<const Board> board;
    const scene::BoardModel* model = nullptr;  ///< of that board; outlives the session
    Folders folders;
    std::string locale = "C";
    std::optional<UiLanguage> language;  ///< over the settings'
    /// A game of two people from this position instead of the one that was kept.
    std::optional<std::string> tfen;
    /// A record to open.
    std::optional<std::filesystem::path> file;
    /// Of this program: what makes pictures and films beside it. Empty: they cannot be exported.
    std::filesystem::path program;
    std::string date = "????.??.??";  ///< of records begun now
    std::uint64_t seed = 1;           ///< of the computer's choices
    /// Programs that play a new game: their command lines. Where there is none beside one, a person
    /// sits.
    PerSide<std::optional<std::string>> programs{};
    play::ThinkingOptions thinking{};  ///< of the computers' seats
    InsightLimits insight{};
    /// Called from other threads when `update` has something to do.
    std::function<void()> wake = [] {};
};

/// All that the program is at a moment, but for window, camera and picture: the game, the hand, the
/// animation that runs, settings, notices. Carries out requests; saves after every move. No window,
/// no graphics: the whole-program logic is tested through this class.
class Session {
  public:
    /// Restores what was kept. Error: a TFEN that is refused. Whatever else is wrong becomes a
    /// notice.
    static Result<std::unique_ptr<Session>> open(SessionSetup setup);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // The interface reads:
    [[nodiscard]] const play::Game& game() const;
    /// What the player's hand does: in the game, or in the diagram that is on the globe.
    [[nodiscard]] const play::Selection& selection() const;
    /// The position on the globe once the animation has ended: of the game or of the diagram.
    [[nodiscard]] const Position& shown() const;
    [[nodiscard]] const Settings& settings() const;
    [[nodiscard]] const play::IntelligenceView& intelligence() const;
    [[nodiscard]] std::optional<Point> hovered() const;  ///< the point under the pointer
    [[nodiscard]] const std::vector<Notice>& notices() const;
    /// The animation that runs, and how far it is, seconds; nothing: what is shown stands still.
    [[nodiscard]] const motion::Performance* performance() const;
    [[nodiscard]] double performance_time() const;
    /// The game that is on is shown again, and this plays it; null: no replay is on. What it looks
    /// at is also the ply that the game shows.
    [[nodiscard]] const replay::Player* replay() const;
    /// What is shown again. Precondition: a replay is on.
    [[nodiscard]] const replay::ReplayedGame& replayed() const;
    /// What was noted of the game that is on: comments, event, date.
    [[nodiscard]] const RecordNotes& notes() const;
    /// The director leads the camera.
    [[nodiscard]] bool is_directed() const;
    /// A diagram of the rules book is on the globe instead of the game.
    [[nodiscard]] bool shows_diagram() const { return diagram() != nullptr; }
    /// The diagram; null: the game is on the globe.
    [[nodiscard]] const Diagram* diagram() const;
    [[nodiscard]] bool computer_thinks() const;
    /// What the engine tells the player: hint, best lines, threats, review.
    [[nodiscard]] const Insight& insight() const;
    /// The picture or film that is or was exported last; null: none.
    [[nodiscard]] const film::ExportJob* export_job() const;
    /// There is a program for it, and none is under way.
    [[nodiscard]] bool may_export() const;
    /// Most recent first.
    [[nodiscard]] const std::vector<std::filesystem::path>& recent_files() const;
    /// The program was opened without an unfinished game: the dialog is to be shown.
    [[nodiscard]] bool wants_new_game_dialog() const;
    /// The clocks stand still until the player does something: after a start.
    [[nodiscard]] bool clocks_wait() const;
    /// The person at the machine who is asked (to resign, to offer a draw): the only one, or of two
    /// the one to move; nobody when computers play.
    [[nodiscard]] std::optional<Side> person() const;
    /// A piece that follows the pointer: its point, and the place that it is over; nothing: beside
    /// the Earth.
    struct Drag {
        Point from{};
        std::optional<scene::Geographic> over;
    };
    [[nodiscard]] std::optional<Drag> drag() const;
    /// Seconds of the session's clock, in which notices count.
    [[nodiscard]] double now() const;

    // The program drives:
    void carry_out(const Request& request);
    /// A command of the hand, the game or the settings; false: it is the window's.
    bool obey(Command command);
    void hover(std::optional<Point> at);
    /// A click on a point, or beside the board.
    void click(std::optional<Point> at);
    /// May the piece there be dragged now?
    [[nodiscard]] bool may_drag(Point at) const;
    void begin_drag(Point at);
    void drag_to(std::optional<scene::Geographic> place);
    /// Lets go of the dragged piece over a point.
    void drop(std::optional<Point> at);
    /// Time passes: clocks, animation, the computer's answer, notices. Seconds.
    void update(double seconds);
    /// Seconds until `update` has something to do although nothing happens; nothing: never.
    [[nodiscard]] std::optional<double> next_change() const;
    /// Something that happened outside the session.
    void tell(Notice notice);
    /// What has been told so far is not shown any more.
    void forget_notices();
    /// Counts up when what is on the globe (not only the interface) may look different.
    [[nodiscard]] std::uint64_t scene_version() const;
    /// The side whose palace Home shows.
    [[nodiscard]] Side home_side() const;
    [[nodiscard]] std::vector<WindowWish> take_wishes();
    /// What is shown next begins so many seconds later: the camera is on its way there.
    void hold_show(double seconds);
    /// Sounds to be played now.
    [[nodiscard]] std::vector<motion::Cue> take_cues();
    [[nodiscard]] const std::optional<SavedCamera>& saved_camera() const;
    /// What is looked at, for a picture of it.
    [[nodiscard]] PictureMoment moment() const;
    /// Where the camera is now, to be kept with the game.
    void keep_camera(const SavedCamera& camera);
    /// The light of the moment, for pictures.
    void keep_light(const SavedLight& light);
    /// Writes what has not been written yet: before the end.
    void save_now();

  private:
    struct State;
    explicit Session(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace taiji
