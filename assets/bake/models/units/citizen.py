"""Citizens: a house with a flag and a tree."""
import numpy as np

import palette as P
import pads
from shapes import ball, bar, box, cylinder, lathe, loft, rotation, slab


def house(m):
    z = pads.TOP
    gable = [(-.24, 0), (.24, 0), (.24, .27), (0, .50), (-.24, .27)]
    roof = [(-.31, .235), (-.285, .20), (0, .475), (.285, .20), (.31, .235), (0, .545)]
    if not m.near:
        m.add(slab([(-.24, 0), (.24, 0), (.24, .27), (0, .50), (-.24, .27)], -.30, .30).side()
              .turn('z', 90).at(-.04, 0, z), P.BODY)
        m.add(slab([(-.32, .20), (.32, .20), (0, .55)], -.345, .345).side().turn('z', 90).at(-.04, 0, z + .005),
              P.ROOF)
        m.add(box(.09, .09, .28).at(-.20, .12, z + .28), P.TRIM)
        return
    m.add(box(.68, .56, .05, .015).at(-.04, 0, z - .01), P.STONE)
    z += .03
    m.add(slab(gable, -.30, .30, .012, both=True).side().turn('z', 90).at(-.04, 0, z), P.BODY)
    m.add(slab(roof, -.345, .345, .012, corner=.006, both=True).side().turn('z', 90).at(-.04, 0, z), P.ROOF)
    for s in (-1, 1):
        for k in range(4):
            t = (k + .5) / 4
            m.add(box(.69, .012, .018, .004).at(-.04, s * (.29 * (1 - t) + .01), z + .245 + .29 * t),
                  P.RED)
    m.add(box(.70, .05, .03, .01).at(-.04, 0, z + .525), P.RED)
    m.add(box(.09, .09, .30, .012).at(-.20, .12, z + .28), P.TRIM)
    m.add(box(.115, .115, .035, .01).at(-.20, .12, z + .565), P.STONE)
    openings(m, z)


def openings(m, z):
    for x in (-.20, .12):
        for s in (-1, 1):
            m.add(box(.13, .012, .13, .004).at(x, s * .242, z + .08), P.TRIM)
            m.add(box(.10, .016, .10, .004).at(x, s * .243, z + .095), P.WINDOW)
    for s in (-1, 1):
        m.add(box(.012, .014, .11, .003).at(.12, s * .252, z + .09), P.TRIM)
        m.add(box(.012, .014, .11, .003).at(-.20, s * .252, z + .09), P.TRIM)
    m.add(box(.016, .14, .20, .006).at(.262, .0, z + .0), P.TRIM)
    m.add(ball(.012, 6, 4).at(.276, -.045, z + .10), P.GOLD)
    m.add(box(.06, .17, .025, .008).at(.29, 0, z - .02), P.STONE)
    m.add(cylinder(.045, .014, 12, .004).turn('y', 90).at(.257, 0, z + .325), P.WINDOW)
    m.pair(box(.012, .10, .10, .004).at(.262, .15, z + .09), P.WINDOW)
    m.add(box(.012, .10, .10, .004).at(-.342, .0, z + .12), P.WINDOW)


def flag(m):
    x, y, z = .40, .20, pads.TOP
    high = .92
    if not m.near:
        m.add(bar((x, y, z), (x, y, z + high), .024, 3), P.GOLD)
        for low, up, thick, paint in ((0, .26, .012, P.BODY), (.09, .17, .016, P.RED)):
            m.add(slab([(-.40, low), (0, low), (0, up), (-.40, up)], -thick, thick).side()
                  .at(x, y, z + high - .27), paint)
        return
    m.add(bar((x, y, z), (x, y, z + high), .014, 8, .011), P.GOLD)
    m.add(ball(.028, 10, 6).at(x, y, z + high + .01), P.GOLD)
    m.add(cylinder(.05, .03, 10, .01).at(x, y, z), P.STONE)
    t = np.linspace(0, 1, 9)
    for low, up, paint, thick in ((0, .24, P.BODY, .008), (.09, .15, P.RED, .011)):
        rings = []
        for s in t:
            wave = .035 * np.sin(s * 6.5) * s**.5
            rings.append([(x - .40 * s, y + wave - thick, z + high - .26 + low - .02 * s),
                          (x - .40 * s, y + wave + thick, z + high - .26 + low - .02 * s),
                          (x - .40 * s, y + wave + thick, z + high - .26 + up - .02 * s),
                          (x - .40 * s, y + wave - thick, z + high - .26 + up - .02 * s)])
        m.add(loft(rings), paint, crease=50)


def tree(m, x, y, s):
    z = pads.TOP
    if not m.near:
        m.add(lathe([(.10 * s, .06), (0, .36 * s)], 5).at(x, y, z - .04), P.LEAF)
        return
    m.add(cylinder(.022 * s, .10 * s, 7).at(x, y, z), P.BARK)
    for low, r, h in ((.06, .115, .17), (.15, .09, .15), (.24, .062, .14)):
        m.add(lathe([(r * .8 * s, low * s), (r * s, (low + .02) * s), (0, (low + h) * s)], 10).at(x, y, z),
              P.LEAF, crease=70)


def build(m):
    pads.land(m, '#4f7d3a', '#86a957', seed=6)
    house(m)
    # Turned so that a gable and the roof are seen from either side.
    m.transform(lambda v: v @ rotation('z', -38).T * (.98, .98, 1.05), 'body')
    flag(m)
    tree(m, -.42, -.16, 1.0)
    if m.near:
        tree(m, -.28, -.36, .7)
        tree(m, .02, .44, .8)
