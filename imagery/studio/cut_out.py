"""A cart cut out of the studio: its light, how much of each pixel it covers, and its shadow."""

import struct
import zlib

import numpy as np

import denoise

# The shadow is soft: a part of the picture's width, with more samples a pixel, shows all of it.
SHADOW_PART, SHADOW_SAMPLES = 0.15, 20
# The floor without the cart changes slowly.
BARE_PART, BARE_SAMPLES = 0.05, 64
# Strength of the filter against noise, see denoise.smooth: a floor has no detail to keep.
CART_STRENGTH, FLOOR_STRENGTH = 4.0, 12.0


def render(scene, cart, sweep, path):
    """Writes a PNG with alpha: the cart over its shadow, on nothing."""
    light, cover = cart_alone(scene, sweep)
    height, width = cover.shape
    shadow = np.clip(shadow_of(scene, cart, sweep, (height, width)), 0, 0.95)
    # In the display's values, where the browser mixes it with the ground of the page.
    colour = display(scene, light / np.maximum(cover, 1e-4)[:, :, None])
    alpha = cover + (1 - cover) * shadow
    colour *= (cover / np.maximum(alpha, 1e-4))[:, :, None]
    write(np.dstack([colour, alpha]), path)


def cart_alone(scene, sweep, render=denoise.render_cut_out):
    """What `render` returns of the cart alone; the sweep still lights it and is mirrored in it."""
    scene.render.film_transparent = True
    sweep.visible_camera = False
    result = render(scene, CART_STRENGTH)
    sweep.visible_camera = True
    scene.render.film_transparent = False
    return result


def shadow_of(scene, cart, sweep, size):
    """The alpha of a black layer that darkens the floor as the cart does."""
    samples = scene.cycles.samples
    bounces = scene.cycles.diffuse_bounces
    scene.cycles.diffuse_bounces = 1
    for thing in cart:
        thing.visible_camera = False
    dark = floor(scene, SHADOW_PART, SHADOW_SAMPLES, size)
    for thing in cart:
        thing.visible_camera, thing.hide_render = True, True
    bare = floor(scene, BARE_PART, BARE_SAMPLES, size)
    for thing in cart:
        thing.hide_render = False
    scene.cycles.samples = samples
    scene.cycles.diffuse_bounces = bounces
    scene.render.resolution_percentage = 100
    # A difference of 2 % is noise.
    share = np.minimum(1, dark / np.maximum(bare, 1e-4) * 1.02)
    return 1 - share ** (1 / 2.2)


def floor(scene, part, samples, size):
    """The brightness of the floor, rendered smaller by `part` and enlarged to `size`."""
    scene.render.resolution_percentage = round(part * 100)
    scene.cycles.samples = samples
    light = denoise.render_smooth(scene, 0)
    flat = np.zeros_like(light)
    light = denoise.smooth(light, flat, flat, flat[:, :, :1], FLOOR_STRENGTH).mean(axis=2)
    # What the enlarging leaves of single pixels is taken away before and after it.
    return denoise.box(enlarge(denoise.box(light, 1), size), 5)


def enlarge(values, size):
    """Linear interpolation to that height and width."""
    for axis, length in enumerate(size):
        at = np.clip((np.arange(length) + 0.5) * values.shape[axis] / length - 0.5, 0, values.shape[axis] - 1)
        low = np.minimum(at.astype(int), values.shape[axis] - 2)
        part = (at - low).astype(np.float32)
        part = part[:, None] if axis == 0 else part
        values = np.take(values, low, axis) * (1 - part) + np.take(values, low + 1, axis) * part
    return values


def display(scene, light):
    """Linear light as sRGB values, exposed like the scene."""
    return encoded(np.clip(light * 2**scene.view_settings.exposure, 0, 1))


def encoded(light):
    """Linear values from 0 to 1 with the transfer of sRGB."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def write(values, path):
    """Writes straight alpha and display values to a PNG; rows come from below, as Blender has them."""
    height, width = values.shape[:2]
    pixels = np.round(np.clip(values[::-1], 0, 1) * 255).astype(np.uint8)
    rows = np.hstack([np.zeros((height, 1), np.uint8), pixels.reshape(height, width * 4)])
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), 1)), (b"IEND", b"")):
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
