"""Carts in a scene: the exported GLB, or a stand-in of cart size until there is one."""

import math
import sys
from pathlib import Path

import bpy
import numpy

from shape import Shape
from materials import plain

sys.path.append(str(Path(__file__).resolve().parents[1] / "studio"))
from surfaces import refine  # noqa: E402

MODELS = Path(__file__).resolve().parents[2] / ".imagery" / "carts"


def stand_in(name, length=3.0, lifted=True):
    """Blocks where a cart's masses are, in Blender's axes with the front at -y."""
    paint, dark, seat = plain("paint", (0.02, 0.09, 0.2), 0.25, 0.5), plain("dark", (0.01, 0.01, 0.01)), plain("seat", (0.35, 0.2, 0.1))
    shape = Shape()
    radius = 0.29 if lifted else 0.235
    up = radius + 0.1
    shape.box((0, 0, up + 0.05), (1.2, length - 0.1, 0.12), 1)
    shape.box((0, -length / 2 + 0.4, up + 0.35), (1.25, 0.75, 0.6), 0)
    shape.box((0, length / 2 - 0.5, up + 0.25), (1.25, 0.95, 0.4), 0)
    shape.box((0, length / 2 - 0.9, up + 0.52), (1.15, 0.55, 0.16), 2)
    shape.box((0, length / 2 - 0.62, up + 0.8), (1.15, 0.12, 0.5), 2)
    shape.box((0, 0.15, 2.05), (1.3, length - 0.7, 0.08), 0)
    for x in (-0.58, 0.58):
        for y in (-length / 2 + 0.75, length / 2 - 0.3):
            shape.tube([(x, y, up), (x, y + 0.1, 2.05)], [0.025, 0.025], 6, 1)
        for y in (-length / 2 + 0.5, length / 2 - 0.55):
            shape.tube([(x - 0.1, y, radius), (x + 0.1, y, radius)], [radius, radius], 20, 1)
            shape.tube([(x - 0.11, y, radius), (x - 0.1, y, radius), (x + 0.1, y, radius), (x + 0.11, y, radius)], [0.01, radius, radius, 0.01], 20, 1)
    return [shape.finish(name, [paint, dark, seat], bevel=0.03)]


def place_cart(vehicle, location, yaw, pitch=0.0, roll=0.0, **size):
    """Stands a cart on the ground at location; yaw in degrees, 0 faces the camera's side (-y)."""
    file = MODELS / f"{vehicle}.glb"
    before = set(bpy.context.scene.objects)
    if file.exists():
        # The importer of this Blender still uses a name that numpy has dropped.
        numpy.bool = bool
        bpy.ops.import_scene.gltf(filepath=str(file))
        parts = [thing for thing in bpy.context.scene.objects if thing not in before]
        refine([part for part in parts if part.type == "MESH"])
    else:
        parts = stand_in(vehicle, **size)
    hub = bpy.data.objects.new(f"{vehicle}-place", None)
    bpy.context.scene.collection.objects.link(hub)
    for part in parts:
        if part.parent is None:
            part.parent = hub
    hub.location = location
    hub.rotation_euler = (math.radians(pitch), math.radians(roll), math.radians(yaw))
    return hub
