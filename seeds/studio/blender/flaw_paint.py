"""What a flaw changes of a surface: its colour and shine where the mask shows, and its relief."""

import bpy
import numpy as np

from colour import lightness, linear, scaled, towards
from flaw_marks import PIXELS
from flaw_props import CARVED
from materials import SURFACES, Nodes, mask_name

# The depth, in centimetres, that white stands for in a picture of the relief.
DEEPEST = 0.5
BARE_WOOD, PRIMER, RUST, OXIDE = "#b98f62", "#5d5a56", "#6f3a1b", "#40331f"
# How light a surface is, so that another colour of a flaw is seen on it.
DARK, MIDDLE, CLEAR = 0.35, 0.6, 0.72


def _on(pale, dark, part, dark_part=None, limit=DARK, **shine):
    """One colour on what is lighter than a limit, another on what is darker; by how much it covers, and how it shines."""
    return lambda kind, light: (dark, part if dark_part is None else dark_part, shine) if light < limit else (pale, part, shine)


def _scratch(kind, light):
    if kind == "wood":
        return ("#ecd9b8" if light <= MIDDLE else "#6d4f33"), 0.6, dict(Roughness=0.8)
    if kind == "metal":
        return "#39342c", 0.65, dict(Roughness=0.5)
    return ("#ffffff" if light < 0.75 else "#8d8578"), 0.5, dict(Roughness=0.7)


def _chip(kind, light):
    return (BARE_WOOD, 1.0, dict(Roughness=0.8, Coat_Weight=0.0)) if kind == "paint" else (PRIMER, 1.0, dict(Roughness=0.6, Metallic=0.5, Coat_Weight=0.0))


def _body(kind, light):
    """What is under the glaze, or inside the stone."""
    if kind == "glass":
        return "#ffffff", 1.0, dict(Roughness=0.32)
    if kind in ("marble", "speckle"):
        return "#ffffff", 0.35 if light > DARK else 0.07, dict(Roughness=0.85, Coat_Weight=0.0)
    return ("#e4d5bc" if light < 0.85 else "#cfc0a6"), 1.0, dict(Roughness=0.85, Coat_Weight=0.0)


def _crack(kind, light):
    if kind == "glass":
        return "#ffffff", 1.0, dict(Roughness=0.6, Transmission_Weight=0.15)
    return ("#2c2620" if light > DARK else "#8d857a"), 1.0, dict(Roughness=0.9)


# Of a kind of surface and its lightness: the colour that shows, how much of it, and what else changes.
CHANGES = {
    "scratch": _scratch,
    "worn-edge": _on("#7d5c3a", "#e2c9a0", 0.55, limit=MIDDLE, Roughness=0.75, Coat_Weight=0.0),
    "chip": _chip,
    "rust-chip": _on(RUST, RUST, 1.0, Roughness=0.95, Metallic=0.0, Coat_Weight=0.0),
    "worn-edges": _chip,
    "rubbed": lambda kind, light: ("#d8b68e" if light < MIDDLE else "#8d7058", 0.22 if light < DARK else 0.4, dict(Roughness=0.75)),
    "cracked": _on("#3b2b20", "#9a7a5c", 0.75, Roughness=0.8),
    "worn-cover": lambda kind, light: ("#a89f90" if light < DARK else "#e4dccb" if light < CLEAR else "#a08a66", 0.36, dict(Roughness=0.95)),
    "faded": _on("#b3976a", "#d6cdbb", 0.46, limit=CLEAR, Roughness=0.95),
    "stain": _on("#6d4a2b", "#a3947f", 0.6, Roughness=0.7),
    "frayed": _on("#cfc2a8", "#8d8578", 0.3, Roughness=0.95),
    "tarnish": _on(OXIDE, OXIDE, 0.82, Roughness=0.6, Metallic=0.7),
    "rust": _on(RUST, RUST, 1.0, Roughness=0.95, Metallic=0.0),
    "crazing": _on("#20170f", "#d8cdb9", 0.8, 0.6, limit=MIDDLE, Roughness=0.3),
    "chipped-edge": _body,
    "crack": _crack,
    "foxing": _on("#9a6733", "#9a6733", 0.8, Roughness=0.9),
    "worn-corner": _on("#b39c78", "#eee4d1", 1.0, limit=0.75, Roughness=0.95),
    "craquelure": _on("#43382c", "#b9a98d", 0.8, Roughness=0.7),
}


def change_of(recipe):
    """What the flaw of a recipe changes of its surface; None where it is all shape."""
    change = CHANGES.get(recipe["flaw"])
    return change and change(recipe["surface"]["kind"], lightness(recipe["surface"]["hex"]))


