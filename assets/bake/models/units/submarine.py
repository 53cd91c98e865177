"""Submarine: a long round hull awash, with sail and fins."""
import numpy as np

import palette as P
import pads
from shapes import ball, bar, box, lathe, slab

AXIS = pads.TOP + .10
ROCKET = (-.26, 0, AXIS + .15)


def foil(length, width, n):
    """A drop-shaped outline, blunt in front."""
    t = np.linspace(0, np.pi, n)
    x = length / 2 * np.cos(t)
    y = width / 2 * np.sin(t) * (0.78 + 0.22 * np.cos(t))
    return np.concatenate([np.column_stack([x, y]), np.column_stack([x, -y])[-2:0:-1]])[::-1]


def hull(m):
    if m.near:
        profile = [(0, -.78), (.022, -.77), (.05, -.70), (.10, -.56), (.145, -.38), (.165, -.15),
                   (.17, .15), (.167, .45), (.155, .58), (.13, .69), (.09, .765), (.045, .805), (0, .815)]
        m.add(lathe(profile, 22).along_x().scale(1, 1, .95).at(z=AXIS), P.BODY, crease=60)
    else:
        profile = [(0, -.78), (.145, -.40), (.17, .45), (.10, .76), (0, .815)]
        m.add(lathe(profile, 7).along_x().scale(1, 1, .95).at(z=AXIS), P.BODY, crease=75)
        m.add(box(.85, .13, .03).at(-.10, 0, AXIS + .14), P.TRIM)
        return
    # A deck casing along the back, with the launch hatches.
    m.add(slab(foil(1.12, .17, 9), 0, .03, .012, corner=0).at(-.06, 0, AXIS + .145), P.TRIM)
    for i, x in enumerate((-.15, -.26, -.37, -.48)):
        for y in (-.035, .035):
            m.add(lathe([(.027, 0), (.027, .008), (.021, .012)], 10).at(x, y, AXIS + .172), P.PANEL)
    m.add(lathe([(.171, -.012), (.175, -.006), (.175, .006), (.171, .012)], 22).along_x()
          .scale(1, 1, .95).at(.50, 0, AXIS), P.GOLD)
    for x in (.56, .62):
        m.pair(box(.03, .006, .02, .002).at(x, .142 - (x - .56) * .4, AXIS + .05), P.WINDOW)


def sail(m):
    first = len(m.items)
    build_sail(m)
    at = np.array((.18, 0, AXIS + .13))
    m.items[first:] = [(s.at(*-at).scale(1.25, 1.2, 1.3).at(*at), *rest) for s, *rest in m.items[first:]]


def build_sail(m):
    z = AXIS + .13
    if not m.near:
        m.add(slab(foil(.32, .12, 4), 0, .26, taper=.012).at(.18, 0, z), P.BODY)
        m.add(slab([(-.06, -.26), (.06, -.22), (.06, .22), (-.06, .26)], 0, .03).at(.21, 0, z + .13), P.TRIM)
        m.add(bar((.16, 0, z + .2), (.16, 0, z + .46), .026, 3), P.TRIM)
        return
    m.add(slab(foil(.36, .14, 9), 0, .035, .015, corner=0).at(.18, 0, z + .02), P.BODY)
    m.add(slab(foil(.32, .115, 9), 0, .26, .018, .008, corner=0).at(.18, 0, z), P.BODY)
    m.add(slab(foil(.20, .06, 7), 0, .008, .002, corner=0).at(.18, 0, z + .258), P.DARK)
    m.add(box(.05, .07, .022, .006).at(.312, 0, z + .205), P.GLASS)
    plane = [(-.06, 0), (.055, 0), (.035, .17), (-.045, .17)]
    m.pair(slab(plane, -.011, .011, .008, corner=.02, both=True).at(.21, .05, z + .15), P.TRIM)
    for x, h, r in ((.23, .14, .011), (.17, .20, .014), (.12, .10, .011)):
        m.add(bar((x, 0, z + .25), (x, 0, z + .26 + h), r, 6), P.STEEL)
    m.add(box(.035, .025, .03, .006).at(.175, 0, z + .45), P.DARK)
    m.add(ball(.014, 6, 4).at(.12, 0, z + .365), P.BEACON)
    m.add(slab(foil(.326, .121, 9), 0, .018, .004, corner=0).at(.18, 0, z + .085), P.GOLD)


def tail(m):
    fin = [(-.07, .03), (.08, .03), (.02, .22), (-.07, .24)]
    for turn in (0, 90, 180) if m.near else (0, 90, 180):
        if m.near:
            s = slab(fin, -.011, .011, .008, corner=.02, both=True)
        else:
            s = slab(fin, -.015, .015)
        m.add(s.turn('x', turn).at(-.64, 0, AXIS), P.TRIM)
    if not m.near:
        return
    for k in range(5):
        blade = slab([(-.012, .015), (.012, .015), (.02, .10), (-.016, .11)], -.004, .004, .002, corner=.006)
        m.add(blade.turn('y', 35).turn('x', 72 * k + 20).at(-.80, 0, AXIS), P.GOLD)
    m.add(lathe([(0, -.04), (.016, -.03), (.024, 0), (.024, .03)], 8).along_x().at(-.80, 0, AXIS), P.GOLD)


def build(m):
    pads.sea(m, .80, .165)
    hull(m)
    sail(m)
    tail(m)


ATTACH = {'rocket': dict(at=ROCKET, scale=.62)}
