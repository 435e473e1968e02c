"""Flat outlines that are a body: cut-out shapes swell like a pillow, plates are hollow, and what is painted on them follows.

How far a point of the outline rises comes from a soap film over it: its height is 0 on the rim and its curvature the same everywhere. The
root of that height makes a ball of a circle and a round bar of a strip, with no ridge where the outline bends.
"""

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from space import unit

# Cells along an outline, at least so many across it (a handle is long and narrow), and steps of the solver: more change nothing that is seen.
CELLS, ACROSS, STEPS = 84, 24, 260
# Section of a plate: the film's height from rim (0) to middle (1), and how deep it is there, 0 the rim and 1 the well.
DISH = ([0.0, 0.08, 0.46, 0.64, 1.0], [0.0, 0.02, 0.3, 1.0, 1.0])
DISH_THICK = 0.022


class Body:
    """One outline in its own plane: axes, a grid of heights, and the mesh over it."""

    def __init__(self, rings, normal):
        self.normal = unit(np.asarray(normal, dtype=float))
        self.origin = rings[0].mean(axis=0)
        self.x = unit(np.cross([0.0, 1.0, 0.0] if abs(self.normal[1]) < 0.9 else [0.0, 0.0, 1.0], self.normal))
        self.y = np.cross(self.normal, self.x)
        flat = [self.flattened(ring)[:, :2] for ring in rings]
        everything = np.vstack(flat)
        self.low, high = everything.min(axis=0), everything.max(axis=0)
        self.reach = float(max(high - self.low))
        self.step = min(self.reach / CELLS, float(min(high - self.low)) / ACROSS)
        self.rings = [_divided(ring, self.step) for ring in flat]
        self.low = self.low - self.step
        count = np.ceil((high - self.low) / self.step).astype(int) + 2
        xs, ys = (self.low[i] + np.arange(count[i]) * self.step for i in (0, 1))
        cells = np.stack(np.meshgrid(xs, ys, indexing="ij"), axis=-1)
        self.inside = _covers(self.rings, cells.reshape(-1, 2)).reshape(count)
        film = _film(self.inside)
        self.film = film / max(film.max(), 1e-9)
        self.cells = cells
        self.heights = np.where(self.inside, 0.0, -np.inf)

    def flattened(self, points):
        """Points of the room in the axes of this plane."""
        return (np.asarray(points, dtype=float) - self.origin) @ np.stack([self.x, self.y, self.normal], axis=1)

    def room(self, flat, height):
        return self.origin + flat[:, :1] * self.x + flat[:, 1:2] * self.y + np.asarray(height)[:, None] * self.normal

    def at(self, values, flat):
        """Values of the grid at points, straight between its cells."""
        place = (flat - self.low) / self.step
        i = np.clip(np.floor(place).astype(int), 0, np.array(values.shape) - 2)
        f = np.clip(place - i, 0, 1)
        corner = lambda a, b: values[i[:, 0] + a, i[:, 1] + b]  # noqa: E731
        return (corner(0, 0) * (1 - f[:, 0]) + corner(1, 0) * f[:, 0]) * (1 - f[:, 1]) + (corner(0, 1) * (1 - f[:, 0]) + corner(1, 1) * f[:, 0]) * f[:, 1]

    def section(self, body):
        """Height of the grid over the plane: a pillow `body` centimetres high, or a dish as deep where it is negative."""
        return body * np.sqrt(self.film) if body >= 0 else -body * (1 - np.interp(self.film, *DISH))

    def triangles(self):
        """Points of the rim, then of the grid, and the triangles between them."""
        rim = np.vstack(self.rings)
        far = self.inside & (self.film > 0)
        far[1:-1, 1:-1] &= self.inside[:-2, 1:-1] & self.inside[2:, 1:-1] & self.inside[1:-1, :-2] & self.inside[1:-1, 2:]
        points = np.vstack([rim, self.cells[far]])
        edges, start = [], 0
        for ring in self.rings:
            edges += [(start + i, start + (i + 1) % len(ring)) for i in range(len(ring))]
            start += len(ring)
        found = delaunay_2d_cdt([Vector(point) for point in points], edges, [], 0, 1e-6)
        flat, faces = np.array([tuple(point) for point in found[0]]), np.array(found[2])
        is_rim = np.array([any(i < len(rim) for i in of) if of else True for of in found[3]])
        faces = faces[_covers(self.rings, flat[faces].mean(axis=1))]
        return flat, is_rim, faces


