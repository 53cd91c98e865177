#!/usr/bin/python3
"""Makes the models of the pieces. Usage: build.py [--out FOLDER] [NAME...]; default assets/models, all.
Needs python3-numpy; about half a minute. The same input gives the same bytes on one machine."""
import argparse
import pathlib
import sys

import numpy as np

import gltf
import palette
from mesh import Mesh, occlusion
from units import air_force, army, carrier, citizen, discs, hub, missile, navy, submarine

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
import checksums  # noqa: E402

UNITS = dict(army=army, navy=navy, air_force=air_force, missile=missile, submarine=submarine,
             carrier=carrier, citizen=citizen, hub=hub)
LIMITS = (5000, 400)  # triangles of the near and the far level


def shade(mesh, parts, is_disc):
    soup = mesh.soup()
    for part, a in parts.items():
        light = occlusion(soup, mesh.in_place(a['position'], part), mesh.in_place(a['normal'], part, True))
        # Vertices inside another solid are black; far apart in the far level, they would stain it.
        low = 0.25 if mesh.near else 0.6
        floor = 0.5 if is_disc else low
        power = 1.2 if mesh.near else 0.8
        a['ao'] = np.clip(floor + (1 - floor) * np.clip(light * 1.04, 0, 1)**power, 0, 1)


def make(name):
    is_disc = name.startswith('disc_')
    levels = []
    for level, limit in enumerate(LIMITS):
        mesh = Mesh(near=level == 0)
        build = getattr(discs, 'build_' + name[5:]) if is_disc else UNITS[name].build
        build(mesh)
        mesh.check(f'{name} level {level}')
        if mesh.triangles() > limit:
            raise SystemExit(f'{name} level {level}: {mesh.triangles()} triangles, at most {limit}')
        parts = mesh.vertices()
        shade(mesh, parts, is_disc)
        levels.append(parts)
    attach = discs.ATTACH if is_disc else getattr(UNITS[name], 'ATTACH', {})
    materials = {'piece': (1, 1, 1)}
    if is_disc:
        materials |= palette.SIDES[name[5:]]
    return levels, attach, materials, mesh.payload


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--out', type=pathlib.Path, default=HERE.parents[1] / 'models')
    arguments.add_argument('names', nargs='*')
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.names or [*UNITS, 'disc_west', 'disc_east']:
        levels, attach, materials, payload = make(name)
        size = gltf.save(options.out / f'{name}.glb', name, levels, attach, materials, payload)
        counts = [sum(len(a['index']) for a in parts.values()) for parts in levels]
        print(f'{name}: {counts[0]} and {counts[1]} triangles, {size} bytes')
    checksums.write()


if __name__ == '__main__':
    main()
