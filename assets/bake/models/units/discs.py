"""The two discs. West: round, with a soft rim and one gold line. East: an octagon whose corners are
notched, with a double copper line. Rims differ in outline, so that no colour is needed to tell them."""
import numpy as np

import palette as P
from mesh import Paint
from shapes import counter_clockwise, lathe, ngon, stack

TOP = 0.20        # the face
FACE = 0.82       # radius of the flat face
IVORY = P.paint('#efe4c8', rough=0.32)
IVORY_RIM = P.paint('#e2d3b0', rough=0.38)
OBSIDIAN = P.paint('#1d1d22', rough=0.22)
OBSIDIAN_RIM = P.paint('#131317', rough=0.3)
COPPER = P.paint('#c9803f', rough=0.3, metal=0.65)
BACK = P.paint('#77736a', rough=0.6)

# The face in the disc's frame: character_* are the centre and half height of the square that the
# engraved character fills; unit is where a unit's frame stands.
ATTACH = {
    'unit': dict(at=(0, .26, TOP), scale=1.0),
    'character_near': dict(at=(0, -.545, TOP), scale=.225),
    'character_far': dict(at=(0, 0, TOP), scale=.60),
}


def west(m):
    n = 56 if m.near else 22
    rim = [(.90, 0), (.955, .015), (.988, .045), (1.0, .09), (.992, .135), (.965, .175), (.93, .20), (.90, .21)]
    line = [(.90, .21), (.893, .204), (.862, .204), (.855, .21)]
    ledge = [(.855, .21), (.84, .212), (.828, .209), (FACE, TOP)]
    if not m.near:
        rim, line, ledge = [(.96, 0), (1.0, .08), (.90, .206)], [(.90, .206), (.85, .206)], []
    bands = [(IVORY_RIM, rim), (P.GOLD, line)] + ([(IVORY, ledge)] if ledge else [])
    banded(m, lambda profile: lathe(profile, n), bands, IVORY, TOP if m.near else .206)


def east_outline(near):
    """Octagon, flat sides, a notch cut square into each corner."""
    corners = ngon(8, 1.045, 0.5)
    outline = []
    for i in range(8):
        p, a, b = corners[i], corners[i - 1], corners[(i + 1) % 8]
        u, w = (a - p) / np.linalg.norm(a - p), (b - p) / np.linalg.norm(b - p)
        cut, deep = .125, .06
        inward = -p / np.linalg.norm(p)
        e, f = p + u * cut, p + w * cut
        outline += [e, e + inward * deep, f + inward * deep, f] if near else [e, p + inward * 2 * deep, f]
    return counter_clockwise(outline)


def east(m):
    outline = east_outline(m.near)
    layers = [(0, .03), (.03, 0), (.165, 0), (.195, .03)]
    if not m.near:
        m.add(stack(outline, [(0, .0), (.14, 0), (.19, .05)]), OBSIDIAN_RIM, 'base')
        n = 14
        m.add(lathe([(.87, .15), (.85, .206)], n), COPPER, 'base')
        m.add(lathe([(.82, .16), (.81, .2075)], n), OBSIDIAN, 'base')
        return
    m.add(stack(outline, layers), OBSIDIAN_RIM, 'base', crease=50)
    n = 56
    bands = [(OBSIDIAN, [(.91, .15), (.905, .20), (.897, .206), (.895, .206)]),
             (COPPER, [(.895, .206), (.888, .20), (.873, .20), (.868, .206)]),
             (OBSIDIAN, [(.868, .206), (.862, .208), (.856, .206)]),
             (COPPER, [(.856, .206), (.850, .20), (.840, .20), (.835, .206)]),
             (OBSIDIAN, [(.835, .206), (.828, .207), (FACE, TOP)])]
    banded(m, lambda profile: lathe(profile, n), bands, OBSIDIAN, TOP)


def banded(m, turn, bands, face, face_z):
    """One closed solid in several paints: each band is painted by its place in the profile."""
    profile, paints = [], []
    for paint, points in bands:
        for p in points:
            if profile and np.allclose(profile[-1], p):
                continue
            if profile:
                paints.append(paint)
            profile.append(p)
    profile.append((0, face_z))
    paints.append(face)
    solid = turn(profile)
    n = (len(solid.v) - 1) // (len(profile) - 1)
    row = np.minimum(solid.f // n, len(profile) - 1)
    is_back = row.max(1) == 0
    m.add(solid, [BACK if b else paints[r] for b, r in zip(is_back, row.min(1))], 'base', crease=50)


def build_west(m):
    west(m)


def build_east(m):
    east(m)
