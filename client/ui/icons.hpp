#pragma once

#include "client/ui/canvas.hpp"

namespace taiji::ui {

/// Drawn as lines and shapes; no font has them all.
enum class Icon : std::uint8_t {
    None,
    Menu,
    Close,
    Globe,
    Map,
    Eye,
    HideAll,
    Book,
    Gear,
    First,
    Previous,
    Next,
    Last,
    TakeBack,
    Handshake,  ///< two hands as two rings
    Flag,
    Branch,  ///< a new line from here
    Plus,
    Copy,
    Paste,
    Help,
    Folder,
    Save,
    Up,
    Check,
    Swap,
    Home,
    Bulb,
    Scales,  ///< how the game stands
    Danger,
    Graph,
    Play,
    PlayBack,
    Pause,
    Minus,
    Camera
};

/// In the middle of `box`, in a square of `size` units.
void draw_icon(const Canvas& canvas, Icon icon, const Rect& box, Colour c, float size = 18.0F);

}  // namespace taiji::ui
