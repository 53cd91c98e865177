"""Closed solids from which the pieces are built. Frame: +x forward, +y left, +z up."""
import numpy as np


class Solid:
    """Vertices shared between faces, so that normals can be smoothed; faces counter-clockwise outside."""

    def __init__(self, vertices, faces):
        self.v = np.asarray(vertices, float)
        self.f = np.asarray(faces, int)
        a, b, c = (self.v[self.f[:, i]] for i in range(3))
        keep = np.linalg.norm(np.cross(b - a, c - a), axis=1) > 1e-12
        self.f = self.f[keep]
        if self.volume() < 0:
            self.f = self.f[:, ::-1]

    def volume(self):
        a, b, c = (self.v[self.f[:, i]] for i in range(3))
        return float(np.einsum('ij,ij->i', a, np.cross(b, c)).sum() / 6)

    def is_closed(self):
        edges = {}
        for face in self.f:
            for i in range(3):
                edge = (face[i], face[(i + 1) % 3])
                edges[edge] = edges.get(edge, 0) + 1
        return all(n == 1 and edges.get(e[::-1], 0) == 1 for e, n in edges.items())

    def at(self, x=0.0, y=0.0, z=0.0):
        return Solid(self.v + (x, y, z), self.f)

    def scale(self, x, y=None, z=None):
        return Solid(self.v * (x, x if y is None else y, x if z is None else z), self.f)

    def turn(self, axis, degrees):
        """Right-handed turn about the x, y or z axis through the origin."""
        return Solid(self.v @ rotation(axis, degrees).T, self.f)

    def mirror_y(self):
        return Solid(self.v * (1, -1, 1), self.f)

    def side(self):
        """What was drawn in (x, y) and raised along z becomes a side view: (x, z) and width along y."""
        return Solid(self.v[:, [0, 2, 1]], self.f)

    def along_x(self):
        """What was turned about z now lies along x."""
        return Solid(self.v[:, [2, 0, 1]], self.f)

    def warp(self, function):
        return Solid(function(self.v), self.f)


def rotation(axis, degrees):
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    i, j = {'x': (1, 2), 'y': (2, 0), 'z': (0, 1)}[axis]
    m = np.eye(3)
    m[i, i], m[i, j], m[j, i], m[j, j] = c, -s, s, c
    return m


def rect(length, width):
    x, y = length / 2, width / 2
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def ngon(n, radius, phase=0.5):
    a = 2 * np.pi * (np.arange(n) + phase) / n
    return np.stack([radius * np.cos(a), radius * np.sin(a)], 1)


def counter_clockwise(polygon):
    p = np.asarray(polygon, float)
    x, y = p.T
    return p if (x * np.roll(y, -1) - y * np.roll(x, -1)).sum() > 0 else p[::-1]


def chamfer(polygon, cut):
    """Cuts every corner at `cut` from it, or at a third of the shorter edge."""
    p = np.asarray(polygon, float)
    result = []
    for i in range(len(p)):
        for other in (p[i - 1], p[(i + 1) % len(p)]):
            edge = other - p[i]
            length = np.linalg.norm(edge)
            result.append(p[i] + edge * (min(cut, length / 3) / length))
    return np.array(result)


def inset(polygon, distance):
    """Moves every edge inwards by `distance` (mitred)."""
    p = counter_clockwise(polygon)
    edge = np.roll(p, -1, 0) - p
    normal = np.stack([-edge[:, 1], edge[:, 0]], 1) / np.linalg.norm(edge, axis=1)[:, None]
    before = np.roll(normal, 1, 0)
    mitre = (before + normal) / np.maximum(1 + (before * normal).sum(1), 0.3)[:, None]
    return p + mitre * distance


def triangulate(polygon):
    """Ear clipping of a simple counter-clockwise polygon."""
    p = np.asarray(polygon, float)
    left, result = list(range(len(p))), []

    def cross(o, a, b):
        return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

    def is_ear(i):
        a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
        if cross(p[a], p[b], p[c]) <= 1e-12:
            return False
        return not any(
            cross(p[a], p[b], p[k]) >= 0 and cross(p[b], p[c], p[k]) >= 0 and
            cross(p[c], p[a], p[k]) >= 0 for k in left if k not in (a, b, c))

    def quality(i):
        a, b, c = p[left[i - 1]], p[left[i]], p[left[(i + 1) % len(left)]]
        return cross(a, b, c) / max(np.sum((c - a)**2), np.sum((b - a)**2), np.sum((c - b)**2))

    while len(left) > 3:
        ears = [i for i in range(len(left)) if is_ear(i)]
        i = max(ears, key=quality) if ears else 0
        result.append((left[i - 1], left[i], left[(i + 1) % len(left)]))
        del left[i]
    return result + [tuple(left)]


