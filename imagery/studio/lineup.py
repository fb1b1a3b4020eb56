"""Renders a brand's carts side by side on an evergreen floor, for the head of its page.

    blender -b -P imagery/studio/lineup.py -- job.json

The job names the GLBs from the middle of the picture outwards, the PNG, the width in pixels (16:9)
and the samples. The left part stays empty for words.
"""

import json
import math
import os
import sys
import time

import bpy
import numpy
from mathutils import Vector

numpy.bool = bool  # Blender's importer still uses the name numpy has since dropped.
sys.path.insert(0, os.path.dirname(__file__))
import denoise  # noqa: E402
import frame  # noqa: E402
import stage  # noqa: E402
import surfaces  # noqa: E402

# Metres between two carts, across and in depth, and the way they all look (degrees).
ACROSS, BACK, TURN = 2.0, 1.2, -34


def load(path, index):
    """Imports a cart into its place: every next one further right and further back."""
    before = set(bpy.context.scene.objects)
    bpy.ops.import_scene.gltf(filepath=path)
    fresh = [thing for thing in bpy.context.scene.objects if thing not in before]
    stand = bpy.data.objects.new(f"stand {index}", None)
    bpy.context.collection.objects.link(stand)
    for thing in fresh:
        if thing.parent is None:
            thing.parent = stand
    stand.location = (index * ACROSS, index * BACK, 0)
    stand.rotation_euler.z = math.radians(TURN)
    return [thing for thing in fresh if thing.type == "MESH"]


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    stage.settings(scene)
    stage.expose(scene, job, round(job["width"] * 9 / 16))
    scene.view_settings.exposure = 0.1
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.12
    carts = [thing for index, path in enumerate(job["glbs"]) for thing in load(path, index)]
    surfaces.refine(carts)
    stage.backdrop(surfaces.evening_floor)
    count = len(job["glbs"])
    middle = Vector(((count - 1) * ACROSS / 2, (count - 1) * BACK / 2, 0))
    stage.area("above", (count * 2.6, 4), middle + Vector((0, 0, 5.5)), middle, 260 * count)
    key = stage.area("key", (5, 3), (-5, -6, 4), (1, 0, 0.6), 520, (1.0, 0.95, 0.88))
    back = middle + Vector((2, 7, 5.5))
    rim = stage.area("rim", (count * 2.4, 1.2), back, middle, 340 * count, (0.85, 0.93, 1.0))
    # Only the light above is mirrored: these two would show in every windshield and on the floor.
    key.visible_glossy = rim.visible_glossy = False
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.data.lens = 46
    # A wide screen shows a band of 40 % of the height and has the words in the left half.
    target = middle + Vector((0, 0, 0.9))
    frame.place(camera, target + Vector((-0.18, -1, 0.1)) * (9.5 + count * 2.1), target)
    camera.data.shift_x, camera.data.shift_y = -0.28, 0.02
    denoise.record_passes(scene)
    started = time.time()
    denoise.render(scene, job["png"])
    print(f"done lineup {time.time() - started:.1f}", flush=True)


main()
