#include <imgui/imgui.h>

#include <array>
#include <cmath>

#include "client/ui/panel.hpp"
#include "client/view/board_view.hpp"

namespace taiji::ui {
namespace {

Colour colour_of(const scene::BoardCell& cell) {
    if (cell.kind == scene::CellKind::Ocean) return colour(0x16406B);
    switch (cell.tint) {
        case scene::Tint::Green:
            return colour(0x4A7A4E);
        case scene::Tint::Red:
            return colour(0x8A4B45);
        case scene::Tint::Yellow:
            return colour(0x8C7A3E);
        case scene::Tint::White:
            return colour(0x8F959C);
        case scene::Tint::Blue:
            break;
    }
    return colour(0x6B6B60);
}

/// Where board places lie in the map.
struct MapFrame {
    Rect box;
    scene::BoardRect rim;
    [[nodiscard]] ImVec2 at(scene::BoardPlace place) const {
        const double x = (place.x - rim.west) / (rim.east - rim.west);
        const double y = (rim.north - place.y) / (rim.north - rim.south);
        return {box.x + static_cast<float>(x) * box.width,
                box.y + static_cast<float>(y) * box.height};
    }
    [[nodiscard]] scene::BoardPlace place(float x, float y) const {
        return {rim.west + (x - box.x) / box.width * (rim.east - rim.west),
                rim.north - (y - box.y) / box.height * (rim.north - rim.south)};
    }
};

/// All of the board at once, unrolled; a click flies there.
class SmallMap final : public Panel {
  public:
    void draw(Ui& ui) override {
        if (ui.dialog() == Dialog::Rules) return;
        const Rect& box = ui.screen.map;
        ui.begin_panel("map", box, Layer::Board, Look::Glass);
        const Rect inside = box.inset(ui.px(6.0F));
        const MapFrame map{inside, ui.moment.board.rim()};
        draw_cells(ui, map);
        draw_view(ui, map);
        draw_last_move(ui, map);
        draw_pieces(ui, map);
        if (ui.row("map/board", inside, false)) fly(ui, map);
        ui.end_panel();
    }

  private:
    static void draw_cells(const Ui& ui, const MapFrame& map) {
        const scene::BoardModel& board = ui.moment.board;
        for (int row = 0; row < 2 * board.half_height; ++row) {
            for (int column = 0; column < 2 * board.half_width; ++column) {
                // Neighbours of one colour are one rectangle.
                const int first = column;
                const scene::BoardCell& cell = board.cell(column, row);
                while (column + 1 < 2 * board.half_width && board.cell(column + 1, row) == cell) {
                    ++column;
                }
                ui.canvas.list().AddRectFilled(
                    map.at({map.rim.west + first, map.rim.north - row}),
                    map.at({map.rim.west + column + 1, map.rim.north - row - 1}), colour_of(cell));
            }
        }
        for (const scene::BoardPalace& palace : board.palaces) {
            ui.canvas.list().AddRect(map.at({palace.area.west, palace.area.north}),
                                     map.at({palace.area.east, palace.area.south}), theme::kPalace,
                                     0.0F, 0, ui.px(1.5F));
        }
        const ImVec2 middle = map.at({0.0, 0.0});
        ui.canvas.ring(middle.x, middle.y, ui.px(5.0F), theme::kPalace, 1.2F);
    }

    /// From where to where the last move went.
    static void draw_last_move(const Ui& ui, const MapFrame& map) {
        const play::Game& game = ui.session.game();
        if (ui.session.shows_diagram() || game.shown_ply() == 0) return;
        const Move move = game.match().plies()[game.shown_ply() - 1].move;
        const Board& board = game.shown().board();
        const ImVec2 from = map.at(board_place(board.coord(move.from)));
        const ImVec2 to = map.at(board_place(board.coord(move.to)));
        ui.canvas.line(from.x, from.y, to.x, to.y, colour(0x05080D, 0.75), 3.6F);
        ui.canvas.line(from.x, from.y, to.x, to.y, theme::kPalace, 1.8F);
        ui.canvas.ring(from.x, from.y, ui.px(3.0F), theme::kPalace, 1.4F);
    }

