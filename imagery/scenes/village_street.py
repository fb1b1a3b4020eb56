"""A village street on a bright late morning: porches, green maples, a cart that turns out of a drive."""

import math

import numpy as np

import materials as s
from buildings import house, house_materials
from camera import Shot
from carts import place_cart
from plants import lawn, shrub
from scatter import put_away, scatter
from shape import Shape
from sky import bright_day, make_sky
from street import lamp_post, picket_fence, ribbon
from terrain import fractal, ground, smooth, spots
from trees import broadleaf, far_broadleaf, far_conifers
from woods import BRIGHT_SUMMER

WEATHER = bright_day(sun_azimuth=-128, sun_elevation=44, sun_strength=5.2, haze=0.0003, haze_height=200)

# The road runs away from the camera and bends gently left.
ALONG = np.linspace(-3, 260, 200)
LEFT, RIGHT = -5.6, 3.3
# Where a drive comes out of the yard on the right.
DRIVE = 10.5


def bend(y):
    return -0.0012 * np.maximum(np.asarray(y, float) - 18, 0) ** 2


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    off = x - bend(y)
    outside = np.maximum(off - RIGHT, LEFT - off)
    verge = np.where(outside > 0, 0.13, -0.02)
    yard = smooth(outside, 3.4, 9.4) * 0.3
    hill = smooth(y + 0.3 * np.abs(x), 220, 900) * (120 + 60 * fractal(x, y, 420, 5, 8))
    return verge + yard + hill


def land(x, y):
    """The ground's mesh: it rises to the yards under the pavement, where its coarseness is hidden."""
    off = x - bend(y)
    outside = np.maximum(off - RIGHT, LEFT - off)
    return height(x, y) - np.where(outside > 0, 0.15, 0.0) + 0.15 * smooth(outside, 1.7, 2.6) - 0.05


def drive_height(x, y):
    """Up from the gutter to the pavement, then with the yard."""
    off = np.asarray(x, float) - RIGHT
    return 0.185 * smooth(off, -0.15, 0.75) + 0.3 * smooth(off, 3.4, 9.4)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(12)
    bark = s.mottled("bark", (0.035, 0.028, 0.022), (0.13, 0.105, 0.085), 5, 0.9, 0.03, (1, 1, 0.25))
    leaves = s.leaf("maple", BRIGHT_SUMMER, 0.5)
    green = s.leaf("box", [(0.02, 0.05, 0.012), (0.04, 0.075, 0.018)], 0.3)
    needles = s.leaf("needles", [(0.015, 0.035, 0.018), (0.03, 0.05, 0.02)], 0.25)
    blade = s.leaf("blade", [(0.045, 0.09, 0.015), (0.07, 0.12, 0.02), (0.12, 0.13, 0.035)], 0.35)
    turf = s.meadow("lawn", (0.035, 0.07, 0.014), (0.06, 0.085, 0.022), (0.06, 0.055, 0.025), 0.25)
    ground("yards", land, turf)
    road = np.column_stack([bend(ALONG) + (LEFT + RIGHT) / 2, ALONG])
    ribbon("road", road, (RIGHT - LEFT) / 2 + 0.02, 0.0, s.asphalt("asphalt", (0.036, 0.035, 0.035)))
    concrete = s.mottled("concrete", (0.2, 0.19, 0.175), (0.34, 0.325, 0.3), 1.5, 0.9, 0.004, detail=9)
    for edge, side in ((LEFT, -1), (RIGHT, 1)):
        kerb(bend, edge, side, concrete)
        verge = np.column_stack([bend(ALONG) + edge + side * 0.85, ALONG])
        ribbon("verge", verge, 0.75, 0.12, turf)
        walk = np.column_stack([bend(ALONG) + edge + side * 2.3, ALONG])
        ribbon("walk", walk, 0.75, 0.17, concrete)
    drive = np.column_stack([np.linspace(RIGHT - 0.15, RIGHT + 16, 40), np.full(40, DRIVE)])
    ribbon("drive", drive, 1.5, 0.0, concrete, drive_height)
    homes()
    maples = [broadleaf(f"maple-{i}", 31 + i, bark, leaves, 11.5, 5, 75, 0.13, 0.26) for i in range(2)]
    trees = [(LEFT - 1.0, y) for y in (-2, 20, 33, 48, 63, 80)] + [(RIGHT + 1.0, y) for y in (19.5, 31, 45, 60, 78)]
    scatter(maples, np.array([(x + float(bend(y)), y) for x, y in trees]), height, rng, (0.64, 0.86))
    yards = np.array([(x + float(bend(y)), y) for x, y in [(-17, 26), (-21, 40), (-24, 12), (17, 36), (19, 52), (-20, 60), (16, 70), (24, 40), (-27, 30), (22, 26)]])
    scatter(maples, yards, height, rng, (0.9, 1.3))
    far = spots(rng, 110, 1500, 6.5, 34, 0.006)
    off = far[:, 0] - bend(np.minimum(far[:, 1], 250))
    keep = (np.abs(off) > 25) | (far[:, 1] > 240)
    scatter(far_broadleaf("far-maple", bark, leaves) * 2 + far_conifers("far-spruce", bark, needles), far[keep], height, rng, (0.7, 1.2))

    def grassy(x, y):
        off = x - bend(y)
        inner = np.maximum(off - RIGHT, LEFT - off)
        return (inner > 0.5) & ((inner < 1.45) | (inner > 3.5)) & (inner < 8) & ((off < 0) | (np.abs(y - DRIVE) > 1.9))
    lawn(height, rng, blade, grassy, 2.0, 45, 0.085, 0.45)
    shrubs = [shrub(f"shrub-{i}", 5 + i, bark, green, 1.1) for i in range(2)]
    places = np.array([(RIGHT + 6.0 + (i % 2) * 0.5, 17 + i * 1.15) for i in range(8)] + [(LEFT - 5.2, 13 + i * 1.3) for i in range(9)])
    scatter(shrubs, places, height, rng, (0.6, 1.0))
    iron = s.plain("iron", (0.012, 0.014, 0.014), 0.4, 0.5)
    post = put_away(lamp_post("lamp", iron, s.plain("lantern", (0.7, 0.72, 0.7), 0.2, 0.5)))
    lamps = np.array([(RIGHT + 0.75 + float(bend(y)), y) for y in (38, 62)] + [(LEFT - 0.75 + float(bend(y)), y) for y in (15.5, 40, 66)])
    scatter([post], lamps, height, rng, (1, 1), 0.0, 0.0)
    white = s.plain("picket", (0.72, 0.71, 0.68), 0.5)
    for x, y, yaw in ((RIGHT + 3.3, 15, 90), (RIGHT + 3.3, 31.5, 90), (LEFT - 3.3, 27, 90)):
        fence = picket_fence(f"fence-{y}", white, 12.0)
        fence.location, fence.rotation_euler[2] = (x + float(bend(y + 6)) , y, 0.15), math.radians(yaw)
    place_cart("classic-4-plus", (1.85, 8.4, 0.0), -48, lifted=False)
    return Shot(eye=1.5, lens=34, horizon=0.6, focus=9, stop=2.8, exposure=0.85)


