"""Missile: a ballistic missile raised on its transporter-erector launcher."""
import palette as P
import pads
from shapes import bar, box, chamfer, cylinder, lathe, rect, rotation, slab

HINGE = (-.50, 0, pads.TOP + .27)
LEAN = 62.0  # degrees over the horizon, nose forward


def truck(m):
    z = pads.TOP
    if not m.near:
        m.add(box(1.12, .34, .09).at(-.02, 0, z + .13), P.TRIM)
        m.pair(box(1.0, .10, .14).at(-.04, .15, z), P.RUBBER)
        m.add(slab([(-.14, 0), (.15, 0), (.15, .12), (.06, .24), (-.14, .24)], -.17, .17).side()
              .at(.47, 0, z + .12), P.BODY)
        return
    m.add(box(1.16, .20, .07, .012, both=True).at(-.02, 0, z + .10), P.DARK)
    m.add(box(.86, .37, .035, .01, both=True).at(-.15, 0, z + .165), P.TRIM)
    for x in (-.47, -.29, -.11, .20, .40):
        wheel = lathe([(.095, .01), (.095, .065), (.08, .08), (.05, .08), (.045, .068)], 10)
        m.pair(wheel.turn('x', -90).at(x, .115, z + .09), P.RUBBER, crease=40)
        m.pair(lathe([(.04, -.01), (.03, .008)], 8).turn('x', -90).at(x, .186, z + .09), P.STEEL)
    cab = [(-.15, 0), (.16, 0), (.17, .08), (.09, .235), (-.15, .235)]
    m.add(slab(cab, -.19, .19, .02, both=True).side().at(.46, 0, z + .15), P.BODY)
    m.add(slab(rect(.125, .27), 0, .012, .004).turn('y', 61).at(.588, 0, z + .315), P.GLASS)
    m.pair(slab([(-.02, .11), (.075, .11), (.045, .205), (-.02, .205)], 0, .006, .002).side()
           .at(.46, .187, z + .15), P.GLASS)
    m.add(box(.03, .38, .06, .01).at(.625, 0, z + .13), P.DARK)
    m.pair(cylinder(.024, .012, 8, .003).turn('y', 90).at(.637, .13, z + .165), P.WINDOW)
    m.pair(box(.04, .06, .022, .008).at(.43, .09, z + .382), P.BEACON)
    m.pair(box(.46, .06, .07, .012).at(-.13, .155, z + .195), P.BODY)
    for x in (-.56, .06):
        m.pair(bar((x, .17, z + .18), (x, .25, z + .02), .018, 6), P.STEEL)
        m.pair(cylinder(.042, .018, 10, .005).at(x, .25, z), P.STEEL)


def erector(m):
    """In the rocket's frame (upright along +z, hinge at the origin), then leaned back."""
    x, y, z = HINGE
    lean = 90 - LEAN
    if not m.near:
        m.add(box(.07, .18, .52).at(-.11, 0, 0).turn('y', lean).at(x, y, z), P.TRIM)
        return

    def put(s, paint):
        m.add(s.turn('y', lean).at(x, y, z), paint)
        m.add(s.mirror_y().turn('y', lean).at(x, y, z), paint)
    put(box(.035, .03, .66, .008).at(.115, .085, -.04), P.TRIM)
    for h in (.02, .22, .42, .58):
        m.add(box(.03, .17, .03, .006).at(.115, 0, h).turn('y', lean).at(x, y, z), P.TRIM)
    for h in (.14, .50):
        ring = lathe([(.112, 0), (.124, .006), (.124, .034), (.112, .04)], 16)
        m.add(ring.turn('y', lean).at(*rocket_point(h)), P.DARK)
    m.add(cylinder(.13, .03, 16, .008).at(0, 0, -.075).turn('y', lean).at(x, y, z), P.DARK)
    m.pair(bar((-.12, .08, pads.TOP + .19), (x + .30, .085, z + .34), .02, 7), P.STEEL)
    m.pair(bar((-.12, .08, pads.TOP + .19), (-.18, .081, pads.TOP + .31), .03, 7), P.DARK)


def rocket_point(h):
    return rotation('y', 90 - LEAN) @ (0, 0, h) + HINGE


def rocket(m):
    if m.near:
        n = 16
        rings = [(P.DARK, [(.05, -.045), (.075, -.04), (.062, .0)]),
                 (P.BODY, [(.10, 0), (.105, .006), (.105, .36), (.105, .37)]),
                 (P.GOLD, [(.107, .37), (.109, .374), (.109, .40), (.107, .404)]),
                 (P.BODY, [(.105, .404), (.105, .41), (.105, .60), (.088, .65)]),
                 (P.TRIM, [(.088, .65), (.090, .654), (.090, .672), (.088, .676)]),
                 (P.RED, [(.087, .676), (.081, .74), (.065, .82), (.042, .885), (.018, .922), (0, .93)])]
        for paint, profile in rings:
            m.add(lathe(profile, n), paint, 'payload', crease=50)
        for k in range(4):
            fin = slab([(.095, .0), (.20, -.03), (.20, .05), (.095, .17)], -.008, .008, .006, corner=.015,
                       both=True).side()
            m.add(fin.turn('z', 45 + 90 * k), P.TRIM, 'payload')
        for h in (.12, .24):
            m.add(lathe([(.104, h), (.1075, h + .006), (.104, h + .012)], n), P.PANEL,
                  'payload')
        return
    m.add(lathe([(.105, 0), (.105, .60), (.088, .66)], 7), P.BODY, 'payload', crease=75)
    m.add(lathe([(.09, .64), (.075, .78), (0, .93)], 7), P.RED, 'payload', crease=75)
    for k in range(2):
        m.add(slab([(-.20, -.02), (.20, -.02), (.20, .06), (0, .2), (-.20, .06)], -.01, .01).side()
              .turn('z', 45 + 90 * k), P.TRIM, 'payload')


def build(m):
    pads.land(m, '#8c8d88', '#b4b2a8', seed=4)
    rocket(m)
    m.payload = (90 - LEAN, HINGE)
    truck(m)
    erector(m)
