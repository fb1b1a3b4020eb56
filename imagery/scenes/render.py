"""Renders one hero picture:

blender -b -P imagery/scenes/render.py -- --scene lake --out /path/x.png [--width 1600]
    [--samples 24] [--noise 0.06] [--denoise 3] [--draft] [--portrait]

Prints `done SCENE SECONDS`. The same options make the same picture.
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

import film  # noqa: E402
from camera import set_camera  # noqa: E402

SCENES = ("lake", "village-street", "campground", "snow", "dusk-workshop", "showroom-front", "delivery", "farm-track")


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scene", choices=SCENES, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--noise", type=float, default=0.06, help="where sampling a pixel may stop")
    parser.add_argument("--denoise", type=float, default=3.0, help="0 leaves the noise")
    parser.add_argument("--draft", action="store_true", help="640 wide, 16 samples")
    parser.add_argument("--portrait", action="store_true", help="4:5 for phones instead of 16:9")
    chosen = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    if chosen.draft:
        chosen.width, chosen.samples, chosen.noise = (400 if chosen.portrait else 640), 16, 0.1
    return chosen


def set_cycles(samples, noise):
    cycles = bpy.context.scene.cycles
    bpy.context.scene.render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = min(12, samples)
    cycles.use_denoising = False
    cycles.seed = 7
    cycles.max_bounces = 8
    cycles.diffuse_bounces, cycles.glossy_bounces = 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 12
    cycles.blur_glossy = 0.5
    cycles.filter_width = 1.4


def main():
    chosen = options()
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    height = round(chosen.width * (5 / 4 if chosen.portrait else 9 / 16))
    shot = importlib.import_module(chosen.scene.replace("-", "_")).build()
    set_camera(shot, chosen.width, height)
    set_cycles(chosen.samples, chosen.noise)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = chosen.width, height
    scene.render.resolution_percentage = 100
    film.take(scene, str(Path(chosen.out).resolve()), chosen.denoise, shot.bloom)
    print(f"done {chosen.scene} {time.time() - started:.1f}", flush=True)


main()
