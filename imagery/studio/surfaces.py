"""What the GLB's materials look like up close: flake, grain, glass. By the names of material.ts."""

import bpy


def node_of(material, kind):
    return next(n for n in material.node_tree.nodes if n.type == kind)


def ground(colour, roughness, specular):
    floor = bpy.data.materials.new("studio floor")
    floor.use_nodes = True
    shader = node_of(floor, "BSDF_PRINCIPLED")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    return floor


def studio_floor():
    """Warm, light paper with a trace of reflection."""
    return ground((0.80, 0.785, 0.75), 0.42, 0.18)


def evening_floor():
    """The site's deep evergreen, polished: what stands on it is mirrored a little."""
    return ground((0.014, 0.042, 0.03), 0.4, 0.35)


def grain(material, scale, depth):
    """A fine relief `depth` metres deep, `scale` grains a metre."""
    tree = material.node_tree
    shader = node_of(material, "BSDF_PRINCIPLED")
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 3
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = depth
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def flake(material):
    """Metallic paint: tiny facets that each catch the light a little differently."""
    tree = material.node_tree
    shader = node_of(material, "BSDF_PRINCIPLED")
    if shader.inputs["Metallic"].default_value < 0.1:
        return
    place = tree.nodes.new("ShaderNodeTexCoord")
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 900
    mix = tree.nodes.new("ShaderNodeMapRange")
    base = shader.inputs["Roughness"].default_value
    mix.inputs["To Min"].default_value = base - 0.1
    mix.inputs["To Max"].default_value = base + 0.1
    tree.links.new(place.outputs["Object"], cells.inputs["Vector"])
    tree.links.new(cells.outputs["Color"], mix.inputs["Value"])
    tree.links.new(mix.outputs["Result"], shader.inputs["Roughness"])


def clear(material, tint, sheen=None, least=0.04):
    """Thin glass: mostly a window, a mirror at a glance. Cheap, for light falls straight through.

    A mirror is noise wherever it is faint. Where all around is equally bright, as in the studio,
    `sheen` (the brightness that it would reflect) takes its place. `least` is the part of the light that
    is reflected straight ahead.
    """
    tree = material.node_tree
    tree.nodes.clear()
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (*tint, 1)
    if sheen is None:
        shine = tree.nodes.new("ShaderNodeBsdfGlossy")
        shine.inputs["Roughness"].default_value = 0.02
    else:
        shine = tree.nodes.new("ShaderNodeEmission")
        shine.inputs["Strength"].default_value = sheen
        # Lamps are what lights the studio; a pane among them would be noise.
        material.cycles.sample_as_light = False
    # Facing, not Fresnel: seen from inside the pane a Fresnel term would turn it into a mirror.
    facing = tree.nodes.new("ShaderNodeLayerWeight")
    steep = tree.nodes.new("ShaderNodeMath")
    steep.operation = "POWER"
    steep.inputs[1].default_value = 4
    share = tree.nodes.new("ShaderNodeMapRange")
    share.inputs["To Min"].default_value = least
    share.inputs["To Max"].default_value = 0.7
    mix = tree.nodes.new("ShaderNodeMixShader")
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(facing.outputs["Facing"], steep.inputs[0])
    tree.links.new(steep.outputs[0], share.inputs["Value"])
    tree.links.new(share.outputs["Result"], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])


def refine(things, sheen=None):
    """Gives the imported materials their finer surface; `sheen` is what glass reflects, see `clear`."""
    materials = {slot.material for thing in things for slot in thing.material_slots if slot.material}
    for material in materials:
        name = material.name.split(".")[0]
        if name == "paint":
            flake(material)
        elif name in ("seat", "seat accent"):
            grain(material, 420, 0.0006)
        elif name in ("black plastic", "floor mat", "rubber"):
            grain(material, 700, 0.0004)
        elif name == "glass":
            clear(material, (0.955, 0.985, 0.975), sheen)
        elif name == "window":
            # A closed cabin: panes that are seen to be there.
            clear(material, (0.87, 0.92, 0.9), sheen, least=0.06)
        elif name == "lens":
            clear(material, (0.97, 0.98, 1.0), sheen)
