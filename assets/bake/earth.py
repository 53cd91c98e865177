#!/usr/bin/python3
"""Bakes assets/earth from the source pictures and polygons named in SOURCES.md.

Usage: earth.py SOURCE_DIR [day|night|coast|clouds ...]
"""
import pathlib
import sys

import numpy as np
from PIL import Image

import checksums
import earth_colour
import earth_night
import fields
import geography
import relief

WIDTH, HEIGHT = 4096, 2048
GREY_LEVELS_PER_TEXEL = 16  # of coast.png; one texel is 360 / 4096 degrees of arc
TEXEL_DEG = 360.0 / WIDTH
FAR_DEG = 6.0  # how far out to sea the shelves need the distance

OUT = pathlib.Path(__file__).resolve().parent.parent / "earth"


def load(path):
    image = np.asarray(Image.open(path), dtype=np.float32) / 255
    return image


def to_bytes(image):
    return np.clip(np.floor(image * 255 + 0.5), 0, 255).astype(np.uint8)


def save_jpeg(image, name, quality, small=True):
    """Writes NAME.jpg and, for the first frame, NAME-small.jpg of 512 by 256."""
    picture = Image.fromarray(to_bytes(image))
    # Baseline 4:2:0 decodes fastest; every texture is decoded at each start.
    picture.save(OUT / f"{name}.jpg", quality=quality, optimize=True, subsampling="4:2:0")
    if small:
        picture.resize((512, 256), Image.BOX).save(
            OUT / f"{name}-small.jpg", quality=88, optimize=True, subsampling="4:2:0")


class Source:
    def __init__(self, folder):
        self.day = load(folder / "day-4096.jpg")
        self.night = load(folder / "night-4096.jpg")
        self.clouds = load(folder / "clouds-4096.jpg")
        self.height = np.asarray(Image.open(folder / "height-2048.png"), dtype=np.float32)
        self.edges = geography.read_land_edges(folder / "land-10m.json")
        near = 127 / GREY_LEVELS_PER_TEXEL * TEXEL_DEG
        self.coast_deg, _ = geography.signed_distance_deg(self.edges, WIDTH, HEIGHT, near)
        self.wide_coast_deg = self._wide(near)

    def _wide(self, near):
        """As coast_deg, but up to FAR_DEG; the far part from a grid of a quarter."""
        far, _ = geography.signed_distance_deg(self.edges, WIDTH // 4, HEIGHT // 4, FAR_DEG)
        far = fields.enlarge(fields.enlarge(far)).astype(np.float32)
        beyond = fields.ramp(np.abs(self.coast_deg), 0.7 * near, 0.98 * near)
        return self.coast_deg * (1 - beyond) + far * beyond


def bake_coast(source):
    levels = 128 + source.coast_deg / TEXEL_DEG * GREY_LEVELS_PER_TEXEL
    grey = np.clip(np.floor(levels + 0.5), 1, 255).astype(np.uint8)
    picture = Image.fromarray(grey)
    picture.save(OUT / "coast.png", optimize=True)
    picture.resize((512, 256), Image.BOX).save(OUT / "coast-small.png", optimize=True)


def bake_day(source):
    points = earth_colour.grid_points((HEIGHT, WIDTH))
    land = earth_colour.land_colour(source, relief.relief(source.height), points)
    depth = earth_colour.ocean_depth(source.day, source.coast_deg)
    sea = earth_colour.ocean_colour(depth, source.wide_coast_deg, points)
    cover = np.clip(source.coast_deg / TEXEL_DEG + 0.5, 0, 1)
    cover = np.maximum(cover, earth_colour.white_ice(source.day, source.coast_deg))
    sea = earth_colour.frozen(sea, cover, points)
    save_jpeg(earth_colour.mix(sea, land, cover), "day", 94)


def bake_night(source):
    save_jpeg(earth_night.night(source.night, source.day, source.coast_deg / TEXEL_DEG),
              "night", 96)


def bake_clouds(source):
    save_jpeg(earth_night.clouds(source.clouds), "clouds", 82)


BAKERS = {"coast": bake_coast, "day": bake_day, "night": bake_night, "clouds": bake_clouds}


def main():
    names = sys.argv[2:] or list(BAKERS)
    unknown = [name for name in names if name not in BAKERS]
    if len(sys.argv) < 2 or unknown:
        sys.exit(f"earth.py: expected SOURCE_DIR and any of {', '.join(BAKERS)}"
                 + (f", found {unknown[0]}" if unknown else ""))
    OUT.mkdir(exist_ok=True)
    source = Source(pathlib.Path(sys.argv[1]))
    for name in names:
        BAKERS[name](source)
        print(f"earth.py: {name} done")
    checksums.write()


if __name__ == "__main__":
    main()
