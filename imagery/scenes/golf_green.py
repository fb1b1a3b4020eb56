"""Morning on the green: flag and bunker, long shadows over the fairway, a cart on the path."""

import numpy as np

import materials as s
from camera import Shot
from carts import place_cart
from plants import lawn
from scatter import scatter
from shape import Shape
from sky import Weather, make_sky
from terrain import fractal, ground, smooth, spots
from woods import SUMMER, make_woods

WEATHER = Weather(
    sun_azimuth=150, sun_elevation=19, sun_colour=(1.0, 0.82, 0.58), sun_strength=5.0,
    sky=[(0.0, (0.82, 0.72, 0.6)), (0.3, (0.5, 0.6, 0.72)), (0.6, (0.2, 0.38, 0.64)), (1.0, (0.09, 0.21, 0.46))],
    glow=(1.0, 0.75, 0.45), glow_strength=0.6, cloud_cover=0.5, cloud_lit=(1.0, 0.93, 0.85), cloud_shade=(0.52, 0.56, 0.64),
    haze=0.0005, haze_height=150, mist=0.0008, mist_height=1.2, mist_base=-0.2)


def oval(x, y, cx, cy, rx, ry, seed, rough=0.18):
    """1 at an oval's middle, 0 on its wandering edge, below outside."""
    return 1 - np.hypot((x - cx) / rx, (y - cy) / ry) + rough * fractal(x, y, 7, 2, seed)


def green(x, y):
    return oval(x, y, -0.2, 27.5, 9.5, 7.0, 3, 0.08)


def sand(x, y):
    return np.maximum(oval(x, y, 5.2, 19.0, 4.6, 1.9, 5, 0.22), oval(x, y, 11.5, 26, 3.2, 3.0, 6, 0.2))


def track(x, y):
    return 1.25 - np.abs(x - 2.7 - 0.16 * (y - 9) - 0.006 * np.maximum(y - 9, 0) ** 2)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    roll = 0.55 * fractal(x, y, 24, 2, 12) * smooth(np.hypot(x - 2.5, y - 9), 4, 14)
    raised = 0.75 * smooth(green(x, y), -0.35, 0.3) + 0.02 * y * smooth(y, 6, 30)
    base = roll + raised
    lip = smooth(sand(x, y), -0.22, 0.0) * 0.16 - smooth(sand(x, y), -0.02, 0.3) * 0.62
    base = base + lip
    hill = smooth(y + 0.2 * x + 40 * fractal(x, y, 160, 3, 2), 150, 800) * (95 + 55 * fractal(x, y, 520, 5, 17))
    return base + hill


def turf(g):
    """Fairway, striped green, sand, path and bank by the masks of the ground."""
    x, y, _ = g.split(g.position())
    fine, broad = g.noise(7.0, 6.0, 0.7), g.noise(0.22, 5.0)
    fair = g.mix(g.step(broad, 0.38, 0.62), (0.045, 0.085, 0.016), (0.07, 0.105, 0.024))
    stripe = g.step(g.math("SINE", g.add(g.mul(x, 1.9), g.mul(y, 1.1))), -0.25, 0.25)
    cut = g.mix(stripe, (0.05, 0.112, 0.022), (0.09, 0.168, 0.04))
    colour = g.mix(g.step(g.mask("green"), 0.0, 0.03), fair, cut)
    fringe = g.mix(g.step(g.mask("sand"), -0.06, -0.01), colour, (0.03, 0.06, 0.014))
    grit = g.mix(g.step(fine, 0.3, 0.7), (0.5, 0.43, 0.32), (0.62, 0.55, 0.43))
    colour = g.mix(g.step(g.add(g.mask("sand"), g.mul(g.sub(fine, 0.5), 0.05)), 0.0, 0.03), fringe, grit)
    slab = g.mix(broad, (0.13, 0.12, 0.105), (0.2, 0.185, 0.165))
    colour = g.mix(g.step(g.add(g.mask("track"), g.mul(g.sub(fine, 0.5), 0.12)), 0.0, 0.07), colour, slab)
    wood = g.mix(g.step(y, 95, 140), colour, (0.025, 0.04, 0.015))
    tone = g.scale(wood, g.step(fine, 0.2, 0.8, 0.8, 1.2))
    return s.principled(g, tone, 0.9, 0.08, normal=g.bump(fine, 0.02))


def flag():
    """Pole, cloth in a light wind, and the hole."""
    pole, cloth = s.plain("pole", (0.85, 0.82, 0.7), 0.4), s.leaf("cloth", [(0.5, 0.03, 0.02), (0.5, 0.03, 0.02)], 0.35)
    x, y = 0.2, 27.0
    z = float(height(x, y))
    shape = Shape()
    shape.tube([(x, y, z), (x, y, z + 2.3)], [0.013, 0.011], 8, 0)
    u, v = np.meshgrid(np.linspace(0, 1, 14), np.linspace(0, 1, 8), indexing="ij")
    wave = 0.06 * np.sin(u * 8 + v) * u
    points = np.stack([x - u * 0.62, y + wave, z + 2.28 - v * 0.42 - u * 0.12 + 0.03 * np.sin(u * 6)], -1)
    a = (np.arange(13)[:, None] * 8 + np.arange(7)).reshape(-1)
    shape.add(points, np.stack([a, a + 1, a + 9, a + 8], -1), 1)
    shape.finish("flag", [pole, cloth], smooth=True)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(6)
    woods = make_woods(SUMMER, close=40)
    ground("course", height, s.surface("turf", turf), masks={"green": green, "sand": sand, "track": track})
    blade = s.leaf("blade", [(0.05, 0.10, 0.016), (0.075, 0.13, 0.022), (0.10, 0.14, 0.03)], 0.35)
    lawn(height, rng, blade, lambda x, y: (track(x, y) < -0.05) & (sand(x, y) < -0.07) & (green(x, y) < 0.0), 1.4, 34, 0.05, 0.4, count=420)
    wall = spots(rng, 78, 150, 5.5, 44)
    free = wall[:, 1] + 0.25 * np.abs(wall[:, 0]) + 9 * fractal(wall[:, 0], wall[:, 1], 22, 2, 33) > 88
    scatter(woods.oaks * 2 + woods.spruces, wall[free], height, rng, (0.8, 1.25))
    far = spots(rng, 150, 2200, 7.0, 36, 0.006)
    scatter(woods.far_oaks * 3 + woods.far_spruces, far, height, rng, (0.8, 1.3))
    # Trees outside the frame throw their shadows over the left of the fairway; some close the sides.
    shade = np.array([[4, -10], [-0.5, -8], [7, -15], [-5, -6.5], [2, -17], [-10, -5]])
    scatter(woods.oaks, shade, lambda x, y: 0 * x, rng, (0.8, 1.1))
    scatter(woods.oaks + woods.spruces, np.array([[15, 26], [19, 31], [17.5, 36], [22, 40], [-27, 38], [-32, 44], [-24, 47]]), height, rng, (0.8, 1.2))
    flag()
    place_cart("classic-2-plus", (2.6, 8.9, float(height(2.6, 8.9)) + 0.01), -36, lifted=False, length=2.5)
    return Shot(eye=1.5 + float(height(0, 0)), lens=36, horizon=0.57, focus=9, stop=2.2, exposure=0.45)
