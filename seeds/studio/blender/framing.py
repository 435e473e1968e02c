"""Where the camera stands and how the object lies in the frame, by what it is: on the floor, on the wall, hanging."""

import numpy as np

from space import seen_from

# The plate in paper units; photographs have its proportions.
WIDTH, HEIGHT = 800, 1000
# A room needs some of the plate for itself.
IN_ROOM = 0.8


def frame(recipe, points):
    """Paper units per centimetre and where the origin of the room lies on paper, so that the object fills its part of the plate."""
    camera, stage = recipe["camera"], recipe["stage"]
    fill = recipe["fill"] * (IN_ROOM if recipe["room"] else 1)
    left, top, right, bottom = _reach(camera, points)
    is_centred = stage in ("wall", "flat")
    width, height = ((640, 780) if is_centred else (704, 660))
    scale = min(width * fill / (right - left), height * fill / (bottom - top))
    if is_centred:
        line, low = 490, (top + bottom) / 2
    elif stage == "hang":
        line, low = 700, bottom
    else:
        line, low = min(868, max(800, 540 + (bottom - top) * scale / 2)), bottom
    at = (WIDTH / 2 - (left + right) / 2 * scale, line - low * scale)
    return _nearer(recipe, scale, at) if recipe["view"] == "detail" else (scale, at)


def _reach(camera, points):
    x, y = _paper(camera, points)
    return x.min(), y.min(), x.max(), y.max()


def _paper(camera, points):
    """Points on paper at one unit per centimetre, y down."""
    seen = seen_from(camera, points)
    nearness = camera["distance"] / (camera["distance"] - seen[:, 2])
    return seen[:, 0] * nearness, -seen[:, 1] * nearness


def _nearer(recipe, scale, at):
    """The crop around the telling point, kept inside the plate, as a frame of its own."""
    zoom = recipe["zoom"]
    x, y = _paper(recipe["camera"], np.array([recipe["detail"]]))
    left = _inside(at[0] + x[0] * scale, WIDTH / zoom, WIDTH)
    top = _inside(at[1] + y[0] * scale, HEIGHT / zoom, HEIGHT)
    return scale * zoom, ((at[0] - left) * zoom, (at[1] - top) * zoom)


def _inside(value, size, whole):
    return min(whole - size, max(0, value - size / 2))
