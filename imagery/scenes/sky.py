"""Sky light, sun, clouds and the air between the camera and what it sees."""

import math
from dataclasses import dataclass

import bpy

from nodes import Graph


@dataclass
class Weather:
    """Light and air of a scene. Angles in degrees, densities per metre."""

    # Clockwise from the view direction (+y): 90 is light from the right.
    sun_azimuth: float
    sun_elevation: float
    sun_colour: tuple
    sun_strength: float
    # Colours from the horizon (0) to the zenith (1).
    sky: list
    glow: tuple
    sun_angle: float = 3.0
    sky_strength: float = 1.0
    glow_strength: float = 1.0
    # Share of the sky under cloud, and the clouds' bright and dark sides.
    cloud_cover: float = 0.4
    cloud_scale: float = 1.0
    cloud_lit: tuple = (1.0, 0.9, 0.8)
    cloud_shade: tuple = (0.45, 0.48, 0.55)
    haze: float = 0.0004
    haze_height: float = 300.0
    # A shallow layer of fog over water or meadows.
    mist: float = 0.0
    mist_height: float = 2.0
    mist_base: float = 0.0

    def sun_direction(self):
        azimuth, elevation = math.radians(self.sun_azimuth), math.radians(self.sun_elevation)
        across = math.cos(elevation)
        return (math.sin(azimuth) * across, math.cos(azimuth) * across, math.sin(elevation))


def bright_day(sun_azimuth, sun_elevation, sun_strength, haze, haze_height):
    """A late morning under a blue sky with a few clouds."""
    return Weather(
        sun_azimuth, sun_elevation, sun_colour=(1.0, 0.95, 0.87), sun_strength=sun_strength, sun_angle=1.0,
        sky=[(0.0, (0.62, 0.74, 0.86)), (0.28, (0.36, 0.55, 0.82)), (0.6, (0.18, 0.38, 0.72)), (1.0, (0.1, 0.26, 0.58))],
        glow=(1.0, 0.92, 0.8), glow_strength=0.2, cloud_cover=0.45, cloud_lit=(1.0, 0.99, 0.97), cloud_shade=(0.6, 0.66, 0.74),
        haze=haze, haze_height=haze_height)


def clear_sky(weather):
    """A node group: the cloudless sky's colour in a direction."""
    group = bpy.data.node_groups.new("clear-sky", "ShaderNodeTree")
    group.inputs.new("NodeSocketVector", "Direction")
    group.outputs.new("NodeSocketColor", "Colour")
    g = Graph(group)
    direction = g.node("NodeGroupInput")
    _, _, z = g.split(direction)
    height = g.math("POWER", g.math("MAXIMUM", z, 0.0), 0.5)
    base = g.ramp(height, weather.sky)
    facing = g.math("MAXIMUM", g.vector("DOT_PRODUCT", direction, weather.sun_direction(), output=1), 0.0)
    wide = g.mul(g.math("POWER", facing, 5.0), 0.35)
    near = g.mul(g.math("POWER", facing, 60.0), 0.9)
    tight = g.mul(g.math("POWER", facing, 900.0), 3.0)
    glow = g.mul(g.add(g.add(wide, near), tight), weather.glow_strength)
    glowing = g.vector("SCALE", weather.glow)
    g.put(glowing.node.inputs["Scale"], glow)
    total = g.vector("SCALE", g.vector("ADD", base, glowing))
    g.put(total.node.inputs["Scale"], weather.sky_strength)
    g.node("NodeGroupOutput", {0: total})
    return group


def under(group, g, direction):
    node = g.tree.nodes.new("ShaderNodeGroup")
    node.node_tree = group
    g.put(node.inputs[0], direction)
    return node.outputs[0]


