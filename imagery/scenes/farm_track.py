"""A farm track in late summer: barn and hay field, a post-and-rail fence, a utility cart on its way out."""

import math

import numpy as np

import materials as s
from buildings import DOOR, TRIM, boards, house_materials, shingles
from camera import Shot
from carts import place_cart
from plants import lawn, tuft
from scatter import put_away, scatter
from shape import Shape
from sky import bright_day, make_sky
from street import rail_fence
from terrain import fractal, ground, smooth, spots
from woods import BRIGHT_SUMMER, make_woods

WEATHER = bright_day(sun_azimuth=-128, sun_elevation=36, sun_strength=4.8, haze=0.0003, haze_height=160)

BARN = (3.5, 47.0)


def track(y):
    y = np.asarray(y, float)
    return 2.2 + 0.34 * (y - 9) - 0.0052 * np.maximum(y - 11, 0) ** 2


def ruts(x, y):
    """1 in the two wheel ruts, 0 on the grass between and beside them."""
    off = np.abs(np.abs(x - track(y)) - 0.62) + 0.16 * fractal(x, y, 1.4, 3, 3)
    return 1 - smooth(off, 0.24, 0.44)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    off = np.abs(x - track(np.minimum(y, 60)))
    roll = 0.5 * fractal(x, y, 26, 2, 12) * smooth(off, 3, 14) + 0.03 * fractal(x, y, 1.1, 3, 4)
    rise = 0.03 * np.maximum(y - 14, 0) * (1 - smooth(y, 90, 160))
    level = smooth(np.hypot(x - BARN[0], y - BARN[1]), 9, 16)
    hill = smooth(y + 0.2 * x + 40 * fractal(x, y, 160, 3, 2), 150, 800) * (110 + 60 * fractal(x, y, 520, 5, 17))
    return roll * level + rise + hill - 0.05 * ruts(x, y) * (y < 60)


def field(g):
    """Mown hay: pale stubble in rows; earth in the ruts."""
    x, y, _ = g.split(g.position())
    fine, broad = g.noise(7.0, 6.0, 0.7), g.noise(0.16, 5.0)
    green = g.mix(g.step(broad, 0.36, 0.64), (0.07, 0.085, 0.02), (0.05, 0.09, 0.018))
    rows = g.step(g.math("SINE", g.add(g.mul(x, 1.15), g.mul(y, 0.25))), -0.3, 0.3)
    hay = g.mix(rows, (0.12, 0.115, 0.035), (0.2, 0.17, 0.062))
    away = g.add(g.sub(g.mul(x, -1.0), 4.5), g.mul(g.sub(broad, 0.5), 3.0))
    colour = g.mix(g.step(away, -0.6, 1.2), green, hay)
    grit, relief = s.pebbles(g, (0.07, 0.055, 0.04), (0.24, 0.19, 0.14), 30)
    colour = g.mix(g.step(g.add(g.mask("ruts"), g.mul(g.sub(fine, 0.5), 0.7)), 0.25, 0.7), colour, grit)
    wood = g.mix(g.step(y, 95, 140), colour, (0.03, 0.045, 0.016))
    tone = g.scale(wood, g.step(fine, 0.2, 0.8, 0.75, 1.25))
    return s.principled(g, tone, 0.92, 0.06, normal=g.bump(g.add(g.mul(relief, 0.5), fine), 0.02))


def barn():
    """A gabled barn with its big crossed doors towards the camera."""
    made = house_materials("barn", (0.27, 0.035, 0.025), (0.72, 0.7, 0.66), (0.1, 0.1, 0.105), (0.22, 0.03, 0.02))
    shape, rng, wide, deep, eaves, pitch = Shape(), np.random.default_rng(3), 10.5, 15.0, 4.6, 0.85
    x, over, peak = wide / 2, 0.4, 4.6 + 10.5 / 2 * 0.85
    corners = [(-x, 0), (x, 0), (x, deep), (-x, deep)]
    for i in range(4):
        boards(shape, corners[i], corners[(i + 1) % 4], 0.0, eaves, row=0.2)
        shape.box((*corners[i], eaves / 2), (0.2, 0.2, eaves), TRIM)
    boards(shape, corners[0], corners[1], eaves, peak, gable=pitch, row=0.2)
    for side in (-1, 1):
        foot = eaves - over * pitch
        shingles(shape, (side * (x + over), -over, foot), (side * (x + over), deep + over, foot), (0, -over, peak), (0, deep + over, peak), rng)
    for middle, foot, w, h in ((-1.45, 0.05, 2.8, 3.5), (1.45, 0.05, 2.8, 3.5), (0.0, 5.1, 1.7, 1.8)):
        shape.box((middle, -0.06, foot + h / 2), (w, 0.08, h), DOOR)
        for dx, dz, bw, bh in ((0, 0.08, w, 0.16), (0, h - 0.08, w, 0.16), (0, h / 2, w, 0.16), (-w / 2 + 0.08, h / 2, 0.16, h), (w / 2 - 0.08, h / 2, 0.16, h)):
            shape.box((middle + dx, -0.12, foot + dz), (bw, 0.06, bh), TRIM)
        for up in (-1, 1):
            shape.tube([(middle - w / 2, -0.13, foot + h / 2 + up * h / 2), (middle + w / 2, -0.13, foot + h / 2)], [0.09, 0.09], 4, TRIM)
            shape.tube([(middle - w / 2, -0.13, foot + h / 2), (middle + w / 2, -0.13, foot + h / 2 + up * h / 2)], [0.09, 0.09], 4, TRIM)
    made_of = shape.finish("barn", made)
    made_of.location, made_of.rotation_euler[2] = (*BARN, float(height(*BARN)) - 0.15), math.radians(-24)


