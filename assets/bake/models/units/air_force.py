"""Air force: a fighter, nose up, on a stand that is its own trail rising from a cloud."""
import numpy as np

import palette as P
import pads
from shapes import ball, bar, lathe, loft, rotation, slab, tube

PLACE = (.06, 0, .60)
PITCH = 14.0


def attitude(v):
    return v @ rotation('y', -PITCH).T + PLACE


def trail(m):
    if m.near:
        t = np.linspace(0, 1, 9)[:, None]
        p = [np.array(q) for q in ((-.46, 0, pads.TOP - .02), (-.60, 0, .22), (-.56, 0, .40), (-.40, 0, .50))]
        path = ((1 - t)**3 * p[0] + 3 * (1 - t)**2 * t * p[1] + 3 * (1 - t) * t**2 * p[2] + t**3 * p[3])
        m.add(tube(path, np.linspace(.055, .028, 9), 9), P.WHITE, 'base')
        for x, y, r in ((-.42, 0, .11), (-.33, .10, .08), (-.36, -.11, .085), (-.24, .02, .06)):
            m.add(ball(r, 12, 6).scale(1, 1, .62).at(x, y, pads.TOP + .01), P.WHITE, 'base')
        return
    m.add(tube([(-.46, 0, .03), (-.56, 0, .28), (-.40, 0, .50)], [.055, .04, .03], 4), P.WHITE, 'base')
    m.add(ball(.13, 6, 3).scale(1.1, 1.2, .6).at(-.38, 0, pads.TOP), P.WHITE, 'base')


def section(x, half_width, low, high, n):
    a = 2 * np.pi * (np.arange(n) + .5) / n
    y, z = np.cos(a), np.sin(a)
    shape = np.sign(z) * np.abs(z)**.8
    return np.column_stack([np.full(n, x), half_width * np.sign(y) * np.abs(y)**.75,
                            np.where(z > 0, shape * high, shape * low)])


def airframe(m):
    near = m.near
    body = [(.70, .004, .004, .004), (.58, .032, .03, .03), (.42, .06, .05, .055), (.22, .085, .06, .075),
            (.02, .13, .065, .08), (-.25, .135, .06, .075), (-.45, .11, .055, .06), (-.52, .085, .045, .05)]
    if not near:
        body = [body[0], body[3], body[7]]
    n = 14 if near else 5
    m.add(loft([section(*s, n) for s in reversed(body)]), P.BODY, crease=50 if near else 80)
    wing = [(.20, .08), (-.20, .52), (-.33, .54), (-.38, .10)]
    tail = [(-.36, .08), (-.50, .27), (-.60, .28), (-.56, .06)]
    for outline in (wing, tail):
        if near:
            m.pair(slab(outline, -.014, .014, .011, corner=.015, both=True), P.BODY)
        elif outline is wing:
            m.pair(slab([(.22, .05), (-.22, .53), (-.35, .53), (-.40, .05)], -.014, .014), P.BODY)
        else:
            m.pair(slab([(-.38, .04), (-.53, .28), (-.60, .04)], -.014, .014), P.TRIM)
    fin = [(-.26, .04), (-.44, .27), (-.54, .27), (-.54, .03)]
    if not near:
        m.pair(slab(fin, -.012, .012).side().turn('x', -20).at(0, .08, .02), P.TRIM)
        m.add(bar((.05, 0, .09), (.36, 0, .07), .045, 4), P.GLASS)
        return
    m.pair(slab(fin, -.012, .012, .009, corner=.02, both=True).side().turn('x', -20).at(0, .085, .03), P.TRIM)
    details(m)


def details(m):
    m.add(ball(.055, 14, 8).scale(3.0, .85, .95).at(.22, 0, .062), P.GLASS)
    m.add(slab([(-.30, .008), (-.18, .05), (.10, .02), (.18, 0), (.10, -.02), (-.18, -.05), (-.30, -.008)],
               0, .05, .015, corner=0).at(-.02, 0, .055), P.BODY)
    m.pair(slab([(-.12, -.05), (.12, -.06), (.15, .035), (-.12, .04)], 0, .045, .01, both=True).side()
           .at(.06, .085, -.005), P.PANEL)
    m.pair(slab([(-.004, -.045), (.004, -.045), (.012, .025), (.004, .025)], 0, .03, .001, corner=0).side()
           .at(.202, .092, -.005), P.DARK)
    for y in (-.05, .05):
        m.add(lathe([(.04, -.09), (.05, -.04), (.048, .02)], 12).along_x().at(-.53, y, .0), P.STEEL)
        m.add(lathe([(.0, -.104), (.022, -.100), (.034, -.088)], 10).along_x().at(-.53, y, 0), P.FLAME)
    m.pair(slab([(.135, .145), (-.205, .52), (-.235, .52), (.09, .145)], .008, .018, .003, corner=0), P.TRIM)
    for y, s in ((.30, .30), (.43, .26)):
        m.pair(lathe([(.006, -.13), (.018, -.12), (.018, .08), (.010, .12), (0, .14)], 8).along_x()
               .at(-.16 - (y - .3) * .6, y, -.045), P.WHITE)
        m.pair(slab([(-.05, 0), (.05, 0), (.03, .04), (-.05, .04)], -.005, .005, .001, corner=0).side()
               .at(-.17 - (y - .3) * .6, y, -.035), P.DARK)
    m.pair(lathe([(.004, -.12), (.014, -.11), (.014, .07), (0, .13)], 8).along_x().at(-.25, .545, 0), P.RED)
    m.add(lathe([(.028, -.02), (.033, -.016), (.033, .012), (.03, .016)], 12).along_x().at(.585, 0, .0), P.GOLD)
    m.add(bar((.69, 0, 0), (.80, 0, 0), .006, 5, .003), P.STEEL)
    m.pair(ball(.012, 6, 4).at(-.33, .545, .018), P.BEACON)


def build(m):
    pads.sky(m)
    trail(m)
    airframe(m)
    m.transform(attitude, 'body')


ATTACH = {'passenger': dict(at=(.12, 0, pads.TOP - .012), scale=.60)}
