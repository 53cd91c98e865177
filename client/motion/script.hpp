#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "client/motion/cue.hpp"
#include "client/motion/performance.hpp"
#include "game/rules/piece.hpp"

namespace taiji::motion {

inline constexpr double kNever = std::numeric_limits<double>::infinity();

/// From `begin` on, for `seconds`.
struct Span {
    double begin = 0.0;
    double seconds = 1.0;
    [[nodiscard]] double end() const { return begin + seconds; }
    /// 0 before .. 1 after.
    [[nodiscard]] double part(double time) const;
};

/// From a time until another; all times if nothing else is said.
struct Window {
    double from = -kNever;
    double until = kNever;
    [[nodiscard]] bool contains(double time) const { return time >= from && time < until; }
};

/// A straight line of the map, on which a piece moves.
struct Way {
    scene::BoardPlace from{};
    scene::BoardPlace to{};
    double radii = 0.0;    ///< how long it is, in radii of a disc: the same everywhere on it
    double bearing = 0.0;  ///< clockwise from north
    [[nodiscard]] scene::BoardPlace at(double part) const;
};

/// How a piece stands at a moment. Lengths in radii of its disc there.
struct Pose {
    scene::BoardPlace at{};
    double height = 0.0;
    double heading = 0.0;
    double pitch = 0.0;
    double bank = 0.0;
    double size = 1.0;  ///< of its usual radius
    double opacity = 1.0;
    double submerged = 0.0;
};

enum class Gait : std::uint8_t {
    Stand,
    Drive,
    Hop,     ///< citizen, hub
    Ferry,   ///< over a strait
    Sail,    ///< on the water, or under it all the way
    Land,    ///< a navy, up the shore
    Fly,     ///< an air force
    Arc,     ///< a missile
    Dive,    ///< a submarine that goes under on the way
    Emerge,  ///< and that comes up
    Sortie   ///< a small figure that leaves its leader, reaches `to` and returns
};

/// A piece, or what is shown as one, while it is shown.
struct Actor {
    Piece piece{};
    Point id{};  ///< whose id it has; it stands there before it moves
    Gait gait = Gait::Stand;
    Way way{};
    Span moves{};
    Window shown{};
    double home_heading = 0.0;
    double apex = 0.0;     ///< of what leaves the ground, radii
    Span water{2.0, 0.0};  ///< parts of the way between which it is over water (Ferry, Land)
    bool strikes = false;  ///< an Arc that ends in a blast
    double submerged = 0.0;
    std::optional<Span> fades_in{};
    std::optional<Span> fades_out{};
    std::optional<Span> shudders{};
    std::optional<Span> shrinks{};
    std::optional<std::size_t> leader{};  ///< of a Sortie
    double aside = 0.0;                   ///< the same: how far beside the line, radii
};

/// Something that happens at a place, or flies from one to another. Lengths in radii.
struct Burst {
    scene::EffectKind kind{};
    Span when{};
    scene::BoardPlace at{};
    double size = 1.0;
    double height = 0.0;
    double rise = 0.0;  ///< how much higher it ends
    std::optional<Way> flies{};
    double arc = 0.0;    ///< of what flies
    bool slows = false;  ///< of what flies: flung, not driven
    double opacity = 1.0;
    scene::Owner owner = scene::Owner::West;
    std::uint32_t seed = 0;
};

/// Something that an actor carries with it.
struct Carried {
    scene::EffectKind kind{};
    std::size_t actor = 0;
    Span when{};
    double size = 1.0;
    double behind = 0.0;  ///< radii along its nose
    double above = 0.0;
    double opacity = 1.0;
    std::uint32_t seed = 0;
};

/// What an actor leaves behind while `when` lasts. Widths are halves, radii.
struct Wake {
    scene::TrailKind kind{};
    std::size_t actor = 0;
    Span when{};
    double life = 1.0;  ///< seconds until nothing is left of a point
    double young = 0.1;
    double old = 0.3;
    double above = 0.0;
    double opacity = 1.0;
    std::uint32_t seed = 0;
};

struct Placed {
    Point at{};
    Piece piece{};
};

/// Where things lie on the board and on the map.
struct Ground {
    const Board* board = nullptr;
    const scene::BoardModel* model = nullptr;

    [[nodiscard]] scene::BoardPlace place(Point point) const;
    [[nodiscard]] scene::Geographic geographic(scene::BoardPlace at) const;
    [[nodiscard]] Way way(scene::BoardPlace from, scene::BoardPlace to) const;
    /// `radii` away from `at`, clockwise from north.
    [[nodiscard]] scene::BoardPlace beside(scene::BoardPlace at, double bearing,
                                           double radii) const;
    /// Does land touch the line at `part` of it?
    [[nodiscard]] bool over_land(const Way& way, double part) const;
    /// Does the piece stand on water there?
    [[nodiscard]] bool is_afloat(Point at, Piece piece) const;
};

/// All that a performance is made of: who stands still, who moves, what happens, what is heard.
struct Script {
    Ground ground;
    std::vector<Placed> before;
    std::vector<Placed> still;  ///< those that nothing happens to
    std::vector<Placed> after;
    std::vector<Actor> actors;
    std::vector<Burst> bursts;
    std::vector<Carried> carried;
    std::vector<Wake> wakes;
    std::vector<Cue> cues;
    double seconds = 1.0;
    std::size_t hero = 0;          ///< the actor that the eye follows, if there is any
    scene::BoardPlace scene_at{};  ///< where the eye rests in the end,
    Span eye_goes{};               ///< and when it goes there
};

/// Pure, for any time; neutral at both ends.
[[nodiscard]] Pose pose_of(const Script& script, const Actor& actor, double time);

}  // namespace taiji::motion
