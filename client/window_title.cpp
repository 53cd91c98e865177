#include "client/window_title.hpp"

namespace taiji {

std::string window_title(const Session&) {
    return "Taiji 太极棋";
}

}  // namespace taiji
