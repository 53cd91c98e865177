"""The paints of all pieces. Hex values are sRGB; Paint holds linear values."""
import numpy as np

from mesh import Paint


def linear(text):
    c = np.array([int(text[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return tuple(np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055)**2.4))


def paint(text, **kw):
    return Paint(linear(text), **kw)


# What the two sides give their tinted surfaces.
SIDES = {
    'west': dict(body=linear('#efe6d0'), trim=linear('#3f5068')),
    'east': dict(body=linear('#33333b'), trim=linear('#b07a44')),
}

BODY = Paint((0.96,) * 3, tint=1, rough=0.42)
PANEL = Paint((0.66,) * 3, tint=1, rough=0.5)
TRIM = Paint((0.95,) * 3, tint=0.5, rough=0.45, metal=0.25)
RUBBER = paint('#2a2b2e', rough=0.85)
STEEL = paint('#8d949c', rough=0.35, metal=0.6)
DARK = paint('#25282d', rough=0.6)
GLASS = paint('#14304a', rough=0.08, metal=0.3)
GOLD = paint('#e0ae4e', rough=0.28, metal=0.65)
RED = paint('#b8382a', rough=0.45)
ROOF = paint('#b0553a', rough=0.7)
WHITE = paint('#f2f2ee', rough=0.6)
YELLOW = paint('#e8b93a', rough=0.6)
LEAF = paint('#3f7a3a', rough=0.8)
BARK = paint('#6b4a30', rough=0.9)
WINDOW = paint('#ffd488', rough=0.3, glow=0.8)
BEACON = paint('#ff5040', rough=0.3, glow=1.0)
RADAR = paint('#62e0ff', rough=0.3, glow=0.8)
FLAME = paint('#ff9a3c', rough=0.4, glow=1.0)
STONE = paint('#8f8b84', rough=0.85)
