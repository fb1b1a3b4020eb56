"""Simple houses with clapboards, shingled gables, sash windows and porches."""

import math

import numpy as np

import materials as s
from shape import Shape

SIDING, TRIM, ROOF, GLASS, LIT, DOOR, STONE, DECK = range(8)


def tiles(name, colours, roughness=0.8, specular=0.2, grain=0.0):
    """Boards or shingles: every piece its own shade of the colours."""
    def build(g):
        each = g.node("NewGeometry", output="Random Per Island")
        steps = [(i / max(1, len(colours) - 1), c) for i, c in enumerate(colours)]
        colour = g.mix(g.mul(g.noise(2.2, 6.0, 0.65), 0.45), g.ramp(each, steps), (0.02, 0.02, 0.02))
        return s.principled(g, colour, roughness, specular)
    return s.surface(name, build)


def pane(name, warm=0.0):
    """Window glass before a dim room, or a lit one."""
    def build(g):
        _, _, z = g.split(g.node("TexCoord", output="Object"))
        blur = g.noise(1.4, 3.0, where=g.node("TexCoord", output="Object"))
        inside = g.mix(g.step(blur, 0.35, 0.7), (1.0, 0.5, 0.18), (1.0, 0.72, 0.4))
        glow = g.step(blur, 0.2, 0.7, 0.35 * warm, 1.2 * warm)
        return s.principled(g, (0.012, 0.016, 0.02), 0.04, 0.6, emission=inside, emission_strength=glow)
    return s.surface(name, build)


def house_materials(name, siding, trim=(0.75, 0.73, 0.68), roof=(0.07, 0.065, 0.065), door=(0.16, 0.03, 0.02), warm=0.0):
    """The eight materials of a house, in slot order."""
    fade = tuple(c * 0.86 for c in siding)
    light = tuple(min(1.0, c * 1.9) for c in roof)
    return [tiles(f"{name}-siding", [fade, siding]), s.plain(f"{name}-trim", trim, 0.5), tiles(f"{name}-roof", [roof, light], 0.9),
            pane(f"{name}-glass"), pane(f"{name}-lit", warm), s.plain(f"{name}-door", door, 0.35),
            s.mottled(f"{name}-stone", (0.09, 0.085, 0.08), (0.3, 0.28, 0.25), 3, 0.9, 0.03), tiles(f"{name}-deck", [(0.2, 0.18, 0.16), (0.28, 0.25, 0.22)])]


