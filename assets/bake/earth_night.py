"""City lights and clouds. Pictures are float32, 0 to 1."""
import numpy as np
from scipy import ndimage

from earth_colour import gradient, luminance, mix
from fields import blur, blur_on_ground, calm_poles, ramp
from geography import texel_latitudes, texel_longitudes


def _city_light(source, day):
    """Light above the moonlit ground: the ground's red is a seventh of its blue, a lamp's is not."""
    red, blue = source[..., 0], source[..., 2]
    tint = blur(day.max(axis=-1) - day.min(axis=-1), 2.0)
    snow = ramp(blur(luminance(day), 2.0), 0.25, 0.5) * ramp(tint, 0.20, 0.10)
    # Snow sparkles in the source where nobody lives, most of all in the American north.
    latitude = texel_latitudes(red.shape[0])[:, None]
    america = texel_longitudes(red.shape[1])[None, :] < -20
    sparkle = np.maximum(snow, america * ramp(np.abs(latitude), 53, 60))
    bright = np.clip(red - 0.24 * blue - 0.022 - 0.085 * sparkle, 0, 1)
    # Single faint specks are compression noise; a town is brighter than its surroundings.
    calm = ndimage.median_filter(bright, size=3, mode="wrap")
    keep = ramp(bright, 0.03, 0.09)
    return bright * keep + np.minimum(bright, calm) * (1 - keep)


def night(source, day, coast_texels):
    land = np.clip(coast_texels + 0.5, 0, 1)
    light = _city_light(source, day) * np.clip(coast_texels + 2.5, 0, 1)
    light *= ramp(np.abs(texel_latitudes(light.shape[0])), 76, 72)[:, None]
    light = np.power(light, 0.8)
    strength = np.clip(0.75 * light + 0.75 * blur(light, 0.9) + 0.45 * blur(light, 3.5), 0, 1)
    moonlit = blur_on_ground(luminance(day), 1.5)
    ground = gradient(moonlit, [(0.0, "#080c14"), (0.35, "#10161f"), (1.0, "#1d2632")])
    sea = gradient(np.zeros_like(light), [(0.0, "#03060d")])
    base = calm_poles(mix(sea, ground, land), 80, 87, 3.0)
    lamps = gradient(strength, [(0.0, "#000000"), (0.12, "#2b1706"), (0.35, "#8a5218"),
                                (0.65, "#e0a04c"), (1.0, "#fff0cf")])
    return np.clip(1 - (1 - base) * (1 - lamps), 0, 1)


def _close_seam(image, reach):
    """Moves both edges at the date line to their mean, fading inland over `reach` columns."""
    gap = blur_on_ground(image, 1.0)
    gap = (gap[:, 0] - gap[:, -1])[:, None] / 2
    fade = ramp(np.arange(reach), reach, 0)[None, :]
    fixed = image.copy()
    fixed[:, :reach] -= gap * fade
    fixed[:, -reach:] += gap * fade[:, ::-1]
    return fixed


def clouds(source):
    """Cover thinned for play: clear sky is exactly 0, wisps stay, no bank is solid."""
    cover = _close_seam(source, 96)
    cover = calm_poles(cover, 62, 80, 6.0)
    latitude = np.abs(texel_latitudes(cover.shape[0]))[:, None]
    haze = 0.055 + 0.25 * ramp(latitude, 50, 80)
    cover = np.clip((cover - haze) / (1 - haze), 0, 1)
    cover = 0.86 * np.power(cover, 1.15) * ramp(latitude, 86, 70)
    return np.where(cover < 0.012, 0, cover)