def kerb(bend_of, edge, side, material):
    shape = Shape()
    for y in np.arange(0, 150, 3.0):
        if side > 0 and abs(y + 1.5 - DRIVE) < 1.6:
            continue
        x = float(bend_of(y + 1.5)) + edge + side * 0.08
        yaw = math.atan2(float(bend_of(y)) - float(bend_of(y + 3)), 3.0)
        shape.box((x, y + 1.5, 0.06), (0.16, 2.99, 0.19), 0, yaw)
    shape.finish(f"kerb-{side}", [material], bevel=0.015)


def homes():
    """Houses on both sides, fronts to the street."""
    styles = [((0.62, 0.6, 0.54), (0.03, 0.06, 0.05)), ((0.2, 0.27, 0.3), (0.3, 0.05, 0.03)), ((0.5, 0.42, 0.25), (0.05, 0.08, 0.1)),
              ((0.32, 0.36, 0.28), (0.25, 0.15, 0.04)), ((0.42, 0.16, 0.12), (0.6, 0.58, 0.5)), ((0.66, 0.66, 0.64), (0.02, 0.02, 0.03))]
    lots = [(1, 16.5), (1, 30), (1, 43.5), (1, 58), (1, 74), (-1, 13), (-1, 27.5), (-1, 42), (-1, 57), (-1, 74)]
    for number, (side, y) in enumerate(lots):
        siding, door = styles[(number * 5 + 2) % len(styles)]
        made = house_materials(f"house-{number}", siding, door=door)
        edge = RIGHT if side > 0 else LEFT
        home = house(f"house-{number}", made, number, 8.5 + number % 3 * 0.7, 9.0, 5.7 if number % 3 else 5.2, 0.8, True, (1, 3, 5), True, number % 2 == 0)
        home.location = (edge + side * 9.8 + float(bend(y + 4)), y + 4.5, 0.3)
        home.rotation_euler[2] = math.radians(-90 if side > 0 else 90)
