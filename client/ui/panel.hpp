#pragma once

#include <memory>
#include <vector>

#include "client/ui/ui.hpp"

namespace taiji::ui {

/// Something that is drawn over the scene. Each has a file of its own, which ends in the function
/// that makes it; panels.cpp lists them.
class Panel {
  public:
    Panel() = default;
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    virtual ~Panel() = default;

    /// The dialog that this panel is. None: it lies round the board, in the place that Screen has
    /// for it.
    [[nodiscard]] virtual Dialog dialog() const { return Dialog::None; }
    /// Shown to those who look at a film, and to nobody else.
    [[nodiscard]] virtual bool is_of_films() const { return false; }
    /// The dialog is opened: it shows what is so now.
    virtual void open(Ui&) {}
    virtual void draw(Ui& ui) = 0;
    /// A key, while this dialog is open beside the board. False: it is the board's.
    virtual bool takes_key(const KeyEvent&) { return false; }
};

/// In the order in which they are drawn.
[[nodiscard]] std::vector<std::unique_ptr<Panel>> make_panels();

std::unique_ptr<Panel> make_top_bar();
std::unique_ptr<Panel> make_banner();
std::unique_ptr<Panel> make_taken_pieces();
std::unique_ptr<Panel> make_move_list();
std::unique_ptr<Panel> make_intelligence_panel();
std::unique_ptr<Panel> make_insight_panel();
std::unique_ptr<Panel> make_evaluation_bar();
std::unique_ptr<Panel> make_replay_bar();
std::unique_ptr<Panel> make_small_map();
std::unique_ptr<Panel> make_point_card();
std::unique_ptr<Panel> make_notices();
std::unique_ptr<Panel> make_chooser();
std::unique_ptr<Panel> make_spot_note();
std::unique_ptr<Panel> make_film_panel();
std::unique_ptr<Panel> make_export_line();
std::unique_ptr<Panel> make_menu_dialog();
std::unique_ptr<Panel> make_new_game_dialog();
std::unique_ptr<Panel> make_settings_dialog();
std::unique_ptr<Panel> make_open_dialog();
std::unique_ptr<Panel> make_save_dialog();
std::unique_ptr<Panel> make_book_panel();
std::unique_ptr<Panel> make_help_dialog();
std::unique_ptr<Panel> make_result_dialog();
std::unique_ptr<Panel> make_review_dialog();
std::unique_ptr<Panel> make_resign_dialog();
std::unique_ptr<Panel> make_picture_dialog();
std::unique_ptr<Panel> make_film_dialog();

}  // namespace taiji::ui
