"""The room of a composed scene: plastered wall with mouldings, skirting, herringbone, boards or a table; sun through a window on the left."""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

import ground
import shapes
from colour import linear
from parts import MAKERS, Builder
from space import CENTIMETRE, to_blender

SKIRTING_HEIGHT, SKIRTING_DEPTH, CAP = 13.0, 1.8, 1.4
# A block of the herringbone: its length is this many times its width. Centimetres.
BLOCK, TIMES, GAP = 7.5, 6, 0.12
PLANK, PLANK_LENGTH, PLANK_GAP = 14.0, 240.0, 0.25
# The mouldings of a wall: where they begin and end above the floor, how wide they are and how far they stand out.
PANEL_FOOT, PANEL_TOP, BEAD, BEAD_DEPTH = 30.0, 262.0, 3.2, 1.6
TABLE_THICK = 3.4
# Lamps, as ground.py has them.
LAMPS = {
    "window": ((-1.25, 1.0, 1.35), 1.3, 50.0, "#fffdf8"),
    "fill": ((1.6, 1.1, 2.2), 2.2, 12.0, "#fffaf2"),
}
SUN = "#ffe2b8"
# How far the sun's lamp is from where it falls, in widths of its patch; where between the two the window stands; how sharp its edges are.
SUN_FROM, SUN_FAR, WINDOW_AT, SUN_WIDE = np.array([-1.25, 0.95, 1.15]), 5.0, 0.22, 0.006
SUN_WATTS = 2200.0
# Degrees that the sun's lamp lights: behind a window little more than that, outdoors the whole picture.
BEHIND_WINDOW, OUTDOORS = 34, 100
# Panes of the window, across and down, and how much of its width a bar takes.
PANES, BAR = (2, 3), 0.07


def build(recipe, wardrobe):
    """Wall and floor of the room."""
    room, size = recipe["room"], recipe["size"]
    builder = Builder({"yaw": 0, "pitch": 0, "distance": size * 5}, "floor", wardrobe)
    plaster = {"kind": "plaster", "hex": room["wall"]}
    reach = 4 * size
    _block(builder, (-reach, -reach, -4), (reach, reach, 0), plaster)
    FLOORS[room["floor"]["kind"]](builder, room["floor"], size)
    if room["floor"]["kind"] != "table" and not _is_outdoors(recipe):
        _block(builder, (-reach, 0, 0), (reach, SKIRTING_HEIGHT - CAP, SKIRTING_DEPTH), plaster)
        _block(builder, (-reach, SKIRTING_HEIGHT - CAP, 0), (reach, SKIRTING_HEIGHT, SKIRTING_DEPTH * 0.65), plaster)
    for left, right in room.get("panels", []):
        for inset, width, depth in ((0, BEAD, BEAD_DEPTH), (7, BEAD * 0.5, BEAD_DEPTH * 0.7)):
            _moulding(builder, plaster, (left + inset, PANEL_FOOT + inset), (right - inset, PANEL_TOP - inset), width, depth)


def light(recipe):
    """Daylight from the left, a weak fill, the sun, and an even sky."""
    shot, size = recipe["shot"], recipe["size"] * CENTIMETRE
    middle = Vector(to_blender([((shot["left"] + shot["right"]) / 2, recipe["size"] * 0.28, shot["z"])])[0])
    for place, wide, watts, hex_colour in LAMPS.values():
        ground.lamp(middle, place, wide * size, watts * size * size, hex_colour, 0, size)
    ground.sky(ground.STANDING_ROOM)
    _sun(recipe["sun"]["at"], recipe["sun"]["width"], _is_outdoors(recipe))


def _is_outdoors(recipe):
    return recipe["sun"].get("through") == "leaves"


def glow(at, watts):
    """The bulb of a lamp that is lit: small, warm, and itself not seen."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size, data.color = watts, 0.05, linear("#ffc589")[:3]
    bulb = bpy.data.objects.new("bulb", data)
    bulb.location = Vector(to_blender([at])[0])
    bulb.visible_camera = bulb.visible_transmission = False
    bpy.context.collection.objects.link(bulb)


def aim(shot, width, height):
    """A camera that looks straight at the wall: what is upright stays upright; the film is shifted instead."""
    wide = shot["right"] - shot["left"]
    tall = wide * height / width
    x, y, z = shot["eye"]
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width = "HORIZONTAL", ground.SENSOR
    data.lens = ground.SENSOR * (z - shot["z"]) / wide
    data.shift_x = ((shot["left"] + shot["right"]) / 2 - x) / wide
    data.shift_y = (shot["bottom"] + tall / 2 - y) / wide
    data.clip_start, data.clip_end = 0.05, 100
    thing = bpy.data.objects.new("camera", data)
    thing.location = Vector(to_blender([shot["eye"]])[0])
    thing.rotation_euler = (radians(90), 0, 0)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def _herringbone(builder, floor, size):
    """Two meshes, one for each way the blocks lie; the mesh's own first axis is their length."""
    surface = builder.wardrobe.surface({"kind": "parquet", "hex": floor["hex"]})
    wide, deep = 2.6 * size, floor.get("depth", 1.9 * size)
    turn = np.array([[cos(pi / 4), 0, sin(pi / 4)], [0, 1, 0], [-sin(pi / 4), 0, cos(pi / 4)]])
    steps = int((wide + deep) / BLOCK)
    for along, first in ((0, 0), (2, 2 * TIMES - 1)):
        points, faces = [], []
        for i in range(-steps, steps):
            for j in range(-steps, steps):
                if (i - j) % (2 * TIMES) != first:
                    continue
                low = np.array([i * BLOCK, -2.0, j * BLOCK])
                long = np.array([BLOCK - GAP, 2.0, BLOCK - GAP])
                long[along] = BLOCK * TIMES - GAP
                corners, sides = shapes.slab(low, low + long)
                corners = corners @ turn.T
                x, z = corners[:, 0], corners[:, 2]
                if x.max() < -wide / 2 or x.min() > wide / 2 or z.max() < 0 or z.min() > deep:
                    continue
                faces += [tuple(len(points) + k for k in side) for side in sides]
                points += corners.tolist()
        builder.put((np.array(points), faces), surface, turn @ np.eye(3)[along], bevel=0.06, smooth=30)