def boards(shape, start, end, low, high, slot=SIDING, gable=0.0, row=0.125):
    """Clapboards between two points of a wall, outward to the right of start → end."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    ahead = (end - start) / np.linalg.norm(end - start)
    out = np.array([ahead[1], -ahead[0]])
    width = np.linalg.norm(end - start)
    for z in np.arange(low, high - 0.01, row):
        a, b = 0.0, width
        if gable:
            inset = (z + row - low) / gable
            a, b = inset, width - inset
            if b - a < 0.1:
                break
        left, right = start + ahead * a, start + ahead * b
        top = min(z + row, high + 0.02)
        low_l, low_r = left + out * 0.018, right + out * 0.018
        shape.add([(*left, z), (*low_l, z), (*low_r, z), (*right, z), (*left, top), (*right, top)], [[0, 3, 2, 1], [1, 2, 5, 4]], slot)


def shingles(shape, eave_a, eave_b, ridge_a, ridge_b, rng, row=0.22, wide=0.34):
    """Rows of shingles from the eave line up to the ridge line, over a thin deck."""
    a, b, c, d = (np.asarray(p, float) for p in (eave_a, eave_b, ridge_a, ridge_b))
    normal = np.cross(b - a, c - a)
    normal *= math.copysign(1, normal[2]) / np.linalg.norm(normal)
    rows, columns = int(np.linalg.norm(c - a) / row), int(np.linalg.norm(b - a) / wide)
    for r in range(rows):
        t, u = r / rows, (r + 1.25) / rows
        shift = rng.random()
        v = np.clip((np.arange(columns + 2) - shift) / columns, 0, 1)[:, None]
        low = (a + (c - a) * t) * (1 - v) + (b + (d - b) * t) * v + normal * 0.03
        high = (a + (c - a) * u) * (1 - v) + (b + (d - b) * u) * v + normal * 0.005
        n = columns + 1
        corners = np.stack([low[:-1], low[1:], high[1:], high[:-1]], 1)
        shape.add(corners, np.arange(n * 4).reshape(n, 4), ROOF)
    shape.add([a, b, d, c, a - normal * 0.12, b - normal * 0.12, d - normal * 0.12, c - normal * 0.12],
              [[0, 1, 2, 3], [4, 7, 6, 5], [0, 4, 5, 1], [0, 3, 7, 4], [1, 5, 6, 2]], TRIM)


def window(shape, centre, out, size, lit=False):
    """A double-hung sash with frame, sill and muntins on a wall facing `out` (unit x, y)."""
    out = np.asarray(out, float)
    yaw = math.atan2(out[0], -out[1])
    wide, tall = size
    x, y, z = centre
    along = np.array([-out[1], out[0]])

    def piece(side, up, w, h, depth, slot):
        px, py = np.array([x, y]) + along * side + out * depth / 2
        shape.box((px, py, z + up), (w, depth, h), slot, yaw)

    piece(0, 0, wide, tall, 0.05, LIT if lit else GLASS)
    for side in (-1, 1):
        piece(side * (wide / 2 + 0.05), 0, 0.11, tall + 0.2, 0.1, TRIM)
    piece(0, tall / 2 + 0.07, wide + 0.3, 0.15, 0.12, TRIM)
    piece(0, -tall / 2 - 0.05, wide + 0.26, 0.08, 0.16, TRIM)
    piece(0, 0, wide, 0.06, 0.075, TRIM)
    for side in (-wide / 6, wide / 6):
        piece(side, tall / 4, 0.025, tall / 2, 0.062, TRIM)


def house(name, materials, seed, wide=9.0, deep=8.0, eaves=5.7, pitch=0.85, porch=True, lit=(1, 4), chimney=True, gable_front=False):
    """A house with its front towards -y and the origin in the middle of the front wall's foot."""
    rng = np.random.default_rng(seed)
    shape = Shape()
    x, base = wide / 2, 0.6
    shape.box((0, deep / 2, base / 2), (wide - 0.05, deep - 0.05, base), STONE)
    corners = [(-x, 0), (x, 0), (x, deep), (-x, deep)]
    for i in range(4):
        boards(shape, corners[i], corners[(i + 1) % 4], base, eaves)
        shape.box((*corners[i], (base + eaves) / 2), (0.16, 0.16, eaves - base), TRIM)
    over = 0.45
    if gable_front:
        peak = eaves + x * pitch
        boards(shape, corners[0], corners[1], eaves, peak, gable=pitch)
        boards(shape, corners[2], corners[3], eaves, peak, gable=pitch)
        for side in (-1, 1):
            foot, top = eaves - over * pitch, peak
            shingles(shape, (side * (x + over), -over, foot), (side * (x + over), deep + over, foot), (0, -over, top), (0, deep + over, top), rng)
        window(shape, (0, 0, eaves + 1.0), (0, -1), (0.8, 1.2))
    else:
        peak = eaves + deep / 2 * pitch
        boards(shape, corners[1], corners[2], eaves, peak, gable=pitch)
        boards(shape, corners[3], corners[0], eaves, peak, gable=pitch)
        for side, y in ((-1, -over), (1, deep + over)):
            foot = eaves - over * pitch
            shingles(shape, (-x - over, y, foot), (x + over, y, foot), (-x - over, deep / 2, peak), (x + over, deep / 2, peak), rng)
        for side in (-1, 1):
            window(shape, (side * x, deep / 2, eaves + 0.9), (side, 0), (0.8, 1.2))
    number = 0
    storeys = [base + 1.5] + ([base + 4.0] if eaves > 4.5 else [])
    for z in storeys:
        for px in (-wide * 0.32, 0, wide * 0.32):
            number += 1
            if px == 0 and z < 3:
                shape.box((px, -0.04, base + 1.05), (1.0, 0.1, 2.1), DOOR)
                shape.box((px, -0.05, base + 1.6), (0.5, 0.11, 0.7), LIT)
                for dx, dz, w, h in ((-0.58, 1.08, 0.13, 2.3), (0.58, 1.08, 0.13, 2.3), (0, 2.2, 1.4, 0.16)):
                    shape.box((px + dx, -0.05, base + dz), (w, 0.14, h), TRIM)
            else:
                window(shape, (px, 0, z), (0, -1), (0.95, 1.55), number in lit)
        for y in (deep * 0.25, deep * 0.72):
            for side in (-1, 1):
                window(shape, (side * x, y, z), (side, 0), (0.95, 1.5), number + side in lit)
    if chimney:
        shape.box((wide * 0.28, deep * 0.55, peak), (0.8, 0.8, 2.4), STONE)
    if porch:
        add_porch(shape, wide, base, rng)
    return shape.finish(name, materials)


def add_porch(shape, wide, base, rng, deep=2.2, top=3.0):
    """A porch along the front: deck, posts, rail, steps and a lean-to roof."""
    x = wide / 2
    for i in range(int(wide / 0.14)):
        shape.box((-x + 0.07 + i * 0.14, -deep / 2, base - 0.03), (0.135, deep, 0.05), DECK)
    shape.box((0, -deep / 2, base - 0.16), (wide, deep - 0.04, 0.2), TRIM)
    posts = np.linspace(-x + 0.12, x - 0.12, 5)
    posts = np.array([posts[0], posts[1] * 0.72, posts[3] * 0.72, posts[4]])
    for px in posts:
        shape.box((px, -deep + 0.12, (base + top) / 2), (0.15, 0.15, top - base), TRIM)
        for z in (base + 0.1, top - 0.08):
            shape.box((px, -deep + 0.12, z), (0.22, 0.22, 0.14), TRIM)
        shape.box((px, -deep + 0.25, base / 2 - 0.1), (0.4, 0.4, base - 0.2), STONE)
    for a, b in ((posts[0], posts[1]), (posts[2], posts[3])):
        for z in (base + 0.15, base + 0.88):
            shape.box(((a + b) / 2, -deep + 0.12, z), (b - a, 0.07, 0.06), TRIM)
        for px in np.arange(a + 0.12, b - 0.05, 0.115):
            shape.box((px, -deep + 0.12, base + 0.5), (0.035, 0.035, 0.72), TRIM)
    for step in range(3):
        shape.box((0, -deep - 0.15 - 0.3 * step, base - 0.11 - 0.19 * step), (1.7, 0.34, 0.06), DECK)
        shape.box((0, -deep - 0.12 - 0.3 * step, (base - 0.19 * step) / 2 - 0.09), (1.6, 0.3, base - 0.19 * step - 0.1), STONE)
    shape.box((0, -deep + 0.12, top + 0.1), (wide, 0.2, 0.24), TRIM)
    shingles(shape, (-x - 0.25, -deep - 0.3, top + 0.12), (x + 0.25, -deep - 0.3, top + 0.12), (-x - 0.25, 0, top + 0.85), (x + 0.25, 0, top + 0.85), rng)