def loft(rings, cap=None):
    """Skin over rings of equally many points, closed at both ends. `cap`: a polygon with the caps'
    outline, where a ring is not convex in the order of its points."""
    rings = [np.asarray(r, float) for r in rings]
    k, n = len(rings[0]), len(rings)
    faces = []
    for i in range(n - 1):
        for j in range(k):
            a, b = i * k + j, i * k + (j + 1) % k
            faces += [(a, b, b + k), (a, b + k, a + k)]
    ends = triangulate(cap) if cap is not None else [(0, j, j + 1) for j in range(1, k - 1)]
    faces += [(c, b, a) for a, b, c in ends]
    faces += [(a + (n - 1) * k, b + (n - 1) * k, c + (n - 1) * k) for a, b, c in ends]
    return Solid(np.concatenate(rings), faces)


def stack(polygon, layers):
    """Insets of one outline at heights: layers of (z, inset), bottom to top."""
    p = counter_clockwise(polygon)
    rings = []
    for z, distance in layers:
        q = inset(p, distance)
        rings.append(np.column_stack([q, np.full(len(q), z)]))
    return loft(rings, cap=p)


def slab(polygon, z0, z1, bevel=0.0, taper=0.0, corner=None, both=False):
    """A plate whose top edge and corners are bevelled; `taper` draws the top in; `both` bevels the
    bottom edge as well. bevel 0: a bare prism (for the far level)."""
    if bevel <= 0:
        return stack(polygon, [(z0, 0), (z1, taper)])
    p = chamfer(counter_clockwise(polygon), bevel if corner is None else corner) \
        if corner != 0 else counter_clockwise(polygon)
    low = [(z0, bevel), (z0 + bevel, 0)] if both else [(z0, 0)]
    share = taper * (1 - bevel / (z1 - z0))
    return stack(p, low + [(z1 - bevel, share), (z1, taper + bevel)])


def box(length, width, height, bevel=0.0, taper=0.0, both=False):
    """Stands on z = 0, centred in x and y."""
    return slab(rect(length, width), 0, height, bevel, taper, both=both)


def lathe(profile, n, phase=0.5):
    """Turned about z; profile of (radius, z), bottom to top. Radius 0 makes a pole."""
    angle = 2 * np.pi * (np.arange(n) + phase) / n
    v, rows = [], []
    for r, z in profile:
        if r <= 1e-9:
            rows.append([len(v)] * n)
            v.append((0, 0, z))
        else:
            rows.append(list(range(len(v), len(v) + n)))
            v += [(r * np.cos(a), r * np.sin(a), z) for a in angle]
    faces = []
    for low, high in zip(rows, rows[1:]):
        for j in range(n):
            k = (j + 1) % n
            if low[j] != low[k]:
                faces.append((low[j], low[k], high[k]))
            if high[j] != high[k]:
                faces.append((low[j], high[k], high[j]))
    if rows[0][0] != rows[0][1]:
        faces += [(rows[0][j + 1], rows[0][j], rows[0][0]) for j in range(1, n - 1)]
    if rows[-1][0] != rows[-1][1]:
        faces += [(rows[-1][0], rows[-1][j], rows[-1][j + 1]) for j in range(1, n - 1)]
    return Solid(v, faces)


def cylinder(radius, height, n, bevel=0.0, top=None):
    top = radius if top is None else top
    if bevel <= 0:
        return lathe([(radius, 0), (top, height)], n)
    return lathe([(radius, 0), (top, height - bevel), (top - bevel, height)], n)


def ball(radius, n, rows):
    a = np.linspace(-np.pi / 2, np.pi / 2, rows + 1)
    return lathe([(max(0.0, radius * np.cos(t)) if 0 < i < rows else 0, radius * np.sin(t))
                  for i, t in enumerate(a)], n)


def tube(path, radii, n):
    """A round bar along points of a path, with a radius at each."""
    path = np.asarray(path, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    helper = np.array([0.0, 1.0, 0.0]) if abs(tangent[0][1]) < 0.8 else np.array([1.0, 0.0, 0.0])
    angle = 2 * np.pi * (np.arange(n) + 0.5) / n
    rings = []
    for p, t, r in zip(path, tangent, np.broadcast_to(radii, len(path))):
        u = np.cross(helper, t)
        u /= np.linalg.norm(u)
        w = np.cross(t, u)
        rings.append(p + r * (np.outer(np.cos(angle), u) + np.outer(np.sin(angle), w)))
    return loft(rings)


def bar(a, b, radius, n=6, end=None):
    return tube([a, b], [radius, radius if end is None else end], n)
