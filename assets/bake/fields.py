"""Filters on equirectangular pictures that wrap at 180 degrees and behave at the poles."""
import numpy as np
from scipy import ndimage

from geography import texel_latitudes


def each_channel(function, image, *args):
    if image.ndim == 2:
        return function(image, *args)
    return np.stack([function(image[..., c], *args) for c in range(image.shape[2])], axis=-1)


def extend(image, margin):
    """Rows continued over the poles and columns round the date line."""
    half = image.shape[1] // 2
    north = np.roll(image[:margin][::-1], half, axis=1)
    south = np.roll(image[-margin:][::-1], half, axis=1)
    tall = np.concatenate([north, image, south])
    return np.concatenate([tall[:, -margin:], tall, tall[:, :margin]], axis=1)


def _blur(image, sigma):
    margin = max(1, min(int(4 * sigma + 1), image.shape[0]))
    blurred = ndimage.gaussian_filter(extend(image, margin), sigma, truncate=3.5)
    return blurred[margin:-margin, margin:-margin]


def blur(image, sigma):
    """Gaussian in texels."""
    return each_channel(_blur, image.astype(np.float32), sigma)


def _blur_rows_on_ground(image, sigma):
    height, width = image.shape
    spectrum = np.fft.rfft(image, axis=1)
    frequency = np.arange(spectrum.shape[1]) / width
    cosine = np.maximum(np.cos(np.radians(texel_latitudes(height))), 1e-4)
    row_sigma = np.minimum(sigma / cosine, width)
    transfer = np.exp(-2 * (np.pi * row_sigma[:, None] * frequency[None, :]) ** 2)
    return np.fft.irfft(spectrum * transfer, n=width, axis=1)


def blur_on_ground(image, sigma):
    """Gaussian whose width is `sigma` texels of the equator on the ground, in both directions."""
    wide = each_channel(_blur_rows_on_ground, image.astype(np.float32), sigma)
    margin = int(4 * sigma + 1)
    def columns(channel):
        tall = ndimage.gaussian_filter1d(extend(channel, margin), sigma, axis=0)
        return tall[margin:-margin, margin:-margin]
    return each_channel(columns, wide).astype(np.float32)


def calm_poles(image, from_deg, full_deg, sigma):
    """Blends to a ground blur between two latitudes, so that the poles have no spokes."""
    latitude = np.abs(texel_latitudes(image.shape[0]))
    rows = ramp(latitude, from_deg, full_deg)[:, None]
    rows = rows[..., None] if image.ndim == 3 else rows
    return (image * (1 - rows) + blur_on_ground(image, sigma) * rows).astype(np.float32)


def fill(image, valid):
    """Spreads the valid texels over the others, nearest scales first (push and pull)."""
    weight = valid.astype(np.float32)
    image = image.astype(np.float32)
    colour = image * (weight[..., None] if image.ndim == 3 else weight)
    if min(weight.shape) <= 4:
        total = max(float(weight.sum()), 1e-6)
        mean = colour.reshape(-1, *colour.shape[2:]).sum(axis=0) / total
        return np.where(valid[..., None] if image.ndim == 3 else valid, image, mean)

    def halve(field):
        return (field[0::2, 0::2] + field[1::2, 0::2] + field[0::2, 1::2] + field[1::2, 1::2]) / 4
    small_weight, small = halve(weight), halve(colour)
    divisor = np.maximum(small_weight, 1e-6)
    small = small / (divisor[..., None] if image.ndim == 3 else divisor)
    coarse = enlarge(fill(small, small_weight > 1e-6))
    weight = weight[..., None] if image.ndim == 3 else weight
    return image * weight + coarse * (1 - weight)


def _enlarge(image):
    bigger = ndimage.zoom(extend(image, 2), 2, order=1, mode="nearest", grid_mode=True)
    return bigger[4:-4, 4:-4]


def enlarge(image):
    """Twice the size, bilinear."""
    return each_channel(_enlarge, image)


def enlarge_smoothly(image):
    """Twice the size, cubic spline."""
    bigger = ndimage.zoom(extend(image, 8), 2, order=3, mode="nearest", grid_mode=True)
    return bigger[16:-16, 16:-16].astype(np.float32)


def ramp(value, low, high):
    """Smoothstep from 0 at `low` to 1 at `high`; either order."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def sphere_noise(points, frequency, octaves, seed):
    """Fractal noise about 0 of standard deviation near 0.5, on unit vectors of shape (..., 3)."""
    lattice = np.random.RandomState(seed).standard_normal((64, 64, 64)).astype(np.float32)
    total = np.zeros(points.shape[:-1], dtype=np.float32)
    amplitude, scale = 0.5, frequency
    for octave in range(octaves):
        place = np.moveaxis(points * scale + 17.3 * octave, -1, 0)
        total += amplitude * ndimage.map_coordinates(lattice, place, order=1, mode="grid-wrap")
        amplitude, scale = amplitude * 0.55, scale * 2.03
    return total