def material(recipe, hex_colour, mask, depth, slot):
    """The surface of a recipe in a colour, with its flaw; with a slot it has a mask, in which the flaw takes its part."""
    surface = recipe["surface"]
    nodes = Nodes("flawed")
    SURFACES["yarn" if surface.get("isYarn") else surface["kind"]](nodes, hex_colour)
    if recipe["flaw"] == "craquelure":
        _brushed(nodes, recipe, hex_colour)
    elif recipe["accents"]:
        _banded(nodes, recipe["accents"])
    change = change_of(recipe)
    if not change:
        nodes.mark(slot)
        return nodes.material
    colour, part, shine = change
    where = _picture(nodes, mask)
    covered = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    nodes.link(where, covered.inputs[0])
    covered.inputs[1].default_value = part
    _over(nodes, "Base Color", linear(colour), covered.outputs[0])
    for name, value in shine.items():
        _over(nodes, name.replace("_", " "), value, where)
    if recipe["flaw"] not in CARVED:
        _relief(nodes, depth)
    if slot is not None:
        left = nodes.add("ShaderNodeMath", operation="SUBTRACT")
        left.inputs[0].default_value = 1.0
        nodes.link(covered.outputs[0], left.inputs[1])
        shown = nodes.add("ShaderNodeCombineColor")
        nodes.link(left.outputs[0], shown.inputs[slot % 3])
        output = nodes.add("ShaderNodeOutputAOV")
        output.aov_name = mask_name(slot)
        nodes.link(shown.outputs[0], output.inputs["Color"])
    return nodes.material


def _picture(nodes, values):
    image = bpy.data.images.new("mask", PIXELS, PIXELS, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.repeat(values.astype(np.float32).reshape(-1, 1), 4, axis=1).reshape(-1))
    image.pack()
    texture = nodes.add("ShaderNodeTexImage")
    texture.image, texture.extension = image, "CLIP"
    where = nodes.add("ShaderNodeUVMap")
    where.uv_map = "flaw"
    nodes.link(where.outputs["UV"], texture.inputs["Vector"])
    return texture.outputs["Color"]


def _over(nodes, name, value, where):
    """Another value of an input of the shader where the mask shows."""
    target = nodes.shader.inputs[name]
    is_colour = name == "Base Color"
    mixed = nodes.add("ShaderNodeMix", data_type="RGBA" if is_colour else "FLOAT")
    one, other, out = (6, 7, 2) if is_colour else (2, 3, 0)
    if target.links:
        nodes.link(target.links[0].from_socket, mixed.inputs[one])
    else:
        mixed.inputs[one].default_value = target.default_value
    mixed.inputs[other].default_value = value
    nodes.link(where, mixed.inputs[0])
    nodes.link(mixed.outputs[out], target)


def _relief(nodes, depth):
    height = _picture(nodes, -depth / DEEPEST)
    node = nodes.add("ShaderNodeBump", invert=True, Strength=1.0, Distance=DEEPEST * 0.01)
    nodes.link(height, node.inputs["Height"])
    target = nodes.shader.inputs["Normal"]
    if target.links:
        nodes.link(target.links[0].from_socket, node.inputs["Normal"])
    nodes.link(node.outputs["Normal"], target)


def _brushed(nodes, recipe, hex_colour):
    """Oil paint in strokes of several tones of its colour."""
    base = linear(hex_colour)
    tones = [linear(each) for each in recipe["accents"]] or [scaled(base, 0.55), base, towards(base, (1, 0.9, 0.7, 1), 0.3), scaled(base, 0.8)]
    patches = nodes.noise((14, 22, 14), 3, 1.6)
    hairs = nodes.noise((60, 520, 60), 3, 0.8)
    colour = nodes.ramp(patches, [(0.36, tones[0]), (0.64, tones[3]), (0.46, tones[1]), (0.55, tones[2])])
    shade = nodes.ramp(hairs, [(0.3, (0.78, 0.78, 0.78, 1)), (0.7, (1, 1, 1, 1))])
    nodes.colour(nodes.blend(1.0, colour, shade, "MULTIPLY"))
    nodes.bump(hairs, 0.5, 0.0012)
    nodes.set(Roughness=0.42, Coat_Weight=0.25, Coat_Roughness=0.25)


def _banded(nodes, accents):
    """Bands in the colours of a pattern, along the edge."""
    where, parts = nodes.add("ShaderNodeTexCoord"), nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where.outputs["Object"], parts.inputs[0])
    turns = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    nodes.link(parts.outputs["Y"], turns.inputs[0])
    turns.inputs[1].default_value = 11.0
    part = nodes.add("ShaderNodeMath", operation="FRACT")
    nodes.link(turns.outputs[0], part.inputs[0])
    ramp = nodes.add("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    nodes.link(part.outputs[0], ramp.inputs["Fac"])
    elements = ramp.color_ramp.elements
    for i, hex_colour in enumerate(accents):
        element = elements[i] if i < 2 else elements.new(0.5)
        element.position, element.color = i / len(accents), linear(hex_colour)
    worn = nodes.ramp(nodes.noise((90, 90, 90), 2), [(0.3, (0.8, 0.8, 0.8, 1)), (0.7, (1, 1, 1, 1))])
    nodes.colour(nodes.blend(1.0, ramp.outputs["Color"], worn, "MULTIPLY"))
