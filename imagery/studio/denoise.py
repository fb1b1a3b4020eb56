"""Renders a picture and takes the noise out of it.

Blender as Debian builds it has no denoiser, so this one is ours: an edge-avoiding à-trous wavelet
filter (Dammertz et al., 2010) over the light alone, guided by what Cycles knows without noise about
each pixel: the surface's colour, its normal and its distance.
"""

import os
import tempfile

import bpy
import numpy as np

# Each level reaches twice as far as the one before: the last, 32 pixels.
LEVELS = 4
KERNEL = np.array([1, 4, 6, 4, 1], dtype=np.float32) / 16
PASSES = {"Image": "Image", "Albedo": "Denoising Albedo", "Normal": "Denoising Normal", "Depth": "Denoising Depth"}


def record_passes(scene):
    """Lets the scene write light and guides as float files when it renders."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.name = "passes"
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for slot, source in PASSES.items():
        output.file_slots.new(slot)
        tree.links.new(layers.outputs[source], output.inputs[slot])


def read(folder, name):
    """The pass as an array of height, width and 3."""
    path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name))
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[:, :, :3]


def steady(guide):
    """The median of three by three: glass makes guides noisy too, and edges must stay where they are."""
    wide = np.pad(guide, ((1, 1), (1, 1), (0, 0)), "edge")
    height, width = guide.shape[:2]
    nine = [wide[j : j + height, i : i + width] for j in range(3) for i in range(3)]
    return np.partition(np.stack(nine), 4, axis=0)[4]


def around(values):
    """The mean of each pixel's three by three: a single stray sample must not count as an edge."""
    wide = np.pad(values, 1, "edge")
    height, width = values.shape
    return sum(wide[j : j + height, i : i + width] for j in range(3) for i in range(3)) / 9


def smooth(light, albedo, normal, depth, strength):
    """The light with its noise averaged away where the guides say that the surface goes on."""
    height, width = light.shape[:2]
    log_depth = np.log1p(np.minimum(depth[:, :, :1], 1e4))
    # Scaled so that a distance of 1 between two pixels' guides means: another surface.
    surface = np.dstack([albedo / 0.11, normal / 0.22, log_depth / 0.02])
    for level in range(LEVELS):
        step = 2**level
        # Real changes of light inside one surface (reflections, shadows' edges) are kept: the
        # further the filter reaches, the surer it must be that the light is the same.
        luminance = np.log1p(around(light.mean(axis=2)) * 8) / (strength * 0.55 / (1 + level))
        guide = np.dstack([surface, luminance]).astype(np.float32)
        edge = ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0))
        wide_guide, wide_light = np.pad(guide, edge, "edge"), np.pad(light, edge, "edge")
        total = np.zeros_like(light)
        weights = np.zeros((height, width), np.float32)
        for j in range(5):
            for i in range(5):
                here = (slice(j * step, j * step + height), slice(i * step, i * step + width))
                apart = wide_guide[here] - guide
                weight = np.exp(-np.einsum("hwc,hwc->hw", apart, apart))
                weight *= KERNEL[j] * KERNEL[i]
                total += weight[:, :, None] * wide_light[here]
                weights += weight
        light = total / weights[:, :, None]
    return light


def render(scene, path, strength=1.0):
    """Renders the scene to a 16-bit PNG at `path`; a strength of 0 leaves the noise."""
    with tempfile.TemporaryDirectory() as folder:
        scene.node_tree.nodes["passes"].base_path = folder
        bpy.ops.render.render()
        image = read(folder, "Image")
        if strength > 0:
            albedo, normal, depth = (steady(read(folder, n)) for n in ("Albedo", "Normal", "Depth"))
            surface = np.maximum(albedo, 0.02)
            image = smooth(image / surface, albedo, normal, depth, strength) * surface
    height, width = image.shape[:2]
    picture = bpy.data.images.new("picture", width, height, float_buffer=True)
    picture.pixels.foreach_set(np.dstack([image, np.ones((height, width), np.float32)]).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    picture.save_render(path, scene=scene)
    bpy.data.images.remove(picture)
