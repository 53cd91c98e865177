"""Colours of the day and night maps. Pictures are float32, sRGB-encoded, 0 to 1."""
import numpy as np

from fields import blur, blur_on_ground, calm_poles, fill, ramp, sphere_noise
from geography import texel_latitudes, texel_longitudes, unit_vectors


def luminance(image):
    return image @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def mix(a, b, t):
    return a + (b - a) * t[..., None]


def gradient(value, stops):
    """Colours along (position, #rrggbb) stops."""
    places = [place for place, _ in stops]
    colours = np.array([[int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)] for _, text in stops])
    return np.stack([np.interp(value, places, colours[:, c]) for c in range(3)],
                    axis=-1).astype(np.float32)


def grid_points(shape):
    longitude, latitude = texel_longitudes(shape[1]), texel_latitudes(shape[0])
    return unit_vectors(longitude[None, :], latitude[:, None]).astype(np.float32)


def _ocean_blue(source):
    """How much a texel of the source has the painted ocean's blue, 0 to 1."""
    red, green, blue = (source[..., c] for c in range(3))
    return ramp(blue - np.maximum(red, green), 0.03, 0.09)


def inland_water(source, coast_deg):
    """Lakes and wide rivers, which the polygons do not have: dark and not green, inside land."""
    red, green, blue = (source[..., c] for c in range(3))
    dark = ramp(luminance(source), 0.085, 0.035)
    not_plant = ramp(np.maximum(red, green) - blue, 0.035, 0.005)
    blue_water = _ocean_blue(source) * ramp(luminance(source), 0.5, 0.4)
    return np.maximum(dark * not_plant, blue_water) * ramp(coast_deg, 0.25, 0.45)


def land_colour(source, shade, points):
    """The source's land, cleaned of sea at its edges, graded and shaded."""
    inside = (source.coast_deg > 0.12) & (_ocean_blue(source.day) < 0.5)
    land = fill(source.day, inside)
    land = calm_poles(land, 74, 86, 2.5)
    light = luminance(land)
    # A toe lift opens the dark forests; saturation follows, but snow and salt stay neutral.
    lifted = np.power(np.clip(light, 1e-4, 1), 0.80) * 1.02
    land = land * (lifted / np.maximum(light, 1e-3))[..., None]
    grey = luminance(land)[..., None]
    land = grey + (land - grey) * (1.28 - 0.28 * ramp(lifted, 0.55, 0.8))[..., None]
    land = land * np.array([0.985, 1.0, 0.99], dtype=np.float32)
    # Snow takes less shade, and a cooler one, than rock.
    snow = ramp(grey[..., 0], 0.62, 0.85)
    factor = 1 + (shade - 1) * (1 - 0.35 * snow)
    land = land * (1 - 0.075 * snow)[..., None] * factor[..., None]
    cool = snow * np.clip(1 - factor, 0, 0.4)
    return np.clip(land + cool[..., None] * np.array([-0.06, 0.0, 0.10], np.float32), 0, 1)


def ocean_depth(source, coast_deg):
    """0 abyss to 1 shelf: the painted bathymetry of the source, cleaned."""
    red, green, blue = (source[..., c] for c in range(3))
    shown = 0.25 * red + 0.35 * green + 0.4 * blue
    at_sea = (coast_deg < -0.16) & (shown < 0.45)
    depth = fill(shown, at_sea)
    depth = 0.55 * blur(depth, 0.8) + 0.45 * blur_on_ground(depth, 2.5)
    depth = calm_poles(depth, 66, 78, 14.0)
    return np.clip((depth - 0.03) / (0.27 - 0.03), 0, 1)


def ocean_colour(depth, coast_deg, points):
    shelf = ramp(depth, 0.35, 0.95)
    sea = gradient(depth, [(0.0, "#050f2b"), (0.25, "#08193f"), (0.5, "#0c2a5c"),
                           (0.75, "#124079"), (1.0, "#18568c")])
    latitude = np.abs(texel_latitudes(depth.shape[0]))[:, None]
    warm = 0.35 + 0.65 * ramp(latitude, 62, 22) + np.zeros_like(depth)
    shallow = np.exp(coast_deg / 0.55) * shelf
    sea = mix(sea, gradient(warm, [(0.3, "#2a6f93"), (1.0, "#2f9fae")]), 0.62 * shallow * warm)
    surf = np.exp(coast_deg / 0.16) * (0.35 + 0.65 * shelf)
    sea = mix(sea, gradient(warm, [(0.3, "#4f8ea6"), (1.0, "#5bbdbd")]), 0.42 * surf)
    # Broad water masses, so that the deep is not one flat tone.
    swell = sphere_noise(points, 3.0, 4, seed=11)
    return np.clip(sea * (1 + 0.10 * swell)[..., None], 0, 1)


def sea_ice(points, shape):
    """Cover 0 to 1: summer pack round the north pole, a thin fringe round Antarctica."""
    latitude = texel_latitudes(shape[0])[:, None]
    longitude = np.radians(texel_longitudes(shape[1]))[None, :]
    ragged = sphere_noise(points, 7.0, 5, seed=23)
    floes = sphere_noise(points, 60.0, 4, seed=29)
    # The pack reaches south along Greenland and the Canadian archipelago, not towards Barents.
    edge = 82.0 - 3.5 * np.cos(longitude - np.radians(-95)) + 2.2 * ragged
    north = ramp(latitude, edge - 1.5, edge + 2.5)
    south_edge = -67.5 - 1.5 * np.cos(longitude - np.radians(140)) + 2.0 * ragged
    south = ramp(latitude, south_edge + 2.0, south_edge - 4.0) * 0.75
    cover = np.maximum(north, south)
    return np.clip(cover * 1.15 - 0.30 * ramp(floes, -0.1, 0.9) * (1.3 - cover), 0, 1)


def frozen(sea, points, shape):
    cover = sea_ice(points, shape)
    tone = 0.80 + 0.07 * sphere_noise(points, 28.0, 5, seed=31)
    leads = np.abs(sphere_noise(points, 16.0, 3, seed=37))
    tone = tone - 0.20 * ramp(leads, 0.035, 0.0)
    ice = tone[..., None] * np.array([0.93, 0.985, 1.03], dtype=np.float32)
    return np.clip(mix(sea, ice, 0.88 * cover), 0, 1)
