#pragma once

#include <string>
#include <vector>

#include "client/ui/rect.hpp"

namespace taiji::ui {

/// In which order panels lie over each other; those of one layer never overlap.
enum class Layer : std::uint8_t {
    Board,  ///< around the board
    Spot,   ///< at a point of the board, for as long as something is asked or said there
    Dialog
};

/// What the last update laid out, for tests and for telling what the pointer is over.
struct LayoutReport {
    struct Panel {
        std::string name;
        Rect box;
        Layer layer{};
    };
    /// A text and the room that it was given.
    struct Text {
        std::string text;
        float width;  ///< what it takes
        Rect room;
        bool scrolls;  ///< it may lie above or below what is visible
    };
    /// Something that can be clicked.
    struct Control {
        std::string id;  ///< "new_game/start"
        Rect box;
        Rect visible;  ///< where it is not scrolled out of sight
    };
    std::vector<Panel> panels;
    std::vector<Text> texts;
    std::vector<Control> controls;

    void clear() {
        panels.clear();
        texts.clear();
        controls.clear();
    }
    [[nodiscard]] const Control* control(const std::string& id) const {
        for (const Control& each : controls) {
            if (each.id == id) return &each;
        }
        return nullptr;
    }
    [[nodiscard]] const Panel* panel(const std::string& name) const {
        for (const Panel& each : panels) {
            if (each.name == name) return &each;
        }
        return nullptr;
    }
};

}  // namespace taiji::ui
