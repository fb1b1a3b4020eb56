"""Nightfall at a campground: a fire in its ring, lit tents under spruces, a cart among them."""

import math

import numpy as np

import materials as s
from camera import Shot
from carts import place_cart
from plants import lawn, stone
from scatter import put_away, scatter
from shape import Shape
from sky import Weather, make_sky
from street import glow_at
from terrain import fractal, ground, smooth, spots
from woods import SUMMER, make_woods

WEATHER = Weather(
    sun_azimuth=35, sun_elevation=4, sun_colour=(1.0, 0.5, 0.3), sun_strength=0, sun_angle=6,
    sky=[(0.0, (0.75, 0.42, 0.26)), (0.25, (0.42, 0.36, 0.42)), (0.6, (0.14, 0.2, 0.36)), (1.0, (0.05, 0.09, 0.2))],
    glow=(1.0, 0.5, 0.25), glow_strength=0.5, sky_strength=0.8, cloud_cover=0.45, cloud_lit=(0.95, 0.5, 0.38), cloud_shade=(0.22, 0.23, 0.32),
    haze=0.0009, haze_height=90, mist=0.0012, mist_height=2.0)

FIRE = (-0.5, 11.2)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    flat = smooth(np.hypot(x - 1.5, y - 10), 4, 14)
    hill = smooth(y + 30 * fractal(x, y, 140, 3, 2), 80, 800) * (120 + 60 * fractal(x, y, 420, 5, 25))
    return 0.3 * fractal(x, y, 12, 4, 7) * flat + hill


def floor(g):
    fine, broad = g.noise(9.0, 6.0, 0.72), g.noise(0.4, 5.0)
    litter = g.mix(g.step(fine, 0.3, 0.7), (0.04, 0.03, 0.02), (0.13, 0.095, 0.06))
    green = g.mix(g.step(fine, 0.3, 0.7), (0.025, 0.04, 0.012), (0.05, 0.065, 0.02))
    return s.principled(g, g.mix(g.step(broad, 0.44, 0.6), litter, green), 0.95, 0.1, normal=g.bump(fine, 0.015))


def tent(name, place, yaw, canvas, pole, wide=3.0, deep=3.4, tall=2.1, watts=28):
    """A ridge tent with a sagging fly, an open door and a lantern inside."""
    shape = Shape()
    u, v = np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 1, 11), indexing="ij")
    for side in (-1, 1):
        sag = 0.16 * np.sin(u * math.pi) * (0.6 + 0.4 * np.abs(2 * v - 1))
        ridge = 0.07 * np.sin(v * math.pi)
        points = np.stack([side * (u * wide / 2 - sag * 0.8), (v - 0.5) * deep, (tall - ridge) * (1 - u) - sag * 0.55 + 0.02], -1)
        a = (np.arange(8)[:, None] * 11 + np.arange(10)).reshape(-1)
        shape.add(points, np.stack([a, a + 1, a + 12, a + 11], -1), 0)
    back = deep / 2 - 0.15
    shape.add([(-wide / 2 + 0.15, back, 0), (wide / 2 - 0.15, back, 0), (0, back, tall - 0.05)], [[0, 1, 2]], 0)
    front = -deep / 2 + 0.15
    for side in (-1, 1):
        shape.add([(side * (wide / 2 - 0.12), front, 0), (side * 0.42, front - 0.1, 0), (side * 0.02, front, tall - 0.08)], [[0, 1, 2]], 0)
        shape.tube([(side * 0.05, side * 0, 0)] * 2, [0.001, 0.001], 3, 1)
    for y in (front - 0.05, back + 0.05):
        shape.tube([(0, y, 0), (0, y, tall + 0.1)], [0.025, 0.02], 7, 1)
        far = y + math.copysign(1.5, y)
        shape.tube([(0, y, tall), (0, far, 0)], [0.006, 0.006], 4, 1)
    shape.box((0, 0, 0.02), (wide - 0.3, deep - 0.4, 0.03), 1)
    home = shape.finish(name, [canvas, pole], smooth=True)
    home.location, home.rotation_euler[2] = (*place, float(height(*place))), math.radians(yaw)
    glow_at(f"{name}-lantern", (*place, float(height(*place)) + 1.1), (1.0, 0.58, 0.25), watts, 0.25)


