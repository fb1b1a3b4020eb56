"""Renders what any finish of a cart can be put together from (docs/decisions/0057).

Light that a surface reflects is proportional to its color. So a cart with gray paint and gray seats is
rendered once, and what their color adds is told from all other light: a picture in a finish is

    base + paint * light of the paint + seats * light of the seats

in linear light, for each pixel (app/made/stills/compose.ts).
"""

import bpy
import numpy as np

import cut_out
import denoise
import surfaces

# What the three channels of the light's picture show, by the names of imagery/cart/material.ts.
PARTS = "paint", "seat", "seat accent"
# How much light the gray paint and seats reflect: what they throw onto other parts is of that strength.
GRAY = 0.2
# The brightest light that a channel holds, in units of what a white surface would need to be white.
BRIGHTEST = 2.0
LIGHT = {"DiffDir": "DiffDir", "DiffInd": "DiffInd"}
MASKS = {f"Mask {part}": f"mask {part}" for part in PARTS}


def prepare(scene):
    """Makes paint and seats gray, and lets the scene record the passes that `render` needs."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    materials = {material.name.split(".")[0]: material for material in bpy.data.materials}
    for part in PARTS:
        mask = layer.aovs.add()
        mask.name, mask.type = f"mask {part}", "VALUE"
        if part not in materials:
            continue
        output = materials[part].node_tree.nodes.new("ShaderNodeOutputAOV")
        output.name = mask.name
        output.inputs["Value"].default_value = 1
        shader = surfaces.node_of(materials[part], "BSDF_PRINCIPLED")
        shader.inputs["Base Color"].default_value = (GRAY, GRAY, GRAY, 1)
        shader.inputs["Metallic"].default_value = 0
    # Under its clear coat paint has no surface of its own: a second reflection would pale dark paints.
    surfaces.node_of(materials["paint"], "BSDF_PRINCIPLED").inputs["Specular"].default_value = 0
    denoise.record_passes(scene, {**denoise.PASSES, **LIGHT, **MASKS})


def render(scene, cart, sweep, base_path, light_path):
    """Writes two PNGs: the cart with black paint and seats, with alpha and its shadow; and the light."""
    base, light, cover = cut_out.cart_alone(scene, sweep, split)
    shadow = np.clip(cut_out.shadow_of(scene, cart, sweep, cover.shape), 0, 0.95)
    alpha = cover + (1 - cover) * shadow
    # In the display's values the shadow darkens an edge by this; in linear light, by about its power.
    part = (cover / np.maximum(alpha, 1e-4))[:, :, None]
    whole = np.maximum(cover, 1e-4)[:, :, None]
    cut_out.write(np.dstack([cut_out.display(scene, base / whole) * part, alpha]), base_path)
    share = np.clip(light / whole * part**2.2 / BRIGHTEST, 0, 1)
    cut_out.write(np.dstack([cut_out.encoded(share), np.ones_like(alpha)]), light_path)


def split(scene, strength):
    """The light without paint and seats, that of the three parts (both premultiplied), and the cover."""
    names = [*denoise.PASSES, *LIGHT, *MASKS]
    passes = dict(zip(names, denoise.render_passes(scene, *names)))
    cover = passes["Image"][:, :, 3]
    here = denoise.where_covered(cover)
    image, albedo, normal, depth = (passes[name][here][:, :, :3] for name in denoise.PASSES)
    base = np.zeros((*cover.shape, 3), np.float32)
    light = np.zeros_like(base)
    falling = sum(passes[name][here][:, :, :3] for name in LIGHT)
    guides = (denoise.steady(denoise.steady(guide)) for guide in (albedo, normal, depth[:, :, :1]))
    falling = denoise.smooth(falling, *guides, strength)
    masks = [np.clip(passes[name][here][:, :, :1], 0, 1) for name in MASKS]
    image = denoise.smooth_picture(image, albedo, normal, depth, strength)
    base[here] = np.maximum(image - GRAY * sum(masks) * falling, 0)
    light[here] = np.dstack([mask * falling.mean(axis=2, keepdims=True) for mask in masks])
    return base, light, np.clip(cover, 0, 1)
