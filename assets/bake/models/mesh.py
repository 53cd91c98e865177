"""Painted solids gathered into parts, and their normals, ambient occlusion and vertex arrays."""
from dataclasses import dataclass

import numpy as np

from shapes import rotation


@dataclass(frozen=True)
class Paint:
    rgb: tuple          # linear albedo; multiplied with the side's colour where tint says so
    tint: float = 0.0   # 0 as it is, 0.5 the side's trim colour, 1 the side's body colour
    rough: float = 0.5
    metal: float = 0.0
    glow: float = 0.0


class Mesh:
    """One level of detail. Parts: 'base' (what the unit stands on), 'body', 'payload' (what flies off)."""
    PARTS = ('base', 'body', 'payload')

    def __init__(self, near):
        self.near = near
        self.items = []
        self.payload = (0.0, (0.0, 0.0, 0.0))  # where the payload's frame is: turn about +y, then place

    def add(self, solid, paint, part='body', crease=60.0, colour=None):
        """`paint`: one, or one a face. `colour`: function from positions (n, 3) to linear colours (n, 3),
        instead of the paint's."""
        self.items.append((solid, paint, part, crease, colour))

    def pair(self, solid, *args, **kw):
        self.add(solid, *args, **kw)
        self.add(solid.mirror_y(), *args, **kw)

    def transform(self, function, part):
        self.items = [(s.warp(function), *rest) if rest[1] == part else (s, *rest)
                      for s, *rest in self.items]

    def triangles(self):
        return sum(len(s.f) for s, *_ in self.items)

    def soup(self):
        return np.concatenate([self.in_place(s.v, rest[1])[s.f] for s, *rest in self.items])

    def in_place(self, v, part, is_direction=False):
        if part != 'payload':
            return v
        turn, at = self.payload
        return v @ rotation('y', turn).T + (0 if is_direction else np.array(at))

    def check(self, name):
        for i, (solid, _, part, *_) in enumerate(self.items):
            if not solid.is_closed():
                raise SystemExit(f'{name}: solid {i} of part {part} is not closed')
            if solid.volume() <= 0:
                raise SystemExit(f'{name}: solid {i} of part {part} is inside out')

    def vertices(self):
        """{part: dict of position, normal, rgb, params, index}, without occlusion."""
        result = {}
        for part in self.PARTS:
            rows, index, seen = [], [], {}
            for solid, paint, p, crease, colour in self.items:
                if p != part:
                    continue
                normal = corner_normals(solid, crease)
                rgb = colour(solid.v) if colour else None
                paints = [paint] * len(solid.f) if isinstance(paint, Paint) else paint
                for face, normals, q in zip(solid.f, normal, paints):
                    for corner, n in zip(face, normals):
                        row = (*solid.v[corner], *n, *(q.rgb if rgb is None else rgb[corner]),
                               q.tint, q.rough, q.metal, q.glow)
                        key = tuple(round(float(x), 5) for x in row)
                        if key not in seen:
                            seen[key] = len(rows)
                            rows.append(row)
                        index.append(seen[key])
            if rows:
                r = np.array(rows)
                result[part] = dict(position=r[:, :3], normal=r[:, 3:6], rgb=r[:, 6:9],
                                    params=r[:, 9:13], index=np.array(index).reshape(-1, 3))
        return result


def corner_normals(solid, crease):
    """(faces, 3, 3): area-weighted over the neighbours within the crease angle, so that large faces
    stay flat and bevels turn the light between them."""
    a, b, c = (solid.v[solid.f[:, i]] for i in range(3))
    weighted = np.cross(b - a, c - a)
    unit = weighted / np.linalg.norm(weighted, axis=1)[:, None]
    around = [[] for _ in solid.v]
    for i, face in enumerate(solid.f):
        for corner in face:
            around[corner].append(i)
    limit = np.cos(np.radians(crease))
    result = np.empty((len(solid.f), 3, 3))
    for i, face in enumerate(solid.f):
        for j, corner in enumerate(face):
            near = np.array(around[corner])
            near = near[unit[near] @ unit[i] >= limit - 1e-9]
            total = weighted[near].sum(0)
            length = np.linalg.norm(total)
            result[i, j] = total / length if length > 1e-15 else unit[i]
    return result


def directions(n):
    """Evenly spread over the sphere (Fibonacci lattice)."""
    i = np.arange(n) + 0.5
    z = 1 - 2 * i / n
    a = np.pi * (1 + 5**0.5) * i
    r = np.sqrt(1 - z * z)
    return np.stack([r * np.cos(a), r * np.sin(a), z], 1)


def surface_points(triangles, spacing):
    """Points on triangles (n, 3, 3), no gap wider than `spacing`: rows from the longest edge to the
    corner opposite."""
    edge = np.linalg.norm(triangles - np.roll(triangles, -1, 1), axis=2)
    order = (edge.argmax(1)[:, None] + np.arange(3)) % 3
    a, b, c = np.moveaxis(np.take_along_axis(triangles, order[:, :, None], 1), 1, 0)
    longest = edge.max(1)
    height = np.linalg.norm(np.cross(b - a, c - a), axis=1) / longest
    columns, rows = (np.ceil(x / spacing).astype(int) + 1 for x in (longest, height))
    t = np.repeat(np.arange(len(a)), columns * rows)
    k = np.arange(len(t)) - np.repeat(np.cumsum(columns * rows) - columns * rows, columns * rows)
    u = ((k % columns[t]) / (columns[t] - 1))[:, None]
    w = ((k // columns[t]) / (rows[t] - 1))[:, None]
    return (a[t] * (1 - u) + b[t] * u) * (1 - w) + c[t] * w


def occlusion(triangles, position, normal, count=128, floor_z=0.0):
    """Share of the light from all around that reaches each vertex, 0..1. From each direction the solid
    is seen as a map of depths; a vertex behind the map is in shadow. Below `floor_z` lies the disc,
    which throws a little light back."""
    cell = 0.0125
    cloud = surface_points(triangles, cell * 0.8)
    radius = np.abs(cloud).max() * 1.75 + 4 * cell
    size = int(2 * radius / cell) + 1
    light, weight = np.zeros(len(position)), np.zeros(len(position))
    start = position + normal * (1.2 * cell)
    for d in directions(count):
        u = np.cross(d, (0, 0, 1) if abs(d[2]) < 0.9 else (1, 0, 0))
        u /= np.linalg.norm(u)
        w = np.cross(d, u)

        def cells(points):
            return (((points @ u + radius) / cell).astype(int) * size +
                    ((points @ w + radius) / cell).astype(int))
        depth = cloud @ d
        # Sixteen bits of depth are finer than a cell, and are sorted in linear time.
        order = np.argsort(((depth / radius + 1) * 32000).astype(np.uint16), kind='stable')
        shadow = np.full(size * size, -1e9)
        shadow[cells(cloud)[order]] = depth[order]
        facing = normal @ d
        lit = facing > 0.02
        free = (start[lit] @ d > shadow[cells(start[lit])] - 1.6 * cell).astype(float)
        sky = 1.0 if d[2] > 0 else 0.3
        light[lit] += facing[lit] * free * sky
        weight[lit] += facing[lit]
    return light / np.maximum(weight, 1e-9)
