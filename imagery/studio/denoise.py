"""Renders a picture and takes the noise out of it.

Blender as Debian builds it has no denoiser, so this one is ours: an edge-avoiding à-trous wavelet
filter (Dammertz et al., 2010) over the light alone, guided by what Cycles knows without noise about
each pixel: the surface's colour, its normal and its distance.
"""

import os
import tempfile

import bpy
import numpy as np

# Each level reaches twice as far as the one before: the last, 64 pixels.
LEVELS = 7
KERNEL = np.array([1, 2, 1], dtype=np.float32) / 4
# The comparisons after which the fifth of nine values is their median (Smith, 1996).
MEDIAN = (1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3), (5, 8), (4, 7), (3, 6), (1, 4), (2, 5), (4, 7), (4, 2), (6, 4), (4, 2)
PASSES = {"Image": "Image", "Albedo": "Denoising Albedo", "Normal": "Denoising Normal", "Depth": "Denoising Depth"}


def record_passes(scene, passes=PASSES):
    """Lets the scene write light and guides as float files when it renders: Cycles' names by ours."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.name = "passes"
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGBA"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for slot, source in passes.items():
        output.file_slots.new(slot)
        tree.links.new(layers.outputs[source], output.inputs[slot])


def read(folder, name):
    """The pass as an array of height, width and 4: red, green, blue and alpha."""
    path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name))
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def nine_of(guide):
    """The nine pictures that a guide is when moved by up to a pixel each way."""
    wide = np.pad(guide, ((1, 1), (1, 1), (0, 0)), "edge")
    height, width = guide.shape[:2]
    return [wide[j : j + height, i : i + width] for j in range(3) for i in range(3)]


def steady(guide):
    """The median of three by three: glass makes guides noisy too, and edges must stay where they are."""
    nine = nine_of(guide)
    for low, high in MEDIAN:
        nine[low], nine[high] = np.minimum(nine[low], nine[high]), np.maximum(nine[low], nine[high])
    return nine[4]


def edges(guide):
    """Where the guide differs within three by three: where two surfaces meet."""
    nine = nine_of(guide)
    return (np.maximum.reduce(nine) - np.minimum.reduce(nine)).max(axis=2) > 0.04


def box(values, radius):
    """The mean of each pixel's square of 2 radius + 1; values of height and width."""
    wide = np.pad(values, radius, "edge")
    height, width = values.shape
    span = range(2 * radius + 1)
    rows = sum(wide[j : j + height] for j in span)
    return sum(rows[:, i : i + width] for i in span) / (2 * radius + 1) ** 2


def smooth(light, albedo, normal, depth, strength):
    """The light with its noise averaged away where the guides say that the surface goes on.

    Real changes of light inside one surface (reflections, shadows' edges) are kept: a difference of
    light counts by the noise that is left at that place (Schied et al., 2017).
    """
    height, width = light.shape[:2]
    log_depth = np.log1p(np.minimum(depth, 1e4))
    # Scaled so that a distance of 1 between two pixels' guides means: another surface.
    surface = np.dstack([albedo / 0.11, normal / 0.22, log_depth / 0.02]).astype(np.float32)
    luminance = np.log1p(light.mean(axis=2) * 8)
    variance = box((luminance - box(luminance, 1)) ** 2 * 9 / 8, 3)
    for level in range(LEVELS):
        step = 2**level
        luminance = np.log1p(light.mean(axis=2) * 8)
        # A mean of nine has a third of the noise; 0.01 is what an eye would not see.
        steady_luminance = box(luminance, 1)
        scale = (strength * 1.2 * np.sqrt(box(variance, 1)) + 0.01)
        edge = ((step, step), (step, step))
        wide_surface, wide_light = (np.pad(one, (*edge, (0, 0)), "edge") for one in (surface, light))
        wide_luminance, wide_variance = np.pad(steady_luminance, edge, "edge"), np.pad(variance, edge, "edge")
        total, weights, spread = np.zeros_like(light), np.zeros((height, width), np.float32), 0
        for j in range(3):
            for i in range(3):
                here = (slice(j * step, j * step + height), slice(i * step, i * step + width))
                apart = wide_surface[here] - surface
                apart = np.einsum("hwc,hwc->hw", apart, apart)
                weight = np.exp(-apart - np.abs(wide_luminance[here] - steady_luminance) / scale)
                weight *= KERNEL[j] * KERNEL[i]
                total += weight[:, :, None] * wide_light[here]
                weights += weight
                spread += weight**2 * wide_variance[here]
        light = total / weights[:, :, None]
        variance = spread / weights**2
    return light


def render_passes(scene, *names):
    """Renders the scene and returns the passes of those names, see `read`."""
    with tempfile.TemporaryDirectory() as folder:
        scene.node_tree.nodes["passes"].base_path = folder
        bpy.ops.render.render()
        return [read(folder, name) for name in names]


def render_smooth(scene, strength):
    """Renders the scene and returns its light without noise, as an array of height, width and 3."""
    if strength <= 0:
        return render_passes(scene, "Image")[0][:, :, :3]
    passes = render_passes(scene, *PASSES)
    return smooth_picture(*(one[:, :, :3] for one in passes), strength)


def render_cut_out(scene, strength):
    """Like render_smooth for a scene before nothing; also each pixel's cover, of height and width.

    The light is premultiplied: where a pixel is half covered, it is half the surface's.
    """
    passes = render_passes(scene, *PASSES)
    cover = passes[0][:, :, 3]
    here = where_covered(cover)
    light = np.zeros((*cover.shape, 3), np.float32)
    light[here] = smooth_picture(*(one[here][:, :, :3] for one in passes), strength)
    return light, np.clip(cover, 0, 1)


def where_covered(cover):
    """The part of a picture with something in it; a margin keeps the filter's edges out of it."""
    rows, columns = (np.flatnonzero(cover.max(axis=axis) > 0) for axis in (1, 0))
    return tuple(slice(max(0, one[0] - 4), one[-1] + 5) for one in (rows, columns))


def smooth_picture(image, raw, normal, depth, strength):
    """The image without noise; its edges stay as soft as the raw albedo has them."""
    # Twice: glass, half mirror and half window, leaves whole groups of stray pixels.
    albedo, normal, depth = (steady(steady(guide)) for guide in (raw, normal, depth[:, :, :1]))
    surface = np.maximum(np.where(edges(albedo)[:, :, None], raw, albedo), 0.02)
    return smooth(image / surface, albedo, normal, depth, strength) * surface


def render(scene, path, strength=4.0):
    """Renders the scene to a 16-bit PNG at `path`; a strength of 0 leaves the noise."""
    image = render_smooth(scene, strength)
    height, width = image.shape[:2]
    picture = bpy.data.images.new("picture", width, height, float_buffer=True)
    picture.pixels.foreach_set(np.dstack([image, np.ones((height, width), np.float32)]).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    picture.save_render(path, scene=scene)
    bpy.data.images.remove(picture)
