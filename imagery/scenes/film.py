"""Takes the picture: renders, removes noise, lets highlights bloom, darkens the corners a little."""

import sys
from pathlib import Path

import bpy
import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[1] / "studio"))
import denoise  # noqa: E402


def blur(image, radius):
    """Three box filters in a row: nearly a Gaussian."""
    for axis in (0, 1):
        for _ in range(3):
            edge = [(0, 0)] * 3
            edge[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(image, edge, "edge"), axis, dtype=np.float64)
            n = sums.shape[axis]
            upper = np.take(sums, range(2 * radius + 1, n), axis)
            lower = np.take(sums, range(0, n - 2 * radius - 1), axis)
            image = ((upper - lower) / (2 * radius + 1)).astype(np.float32)
    return image


def take(scene, path, strength, bloom):
    """Renders the scene to a PNG; strength is the denoiser's, 0 leaves the noise."""
    denoise.record_passes(scene)
    image = denoise.render_smooth(scene, strength)
    height, width = image.shape[:2]
    bright = np.minimum(np.maximum(image - 0.9, 0), 6)
    halo = sum(blur(bright, max(1, width // part)) for part in (220, 80, 26)) / 3
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    corners = (1 - 0.16 * (x * x + y * y) ** 1.2)[:, :, None]
    image = (image + halo * bloom) * corners
    picture = bpy.data.images.new("picture", width, height, float_buffer=True)
    picture.pixels.foreach_set(np.dstack([image, np.ones((height, width))]).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    picture.save_render(path, scene=scene)
