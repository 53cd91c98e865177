#include "client/world/world_board.hpp"

#include "client/common/asset_path.hpp"
#include "client/common/read_file.hpp"
#include "game/rules/load_board.hpp"

namespace taiji {

Result<std::shared_ptr<const Board>> read_world_board() {
    const auto path = find_asset("boards/world.board");
    if (!path) return tl::unexpected(path.error());
    const auto text = read_file(*path);
    if (!text) return tl::unexpected(text.error());
    return load_board(*text, path->string());
}

}  // namespace taiji
