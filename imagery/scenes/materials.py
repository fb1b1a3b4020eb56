"""What things are made of; every surface is seen through the scene's air."""

import bpy

from nodes import Graph


def surface(name, build, airy=True):
    """A material whose shader socket `build(graph)` returns."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    # The haze's glow must not be sampled as a lamp.
    if hasattr(material.cycles, "sample_as_light"):
        material.cycles.sample_as_light = False
    tree = material.node_tree
    tree.nodes.clear()
    g = Graph(tree)
    shader = build(g)
    if airy and "air" in bpy.data.node_groups:
        air = tree.nodes.new("ShaderNodeGroup")
        air.node_tree = bpy.data.node_groups["air"]
        g.put(air.inputs[0], shader)
        shader = air.outputs[0]
    g.node("OutputMaterial", {"Surface": shader})
    return material


def principled(g, colour, roughness=0.6, specular=0.3, **more):
    inputs = {"Base Color": colour, "Roughness": roughness, "Specular": specular}
    inputs.update({key.replace("_", " ").title(): value for key, value in more.items()})
    return g.node("BsdfPrincipled", inputs)


def plain(name, colour, roughness=0.6, specular=0.3, **more):
    """One even colour."""
    return surface(name, lambda g: principled(g, colour, roughness, specular, **more))


def mottled(name, dark, light, scale, roughness=0.8, bump=0.0, stretch=(1, 1, 1), specular=0.2, detail=6.0):
    """Two colours mixed by noise, with relief if asked; stretch makes grain."""
    def build(g):
        where = g.vector("MULTIPLY", g.node("TexCoord", output="Object"), stretch)
        grain = g.noise(scale, detail, 0.62, where=where)
        colour = g.mix(g.step(grain, 0.3, 0.7), dark, light)
        more = {"normal": g.bump(grain, bump)} if bump else {}
        return principled(g, colour, roughness, specular, **more)
    return surface(name, build)


def leaf(name, colours, through=0.4, snow=0.0, dim=1.0):
    """Foliage: colour by plant and by leaf, light shining through, snow on top if asked."""
    def build(g):
        plant = g.node("ObjectInfo", output="Random")
        each = g.node("NewGeometry", output="Random Per Island")
        steps = [(i / max(1, len(colours) - 1), c) for i, c in enumerate(colours)]
        spread = g.math("ADD", g.mul(plant, 0.8), g.mul(g.sub(each, 0.5), 0.32), clamp=True)
        colour = g.ramp(g.add(spread, 0.1), steps)
        value = g.mul(g.add(0.65, g.mul(each, 0.6)), dim)
        bright = g.vector("SCALE", colour)
        g.put(bright.node.inputs["Scale"], value)
        top = bright
        if snow:
            _, _, up = g.split(g.normal())
            top = g.mix(g.step(g.math("ABSOLUTE", up), 0.25, 0.6, 0.0, snow), bright, (0.82, 0.85, 0.9))
        return g.blend(through, g.node("BsdfDiffuse", {0: top}), g.node("BsdfTranslucent", {0: top}))
    return surface(name, build)


def meadow(name, lush, dry, soil, bare=0.35, relief=0.05, paths=()):
    """Ground cover: lush and dry patches, bare soil where noise is low."""
    def build(g):
        broad, fine = g.noise(0.11, 5.0), g.noise(3.5, 6.0, 0.7)
        colour = g.mix(g.step(g.add(broad, g.mul(g.sub(fine, 0.5), 0.5)), 0.4, 0.62), dry, lush)
        open_ = g.step(g.noise(0.35, 6.0, 0.6), bare - 0.05, bare + 0.05, 1.0, 0.0)
        colour = g.mix(open_, colour, soil)
        speckle = g.vector("SCALE", colour)
        g.put(speckle.node.inputs["Scale"], g.step(fine, 0.2, 0.8, 0.6, 1.35))
        return principled(g, speckle, 0.95, 0.05, normal=g.bump(fine, relief))
    return surface(name, build)


def pebbles(g, dark, light, size=22.0):
    """Colour and relief of small stones, `size` to a metre, each its own grey."""
    cells = g.tree.nodes.new("ShaderNodeTexVoronoi")
    g.put(cells.inputs["Vector"], g.vector("ADD", g.position(), g.scale(g.node("TexNoise", {"Scale": 9.0}, "Color"), 0.05)))
    cells.inputs["Scale"].default_value = size
    each, _, _ = g.split(cells.outputs["Color"])
    tone = g.add(g.mul(each, 0.6), g.mul(g.noise(0.6, 5.0), 0.4))
    return g.mix(tone, dark, light), g.sub(1.0, cells.outputs["Distance"])


def asphalt(name, colour=(0.055, 0.055, 0.058), wet=0.0):
    """A road: fine grain, worn tracks, darker patches, puddles if wet."""
    def build(g):
        fine, broad = g.noise(60.0, 3.0, 0.7), g.noise(0.35, 6.0, 0.6)
        light = tuple(min(1.0, c * 1.7) for c in colour)
        tone = g.mix(g.step(g.add(g.mul(fine, 0.35), g.mul(broad, 0.65)), 0.35, 0.68), colour, light)
        puddle = g.step(broad, 0.52 - 0.2 * wet, 0.44 - 0.2 * wet) if wet else 0.0
        rough = g.sub(0.8, g.mul(puddle, 0.62)) if wet else 0.8
        return principled(g, tone, rough, 0.35, normal=g.bump(fine, 0.004, 0.6))
    return surface(name, build)


def lamp(name, colour, strength, shines=False):
    """Something that glows; if it shines, it also lights what is around it (noisily)."""
    def build(g):
        return g.node("Emission", {"Color": colour, "Strength": strength})
    material = surface(name, build, airy=False)
    if hasattr(material.cycles, "sample_as_light"):
        material.cycles.sample_as_light = shines
    return material
