"""Many copies of few things, as true instances."""

import bpy
import numpy as np

COUNT = 0


def _named(tree, name, kind):
    node = tree.nodes.new("GeometryNodeInputNamedAttribute")
    node.data_type = kind
    node.inputs["Name"].default_value = name
    return next(output for output in node.outputs if output.enabled and output.name == "Attribute")


def _instances(prototype, points, turns, sizes):
    global COUNT
    COUNT += 1
    name = f"{prototype.name}-field-{COUNT}"
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(points, float).ravel())
    mesh.attributes.new("turn", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", turns.astype("f").ravel())
    mesh.attributes.new("size", "FLOAT", "POINT").data.foreach_set("value", sizes.astype("f"))
    tree = bpy.data.node_groups.new(name, "GeometryNodeTree")
    tree.inputs.new("NodeSocketGeometry", "Geometry")
    tree.outputs.new("NodeSocketGeometry", "Geometry")
    start, end = tree.nodes.new("NodeGroupInput"), tree.nodes.new("NodeGroupOutput")
    source = tree.nodes.new("GeometryNodeObjectInfo")
    source.inputs["Object"].default_value = prototype
    source.inputs["As Instance"].default_value = True
    place = tree.nodes.new("GeometryNodeInstanceOnPoints")
    link = tree.links.new
    link(start.outputs[0], place.inputs["Points"])
    link(source.outputs["Geometry"], place.inputs["Instance"])
    link(_named(tree, "turn", "FLOAT_VECTOR"), place.inputs["Rotation"])
    link(_named(tree, "size", "FLOAT"), place.inputs["Scale"])
    link(place.outputs[0], end.inputs[0])
    field = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(field)
    field.modifiers.new("instances", "NODES").node_group = tree


def scatter(prototypes, places, height, rng, size=(0.8, 1.2), lean=0.04, sink=0.05, yaw=None):
    """Puts a random prototype on every place (n, 2), at height(x, y), turned and sized at random."""
    if not len(places):
        return
    n = len(places)
    points = np.column_stack([places, height(places[:, 0], places[:, 1]) - sink])
    turns = np.column_stack([rng.normal(0, lean, n), rng.normal(0, lean, n), rng.random(n) * 6.283])
    if yaw is not None:
        turns[:, 2] = yaw
    sizes = rng.uniform(size[0], size[1], n)
    pick = rng.integers(0, len(prototypes), n)
    for number, prototype in enumerate(prototypes):
        chosen = pick == number
        if chosen.any():
            _instances(prototype, points[chosen], turns[chosen], sizes[chosen])


def put_away(thing):
    """Hides a prototype behind the camera and far below the ground."""
    thing.location = (0, -4000, -900)
    return thing
