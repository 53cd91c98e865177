"""City lights and clouds. Pictures are float32, 0 to 1."""
import numpy as np
from scipy import ndimage

from earth_colour import gradient, luminance, mix
from fields import blur, blur_on_ground, calm_poles, ramp
from geography import texel_latitudes


def _city_light(source):
    """Light above the moonlit ground: the ground is blue, lights are not."""
    red, green, blue = (source[..., c] for c in range(3))
    ground = np.minimum(0.42 * blue, 0.12)
    bright = np.clip(red - ground - 0.02, 0, 1)
    bright *= ramp(red - 0.62 * blue, 0.0, 0.08)
    # Single specks and compression noise go; a town is brighter than its surroundings.
    calm = ndimage.median_filter(bright, size=3, mode="wrap")
    return np.where(bright > 0.10, bright, np.minimum(bright, calm))


def night(source, day, coast_texels):
    land = np.clip(coast_texels + 0.5, 0, 1)
    light = _city_light(source) * np.clip(coast_texels + 2.5, 0, 1)
    light *= ramp(np.abs(texel_latitudes(light.shape[0])), 76, 72)[:, None]
    glow = 0.55 * blur(light, 1.4) + 0.55 * blur(light, 4.0)
    strength = np.clip(1.45 * light + glow, 0, 1)
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