def _boards(builder, floor, size):
    """One mesh, so that every board is cut from another place of the same wood."""
    reach, deep = 2.2 * size, floor.get("depth", 1.9 * size)
    points, faces = [], []
    for row in range(int(deep / PLANK) + 1):
        shift = (row * 97) % PLANK_LENGTH
        for x in np.arange(-reach - shift, reach, PLANK_LENGTH):
            corners, sides = shapes.slab((x, -2, row * PLANK), (x + PLANK_LENGTH - PLANK_GAP, 0, (row + 1) * PLANK - PLANK_GAP))
            faces += [tuple(len(points) + k for k in side) for side in sides]
            points += corners.tolist()
    builder.put((np.array(points), faces), builder.wardrobe.surface({"kind": "parquet", "hex": floor["hex"]}), bevel=0.1, smooth=30)


def _table(builder, floor, size):
    """The top of a table or sideboard against the wall."""
    reach, deep = 2.2 * size, floor.get("depth", 0.5 * size)
    _block(builder, (-reach, -TABLE_THICK, 0.4), (reach, 0, deep), {"kind": "wood", "hex": floor["hex"]})


FLOORS = {"herringbone": _herringbone, "boards": _boards, "table": _table}


def _moulding(builder, plaster, low, high, width, depth):
    (x0, y0), (x1, y1) = low, high
    for a, b in (((x0, y0), (x1, y0 + width)), ((x0, y1 - width), (x1, y1)), ((x0, y0 + width), (x0 + width, y1 - width)), ((x1 - width, y0 + width), (x1, y1 - width))):
        _block(builder, (*a, 0), (*b, depth), plaster)


def _block(builder, low, high, surface):
    MAKERS["box"](builder, {"low": low, "high": high, "grain": (1, 0, 0), "surface": surface})


def _sun(at, width, is_outdoors):
    """A spot far outside the picture, behind a window frame if there is one."""
    target, size = Vector(to_blender([at])[0]), width * CENTIMETRE
    away = Vector(to_blender([SUN_FROM / np.linalg.norm(SUN_FROM)])[0]) / CENTIMETRE
    lamp = target + away * size * SUN_FAR
    data = bpy.data.lights.new("sun", "SPOT")
    data.energy, data.color, data.shadow_soft_size = SUN_WATTS * size * size, linear(SUN)[:3], SUN_WIDE * size
    data.spot_size, data.spot_blend = radians(OUTDOORS if is_outdoors else BEHIND_WINDOW), 0.0
    spot = bpy.data.objects.new("sun", data)
    spot.location = lamp
    spot.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(spot)
    if not is_outdoors:
        _window(lamp + (target - lamp) * WINDOW_AT, -away, size * WINDOW_AT)


def _window(middle, direction, wide):
    """A dark wall with panes cut out, upright to the light."""
    columns, rows = PANES
    pane, high = wide / columns, wide / columns * 1.25
    far, bar = wide * 3, BAR * wide
    xs = [-far, *[x for i in range(columns) for x in (-wide / 2 + i * pane + bar / 2, -wide / 2 + (i + 1) * pane - bar / 2)], far]
    tall = rows * high
    ys = [-far, *[y for i in range(rows) for y in (-tall / 2 + i * high + bar / 2, -tall / 2 + (i + 1) * high - bar / 2)], far]
    points = [(x, y, 0) for y in ys for x in xs]
    n = len(xs)
    is_open = lambda i, j: i % 2 == 1 and j % 2 == 1  # noqa: E731 -- odd strips of both ways cross in a pane
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(ys) - 1) for i in range(n - 1) if not is_open(i, j)]
    data = bpy.data.meshes.new("window")
    data.from_pydata(points, [], faces)
    frame = bpy.data.objects.new("window", data)
    frame.location = middle
    frame.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    for sees in ("camera", "diffuse", "glossy", "transmission"):
        setattr(frame, f"visible_{sees}", False)
    bpy.context.collection.objects.link(frame)
