#include <utility>

#include "client/session/session_state.hpp"

namespace taiji {
Result<std::unique_ptr<Session>> Session::open(SessionSetup setup) {
    play::NewGame begun;  // lies behind the dialog of a new game
    begun.tfen = setup.tfen;
    const bool has_programs = setup.programs[Side::White] || setup.programs[Side::Black];
    if (setup.tfen || has_programs) begun.seats = {{play::Human{}, play::Human{}}};
    for (const Side side : kBothSides) {
        if (setup.programs[side]) begun.seats[side] = play::ExternalEngine{*setup.programs[side]};
    }
    auto game = play::Game::begin(setup.board, begun);
    if (!game) return fail("--tfen: {}", game.error().message);
    const bool only_black = setup.programs[Side::White] && !setup.programs[Side::Black];
    if (game->match().side_to_move() == Side::Black || only_black) {
        game.emplace(game->match(), game->seats(), play::Viewpoint::Black);
    }
    auto state = std::make_unique<State>(std::move(setup), *std::move(game));
    state->load_settings();
    state->load_game();
    return std::unique_ptr<Session>(new Session(std::move(state)));
}

void Session::State::load_settings() {
    std::string locale = setup.locale;
    if (setup.language) locale = *setup.language == UiLanguage::Chinese ? "zh" : "en";
    SettingsStore::Loaded loaded = settings_store.load(first_settings(locale));
    settings = std::move(loaded.settings);
    if (setup.language) settings.language = *setup.language;
    if (!loaded.problem) return;
    if (loaded.set_aside) {
        tell_problem("notice.settings_set_aside",
                     {{"problem", *loaded.problem}, {"file", loaded.set_aside->string()}});
    } else {
        tell_problem("notice.settings_not_read", {{"problem", *loaded.problem}});
    }
}

void Session::State::load_game() {
    for (const std::string& problem : setup.folders.problems) {
        tell_problem("notice.not_kept", {{"problem", problem}});
    }
    auto store = GameStore::open(setup.folders.data);
    if (store) {
        game_store = *std::move(store);
    } else {
        tell_problem("notice.not_kept", {{"problem", store.error().message}});
    }
    GameStore::Loaded loaded = game_store.load(setup.board);
    for (const std::string& problem : loaded.problems) {
        if (loaded.set_aside) {
            tell_problem("notice.game_set_aside",
                         {{"problem", problem}, {"file", loaded.set_aside->string()}});
        } else {
            tell_problem("notice.game_not_read", {{"problem", problem}});
        }
    }
    const bool lost =
        !loaded.problems.empty() && loaded.kept && loaded.kept->game.match().plies().empty();
    const bool goes_on = loaded.kept && !lost && !loaded.kept->game.match().end();
    clocks_wait = true;
    if (goes_on && !begins_anew()) {
        set_game(std::move(loaded.kept->game), std::move(loaded.kept->notes));
        camera = loaded.kept->camera;
        if (!loaded.problems.empty()) save();
    } else {
        if (loaded.kept) {
            notes = loaded.kept->notes;
            put_away(loaded.kept->game);
        }
        set_game(std::move(game), {.date = setup.date});
        wants_dialog = !begins_anew() && !setup.file;
        if (begins_anew()) {
            save();
        } else if (auto done = game_store.forget(); !done) {
            tell_problem("notice.not_kept", {{"problem", done.error().message}});
        }
    }
    if (setup.file) open_file(*setup.file);
}

}  // namespace taiji