    static void draw_pieces(const Ui& ui, const MapFrame& map) {
        const Position& position = ui.session.shown();
        const Board& board = position.board();
        const float radius = ui.canvas.scale() * (ui.screen.narrow ? 2.6F : 3.6F);
        for (const Side side : kBothSides) {
            position.pieces(side).for_each([&](Point point) {
                const ImVec2 at = map.at(board_place(board.coord(point)));
                const bool hub = position.hub(side) == point;
                const float size = hub ? radius * 1.5F : radius;
                const bool white = side == Side::White;
                // White's are discs, Black's are squares on a corner: not told apart by colour
                // alone.
                if (white) {
                    ui.canvas.disc(at.x, at.y, size, ui.canvas.look(side).face);
                } else {
                    const float r = size * 1.25F;
                    ui.canvas.list().AddQuadFilled({at.x, at.y - r - 1.5F}, {at.x + r + 1.5F, at.y},
                                                   {at.x, at.y + r + 1.5F}, {at.x - r - 1.5F, at.y},
                                                   ui.canvas.look(side).rim);
                    ui.canvas.list().AddQuadFilled({at.x, at.y - r}, {at.x + r, at.y},
                                                   {at.x, at.y + r}, {at.x - r, at.y},
                                                   ui.canvas.look(side).face);
                }
                if (hub) ui.canvas.ring(at.x, at.y, size + ui.px(2.5F), theme::kPalace, 1.3F);
            });
        }
    }

    /// The part of the board that is in the window.
    static void draw_view(const Ui& ui, const MapFrame& map) {
        const scene::CameraView& view = ui.moment.view;
        const scene::Viewport& viewport = view.viewport();
        constexpr int kSteps = 10;
        std::array<ImVec2, 4 * kSteps> outline{};
        for (int i = 0; i < 4 * kSteps; ++i) {
            // Along the rim of the window, clockwise; where it shows the sky, the limb instead.
            const double t = static_cast<double>(i % kSteps) / kSteps;
            const std::array<std::array<double, 2>, 4> rim = {
                {{t, 0.0}, {1.0, t}, {1.0 - t, 1.0}, {0.0, 1.0 - t}}};
            const auto& [x, y] = rim[static_cast<std::size_t>(i / kSteps)];
            const auto seen =
                first_seen(view, {x * viewport.window_width, y * viewport.window_height});
            if (!seen) return;
            scene::BoardPlace place = ui.moment.board.projection.board(*seen);
            outline[static_cast<std::size_t>(i)] = map.at(place);
        }
        ui.canvas.list().PushClipRect({map.box.x, map.box.y}, {map.box.right(), map.box.bottom()},
                                      true);
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const ImVec2 from = outline[i], to = outline[(i + 1) % outline.size()];
            // Over the date line, where the map ends, goes no line.
            if (std::abs(from.x - to.x) > map.box.width * 0.4F) continue;
            ui.canvas.line(from.x, from.y, to.x, to.y, with_opacity(theme::kJade, 0.85), 1.4F);
        }
        ui.canvas.list().PopClipRect();
    }

    /// The surface at a point of the window or, where there is sky, at the first place on the way
    /// from there to the middle.
    static std::optional<scene::MapPlace> first_seen(const scene::CameraView& view,
                                                     scene::WindowPoint at) {
        const auto [middle_x, middle_y] = view.middle_of_window();
        const auto place_at = [&](double part) {
            return view.surface().intersect(view.ray(
                {middle_x + (at.x - middle_x) * part, middle_y + (at.y - middle_y) * part}));
        };
        if (const auto place = place_at(1.0)) return place;
        double inside = 0.0, outside = 1.0;
        auto found = place_at(0.0);
        if (!found) return std::nullopt;
        for (int i = 0; i < 12; ++i) {
            const double part = 0.5 * (inside + outside);
            if (const auto place = place_at(part)) {
                found = place;
                inside = part;
            } else {
                outside = part;
            }
        }
        return found;
    }

    static void fly(Ui& ui, const MapFrame& map) {
        const Rect pointer = ui.pointer();
        const scene::BoardPlace place = map.place(pointer.x, pointer.y);
        const Board& board = ui.session.shown().board();
        const Coord nearest = {2 * static_cast<int>(std::lround(place.x)),
                               2 * static_cast<int>(std::lround(place.y))};
        if (const auto point = board.point_at(nearest)) ui.ask(FlyToPoint{*point});
    }
};

}  // namespace

std::unique_ptr<Panel> make_small_map() {
    return std::make_unique<SmallMap>();
}

}  // namespace taiji::ui
