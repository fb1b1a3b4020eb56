"""What stands and lies along streets: lamps, fences, kerbs, ribbons of pavement."""

import math

import bpy
import numpy as np

import materials as s
from shape import Shape


def ribbon(name, path, halfwidth, lift, material, height=None):
    """A strip of pavement along a path (n, 2), lifted above the ground."""
    path = np.asarray(path, float)
    heading = np.gradient(path, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    across = np.column_stack([heading[:, 1], -heading[:, 0]])
    lanes = np.linspace(-1, 1, 9)
    flat = path[:, None] + across[:, None] * lanes[None, :, None] * halfwidth
    z = (height(flat[..., 0], flat[..., 1]) if height else np.zeros(flat.shape[:2])) + lift
    n = len(path)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(8), indexing="ij")
    a = i * 9 + j
    faces = np.stack([a, a + 1, a + 10, a + 9], -1).reshape(-1, 4)
    shape = Shape()
    shape.add(np.concatenate([flat, z[..., None]], -1), faces)
    return shape.finish(name, [material], smooth=True)


def lamp_post(name, iron, glow, tall=3.4):
    """A village lamp: fluted post and a lantern; slots iron and glow."""
    shape = Shape()
    shape.tube([(0, 0, 0), (0, 0, 0.35), (0, 0, 0.4), (0, 0, tall)], [0.14, 0.12, 0.06, 0.04], 12, 0)
    shape.tube([(0, 0, tall), (0, 0, tall + 0.05), (0, 0, tall + 0.08)], [0.05, 0.15, 0.13], 8, 0)
    shape.tube([(0, 0, tall + 0.09), (0, 0, tall + 0.48)], [0.10, 0.155], 6, 1)
    for k in range(6):
        a = k * math.pi / 3
        shape.tube([(0.11 * math.cos(a), 0.11 * math.sin(a), tall + 0.08), (0.17 * math.cos(a), 0.17 * math.sin(a), tall + 0.5)], [0.012, 0.012], 4, 0)
    shape.tube([(0, 0, tall + 0.49), (0, 0, tall + 0.52), (0, 0, tall + 0.68), (0, 0, tall + 0.8)], [0.21, 0.2, 0.06, 0.01], 8, 0)
    shape.tube([(-0.28, 0, tall - 0.35), (0.28, 0, tall - 0.35)], [0.016, 0.016], 6, 0)
    return shape.finish(name, [iron, glow])


def glow_at(name, location, colour, watts, size=0.15):
    """A small warm light."""
    light = bpy.data.lights.new(name, "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, colour, size
    thing = bpy.data.objects.new(name, light)
    thing.location = location
    bpy.context.scene.collection.objects.link(thing)
    return thing


def soft_light(name, place, size, watts, colour, tilt=0.0):
    """A wide unseen light that looks down, or ahead when tilted by 90 degrees: what several lamps give together."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.energy, lamp.color = "RECTANGLE", watts, colour
    lamp.size, lamp.size_y = size
    light = bpy.data.objects.new(name, lamp)
    light.location, light.rotation_euler = place, (math.radians(tilt), 0, 0)
    light.visible_camera = False
    bpy.context.scene.collection.objects.link(light)


def picket_fence(name, material, length, tall=0.95):
    """A painted fence along +x from the origin."""
    shape = Shape()
    for x in np.arange(0.06, length, 0.13):
        shape.box((x, 0, tall / 2), (0.075, 0.022, tall - 0.08))
        shape.add([(x - 0.0375, -0.011, tall - 0.04), (x + 0.0375, -0.011, tall - 0.04), (x, -0.011, tall + 0.04),
                   (x - 0.0375, 0.011, tall - 0.04), (x + 0.0375, 0.011, tall - 0.04), (x, 0.011, tall + 0.04)],
                  [[0, 1, 2], [3, 5, 4]])
    for z in (0.25, 0.7):
        shape.box((length / 2, 0.03, z), (length, 0.04, 0.08))
    for x in np.arange(0, length + 0.1, 2.4):
        shape.box((x, 0.06, tall / 2), (0.1, 0.1, tall + 0.1))
    return shape.finish(name, [material])


def stone_wall(name, length, tall, thick, seed, material, cap=None, course=0.2):
    """Laid stone along +x: courses of blocks of differing length, and a cap."""
    rng = np.random.default_rng(seed)
    shape = Shape()
    shape.box((length / 2, 0, tall / 2), (length - 0.06, thick - 0.06, tall - 0.02), 0)
    z = 0.0
    while z < tall - 0.05:
        high = min(course * rng.uniform(0.7, 1.3), tall - z)
        x = 0.0
        while x < length - 0.02:
            wide = min(rng.uniform(1.1, 3.0) * course, length - x)
            if length - x - wide < 0.1:
                wide = length - x
            shape.box((x + wide / 2, rng.normal(0, 0.008), z + high / 2), (wide - 0.015, thick + rng.normal(0, 0.015), high - 0.014), 0)
            x += wide
        z += high
    if cap is not None:
        shape.box((length / 2, 0, tall + 0.05), (length + 0.12, thick + 0.12, 0.1), 1)
    return shape.finish(name, [material] + ([cap] if cap else []), bevel=0.012)


def stonework(name, dark=(0.1, 0.095, 0.09), light=(0.34, 0.31, 0.27)):
    """Field stone: every block its own shade, rough."""
    def build(g):
        each = g.node("NewGeometry", output="Random Per Island")
        grain = g.noise(7.0, 6.0, 0.65)
        tone = g.add(g.mul(each, 0.6), g.mul(grain, 0.4))
        return s.principled(g, g.mix(tone, dark, light), 0.9, 0.15, normal=g.bump(grain, 0.03))
    return s.surface(name, build)


def rail_fence(name, posts, height, material):
    """A fence of posts (n, 2) and two split rails between each and the next."""
    rng = np.random.default_rng(2)
    feet = [(x, y, float(height(x, y))) for x, y in posts]
    shape = Shape()
    for x, y, z in feet:
        shape.tube([(x, y, z - 0.3), (x + 0.02, y, z + 1.05), (x + 0.02, y, z + 1.07)], [0.085, 0.075, 0.01], 7)
    for start, end in zip(np.array(feet), np.array(feet[1:])):
        beyond = (end - start) * 0.07
        for up in (0.42, 0.86):
            dip = rng.normal(0, 0.02, 2)
            path = [start - beyond + [0, 0, up + dip[0]], (start + end) / 2 + [0, 0, up - 0.02], end + beyond + [0, 0, up + dip[1]]]
            shape.tube(path, [0.045, 0.06, 0.045], 6)
    return shape.finish(name, [material])
