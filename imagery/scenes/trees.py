"""Trees grown from a seed: conifers in whorls, broadleaf trees by branching."""

import math

import numpy as np

from scatter import put_away
from shape import Shape


def unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def conifer(name, seed, bark, needles, height=14.0, spread=0.19, whorls=44, fan=8, twigs=15, girth=0.013):
    """A spruce or hemlock. Fewer whorls and twigs make the light version for far forests."""
    rng = np.random.default_rng(seed)
    shape = Shape()
    levels = np.linspace(0, 1, 8)
    sway = np.cumsum(rng.normal(0, 0.004, (8, 2)), 0) * height
    trunk = np.column_stack([sway, levels * height])
    shape.tube(trunk, height * girth * (1.02 - levels) + 0.01, 7, 0)
    centres, along, across = [], [], []
    lengthy = height * spread / twigs * 2.4
    for whorl in range(whorls):
        t = 0.07 + 0.92 * (whorl + rng.uniform(-0.4, 0.4)) / whorls
        t = min(max(t, 0.05), 0.985)
        reach = height * spread * (1 - t) ** 0.78 * (0.75 + 0.25 * min(1, t * 7)) + 0.12
        x, y = np.interp(t, levels, sway[:, 0]), np.interp(t, levels, sway[:, 1])
        first = rng.random() * 6.283
        for branch in range(max(3, int(fan * (0.6 + 0.4 * (1 - t))))):
            yaw = first + branch * 6.283 / fan + rng.normal(0, 0.25)
            length = reach * rng.uniform(0.6, 1.15)
            s = np.linspace(0.12, 1, max(2, int(twigs * (0.35 + 0.65 * (1 - t)))))
            rise = 0.45 * t - 0.12
            droop = length * (rise * s - (0.42 - 0.2 * t) * s ** 2 + 0.16 * s ** 5)
            out = np.array([math.cos(yaw), math.sin(yaw), 0.0])
            side = np.array([-out[1], out[0], 0.0])
            spine = np.outer(s * length, out) + [x, y, t * height] + np.outer(droop, [0, 0, 1])
            for hand in (-1, 1):
                n = len(s)
                heading = unit(out * 0.75 + hand * side * 0.75 + rng.normal(0, 0.16, (n, 3)) + [0, 0, -0.18])
                size = lengthy * (1.12 - 0.75 * s) * (0.5 + 0.5 * (1 - t)) * rng.uniform(0.7, 1.2, n) + 0.05
                flat = unit(np.cross(heading, rng.normal(0, 1, (n, 3)) + [0, 0, 0.8]))
                half = heading * size[:, None] / 2
                centres.append(spine + half)
                along.append(half)
                across.append(flat * size[:, None] * 0.24)
            tip = spine[-1:] - spine[-2:-1]
            centres.append(spine[-1:] + tip * 0.3)
            along.append(tip * 0.8)
            across.append(np.outer([0.07 * length + 0.02], side))
    leader = np.array([[0, 0, height * 0.035]])
    centres.append(trunk[-1:] + leader * 0.2)
    along.append(leader)
    across.append(np.array([[0.05, 0.02, 0]]))
    shape.quads(np.concatenate(centres), np.concatenate(along), np.concatenate(across), 1, taper=0.25)
    return put_away(shape.finish(name, [bark, needles]))


def grow(rng, base, heading, length, radius, depth, paths, tips, split=3):
    """One limb and, from it, thinner ones; the last ones carry leaves."""
    n = 5
    path, where = [base], base
    for _ in range(n - 1):
        heading = unit(heading + rng.normal(0, 0.13, 3) + [0, 0, 0.05])
        where = where + heading * length / (n - 1)
        path.append(where)
    path = np.array(path)
    paths.append((path, np.linspace(radius, radius * 0.62, n), depth))
    if depth <= 1:
        tips.append(path[2:] if depth else path)
    if depth == 0:
        return
    first = rng.random() * 6.283
    for child in range(split):
        yaw = first + child * 6.283 / split + rng.normal(0, 0.3)
        helper = unit(np.cross(heading, [0.3, 0.8, 0.5]))
        other = np.cross(heading, helper)
        wide = rng.uniform(0.45, 0.95)
        aim = unit(heading + wide * (math.cos(yaw) * helper + math.sin(yaw) * other))
        start = path[-1 - (child % 2)]
        grow(rng, start, aim, length * rng.uniform(0.66, 0.86), radius * 0.6, depth - 1, paths, tips, split)
    grow(rng, path[-1], heading, length * 0.72, radius * 0.6, depth - 1, paths, tips, split)


def broadleaf(name, seed, bark, leaves, height=11.0, depth=4, per_tip=34, leaf_size=0.13, trunk=0.3, wood=True):
    """A maple or oak; per_tip and leaf_size trade weight against closeness. 0 leaves: winter."""
    rng = np.random.default_rng(seed)
    shape, paths, tips = Shape(), [], []
    length = height * trunk
    grow(rng, np.zeros(3), np.array([0, 0, 1.0]), length, height * 0.022, depth, paths, tips)
    low, high = (f(p[0][:, 2].min() if f is min else p[0][:, 2].max() for p in paths) for f in (min, max))
    scale = height / high
    for path, radii, level in paths:
        if wood or level > 0:
            shape.tube(path * scale, radii, 7 if level > 2 else 4, 0)
    if per_tip:
        ends = np.concatenate(tips) * scale
        around = np.repeat(ends, max(1, per_tip // 5), 0)
        n = len(around)
        spread = height * 0.056 + leaf_size
        apart = rng.normal(0, 0.5, (n, 3))
        # A leaf far from its twig would float in the air.
        apart *= np.minimum(1, 0.8 / np.linalg.norm(apart, axis=1, keepdims=True))
        centres = around + apart * spread
        heading = unit(rng.normal(0, 1, (n, 3)) + [0, 0, -0.5])
        face = unit(np.cross(heading, rng.normal(0, 1, (n, 3))))
        size = leaf_size * rng.uniform(0.6, 1.3, (n, 1))
        shape.leaves(centres, heading * size * 0.6, face * size * 0.5, 1)
    return put_away(shape.finish(name, [bark, leaves]))


def far_conifers(prefix, bark, needles, count=3, seed=50):
    """Light spruces for hillsides."""
    return [conifer(f"{prefix}-{i}", seed + i, bark, needles, 13 + 2.0 * i, 0.2 - 0.015 * i, 13, 6, 4) for i in range(count)]


def far_broadleaf(prefix, bark, leaves, count=3, seed=70):
    """Light round trees for hillsides."""
    return [broadleaf(f"{prefix}-{i}", seed + i, bark, leaves, 11 + i, 3, 25, 0.75, wood=False) for i in range(count)]
