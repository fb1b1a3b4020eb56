"""Puts the camera where the whole cart fills the picture."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

# Millimetres on a full frame: long enough that wheels stay round, short enough for depth.
LENS = 58
# Part of the picture's width and height that stays free around the cart, in all.
MARGIN_X, MARGIN_Y = 0.09, 0.17
# Carts shorter than this (metres) are not shown larger for being short.
LEAST_LENGTH = 2.75


def corners(things):
    """The points that decide how much room the cart takes: a sample of all vertices, in metres."""
    points = []
    for thing in things:
        vertices = thing.data.vertices
        step = max(1, len(vertices) // 200)
        points += [thing.matrix_world @ vertices[i].co for i in range(0, len(vertices), step)]
    return points


def aim(scene, camera, things, azimuth, elevation):
    """Aims the camera from that direction (radians) and moves it until the cart fits."""
    camera.data.sensor_fit = "AUTO"
    camera.data.lens = LENS
    camera.data.sensor_width = 36
    camera.data.shift_x = camera.data.shift_y = 0
    points = corners(things)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle = (low + high) / 2
    # Blender's importer turns glTF's forward z into -y and its left x stays x.
    direction = Vector(
        (
            math.sin(azimuth) * math.cos(elevation),
            -math.cos(azimuth) * math.cos(elevation),
            math.sin(elevation),
        )
    )
    length = high.y - low.y
    grown = [middle + (p - middle) * max(1.0, LEAST_LENGTH / length) for p in points]
    near, far = 2.0, 40.0
    for _ in range(30):
        distance = (near + far) / 2
        place(camera, middle + direction * distance, middle)
        seen = [world_to_camera_view(scene, camera, p) for p in grown]
        wide = max(s.x for s in seen) - min(s.x for s in seen)
        tall = max(s.y for s in seen) - min(s.y for s in seen)
        if wide > 1 - MARGIN_X or tall > 1 - MARGIN_Y:
            near = distance
        else:
            far = distance
    seen = [world_to_camera_view(scene, camera, p) for p in points]
    aspect = scene.render.resolution_y / scene.render.resolution_x
    camera.data.shift_x = (max(s.x for s in seen) + min(s.x for s in seen)) / 2 - 0.5
    # A little more room below than above: the shadow belongs to the cart.
    camera.data.shift_y = ((max(s.y for s in seen) + min(s.y for s in seen)) / 2 - 0.515) * aspect


def look(camera, eye, target, fov):
    """Looks from `eye` at `target` (glTF's axes, metres) with that vertical angle (degrees).

    Returns the direction from which it looks, see `aim`, in radians.
    """
    camera.data.sensor_fit = "VERTICAL"
    camera.data.shift_x = camera.data.shift_y = 0
    camera.data.angle = math.radians(fov)
    eye, target = (Vector((x, -z, y)) for x, y, z in (eye, target))
    place(camera, eye, target)
    back = eye - target
    return math.atan2(back.x, -back.y)


def place(camera, location, target):
    camera.location = location
    camera.rotation_euler = (target - location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    camera.matrix_world = Matrix.Translation(location) @ camera.rotation_euler.to_matrix().to_4x4()
