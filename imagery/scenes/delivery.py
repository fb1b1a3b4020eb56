"""Delivery on a summer morning: a house with a porch, its driveway, a trailer with the ramp down, a new cart before it."""

import math

import numpy as np

import materials as s
from buildings import house, house_materials
from camera import Shot
from carts import place_cart
from plants import lawn, shrub
from scatter import scatter
from shape import Shape
from sky import bright_day, make_sky
from street import ribbon
from terrain import fractal, ground, smooth, spots
from woods import BRIGHT_SUMMER, make_woods

WEATHER = bright_day(sun_azimuth=138, sun_elevation=40, sun_strength=4.8, haze=0.0003, haze_height=180)

HALF = 1.75
ALONG = np.linspace(-3, 34, 90)
# Where the cart stands, and the way it, its ramp and its trailer lie: degrees, 0 faces the camera.
SPOT, YAW = (2.1, 8.9), -28


def drive(y):
    """Straight under cart and trailer, then towards the garage beside the house."""
    y = np.asarray(y, float)
    straight = SPOT[0] + 0.25 + (y - SPOT[1]) * 0.42
    return straight - 0.02 * np.maximum(y - 15, 0) ** 2 + 0.02 * np.maximum(8 - y, 0) ** 1.6


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    off = np.abs(x - drive(np.minimum(y, 34)))
    roll = 0.35 * fractal(x, y, 26, 2, 4) * smooth(off, 3, 12) * smooth(np.hypot(x - 3, y - 31), 9, 16)
    edge = 0.04 * smooth(off, HALF, HALF + 0.4)
    hill = smooth(y + 40 * fractal(x, y, 170, 3, 2), 110, 700) * (130 + 65 * fractal(x, y, 480, 5, 29))
    return roll + edge + hill


def trailer():
    """A flat utility trailer with mesh sides, mudguards and its ramp down, the ramp's foot at the origin."""
    steel, deck, rubber = s.plain("trailer-steel", (0.02, 0.021, 0.022), 0.4, 0.5), s.mottled("trailer-deck", (0.12, 0.095, 0.07), (0.26, 0.21, 0.16), 4, 0.8, 0.006, (8, 1, 1)), s.plain("tire", (0.012, 0.012, 0.012), 0.8)
    rim, red = s.plain("rim", (0.5, 0.5, 0.5), 0.3, 0.5, metallic=0.8), s.plain("lens", (0.4, 0.01, 0.01), 0.2, 0.5)
    shape, start, end, half, up = Shape(), 1.45, 5.3, 0.98, 0.56
    for x in np.arange(-half + 0.08, half, 0.163):
        shape.box((x, (start + end) / 2, up), (0.155, end - start, 0.045), 1)
    for x in (-half, half):
        shape.box((x, (start + end) / 2, up - 0.03), (0.07, end - start + 0.1, 0.14), 0)
        for y in np.linspace(start + 0.04, end, 6):
            shape.box((x, y, up + 0.2), (0.05, 0.05, 0.42), 0)
        shape.box((x, (start + end) / 2, up + 0.4), (0.06, end - start + 0.06, 0.06), 0)
        shape.box((x, start - 0.03, up - 0.03), (0.12, 0.03, 0.09), 4)
        side = math.copysign(0.15, x)
        middle = (start + end) / 2
        shape.box((x + side, middle, 0.76), (0.28, 1.0, 0.035), 0)
        for y in (-0.5, 0.5):
            shape.tube([(x + side, middle + y, 0.76), (x + side, middle + y * 1.3, 0.5)], [0.14, 0.14], 4, 0)
        for tread in ((0.1, 0.33, 2), (0.105, 0.19, 3)):
            shape.tube([(x + side - tread[0], middle, 0.33), (x + side - tread[0] + 0.005, middle, 0.33), (x + side + tread[0] - 0.005, middle, 0.33), (x + side + tread[0], middle, 0.33)],
                       [0.01, tread[1], tread[1], 0.01], 28, tread[2])
    shape.box((0, end, up + 0.2), (2 * half, 0.05, 0.46), 0)
    for x in np.linspace(-half + 0.1, half - 0.1, 3):
        shape.tube([(x, 0.02, 0.03), (x, start, up)], [0.035, 0.035], 6, 0)
    for t in np.linspace(0.03, 0.97, 15):
        shape.tube([(-half + 0.1, start * t, 0.03 + (up - 0.03) * t + 0.02), (half - 0.1, start * t, 0.03 + (up - 0.03) * t + 0.02)], [0.016, 0.016], 5, 0)
    shape.tube([(-0.6, end, up - 0.05), (0, end + 1.3, up - 0.08), (0.6, end, up - 0.05)], [0.05, 0.05, 0.05], 6, 0)
    shape.tube([(0, end + 1.1, up + 0.3), (0, end + 1.1, 0.03)], [0.035, 0.035], 8, 0)
    return shape.finish("trailer", [steel, deck, rubber, rim, red], bevel=0.004)


