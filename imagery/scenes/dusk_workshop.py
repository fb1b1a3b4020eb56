"""A workshop at dusk: warm lamps over a cart, a bench along the wall, blue evening in the doorway."""

import math

import numpy as np

import materials as s
from buildings import tiles
from camera import Shot
from carts import place_cart
from plants import lawn
from scatter import scatter
from shape import Shape
from sky import Weather, make_sky
from street import soft_light
from terrain import fractal, ground, smooth, spots
from woods import SUMMER, make_woods

WEATHER = Weather(
    sun_azimuth=-20, sun_elevation=3, sun_colour=(1.0, 0.5, 0.35), sun_strength=0, sun_angle=6,
    sky=[(0.0, (0.62, 0.4, 0.34)), (0.22, (0.3, 0.34, 0.5)), (0.55, (0.11, 0.2, 0.44)), (1.0, (0.05, 0.1, 0.27))],
    glow=(1.0, 0.5, 0.3), glow_strength=0.4, sky_strength=0.8, cloud_cover=0.5, cloud_lit=(0.9, 0.5, 0.42), cloud_shade=(0.2, 0.23, 0.36),
    haze=0.0003, haze_height=60)

# The room, in metres: the back wall with its doorway, the side walls, the eaves.
BACK, LEFT, RIGHT, EAVES = 15.5, -6.2, 6.6, 3.5
WARM = (1.0, 0.66, 0.36)
DOOR = (-5.3, -0.1, 3.15)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    outside = smooth(y, BACK + 1, BACK + 12)
    hill = smooth(y + 20 * fractal(x, y, 120, 3, 2), 160, 900) * (30 + 14 * fractal(x, y, 380, 5, 23))
    return -0.03 + outside * 0.25 * fractal(x, y, 12, 3, 5) + hill


def room():
    """Plank walls, posts, tie beams and rafters, a concrete floor."""
    planks = tiles("planks", [(0.14, 0.085, 0.05), (0.24, 0.155, 0.09), (0.19, 0.12, 0.07)], 0.75)
    beam = s.mottled("beam", (0.09, 0.055, 0.032), (0.2, 0.13, 0.08), 4, 0.75, 0.008, (1, 1, 1))

    def slab(g):
        broad, fine = g.noise(0.6, 7.0, 0.62), g.noise(30.0, 3.0)
        tone = g.mix(g.step(broad, 0.32, 0.68), (0.045, 0.043, 0.041), (0.078, 0.075, 0.071))
        joint = g.step(g.math("PINGPONG", g.add(g.split(g.position())[0], 1.2), 1.9), 0.0, 0.012)
        return s.principled(g, g.scale(tone, joint), g.step(broad, 0.35, 0.7, 0.3, 0.5), 0.4, normal=g.bump(fine, 0.001, 0.4))
    floor = Shape()
    floor.add([(LEFT, -6, 0), (RIGHT, -6, 0), (RIGHT, BACK + 0.3, 0), (LEFT, BACK + 0.3, 0)], [[0, 1, 2, 3]])
    floor.finish("slab", [s.surface("slab", slab)])
    shape, rng = Shape(), np.random.default_rng(1)
    ridge = EAVES + 2.6
    for x in np.arange(LEFT, RIGHT, 0.2):
        top = EAVES + 2.6 * (1 - abs((x - 0.2) / 6.4))
        bottom = DOOR[2] if DOOR[0] - 0.1 < x < DOOR[1] else 0.0
        shape.box((x + 0.1, BACK + 0.02 + rng.normal(0, 0.004), (top + bottom) / 2), (0.202, 0.05, top - bottom))
    for y in np.arange(-6, BACK, 0.2):
        for x in (LEFT, RIGHT):
            shape.box((x + rng.normal(0, 0.004), y + 0.1, EAVES / 2), (0.05, 0.202, EAVES))
    for k in np.arange(0, 1.02, 0.026):
        for side in (-1, 1):
            x = 0.2 + side * 6.5 * (1 - k)
            shape.box((x, (BACK - 6) / 2, EAVES + 2.65 * k + 0.12), (0.24, BACK + 6.4, 0.03), 0)
    for side in (-1, 1):
        x = 0.2 + side * 6.9
        shape.add([(x, -6.5, EAVES - 0.05), (x, BACK + 0.6, EAVES - 0.05), (0.2, BACK + 0.6, ridge + 0.25), (0.2, -6.5, ridge + 0.25)], [[0, 1, 2, 3]])
    shape.finish("walls", [planks])
    frame = Shape()
    for y in np.arange(-4.5, BACK + 1, 4.0):
        for x in (LEFT + 0.15, RIGHT - 0.15):
            frame.box((x, y, EAVES / 2), (0.22, 0.22, EAVES))
        frame.box((0.2, y, EAVES), (RIGHT - LEFT, 0.2, 0.26))
        frame.box((0.2, y, (EAVES + ridge) / 2), (0.2, 0.2, ridge - EAVES))
        for side in (-1, 1):
            frame.tube([(0.2 + side * 6.4, y, EAVES), (0.2, y, ridge)], [0.14, 0.14], 4)
            frame.tube([(0.2 + side * 5.9, y, EAVES - 1.2), (0.2 + side * 4.7, y, EAVES)], [0.09, 0.09], 4)
    for x in DOOR[:2]:
        frame.box((x, BACK - 0.05, DOOR[2] / 2), (0.24, 0.2, DOOR[2]))
    frame.box(((DOOR[0] + DOOR[1]) / 2, BACK - 0.05, DOOR[2] + 0.12), (DOOR[1] - DOOR[0] + 0.3, 0.2, 0.26))
    frame.finish("frame", [beam], bevel=0.012)


