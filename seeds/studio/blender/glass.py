"""How light takes colour on its way through glass and what is poured into it.

Colour comes from the way a ray has gone inside (Lambert and Beer), so a thin wall is pale, and a foot, a rim or a stopper of the same glass dark.
Each surface divides two things, and its normal points away from the first: glass from air, glass from liquid, liquid from air.
"""

from collections import namedtuple

from colour import hue_and_saturation, lightness, linear
from space import CENTIMETRE

GLASS, LIQUID = 1.46, 1.33
# From this lightness on glass is clear; pale pink glass is just below.
CLEAR = 0.835
# Of coloured glass: what of its colour is in the glass that one looks through in the middle of the thing, as a power.
DEPTH = 0.72
# Clear glass has a tinge after so many centimetres, water after so many.
CLEAR_AFTER, WATER_AFTER = 14.0, 60.0
WATER = (0.86, 0.95, 0.96)
# Of a liquid of its own colour: as DEPTH, through its whole width; what is pale is paler still, and what is dark darker.
POURED, STEEP, PALE, DARK = 0.6, 4.0, 0.65, 1.7
# How much less light a shadow has where glass is looked along.
DIMMED_AT_EDGE = 0.5
# Light that runs down a thick wall as in a fibre would end black at a rim: after so many turns it has found the room, this bright.
LOST_AFTER, LOST_LIGHT = 8, 0.45
# How often light may be bent and thrown back on its way through.
BOUNCES = 20

# Colour of light after `after` metres.
Tinge = namedtuple("Tinge", "colour after")


def is_shown(notes):
    """Whether something is of glass."""
    return any((note.get("surface") or {}).get("kind") == "glass" for note in notes)


def is_clear(hex_colour):
    """Whether glass of this colour counts as clear."""
    return lightness(hex_colour) > CLEAR


def glass_tinge(hex_colour, looked_through):
    """Of glass. @param looked_through centimetres of it that one looks through in the middle of the thing."""
    colour = linear(hex_colour)[:3]
    if is_clear(hex_colour):
        return Tinge(tuple(value / max(colour) for value in colour), CLEAR_AFTER * CENTIMETRE)
    return Tinge(tuple(value**DEPTH for value in colour), looked_through * CENTIMETRE)


def liquid_tinge(hex_colour, glass_hex, wide):
    """Of a liquid in glass of a colour. The forms paint water in the colour of its glass. @param wide centimetres from wall to wall"""
    hue, saturation = hue_and_saturation(hex_colour)
    is_like_glass = abs(hue - hue_and_saturation(glass_hex)[0]) < 12 and not is_clear(glass_hex)
    if saturation < 0.2 or is_like_glass:
        return Tinge(WATER, WATER_AFTER * CENTIMETRE)
    depth = min(DARK, POURED + STEEP * max(0.0, PALE - lightness(hex_colour)))
    return Tinge(tuple(value**depth for value in linear(hex_colour)[:3]), wide * CENTIMETRE)


def between(nodes, inside, outside, refraction, crossings):
    """The shader of a surface with tinges inside and outside of it (None: air). Light for the room goes straight through: without caustics,
    all that stands behind glass would lie in its shadow. @param crossings surfaces that share the tinge of the inside in a shadow"""
    geometry, path = nodes.add("ShaderNodeNewGeometry"), nodes.add("ShaderNodeLightPath")
    shader = nodes.add("ShaderNodeBsdfGlass", Roughness=0.0, IOR=refraction)
    shader.distribution = "GGX"
    came_from = [_after(nodes, tinge, path.outputs["Ray Length"]) for tinge in (outside, inside)]
    tinged = nodes.blend(geometry.outputs["Backfacing"], *came_from)
    nodes.link(tinged, shader.inputs["Color"])
    far_in, lost, found = nodes.add("ShaderNodeMath", operation="GREATER_THAN"), nodes.add("ShaderNodeEmission", Strength=LOST_LIGHT), nodes.add("ShaderNodeMixShader")
    nodes.link(path.outputs["Ray Depth"], far_in.inputs[0])
    far_in.inputs[1].default_value = LOST_AFTER
    nodes.link(tinged, lost.inputs["Color"])
    for i, output in enumerate((far_in.outputs[0], shader.outputs[0], lost.outputs[0])):
        nodes.link(output, found.inputs[i])
    shadow = tuple(value ** (1 / crossings) for value in inside.colour) + (1.0,)
    edge = nodes.add("ShaderNodeMath", operation="POWER")
    nodes.link(nodes.add("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"], edge.inputs[0])
    edge.inputs[1].default_value = 3.0
    dimmed = nodes.ramp(edge.outputs[0], [(0.0, shadow), (1.0, tuple(value * (1 - DIMMED_AT_EDGE) for value in shadow[:3]) + (1.0,))])
    through, is_for_room, mixed = nodes.add("ShaderNodeBsdfTransparent"), nodes.add("ShaderNodeMath", operation="MAXIMUM"), nodes.add("ShaderNodeMixShader")
    nodes.link(dimmed, through.inputs["Color"])
    nodes.link(path.outputs["Is Shadow Ray"], is_for_room.inputs[0])
    nodes.link(path.outputs["Is Diffuse Ray"], is_for_room.inputs[1])
    for i, output in enumerate((is_for_room.outputs[0], found.outputs[0], through.outputs[0])):
        nodes.link(output, mixed.inputs[i])
    nodes.link(mixed.outputs[0], nodes.tree.nodes["Material Output"].inputs["Surface"])


def _after(nodes, tinge, way):
    """Colour of light that has gone a way through something."""
    both = nodes.add("ShaderNodeCombineColor")
    parts = nodes.add("ShaderNodeMath", operation="DIVIDE")
    nodes.link(way, parts.inputs[0])
    parts.inputs[1].default_value = tinge.after if tinge else 1.0
    for i, value in enumerate(tinge.colour if tinge else (1.0, 1.0, 1.0)):
        power = nodes.add("ShaderNodeMath", operation="POWER")
        power.inputs[0].default_value = max(value, 1e-4)
        nodes.link(parts.outputs[0], power.inputs[1])
        nodes.link(power.outputs[0], both.inputs[i])
    return both.outputs[0]
