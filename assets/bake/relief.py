"""Shaded relief from the height map."""
import numpy as np

from fields import blur, blur_on_ground, calm_poles, enlarge_smoothly, extend, ramp
from geography import texel_latitudes

# Multi-directional oblique-weighted hillshade after Mark (1992, USGS Open-File Report 92-422):
# four lamps, each weighted by how obliquely it strikes the slope.
_LAMPS_DEG = (225.0, 270.0, 315.0, 360.0)
_LAMP_ALTITUDE_DEG = 40.0


def _slopes(height):
    """East and north slope per texel of the equator, isotropic on the ground."""
    tall = extend(height, 1)
    cosine = np.cos(np.radians(texel_latitudes(height.shape[0])))[:, None]
    east = (tall[1:-1, 2:] - tall[1:-1, :-2]) / (2 * np.maximum(cosine, 0.12))
    north = (tall[:-2, 1:-1] - tall[2:, 1:-1]) / 2
    return east, north


def _hillshade(height, exaggeration):
    east, north = _slopes(height)
    # Gentle slopes are lifted more than steep ones: plains gain form, the Andes do not turn black.
    steep = np.hypot(east, north) + 1e-6
    gain = exaggeration / (1 + (steep / 6.0) ** 0.8)
    east, north = east * gain, north * gain
    aspect = np.degrees(np.arctan2(-east, -north))
    normal = 1 / np.sqrt(1 + east**2 + north**2)
    altitude = np.radians(_LAMP_ALTITUDE_DEG)
    total = weights = 0
    for lamp in _LAMPS_DEG:
        azimuth = np.radians(lamp)
        toward = -(east * np.sin(azimuth) + north * np.cos(azimuth)) * np.cos(altitude)
        light = np.clip((toward + np.sin(altitude)) * normal, 0, 1)
        weight = np.sin(np.radians(aspect - lamp)) ** 2 + 0.15
        total, weights = total + light * weight, weights + weight
    return total / weights / np.sin(altitude)


def relief(height_map):
    """Factor on the land's brightness, about 1 on average, twice the resolution of the map."""
    height = enlarge_smoothly(blur(height_map.astype(np.float32), 0.6))
    height = np.maximum(height, 0)
    height = calm_poles(height, 70, 82, 3.0)
    fine = _hillshade(height, 0.50)
    broad = _hillshade(blur_on_ground(height, 3.0), 0.9)
    # Ridges up, valleys down: reads as occlusion from any side.
    hollow = np.tanh((blur(height, 1.2) - blur_on_ground(height, 9.0)) / 14.0)
    shade = 1 + 0.62 * (fine - 1) + 0.40 * (broad - 1) + 0.09 * hollow
    # A range as a whole is no darker than the plain beside it.
    shade = shade - 0.75 * (blur_on_ground(shade, 14.0) - 1)
    polar = ramp(np.abs(texel_latitudes(shade.shape[0])), 89, 78)[:, None]
    return (1 + (np.clip(shade, 0.45, 1.45) - 1) * polar).astype(np.float32)
