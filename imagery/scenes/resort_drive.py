"""The drive of a resort: stone gate, clipped hedges and hydrangeas, the lodge among old trees."""

import math

import numpy as np

import materials as s
from buildings import house, house_materials
from camera import Shot
from carts import place_cart
from plants import lawn, shrub
from scatter import put_away, scatter
from shape import Shape
from sky import Weather, make_sky
from street import glow_at, lamp_post, ribbon, stone_wall, stonework
from terrain import fractal, ground, smooth, spots
from woods import SUMMER, make_woods

WEATHER = Weather(
    sun_azimuth=142, sun_elevation=27, sun_colour=(1.0, 0.84, 0.62), sun_strength=4.8,
    sky=[(0.0, (0.8, 0.72, 0.62)), (0.3, (0.5, 0.6, 0.73)), (0.6, (0.2, 0.37, 0.64)), (1.0, (0.09, 0.21, 0.46))],
    glow=(1.0, 0.8, 0.55), glow_strength=0.5, cloud_cover=0.55, cloud_lit=(1.0, 0.94, 0.87), cloud_shade=(0.52, 0.56, 0.64),
    haze=0.0006, haze_height=180)

ALONG = np.linspace(-3, 92, 160)
HALF = 2.7


def middle(y):
    y = np.asarray(y, float)
    return 1.4 + 0.012 * np.maximum(y - 12, 0) ** 1.72 - 0.00032 * np.maximum(y - 30, 0) ** 2.3


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    off = np.abs(x - middle(np.minimum(y, 92)))
    roll = 0.5 * fractal(x, y, 26, 2, 4) * smooth(off, 3.5, 14) + 0.05 * smooth(off, 2.75, 3.3)
    rise = 0.035 * np.maximum(y - 16, 0) * (1 - smooth(y, 120, 200))
    hill = smooth(y + 40 * fractal(x, y, 170, 3, 2), 130, 800) * (150 + 75 * fractal(x, y, 480, 5, 29))
    return roll + rise + hill


def gate():
    """Two pillars with lanterns at the sides of the drive, and low walls that curve away from them."""
    rock, cap = stonework("fieldstone"), s.mottled("bluestone", (0.12, 0.125, 0.13), (0.2, 0.2, 0.2), 3, 0.8, 0.01)
    iron, glow = s.plain("iron", (0.012, 0.013, 0.013), 0.4, 0.5), s.lamp("lantern", (1.0, 0.72, 0.4), 3.0)
    y = 16.5
    head = lamp_post("gate-lantern", iron, glow, 0.25)
    put_away(head)
    spots_ = []
    for side in (-1, 1):
        x = float(middle(y)) + side * (HALF + 1.0)
        z = float(height(x, y))
        for part, (wide, tall, up) in enumerate(((1.35, 0.45, 0), (1.1, 2.0, 0.4))):
            pillar = stone_wall(f"pillar-{side}-{part}", wide, tall, wide, 3 + part + side, rock, None, 0.22)
            pillar.location = (x - wide / 2, y, z + up - 0.05)
        lid = Shape()
        lid.box((x, y, z + 2.42), (1.36, 1.36, 0.14))
        lid.box((x, y, z + 2.53), (0.9, 0.9, 0.1))
        lid.finish(f"lid-{side}", [cap], bevel=0.02)
        spots_.append((x, y, z + 2.57))
        wall = stone_wall(f"wall-{side}", 11.0, 0.95, 0.5, 8 + side, rock, cap)
        wall.location = (x + side * 0.55, y, float(height(x + side * 5, y)) - 0.08)
        wall.rotation_euler[2] = math.radians(7 if side > 0 else 180 - 7)
    scatter([head], np.array([p[:2] for p in spots_]), lambda x, y: np.full(len(x), spots_[0][2]), np.random.default_rng(1), (1, 1), 0, 0)


