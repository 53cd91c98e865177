// Push constants of the pass that draws the interface.
#ifndef TAIJI_SHADERS_SHARED_INTERFACE_H
#define TAIJI_SHADERS_SHARED_INTERFACE_H

#include "types.h"

TAIJI_SHADER_STRUCTS

struct InterfacePush {
    vec4 sizes;  // clip units a pixel, each way; texels of the atlas, each way
};

TAIJI_SHADER_STRUCTS_END

#ifdef __cplusplus
static_assert(sizeof(taiji::shader::InterfacePush) == 16);
#endif

#endif
