"""Low growth near the camera: grass, reeds, shrubs, stones."""

import math

import numpy as np

from scatter import put_away, scatter
from shape import Shape
from terrain import noise
from trees import unit


def tuft(name, seed, blade, count=260, height=0.16, width=0.006, radius=0.5, bend=0.5):
    """A round patch of grass blades, each of two tapering pieces."""
    rng = np.random.default_rng(seed)
    shape = Shape()
    angle, far = rng.random(count) * 6.283, radius * np.sqrt(rng.random(count))
    root = np.column_stack([far * np.cos(angle), far * np.sin(angle), np.zeros(count)])
    tall = height * rng.uniform(0.45, 1.15, (count, 1))
    yaw = rng.random(count) * 6.283
    out = np.column_stack([np.cos(yaw), np.sin(yaw), np.zeros(count)])
    side = np.column_stack([-out[:, 1], out[:, 0], np.zeros(count)]) * width
    fall = bend * rng.uniform(0.2, 1.2, (count, 1))
    middle = root + tall * ([0, 0, 0.6] + out * fall * 0.25)
    tip = root + tall * ([0, 0, 1.0] * (1 - fall * 0.3) + out * fall)
    points = np.stack([root - side, root + side, middle + side * 0.75, middle - side * 0.75, tip], 1)
    start = np.arange(count)[:, None] * 5
    quads = start + [0, 1, 2, 3]
    shape.add(points, quads)
    shape.faces.append(start + [3, 2, 4])
    shape.slots.append(np.zeros(count, int))
    return put_away(shape.finish(name, [blade]))


def lawn(height, rng, blade, keep, near=1.5, far=26.0, tall=0.1, spacing=0.55, spread=44.0, count=260):
    """Grass before the camera where keep(x, y) is true; thinner and coarser with distance."""
    from terrain import spots
    bands = [(near, min(far, 12.0), spacing, 1.0, count), (12.0, min(far, 30.0), spacing * 1.6, 1.7, count),
             (30.0, far, spacing * 3.2, 3.0, count)]
    for number, (start, end, gap, coarse, blades) in enumerate(bands):
        if end <= start:
            continue
        tufts = [tuft(f"tuft-{tall}-{number}-{i}", 11 * i + number, blade, blades, tall, 0.0035 * coarse ** 0.8,
                      0.5 * coarse, 0.6) for i in range(3)]
        places = spots(rng, start, end, gap, spread)
        places = places[keep(places[:, 0], places[:, 1])]
        patchy = 0.75 + 0.5 * noise(places[:, 0] / 2.5, places[:, 1] / 2.5, 5)
        scatter(tufts, places[rng.random(len(places)) < patchy + 0.35], height, rng, (0.7, 1.25), 0.05, 0.01)


def shrub(name, seed, bark, leaves, height=1.4, count=2600, size=0.07):
    """A rounded bush: leaves thickest near its outside, on a few stems."""
    rng = np.random.default_rng(seed)
    shape = Shape()
    lobes = rng.normal(0, 0.3, (9, 3)) * height + [0, 0, height * 0.5]
    lobes[:, 2] = np.clip(lobes[:, 2], height * 0.2, height * 0.8)
    for lobe in lobes:
        shape.tube(np.array([[0, 0, -0.1], lobe * 0.5 + [0, 0, 0.02], lobe]), [0.02, 0.014, 0.006], 4, 0)
    which = rng.integers(0, 9, count)
    shell = unit(rng.normal(0, 1, (count, 3))) * (rng.random((count, 1)) ** 0.4) * height * 0.36
    centres = lobes[which] + shell
    centres[:, 2] = np.abs(centres[:, 2])
    heading = unit(unit(shell) + rng.normal(0, 0.7, (count, 3)))
    face = unit(np.cross(heading, rng.normal(0, 1, (count, 3))))
    scale = size * rng.uniform(0.6, 1.3, (count, 1))
    shape.quads(centres, heading * scale * 0.6, face * scale * 0.4, 1, taper=0.5)
    return put_away(shape.finish(name, [bark, leaves]))


def stone(name, seed, material, size=1.0, flat=0.65):
    """A boulder about `size` metres wide: a ball pushed in and out by noise."""
    rng = np.random.default_rng(seed)
    rings, sides = 14, 22
    lat, lon = np.meshgrid(np.linspace(-1, 1, rings) * math.pi / 2, np.arange(sides) * 6.2832 / sides, indexing="ij")
    ball = np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)], -1)
    push = np.ones(lat.shape)
    for _ in range(9):
        facing = ball @ unit(rng.normal(0, 1, 3))
        push -= np.maximum(facing - rng.uniform(0.5, 0.75), 0) * rng.uniform(0.5, 0.95)
    push += 0.05 * noise(ball[..., 0] * 4 + seed, ball[..., 1] * 4 + ball[..., 2] * 3, seed)
    points = ball * push[..., None] * [0.5, 0.42, 0.5 * flat] * size
    i, j = np.meshgrid(np.arange(rings - 1), np.arange(sides), indexing="ij")
    k = (j + 1) % sides
    faces = np.stack([i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j], -1).reshape(-1, 4)
    shape = Shape()
    shape.add(points, faces)
    return shape.finish(name, [material], smooth=True)