def swollen(rings, normal, body, below):
    """Mesh of an outline that has a body, and the Body for what is painted on it. `below` lifts points over earlier bodies."""
    shape = Body(rings, normal)
    flat, is_rim, faces = shape.triangles()
    shape.heights = np.where(shape.inside, _lift(shape, shape.cells.reshape(-1, 2), below).reshape(shape.inside.shape) + shape.section(body), -np.inf)
    rise = shape.at(shape.section(body), flat)
    rise[is_rim] = 0.0 if body >= 0 else -body
    base = _lift(shape, flat, below)
    back = -rise - base if body >= 0 else rise - DISH_THICK * shape.reach
    n = len(flat)
    # The rim is one line for both sides of a pillow, and has a wall between the sides of a plate.
    twin = np.where(is_rim, np.arange(n), np.arange(n) + n) if body >= 0 and not base.any() else np.arange(n) + n
    mesh = [tuple(face) for face in faces] + [tuple(twin[face][::-1]) for face in faces]
    if body < 0:
        mesh += [(a, b, twin[b], twin[a]) for a, b in _rim_edges(faces)]
    return (np.vstack([shape.room(flat, base + rise), shape.room(flat, back)]), mesh), shape


def painted(rings, normal, below):
    """Mesh of an outline that lies on bodies."""
    shape = Body(rings, normal)
    flat, _, faces = shape.triangles()
    return shape.room(flat, _lift(shape, flat, below)), [tuple(face) for face in faces]


def draped(points, bodies, near):
    """How far the bodies beneath lift points that lie within `near` of their planes, along the plane."""
    points = np.asarray(points, dtype=float)
    lift = np.zeros_like(points)
    for body in bodies:
        own = body.flattened(points)
        is_over = (np.abs(own[:, 2]) < near) & _covers(body.rings, own[:, :2])
        if is_over.any():
            height = body.at(np.where(np.isfinite(body.heights), body.heights, 0.0), own[:, :2])
            taller = is_over & (height > lift @ body.normal)
            lift[taller] = height[taller, None] * body.normal
    return lift


def _lift(shape, flat, below):
    return below(shape.room(flat, np.zeros(len(flat)))) @ shape.normal


def _divided(ring, step):
    """A ring without a side longer than `step`."""
    out = []
    for a, b in zip(ring, np.roll(ring, -1, axis=0)):
        count = max(1, int(np.ceil(np.linalg.norm(b - a) / step)))
        out += [a + (b - a) * k / count for k in range(count)]
    return np.array(out)


def _covers(rings, points):
    """Which points lie within the rings, by the even-odd rule."""
    odd = np.zeros(len(points), dtype=bool)
    for ring in rings:
        for (x0, y0), (x1, y1) in zip(ring, np.roll(ring, -1, axis=0)):
            if y0 == y1:
                continue
            crosses = (y0 > points[:, 1]) != (y1 > points[:, 1])
            odd ^= crosses & (points[:, 0] < x0 + (points[:, 1] - y0) * (x1 - x0) / (y1 - y0))
    return odd


def _film(inside):
    """Height of the soap film: conjugate gradients on the five-point Laplacian, 0 outside."""
    mask = inside.astype(float)

    def bent(u):
        u = np.pad(u * mask, 1)
        return mask * (4 * u[1:-1, 1:-1] - u[:-2, 1:-1] - u[2:, 1:-1] - u[1:-1, :-2] - u[1:-1, 2:])

    u, rest = np.zeros_like(mask), mask.copy()
    way, size = rest.copy(), float((rest**2).sum())
    for _ in range(STEPS):
        if size < 1e-6:
            break
        turned = bent(way)
        pace = size / float((way * turned).sum())
        u += pace * way
        rest -= pace * turned
        last, size = size, float((rest**2).sum())
        way = rest + size / last * way
    return u


def _rim_edges(faces):
    """Sides that only one triangle has."""
    seen = {}
    for face in faces:
        for a, b in zip(face, np.roll(face, -1)):
            key = (min(a, b), max(a, b))
            seen[key] = None if key in seen else (a, b)
    return [edge for edge in seen.values() if edge]