def lodge():
    """Three gabled wings of the resort's house, far up the drive."""
    for number, (x, y, yaw, wide, deep, eaves, front) in enumerate(((7, 96, -6, 26, 12, 7.2, False), (-2.5, 92, -6, 9, 14, 7.6, True), (17, 90, -6, 9, 14, 7.6, True))):
        made = house_materials(f"lodge-{number}", (0.33, 0.3, 0.25), (0.72, 0.7, 0.64), (0.06, 0.062, 0.065), warm=0.6)
        wing = house(f"lodge-{number}", made, 30 + number, wide, deep, eaves, 0.95, not front, (1, 2, 4), True, front)
        wing.location, wing.rotation_euler[2] = (x, y, float(height(x, y)) - 0.4), math.radians(yaw)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(18)
    woods = make_woods(SUMMER, close=40)
    ground("park", height, s.meadow("turf", (0.04, 0.08, 0.016), (0.065, 0.098, 0.024), (0.06, 0.07, 0.025), 0.2))
    path = np.column_stack([middle(ALONG), ALONG])
    ribbon("drive", path, HALF, 0.03, s.gravel("chips", (0.14, 0.125, 0.105), (0.36, 0.32, 0.27), 0.0, 38), height)
    edge = s.mottled("cobble", (0.14, 0.135, 0.13), (0.26, 0.25, 0.235), 9, 0.9, 0.02)
    for side in (-1, 1):
        ribbon("edge", np.column_stack([middle(ALONG) + side * (HALF + 0.12), ALONG]), 0.14, 0.034, edge, height)
    gate()
    lodge()
    blade = s.leaf("blade", [(0.045, 0.09, 0.015), (0.07, 0.12, 0.022), (0.1, 0.13, 0.03)], 0.35)
    lawn(height, rng, blade, lambda x, y: np.abs(x - middle(y)) > HALF + 0.3, 1.4, 40, 0.06, 0.42, count=360)
    bloom = s.leaf("bloom", [(0.5, 0.52, 0.62), (0.55, 0.5, 0.6), (0.42, 0.48, 0.66)], 0.3)
    heads = s.leaf("hydrangea", [(0.025, 0.06, 0.014), (0.04, 0.08, 0.018)], 0.3)
    bushes = [shrub(f"hydrangea-{i}", 8 + i, woods.bark, heads, 1.15, 2600, 0.09) for i in range(2)]
    flowers = [shrub(f"flower-{i}", 8 + i, woods.bark, bloom, 1.22, 800, 0.07) for i in range(2)]
    for side in (-1, 1):
        y = np.concatenate([np.arange(10.8, 15.6, 0.95), np.arange(18.2, 34, 1.0)])
        beds = np.column_stack([middle(y) + side * (HALF + 1.25 + 0.2 * rng.random(len(y))), y])
        for kind, prototype in enumerate((bushes, flowers)):
            scatter(prototype, beds, height, np.random.default_rng(40 + side), (0.62, 0.9))
    avenue = np.concatenate([np.column_stack([middle(y) + side * 6.6, y]) for side in (-1, 1) for y in (np.arange(21, 78, 10.5),)])
    scatter(woods.oaks, avenue, height, rng, (0.85, 1.15))
    shade = np.array([[-6.5, 11.5], [-9.5, 16.5], [-11, 12], [-13, 20], [-12, 26]])
    scatter(woods.oaks, shade, height, rng, (0.9, 1.15))
    scatter(woods.spruces, np.array([[-15.5, 18], [-17, 26], [15.5, 24], [20, 33], [-13.5, 33]]), height, rng, (0.8, 1.2))
    park = spots(rng, 40, 150, 8.5, 42)
    off = np.abs(park[:, 0] - middle(np.minimum(park[:, 1], 92)))
    lawn_ = np.hypot((park[:, 0] - 7) / 24, (park[:, 1] - 84) / 36) < 1
    scatter(woods.oaks + woods.spruces[:1], park[(off > 12) & ~lawn_], height, rng, (0.9, 1.3))
    far = spots(rng, 150, 2200, 7, 36, 0.006)
    scatter(woods.far_oaks * 2 + woods.far_spruces, far, height, rng, (0.8, 1.3))
    # Out of frame behind: long shade over the near left.
    scatter(woods.oaks, np.array([[2.0, -9.5], [-2.5, -11], [-6, -7], [-9, -4]]), lambda x, y: 0 * x, rng, (0.8, 1.0))
    place_cart("carrier-8-plus", (2.35, 9.9, 0.03), -30, lifted=False, length=4.5)
    return Shot(eye=1.55, lens=35, horizon=0.6, focus=9, stop=2.4, exposure=0.4)
