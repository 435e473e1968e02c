"""Meshes as (points, faces) in centimetres. Pure functions of measures; nothing here knows Blender."""

from math import ceil, cos, pi, sin

import numpy as np

from space import frame_along, unit

ROUND = 48


def slab(low, high):
    """A block between two corners."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    points = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return np.array(points, dtype=float), faces


def prism(shape, by):
    """A flat outline pushed along `by`."""
    base = np.array(shape, dtype=float)
    n = len(base)
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return np.vstack([base, base + np.array(by, dtype=float)]), [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *sides]


def lathe(profile, around=ROUND):
    """A profile of [radius, height] turned about the upright axis; a radius of nearly nothing closes it."""
    points, rings = [], []
    for radius, height in profile:
        if radius < 1e-3:
            rings.append([len(points)] * around)
            points.append((0.0, height, 0.0))
        else:
            rings.append(list(range(len(points), len(points) + around)))
            points += [(radius * cos(2 * pi * i / around), height, -radius * sin(2 * pi * i / around)) for i in range(around)]
    faces = []
    for lower, upper in zip(rings, rings[1:]):
        for i in range(around):
            j = (i + 1) % around
            face = list(dict.fromkeys((lower[i], lower[j], upper[j], upper[i])))
            if len(face) > 2:
                faces.append(tuple(face))
    return np.array(points), faces


def along(points, start, end):
    """A body turned about the upright axis laid from one point to another, its foot at the first."""
    x = frame_along(np.subtract(end, start))
    axes = np.stack([x[:, 1], x[:, 0], -x[:, 2]], axis=1)
    return points @ axes.T + np.array(start, dtype=float)


def rod_profile(length, r0, r1):
    """Profile of a round bar with softened ends."""
    soft = min(0.25 * min(r0, r1), 0.3, length / 4)
    return [(0, 0), (r0 - soft, 0), (r0 - soft * 0.3, soft * 0.3), (r0, soft), (r1, length - soft), (r1 - soft * 0.3, length - soft * 0.3), (r1 - soft, length), (0, length)]


def sweep(line, radius, around=14):
    """A round cord along a line; closed when its ends meet. Frames are carried along, so it never twists."""
    line = [np.array(point, dtype=float) for i, point in enumerate(line) if i == 0 or np.linalg.norm(np.subtract(point, line[i - 1])) > 1e-6]
    if len(line) < 2:
        return np.zeros((0, 3)), []
    is_closed = len(line) > 3 and np.linalg.norm(line[0] - line[-1]) < 1e-4
    if is_closed:
        line = line[:-1]
    n = len(line)
    ahead = [_ahead(line, i, is_closed) for i in range(n)]
    turns = [_turn(line, i, is_closed) for i in range(n)]
    side = frame_along(ahead[0])[:, 1]
    points = []
    for at, last, direction, turn in zip(line, [ahead[0], *ahead], ahead, turns):
        side = _carried(side, last, direction)
        up = np.cross(direction, side)
        ring = np.array([radius * (side * cos(2 * pi * k / around) + up * sin(2 * pi * k / around)) for k in range(around)])
        points += list(at + ring + _mitre(ring, turn))
    faces = []
    for i in range(n if is_closed else n - 1):
        a, b = i * around, ((i + 1) % n) * around
        faces += [(a + k, a + (k + 1) % around, b + (k + 1) % around, b + k) for k in range(around)]
    if not is_closed:
        faces += [tuple(range(around))[::-1], tuple(range((n - 1) * around, n * around))]
    return np.array(points), faces


def _carried(side, last, direction):
    """A direction across the line, turned as the line turns and no further."""
    axis, cosine = np.cross(last, direction), float(np.dot(last, direction))
    if cosine < -0.999:
        return side
    across = np.cross(axis, side)
    turned = side * cosine + across + axis * np.dot(axis, side) / (1 + cosine)
    return unit(turned - direction * np.dot(turned, direction))


def _ahead(line, i, is_closed):
    """Direction of the line at a point; at a corner it halves the angle."""
    n = len(line)
    before = unit(line[i] - line[i - 1]) if is_closed or i > 0 else np.zeros(3)
    after = unit(line[(i + 1) % n] - line[i]) if is_closed or i + 1 < n else np.zeros(3)
    both = before + after
    return unit(both) if np.linalg.norm(both) > 1e-6 else after


def _turn(line, i, is_closed):
    """Direction into a corner of the line, as long as a mitre stretches a cord there."""
    n = len(line)
    if not is_closed and i in (0, n - 1):
        return np.zeros(3)
    before, after = unit(line[i] - line[i - 1]), unit(line[(i + 1) % n] - line[i])
    half = max(0.35, float(np.sqrt(max(0.0, (1 + np.dot(before, after)) / 2))))
    return unit(after - before) * (1 / half - 1) if np.dot(before, after) < 0.999 else np.zeros(3)


def _mitre(ring, turn):
    """How a cord's cross-section is stretched along a corner."""
    reach = np.linalg.norm(turn)
    if reach < 1e-9:
        return np.zeros_like(ring)
    way = turn / reach
    return np.outer(ring @ way, way) * reach


