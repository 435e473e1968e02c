"""What use leaves on a surface, as pictures over a square of it: where it shows (0 to 1), and how deep it is, in centimetres (0 to -…).

Coordinates are centimetres from the middle of the square: x along an edge, y across it, away from the front; the edge itself is at y = 0.
"""

import numpy as np

# Pixels of the square, and its side in centimetres.
PIXELS, SIDE = 1400, 14.0


def marks(flaw, seed):
    """Mask and depth of a flaw, (PIXELS, PIXELS) each, row 0 at the front."""
    dice = np.random.default_rng(seed)
    y, x = np.mgrid[0:PIXELS, 0:PIXELS] / PIXELS * SIDE - SIDE / 2
    mask, depth = MARKS[flaw](x, y, dice)
    return np.clip(mask, 0, 1), depth


def noise(dice, cells, octaves=4):
    """Clouds from 0 to 1 with so many cells a side at the coarsest."""
    total, weight = np.zeros((PIXELS, PIXELS)), 0.0
    for octave in range(octaves):
        n = int(cells * 2**octave)
        lattice = dice.random((n + 2, n + 2))
        at = np.arange(PIXELS) / PIXELS * n
        i = at.astype(int)
        t = at - i
        t = t * t * (3 - 2 * t)
        rows = lattice[i] * (1 - t)[:, None] + lattice[i + 1] * t[:, None]
        total += (rows[:, i] * (1 - t) + rows[:, i + 1] * t) * 0.5**octave
        weight += 0.5**octave
    return total / weight


