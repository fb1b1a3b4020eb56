"""Still and rippled water."""

from shape import Shape
from materials import principled, surface


def lake(level, material, reach=5000.0):
    """A flat sheet of water at that height."""
    shape = Shape()
    shape.add([[-reach, -50, level], [reach, -50, level], [reach, reach, level], [-reach, reach, level]], [[0, 1, 2, 3]])
    return shape.finish("lake", [material])


def water(ripple=0.02, wind=(1.0, 0.3, 1.0), tint=(0.010, 0.020, 0.022)):
    """Dark water: long swells and fine ripples in patches, as a light breeze makes them."""
    def build(g):
        where = g.vector("MULTIPLY", g.position(), wind)
        swell, fine = g.noise(0.5, 2.0, where=where), g.noise(3.2, 3.0, 0.6, where=where)
        patch = g.step(g.noise(0.018, 3.0), 0.42, 0.62, 0.15, 1.0)
        # Far off, ripples are smaller than a pixel: they would only be noise in what the water mirrors.
        _, away, _ = g.split(g.position())
        height = g.mul(g.add(g.mul(swell, 0.6), g.mul(g.mul(fine, patch), 0.25)), g.step(away, 30, 200, 1.0, 0.04))
        return principled(g, tint, g.step(patch, 0, 1, 0.02, 0.06), 0.5, normal=g.bump(height, ripple * 10, 0.35))
    return surface("water", build)
