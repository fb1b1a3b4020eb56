"""The photographer: where the camera stands, what is sharp, how the film responds."""

import math
from dataclasses import dataclass

import bpy


@dataclass
class Shot:
    """A frame. The camera stands over the origin, level, looking along +y; lengths in metres."""

    eye: float
    lens: float = 35.0
    # The horizon's height in the frame: 0.5 is the middle, more is higher up.
    horizon: float = 0.6
    pan: float = 0.0
    focus: float = 8.0
    stop: float = 2.8
    exposure: float = 0.0
    look: str = "Medium High Contrast"
    bloom: float = 0.12
    # Where the phone's frame looks, in degrees to the right, and its lens.
    portrait_pan: float = 9.0
    portrait_lens: float = 40.0
    portrait_horizon: float = 0.58


def set_camera(shot, width, height):
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    upright = height > width
    lens.sensor_width = 36
    lens.sensor_fit = "HORIZONTAL"
    lens.lens = shot.portrait_lens if upright else shot.lens
    horizon = shot.portrait_horizon if upright else shot.horizon
    lens.shift_y = -(horizon - 0.5) * height / width
    lens.dof.use_dof = True
    lens.dof.focus_distance = shot.focus
    lens.dof.aperture_fstop = shot.stop
    lens.clip_end = 20000
    lens.clip_start = 0.05
    camera = bpy.data.objects.new("camera", lens)
    camera.location = (0, 0, shot.eye)
    pan = shot.portrait_pan if upright else shot.pan
    camera.rotation_euler = (math.radians(90), 0, math.radians(-pan))
    scene.collection.objects.link(camera)
    scene.camera = camera
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = shot.look
    scene.view_settings.exposure = shot.exposure
