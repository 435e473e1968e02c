"""Points: the forms' centimetres (x right, y up, z towards us) and Blender's metres (x right, y away from us, z up)."""

from math import cos, radians, sin

import numpy as np

CENTIMETRE = 0.01


def unit(vector):
    vector = np.asarray(vector, dtype=float)
    return vector / (np.linalg.norm(vector) or 1.0)


def to_blender(points):
    """Forms' points (n, 3) in Blender's room."""
    points = np.asarray(points, dtype=float).reshape(-1, 3)
    return np.stack([points[:, 0], -points[:, 2], points[:, 1]], axis=1) * CENTIMETRE


def frame_along(grain):
    """Rotation (3, 3) whose first axis is the grain; columns are axes, in the forms' room."""
    x = unit(grain)
    other = (0.0, 1.0, 0.0) if abs(x[1]) < 0.9 else (0.0, 0.0, 1.0)
    z = unit(np.cross(x, other))
    return np.stack([x, np.cross(z, x), z], axis=1)


def seen_from(camera, points):
    """Points as the pen sees them: x right, y up, z towards the viewer (pen/space.ts)."""
    points = np.asarray(points, dtype=float).reshape(-1, 3)
    a, b = radians(camera["yaw"]), radians(camera["pitch"])
    x, y, z = points.T
    near = x * sin(a) + z * cos(a)
    return np.stack([x * cos(a) - z * sin(a), y * cos(b) - near * sin(b), y * sin(b) + near * cos(b)], axis=1)


def viewer(camera):
    """Direction from the origin to the viewer, in the forms' room."""
    a, b = radians(camera["yaw"]), radians(camera["pitch"])
    return np.array([sin(a) * cos(b), sin(b), cos(a) * cos(b)])
