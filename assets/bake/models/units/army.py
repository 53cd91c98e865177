"""Army: a main battle tank."""
import palette as P
import pads
from shapes import bar, box, chamfer, cylinder, lathe, ngon, slab


def track(near):
    outline = [(-.55, .19), (-.42, .03), (.40, .03), (.57, .19), (.53, .25), (-.52, .25)]
    if not near:
        return slab(outline, 0, .17).side()
    return slab(outline, 0, .17, .025, corner=.05, both=True).side()


def running_gear(m):
    m.pair(track(m.near).at(y=.21, z=pads.TOP), P.RUBBER)
    if not m.near:
        m.pair(slab([(-.57, .20), (.60, .20), (.60, .30), (-.57, .30)], 0, .19).side().at(y=.205, z=pads.TOP), P.TRIM)
        return
    for x in (-.37, -.19, -.01, .17, .35):
        wheel = lathe([(.08, 0), (.08, .02), (.055, .03), (.03, .015), (0, .03)], 10)
        m.pair(wheel.turn('x', -90).at(x, .37, .13 + pads.TOP), P.STEEL)
    skirt = [(-.54, .20), (.54, .20), (.60, .26), (.54, .31), (-.56, .31), (-.60, .26)]
    m.pair(slab(skirt, 0, .19, .018).side().at(y=.215, z=pads.TOP), P.TRIM)
    for x in (-.4, -.13, .14, .4):
        m.pair(box(.02, .008, .10, .002).at(x, .407, .205 + pads.TOP), P.DARK)


def hull(m):
    side = [(-.58, .17), (-.50, .08), (.44, .08), (.63, .19), (.40, .335), (-.52, .335), (-.60, .28)]
    if not m.near:
        side = [(-.56, .10), (.50, .10), (.62, .20), (.42, .33), (-.58, .33)]
        m.add(slab(side, -.215, .215).side().at(z=pads.TOP + .015), P.BODY)
        return
    m.add(slab(side, -.225, .225, .02, both=True).side().at(z=pads.TOP), P.BODY)
    for y in (-.1, 0, .1):
        m.add(box(.16, .07, .02, .006).at(-.44, y, .33 + pads.TOP), P.DARK)
    m.pair(cylinder(.028, .02, 8, .006).turn('y', 60).at(.50, .17, .29 + pads.TOP), P.WINDOW)
    m.pair(cylinder(.03, .06, 8, .008).turn('y', -90).at(-.58, .15, .26 + pads.TOP), P.DARK)


def turret(m):
    outline = [(-.30, -.16), (-.24, -.24), (.10, -.25), (.27, -.13), (.27, .13), (.10, .25),
               (-.24, .24), (-.30, .16)]
    z = .335 + pads.TOP
    gun_z = z + .105
    if not m.near:
        m.add(slab([outline[i] for i in (0, 2, 3, 4, 5, 7)], 0, .19, taper=.06).at(-.05, 0, z - .01), P.BODY)
        m.add(bar((.1, 0, gun_z), (.84, 0, gun_z + .05), .05, 5), P.TRIM)
        m.add(box(.18, .18, .06).at(-.14, -.06, z + .17), P.TRIM)
        return
    m.add(cylinder(.22, .03, 24, .008).at(-.05, 0, z - .01), P.GOLD)
    m.add(slab(outline, 0, .185, .025, taper=.035, corner=.02).at(-.05, 0, z + .012), P.BODY)
    m.add(box(.16, .36, .10, .02, .01).at(-.38, 0, z + .04), P.TRIM)
    m.add(slab(chamfer([(-.07, -.11), (.09, -.06), (.09, .06), (-.07, .11)], .02), -.06, .06, .02,
               both=True).at(.23, 0, gun_z), P.TRIM)
    barrel = [(.045, 0), (.045, .14), (.036, .15), (.036, .30), (.047, .31), (.047, .38), (.036, .39),
              (.032, .52), (.05, .525), (.05, .60), (.043, .61), (.028, .61), (.022, .58)]
    m.add(lathe(barrel, 14).along_x().turn('y', -4).at(.27, 0, gun_z), P.TRIM, crease=50)
    top = z + .197
    m.add(cylinder(.085, .045, 14, .015).at(-.15, -.08, top), P.TRIM)
    m.add(cylinder(.05, .03, 12, .012).at(-.15, -.08, top + .04), P.PANEL)
    m.add(cylinder(.065, .025, 12, .01).at(-.13, .11, top), P.PANEL)
    m.add(bar((-.10, -.08, top + .07), (.12, -.08, top + .085), .014, 6), P.DARK)
    m.add(box(.07, .06, .055, .012).at(.10, .10, top - .008), P.DARK)
    m.add(box(.012, .045, .03, .003).at(.137, .10, top + .006), P.RADAR)
    m.add(bar((-.33, .13, top - .03), (-.40, .14, top + .36), .009, 5, .004), P.DARK)
    m.add(cylinder(.018, .02, 6, .005).at(-.40, .14, top + .35), P.GOLD)
    for y in (.255, -.255):
        for x in (.02, .08):
            m.add(bar((x, y * .92, z + .11), (x + .05, y * 1.14, z + .15), .018, 6), P.DARK)


def build(m):
    pads.land(m, '#8f8a52', '#c3ad74')
    running_gear(m)
    hull(m)
    turret(m)
