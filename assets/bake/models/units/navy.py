"""Navy: a destroyer with gun, bridge, mast and funnel."""
import palette as P
import pads
from shapes import ball, bar, box, chamfer, cylinder, lathe, rect, slab
from units.ships import hull

DECK = pads.TOP + .165


def hulls(m):
    if m.near:
        stations = [(-.72, .135), (-.68, .15), (-.45, .165), (-.1, .17), (.2, .155), (.45, .11),
                    (.62, .06), (.74, .022), (.80, .004)]
    else:
        stations = [(-.72, .15), (-.1, .17), (.35, .13), (.80, .01)]
    z = pads.TOP
    m.add(hull(stations, z + .025, DECK, .84, .10, .075), P.BODY, crease=50)
    m.add(hull([(x * .985, w * .9) for x, w in stations], z - .03, z + .04, .9, .06), P.RED, crease=50)
    if m.near:
        deck = [(x * .97, w * .90) for x, w in stations[:-3]]
        outline = [(x, -w) for x, w in deck] + [(x, w) for x, w in reversed(deck)]
        m.add(slab(outline, DECK - .02, DECK + .008, .004, corner=0), P.TRIM)


def gun(m, x, z):
    if not m.near:
        m.add(box(.19, .15, .10, taper=.025).at(x, 0, z), P.BODY)
        m.add(bar((x, 0, z + .06), (x + .30, 0, z + .13), .032, 4), P.TRIM)
        return
    k = 1.25
    m.add(cylinder(.085 * k, .02, 16, .006).at(x, 0, z), P.GOLD)
    m.add(slab(chamfer(rect(.15, .13), .03), 0, .085, .02, .015).scale(k).at(x, 0, z + .012), P.BODY)
    m.add(lathe([(.024, 0), (.024, .10), (.017, .11), (.017, .22), (.022, .225), (.022, .25), (.012, .25)],
                8).along_x().turn('y', -10).scale(k).at(x + .06, 0, z + .075), P.TRIM)


def superstructure(m):
    z = DECK
    if not m.near:
        m.add(box(.58, .25, .11, taper=.03).at(-.10, 0, z - .01), P.BODY)
        m.add(box(.24, .22, .11, taper=.035).at(.06, 0, z + .10), P.BODY)
        m.add(box(.15, .17, .16, taper=.02).at(-.26, 0, z + .09), P.TRIM)
        m.add(bar((.02, 0, z + .18), (-.02, 0, z + .50), .045, 4, .015), P.TRIM)
        return
    m.add(slab(chamfer(rect(.60, .27), .05), 0, .11, .018, .018).at(-.10, 0, z), P.BODY)
    m.add(slab(chamfer(rect(.26, .25), .06), 0, .055, .008, .008).at(.07, 0, z + .10), P.BODY)
    m.add(slab(chamfer(rect(.25, .235), .06), 0, .035, .004, 0).at(.07, 0, z + .152), P.GLASS)
    m.add(slab(chamfer(rect(.27, .26), .06), 0, .03, .012, .006).at(.065, 0, z + .185), P.BODY)
    m.pair(box(.012, .03, .016, .003).at(.196, .05, z + .162), P.WINDOW)
    # The mast: a tapering tower with array faces, spars and a turning radar.
    m.add(slab(chamfer(rect(.15, .14), .035), 0, .16, .01, .035).at(.01, 0, z + .21), P.BODY)
    m.pair(box(.06, .008, .07, .003).turn('x', 14).at(.01, .058, z + .265), P.RADAR)
    m.add(bar((.0, 0, z + .36), (-.01, 0, z + .56), .024, 6, .010), P.TRIM)
    m.add(bar((-.005, -.12, z + .45), (-.005, .12, z + .45), .012, 5), P.TRIM)
    m.add(bar((-.008, -.07, z + .51), (-.008, .07, z + .51), .010, 5), P.TRIM)
    m.add(box(.022, .16, .05, .006).turn('z', 25).at(.0, 0, z + .375), P.TRIM)
    m.add(ball(.018, 8, 4).at(-.01, 0, z + .57), P.BEACON)
    for x, w in ((-.22, .15), (-.36, .0)):
        if w:
            m.add(slab(chamfer(rect(.15, w), .035), 0, .15, .015, .022).at(x, 0, z + .10), P.BODY)
            m.add(slab(chamfer(rect(.12, w * .75), .025), 0, .03, .008).at(x, 0, z + .235), P.DARK)
            m.add(slab(chamfer(rect(.145, w * .96), .035), 0, .018, .004).at(x, 0, z + .20), P.GOLD)
    m.add(ball(.045, 12, 6).at(-.345, 0, z + .13), P.WHITE)
    m.add(cylinder(.03, .05, 10, .006).at(-.345, 0, z + .075), P.TRIM)


def deck_gear(m):
    if not m.near:
        return
    z = DECK + .008
    for x in (.265, .305, .345):
        for y in (-.045, 0, .045):
            m.add(box(.03, .032, .01, .003).at(x - .02, y, z), P.DARK)
    ring = lathe([(.09, 0), (.09, .006), (.075, .006), (.075, .001)], 20)
    m.add(ring.at(-.56, 0, z - .001), P.YELLOW)
    m.add(box(.012, .08, .004, .001).at(-.585, 0, z), P.YELLOW)
    m.add(box(.012, .08, .004, .001).at(-.535, 0, z), P.YELLOW)
    m.add(box(.05, .012, .004, .001).at(-.56, 0, z), P.YELLOW)
    for x in (-.05, -.14):
        m.pair(slab(chamfer(rect(.09, .03), .012), 0, .03, .01).at(x, .152, z + .03), P.RED)
        m.pair(box(.06, .03, .03, .004).at(x, .145, z), P.TRIM)
    m.add(bar((-.70, 0, z), (-.715, 0, z + .14), .006, 5), P.GOLD)
    m.add(slab([(0, 0), (.09, .008), (.09, .058), (0, .06)], -.004, .004, .001, corner=0).side()
          .at(-.805, 0, z + .075), P.RED)


def build(m):
    pads.sea(m, .78, .17)
    hulls(m)
    gun(m, .45, DECK + .004)
    superstructure(m)
    deck_gear(m)
    # Taller than true, so that bridge and mast tell it from the carrier from afar.
    m.transform(lambda v: (v - (0, 0, pads.TOP)) * (1, 1.05, 1.32) + (0, 0, pads.TOP), 'body')
