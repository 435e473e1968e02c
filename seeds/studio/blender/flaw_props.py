"""Pieces of things for close-ups, as grids in centimetres: x along an edge, y away from us, z up; the edge is at the origin."""

from math import cos, pi, sin

import bpy
import numpy as np

import shapes
from flaw_marks import SIDE
from space import CENTIMETRE

# How far a piece goes on to the sides and backwards, and how fine its grid is within the square of the flaw.
REACH, DEEP, FINE, COARSE = 24.0, 46.0, 0.04, 0.6
# Flaws that are modelled; others are bumps of the surface.
CARVED = ("chipped-edge", "worn-edge")
VESSELS = ("bowl", "tumbler")
# How far a knocked corner of board is pressed in.
BLUNT = 0.28


def build(recipe, depth, surface, wardrobe, strand):
    """Puts the piece of a recipe into the scene, its flaw carved or drawn; `strand` is what is woven. Returns the height of its foot."""
    return PIECES[recipe["piece"]](recipe, depth if recipe["flaw"] in CARVED else np.zeros_like(depth), surface, wardrobe if recipe["piece"] != "weave" else wardrobe.surface(strand))


def _slab(thick, rounded, crown=0.0, right=REACH):
    """The front of a board: face, rounded edge, top; `crown` is how much the top falls off, per square centimetre."""

    def make(recipe, depth, surface, wardrobe):
        def profile(v):
            quarter = rounded * pi / 2
            v = v + quarter / 2
            if v < 0:
                return (0.0, -rounded + v)
            if v < quarter:
                t = v / rounded
                return (rounded * (1 - cos(t)), -rounded * (1 - sin(t)))
            return (rounded + v - quarter, -crown * (v - quarter) ** 2)

        low = -(thick - rounded) - rounded * pi / 4
        _carve(_sheet(profile, _ticks(-REACH, right), _ticks(low, DEEP)), depth, surface)
        return -thick

    return make


def _cushion(recipe, depth, surface, wardrobe):
    foot = _slab(7, 2.6, 0.012)(recipe, depth, surface, wardrobe)
    line = [(x, 0.62, -0.55) for x in np.linspace(-REACH, REACH, 60)]
    _solid(shapes.sweep(line, 0.34), surface)
    return foot


def _hide(recipe, depth, surface, wardrobe):
    return _slab(5, 1.7, 0.014)(recipe, depth, surface, wardrobe)


def _vessel(radius, wall, lean):
    """The rim of a bowl or a glass: outside, lip, inside, down to its bottom."""

    def make(recipe, depth, surface, wardrobe):
        lip = wall * pi / 2

        def profile(v):
            v = v + lip / 2
            if v < 0:
                return (v * lean, v)
            if v < lip:
                t = pi * v / lip
                return (wall / 2 * (1 - cos(t)) * 0.999, wall / 2 * sin(t))
            s = v - lip
            return (wall + s * lean, -s)

        x, v = _ticks(-radius * pi, radius * pi, closes=True), _ticks(-11, 11.2)
        flat = _sheet(profile, x, v)
        # Bent into a circle: what lies away from us lies inwards.
        angle, away = flat[0][..., 0] / radius, flat[0][..., 1]
        sign = np.where(v[:, None] + lip / 2 < 0, -1, 1)
        r = radius - np.where(sign < 0, -np.abs(away), away)
        r = np.where(sign < 0, radius - np.abs(flat[0][..., 1]), radius - away)
        points = np.stack([r * np.sin(angle), radius - r * np.cos(angle), flat[0][..., 2]], axis=-1)
        _carve((points, flat[1], flat[2]), depth, surface)
        return -11

    return make


