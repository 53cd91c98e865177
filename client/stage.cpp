#include "client/stage.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>
#include <utility>

#include "client/common/asset_path.hpp"
#include "client/common/read_file.hpp"
#include "client/view/board_view.hpp"
#include "client/view/continents.hpp"
#include "client/world/world_board.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

constexpr double kFadeSeconds = 0.35;
constexpr double kTaijiTurnsPerSecond = 1.0 / 40.0;

Result<Continents> read_continents() {
    const auto path = find_asset("boards/continents.regions");
    if (!path) return tl::unexpected(path.error());
    const auto text = read_file(*path);
    if (!text) return tl::unexpected(text.error());
    return Continents::parse(*text, path->string());
}

/// Moves `value` towards `goal`; true when it has not arrived.
bool fade(double& value, double goal, double seconds) {
    const double most = seconds / kFadeSeconds;
    value = std::clamp(goal, value - most, value + most);
    return value != goal;
}

}  // namespace

Result<std::unique_ptr<Stage>> Stage::create(const std::optional<std::string>& tfen) {
    auto board = read_world_board();
    if (!board) return tl::unexpected(board.error());
    const auto continents = read_continents();
    if (!continents) return tl::unexpected(continents.error());
    const auto position = tfen ? parse_tfen(**board, *tfen) : Position::start(**board);
    if (!position) {
        return tfen ? fail("--tfen: {}", position.error().message)
                    : tl::unexpected(position.error());
    }
    return std::unique_ptr<Stage>(new Stage(std::move(*board), *continents, *position));
}

Stage::Stage(std::shared_ptr<const Board> board, const Continents& continents,
             const Position& position)
    : rules_board_(std::move(board)),
      position_(position),
      board_(board_view(*rules_board_, continents)) {
    settle();
}

void Stage::follow(const Session& session) {
    session_ = &session;
    follow_settings();
    settle();
}

void Stage::begin_with(SunMode sun) {
    overruled_ = {session_->settings().light, sun};
    follow_settings();
    settle();
}

void Stage::begin_with(const SavedLight& light) {
    time.days_since_j2000 = light.days_since_j2000;
    begin_with(light.true_sun ? SunMode::True : SunMode::ForPlay);
}

SavedLight Stage::saved_light() const {
    return {switches.sun == SunMode::True, time.days_since_j2000};
}

void Stage::follow_settings() {
    const Settings& wanted = session_->settings();
    switches.clouds = wanted.clouds;
    switches.mansions = wanted.mansions;
    switches.coordinates = wanted.coordinates;
    switches.five_colours = wanted.five_colours;
    if (overruled_ && overruled_->setting != wanted.light) overruled_.reset();
    switches.sun = wanted.light == PlayLight::TrueSun ? SunMode::True : SunMode::ForPlay;
    if (overruled_) switches.sun = overruled_->sun;
    switches.sides = wanted.side_colours == SideColours::ColourSafe
                         ? scene::SidePalette::ColourSafe
                         : scene::SidePalette::IvoryAndObsidian;
    switches.characters = wanted.piece_text == PieceText::Characters ? scene::Characters::Chinese
                                                                     : scene::Characters::Letters;
    switches.language = wanted.language == UiLanguage::Chinese ? scene::Language::Chinese
                                                               : scene::Language::English;
}

scene::CameraHome Stage::home() const {
    return home_view(board_,
                     session_ != nullptr ? session_->home_side() : position_.side_to_move());
}

scene::ViewOptions Stage::wanted() const {
    scene::ViewOptions options;
    options.clouds = switches.clouds ? 0.42 : 0.0;
    options.board = switches.board ? 1.0 : 0.0;
    options.five_colours = switches.five_colours ? 0.7 : 0.25;
    options.mansions = switches.mansions ? 1.0 : 0.0;
    options.coordinates = switches.coordinates ? 1.0 : 0.0;
    options.characters = switches.characters;
    options.sides = switches.sides;
    options.language = switches.language;
    return options;
}

bool Stage::update(double seconds) {
    seconds_ += seconds;
    if (session_ != nullptr) follow_settings();
    const scene::ViewOptions goal = wanted();
    bool fading = fade(true_sun_, switches.sun == SunMode::True ? 1.0 : 0.0, seconds);
    const bool is_led = session_ != nullptr && session_->is_directed();
    fading = fade(film_, is_led ? 1.0 : 0.0, seconds) || fading;
    for (double scene::ViewOptions::*option :
         {&scene::ViewOptions::clouds, &scene::ViewOptions::board,
          &scene::ViewOptions::five_colours, &scene::ViewOptions::mansions,
          &scene::ViewOptions::coordinates}) {
        fading = fade(shown_.*option, goal.*option, seconds) || fading;
    }
    shown_.characters = goal.characters;
    shown_.sides = goal.sides;
    shown_.language = goal.language;
    return fading;
}

void Stage::settle() {
    shown_ = wanted();
    true_sun_ = switches.sun == SunMode::True ? 1.0 : 0.0;
}

scene::Lighting Stage::light(const scene::CameraRig& rig, double unrolled) const {
    scene::Lighting made;
    const glm::dvec3 play = glm::mix(scene::light_for_play(rig), scene::light_for_film(rig), film_);
    const glm::dvec3 true_sun = scene::sun_direction(time);
    const glm::dvec3 sun = glm::mix(true_sun, scene::light_for_film(rig, true_sun), film_);
    // Slerp would need care where the two are opposite; a detour over the eye's side never is.
    const glm::dvec3 mixed = glm::mix(play, sun, true_sun_);
    made.sun = glm::length(mixed) > 1e-3 ? glm::normalize(mixed) : rig.target();
    const scene::Moon moon = scene::moon(time);
    made.moon = moon.direction;
    made.moon_lit = moon.lit;
    made.local_sun = scene::local_light_for_play();
    made.even = unrolled * (1.0 - true_sun_ * (1.0 - film_));
    made.globe_from_j2000 = scene::globe_from_j2000(time);
    return made;
}

void Stage::lay_out(const scene::Surface& surface) {
    if (session_ != nullptr) {
        content_.fill(*session_, board_, surface);
    } else {
        content_.fill(position_, board_, surface);
    }
}

scene::SceneFrame Stage::frame(const scene::CameraRig& rig, const scene::CameraView& view) {
    lay_out(view.surface());
    scene::SceneFrame made{.camera = view};
    made.light = light(rig, view.surface().morph().amount());
    made.options = shown_;
    made.board = &board_;
    content_.show_in(made);
    made.hover = hover;
    made.seconds = seconds_;
    made.taiji_turn = seconds_ * kTaijiTurnsPerSecond * 2.0 * std::numbers::pi;
    return made;
}

}  // namespace taiji
