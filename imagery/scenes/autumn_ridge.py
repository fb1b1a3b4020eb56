"""An overlook in October: ridge behind ridge in the haze, a rail fence, a cart on the gravel."""

import numpy as np

import materials as s
from camera import Shot
from carts import place_cart
from plants import lawn, litter, shrub, stone, tuft
from scatter import put_away, scatter
from shape import Shape
from sky import Weather, make_sky
from terrain import fractal, ground, smooth, spots
from woods import AUTUMN, make_woods

WEATHER = Weather(
    sun_azimuth=150, sun_elevation=20, sun_colour=(1.0, 0.74, 0.46), sun_strength=5.2,
    sky=[(0.0, (0.9, 0.66, 0.46)), (0.25, (0.6, 0.58, 0.6)), (0.6, (0.2, 0.35, 0.58)), (1.0, (0.08, 0.19, 0.42))],
    glow=(1.0, 0.65, 0.35), glow_strength=0.8, cloud_cover=0.62, cloud_lit=(1.0, 0.82, 0.66), cloud_shade=(0.38, 0.41, 0.5),
    haze=0.00011, haze_height=380)


def brink(x, y):
    """Metres to the edge of the overlook; above 0 is the level ground."""
    return 15.5 - y + 0.16 * x + 1.2 * fractal(x, y, 8, 3, 4)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    inside = brink(x, y)
    flat = smooth(np.hypot(x - 2.4, y - 9), 2.5, 6)
    top = 0.12 * fractal(x, y, 5, 4, 6) * flat
    fall = np.minimum(inside + 1.0, 0)
    slope = top + fall * 0.7 * smooth(-inside, 0, 5) + 2.0 * fractal(x, y, 30, 3, 5) * smooth(-inside, 4, 30)
    land = np.maximum(slope, -165 + 14 * fractal(x, y, 160, 3, 8))
    # Ridges lie across the view, each further one higher and paler.
    for far, wide, high, seed in ((700, 330, 95, 21), (1500, 520, 205, 27), (2700, 760, 330, 38), (4300, 900, 430, 44)):
        crest = far + 0.22 * x + 150 * fractal(x, y, 900, 2, seed)
        crown = high * (0.75 + 0.32 * fractal(x, y * 0.35, 520, 4, seed + 3))
        land = np.maximum(land, -170 + crown * np.exp(-(((y - crest) / wide) ** 2)) + 9 * fractal(x, y, 90, 4, seed + 5))
    return land


def soil(g):
    x, y, _ = g.split(g.position())
    fine, broad = g.noise(8.0, 6.0, 0.7), g.noise(0.5, 5.0)
    grit, relief = s.pebbles(g, (0.06, 0.05, 0.04), (0.3, 0.26, 0.21), 30)
    earth = g.mix(g.step(broad, 0.4, 0.62), (0.055, 0.05, 0.022), (0.10, 0.085, 0.035))
    colour = g.mix(g.step(g.add(g.mask("gravel"), g.mul(g.sub(broad, 0.5), 1.6)), -0.2, 0.4), earth, grit)
    patch = g.noise(0.02, 6.0, 0.7)
    wood = g.ramp(patch, [(0.3, (0.035, 0.035, 0.012)), (0.45, (0.13, 0.075, 0.015)), (0.55, (0.12, 0.045, 0.012)), (0.7, (0.06, 0.05, 0.015))])
    tone = g.mix(g.step(y, 22, 60), colour, wood)
    return s.principled(g, tone, 0.95, 0.1, normal=g.bump(g.add(g.mul(relief, 0.6), g.mul(fine, 0.4)), 0.02))


def gravel(x, y):
    return 2.9 - np.abs(x - 2.5 - 0.1 * (y - 9) + 0.5 * fractal(x, y, 7, 2, 2)) - np.maximum(y - 12.5, 0) * 0.9


