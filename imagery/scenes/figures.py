"""People at a distance, seen from behind: rounded bodies in plain clothes. Nearer than 20 m they look like dolls."""

import math
from dataclasses import dataclass

import bpy
import numpy as np

import materials as s
from shape import Shape


@dataclass
class Person:
    """Height in metres, colours of shirt, trousers and hair, breadth, and half a step's length (the left foot's first)."""

    tall: float
    shirt: tuple
    trousers: tuple
    hair: tuple
    breadth: float = 1.0
    step: float = 0.24
    long_hair: bool = False


def rounded(name, shape, colour):
    """The shape's bars and balls, melted together."""
    thing = shape.finish(name, [s.plain(name, colour, 0.85, 0.1)], smooth=True)
    melt = thing.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", 0.014, True
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.iterations, soft.factor = 4, 0.5
    return thing


def limb(shape, path, radii, flat=1.0):
    """A bar with round ends: what is to be melted must be closed. flat is its depth for its width."""
    path = np.asarray(path, float)
    first, last = path[0] - path[1], path[-1] - path[-2]
    first, last = path[0] + first / np.linalg.norm(first) * radii[0] / 2, path[-1] + last / np.linalg.norm(last) * radii[-1] / 2
    shape.tube([first, *path, last], [0.004, *radii, 0.004], 14)
    shape.points[-1] = shape.points[-1] * [1.0, flat, 1.0]


def ball(shape, centre, size):
    """An ellipsoid of half-sizes."""
    up = np.linspace(-math.pi / 2, math.pi / 2, 13)
    shape.tube(np.outer(np.sin(up), [0, 0, 1]), np.maximum(np.cos(up), 0.002), 18)
    shape.points[-1] = shape.points[-1] * np.asarray(size) + np.asarray(centre)


def walker(name, person, place, yaw):
    """A person who walks along +y, turned by yaw degrees."""
    shirt, trousers, shoes, skin, hair = (Shape() for _ in range(5))
    levels = [(0.86, 0.15), (0.93, 0.172), (1.04, 0.15), (1.15, 0.145), (1.28, 0.168), (1.38, 0.175), (1.43, 0.13), (1.47, 0.065)]
    limb(shirt, [(0, 0, z) for z, _ in levels], [radius * person.breadth for _, radius in levels], 0.66)
    limb(trousers, [(0, 0, 0.97), (0, 0, 0.86), (0, 0, 0.8)], [0.155, 0.17, 0.13], 0.72)
    limb(skin, [(0, 0, 1.42), (0, 0.01, 1.54)], [0.052, 0.05])
    ball(skin, (0, 0.02, 1.63), (0.073, 0.092, 0.118))
    ball(hair, (0, -0.012, 1.665), (0.087, 0.1, 0.1))
    if person.long_hair:
        ball(hair, (0, -0.055, 1.56), (0.085, 0.06, 0.14))
    for side in (-1, 1):
        swing, reach = side * person.step * 0.8, -side * person.step
        shoulder = np.array([side * 0.185 * person.breadth, 0, 1.39])
        elbow = shoulder + [side * 0.055, swing * 0.55 - 0.03, -0.29]
        hand = elbow + [side * 0.005, swing * 0.6 + 0.07, -0.26]
        limb(shirt, [shoulder - [side * 0.06, 0, -0.01], shoulder, elbow], [0.062, 0.062, 0.05])
        limb(skin, [shoulder, elbow, hand], [0.042, 0.038, 0.03])
        ball(skin, hand + [0, 0.01, -0.06], (0.025, 0.04, 0.075))
        hip = np.array([side * 0.085, 0, 0.9])
        knee = hip + [side * 0.005, reach * 0.62 + 0.03, -0.44]
        # The foot behind has its heel off the ground.
        ankle = np.array([side * 0.09, reach * 1.25 - (0.05 if reach < 0 else 0), 0.1 if reach > 0 else 0.16])
        limb(trousers, [hip, knee, ankle], [0.098, 0.072, 0.058])
        ball(shoes, ankle + [0, 0.05, -0.055], (0.045, 0.125, 0.05))
    parts = [rounded(f"{name}-shirt", shirt, person.shirt), rounded(f"{name}-trousers", trousers, person.trousers),
             rounded(f"{name}-shoes", shoes, (0.09, 0.07, 0.05)), rounded(f"{name}-skin", skin, (0.5, 0.3, 0.21)),
             rounded(f"{name}-hair", hair, person.hair)]
    hub = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(hub)
    for part in parts:
        part.parent = hub
    size = person.tall / 1.75
    hub.location, hub.scale, hub.rotation_euler[2] = place, (size, size, size), math.radians(yaw)
