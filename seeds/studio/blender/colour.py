"""Colour arithmetic. Hexes are sRGB, what Blender takes is linear."""

import colorsys


def linear(hex_colour):
    """Linear (r, g, b, 1) of a hex colour."""
    return (*(_to_linear(value) for value in _channels(hex_colour)), 1.0)


def lightness(hex_colour):
    """How bright it looks, 0 to 1, as pen/tone.ts has it."""
    r, g, b = _channels(hex_colour)
    return 0.3 * r + 0.59 * g + 0.11 * b


def hue_and_saturation(hex_colour):
    """Degrees and 0 to 1."""
    hue, _, saturation = colorsys.rgb_to_hls(*_channels(hex_colour))
    return hue * 360, saturation


def scaled(rgba, by):
    """A linear colour made lighter or darker."""
    return (*(min(1.0, value * by) for value in rgba[:3]), 1.0)


def towards(rgba, other, part):
    """Part of the way from one linear colour to another."""
    return (*(a + (b - a) * part for a, b in zip(rgba[:3], other[:3])), 1.0)


def _channels(hex_colour):
    value = int(hex_colour[1:7], 16)
    return ((value >> 16 & 255) / 255, (value >> 8 & 255) / 255, (value & 255) / 255)


def _to_linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
