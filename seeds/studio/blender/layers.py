"""What is painted on what: the order in which flat things at one place lie over each other."""

import numpy as np

NEAR = 1e-3


class Layers:
    """Levels of flat things: one lies over those laid before it where it meets them, and on its ground where it meets none."""

    def __init__(self):
        self.laid = []

    def level(self, points, thick=0):
        """Level of a new thing, from 1; the next one over it lies `thick` levels higher still."""
        low, high = np.min(points, axis=0) - NEAR, np.max(points, axis=0) + NEAR
        below = [top for a, b, top in self.laid if np.all(a <= high) and np.all(low <= b)]
        level = 1 + max(below, default=0)
        self.laid.append((low, high, level + thick))
        return level
