#pragma once

#include <cstdint>
#include <span>

namespace taiji::scene {

/// A corner of a triangle of the interface. `x`, `y` in pixels of the picture from its top left;
/// `u`, `v` in 0..1 over the atlas; the colour as it is shown, not multiplied by its opacity.
struct InterfaceVertex {
    float x = 0.0F;
    float y = 0.0F;
    float u = 0.0F;
    float v = 0.0F;
    std::uint8_t red = 0, green = 0, blue = 0, opacity = 0;
};
static_assert(sizeof(InterfaceVertex) == 20);

/// Some triangles of a list, cut off at a rectangle in pixels of the picture.
struct InterfaceDraw {
    std::uint32_t first_index = 0;
    std::uint32_t index_count = 0;
    std::int32_t left = 0, top = 0, right = 0, bottom = 0;
    bool plain = false;  ///< the colours alone, whatever the atlas says: quicker for large areas
};

/// Triangles with their own count of vertices.
struct InterfaceList {
    std::span<const InterfaceVertex> vertices;
    std::span<const std::uint16_t> indices;
    std::span<const InterfaceDraw> draws;
};

/// How much of each texel is ink. Read without interpolation: texels lie on pixels.
struct InterfaceAtlas {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::span<const std::uint8_t> ink;  ///< row by row
    std::uint64_t version = 0;  ///< another number whenever the ink has changed; 0: there is none
};

/// What lies over the scene, as views of the giver's arrays, which must outlive the drawing. Drawn
/// in the order of the lists. Text, icons, panels: the renderer knows none of them.
struct InterfaceFrame {
    std::span<const InterfaceList> lists;
    InterfaceAtlas atlas;
};

}  // namespace taiji::scene
