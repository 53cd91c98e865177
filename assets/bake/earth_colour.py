"""Colours of the day and night maps. Pictures are float32, sRGB-encoded, 0 to 1."""
import numpy as np

from fields import (blur, blur_on_ground, calm_poles, enlarge_smoothly, fill, ramp,
                    sphere_noise)
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
    """Lakes and wide rivers, which the polygons do not have: dark or blue, inside land."""
    red, green, blue = (source[..., c] for c in range(3))
    dark = ramp(luminance(source), 0.085, 0.035)
    not_plant = ramp(np.maximum(red, green) - blue, 0.035, 0.005)
    blue_water = _ocean_blue(source) * ramp(luminance(source), 0.5, 0.4)
    # Winnipeg, Balkhash and their like carry algae, greener than any forest.
    calm = blur(source, 0.7)
    algae = ramp(calm[..., 1] / (calm[..., 0] + 0.01), 2.0, 2.5) * ramp(calm[..., 1], 0.05, 0.09)
    water = np.maximum(np.maximum(dark * not_plant, blue_water), algae)
    return water * ramp(coast_deg, 0.25, 0.45)


def _greenland(shape):
    """True on Greenland's side of the straits between it and the Canadian islands."""
    latitude, longitude = texel_latitudes(shape[0])[:, None], texel_longitudes(shape[1])[None, :]
    strait = np.interp(latitude, [58, 65, 70, 75, 78, 84], [-50, -57.5, -61, -68, -73, -73])
    iceland = (longitude > -25.5) & (latitude < 67.2)
    return (longitude > strait) & (longitude < -10) & (latitude > 58) & ~iceland


def _thaw(land, height, points):
    """Winter snow of the northern plains turned to taiga and tundra, or the board would be
    white on white; ice sheets, the far north and the ranges stay white."""
    latitude = texel_latitudes(land.shape[0])[:, None]
    grey = luminance(land)
    tint = land.max(axis=-1) - land.min(axis=-1)
    snow = ramp(grey, 0.16, 0.42) * ramp(tint, 0.16, 0.08)
    patch = sphere_noise(points, 18.0, 5, seed=41)
    stays = np.maximum(ramp(height + 14 * patch, 34, 74),
                       ramp(latitude + 2.0 * patch, 74.0, 78.5))
    melt = snow * (1 - 0.93 * stays) * ramp(latitude, 40, 47) * ~_greenland(grey.shape)
    # Colours of Finland, Labrador and Chukotka in the same source, which shows them bare.
    ground = gradient(latitude + 2.2 * patch, [(48, "#4a4426"), (55, "#333a1c"), (62, "#2f3620"),
                                               (67, "#4b472f"), (73, "#6d6656")])
    texture = np.clip(1 + 0.9 * (grey - blur(grey, 5.0)) + 0.16 * patch, 0.6, 1.5)
    ground = ground * texture[..., None] + 0.10 * np.maximum(grey - 0.5, 0)[..., None]
    return mix(land, ground, 0.97 * melt)


def white_ice(source, coast_deg):
    """Antarctica's ice shelves: white in the source, sea for the polygons."""
    latitude = texel_latitudes(coast_deg.shape[0])[:, None]
    return ramp(blur(luminance(source), 0.8), 0.45, 0.7) * (latitude < -62) * (coast_deg < 0.2)


