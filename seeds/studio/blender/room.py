"""A calm room in place of the paper: painted wall, skirting, floorboards; or the top of a sideboard for what stands on one."""

import numpy as np

FLOOR = {"kind": "wood", "hex": "#b08a5e"}
BOARD_TOP = {"kind": "wood", "hex": "#8a5a38"}
SKIRTING = {"kind": "paint", "hex": "#efe9dd"}
# Centimetres.
PLANK, GAP, PLANK_LENGTH = 14.0, 0.25, 240.0
SKIRTING_HEIGHT, SKIRTING_DEPTH = 11.0, 1.8
# How far below what hangs the sideboard is.
BELOW = 40.0
# How far a thing stands from the wall, in its own depths, and at least.
FROM_WALL, LEAST_FROM_WALL = 0.35, 4.0


def build(room, stage, points, builder):
    """Around an object that is there already; its points are framed, the room's are not."""
    kept = len(builder.points)
    low, high = points.min(axis=0), points.max(axis=0)
    if stage == "hang":
        low = low - (0, BELOW, 0)
    wall = {"kind": "paint", "hex": room["wall"]}
    if room["place"] == "rug":
        _boards(builder, low, high, at=low[2] - 0.4, axis=2)
    elif stage in ("wall", "flat"):
        _wall(builder, wall, low[2] - 0.2, low[1] - 4 * builder.size, builder.size)
    else:
        back = low[2] - max(LEAST_FROM_WALL, FROM_WALL * (high[2] - low[2]))
        if room["place"] == "floor":
            _boards(builder, low, high, at=low[1], axis=1, back=back)
            _wall(builder, wall, back, low[1], builder.size)
            reach = 6 * builder.size
            _block(builder, (-reach, low[1], back), (reach, low[1] + SKIRTING_HEIGHT, back + SKIRTING_DEPTH), SKIRTING)
        else:
            _wall(builder, wall, back, low[1] - builder.size, builder.size)
            reach = 6 * builder.size
            _block(builder, (-reach, low[1] - 3, back), (reach, low[1], high[2] + 0.25 * builder.size), BOARD_TOP)
    del builder.points[kept:]


def _boards(builder, low, high, at, axis, back=None):
    """Floorboards under the thing, running across the picture; of a rug seen from above they are the ground behind it."""
    other = 2 if axis == 1 else 1
    reach = 3.2 * builder.size
    start, end = (back, high[2] + 2.2 * builder.size) if back is not None else (low[1] - 0.8 * builder.size, high[1] + 0.8 * builder.size)
    for row in range(int((end - start) / PLANK) + 1):
        shift = (row * 97) % PLANK_LENGTH
        for x in np.arange(-reach - shift, reach, PLANK_LENGTH):
            one, two = np.array([x, at, at], dtype=float), np.array([x + PLANK_LENGTH - GAP, at, at], dtype=float)
            one[axis] = at - 2
            one[other], two[other] = start + row * PLANK, start + (row + 1) * PLANK - GAP
            _block(builder, one, two, FLOOR)


def _wall(builder, paint, back, foot, size):
    _block(builder, (-8 * size, foot, back - 2), (8 * size, foot + 9 * size, back), paint)


def _block(builder, low, high, surface):
    from parts import MAKERS

    MAKERS["box"](builder, {"low": low, "high": high, "grain": (1, 0, 0), "surface": surface})