def bale(material):
    """A round hay bale lying on its side, the origin where it touches the ground."""
    shape = Shape()
    shape.tube([(-0.62, 0, 0.72), (-0.6, 0, 0.72), (0.6, 0, 0.72), (0.62, 0, 0.72)], [0.05, 0.75, 0.75, 0.05], 28)
    return put_away(shape.finish("bale", [material]))


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(6)
    woods = make_woods(BRIGHT_SUMMER, close=60)
    ground("farm", height, s.surface("field", field), masks={"ruts": ruts})
    barn()
    rail = s.mottled("rail", (0.07, 0.06, 0.05), (0.22, 0.19, 0.16), 5, 0.9, 0.012, (1, 1, 1))
    for name, side in (("near-fence", 3.0), ("far-fence", -3.4)):
        along = np.arange(9.5 if side > 0 else 12.5, 44, 2.6)
        rail_fence(name, np.column_stack([track(along) + side, along]), height, rail)
    blade = s.leaf("blade", [(0.05, 0.09, 0.016), (0.09, 0.12, 0.025), (0.17, 0.15, 0.05)], 0.35)
    lawn(height, rng, blade, lambda x, y: (ruts(x, y) < 0.2) & (x - track(y) > -3.8), 1.4, 34, 0.13, 0.45)
    stubble = s.leaf("stubble", [(0.13, 0.12, 0.035), (0.22, 0.18, 0.07)], 0.35)
    lawn(height, rng, stubble, lambda x, y: x - track(y) < -3.6, 1.4, 40, 0.07, 0.5, count=200)
    tall = [tuft(f"bent-{i}", 70 + i, blade, 50, 0.6, 0.005, 0.4, 0.5) for i in range(2)]
    edge = spots(rng, 6, 40, 0.8, 42)
    beside = np.minimum(np.abs(edge[:, 0] - track(edge[:, 1]) - 3.0), np.abs(edge[:, 0] - track(edge[:, 1]) + 3.4))
    scatter(tall, edge[(beside < 0.5) & (rng.random(len(edge)) < 0.7)], height, rng, (0.5, 1.1))
    straw = s.mottled("straw", (0.2, 0.155, 0.06), (0.36, 0.29, 0.13), 14, 0.95, 0.03)
    scatter([bale(straw)], np.array([[-9.5, 27], [-15.5, 34], [-6.5, 41], [-21, 46], [-13, 55], [-25, 62]]), height, rng, (1, 1), 0.0, 0.05)
    wall = spots(rng, 84, 150, 5.5, 44)
    scatter(woods.oaks * 2 + woods.spruces, wall[wall[:, 1] + 9 * fractal(wall[:, 0], wall[:, 1], 22, 2, 33) > 84], height, rng, (0.8, 1.25))
    far = spots(rng, 150, 2200, 7.0, 36, 0.006)
    scatter(woods.far_oaks * 3 + woods.far_spruces, far, height, rng, (0.8, 1.3))
    scatter(woods.oaks, np.array([[17, 31], [19.5, 40], [22, 30], [14.5, 52], [-6, 66]]), height, rng, (0.8, 1.1))
    # Trees out of frame behind shade the near left.
    scatter(woods.oaks, np.array([[2, -12], [-3, -10], [-8, -6]]), lambda x, y: 0 * x, rng, (0.8, 1.0))
    place_cart("turfman-800", (2.15, 8.9, float(height(2.15, 8.9)) + 0.02), -30)
    return Shot(eye=1.55, lens=36, horizon=0.58, focus=9, stop=2.2, exposure=0.7)
