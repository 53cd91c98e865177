#!/usr/bin/python3
"""Bakes assets/sky from the catalogues named in SOURCES.md.

Usage: sky.py SOURCE_DIR
"""
import json
import pathlib
import struct
import sys

import numpy as np
from PIL import Image

import checksums
import fields
import geography

OUT = pathlib.Path(__file__).resolve().parent.parent / "sky"
MILKY_WAY_SIZE = (1024, 512)
MESH_STEP_DEG = 4.0

# The mansions in their order, by palace (四象).
PALACES = [
    ("青龙", "Azure Dragon", "角亢氐房心尾箕", "Jiǎo Kàng Dī Fáng Xīn Wěi Jī"),
    ("玄武", "Black Tortoise", "斗牛女虚危室壁", "Dǒu Niú Nǚ Xū Wēi Shì Bì"),
    ("白虎", "White Tiger", "奎娄胃昴毕觜参", "Kuí Lóu Wèi Mǎo Bì Zī Shēn"),
    ("朱雀", "Vermilion Bird", "井鬼柳星张翼轸", "Jǐng Guǐ Liǔ Xīng Zhāng Yì Zhěn"),
]


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def temperature_of(colour_index):
    """Kelvin from B-V: Ballesteros, EPL 97 (2012) 34008, equation 14."""
    scaled = 0.92 * colour_index
    return 4600.0 * (1 / (scaled + 1.7) + 1 / (scaled + 0.62))


def _lobe(x, centre, below, above):
    return np.exp(-0.5 * ((x - centre) / np.where(x < centre, below, above)) ** 2)


def colour_of(temperature):
    """Linear sRGB of a black body, largest component 1.

    Planck's law against the CIE 1931 observer, in the multi-lobe fit of Wyman, Sloan and Shirley,
    JCGT 2 (2013) 2; XYZ to linear sRGB by IEC 61966-2-1.
    """
    nm = np.arange(380.0, 781.0, 5.0)
    metres = nm * 1e-9
    power = metres**-5.0 / np.expm1(1.438777e-2 / (metres * temperature))
    x = (1.056 * _lobe(nm, 599.8, 37.9, 31.0) + 0.362 * _lobe(nm, 442.0, 16.0, 26.7)
         - 0.065 * _lobe(nm, 501.1, 20.4, 26.2))
    y = 0.821 * _lobe(nm, 568.8, 46.9, 40.5) + 0.286 * _lobe(nm, 530.9, 16.3, 31.1)
    z = 1.217 * _lobe(nm, 437.0, 11.8, 36.0) + 0.681 * _lobe(nm, 459.0, 26.0, 13.8)
    xyz = np.array([(power * x).sum(), (power * y).sum(), (power * z).sum()])
    rgb = np.array([[3.2406, -1.5372, -0.4986], [-0.9689, 1.8758, 0.0415],
                    [0.0557, -0.2040, 1.0570]]) @ xyz
    rgb = np.clip(rgb, 0, None)
    return rgb / rgb.max()


def bake_stars(path):
    """Brightest first. A star without B-V is taken as white (B-V 0)."""
    stars = []
    for feature in read_json(path)["features"]:
        right_ascension, declination = feature["geometry"]["coordinates"]
        magnitude = float(feature["properties"]["mag"])
        index = float(feature["properties"]["bv"] or 0.0)
        stars.append((magnitude, feature["id"], right_ascension, declination, index))
    stars.sort()
    out = bytearray(struct.pack("<8sI", b"TAIJSTAR", len(stars)))
    for magnitude, _, right_ascension, declination, index in stars:
        direction = geography.unit_vectors(np.float64(right_ascension), np.float64(declination))
        out += struct.pack("<7f", *direction, magnitude, *colour_of(temperature_of(index)))
    (OUT / "stars.bin").write_bytes(out)


def _outline_edges(feature):
    edges = []
    for ring in feature["geometry"]["coordinates"]:
        points = np.array(ring)
        edges.append(np.concatenate([points[:-1], points[1:]], axis=1))
    edges = np.concatenate(edges)
    edges[:, 2] -= 360.0 * np.round((edges[:, 2] - edges[:, 0]) / 360.0)
    return edges[(edges[:, :2] != edges[:, 2:]).any(axis=1)]


