"""The showroom on a bright late morning: windows under a timber canopy, carts before them, the name over the door."""

import math

import bpy
import numpy as np

import materials as s
from buildings import tiles
from camera import Shot
from carts import place_cart
from plants import lawn, shrub
from scatter import scatter
from shape import Shape
from sky import bright_day, make_sky
from street import soft_light, stone_wall, stonework
from terrain import fractal, ground, smooth, spots
from woods import BRIGHT_SUMMER, make_woods

WEATHER = bright_day(sun_azimuth=-140, sun_elevation=38, sun_strength=4.8, haze=0.0003, haze_height=160)

# The building's front, in metres: its line, its ends, the height of windows and of the wall.
FRONT, LEFT, RIGHT, SILL, HEAD, TOP = 22.0, -2.4, 15.5, 0.5, 2.85, 4.5
WARM = (1.0, 0.7, 0.4)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    lot = smooth(-x, 4.2, 5.0) + smooth(y, 34, 44)
    roll = 0.5 * fractal(x, y, 26, 2, 4) * smooth(-x, 5, 14)
    hill = smooth(y + 40 * fractal(x, y, 170, 3, 2), 110, 700) * (150 + 75 * fractal(x, y, 480, 5, 23))
    return -0.02 + 0.14 * np.minimum(lot, 1) + roll + hill


def building():
    """Dark boards over a stone base, window bays between timber posts, a flat canopy."""
    siding = tiles("siding", [(0.035, 0.055, 0.046), (0.05, 0.075, 0.062)], 0.6)
    timber, dark = s.mottled("timber", (0.2, 0.11, 0.055), (0.36, 0.21, 0.11), 3, 0.6, 0.004, (1, 1, 6)), s.plain("frame", (0.012, 0.014, 0.013), 0.4, 0.5)
    inside, floor = s.plain("inside", (0.5, 0.44, 0.36), 0.8), s.plain("show-floor", (0.3, 0.27, 0.23), 0.35, 0.5)
    shape, deep = Shape(), 9.0
    back = FRONT + deep
    # Every other board stands out: joints between them, narrower than a pixel, would be white dots.
    for number, x in enumerate(np.arange(LEFT, RIGHT, 0.24)):
        shape.box((x + 0.12, FRONT, (HEAD + TOP) / 2 + 0.15), (0.24 + 0.04 * (number % 2), 0.12 + 0.05 * (number % 2), TOP - HEAD - 0.3), 0)
    for y in np.arange(FRONT, back, 0.24):
        shape.box((LEFT, y + 0.12, TOP / 2), (0.12, 0.232, TOP), 0)
    shape.box(((LEFT + RIGHT) / 2, back, TOP / 2), (RIGHT - LEFT, 0.1, TOP), 3)
    shape.box((LEFT + 0.1, (FRONT + back) / 2, TOP / 2), (0.05, deep - 0.2, TOP), 3)
    shape.box(((LEFT + RIGHT) / 2, (FRONT + back) / 2, 0.0), (RIGHT - LEFT - 0.2, deep, 0.1), 4)
    shape.box(((LEFT + RIGHT) / 2, (FRONT + back) / 2, HEAD + 0.3), (RIGHT - LEFT - 0.2, deep - 0.2, 0.1), 3)
    shape.box(((LEFT + RIGHT) / 2, (FRONT + back) / 2, TOP + 0.1), (RIGHT - LEFT + 0.9, deep + 0.9, 0.22), 2)
    shape.box(((LEFT + RIGHT) / 2 + 0.1, FRONT - 0.9, HEAD + 0.1), (RIGHT - LEFT + 0.4, 2.1, 0.12), 1)
    shape.box(((LEFT + RIGHT) / 2 + 0.1, FRONT - 2.0, HEAD + 0.38), (RIGHT - LEFT + 0.5, 0.12, 0.86), 0)
    bays = np.linspace(LEFT + 0.12, RIGHT, 8)
    for x in bays:
        shape.box((x, FRONT, HEAD / 2 + 0.1), (0.26, 0.2, HEAD + 0.2), 2)
        shape.box((x, FRONT - 1.75, HEAD / 2), (0.2, 0.2, HEAD + 0.1), 1)
    for a, b in zip(bays, bays[1:]):
        for z in (SILL, HEAD - 0.62):
            shape.box(((a + b) / 2, FRONT, z), (b - a, 0.12, 0.07), 2)
        shape.box(((a + b) / 2, FRONT, (SILL + HEAD) / 2), (0.06, 0.12, HEAD - SILL), 2)
    shape.finish("showroom", [siding, timber, dark, inside, floor], bevel=0.008)
    wall = stone_wall("base", RIGHT - LEFT, SILL, 0.3, 4, stonework("fieldstone"), None, 0.16)
    wall.location = (LEFT, FRONT - 0.02, 0.0)


