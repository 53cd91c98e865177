#pragma once

#include <optional>

#include "renderer/scene/camera_view.hpp"
#include "renderer/scene/flight.hpp"
#include "renderer/scene/orbit.hpp"

namespace taiji::scene {

/// Keys that are held down, each -1..1; together they fly the camera without a mouse.
struct CameraKeys {
    double right = 0.0;  ///< of the picture, over the ground
    double ahead = 0.0;  ///< towards the top of the picture
    double nearer = 0.0;
    double clockwise = 0.0;  ///< heading
    double lean_back = 0.0;  ///< tilt
    friend bool operator==(const CameraKeys&, const CameraKeys&) = default;
};

/// Reduced: flights, unrolling and zooming are cuts, and nothing goes on moving by itself.
enum class CameraMotion { Full, Reduced };

/// Where Home leads: on the globe to a place, with all of the Earth in the picture; on the flat
/// board to an area of the map, with all of it in the picture.
struct CameraHome {
    Geographic globe{};
    MapPlace south_west{-1.0, -1.0};
    MapPlace north_east{1.0, 1.0};
};

/// How long the whole way from the globe to the flat board takes.
inline constexpr double kUnrollSeconds = 1.8;

/// The camera that a person steers: orbit, drag, zoom, lean, keys, flights, unrolling. Time passes
/// only in `update`. Whatever it is given (NaN, infinities, windows without area, any time step),
/// its state stays finite and inside the limits of camera_limits(). Pointer positions are window
/// coordinates.
class Camera {
  public:
    explicit Camera(const CameraHome& home = {}, const Viewport& viewport = {});

    [[nodiscard]] const CameraRig& rig() const { return rig_; }
    [[nodiscard]] CameraPose pose() const { return pose_from_rig(rig_); }
    [[nodiscard]] Surface surface() const { return Surface(morph()); }
    [[nodiscard]] Morph morph() const { return Morph(eased(unrolled_)); }
    [[nodiscard]] const Viewport& viewport() const { return viewport_; }
    /// What it goes over to: the limits are those of this one.
    [[nodiscard]] Viewport settled_viewport() const;
    [[nodiscard]] CameraView view() const { return {rig_, surface(), viewport_}; }
    /// Does the picture change with time alone? When not, nothing needs to be drawn again.
    [[nodiscard]] bool is_moving() const;
    /// On the flat board, or on the way to it?
    [[nodiscard]] bool is_unrolling() const { return wants_flat_; }
    [[nodiscard]] bool is_dragging() const { return drag_.has_value(); }

    /// What is covered is eased into, unless motion is reduced.
    void set_viewport(const Viewport& viewport);
    void set_motion(CameraMotion motion) { motion_ = motion; }
    void set_home(const CameraHome& home);

    /// Lets time pass, seconds. What happens does not depend on how it is cut into steps; more than
    /// a second counts as one.
    void update(double seconds);

    /// The place under the pointer stays under it until end_drag, and the Earth goes on turning
    /// when let go. Beyond the limb the Earth turns as a trackball.
    void begin_drag(WindowPoint at);
    void drag_to(WindowPoint at);
    void end_drag();
    /// The other drag, in window coordinates: right turns the heading, up leans back.
    void lean_by(double right, double down);
    /// Notches of a wheel, fractions from a touchpad; positive is nearer. The place under `at`
    /// stays there.
    void zoom_by(double notches, WindowPoint at);
    void hold_keys(const CameraKeys& keys);

    /// Both stay inside the limits; a pose with a number that is not finite keeps that part as it
    /// is now.
    void jump_to(const CameraPose& pose);
    void fly_to(const CameraPose& pose);
    /// For a double click: to a place, nearer when far away, heading and tilt kept.
    void fly_near(Geographic place);
    void go_home();
    void turn_north_up();
    /// Unrolls the globe into the flat board with all of it in view, and back to where the globe
    /// was seen from.
    void unroll();
    void roll_up();

  private:
    /// What stays under the pointer: nothing of the globe once it opens, nothing of the map beside
    /// it.
    struct Held {
        std::optional<GlobeVector> on_globe{};
        std::optional<MapPlace> on_map{};
    };
    struct Drag {
        WindowPoint at{};
        Held held{};
    };
    struct Zoom {
        double distance = 0.0;
        WindowPoint at{};
        Held held{};
    };
    struct InFlight {
        Flight flight;
        double duration = 0.0;
        double seconds = 0.0;
    };

    [[nodiscard]] CameraPose sane(const CameraPose& pose) const;
    [[nodiscard]] CameraPose home_pose() const;
    [[nodiscard]] CameraPose flat_home_pose() const;
    void hold(const Held& held, WindowPoint at);
    void settle();
    void halt();
    void start_flight(const CameraRig& to);
    void set_unrolling(bool flat);

    void update_covered(double seconds);
    void update_unrolling(double seconds);
    void update_flight(double seconds);
    void update_zoom(double seconds);
    void update_drag_speed(double seconds);
    void coast(double seconds);

    CameraHome home_;
    Viewport viewport_;  ///< as it is now: what is covered goes over to `covered_`
    Covered covered_;
    CameraMotion motion_ = CameraMotion::Full;
    CameraRig rig_;
    double wanted_tilt_ = 0.0;  ///< comes back when the distance allows it again

    double unrolled_ = 0.0;  ///< time of the unrolling, 0..1; eased for the surface
    bool wants_flat_ = false;
    std::optional<CameraPose>
        globe_pose_;  ///< from where the globe was seen before it was unrolled

    std::optional<InFlight> flight_;
    std::optional<Drag> drag_;
    std::optional<Zoom> zoom_;
    CameraKeys keys_{}, key_speed_{};
    CameraRig rig_before_;  ///< at the last update, for the speed of a drag
    glm::dvec2 glide_{0.0,
                      0.0};  ///< momentum over the ground to the right and ahead, radii a second
};

}  // namespace taiji::scene
