"""Hulls shared by the navy and the carrier."""
import numpy as np

from shapes import loft


def hull(stations, z_low, z_high, flare, bow_rake=0.0, deck_rise=0.0):
    """A hull from stations of (x, half width at the deck), stern to bow; sharp at the bow. The
    waterline is narrower by `flare`; the bow leans forward and the deck rises towards it."""
    rings = []
    x0, x1 = stations[0][0], stations[-1][0]
    for x, w in stations:
        t = (x - x0) / (x1 - x0)
        rise = deck_rise * max(0.0, (t - 0.4) / 0.6)**2
        low = max(w * flare - 0.012 * (t > 0.7), 0.004)
        lean = bow_rake * max(0.0, (t - 0.5) / 0.5)
        mid = (low + w) / 2 * 1.04
        zm = (z_low + z_high) / 2
        rings.append([(x - lean, -low, z_low), (x - lean, low, z_low), (x - lean / 2, mid, zm),
                      (x, w, z_high + rise), (x, -w, z_high + rise), (x - lean / 2, -mid, zm)])
    return loft([np.array(r) for r in rings])
