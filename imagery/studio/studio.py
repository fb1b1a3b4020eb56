"""Renders a cart in the studio, cut out with its shadow: one light, one floor, many views.

    blender -b -P imagery/studio/studio.py -- job.json

The job names the GLB and by view the PNG to write, its width in pixels (3:2), the samples per pixel,
the noise at which a pixel is done, and for a close-up its camera (see frame.look); or instead of the PNG
the `base` and the `light` to write, see passes.py. One thread: several carts are rendered at once. Prints
`done VIEW SECONDS` after each view.
"""

import json
import math
import os
import sys
import time

import bpy
import numpy

numpy.bool = bool  # Blender's importer still uses the name numpy has since dropped.
sys.path.insert(0, os.path.dirname(__file__))
import cut_out  # noqa: E402
import denoise  # noqa: E402
import frame  # noqa: E402
import passes  # noqa: E402
import stage  # noqa: E402
import surfaces  # noqa: E402

# Where the camera stands around the cart (degrees from straight ahead, towards its left) and above
# the floor (degrees).
VIEWS = {"front": (36, 9), "side": (90, 4), "rear": (148, 11)}


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    stage.settings(scene)
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    bpy.ops.import_scene.gltf(filepath=job["glb"])
    cart = [thing for thing in scene.objects if thing.type == "MESH"]
    for_finishes = any("base" in shot for shot in job["views"].values())
    surfaces.refine(cart, sheen=0.6)
    bpy.context.view_layer.update()
    sweep = stage.backdrop()
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    rig = stage.light_up()
    (passes.prepare if for_finishes else denoise.record_passes)(scene)
    for view, shot in job["views"].items():
        started = time.time()
        stage.expose(scene, shot, round(shot["width"] * 2 / 3))
        if "camera" in shot:
            azimuth = frame.look(camera, **shot["camera"])
        else:
            azimuth, elevation = (math.radians(angle) for angle in VIEWS[view])
            frame.aim(scene, camera, cart, azimuth, elevation)
        rig.rotation_euler.z = sweep.rotation_euler.z = azimuth
        if for_finishes:
            passes.render(scene, cart, sweep, shot["base"], shot["light"])
        else:
            cut_out.render(scene, cart, sweep, shot["png"])
        print(f"done {view} {time.time() - started:.1f}", flush=True)


main()