def bench():
    """A bench along the right wall with drawers, tools on a board, tins and a vice."""
    top, paint, steel = s.mottled("bench", (0.17, 0.1, 0.055), (0.32, 0.2, 0.12), 3, 0.55, 0.004, (1, 0.2, 1)), s.plain("drawer", (0.05, 0.09, 0.08), 0.4, 0.5), s.plain("steel", (0.45, 0.45, 0.45), 0.35, 0.5, metallic=0.9)
    red, board = s.plain("red", (0.32, 0.03, 0.02), 0.35, 0.5), s.plain("board", (0.3, 0.22, 0.14), 0.8)
    rng, shape = np.random.default_rng(5), Shape()
    x, start, end = RIGHT - 0.45, 8.6, 15.0
    shape.box((x, (start + end) / 2, 0.9), (0.8, end - start, 0.07), 0)
    for y in np.arange(start + 0.5, end, 1.05):
        shape.box((x + 0.05, y, 0.43), (0.66, 0.98, 0.84), 1)
        for z in (0.2, 0.48, 0.72):
            shape.box((x - 0.29, y, z), (0.02, 0.9, 0.22), 1)
            shape.box((x - 0.32, y, z + 0.04), (0.025, 0.3, 0.02), 2)
    shape.box((RIGHT - 0.06, (start + end) / 2, 1.75), (0.03, end - start, 1.2), 4)
    for y in np.arange(start + 0.25, end - 0.1, 0.23):
        long, z = rng.uniform(0.18, 0.5), 2.15
        shape.box((RIGHT - 0.09, y, z - long / 2), (0.02, 0.028, long), 2)
        shape.box((RIGHT - 0.09, y, z - long - 0.05), (0.03, rng.uniform(0.04, 0.1), 0.11), int(rng.choice([2, 3, 1])))
    for y in np.arange(start + 0.3, end, 0.48):
        high, wide = rng.uniform(0.1, 0.3), rng.uniform(0.08, 0.13)
        px = x + rng.uniform(-0.05, 0.22)
        shape.tube([(px, y, 0.94), (px, y, 0.941), (px, y, 0.93 + high), (px, y, 0.931 + high)], [0.01, wide, wide, 0.01], 16, int(rng.choice([1, 2, 3, 0])))
    shape.box((x - 0.25, start + 0.5, 1.05), (0.2, 0.3, 0.2), 2)
    shape.finish("bench", [top, paint, steel, red, board], bevel=0.006)


def pendant(place):
    """An enamel shade on a cord with a warm bulb."""
    x, y, z = place
    shape = Shape()
    shape.tube([(x, y, z + 0.2), (x, y, EAVES + 0.1)], [0.008, 0.008], 5, 0)
    shape.tube([(x, y, z + 0.24), (x, y, z + 0.16), (x, y, z + 0.1), (x, y, z)], [0.04, 0.06, 0.15, 0.27], 24, 0)
    shape.tube([(x, y, z + 0.02), (x, y, z + 0.05), (x, y, z + 0.1)], [0.02, 0.05, 0.03], 12, 1)
    made = shape.finish("pendant", [s.plain("enamel", (0.03, 0.06, 0.05), 0.3, 0.5), s.lamp("bulb", (1.0, 0.66, 0.32), 8)], smooth=True)
    made.visible_shadow = made.visible_diffuse = False


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(21)
    woods = make_woods(SUMMER)
    ground("yard", height, s.meadow("grass", (0.035, 0.06, 0.015), (0.06, 0.075, 0.022), (0.05, 0.045, 0.025), 0.3))
    room()
    bench()
    blade = s.leaf("blade", [(0.04, 0.07, 0.015), (0.08, 0.1, 0.03)], 0.35)
    lawn(height, rng, blade, lambda x, y: y > BACK + 0.6, 14, 34, 0.13, 0.5, spread=24)
    wood = spots(rng, 95, 150, 5, 26)
    scatter(woods.spruces + woods.oaks, wood[np.abs(wood[:, 0] + 0.17 * wood[:, 1]) > 3 + 0.03 * wood[:, 1]], height, rng, (0.35, 0.6))
    far = spots(rng, 160, 1200, 7, 28, 0.006)
    scatter(woods.far_spruces + woods.far_oaks, far, height, rng, (0.6, 0.9))
    for place in ((0.9, 7.0, 2.9), (3.6, 9.6, 2.9), (5.7, 11.8, 2.6)):
        pendant(place)
    soft_light("lamps", (1.7, 6.7, 3.25), (3.2, 2.6), 640, WARM)
    soft_light("bench-lamps", (5.7, 11.8, 2.6), (0.4, 5.0), 110, WARM)
    # Daylight that is left comes in through the open front, behind the camera.
    soft_light("front", (0, -4.5, 2.2), (8, 3.4), 95, (0.55, 0.68, 1.0), 90)
    place_cart("rover-xl", (2.35, 8.9, 0.0), -37)
    return Shot(eye=1.5, lens=33, horizon=0.56, focus=9, stop=2.4, exposure=0.95, bloom=0.2)
