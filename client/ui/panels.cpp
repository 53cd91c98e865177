#include "client/ui/panel.hpp"

namespace taiji::ui {

std::vector<std::unique_ptr<Panel>> make_panels() {
    std::vector<std::unique_ptr<Panel>> made;
    made.push_back(make_top_bar());
    made.push_back(make_banner());
    made.push_back(make_taken_pieces());
    made.push_back(make_move_list());
    made.push_back(make_intelligence_panel());
    made.push_back(make_insight_panel());
    made.push_back(make_evaluation_bar());
    made.push_back(make_replay_bar());
    made.push_back(make_small_map());
    made.push_back(make_point_card());
    made.push_back(make_notices());
    made.push_back(make_chooser());
    made.push_back(make_spot_note());
    made.push_back(make_film_panel());
    made.push_back(make_export_line());
    made.push_back(make_menu_dialog());
    made.push_back(make_new_game_dialog());
    made.push_back(make_settings_dialog());
    made.push_back(make_open_dialog());
    made.push_back(make_save_dialog());
    made.push_back(make_book_panel());
    made.push_back(make_help_dialog());
    made.push_back(make_result_dialog());
    made.push_back(make_review_dialog());
    made.push_back(make_resign_dialog());
    made.push_back(make_picture_dialog());
    made.push_back(make_film_dialog());
    return made;
}

}  // namespace taiji::ui
