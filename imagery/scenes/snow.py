"""Fresh snow in the last light: a cabin with lit windows, laden spruces, a cart on the lane."""

import math

import numpy as np

import materials as s
from buildings import ROOF, house, house_materials
from camera import Shot
from carts import place_cart
from scatter import put_away, scatter
from shape import Shape
from sky import Weather, make_sky
from street import glow_at
from terrain import fractal, ground, smooth, spots
from woods import SUMMER, make_woods

WEATHER = Weather(
    sun_azimuth=140, sun_elevation=12, sun_colour=(1.0, 0.66, 0.42), sun_strength=3.0,
    sky=[(0.0, (0.85, 0.6, 0.52)), (0.25, (0.52, 0.5, 0.6)), (0.6, (0.2, 0.3, 0.52)), (1.0, (0.1, 0.18, 0.38))],
    glow=(1.0, 0.6, 0.4), glow_strength=0.5, sky_strength=0.85, cloud_cover=0.55, cloud_lit=(1.0, 0.72, 0.62), cloud_shade=(0.36, 0.38, 0.5),
    haze=0.0012, haze_height=120)


def lane(y):
    return 2.3 + 0.45 * (y - 9) - 0.0175 * np.maximum(y - 12, 0) ** 2


def tracks(x, y):
    """1 in the wheel ruts, 0 on untouched snow."""
    off = np.abs(np.abs(x - lane(y)) - 0.56)
    return 1 - smooth(off + 0.05 * fractal(x, y, 0.7, 3, 3), 0.06, 0.2)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    off = np.abs(x - lane(y))
    bank = 0.42 * smooth(off, 1.5, 3.2) + 0.12 * fractal(x, y, 5, 4, 7) * smooth(off, 1.3, 4)
    soft = 0.02 * fractal(x, y, 0.8, 3, 15)
    rise = 0.5 * smooth(-x, 4, 22) + 0.025 * np.maximum(y - 14, 0)
    hill = smooth(y + 30 * fractal(x, y, 140, 3, 2), 90, 800) * (150 + 70 * fractal(x, y, 420, 5, 19))
    return bank + soft + rise + hill - 0.085 * tracks(x, y) * (y < 80)


def white(g):
    fine, broad = g.noise(16.0, 5.0, 0.7), g.noise(1.3, 4.0)
    pressed = g.mask("tracks")
    colour = g.mix(g.mul(pressed, 0.75), (0.80, 0.83, 0.88), (0.5, 0.5, 0.52))
    _, y, _ = g.split(g.position())
    wood = g.mix(g.step(y, 90, 160), colour, (0.35, 0.36, 0.4))
    relief = g.add(g.mul(fine, 0.25), g.mul(broad, 0.75))
    return s.principled(g, wood, 0.75, 0.25, normal=g.bump(relief, 0.05, 0.7))


def rail_fence(x_of, ys, material, cap):
    """Posts and two rails along the lane, with snow lying on them."""
    shape = Shape()
    posts = [(float(x_of(y)), y, float(height(x_of(y), y))) for y in ys]
    for x, y, z in posts:
        shape.box((x, y, z + 0.55), (0.15, 0.15, 1.3))
        shape.box((x, y, z + 1.25), (0.19, 0.19, 0.13), 1)
    for (x1, y1, z1), (x2, y2, z2) in zip(posts, posts[1:]):
        for up in (0.45, 0.95):
            shape.tube([(x1, y1, z1 + up), (x2, y2, z2 + up)], [0.055, 0.05], 6)
            shape.tube([(x1, y1, z1 + up + 0.055), ((x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2 + up + 0.065), (x2, y2, z2 + up + 0.055)], [0.05, 0.06, 0.05], 7, 1)
    shape.finish("fence", [material, cap], bevel=0.02)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(3)
    woods = make_woods(SUMMER, snow=0.85, leafy=False)
    snow = s.surface("snow", white)
    ground("snow", height, snow, masks={"tracks": lambda x, y: tracks(x, y) * (y < 80)})
    cap = s.plain("cap", (0.8, 0.83, 0.88), 0.8)
    wall = spots(rng, 16, 95, 3.7, 46)
    off = wall[:, 0] - lane(wall[:, 1])
    clear = (off > -30 + wall[:, 1] * 0.42) & (off < 9 + wall[:, 1] * 0.1)
    keep = ~clear | ((wall[:, 1] > 70))
    scatter(woods.spruces, wall[keep], height, rng, (0.55, 1.15))
    bare = np.array([[9.5, 17], [-9, 27], [13, 24], [-13, 21]])
    scatter(woods.oaks, bare, height, rng, (0.75, 1.0))
    young = np.array([[-6.6, 13.2], [-8.4, 16.5], [-10.5, 13.5], [8.2, 13.4], [10.4, 19.5], [-5.9, 19.5]])
    # Spruces outside the frame keep the near left in blue shade.
    scatter(woods.spruces, np.array([[4.6, -5.0], [0.6, -6.5], [-3.5, -5.5], [7.0, -9.5], [-7, -4.5]]), height, rng, (0.7, 1.0))
    scatter(woods.spruces, young, height, rng, (0.2, 0.42))
    far = spots(rng, 95, 1900, 6.5, 36, 0.006)
    scatter(woods.far_spruces, far, height, rng, (0.6, 1.1))
    made = house_materials("cabin", (0.16, 0.09, 0.05), trim=(0.2, 0.13, 0.08), warm=4.5)
    made[ROOF] = cap
    cabin = house("cabin", made, 5, 8.5, 7.5, 3.4, 0.9, True, (1, 2, 3, 4, 5), True)
    spot = (1.6, 41.0)
    cabin.location = (*spot, float(height(*spot)) - 0.1)
    cabin.rotation_euler[2] = math.radians(14)
    glow_at("porch", (spot[0] + 0.4, spot[1] - 1.2, float(height(*spot)) + 2.6), (1.0, 0.6, 0.28), 120)
    wood = s.mottled("rail", (0.05, 0.04, 0.032), (0.14, 0.115, 0.095), 5, 0.9, 0.01)
    rail_fence(lambda y: lane(y) + 2.9 - 0.06 * (y - 9), np.arange(6.9, 34, 2.6), wood, cap)
    flakes(rng, cap)
    place_cart("denago-ev-city", (2.3, 8.9, float(height(2.3 - 0.05 + 0.5, 8.9 - 0.23))), -25, lifted=False, length=2.6)
    return Shot(eye=1.6, lens=36, horizon=0.61, focus=9, stop=2.2, exposure=-0.05)


def flakes(rng, material):
    """A few flakes in the air, mostly out of focus."""
    shape = Shape()
    for _ in range(420):
        far = rng.uniform(1.6, 16)
        x, z = rng.uniform(-0.55, 0.55) * far, 1.6 + rng.uniform(-0.35, 0.35) * far
        r = rng.uniform(0.0025, 0.006)
        if z > 0.2:
            shape.box((x, far, z), (r, r, r), 0, rng.random())
    shape.finish("flakes", [material])
