#pragma once

namespace taiji {

/// Where the player looked from, in degrees and Earth radii, as it is kept with the game.
struct SavedCamera {
    double latitude = 0.0;
    double longitude = 0.0;
    double distance = 3.6;
    double tilt = 0.0;
    double heading = 0.0;
    bool flat = false;
    friend bool operator==(const SavedCamera&, const SavedCamera&) = default;
};

}  // namespace taiji