def land_colour(source, shade, points):
    """The source's land, cleaned of sea at its edges, graded and shaded."""
    shelf_ice = white_ice(source.day, source.coast_deg) > 0.5
    inside = ((source.coast_deg > 0.12) & (_ocean_blue(source.day) < 0.5)) | shelf_ice
    land = fill(source.day, inside)
    land = calm_poles(land, 74, 86, 2.5)
    height = enlarge_smoothly(source.height)
    land = _thaw(land, height, points)
    light = luminance(land)
    # A toe lift opens the dark forests; saturation follows, but snow and salt stay neutral.
    lifted = np.power(np.clip(light, 1e-4, 1), 0.76) * 1.02
    land = land * (lifted / np.maximum(light, 1e-3))[..., None]
    grey = luminance(land)[..., None]
    land = grey + (land - grey) * (1.26 - 0.26 * ramp(lifted, 0.55, 0.8))[..., None]
    land = land * np.array([0.985, 1.0, 0.99], dtype=np.float32)
    # Snow takes less shade, and a cooler one, than rock.
    snow = ramp(grey[..., 0], 0.62, 0.85)
    factor = 1 + (shade - 1) * (1 - 0.50 * snow)
    land = land * (1 - 0.09 * snow)[..., None] * factor[..., None]
    cool = snow * np.clip(1 - factor, 0, 0.4)
    land = land + cool[..., None] * np.array([-0.06, 0.0, 0.10], np.float32)
    lake = inland_water(source.day, source.coast_deg)
    return np.clip(mix(land, gradient(lake, [(0, "#0e3157"), (1, "#0b2547")]), 0.9 * lake), 0, 1)


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
    sea = gradient(depth, [(0.0, "#040d26"), (0.25, "#071736"), (0.5, "#0a2550"),
                           (0.75, "#0e3768"), (1.0, "#124777")])
    latitude = np.abs(texel_latitudes(depth.shape[0]))[:, None]
    warm = 0.30 + 0.70 * ramp(latitude, 60, 20) + np.zeros_like(depth)
    # Nearness of much land, so that a lone islet gets no halo.
    near = blur_on_ground(ramp(coast_deg, -0.05, 0.05), 4.0)
    shallow = (0.45 * np.exp(coast_deg / 0.9) + 0.55 * ramp(near, 0.0, 0.55)) * shelf
    sea = mix(sea, gradient(warm, [(0.3, "#1f628a"), (1.0, "#1f8c9f")]), 0.60 * shallow * warm)
    surf = ramp(near, 0.12, 0.7) * (0.4 + 0.6 * shelf)
    sea = mix(sea, gradient(warm, [(0.3, "#3f7f9c"), (1.0, "#4fb3b5")]), 0.30 * surf)
    # Broad water masses, so that the deep is not one flat tone.
    swell = sphere_noise(points, 3.0, 4, seed=11)
    return np.clip(sea * (1 + 0.08 * swell)[..., None], 0, 1)


def _sea_ice(shelf_ice, points):
    """Cover 0 to 1: summer pack round the north pole, broken floes round Antarctica."""
    latitude = texel_latitudes(shelf_ice.shape[0])[:, None]
    longitude = np.radians(texel_longitudes(shelf_ice.shape[1]))[None, :]
    ragged = sphere_noise(points, 4.0, 7, seed=23)
    floes = sphere_noise(points, 55.0, 5, seed=29)
    # The pack reaches south along Greenland and the Canadian archipelago, not towards Barents.
    edge = 83.0 - 4.5 * np.cos(longitude - np.radians(-80)) - 1.5 * np.cos(
        2 * (longitude - np.radians(-55))) + 4.0 * ragged
    north = ramp(latitude, edge - 2.5, edge + 6.0)
    land_ice = np.where(latitude < -60, shelf_ice, 0)
    south = ramp(blur_on_ground(land_ice, 14.0) + 0.16 * ragged, 0.06, 0.42) * (latitude < -56)
    pack = np.maximum(north, 0.85 * south)
    # The margin breaks into floes, the middle closes.
    return np.power(pack, 0.5) * ramp(floes + 3.0 * pack, 0.55, 1.15)


def frozen(sea, white, points):
    """`white`: 1 on Antarctica and its ice shelves."""
    cover = _sea_ice(white, points)
    tone = 0.85 + 0.05 * sphere_noise(points, 9.0, 3, seed=31)
    tone = tone + 0.05 * sphere_noise(points, 70.0, 4, seed=43)
    crack = np.abs(sphere_noise(points, 11.0, 5, seed=37))
    open_water = ramp(crack, 0.045, 0.0) * ramp(sphere_noise(points, 5.0, 2, seed=47), -0.1, 0.5)
    tone = tone - 0.22 * open_water
    ice = tone[..., None] * np.array([0.92, 0.985, 1.04], dtype=np.float32)
    return np.clip(mix(sea, ice, 0.92 * cover), 0, 1)