def _cloth(recipe, depth, surface, wardrobe):
    """A blanket or rug that lies, its edge towards us, threads hanging out of it where it is frayed."""

    def profile(v):
        return (v, 0.0)

    points, x, v = _sheet(profile, _ticks(-REACH, REACH), _ticks(0, DEEP))
    wave = lambda x, y: 0.5 * np.sin(x / 3.1 + 0.5) * np.exp(-y / 9) + 0.35 * np.sin(y / 2.6 + x / 7) + 0.3  # noqa: E731
    points[..., 2] = wave(points[..., 0], points[..., 1])
    dice = np.random.default_rng(recipe["seed"])
    is_frayed = recipe["flaw"] == "frayed"
    if is_frayed:
        gap = 1.6 * np.exp(-((points[..., 0] / 2.6) ** 2)) * (0.7 + 0.3 * np.sin(points[..., 0] * 5))
        points[..., 1] += np.clip(gap - points[..., 1] * 0.25, 0, None)
    _carve((points, x, v), depth, surface)
    for at in np.arange(-11, 11, 0.16 if is_frayed else 0.3):
        bare = 1.6 * np.exp(-((at / 2.6) ** 2)) if is_frayed else 0
        long = (0.25 if not is_frayed else 0.35 + bare) * (0.7 + 0.6 * dice.random())
        drift = dice.normal(0, 0.5 if is_frayed else 0.1, 2) * long
        start = (at + dice.normal(0, 0.03), bare + 0.15)
        line = [(start[0] + drift[0] * t * t, start[1] - (0.15 + long) * t, max(0.05, wave(start[0], start[1]) - 0.1 * t) + 0.12 * sin(3 * t + at)) for t in np.linspace(0, 1, 7)]
        _solid(shapes.sweep(line, 0.035 + 0.03 * dice.random(), 6), surface)
    return -0.35


def _leaf(recipe, depth, surface, wardrobe):
    """Sheets of paper on each other, the uppermost with its edge towards us."""
    foot = _slab(0.12, 0.05)(recipe, depth, surface, wardrobe)
    for i, turn in enumerate((0.05, -0.035)):
        points, faces = shapes.slab((-REACH, 0.3 - i * 0.9, -0.26 - 0.13 * i), (REACH, DEEP, -0.14 - 0.13 * i))
        a = points.copy()
        a[:, 0], a[:, 1] = points[:, 0] * cos(turn) - points[:, 1] * sin(turn), points[:, 0] * sin(turn) + points[:, 1] * cos(turn)
        _solid((a, faces), surface)
    return foot - 0.3


def _cover(recipe, depth, surface, wardrobe):
    """The corner of a sheet of board that was knocked blunt: a poster, a cover or a box."""
    thick, rounded = 0.3, 0.1
    quarter = rounded * pi / 2

    def profile(v):
        v = v + quarter / 2
        if v < 0:
            return (0.0, -rounded + v)
        t = min(v, quarter) / rounded
        return (rounded * (1 - cos(t)) + max(0.0, v - quarter), -rounded * (1 - sin(t)))

    points, x, v = _sheet(profile, _ticks(-REACH, 0.0), _ticks(-(thick - rounded) - quarter / 2, DEEP))
    across, away = -points[..., 0], points[..., 1]
    from_corner = np.hypot(across, away)
    points[..., 0] -= BLUNT * np.exp(-((from_corner / 0.55) ** 2)) * 0.8
    points[..., 1] += BLUNT * np.exp(-((from_corner / 0.55) ** 2))
    points[..., 2] += 0.16 * np.clip(1 - (across + away) / 1.9, 0, 1) ** 1.5
    _carve((points, x, v), depth, surface)
    _solid(shapes.slab((-REACH, 0.6, -thick), (-0.5, DEEP, -0.1)), surface)
    return -thick - 0.02


def _weave(recipe, depth, surface, strand):
    """Strands over and under each other; one of them is broken, its ends stand up."""
    pitch, radius = 1.0, 0.42
    lines = np.arange(-14, 14.1, pitch)
    wave = lambda i, j: 0.34 * (1 if (i + j) % 2 else -1)  # noqa: E731
    for i, at in enumerate(lines):
        y = at + 4
        line = [(x, y, wave(i, j)) for j, x in enumerate(lines)]
        if at == -2:
            _solid(shapes.sweep(_smooth([p for p in line if p[0] < -1.5] + [(-1.1, y, 0.5), (-0.4, y - 0.15, 1.0), (0.1, y - 0.35, 1.5)]), radius), strand)
            _solid(shapes.sweep(_smooth([(0.9, y + 0.3, 1.35), (1.4, y + 0.1, 0.9), *(p for p in line if p[0] > 1.8)]), radius), strand)
        else:
            _solid(shapes.sweep(_smooth(line), radius), strand)
        _solid(shapes.sweep(_smooth([(at, x + 4, -wave(j, i)) for j, x in enumerate(lines)]), radius * 0.9), strand)
    return -0.8


