"""Meshes gathered from arrays of faces."""

import math

import bpy
import numpy as np


def turn(points, yaw):
    """Points turned about the vertical, yaw in radians."""
    c, s = math.cos(yaw), math.sin(yaw)
    points = np.asarray(points, float)
    out = points.copy()
    out[..., 0] = points[..., 0] * c - points[..., 1] * s
    out[..., 1] = points[..., 0] * s + points[..., 1] * c
    return out


class Shape:
    """Collects vertices and faces with material slots; `finish` makes the object."""

    def __init__(self):
        self.points, self.faces, self.slots, self.count = [], [], [], 0

    def add(self, points, faces, slot=0):
        points = np.asarray(points, float).reshape(-1, 3)
        faces = np.asarray(faces, int)
        self.points.append(points)
        self.faces.append(faces + self.count)
        self.slots.append(np.full(len(faces), slot))
        self.count += len(points)

    def quads(self, centres, along, across, slot=0, taper=1.0):
        """Loose rectangles: half-vectors along and across, all (n, 3)."""
        n = len(centres)
        ends = across * taper
        corners = np.stack([centres - along - across, centres - along + across,
                            centres + along + ends, centres + along - ends], 1)
        self.add(corners, np.arange(n * 4).reshape(n, 4), slot)

    def leaves(self, centres, along, across, slot=0):
        """Loose leaves, pointed at both ends: half-vectors along and across, all (n, 3)."""
        n = len(centres)
        widest = centres - along * 0.15
        corners = np.stack([centres - along, widest + across, centres + along, widest - across], 1)
        self.add(corners, np.arange(n * 4).reshape(n, 4), slot)

    def tube(self, path, radii, sides=6, slot=0):
        """A round bar along a path (n, 3) with a radius at every point."""
        path = np.asarray(path, float)
        n = len(path)
        heading = np.gradient(path, axis=0)
        heading /= np.linalg.norm(heading, axis=1, keepdims=True) + 1e-9
        helper = np.where(np.abs(heading[:, 2:]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]])
        u = np.cross(heading, helper)
        u /= np.linalg.norm(u, axis=1, keepdims=True) + 1e-9
        v = np.cross(heading, u)
        angle = np.arange(sides) * 2 * math.pi / sides
        ring = (u[:, None] * np.cos(angle)[:, None] + v[:, None] * np.sin(angle)[:, None])
        points = path[:, None] + ring * np.asarray(radii, float)[:, None, None]
        i, j = np.meshgrid(np.arange(n - 1), np.arange(sides), indexing="ij")
        k = (j + 1) % sides
        faces = np.stack([i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j], -1)
        self.add(points, faces.reshape(-1, 4), slot)

    def box(self, centre, size, slot=0, yaw=0.0):
        """A block by its middle and its full size."""
        signs = np.array([[x, y, z] for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)]) * 0.5
        faces = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]]
        self.add(turn(signs * np.asarray(size, float), yaw) + np.asarray(centre, float), faces, slot)

    def finish(self, name, materials, smooth=False, bevel=0.0):
        """The object, linked to the scene; quads and triangles may be mixed."""
        mesh = bpy.data.meshes.new(name)
        loops = np.concatenate([f.ravel() for f in self.faces])
        sizes = np.concatenate([np.full(len(f), f.shape[1]) for f in self.faces])
        mesh.vertices.add(self.count)
        mesh.vertices.foreach_set("co", np.concatenate(self.points).ravel())
        mesh.loops.add(len(loops))
        mesh.loops.foreach_set("vertex_index", loops)
        mesh.polygons.add(len(sizes))
        mesh.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(sizes)[:-1]]))
        mesh.polygons.foreach_set("loop_total", sizes)
        mesh.polygons.foreach_set("material_index", np.concatenate(self.slots))
        mesh.polygons.foreach_set("use_smooth", np.full(len(sizes), smooth))
        mesh.update(calc_edges=True)
        for material in materials:
            mesh.materials.append(material)
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        if bevel:
            edge = thing.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
        return thing
