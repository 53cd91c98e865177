"""Hub: the command tower, the tallest piece."""
import numpy as np

import palette as P
import pads
from shapes import ball, bar, box, cylinder, lathe, ngon, slab, stack


def tower(m):
    z = pads.TOP
    oct8 = ngon(8, 1.0)
    if not m.near:
        six = ngon(6, 1.0)
        m.add(slab(six * .40, 0, .16, taper=.06).at(0, 0, z - .01), P.TRIM)
        m.add(slab(six * .22, 0, .48, taper=.06).at(0, 0, z + .13), P.BODY)
        m.add(stack(six * .34, [(z + .58, .14), (z + .68, 0)]), P.BODY)
        m.add(slab(six * .32, z + .68, z + .76, taper=.0), P.WINDOW)
        m.add(slab(six * .36, z + .76, z + .84, taper=.14), P.BODY)
        return
    m.add(slab(oct8 * .42, 0, .07, .018, corner=.02).at(0, 0, z - .01), P.STONE)
    m.add(slab(oct8 * .35, 0, .10, .018, .03, corner=.02).at(0, 0, z + .055), P.TRIM)
    m.add(slab(oct8 * .27, 0, .022, .006, corner=.02).at(0, 0, z + .152), P.GOLD)
    m.add(slab(oct8 * .225, 0, .44, .01, .07, corner=.03).at(0, 0, z + .17), P.BODY)
    for k in range(8):
        a = 45 * k
        if k % 2 == 0:
            m.add(slab([(0, 0), (.10, 0), (.02, .34), (0, .36)], -.018, .018, .006, corner=.005).side()
                  .at(.19, 0, z + .16).turn('z', a), P.TRIM)
        else:
            for h in (.26, .36, .46):
                m.add(box(.01, .045, .035, .003).at(.186 - (h - .17) * .16, 0, z + h).turn('z', a), P.WINDOW)
    profile = [(z + .57, .19), (z + .60, .16), (z + .69, .03), (z + .71, .03)]
    m.add(stack(oct8 * .36, profile), P.BODY, crease=50)
    m.add(slab(oct8 * .335, z + .705, z + .785, .004, corner=.01), P.WINDOW)
    for k in range(8):
        m.add(box(.02, .02, .085, .004).at(.338, 0, z + .703).turn('z', 45 * k + 22.5), P.TRIM)
    m.add(slab(oct8 * .375, z + .78, z + .83, .016, .012, corner=.02, both=True), P.BODY)
    m.add(slab(oct8 * .345, z + .826, z + .842, .005, corner=.02), P.GOLD)
    m.add(slab(oct8 * .26, z + .838, z + .88, .014, .02, corner=.02), P.TRIM)


def dish(m):
    z = pads.TOP + .86
    if not m.near:
        bowl = lathe([(.05, -.02), (.24, .10)], 7)
        m.add(bowl.turn('y', 50).at(.05, 0, z + .15), P.WHITE)
        m.add(bar((-.10, 0, z - .06), (-.12, 0, z + .40), .025, 3), P.TRIM)
        return
    m.add(cylinder(.07, .05, 14, .012).at(.06, 0, z + .01), P.STEEL)
    m.add(bar((.06, 0, z + .04), (.06, 0, z + .13), .032, 8), P.STEEL)
    outer = [(.04, -.03), (.10, -.018), (.16, .012), (.21, .055), (.24, .10), (.248, .105)]
    inner = [(.24, .112), (.20, .068), (.15, .026), (.09, -.002), (0, -.012)]
    m.add(lathe(outer + inner, 22).turn('y', 50).at(.07, 0, z + .17), P.WHITE, crease=50)
    for k in range(3):
        a = 2 * np.pi * k / 3
        m.add(bar((.17 * np.cos(a), .17 * np.sin(a), .04), (0, 0, .20), .007, 4).turn('y', 50)
              .at(.07, 0, z + .17), P.STEEL)
    m.add(ball(.026, 8, 5).at(0, 0, .20).turn('y', 50).at(.07, 0, z + .17), P.RADAR)
    m.add(bar((-.16, .08, z - .01), (-.16, .08, z + .40), .014, 6, .007), P.TRIM)
    m.add(bar((-.16, .02, z + .22), (-.16, .14, z + .22), .007, 4), P.TRIM)
    m.add(bar((-.16, .04, z + .30), (-.16, .12, z + .30), .007, 4), P.TRIM)
    m.add(ball(.02, 8, 5).at(-.16, .08, z + .41), P.BEACON)
    m.add(ball(.055, 12, 6).at(-.13, -.13, z + .03), P.BODY)


def build(m):
    pads.land(m, '#a08c6c', '#c9b48c', seed=9)
    tower(m)
    dish(m)
