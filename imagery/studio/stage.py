"""The studio itself: its lights, its floor and how Cycles renders in it."""

import math

import bpy
import numpy
from mathutils import Vector

import surfaces

# Stops: how bright the studio's pictures are.
EXPOSURE = -0.35


def area(name, size, location, target, power, colour=(1, 1, 1)):
    """A soft box `size` metres wide and deep that looks at `target`; power in watts."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    lamp = bpy.data.objects.new(name, light)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def light_up():
    """Key from above, a long strip for the shoulder lines, a low fill from the camera.

    Returns what all but the top light hang on: turned with the camera, it lights every view alike.
    """
    area("top", (7, 5), (0, 0, 5.2), (0, 0, 0.4), 430, (1.0, 0.98, 0.95))
    rig = bpy.data.objects.new("rig", None)
    bpy.context.collection.objects.link(rig)
    for lamp in (
        area("key", (3.2, 2.4), (4.6, -3.6, 3.4), (0, 0, 0.7), 300, (1.0, 0.97, 0.93)),
        area("strip", (0.9, 5.5), (-4.4, 1.2, 2.4), (0, 0, 0.8), 190, (0.94, 0.97, 1.0)),
        area("fill", (4, 3), (0.4, -6.5, 1.6), (0, 0, 0.8), 60),
        # The far floor and the wall would fall into gray without a light of their own.
        area("wall", (18, 3), (0, 6.5, 6), (0, 10, 0.4), 420, (1.0, 0.98, 0.95)),
    ):
        lamp.parent = rig
    return rig


def backdrop(floor=surfaces.studio_floor):
    """A floor that rises into a wall: no horizon, a soft shadow."""
    radius, depth, width = 4.0, 9.0, 60.0
    profile = [(-30.0, 0.0), (depth, 0.0)]
    profile += [
        (depth + radius * math.sin(a), radius - radius * math.cos(a))
        for a in numpy.linspace(0, math.pi / 2, 24)[1:]
    ]
    profile.append((depth + radius, 30.0))
    vertices = [(x, y, z) for y, z in profile for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(floor())
    sweep = bpy.data.objects.new("backdrop", mesh)
    bpy.context.collection.objects.link(sweep)
    return sweep


def expose(scene, shot, height):
    """How large and how clean a picture gets."""
    scene.cycles.samples = shot["samples"]
    scene.cycles.adaptive_threshold = shot["threshold"]
    scene.render.resolution_x, scene.render.resolution_y = shot["width"], height
    scene.render.resolution_percentage = 100


def settings(scene):
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_min_samples = 4
    scene.cycles.use_denoising = False
    scene.cycles.seed = 7
    # A little wider than usual: few samples would leave steps on the struts' edges.
    scene.cycles.filter_width = 1.9
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.blur_glossy = 0.5
    scene.cycles.max_bounces = 8
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 6
    scene.cycles.transparent_max_bounces = 12
    scene.render.use_persistent_data = True
    # Filmic's range isn't needed in a studio, and it pales the paints.
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = EXPOSURE
    world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.93, 0.95, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.42
    scene.world = world