def make_world(weather, group):
    """The sky with clouds as the scene's environment."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes.clear()
    g = Graph(world.node_tree)
    direction = g.node("TexCoord", output="Generated")
    x, y, z = g.split(direction)
    # Clouds lie on a flat layer overhead: perspective packs them at the horizon.
    flat = g.add(g.math("MAXIMUM", z, 0.0), 0.16)
    layer = g.join(g.div(x, flat), g.mul(g.div(y, flat), 1.7), 3.7)
    billow = dict(detail=9.0, roughness=0.56, distortion=0.25)
    scale = 0.75 * weather.cloud_scale
    here = g.noise(scale, where=layer, **billow)
    sun = weather.sun_direction()
    toward = g.vector("ADD", layer, (sun[0] * 0.22, sun[1] * 0.22, 0.05))
    thick = g.noise(scale, where=toward, **billow)
    low = 0.66 - 0.32 * weather.cloud_cover
    cover = g.step(here, low, low + 0.2)
    cover = g.mul(cover, g.step(z, 0.0, 0.16))
    lit = g.step(g.sub(here, thick), -0.1, 0.12)
    colour = g.mix(lit, weather.cloud_shade, weather.cloud_lit)
    shade = g.vector("SCALE", colour)
    g.put(shade.node.inputs["Scale"], weather.sky_strength)
    clear = under(group, g, direction)
    total = g.mix(g.mul(cover, 0.9), clear, shade)
    # Clouds are for eyes and mirrors; what lights the land by chance rays is the plain sky.
    eye = g.math("MAXIMUM", g.node("LightPath", output="Is Camera Ray"), g.node("LightPath", output="Is Glossy Ray"))
    lighting, seen = g.node("Background", {"Color": clear}), g.node("Background", {"Color": total})
    g.node("OutputWorld", {0: g.blend(eye, lighting, seen)})
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256
    bpy.context.scene.world = world


def make_air(weather, group):
    """A node group that lays distance haze and ground mist over a surface."""
    air = bpy.data.node_groups.new("air", "ShaderNodeTree")
    air.inputs.new("NodeSocketShader", "Surface")
    air.outputs.new("NodeSocketShader", "Surface")
    g = Graph(air)
    surface = g.node("NodeGroupInput")
    back = g.node("NewGeometry", output="Incoming")
    direction = g.vector("SCALE", back)
    g.put(direction.node.inputs["Scale"], -1.0)
    far = g.node("LightPath", output="Ray Length")
    _, _, z = g.split(g.position())
    dx, dy, dz = g.split(direction)

    def depth(density, height, base):
        # Mean of the exponential density at the ends and middle of the ray.
        start = g.sub(z, g.mul(dz, far))
        middle = g.mul(g.add(z, start), 0.5)
        parts = [g.math("MINIMUM", g.exp(g.div(g.sub(base, h), height)), 1.0) for h in (start, middle, z)]
        mean = g.div(g.add(g.add(parts[0], parts[1]), parts[2]), 3.0)
        return g.mul(g.mul(mean, far), density)

    total = depth(weather.haze, weather.haze_height, 0.0)
    if weather.mist:
        wisps = g.noise(0.02, 4.0, 0.6, where=g.vector("MULTIPLY", g.position(), (1, 0.35, 2.0)))
        mist = depth(weather.mist, weather.mist_height, weather.mist_base)
        total = g.add(total, g.mul(mist, g.step(wisps, 0.34, 0.66, 0.35, 1.6)))
    veil = g.sub(1.0, g.exp(g.mul(total, -1.0)))
    kinds = [g.node("LightPath", output=kind) for kind in ("Is Camera Ray", "Is Glossy Ray", "Is Transmission Ray")]
    seen = g.math("MAXIMUM", kinds[0], g.math("MAXIMUM", kinds[1], kinds[2]))
    level = g.join(dx, dy, g.add(g.mul(g.math("ABSOLUTE", dz), 0.25), 0.02))
    colour = under(group, g, g.vector("NORMALIZE", level))
    shine = g.node("Emission", {"Color": colour})
    g.node("NodeGroupOutput", {0: g.blend(g.mul(veil, seen), surface, shine)})
    return air


def make_sky(weather):
    """World, sun lamp (if the sun is up) and air for a scene; surfaces look the air up by its name."""
    group = clear_sky(weather)
    make_world(weather, group)
    make_air(weather, group)
    if not weather.sun_strength:
        return
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = weather.sun_strength
    lamp.color = weather.sun_colour
    lamp.angle = math.radians(weather.sun_angle)
    sun = bpy.data.objects.new("sun", lamp)
    sun.rotation_euler = (
        math.radians(90 - weather.sun_elevation), 0, math.radians(180 - weather.sun_azimuth))
    bpy.context.scene.collection.objects.link(sun)