def fire(rng):
    """A ring of stones, split logs, flames, and the light they give."""
    x, y = FIRE
    z = float(height(x, y))
    rock = s.mottled("ring", (0.04, 0.038, 0.036), (0.16, 0.15, 0.14), 4, 0.9, 0.05)
    kinds = [put_away(stone(f"ring-{i}", 23 + i, rock)) for i in range(3)]
    angle = np.arange(13) * 2 * math.pi / 13
    scatter(kinds, np.column_stack([x + 0.72 * np.cos(angle), y + 0.72 * np.sin(angle)]), height, rng, (0.32, 0.46), sink=0.02)
    char = s.plain("char", (0.02, 0.014, 0.01), 0.9)
    logs = Shape()
    for k in range(6):
        a = k * 1.05 + 0.3
        logs.tube([(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), z + 0.05), (x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), z + 0.42)], [0.055, 0.04], 7)
    logs.finish("logs", [char])

    def flame(g):
        _, _, up = g.split(g.position())
        heat = g.step(up, z + 0.1, z + 0.95)
        colour = g.ramp(heat, [(0.0, (1.0, 0.55, 0.14)), (0.5, (1.0, 0.3, 0.04)), (1.0, (0.8, 0.09, 0.01))])
        edge = g.math("POWER", g.sub(1.0, g.node("LayerWeight", output="Facing")), 1.3)
        body = g.mul(edge, g.step(heat, 0.35, 1.0, 1.0, 0.15))
        return g.blend(body, g.node("BsdfTransparent"), g.node("Emission", {"Color": colour, "Strength": 9.0}))
    tongues = Shape()
    for _ in range(15):
        a, r = rng.random() * 6.283, rng.random() ** 0.5 * 0.26
        high = rng.uniform(0.4, 0.95) * (1 - r * 1.6)
        t = np.linspace(0, 1, 9)
        lean, twist = rng.normal(0, 0.13, 2), rng.random() * 6
        path = np.column_stack([x + r * math.cos(a) * (1 - 0.6 * t) + lean[0] * t * t + 0.035 * np.sin(t * 7 + twist) * t,
                                y + r * math.sin(a) * (1 - 0.6 * t) + lean[1] * t * t, z + 0.12 + t * high])
        tongues.tube(path, 0.1 * np.sin(math.pi * np.minimum(t + 0.18, 1)) ** 0.8 * (1 - t) ** 0.5 + 0.002, 9)
    flames = tongues.finish("flames", [s.surface("flame", flame, airy=False)], smooth=True)
    flames.visible_shadow = False
    glow_at("fire", (x, y, z + 0.62), (1.0, 0.42, 0.12), 520, 0.28)


def chair(name, place, yaw, wood):
    """A slatted chair that leans back."""
    shape = Shape()
    for side in (-0.3, 0.3):
        shape.tube([(side, -0.42, 0), (side, -0.38, 0.36), (side, 0.45, 0.2)], [0.035, 0.035, 0.03], 4)
        shape.box((side * 1.2, 0, 0.58), (0.13, 0.72, 0.03))
        shape.box((side * 1.2, -0.33, 0.29), (0.09, 0.05, 0.58))
    for k in range(6):
        shape.box((0, -0.36 + k * 0.11, 0.37 - k * 0.022), (0.58, 0.095, 0.025))
    for k in range(5):
        px = (k - 2) * 0.118
        shape.tube([(px, 0.22, 0.26), (px * 1.15, 0.52, 1.02 - 0.03 * (k - 2) ** 2)], [0.052, 0.052], 4)
    seat = shape.finish(name, [wood])
    seat.location, seat.rotation_euler[2] = (*place, float(height(*place))), math.radians(yaw)


def build():
    make_sky(WEATHER)
    rng = np.random.default_rng(15)
    woods = make_woods(SUMMER)
    ground("floor", height, s.surface("floor", floor))
    blade = s.leaf("blade", [(0.04, 0.07, 0.015), (0.08, 0.095, 0.025)], 0.35)
    lawn(height, rng, blade, lambda x, y: fractal(x, y, 3.2, 3, 41) > 0.02 + 0.5 * np.exp(-((np.hypot(x - FIRE[0], y - FIRE[1]) / 3.0) ** 2)), 1.5, 26, 0.11, 0.5)
    wood = spots(rng, 15, 85, 4.3, 44)
    x, y = wood[:, 0], wood[:, 1]
    clearing = np.hypot((x - 2.5) / 10.5, (y - 14) / 15) < 1
    lane = np.abs(x - 6 - 0.22 * (y - 20)) < 4.2
    scatter(woods.spruces * 2 + woods.oaks[:1], wood[~clearing & ~lane], height, rng, (0.8, 1.3))
    scatter(woods.spruces, np.array([[-7.2, 13.0], [-9.5, 10.5], [-6.6, 19.5], [11.2, 15.8]]), height, rng, (0.9, 1.2))
    far = spots(rng, 85, 1500, 7, 36, 0.006)
    scatter(woods.far_spruces + woods.far_oaks, far, height, rng, (0.8, 1.3))

    def cloth(g):
        weave = g.noise(2.0, 4.0)
        colour = g.mix(weave, (0.62, 0.5, 0.34), (0.72, 0.6, 0.42))
        return g.blend(0.5, g.node("BsdfDiffuse", {0: colour}), g.node("BsdfTranslucent", {0: colour}))
    canvas, pole = s.surface("canvas", cloth), s.plain("pole", (0.16, 0.11, 0.07), 0.7)
    tent("near-tent", (1.2, 19.5), -14, canvas, pole, watts=46)
    tent("right-tent", (7.6, 17.0), 26, canvas, pole, watts=34)
    tent("far-tent", (4.2, 29.0), 8, canvas, pole, watts=50)
    fire(rng)
    slat = s.mottled("slat", (0.13, 0.08, 0.045), (0.26, 0.17, 0.1), 5, 0.7, 0.004)
    for k, (place, yaw) in enumerate((((-2.35, 12.0), 105), ((-1.6, 13.4), 35), ((0.6, 13.2), -30))):
        chair(f"chair-{k}", place, yaw, slat)
    # A lantern on a pole by the lane, out of frame, gives the cart its edge.
    glow_at("lane-lantern", (6.2, 5.6, 3.2), (1.0, 0.68, 0.4), 170, 0.4)
    glow_at("camp-light", (-2.0, 4.5, 3.6), (1.0, 0.62, 0.34), 70, 0.6)
    place_cart("d5-maverick-4-plus", (2.75, 8.9, float(height(2.75, 8.9))), -42)
    return Shot(eye=1.5, lens=36, horizon=0.57, focus=9.2, stop=2.0, exposure=0.9, bloom=0.22)