def milky_way(path):
    """Brightness 0 to 1, equatorial equirectangular, RA -180 degrees at the left."""
    width, height = MILKY_WAY_SIZE
    total = np.zeros((height, width), dtype=np.float32)
    weights = {"ol1": 0.16, "ol2": 0.20, "ol3": 0.22, "ol4": 0.22, "ol5": 0.20}
    softness = {"ol1": 9.0, "ol2": 5.0, "ol3": 3.5, "ol4": 2.6, "ol5": 2.2}
    for feature in read_json(path)["features"]:
        mask = geography.land_mask(_outline_edges(feature), width * 4, height * 4)
        level = mask.astype(np.float32).reshape(height, 4, width, 4).mean(axis=(1, 3))
        name = feature["id"]
        total += weights[name] * fields.blur_on_ground(level, softness[name])
    longitude, latitude = geography.texel_longitudes(width), geography.texel_latitudes(height)
    points = geography.unit_vectors(longitude[None, :], latitude[:, None]).astype(np.float32)
    # The outlines have no inner structure; clouds of stars and dust give it some.
    clumps = fields.sphere_noise(points, 9.0, 6, seed=3)
    total *= np.clip(1 + 0.45 * clumps, 0.2, 1.8)
    return np.clip(total, 0, 1)


# North galactic pole and centre, J2000 (IAU 1958 system, Hipparcos volume 1, section 1.5.3):
# rows are the galactic axes in equatorial coordinates.
_GALACTIC_AXES = np.array([[-0.0548755604, -0.8734370902, -0.4838350155],
                           [+0.4941094279, -0.4448296300, +0.7469822445],
                           [-0.8676661490, -0.1980763734, +0.4559837762]])


def bake_milky_way(path):
    bright = milky_way(path)
    Image.fromarray(np.floor(bright * 255 + 0.5).astype(np.uint8)).save(
        OUT / "milkyway.png", optimize=True)
    longitude = np.arange(0, 360, MESH_STEP_DEG)
    latitude = np.arange(-36, 36.1, MESH_STEP_DEG)
    grid = geography.unit_vectors(longitude[None, :], latitude[:, None]) @ _GALACTIC_AXES
    value = _sample(fields.blur_on_ground(bright, 2.0), grid)
    value[[0, -1]] = 0  # the rim fades out, or its edge shows
    value = np.where(value < 0.008, 0, value)
    _write_mesh(grid, value.astype(np.float32))


def _sample(image, directions):
    height, width = image.shape
    u = (np.degrees(np.arctan2(directions[..., 1], directions[..., 0])) + 180) / 360 * width - 0.5
    v = (90 - np.degrees(np.arcsin(np.clip(directions[..., 2], -1, 1)))) / 180 * height - 0.5
    u0, v0 = np.floor(u).astype(int), np.clip(np.floor(v).astype(int), 0, height - 2)
    fu, fv = u - u0, v - v0
    top = image[v0, u0 % width] * (1 - fu) + image[v0, (u0 + 1) % width] * fu
    low = image[v0 + 1, u0 % width] * (1 - fu) + image[v0 + 1, (u0 + 1) % width] * fu
    return top * (1 - fv) + low * fv


def _write_mesh(grid, value):
    rows, columns = value.shape
    triangles = []
    for row in range(rows - 1):
        for column in range(columns):
            a, b = row * columns + column, row * columns + (column + 1) % columns
            c, d = a + columns, b + columns
            flat = value.reshape(-1)
            # The diagonal joins the more equal pair, so that ridges are not cut.
            split = ((a, b, c), (b, d, c)) if abs(flat[b] - flat[c]) < abs(
                flat[a] - flat[d]) else ((a, b, d), (a, d, c))
            triangles += [t for t in split if max(flat[list(t)]) > 0]
    used = sorted({index for triangle in triangles for index in triangle})
    rename = {old: new for new, old in enumerate(used)}
    out = bytearray(struct.pack("<8sII", b"TAIJMILK", len(used), 3 * len(triangles)))
    points = grid.reshape(-1, 3)
    for index in used:
        out += struct.pack("<4f", *points[index], value.reshape(-1)[index])
    for triangle in triangles:
        out += struct.pack("<3H", *(rename[index] for index in triangle))
    (OUT / "milkyway-mesh.bin").write_bytes(out)


def bake_mansions(path):
    by_name = {entry["name"]: entry for entry in read_json(path)}
    mansions = []
    for palace, palace_en, names, sounds in PALACES:
        for glyph, sound in zip(names, sounds.split(), strict=True):
            entry = by_name[glyph + "宿"]
            mansions.append({
                "index": len(mansions) + 1,
                "glyph": glyph,
                "zh": entry["name"],
                "pinyin": sound,
                "en": entry["en"],
                "palace_zh": palace,
                "palace_en": palace_en,
                "label": [round(entry["label"][0] % 360, 4), round(entry["label"][1], 4)],
                "lines": [[[round(ra % 360, 4), round(dec, 4)] for ra, dec in line]
                          for line in entry["lines"]],
            })
    text = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in mansions)
    (OUT / "mansions.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


def main():
    if len(sys.argv) != 2:
        sys.exit("sky.py: expected SOURCE_DIR")
    source = pathlib.Path(sys.argv[1])
    OUT.mkdir(exist_ok=True)
    bake_stars(source / "stars.6.json")
    bake_milky_way(source / "milkyway.json")
    bake_mansions(source / "mansions.json")
    checksums.write()


if __name__ == "__main__":
    main()
