"""Heights from noise, and ground meshes that are fine near the camera and reach far."""

import math

import numpy as np

from shape import Shape


def lattice(i, j, seed):
    """A pseudo-random angle for every lattice point."""
    h = (i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + seed * 974711) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return (h ^ (h >> 16)) / 0xFFFFFFFF * 2 * math.pi


def noise(x, y, seed=0):
    """Gradient noise, about -0.7 to 0.7, period one lattice unit."""
    i, j = np.floor(x), np.floor(y)
    fx, fy = x - i, y - j
    u, v = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)

    def corner(di, dj):
        angle = lattice(i + di, j + dj, seed)
        return np.cos(angle) * (fx - di) + np.sin(angle) * (fy - dj)

    low = corner(0, 0) * (1 - u) + corner(1, 0) * u
    high = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return low * (1 - v) + high * v


def fractal(x, y, size, octaves=5, seed=0, gain=0.5):
    """Noise on noise: the largest feature is `size` metres, the answer about -1 to 1."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    total, weight = np.zeros(np.broadcast(x, y).shape), 1.0
    for octave in range(octaves):
        total += weight * noise(x / size, y / size, seed + octave)
        size, weight = size / 2.03, weight * gain
    return total


def smooth(value, low, high):
    """0 below low, 1 above high, smooth between."""
    t = np.clip((np.asarray(value, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def wedge(near, far, spread=48.0, rings=420, rays=300):
    """Polar grid coordinates before the camera: rings grow with distance."""
    radius = near * (far / near) ** np.linspace(0, 1, rings)
    angle = np.radians(np.linspace(-spread, spread, rays))
    r, a = np.meshgrid(radius, angle, indexing="ij")
    return r * np.sin(a), r * np.cos(a)


def ground(name, height, material, near=0.6, far=6000.0, spread=48.0, rings=420, rays=300, masks=None):
    """The land seen from the origin looking along +y; height(x, y) in metres.

    masks names functions of (x, y) that are kept as attributes for the material to read.
    """
    x, y = wedge(near, far, spread, rings, rays)
    y = y - near
    i, j = np.meshgrid(np.arange(rings - 1), np.arange(rays - 1), indexing="ij")
    a = i * rays + j
    faces = np.stack([a, a + 1, a + rays + 1, a + rays], -1).reshape(-1, 4)
    shape = Shape()
    shape.add(np.stack([x, y, height(x, y)], -1), faces[:, ::-1])
    land = shape.finish(name, [material], smooth=True)
    for mask, value in (masks or {}).items():
        layer = land.data.attributes.new(mask, "FLOAT", "POINT")
        layer.data.foreach_set("value", np.broadcast_to(value(x, y), x.shape).astype("f").ravel())
    return land


def spots(rng, near, far, spacing, spread=40.0, growth=0.0):
    """Jittered places in the wedge from near to far; spacing grows by `growth` per metre."""
    places = []
    radius = near
    while radius < far:
        gap = spacing + growth * (radius - near)
        count = max(1, int(2 * math.radians(spread) * radius / gap))
        angle = (np.arange(count) + rng.random(count)) / count * 2 - 1
        r = radius + (rng.random(count) - 0.5) * gap
        a = np.radians(spread) * angle
        places.append(np.stack([r * np.sin(a), r * np.cos(a)], -1))
        radius += gap
    return np.concatenate(places)