def ball_profile(radius):
    steps = 20
    return [(radius * sin(pi * i / steps), -radius * cos(pi * i / steps)) for i in range(steps + 1)]


def hollow(profile, thickness):
    """The same profile with an inner wall, from the axis up outside, over the rim and down inside."""
    outer = [(r, y) for r, y in profile]
    inner = []
    for i, (r, y) in enumerate(outer):
        before, after = outer[max(0, i - 1)], outer[min(len(outer) - 1, i + 1)]
        dr, dy = after[0] - before[0], after[1] - before[1]
        size = (dr * dr + dy * dy) ** 0.5 or 1.0
        # Inwards is to the left of the way up.
        inner.append((max(0.0, r - thickness * dy / size), y + thickness * dr / size))
    top_r, top_y = outer[-1]
    rim = (top_r - thickness / 2, max(top_y, inner[-1][1]) + thickness * 0.3)
    return outer, rim, inner


def cushion(size, roundness, crown):
    """A block with soft edges and swelling sides, its bottom middle at the origin; for `roundness` see pen/soft.ts."""
    half = np.array(size, dtype=float) / 2
    radius = float(min(half) * min(0.98, 0.25 + roundness * 1.1))
    n = 22
    ticks = np.array([np.sign(t) * abs(t) ** 0.72 for t in np.linspace(-1, 1, n)])
    points, faces, index = [], [], {}

    def corner(p):
        key = tuple(np.round(p, 6))
        if key not in index:
            index[key] = len(points)
            points.append(p)
        return index[key]

    for axis in range(3):
        u_axis, v_axis = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-1, 1):
            grid = np.zeros((n, n), dtype=int)
            for i, u in enumerate(ticks):
                for j, v in enumerate(ticks):
                    p = np.zeros(3)
                    p[axis], p[u_axis], p[v_axis] = sign, u, v
                    grid[i, j] = corner(p)
            for i in range(n - 1):
                for j in range(n - 1):
                    quad = (grid[i, j], grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1])
                    faces.append(quad if sign > 0 else quad[::-1])
    cube = np.array(points)
    full = cube * half
    core = np.clip(full, -(half - radius), half - radius)
    away = full - core
    length = np.linalg.norm(away, axis=1, keepdims=True)
    out = core + away / np.where(length == 0, 1, length) * radius
    for axis in range(3):
        u, v = cube[:, (axis + 1) % 3], cube[:, (axis + 2) % 3]
        swell = (1 - u * u) * (1 - v * v) * crown * np.clip(half[(axis + 1) % 3] * half[(axis + 2) % 3] / (half.max() ** 2), 0.1, 1)
        out[:, axis] += np.where(np.abs(cube[:, axis]) > 0.999, np.sign(cube[:, axis]) * swell, 0)
    out[:, 1] += half[1]
    return out, faces