def fence():
    """Split rails along the brink."""
    wood = s.mottled("rail", (0.06, 0.052, 0.045), (0.2, 0.175, 0.15), 5, 0.9, 0.012, (1, 1, 1))
    rng = np.random.default_rng(2)
    xs = np.arange(-16, 16, 2.7)
    posts = []
    for x in xs:
        y = 13.6 + 0.16 * x
        posts.append((x, y, float(height(x, y))))
    shape = Shape()
    for x, y, z in posts:
        shape.tube([(x, y, z - 0.3), (x + 0.02, y, z + 1.05), (x + 0.02, y, z + 1.07)], [0.085, 0.075, 0.01], 7)
    for (x1, y1, z1), (x2, y2, z2) in zip(posts, posts[1:]):
        for up in (0.42, 0.86):
            dip = rng.normal(0, 0.02, 2)
            shape.tube([(x1 - 0.2, y1 - 0.03, z1 + up + dip[0]), ((x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2 + up - 0.02), (x2 + 0.2, y2 - 0.03, z2 + up + dip[1])], [0.045, 0.06, 0.045], 6)
    shape.finish("fence", [wood])


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(9)
    woods = make_woods(AUTUMN, close=34, patches=0.7)
    ground("ridges", height, s.surface("soil", soil), far=9000, rings=640, rays=420, masks={"gravel": gravel})
    trees = spots(rng, 105, 3200, 6.2, 36, 0.0052)
    scatter(woods.far_oaks * 3 + woods.far_spruces[:2], trees, height, rng, (0.65, 1.15))
    below = spots(rng, 34, 110, 5.5, 40)
    below = below[brink(below[:, 0], below[:, 1]) < -19]
    scatter(woods.oaks * 3 + woods.spruces[:1], below, height, rng, (0.7, 1.1))
    scatter(woods.oaks, np.array([[-12.0, 14.0], [-16, 18.5], [15.5, 20], [18, 25]]), height, rng, (0.75, 1.0))
    scatter(woods.spruces, np.array([[13.4, 17.0], [18.5, 20]]), height, rng, (0.55, 0.8))
    # A maple out of frame shades the near left.
    scatter(woods.oaks, np.array([[0.5, -9.0], [-3.5, -7.0], [-8, -5]]), lambda x, y: 0 * x, rng, (0.7, 0.9))
    dry = s.leaf("dry", [(0.10, 0.10, 0.025), (0.22, 0.17, 0.06), (0.3, 0.2, 0.08)], 0.35)
    lawn(height, rng, dry, lambda x, y: (gravel(x, y) < 0.1 * fractal(x, y, 1.2, 2, 5)) & (brink(x, y) > -3), 1.5, 26, 0.16, 0.5)
    tall = [tuft(f"bent-{i}", 70 + i, dry, 55, 0.7, 0.005, 0.4, 0.5) for i in range(2)]
    edge = spots(rng, 5, 22, 0.9, 44)
    off = brink(edge[:, 0], edge[:, 1])
    scatter(tall, edge[(off < 3) & (off > -3) & (fractal(edge[:, 0], edge[:, 1], 4, 2, 3) > -0.1)], height, rng, (0.5, 1.1))
    scatter([shrub("huckleberry", 4, woods.bark, s.leaf("red", [(0.3, 0.05, 0.02), (0.4, 0.1, 0.02), (0.25, 0.12, 0.03)], 0.4), 0.8, 1800, 0.06)],
            edge[(off < 0.6) & (off > -3.5) & (fractal(edge[:, 0], edge[:, 1], 4, 2, 13) > 0.12)], height, rng, (0.5, 1.0))
    fallen = s.leaf("fallen", [(0.4, 0.2, 0.03), (0.42, 0.12, 0.02), (0.3, 0.06, 0.02)], 0.2)
    scatter([litter("litter", 2, fallen, 60, 0.05)], spots(rng, 2.5, 20, 0.95, 44), height, rng, sink=-0.005)
    rock = s.mottled("rock", (0.06, 0.058, 0.055), (0.24, 0.225, 0.2), 3, 0.9, 0.06)
    rocks = [put_away(stone(f"stone-{i}", 13 + i, rock)) for i in range(3)]
    scatter(rocks, np.array([[-5.2, 12.0], [-4.1, 12.6], [6.6, 12.8], [-7.5, 11.0], [7.6, 11.8], [0.3, 13.2]]), height, rng, (0.5, 1.5), sink=0.15)
    fence()
    place_cart("forester-4-plus", (2.4, 8.9, 0.0), -37)
    return Shot(eye=1.6, lens=36, horizon=0.63, focus=9, stop=2.2, exposure=0.2)
