#include <algorithm>
#include <utility>

#include "client/common/read_file.hpp"
#include "client/picture_file/png_reader.hpp"
#include "client/session/session_state.hpp"
#include "client/storage/files.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n\f\v";
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

}  // namespace

void Session::State::open_file(const std::filesystem::path& path) {
    if (is_png(path)) return open_picture(path);
    const auto text = read_file(path);
    if (!text) {
        tell_problem("notice.not_opened", {{"problem", text.error().message}});
        return;
    }
    lies_in_a_file = open_records(*text, path.string()) || lies_in_a_file;
    if (auto done = game_store.add_recent(path); !done) {
        tell_problem("notice.not_saved", {{"problem", done.error().message}});
    }
}

bool Session::State::open_records(const std::string& text, const std::string& name) {
    ReadKeptGame read = read_kept_game(setup.board, text, name);
    if (!read.kept) {
        const std::string why = read.problems.empty() ? name : read.problems.front();
        tell_problem("notice.not_opened", {{"problem", why}});
        return false;
    }
    const play::Game& opened = read.kept->game;
    replace_game({opened.match(), seats_of_stranger(opened.seats()), opened.viewpoint()},
                 std::move(read.kept->notes));
    wishes.emplace_back(FlyCameraHome{});
    clocks_wait = true;
    // A game that goes on is there to be played on; any other, to be looked at from its beginning.
    const bool goes_on = !game.match().end() && read.problems.empty();
    if (!goes_on && !game.match().plies().empty()) begin_replay();
    if (!read.problems.empty()) {
        tell_problem("notice.opened_in_part",
                     {{"problem", read.problems.front()},
                      {"plies", std::to_string(game.match().plies().size())}});
    } else if (read.games > 1) {
        tell("notice.opened_one_of", {{"file", name}, {"games", std::to_string(read.games)}});
    } else {
        tell("notice.opened", {{"file", name}});
    }
    return true;
}

void Session::State::save_file(std::filesystem::path path) {
    if (path.extension().empty()) path += ".taiji";
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::absolute(path, error).parent_path();
    if (error || !std::filesystem::is_directory(folder, error)) {
        tell_problem("notice.not_saved", {{"problem", "there is no folder " + folder.string()}});
        return;
    }
    Record record = record_of_game(game, notes);
    add_hashes(record);
    auto written = write_file_whole(path, write_record(record));
    if (written) written = game_store.add_recent(path);
    if (!written) {
        tell_problem("notice.not_saved", {{"problem", written.error().message}});
        return;
    }
    tell("notice.saved", {{"file", path.string()}});
}

void Session::State::paste(const std::string& pasted) {
    const std::string text(trimmed(pasted));
    if (text.empty()) {
        tell("notice.nothing_to_paste");
        return;
    }
    const auto position = parse_tfen(*setup.board, text);
    if (position) {
        play::NewGame wanted{.seats = game.seats(), .time_control = game.match().time_control()};
        wanted.tfen = text;
        wanted.viewpoint = game.viewpoint();
        begin(wanted);
        return;
    }
    const bool is_record =
        text.find('"') != std::string::npos || text.find('\n') != std::string::npos ||
        (text.front() >= '0' && text.front() <= '9' && text.find(". ") != std::string::npos);
    if (is_record) {
        open_records(text, "clipboard");
        return;
    }
    if (text.find('/') != std::string::npos) {
        tell_problem("notice.paste_refused", {{"problem", position.error().message}});
        return;
    }
    const auto move = parse_move(game.match().position(), text);
    if (!move) {
        tell_problem("notice.paste_refused", {{"problem", move.error().message}});
    } else if (replay || !game.may_move_by_hand()) {
        tell_problem("notice.not_your_move");
    } else {
        play(*move);
    }
}

void Session::State::save_within(double seconds) {
    const double at = now + seconds;
    if (!save_at || *save_at > at) save_at = at;
}

void Session::State::save() {
    save_at.reset();
    if (wants_dialog) return;  // no game is on
    const auto done = game_store.save({game, camera, notes});
    if (done) {
        save_problem.clear();
        return;
    }
    // Told once; the game goes on, and the next move tries again.
    if (save_problem == done.error().message) return;
    save_problem = done.error().message;
    tell_problem("notice.not_kept", {{"problem", save_problem}});
}

}  // namespace taiji
