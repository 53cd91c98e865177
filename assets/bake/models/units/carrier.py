"""Carrier: a flat top with an angled deck, an island and aircraft."""
import numpy as np

import palette as P
import pads
from shapes import ball, bar, box, chamfer, cylinder, rect, slab
from units.ships import hull

DECK = pads.TOP + .20
FLIGHT = [(-.76, -.17), (-.70, -.21), (.08, -.24), (.34, -.22), (.52, -.14), (.84, -.12), (.84, .09),
          (.50, .13), (.30, .27), (.02, .31), (-.50, .25), (-.76, .16)]
ANGLE = 8.0
ISLAND = (.0, -.18, DECK)


def deck(m):
    z = DECK
    stations = [(-.70, .13), (-.4, .16), (.1, .165), (.45, .12), (.78, .012)]
    if not m.near:
        stations = [(-.70, .14), (.1, .165), (.80, .03)]
    m.add(hull(stations, pads.TOP + .02, z - .03, .8, .08), P.BODY, crease=50)
    if not m.near:
        m.add(slab([FLIGHT[i] for i in (0, 3, 5, 6, 8, 9, 11)], z - .05, z), P.TRIM)
        m.add(box(1.1, .03, .006).turn('z', ANGLE).at(-.10, .06, z - .002), P.WHITE)
        return
    m.add(hull([(x * .985, w * .86) for x, w in stations], pads.TOP - .03, pads.TOP + .035, .9, .05), P.RED,
          crease=50)
    m.add(slab(FLIGHT, z - .055, z - .012, .02, corner=.02, both=True), P.BODY)
    m.add(slab(np.array(FLIGHT) * (.985, .96), z - .02, z, .006, corner=.02), P.TRIM)
    for x in np.linspace(-.60, .34, 8):
        m.add(box(.075, .014, .004, .001).at(x, 0).turn('z', ANGLE).at(.02, .085, z - .001), P.WHITE)
    for side in (-.085, .085):
        m.add(box(1.06, .010, .004, .001).at(-.14, side).turn('z', ANGLE).at(.02, .085, z - .001), P.WHITE)
    for y in (-.06, .03):
        m.add(box(.34, .012, .004, .001).at(.62, y, z - .001), P.YELLOW)
    for x, y in ((-.25, -.175), (.28, -.165)):
        m.add(box(.13, .08, .004, .001).at(x, y, z - .001), P.PANEL)
    for x in (-.45, -.41, -.37):
        m.add(box(.006, .17, .004, .001).at(x, .02, z - .001), P.DARK)
    m.pair(box(.5, .012, .035, .004).at(-.15, .163, z - .10), P.DARK)


def island(m):
    first = len(m.items)
    build_island(m)
    m.items[first:] = [(s.scale(1.25, 1.1, 1.5).at(*ISLAND), *rest) for s, *rest in m.items[first:]]


def build_island(m):
    x, y, z = 0, 0, 0
    if not m.near:
        m.add(box(.26, .10, .17, taper=.02).at(x, y, z), P.BODY)
        m.add(bar((x, y, z + .16), (x, y, z + .36), .035, 4, .012), P.BODY)
        return
    m.add(slab(chamfer(rect(.27, .095), .02), 0, .10, .012, .006).at(x, y, z), P.BODY)
    m.add(slab(chamfer(rect(.22, .09), .025), 0, .03, .003).at(x + .015, y, z + .098), P.GLASS)
    m.add(slab(chamfer(rect(.25, .105), .025), 0, .03, .01, .004).at(x + .01, y, z + .126), P.BODY)
    m.add(slab(chamfer(rect(.10, .07), .02), 0, .11, .01, .014).at(x - .02, y, z + .15), P.BODY)
    m.add(cylinder(.05, .014, 12, .004).at(x - .02, y, z + .255), P.GOLD)
    m.add(bar((x - .02, y, z + .26), (x - .02, y, z + .42), .012, 6, .006), P.TRIM)
    m.add(bar((x - .02, y - .08, z + .34), (x - .02, y + .08, z + .34), .007, 5), P.TRIM)
    m.add(box(.018, .13, .045, .005).turn('z', 35).at(x + .06, y, z + .155), P.RADAR)
    m.add(ball(.03, 10, 5).at(x - .095, y, z + .175), P.WHITE)
    m.add(ball(.014, 8, 4).at(x - .02, y, z + .425), P.BEACON)
    m.add(box(.04, .004, .03, .001).at(x + .05, y + .05, z + .05), P.WINDOW)
    m.add(box(.04, .004, .03, .001).at(x - .04, y + .05, z + .05), P.WINDOW)


def aircraft(m, x, y, heading, paint):
    z = DECK + .022
    wing = [(-.07, -.075), (-.035, -.08), (.045, -.015), (.10, 0), (.045, .015), (-.035, .08), (-.07, .075)]
    if not m.near:
        m.add(slab([wing[i] for i in (0, 3, 6)], 0, .03).scale(1.4).turn('z', heading).at(x, y, z - .01), paint, 'payload')
        return
    k = 1.25
    parts = [slab(wing, -.006, .008, .004, corner=0), bar((-.085, 0, .006), (.11, 0, .008), .016, 6, .004),
             slab([(-.085, 0), (-.045, 0), (-.08, .04), (-.095, .04)], -.004, .004, .001, corner=0).side()
             .at(z=.01)]
    for s in parts:
        m.add(s.scale(k).turn('z', heading).at(x, y, z), paint, 'payload')
    m.add(ball(.016, 6, 4).scale(1.8, .8, .9).turn('z', heading)
          .at(x + .03 * np.cos(np.radians(heading)), y + .03 * np.sin(np.radians(heading)), z + .016),
          P.GLASS, 'payload')


def build(m):
    pads.sea(m, .78, .15)
    deck(m)
    island(m)
    spots = ((.58, -.02, 0, P.WHITE), (-.60, -.11, 60, P.WHITE), (-.38, -.12, 60, P.WHITE),
             (.20, .20, ANGLE, P.WHITE))
    for spot in spots if m.near else (spots[0], spots[1], spots[3]):
        aircraft(m, *spot)
