"""The round stage that each unit stands on: a little piece of its element."""
import numpy as np

import palette as P
from mesh import Paint
from shapes import Solid, lathe

RADIUS = 0.56
TOP = 0.05


def noise(x, y, seed):
    """Smooth repeatable variation, about -1..1."""
    r = np.random.RandomState(seed)
    total = 0
    for k in (1, 2, 3, 5):
        a, b, c = r.uniform(-4, 4, 3) * k
        total = total + np.sin(a * x + b * y + c) / k
    return total / 1.6


def stage(mesh, colour, height=None, rough=0.7):
    """`colour(x, y)` -> linear (n, 3), `height(x, y)` -> rise over TOP; both over the unit's frame."""
    n = 32 if mesh.near else 12
    rim = [(RADIUS, 0.0), (RADIUS, 0.034), (RADIUS - 0.018, TOP), (RADIUS - 0.05, TOP)]
    if mesh.near:
        mesh.add(lathe(rim + [(RADIUS - 0.05, TOP - 0.03)], n), P.GOLD, 'base')
    else:
        mesh.add(lathe([(RADIUS, 0.0), (RADIUS - 0.03, TOP - 0.006)], n), P.GOLD, 'base')
    radii = (0.0, 0.12, 0.24, 0.34, 0.43, RADIUS - 0.05) if mesh.near else (0.0, RADIUS - 0.05)
    top = [(r, TOP) for r in reversed(radii)]
    solid = lathe([(RADIUS - 0.05, TOP - 0.02)] + top, n)

    def raise_top(v):
        v = v.copy()
        inside = (v[:, 2] > TOP - 0.001) & (np.hypot(v[:, 0], v[:, 1]) < RADIUS - 0.06)
        if height is not None and mesh.near:
            v[inside, 2] += height(v[inside, 0], v[inside, 1])
        return v
    mesh.add(solid.warp(raise_top), Paint((1, 1, 1), rough=rough), 'base', crease=70,
             colour=lambda v: paint_top(v, colour, mesh.near))


def paint_top(v, colour, near):
    c = np.clip(colour(v[:, 0], v[:, 1]), 0, 1)
    return c if near else np.tile(c.mean(0), (len(v), 1))  # a fan of few triangles would show as a star


def mix(a, b, t):
    t = np.clip(t, 0, 1)[:, None]
    return np.asarray(a) * (1 - t) + np.asarray(b) * t


def land(mesh, low, high, seed=1):
    stage(mesh, lambda x, y: mix(P.linear(low), P.linear(high), 0.5 + 0.6 * noise(2 * x, 2 * y, seed)),
          lambda x, y: 0.006 + 0.008 * noise(2 * x, 2 * y, seed + 1))


def sea(mesh, bow, half_width):
    """Waves, foam along a hull of half length `bow`, and its wake."""
    deep, light, foam = P.linear('#16517f'), P.linear('#2f86b4'), P.linear('#e6f3f7')

    def colour(x, y):
        base = mix(deep, light, 0.45 + 0.5 * noise(2.2 * x, 2.2 * y, 7))
        if not mesh.near:
            return base
        edge = np.abs(y) - half_width * np.sqrt(np.clip(1 - (x / bow)**2, 0, 1))
        wake = np.exp(-((np.abs(y) - (0.05 + 0.30 * np.clip(bow * 0.6 - x, 0, 2))) / 0.055)**2)
        return mix(base, foam, 0.55 * np.exp(-np.clip(edge, 0, 1) / 0.05) * (x < bow) + 0.5 * wake)

    stage(mesh, colour, lambda x, y: 0.004 + 0.01 * noise(3 * x, 3 * y, 5), rough=0.18)


def sky(mesh):
    blue, cloud = P.linear('#5aa2d8'), P.linear('#f4f8fb')
    stage(mesh, lambda x, y: mix(blue, cloud, 0.9 * (noise(2.2 * x, 2.8 * y, 11) + 0.1)),
          lambda x, y: 0.02 * np.clip(noise(2.2 * x, 2.8 * y, 11), 0, 1), rough=0.9)