def _twig(recipe, depth, surface, wardrobe):
    """A branch of fir whose needles are missing in the middle."""
    dice = np.random.default_rng(recipe["seed"])
    wire = wardrobe.surface({"kind": "plastic", "hex": "#4a3b2c"})
    for stem, (slope, shift) in enumerate(((0.12, 0.0), (-0.5, 4.2), (0.62, -3.6))):
        spine = [(x, 2.6 + slope * x + shift * 0.4, 1.6 + 0.5 * sin(x / 4 + stem) - 0.5 * (stem > 0)) for x in np.linspace(-13, 13, 40)]
        _solid(shapes.sweep(spine, 0.1, 8), wire)
        needles, faces = [], []
        for _ in range(900):
            t = dice.random()
            p = np.array(spine[int(t * 39)])
            if stem == 0 and abs(p[0] - 0.2) < 2.1 and dice.random() < 0.93:
                continue
            turn, long = dice.random() * 2 * pi, 1.5 + 0.8 * dice.random()
            way = np.array([0.55, cos(turn), sin(turn)]) * long
            side = np.cross(way, (0.3, 0.5, 0.8))
            side = side / np.linalg.norm(side) * 0.06
            n = len(needles)
            needles += [p - side, p + side, p + way + side * 0.3, p + way - side * 0.3]
            faces.append((n, n + 1, n + 2, n + 3))
        _solid((np.array(needles), faces), surface)
    return -0.4


PIECES = {
    "board": _slab(2.6, 0.32),
    "coated": _slab(2.4, 0.8),
    "plate": _slab(1.6, 1.0, 0.004),
    "stone": _slab(2.8, 0.25),
    "cushion": _cushion,
    "hide": _hide,
    "bowl": _vessel(11.0, 0.62, 0.22),
    "tumbler": _vessel(5.6, 0.28, 0.03),
    "cloth": _cloth,
    "leaf": _leaf,
    "cover": _cover,
    "canvas": _slab(2.0, 0.22),
    "weave": _weave,
    "twig": _twig,
}


def _ticks(low, high, closes=False):
    """Steps from one end to the other, fine around 0."""
    near = np.arange(max(low, -SIDE / 2), min(high, SIDE / 2) + 1e-9, FINE)
    before, after = np.arange(low, near[0] - 1e-9, COARSE), np.arange(near[-1] + COARSE, high, COARSE)
    return np.concatenate([before, near, after, [high]]) if high > near[-1] + 1e-6 else np.concatenate([before, near])


def _sheet(profile, x, v):
    """A profile swept along x: points (rows of v, columns of x)."""
    yz = np.array([profile(each) for each in v])
    points = np.zeros((len(v), len(x), 3))
    points[..., 0] = x[None, :]
    points[..., 1], points[..., 2] = yz[:, :1], yz[:, 1:]
    return points, x, v


def _carve(sheet, depth, material):
    """The sheet as an object, its points pushed in by the depth of the flaw, with the square of the flaw as its UV map."""
    points, x, v = sheet
    rows, columns = len(v), len(x)
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-12
    u, w = (x + SIDE / 2) / SIDE, (v + SIDE / 2) / SIDE
    n = len(depth)
    inside = (u[None, :] >= 0) & (u[None, :] < 1) & (w[:, None] >= 0) & (w[:, None] < 1)
    at = depth[np.clip((w * n).astype(int), 0, n - 1)[:, None], np.clip((u * n).astype(int), 0, n - 1)[None, :]]
    points = points + normal * np.where(inside, at, 0)[..., None]
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    data = bpy.data.meshes.new("piece")
    data.from_pydata((points.reshape(-1, 3) * CENTIMETRE).tolist(), [], faces.tolist())
    uv = np.stack(np.broadcast_arrays(u[None, :], w[:, None]), axis=-1).reshape(-1, 2)
    layer = data.uv_layers.new(name="flaw")
    layer.data.foreach_set("uv", uv[faces.reshape(-1)].astype(np.float32).reshape(-1))
    data.materials.append(material)
    data.shade_smooth()
    bpy.context.collection.objects.link(bpy.data.objects.new("piece", data))


def _solid(mesh, material):
    points, faces = mesh
    data = bpy.data.meshes.new("solid")
    data.from_pydata((np.asarray(points) * CENTIMETRE).tolist(), [], [list(face) for face in faces])
    data.materials.append(material)
    data.shade_smooth()
    data.set_sharp_from_angle(angle=0.7)
    bpy.context.collection.objects.link(bpy.data.objects.new("solid", data))


def _smooth(line):
    """More points on a line, rounded."""
    line = np.array(line, dtype=float)
    at = np.linspace(0, len(line) - 1, len(line) * 3)
    out = np.stack([np.interp(at, np.arange(len(line)), line[:, i]) for i in range(3)], axis=1)
    for _ in range(2):
        out[1:-1] = (out[:-2] + 2 * out[1:-1] + out[2:]) / 4
    return out.tolist()