def sign():
    """The name in raised letters on the edge of the canopy."""
    letters = bpy.data.curves.new("sign", "FONT")
    letters.body, letters.size, letters.extrude, letters.space_character = "Laurel Ridge", 0.56, 0.03, 1.06
    letters.materials.append(s.lamp("letters", (1.0, 0.9, 0.72), 1.5))
    thing = bpy.data.objects.new("sign", letters)
    thing.location, thing.rotation_euler = (-0.62, FRONT - 2.1, HEAD + 0.2), (math.radians(90), 0, 0)
    bpy.context.scene.collection.objects.link(thing)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(11)
    woods = make_woods(BRIGHT_SUMMER, close=60)
    ground("grounds", height, s.meadow("turf", (0.04, 0.08, 0.016), (0.065, 0.098, 0.024), (0.06, 0.07, 0.025), 0.2))
    lot = Shape()
    lot.add([(-4.2, -4, 0.02), (26, -4, 0.02), (26, FRONT + 0.2, 0.02), (-4.2, FRONT + 0.2, 0.02)], [[0, 1, 2, 3]])
    lot.finish("lot", [s.asphalt("asphalt", (0.045, 0.044, 0.044))])
    edge = Shape()
    for y in np.arange(-2, FRONT, 1.5):
        edge.box((-4.28, y + 0.75, 0.06), (0.16, 1.49, 0.17))
    edge.finish("kerb", [s.mottled("concrete", (0.2, 0.19, 0.175), (0.34, 0.325, 0.3), 1.5, 0.9, 0.004)], bevel=0.015)
    building()
    sign()
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT - 0.6
    soft_light("inside", (middle, FRONT + 4.0, HEAD + 0.1), (wide, 5.0), 900, WARM)
    soft_light("canopy", (middle, FRONT - 0.9, HEAD), (wide, 1.2), 160, WARM)
    blade = s.leaf("blade", [(0.045, 0.09, 0.015), (0.07, 0.12, 0.022), (0.1, 0.13, 0.03)], 0.35)
    lawn(height, rng, blade, lambda x, y: (x < -4.5) & (y < 60), 1.4, 40, 0.07, 0.45, count=320)
    box = s.leaf("box", [(0.02, 0.05, 0.012), (0.04, 0.075, 0.018)], 0.3)
    hedge = [shrub(f"shrub-{i}", 5 + i, woods.bark, box, 1.0) for i in range(2)]
    scatter(hedge, np.array([(-5.4, y) for y in np.arange(9.0, 22, 1.15)] + [(-3.2, y) for y in np.arange(22.6, 30, 1.2)]), height, rng, (0.6, 0.9))
    scatter(woods.oaks, np.array([[-10, 22], [-14, 32], [-9, 38], [-19, 26], [2, 40], [9, 42], [16, 40]]), height, rng, (0.9, 1.2))
    scatter(woods.spruces, np.array([[-16, 36], [-23, 34], [-5.5, 30], [5, 40]]), height, rng, (0.8, 1.2))
    scatter(woods.oaks + woods.spruces[:1], spots(rng, 52, 150, 7.5, 42), height, rng, (0.9, 1.3))
    scatter(woods.far_oaks * 2 + woods.far_spruces, spots(rng, 150, 2000, 7, 36, 0.006), height, rng, (0.8, 1.3))
    place_cart("forester-6-plus", (2.2, 8.9, 0.02), -37)
    for vehicle, x, y, yaw in (("ev-nomad", 6.3, 14.8, -30), ("d5-ranger-4-plus", 0.3, FRONT + 2.4, -20), ("classic-4-plus", 8.6, FRONT + 2.6, -20)):
        place_cart(vehicle, (x, y, 0.05), yaw)
    return Shot(eye=1.6, lens=34, horizon=0.57, focus=9.5, stop=3.2, exposure=0.85, bloom=0.12)
