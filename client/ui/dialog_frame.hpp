#pragma once

#include "client/ui/panel.hpp"

namespace taiji::ui {

/// What all dialogs have in common: the shade over the scene, a title, the cross, a line of buttons
/// at the bottom.
class DialogFrame {
  public:
    struct Info {
        std::string name;
        std::string_view title;
        float width;           ///< wanted, units
        float height;          ///< wanted, units; less where the window is smaller
        float content = 1e4F;  ///< of the body, pixels: less height where that is less
    };
    DialogFrame(Ui& ui, const Info& info);
    ~DialogFrame();
    DialogFrame(const DialogFrame&) = delete;
    DialogFrame& operator=(const DialogFrame&) = delete;

    /// The cross was clicked.
    [[nodiscard]] bool wants_to_close() const { return close_; }
    /// The room between title and buttons.
    Rect body;
    /// The line of buttons; take them from the right.
    Rect buttons;
    /// A button of the line, the next from the right; Enter does what a primary one does.
    bool button(const std::string& id, std::string_view label, const ButtonStyle& style = {});

  private:
    Ui& ui_;
    bool close_ = false;
};

/// Rows of a form that scrolls: a label at the left and a control at the right, or the control
/// below its label where there is little room.
class Form {
  public:
    /// `content` is the height that `draw` took last time, kept by the caller.
    Form(Ui& ui, const std::string& name, const Rect& room, float& content);
    ~Form();
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    void heading(std::string_view text);
    /// The room for the control of a row.
    Rect row(std::string_view label, float lines = 1.0F);
    /// A row that is all control.
    Rect whole(float height_units);
    [[nodiscard]] float width() const { return inside_.width; }

  private:
    Ui& ui_;
    float& content_;
    Rect inside_;
    float y_;
};

}  // namespace taiji::ui