def home():
    """House with a porch, and its garage where the driveway ends."""
    made = house_materials("home", (0.36, 0.39, 0.38), door=(0.3, 0.06, 0.03), roof=(0.075, 0.075, 0.08))
    main = house("home", made, 7, 11.0, 9.0, 5.9, 0.75, True, (2, 5), True)
    main.location, main.rotation_euler[2] = (0.2, 31, 0.0), math.radians(8)
    garage = house("garage", made, 9, 6.4, 7.0, 2.9, 0.75, False, (), False, True)
    garage.location, garage.rotation_euler[2] = (10.0, 33.5, -0.45), math.radians(2)
    door = Shape()
    for row in range(4):
        for column in range(4):
            door.box((10.05 - 1.8 + column * 1.2, 33.22, 0.4 + row * 0.6), (1.16, 0.08, 0.56), 0)
    door.finish("garage-door", [s.plain("garage-door", (0.66, 0.65, 0.61), 0.5)], bevel=0.015)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(18)
    woods = make_woods(BRIGHT_SUMMER, close=60)
    ground("yard", height, s.meadow("turf", (0.04, 0.08, 0.016), (0.065, 0.098, 0.024), (0.06, 0.07, 0.025), 0.2))
    ribbon("driveway", np.column_stack([drive(ALONG), ALONG]), HALF, 0.03, s.asphalt("asphalt", (0.04, 0.039, 0.039)), height)
    home()
    blade = s.leaf("blade", [(0.045, 0.09, 0.015), (0.07, 0.12, 0.022), (0.1, 0.13, 0.03)], 0.35)
    lawn(height, rng, blade, lambda x, y: np.abs(x - drive(y)) > HALF + 0.3, 1.4, 40, 0.06, 0.42, count=360)
    bloom = s.leaf("bloom", [(0.5, 0.52, 0.62), (0.55, 0.5, 0.6), (0.42, 0.48, 0.66)], 0.3)
    heads = s.leaf("hydrangea", [(0.025, 0.06, 0.014), (0.04, 0.08, 0.018)], 0.3)
    for made in (shrub("hydrangea", 8, woods.bark, heads, 1.15, 2600, 0.09), shrub("flowers", 8, woods.bark, bloom, 1.22, 800, 0.07)):
        bed = np.array([(-4.8 + i * 1.15, 27.0 + 0.16 * i) for i in range(4)] + [(1.7 + i * 1.15, 27.9 + 0.16 * i) for i in range(4)])
        scatter([made], bed, height, np.random.default_rng(40), (0.62, 0.9))
    scatter(woods.oaks, np.array([[-10.5, 20], [-13, 31], [-8, 42], [4, 46], [13.5, 46], [18, 31], [17.5, 40], [-20, 24], [19, 24]]), height, rng, (0.85, 1.15))
    scatter(woods.spruces, np.array([[-16.5, 38], [21, 36], [-24, 33], [13, 27]]), height, rng, (0.7, 1.1))
    behind = spots(rng, 56, 150, 7.5, 42)
    scatter(woods.oaks + woods.spruces[:1], behind, height, rng, (0.9, 1.3))
    far = spots(rng, 150, 2000, 7, 36, 0.006)
    scatter(woods.far_oaks * 2 + woods.far_spruces, far, height, rng, (0.8, 1.3))
    # Trees out of frame behind shade the near left.
    scatter(woods.oaks, np.array([[1.0, -11.5], [-4.5, -11], [-8, -7]]), lambda x, y: 0 * x, rng, (0.8, 1.0))
    yaw = math.radians(-YAW)
    back = np.array([math.sin(yaw), math.cos(yaw)])
    rig = trailer()
    rig.location = (*(np.array(SPOT) + back * 2.0), 0.05)
    rig.rotation_euler[2] = -yaw
    place_cart("d5-ranger-4", (*SPOT, 0.05), YAW)
    return Shot(eye=1.55, lens=35, horizon=0.59, focus=9, stop=2.4, exposure=0.75)
