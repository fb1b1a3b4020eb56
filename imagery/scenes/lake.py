"""A bright morning at a lake: a cart on the gravel landing, still water, wooded hills beyond."""

import numpy as np

import materials as s
from camera import Shot
from carts import place_cart
from plants import lawn, stone, tuft
from scatter import put_away, scatter
from shape import Shape
from sky import bright_day, make_sky
from terrain import fractal, ground, smooth, spots
from trees import far_broadleaf, far_conifers
from water import lake, water

WEATHER = bright_day(sun_azimuth=132, sun_elevation=36, sun_strength=4.2, haze=0.0001, haze_height=160)


def shore(x, y):
    """How far inside the shore a place is: above 0 is land."""
    near = 15.5 - y + 0.55 * (x - 1.0) + 1.3 * fractal(x, y, 9, 3, 3)
    return np.minimum(near, 14 + 0.9 * x)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    bank = smooth(shore(x, y), -6, 9)
    near = -1.6 + bank * 2.1 + 0.05 * fractal(x, y, 2.5, 4, 9) * bank
    flat = smooth(np.hypot(x - 2.3, y - 9.2), 2.2, 5)
    near = near * flat + (0.02 + 0.0 * x) * (1 - flat)
    far = smooth(y + 0.25 * x + 60 * fractal(x, y, 240, 3, 20), 300, 1150)
    ridge = 110 + 60 * fractal(x, y, 700, 5, 31)
    second = smooth(y + 0.2 * x, 1300, 3200) * (190 + 90 * fractal(x, y, 1500, 4, 44))
    return np.where(y > 120, -1.6 + 4.2 * smooth(y + 60 * fractal(x, y, 240, 3, 20) + 0.25 * x, 280, 320) + far * ridge + second, near)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(4)
    bark = s.mottled("bark", (0.03, 0.022, 0.016), (0.11, 0.085, 0.065), 6, 0.9, 0.02, (1, 1, 0.2))
    needles = s.leaf("needles", [(0.012, 0.03, 0.016), (0.03, 0.05, 0.018), (0.02, 0.045, 0.025)], 0.25)
    leaves = s.leaf("leaves", [(0.05, 0.09, 0.015), (0.09, 0.12, 0.02), (0.13, 0.11, 0.02)], 0.4)
    blade = s.leaf("blade", [(0.06, 0.10, 0.02), (0.12, 0.13, 0.035), (0.2, 0.16, 0.06)], 0.35)
    reed = s.leaf("reed", [(0.10, 0.12, 0.03), (0.22, 0.17, 0.07)], 0.35)
    land = s.surface("land", lambda g: landing(g))
    ground("land", height, land)
    lake(0.0 - 0.35, water(0.006))

    pines = far_conifers("far-spruce", bark, needles)
    oaks = far_broadleaf("far-oak", bark, leaves)
    hills = spots(rng, 255, 2600, 7.0, 36, 0.006)
    hills = hills[height(hills[:, 0], hills[:, 1]) > -0.2]
    scatter(pines + pines + oaks, hills, height, rng, (0.7, 1.3))

    def grassy(x, y):
        inside = shore(x, y)
        track = np.abs(x - 2.3 - 0.12 * (y - 9) + 0.6 * fractal(x, y, 8, 2, 2))
        return (inside > 0.9) & (track > 1.9 + 0.5 * fractal(x, y, 1.5, 3, 8))
    lawn(height, rng, blade, grassy, 1.6, 30, 0.17, 0.5)
    reeds = [tuft(f"reeds-{i}", 90 + i, reed, 42, 1.15, 0.006, 0.45, 0.28) for i in range(3)]
    places = spots(rng, 6, 40, 0.55, 40)
    edge = shore(places[:, 0], places[:, 1]) + 0.8 * fractal(places[:, 0], places[:, 1], 5, 3, 71)
    scatter(reeds, places[(edge > -0.9) & (edge < 0.25) & (fractal(places[:, 0], places[:, 1], 6, 2, 77) > 0.0)], height, rng, (0.6, 1.2), 0.08)
    rock = s.mottled("rock", (0.05, 0.05, 0.05), (0.2, 0.19, 0.17), 3, 0.85, 0.05)
    rocks = [put_away(stone(f"stone-{i}", 3 + i, rock)) for i in range(3)]
    places = spots(rng, 5, 30, 1.3, 40)
    edge = shore(places[:, 0], places[:, 1])
    scatter(rocks, places[(edge > -1.0) & (edge < 1.0)], height, rng, (0.15, 0.7), 0.2)
    dock()
    place_cart("7c1f4e2a9b60", (2.3, 9.2, 0.02), -38)
    return Shot(eye=1.55, lens=36, horizon=0.6, focus=9, stop=2.0, exposure=0.75)


def landing(g):
    x, y, z = g.split(g.position())
    fine, broad = g.noise(9.0, 6.0, 0.7), g.noise(0.5, 5.0)
    pebble, relief = s.pebbles(g, (0.03, 0.027, 0.024), (0.24, 0.21, 0.175), 26)
    soil = g.mix(g.step(broad, 0.4, 0.6), (0.05, 0.055, 0.02), (0.085, 0.08, 0.03))
    across = g.math("ABSOLUTE", g.sub(g.sub(x, 2.3), g.mul(g.sub(y, 9.0), 0.12)))
    track = g.step(g.add(across, g.mul(broad, 2.0)), 2.6, 3.2, 1.0, 0.0)
    low = g.step(z, 0.0, -0.25)
    colour = g.mix(g.math("MAXIMUM", track, low), soil, pebble)
    wood = g.mix(g.step(y, 120, 200), colour, (0.018, 0.03, 0.014))
    wet = g.step(z, -0.18, -0.33)
    dark = g.vector("SCALE", wood)
    g.put(dark.node.inputs["Scale"], g.sub(1.0, g.mul(wet, 0.55)))
    # Below trees no gloss: seen at so flat an angle, its guide would be white, and the woods speckled.
    gloss = g.step(y, 100, 120, 0.25, 0.0)
    return s.principled(g, dark, g.sub(0.95, g.mul(wet, 0.6)), gloss, normal=g.bump(g.add(g.mul(relief, 0.6), g.mul(fine, 0.4)), 0.022))


def dock():
    """A plank jetty from the shore into the lake."""
    wood = s.mottled("planks", (0.10, 0.085, 0.07), (0.26, 0.23, 0.2), 4, 0.8, 0.006, (1, 8, 1))
    shape = Shape()
    rng = np.random.default_rng(8)
    start, ahead = np.array([-2.6, 13.0]), np.array([-0.28, 0.96])
    yaw = np.arctan2(-ahead[0], ahead[1])
    for plank in range(62):
        x, y = start + ahead * plank * 0.165
        shape.box((x, y, 0.12 + rng.normal(0, 0.004)), (1.5 + rng.normal(0, 0.015), 0.15, 0.035), 0, yaw + rng.normal(0, 0.006))
    across = np.array([ahead[1], -ahead[0]])
    for post in range(5):
        for side in (-0.72, 0.72):
            x, y = start + ahead * (0.5 + post * 2.35) + across * side
            shape.tube([(x, y, -1.6), (x, y, 0.42)], [0.075, 0.07], 9)
            shape.tube([(x, y, 0.42), (x, y, 0.43)], [0.07, 0.001], 9)
    shape.finish("dock", [wood], bevel=0.006)
