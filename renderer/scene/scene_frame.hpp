#pragma once

#include <cstdint>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <span>

#include "renderer/scene/board_model.hpp"
#include "renderer/scene/camera_view.hpp"
#include "renderer/scene/effect.hpp"
#include "renderer/scene/interface.hpp"

namespace taiji::scene {

/// The model that stands on a disc.
enum class Model : std::uint8_t { Army, Navy, AirForce, Missile, Submarine, Carrier, Citizen, Hub };
inline constexpr std::size_t kModelCount = 8;

enum class PieceMark : std::uint8_t {
    None,
    Selected,  ///< lifted and ringed
    InDanger,  ///< intelligence view
    LastMoved
};

/// A piece where it is drawn in this frame, which during a move may be anywhere.
struct PieceView {
    std::uint32_t id = 0;  ///< the giver's own; comes back from picking
    Owner owner = Owner::West;
    Model model = Model::Army;
    /// What a stack carries: the passenger under an air force, the missile on a submarine.
    std::optional<Model> cargo{};
    Geographic at{};
    double height =
        0.0;  ///< of the disc's foot over the surface, Earth radii; negative under water
    double heading = 0.0;  ///< the model's nose, clockwise from north
    double pitch = 0.0;    ///< nose up
    double bank = 0.0;     ///< right wing down
    /// Of the disc; from piece_radius() while it stands on the board.
    double radius = 0.0;
    double opacity = 1.0;
    double submerged = 0.0;  ///< 0 surfaced .. 1 down: dim, with its ring
    PieceMark mark = PieceMark::None;
};

enum class MarkerKind : std::uint8_t {
    MayGo,       ///< a dot
    MayCross,    ///< a dot on two waves: over a strait; a taking has its ring as well
    MayTake,     ///< a red ring
    MayLaunch,   ///< a red ring with four ticks: a target for a missile out of a submarine
    MayJoin,     ///< a blue ring: boarding and joining
    MayStrike,   ///< a cross: depth strike
    Blocked,     ///< a red ring with a bar: what stands in the way
    OutOfRange,  ///< a hollow grey dot
    InRange,     ///< a faint dot: as far as a range goes, beside a refused try
    Keyboard,    ///< four golden corners: what the keys are on
    SeatThreatened,
    AttackedByWest,  ///< intelligence view: half a ring each, so that both can be seen on one point
    AttackedByEast,
    ReachOfOne,  ///< what a chosen piece reaches in one, two, three moves: as many rings
    ReachOfTwo,
    ReachOfThree
};

struct Marker {
    MarkerKind kind = MarkerKind::MayGo;
    Geographic at{};
    double radius = 0.0;  ///< on the surface, as for pieces
    double opacity = 1.0;
};

/// A fading line over the surface along the great circle between two places: the last move.
struct Trace {
    Geographic from{};
    Geographic to{};
    Owner owner = Owner::West;
    double opacity = 1.0;
};

enum class ArrowKind : std::uint8_t {
    Best,    ///< a line of the engine: the best move
    Other,   ///< another one, thinner
    Threat,  ///< what the other side would do: red
    Check,   ///< from a piece that gives check to the hub: red, dashed
    Refused  ///< where a refused try was going: grey, dashed
};
/// Along what an arrow bends.
enum class Course : std::uint8_t {
    GreatCircle,
    BoardLine  ///< straight on the map: rows, columns and diagonals
};
/// A line over the surface with a head at `to`, from rim to rim of pieces that stand there.
struct Arrow {
    ArrowKind kind = ArrowKind::Best;
    Course course = Course::GreatCircle;
    Geographic from{};
    Geographic to{};
    double opacity = 1.0;
};

/// Light of the frame. Day and night of a place come from `sun` and the place's up vector on the
/// globe, also when the board is flat; with `even` (light for play on the flat board) from
/// `local_sun` instead.
struct Lighting {
    glm::dvec3 sun{1.0, 0.0, 0.0};         ///< unit vector to the Sun, globe frame
    glm::dvec3 moon{0.0, 1.0, 0.0};        ///< unit vector to the Moon, globe frame
    double moon_lit = 1.0;                 ///< part of its disc that is lit, 0..1
    glm::dvec3 local_sun{-0.5, 0.5, 0.7};  ///< unit vector, (east, north, up) of every place
    double even = 0.0;                     ///< 0: only `sun` .. 1: only `local_sun`
    /// From equatorial J2000 directions (the star catalogue) to the globe frame.
    glm::dmat3 globe_from_j2000{1.0};
};

enum class Characters : std::uint8_t { Chinese, Letters };

/// How the two sides' pieces are coloured. Their rims tell them apart as well.
enum class SidePalette : std::uint8_t {
    IvoryAndObsidian,
    ColourSafe  ///< orange and blue of Okabe and Ito, which every kind of colour vision parts
};

/// Of the names in the sky and of the coordinates.
enum class Language : std::uint8_t { English, Chinese };
inline constexpr std::size_t kLanguageCount = 2;

/// What the viewer has switched on. Strengths run from 0 to 1, so that switching can fade.
struct ViewOptions {
    double clouds = 0.35;  ///< thinned for play
    double night_lights = 1.0;
    double board = 1.0;          ///< lines, dashes, palaces, Taiji
    double five_colours = 0.25;  ///< continent tints
    double mansions = 0.0;       ///< figures and names of the twenty-eight lunar mansions
    double coordinates = 0.0;    ///< along the rims
    /// What is beyond the Earth and its air; without it a still picture is transparent there.
    bool sky = true;
    Characters characters = Characters::Chinese;
    SidePalette sides = SidePalette::IvoryAndObsidian;
    Language language = Language::English;
};

/// What the pointer is over.
struct Hover {
    std::optional<MapPlace> place{};  ///< on the surface: the grid is stronger round it
    std::optional<std::uint32_t> point{};
    std::optional<std::uint32_t> piece{};
};

/// Everything that is drawn in a frame. Plain values and views of the giver's arrays, which must
/// outlive the drawing; making one allocates nothing.
struct SceneFrame {
    CameraView camera;  ///< holds the surface, thereby the morph
    Lighting light{};
    ViewOptions options{};
    const BoardModel* board = nullptr;  ///< never null when drawn; a new address means a new board
    std::span<const PieceView> pieces{};
    std::span<const Marker> markers{};
    std::span<const Arrow> arrows{};
    std::optional<Trace> last_move{};
    std::span<const Effect> effects{};
    std::span<const Trail> trails{};
    std::span<const TrailPoint> trail_points{};
    Hover hover{};
    double taiji_turn = 0.0;  ///< of the supreme Taiji and the seats, radians, clockwise
    double seconds = 0.0;  ///< for pulses and drifting clouds; stands still when nothing may move
    const InterfaceFrame* interface = nullptr;  ///< over the scene; null: a clean picture
};

/// Disc radius of a piece at a place, Earth radii on this surface: a fixed part of the local
/// spacing.
[[nodiscard]] double piece_radius(const BoardProjection& projection, const Surface& surface,
                                  MapPlace at);

/// Height of the tallest model, and of the disc, as parts of the disc's radius. Models are made to
/// fit.
inline constexpr double kModelHeight = 1.35;
inline constexpr double kDiscHeight = 0.22;

}  // namespace taiji::scene
