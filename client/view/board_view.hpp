#pragma once

#include <cstdint>
#include <vector>

#include "client/view/continents.hpp"
#include "game/rules/position.hpp"
#include "renderer/scene/camera.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji {

// From the game's board and positions to what the renderer draws. Points and pieces carry the index
// of their game point as id, so that `point_of_id` turns what was picked into a point again.

/// Where every board lies on the Earth: RULES.md 1.
[[nodiscard]] scene::BoardPlacement board_placement();

[[nodiscard]] std::uint32_t id_of_point(Point point);
/// Precondition: an id that a point or piece of this board carried.
[[nodiscard]] Point point_of_id(const Board& board, std::uint32_t id);

[[nodiscard]] scene::Owner owner_of(Side side);
[[nodiscard]] scene::BoardPlace board_place(Coord coord);
/// Of a piece at rest, clockwise from north: towards the enemy's side of the board.
[[nodiscard]] double home_heading(Side side);
/// Of a point on the Earth.
[[nodiscard]] scene::Geographic place_of(const scene::BoardModel& model, const Board& board,
                                         Point point);

/// The board as a model. A land cell in none of the continents takes the colour of its direction
/// from (0,0), as RULES.md 11 names them: green east, red south, yellow west, white north.
[[nodiscard]] scene::BoardModel board_view(const Board& board, const Continents& continents = {});

/// A piece standing on a point, facing the enemy's side of the board.
[[nodiscard]] scene::PieceView piece_view(const Board& board, Point point, Piece piece,
                                          const scene::BoardModel& model,
                                          const scene::Surface& surface);
/// All pieces of a position, in the order of their points, in place of what `to` held. Allocates
/// nothing once `to` has grown.
void piece_views(const Position& position, const scene::BoardModel& model,
                 const scene::Surface& surface, std::vector<scene::PieceView>& to);

/// Where a match begins and Home leads (LOOK.md): the side's palace and the front before it, 50
/// degrees from its seat towards (0,0) at 52 N, with all of the Earth in view; the whole board when
/// flat.
[[nodiscard]] scene::CameraHome home_view(const scene::BoardModel& model, Side side);

}  // namespace taiji
