"""The front of a shop, seen from across the street: wall, painted joinery, a window with its display, a glazed door, paving. Centimetres."""

import bpy
import numpy as np
from mathutils import Vector

import ground
import interior
from colour import linear
from parts import MAKERS, Builder
from space import CENTIMETRE, to_blender

SIZE = 300
# Edges of the joinery: of the whole, of the window, of the door; heights of the opening, the sign and the cornice.
LEFT, RIGHT = -192, 192
PANE, DOOR = (-172, 68), (86, 174)
OPEN, SIGN, TOP = 222, 264, 271
STEP, DEEP = 9, 125
PILASTER = ((LEFT, -172), (68, 86), (174, RIGHT))
SLAB, JOINT = (62, 44), 0.7
SKY = {"daylight": ((-0.9, 1.5, 1.7), 1.9, 56.0, "#fdfbf6"), "street": ((1.5, 0.9, 2.0), 2.4, 21.0, "#f3f7fc")}


def build(recipe, wardrobe):
    """Everything but the goods and the light."""
    builder = Builder({"yaw": 0, "pitch": 0, "distance": SIZE * 5}, "floor", wardrobe)
    paint, wall = {"kind": "paint", "hex": recipe["paint"]}, {"kind": "plaster", "hex": recipe["wall"]}
    for low, high in (((-700, 0, -30), (LEFT, 600, 0)), ((RIGHT, 0, -30), (700, 600, 0)), ((LEFT, TOP - 2, -30), (RIGHT, 600, 0))):
        _block(builder, low, high, wall)
    _joinery(builder, paint, recipe["ledge"])
    _door(builder, paint)
    _inside(builder, recipe)
    _paving(builder)
    for low, high in (((PANE[0], recipe["ledge"] + 4), (PANE[1], OPEN)), ((DOOR[0] + 13, 82), (DOOR[1] - 13, 196))):
        _pane(low, high, -3 if low[0] < 0 else -20)
    _sign(recipe)


def light(recipe):
    """A bright sky from the left, and lamps over the display."""
    size = SIZE * CENTIMETRE
    middle = Vector(to_blender([(0, 130, 0)])[0])
    for place, wide, watts, hex_colour in SKY.values():
        ground.lamp(middle, place, wide * size, watts * size * size, hex_colour, 0, size)
    ground.sky(ground.STANDING_ROOM)
    for x in (-120, 10):
        interior.glow((x, OPEN - 12, -45), 17)
    interior.glow(((DOOR[0] + DOOR[1]) / 2, OPEN - 10, -80), 9)


def _joinery(builder, paint, ledge):
    for low, high in PILASTER:
        _block(builder, (low, 0, -8), (high, OPEN, 5), paint)
        _block(builder, (low - 1.5, 0, -8), (high + 1.5, 20, 7), paint)
        _block(builder, (low + 4, 32, 4), (high - 4, OPEN - 14, 6.2), paint)
    _block(builder, (LEFT, OPEN, -8), (RIGHT, SIGN, 5), paint)
    _block(builder, (LEFT - 2, OPEN - 4, -8), (RIGHT + 2, OPEN + 3, 8), paint)
    _block(builder, (LEFT - 5, SIGN, -8), (RIGHT + 5, SIGN + 3, 12), paint)
    _block(builder, (LEFT - 9, SIGN + 3, -8), (RIGHT + 9, TOP, 18), paint)
    _block(builder, (PANE[0], 0, -8), (PANE[1], ledge, 2), paint)
    if ledge > 30:
        third = (PANE[1] - PANE[0]) / 3
        for i in range(3):
            _frame(builder, paint, (PANE[0] + i * third + 7, 10), (PANE[0] + (i + 1) * third - 7, ledge - 9), 3, (2, 3.4))
    _block(builder, (PANE[0], ledge, -8), (PANE[1], ledge + 4, 7), paint)
    _frame(builder, paint, (PANE[0], ledge + 4), (PANE[1], OPEN), 5, (-6, 2))
    _block(builder, (PANE[0], OPEN - 40, -5), (PANE[1], OPEN - 36.5, 1), paint)
    for x in np.linspace(*PANE, 4)[1:-1]:
        _block(builder, (x - 1.6, OPEN - 40, -5), (x + 1.6, OPEN, 1), paint)