def step(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def stroke(x, y, start, end, width, dice, bend=0.06, ends=0.25):
    """A line drawn by hand: its width swells and fades, and it is never quite straight."""
    a, b = np.array(start, float), np.array(end, float)
    along = (b - a) / np.linalg.norm(b - a)
    t = ((x - a[0]) * along[0] + (y - a[1]) * along[1]) / np.linalg.norm(b - a)
    off = (x - a[0]) * -along[1] + (y - a[1]) * along[0]
    phase, waves = dice.random() * 6, 3 + dice.random() * 4
    off = off + bend * np.sin(t * waves + phase)
    wide = width * (0.45 + 0.55 * np.sin(t * 9 + phase) ** 2) * step(t, 0, ends) * step(1 - t, 0, ends)
    return np.where((t > 0) & (t < 1), step(wide - np.abs(off), -width * 0.35, width * 0.35), 0)


def _scratch(x, y, dice):
    mask = stroke(x, y, (-3.4, 0.9), (2.9, 4.1), 0.075, dice)
    for _ in range(7):
        at, turn = dice.normal((-0.3, 2.6), (1.6, 0.7)), dice.normal(0.45, 0.22)
        long = 0.5 + 1.6 * dice.random()
        ends = at + long * np.array([np.cos(turn), np.sin(turn)])
        mask = np.maximum(mask, 0.6 * stroke(x, y, at, ends, 0.022, dice))
    return mask, -0.02 * mask


def _worn_edge(x, y, dice):
    ragged, streaks = noise(dice, 9, 5) - 0.5, noise(dice, 60, 3)[:, :100].repeat(14, axis=1) - 0.5
    band = 0.42 + 0.75 * np.exp(-((x + 0.4) ** 2) / 7) + 1.5 * ragged + 1.1 * streaks
    mask = step(band - np.abs(y), -0.2, 0.45) * (0.85 + 0.6 * streaks)
    dent = np.exp(-(((x - 0.7) / 0.55) ** 2 + ((y + 0.05) / 0.42) ** 2))
    return mask, -0.05 * mask - 0.16 * dent


def _chip(x, y, dice):
    """Places where the coat has come off, sharp at their rims, most of them at the edge."""
    ragged = noise(dice, 16, 5) - 0.5
    mask = np.zeros_like(x)
    for cx, cy, rx, ry in ((0.1, 0.15, 1.1, 0.6), (1.9, 1.3, 0.34, 0.26), (-1.7, 0.5, 0.3, 0.34), (-2.6, 2.2, 0.13, 0.1), (0.9, 2.7, 0.12, 0.15)):
        mask = np.maximum(mask, step(1 - np.hypot((x - cx) / rx, (y - cy) / ry) + 2.2 * ragged, 0.0, 0.1))
    return mask, -0.045 * mask


def _rust(x, y, dice):
    ragged = noise(dice, 26, 4) - 0.5
    mask = np.zeros_like(x)
    for _ in range(34):
        cx, cy = dice.normal(0, 1.5), dice.normal(1.7, 1.2)
        r = 0.06 + 0.3 * dice.random() ** 3
        mask = np.maximum(mask, step(1 - np.hypot(x - cx, y - cy) / r + 1.6 * ragged, 0.0, 0.45))
    return mask, 0.012 * mask * (0.5 + ragged)


def _tarnish(x, y, dice):
    clouds = noise(dice, 5, 6)
    spots = noise(dice, 40, 3)
    near = np.exp(-((x / 3.4) ** 2 + ((y - 1.6) / 2.6) ** 2))
    return np.maximum(step(clouds * (0.55 + 0.6 * near), 0.44, 0.72) * 0.85, step(spots + 0.25 * near, 0.8, 0.9)), np.zeros_like(x)


def _net(dice, cells, jitter=0.9):
    """How near each place is to the border between cells: 0 on it."""
    rows = np.arange(PIXELS) / PIXELS * cells
    points = dice.random((cells + 3, cells + 3, 2)) * jitter
    first = np.full((PIXELS, PIXELS), 9.0)
    second = first.copy()
    i = rows.astype(int)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            p = points[(i + dy + 1)[:, None], (i + dx + 1)[None, :]]
            d = np.hypot(i[None, :] + dx + p[..., 0] - rows[None, :], i[:, None] + dy + p[..., 1] - rows[:, None])
            second = np.minimum(np.maximum(first, d), second)
            first = np.minimum(first, d)
    return second - first


def _crazing(x, y, dice):
    warp = noise(dice, 8, 3)
    net = np.minimum(_net(dice, 24) + 0.02, _net(dice, 52) + 0.08 + 0.2 * (warp < 0.5))
    lines = (1 - step(net, 0.01, 0.06)) * step(5.4 - np.hypot(x, y + 1.2) + 5 * (warp - 0.5), 0, 2.2)
    return lines * (0.5 + 0.5 * step(warp, 0.3, 0.6)), -0.003 * lines


def _craquelure(x, y, dice):
    net = np.minimum(_net(dice, 28), _net(dice, 60) + 0.12)
    lines = (1 - step(net, 0.02, 0.1)) * step(6.2 - np.hypot(x, y - 2.4) + 4 * (noise(dice, 6) - 0.5), 0, 2.5)
    return lines * 0.9, -0.03 * lines


def _cracked(x, y, dice):
    near = np.exp(-((x / 4.5) ** 2 + ((y - 0.6) / 1.7) ** 2))
    net = np.minimum(_net(dice, 26), _net(dice, 60) + 0.1)
    lines = (1 - step(net, 0.02, 0.16)) * step(near + 0.4 * (noise(dice, 10) - 0.5), 0.3, 0.6)
    worn = 0.6 * step(near + 1.0 * (noise(dice, 14, 5) - 0.5), 0.62, 0.95)
    return np.maximum(lines, worn), -0.05 * lines


def _rubbed(x, y, dice):
    near = np.exp(-((x / 4.2) ** 2 + (y / 1.25) ** 2))
    grain = noise(dice, 60, 3)
    return step(near + 0.75 * (grain - 0.5) + 0.5 * (noise(dice, 8, 4) - 0.5), 0.45, 0.95), np.zeros_like(x)


def _faded(x, y, dice):
    near = np.exp(-(((x + 0.3) / 3.2) ** 2 + ((y - 2.2) / 2.2) ** 2))
    clouds, threads = noise(dice, 5, 6) - 0.5, noise(dice, 110, 2) - 0.5
    return step(near + 0.75 * clouds + 0.45 * threads, 0.18, 1.05), np.zeros_like(x)


def _stain(x, y, dice):
    """Something was spilt and dried: darker at the rim."""
    r = np.hypot((x + 0.2) / 2.3, (y - 2.6) / 1.7) + 0.9 * (noise(dice, 4, 6) - 0.5)
    inside, rim = 1 - step(r, 0.86, 1.0), np.exp(-(((r - 0.92) / 0.07) ** 2))
    drop = 1 - step(np.hypot(x - 2.9, y - 1.5) / 0.42 + 0.6 * (noise(dice, 14, 3) - 0.5), 0.8, 1.0)
    return np.maximum(inside * 0.42 + rim * 0.5, drop * 0.55), np.zeros_like(x)


def _chipped_edge(x, y, dice):
    """A shell-shaped bite out of the edge."""
    ragged = noise(dice, 14, 4) - 0.5
    r = np.hypot((x - 0.15) / 1.05, y / 0.72) + 0.5 * ragged
    mask = 1 - step(r, 0.9, 1.0)
    small = 1 - step(np.hypot((x + 2.1) / 0.28, y / 0.26) + 0.6 * ragged, 0.85, 1.0)
    bowl = np.clip(1 - r * r, 0, 1) ** 0.5
    return np.maximum(mask, small), -0.42 * bowl * (0.85 + 0.5 * ragged) - 0.08 * small


def _crack(x, y, dice):
    mask = np.zeros_like(x)
    at, turn = np.array([-0.4, -1.2]), 1.25
    for piece in range(9):
        turn += dice.normal(0, 0.32)
        end = at + 0.85 * np.array([np.cos(turn), np.sin(turn)])
        mask = np.maximum(mask, stroke(x, y, at, end, 0.03, dice, bend=0.015, ends=0.02))
        if piece == 4:
            mask = np.maximum(mask, 0.8 * stroke(x, y, end, end + (1.5, 0.7), 0.022, dice, bend=0.03, ends=0.02))
        at = end
    return mask, -0.05 * mask


def _foxing(x, y, dice):
    ragged = noise(dice, 40, 3) - 0.5
    mask = 0.18 * step(noise(dice, 4, 5), 0.5, 0.75)
    for _ in range(70):
        cx, cy, r = dice.normal(0, 2.6), dice.normal(1.8, 2.2), 0.03 + 0.19 * dice.random() ** 3
        mask = np.maximum(mask, (0.3 + 0.6 * dice.random()) * step(1 - np.hypot(x - cx, y - cy) / r + 0.9 * ragged, 0.0, 0.8))
    return mask, np.zeros_like(x)


def _worn_corner(x, y, dice):
    """Of a sheet whose corner is at the middle of the square: rubbed through where it was knocked, along its edges by every shelf, and creased
    where it was bent."""
    ragged, grain = noise(dice, 18, 5) - 0.5, noise(dice, 90, 3) - 0.5
    edges = np.minimum(np.abs(x), np.abs(y) + 0.04)
    near = np.exp(-np.hypot(x, y) / 2.6)
    knocked = step(0.62 - np.hypot(x, y) + 1.1 * ragged + 0.35 * grain, 0, 0.4)
    rubbed = step(0.05 + 0.16 * near - edges + 0.22 * ragged + 0.12 * grain, 0, 0.1) * (0.55 + 0.45 * step(ragged, -0.1, 0.1))
    crease = stroke(x, y, (-1.9, -0.1), (0.1, 1.75), 0.05, dice, bend=0.08, ends=0.1)
    flaked = crease * step(grain + 0.25 * ragged, -0.06, 0.08)
    return np.maximum(np.maximum(knocked, rubbed), 0.85 * flaked), -0.05 * crease - 0.02 * knocked


def _frayed(x, y, dice):
    return 0.5 * step(0.8 - np.abs(y) + 1.6 * (noise(dice, 12, 5) - 0.5), 0, 0.9), np.zeros_like(x)


def _none(x, y, _dice):
    return np.zeros_like(x), np.zeros_like(x)


MARKS = {
    "scratch": _scratch,
    "worn-edge": _worn_edge,
    "chip": _chip,
    "rust-chip": _chip,
    "worn-edges": _worn_edge,
    "rubbed": _rubbed,
    "cracked": _cracked,
    "worn-cover": _faded,
    "faded": _faded,
    "stain": _stain,
    "frayed": _frayed,
    "tarnish": _tarnish,
    "rust": _rust,
    "crazing": _crazing,
    "chipped-edge": _chipped_edge,
    "crack": _crack,
    "broken-strand": _none,
    "foxing": _foxing,
    "worn-corner": _worn_corner,
    "craquelure": _craquelure,
    "sparse": _none,
}
