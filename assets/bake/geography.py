"""Land polygons to masks and ground distances on an equirectangular grid.

Grid convention everywhere in this folder: row 0 is the northernmost, column 0 the westernmost
(180 W at its left edge), texel centres at (i + 0.5).
"""
import json

import numpy as np
from scipy.spatial import cKDTree


def texel_longitudes(width):
    """Degrees, at texel centres."""
    return (np.arange(width) + 0.5) * (360.0 / width) - 180.0


def texel_latitudes(height):
    """Degrees, at texel centres, north first."""
    return 90.0 - (np.arange(height) + 0.5) * (180.0 / height)


def unit_vectors(longitude_deg, latitude_deg):
    """x to (0 N, 0 E), y to (0 N, 90 E), z to the north pole."""
    longitude, latitude = np.radians(longitude_deg), np.radians(latitude_deg)
    return np.stack([np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude),
                     np.broadcast_to(np.sin(latitude), np.broadcast(longitude, latitude).shape)],
                    axis=-1)


def read_land_edges(path):
    """Coast edges of a world-atlas TopoJSON: (n, 4) of lon0, lat0, lon1, lat1 in degrees.

    Rings that cross 180 degrees are unwrapped: lon1 - lon0 is the shorter way round. Edges that
    only close a polygon along the date line or at the south pole are no coast and are left out.
    """
    with open(path, encoding="utf-8") as file:
        topology = json.load(file)
    scale = np.array(topology["transform"]["scale"])
    translate = np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc, dtype=np.int64), axis=0) * scale + translate
            for arc in topology["arcs"]]
    edges = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            for ring in polygon:
                parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ring]
                points = np.concatenate([parts[0]] + [part[1:] for part in parts[1:]])
                edges.append(np.concatenate([points[:-1], points[1:]], axis=1))
    edges = np.concatenate(edges)
    turn = edges[:, 2] - edges[:, 0]
    edges[:, 2] -= 360.0 * np.round(turn / 360.0)
    on_date_line = (np.abs(np.abs(edges[:, 0]) - 180) < 1e-6) & (
        np.abs(np.abs(edges[:, 2]) - 180) < 1e-6)
    at_pole = (edges[:, 1] < -89.99) & (edges[:, 3] < -89.99)
    empty = (edges[:, 0] == edges[:, 2]) & (edges[:, 1] == edges[:, 3])
    return edges[~(on_date_line | at_pole | empty)]


def land_mask(edges, width, height):
    """True where the texel centre lies on land.

    Even-odd rule along each meridian, from the north pole (sea) southwards, so that Antarctica,
    whose ring runs round the pole, needs no closing edge.
    """
    step = 360.0 / width
    west, east = np.minimum(edges[:, 0], edges[:, 2]), np.maximum(edges[:, 0], edges[:, 2])
    first = np.ceil((west + 180.0) / step - 0.5).astype(np.int64)
    last = np.ceil((east + 180.0) / step - 0.5).astype(np.int64)  # half-open: [west, east)
    count = last - first
    edge = np.repeat(np.arange(len(edges)), count)
    column = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count) + first[edge]
    longitude = (column + 0.5) * step - 180.0
    lon0, lat0, lon1, lat1 = edges[edge].T
    latitude = lat0 + (longitude - lon0) / (lon1 - lon0) * (lat1 - lat0)
    row = np.ceil((90.0 - latitude) * (height / 180.0) - 0.5).astype(np.int64)
    flips = np.zeros((height + 1, width), dtype=np.int32)
    np.add.at(flips, (np.clip(row, 0, height), column % width), 1)
    return (np.cumsum(flips, axis=0)[:height] & 1).astype(bool)


class Coast:
    """Answers ground distances to the coast, in degrees of arc, exact to a few metres."""

    def __init__(self, edges, spacing_deg=0.02):
        a = unit_vectors(edges[:, 0], edges[:, 1])
        b = unit_vectors(edges[:, 2], edges[:, 3])
        length = np.degrees(np.linalg.norm(b - a, axis=1))
        pieces = np.maximum(1, np.ceil(length / spacing_deg)).astype(np.int64)
        edge = np.repeat(np.arange(len(edges)), pieces)
        part = np.arange(pieces.sum()) - np.repeat(np.cumsum(pieces) - pieces, pieces)
        # Straight in longitude and latitude, as the parity of land_mask() has it.
        ends = []
        for t in (part / pieces[edge], (part + 1) / pieces[edge]):
            ends.append(unit_vectors(
                edges[edge, 0] + t * (edges[edge, 2] - edges[edge, 0]),
                edges[edge, 1] + t * (edges[edge, 3] - edges[edge, 1])))
        self._start, self._end = ends
        self._tree = cKDTree((self._start + self._end) / 2)

    def distance(self, points, limit_deg, neighbours=4):
        """Degrees to the coast from unit vectors; infinite beyond `limit_deg`."""
        chord = 2 * np.sin(np.radians(limit_deg) / 2)
        _, index = self._tree.query(points, k=neighbours, distance_upper_bound=chord, workers=2)
        best = np.full(len(points), np.inf)
        for k in range(neighbours):
            found = index[:, k] < self._tree.n
            start, end = self._start[index[found, k]], self._end[index[found, k]]
            along, offset = end - start, points[found] - start
            t = np.clip((offset * along).sum(1) / (along * along).sum(1), 0, 1)
            gap = np.linalg.norm(offset - t[:, None] * along, axis=1)
            best[found] = np.minimum(best[found], np.degrees(2 * np.arcsin(gap / 2)))
        return best


def signed_distance_deg(edges, width, height, limit_deg):
    """Ground distance to the coast at each texel centre, degrees, land positive, clipped."""
    land = land_mask(edges, width, height)
    coast = Coast(edges)
    longitude, latitude = texel_longitudes(width), texel_latitudes(height)
    distance = np.full((height, width), limit_deg, dtype=np.float32)
    for top in range(0, height, 128):
        rows = slice(top, min(top + 128, height))
        points = unit_vectors(longitude[None, :], latitude[rows, None]).reshape(-1, 3)
        # A coarse look first: most texels are far from any coast.
        near = coast._tree.query(points, distance_upper_bound=np.radians(limit_deg) + 3e-4,
                                 workers=2)[1] < coast._tree.n
        block = np.full(len(points), limit_deg)
        block[near] = np.minimum(coast.distance(points[near], limit_deg + 0.02), limit_deg)
        distance[rows] = block.reshape(-1, width)
    return np.where(land, distance, -distance), land