def _door(builder, paint):
    low, high = DOOR
    stone = {"kind": "speckle", "hex": "#b3aa9c"}
    _block(builder, (low - 6, 0, -40), (high + 6, STEP, 14), stone)
    for x in (low, high - 13):
        _block(builder, (x, STEP, -24), (x + 13, 208, -16), paint)
    for foot, top in ((STEP, 30), (70, 82), (196, 208)):
        _block(builder, (low, foot, -24), (high, top, -16), paint)
    _block(builder, (low + 13, 30, -22), (high - 13, 70, -19), paint)
    _frame(builder, paint, (low + 13, 30), (high - 13, 70), 3, (-19, -16.5))
    _block(builder, (low, 208, -8), (high, 212, 2), paint)
    brass = {"kind": "metal", "hex": "#c39b4b"}
    MAKERS["bar"](builder, {"from": (low + 7, 92, -12), "to": (low + 7, 122, -12), "r0": 1.1, "r1": 1.1, "surface": brass})
    for y in (94, 120):
        MAKERS["bar"](builder, {"from": (low + 7, y, -17), "to": (low + 7, y, -12), "r0": 0.8, "r1": 0.8, "surface": brass})


def _inside(builder, recipe):
    back, boards = {"kind": "plaster", "hex": recipe["back"]}, {"kind": "wood", "hex": "#a67c4f"}
    _block(builder, (LEFT, 0, -DEEP - 4), (RIGHT, OPEN + 20, -DEEP), back)
    for x in (LEFT - 4, RIGHT):
        _block(builder, (x, 0, -DEEP), (x + 4, OPEN + 20, -8), back)
    _block(builder, (LEFT, OPEN + 4, -DEEP), (RIGHT, OPEN + 8, -8), back)
    _block(builder, (PANE[0] - 10, recipe["ledge"] - 4, -DEEP), (PANE[1] + 6, recipe["ledge"], -8), boards)
    _block(builder, (PANE[1] + 6, STEP - 4, -DEEP), (RIGHT, STEP, -24), boards)


def _paving(builder):
    dice = np.random.default_rng(7)
    wide, long = SLAB
    for row in range(9):
        for x in np.arange(-620 - (row % 2) * wide / 2, 620, wide):
            grey = int(150 + 22 * dice.random())
            stone = {"kind": "speckle", "hex": f"#{grey:02x}{grey - 3:02x}{grey - 9:02x}"}
            _block(builder, (x, -6, row * long), (x + wide - JOINT, -0.2 * dice.random(), (row + 1) * long - JOINT), stone)


def _pane(low, high, z):
    """Thin clear glass: one sees through it, and a little of the sky in it."""
    points = to_blender([(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)])
    data = bpy.data.meshes.new("pane")
    data.from_pydata(points.tolist(), [], [(0, 1, 2, 3)])
    glass = bpy.data.materials.new("pane")
    glass.use_nodes = True
    nodes, links = glass.node_tree.nodes, glass.node_tree.links
    clear, shine, mixed = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader"))
    clear.inputs["Color"].default_value = (0.94, 0.97, 0.96, 1)
    shine.inputs["Roughness"].default_value = 0.03
    mixed.inputs[0].default_value = 0.09
    links.new(clear.outputs[0], mixed.inputs[1])
    links.new(shine.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], nodes["Material Output"].inputs["Surface"])
    data.materials.append(glass)
    bpy.context.collection.objects.link(bpy.data.objects.new("pane", data))


def _sign(recipe):
    """What the shop sells, in letters on the fascia."""
    letters = bpy.data.curves.new("sign", "FONT")
    letters.body, letters.align_x, letters.align_y = recipe["sign"], "CENTER", "CENTER"
    letters.size, letters.extrude, letters.space_character = 0.27, 0.006, 1.25
    material = bpy.data.materials.new("sign")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(recipe["letters"])
    shader.inputs["Roughness"].default_value = 0.4
    letters.materials.append(material)
    thing = bpy.data.objects.new("sign", letters)
    thing.location = Vector(to_blender([(0, (OPEN + SIGN) / 2 + 1, 5.4)])[0])
    thing.rotation_euler = (np.pi / 2, 0, 0)
    bpy.context.collection.objects.link(thing)


def _frame(builder, surface, low, high, width, depth):
    (x0, y0), (x1, y1) = low, high
    for a, b in (((x0, y0), (x1, y0 + width)), ((x0, y1 - width), (x1, y1)), ((x0, y0), (x0 + width, y1)), ((x1 - width, y0), (x1, y1))):
        _block(builder, (*a, depth[0]), (*b, depth[1]), surface)


def _block(builder, low, high, surface):
    MAKERS["box"](builder, {"low": low, "high": high, "grain": (1, 0, 0), "surface": surface})
