// Push constants of the passes that draw the sky and the labels.
#ifndef TAIJI_SHADERS_SHARED_SKY_H
#define TAIJI_SHADERS_SHARED_SKY_H

#include "types.h"

TAIJI_SHADER_STRUCTS

struct SkyPush {
    vec4 strength;  // of the stars, the Milky Way, Sun and Moon, the mansions; 0..1
    vec4 stars;     // magnitude of the faintest that are drawn; unused
};

struct LabelPush {
    vec4 ink;  // 0: the halos .. 1: the ink over them; unused
};

TAIJI_SHADER_STRUCTS_END

#ifdef __cplusplus
static_assert(sizeof(taiji::shader::SkyPush) == 32);
static_assert(sizeof(taiji::shader::LabelPush) == 16);
#endif

#endif