# Of a sewn cushion: how far its sides draw in, and how full it is towards them (less is fuller).
DRAWN_IN, FULLNESS = 0.075, 0.44


def pillow(size, low, high):
    """Two sheets sewn together at their rims, its bottom middle at the origin; the part of its height from `low` to `high`, 0 to 1."""
    width, height, depth = np.array(size, dtype=float) / 2
    ticks = np.sin(np.linspace(-1, 1, 45) * pi / 2)
    rows = np.linspace(-1, 1, 181)
    rows = np.sin(rows * pi / 2)
    rows = rows[(rows >= low * 2 - 1 - 1e-9) & (rows <= high * 2 - 1 + 1e-9)]
    rows = np.unique(np.round([low * 2 - 1, *rows, high * 2 - 1], 9))
    u, v = np.meshgrid(ticks, rows)
    x = width * u * (1 - DRAWN_IN * (1 - v * v))
    y = height * (1 + v * (1 - DRAWN_IN * (1 - u * u)))
    # Cloth that is drawn to the corners lies in creases there.
    crease = 0.035 * np.sin(9 * np.arctan2(np.abs(v) - 1.25, np.abs(u) - 1.25)) * (u * v) ** 2
    z = depth * (np.clip((1 - u * u) * (1 - v * v), 0, 1) ** FULLNESS) * (1 + crease * 3)
    n, m = u.shape
    sheet = lambda start: [
        (start + i * m + j, start + i * m + j + 1, start + (i + 1) * m + j + 1, start + (i + 1) * m + j) for i in range(n - 1) for j in range(m - 1)
    ]
    points = np.concatenate([np.stack([x, y, side * z], axis=-1).reshape(-1, 3) for side in (1, -1)])
    return points, sheet(0) + [face[::-1] for face in sheet(n * m)]


def pillow_seam(size):
    """Closed line around a sewn cushion."""
    width, height, _ = np.array(size, dtype=float) / 2
    line = []
    for u, v in [(t, -1) for t in np.linspace(-1, 1, 24)] + [(1, t) for t in np.linspace(-1, 1, 24)][1:] + [(t, 1) for t in np.linspace(1, -1, 24)][1:] + [(-1, t) for t in np.linspace(1, -1, 24)][1:]:
        line.append((width * u * (1 - DRAWN_IN * (1 - v * v)), height * (1 + v * (1 - DRAWN_IN * (1 - u * u))), 0.0))
    return np.array(line)


def seam(size, roundness, side):
    """Closed line of the piping around the front or top of a cushion."""
    half = np.array(size, dtype=float) / 2
    radius = float(min(half) * min(0.98, 0.25 + roundness * 1.1))
    a, b, depth = (half[0], half[1], half[2]) if side == "front" else (half[0], half[2], half[1])
    inset = radius * 0.32
    # The edge bulges least at 45 degrees; the cord lies just there.
    level, reach = depth - inset, -inset + 0.12
    line = []
    corner = max(radius * 0.9, 0.5)
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(9):
            angle = (start + k * 11.25) * pi / 180
            line.append((cx * (a - corner) + (corner + reach) * cos(angle), cy * (b - corner) + (corner + reach) * sin(angle)))
    line.append(line[0])
    if side == "front":
        return np.array([(x, y + half[1], level) for x, y in line])
    return np.array([(x, level + half[1], z) for x, z in line])


def dense(line, step):
    """The line with no stretch longer than `step`."""
    out = []
    for a, b in zip(line, line[1:]):
        count = max(1, ceil(np.linalg.norm(np.subtract(b, a)) / step))
        out += [np.add(a, np.subtract(b, a) * k / count) for k in range(count)]
    return [*out, np.array(line[-1], dtype=float)]
