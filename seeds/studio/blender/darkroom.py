"""From what Cycles wrote of a master to pictures: one for each recipe of its group (masters.py). Pictures are linear until they are toned.

What a part shows is its colour times the light it scatters, and the gloss on it. So a part in another colour is
`picture * (1 + scattered share * (other colour / master's colour - 1))`, where the mask of its slot says how much of a pixel it covers.
Bare metal has no gloss beside its colour: all of it scales.
"""

import struct
import zlib

import numpy as np
import OpenEXR

from colour import linear
from masters import MASTER
from materials import mask_name

# How many pixels around say how a pixel's light is shared between colour and gloss: few samples are grainy.
AROUND = 8


class Negative:
    """Linear picture, share of scattered light (0 to 1) and mask of each slot."""

    def __init__(self, picture, share, masks):
        self.picture, self.share, self.masks = picture, share, masks

    @staticmethod
    def read(path, kinds):
        """Of a multilayer EXR as Cycles writes it."""
        with OpenEXR.File(str(path), separate_channels=True) as file:
            channels = {name.split(".", 1)[1]: channel.pixels for name, channel in file.channels().items()}

        def layer(name, letters="RGB"):
            return np.stack([channels[f"{name}.{letter}"] for letter in letters], axis=-1).astype(np.float32)

        picture = layer("Combined")
        slots = len(kinds)
        if slots == 0:
            return Negative(picture, np.zeros(picture.shape[:2], np.float32), [])
        scattered = layer("DiffCol") * (layer("DiffDir") + layer("DiffInd"))
        masks = _under_ink([np.clip(layer(mask_name(slot))[..., slot % 3], 0, 1) for slot in range(slots)], kinds)
        return Negative(picture, _share(picture.mean(-1), scattered.mean(-1), masks), masks)

    def save(self, path):
        whole = [(mask * 255 + 0.5).astype(np.uint8) for mask in (self.share, *self.masks)]
        np.savez_compressed(path, picture=self.picture.astype(np.float16), grey=np.stack(whole))

    @staticmethod
    def load(path):
        with np.load(path) as kept:
            share, *masks = kept["grey"].astype(np.float32) / 255
            return Negative(kept["picture"].astype(np.float32), share, masks)

    def developed(self, kinds, colours):
        """As 8-bit sRGB, slots in these colours."""
        change = np.zeros_like(self.picture)
        for mask, kind, colour in zip(self.masks, kinds, colours):
            own, other = np.array(linear(MASTER[kind])[:3], np.float32), np.array(linear(colour)[:3], np.float32)
            share = 1.0 if kind == "metal" else _in_channels(self.share, own)
            change += mask[..., None] * share * (other / own - 1)
        return _toned(self.picture * np.maximum(0, 1 + change))


def _in_channels(share, colour):
    """The share in red, green and blue: gloss is white, so where a colour has little of one, most of that one is gloss."""
    scattered = share[..., None] * colour / colour.mean()
    return scattered / np.maximum(scattered + 1 - share[..., None], 1e-6)


def _under_ink(masks, kinds):
    """Ink that does not cover takes its part of what lies under it."""
    ink = sum((mask for mask, kind in zip(masks, kinds) if kind == "ink"), np.zeros_like(masks[0]))
    below = sum((mask for mask, kind in zip(masks, kinds) if kind != "ink"), np.zeros_like(masks[0]))
    left = np.where(ink + below > 1, np.clip(1 - ink, 0, 1) / np.maximum(below, 1e-3), 1)
    return [mask if kind == "ink" else mask * left for mask, kind in zip(masks, kinds)]


def _share(light, scattered, masks):
    """Part of the light that is scattered. `scattered` is grainy, `light` is not: around every pixel of a slot a straight line is laid
    through the pairs of both (a guided filter), for under a gloss the one rises while the other stays."""
    share, covered = np.zeros_like(light), np.full_like(light, 1e-6)
    for mask in masks:
        weight = _sum_around(mask) + 1e-6
        mean_light, mean_scattered = _sum_around(mask * light) / weight, _sum_around(mask * scattered) / weight
        both = _sum_around(mask * light * scattered) / weight - mean_light * mean_scattered
        spread = _sum_around(mask * light * light) / weight - mean_light**2
        slope = np.clip(both / (spread + 1e-5), 0, 1)
        share += mask * np.clip((mean_scattered + slope * (light - mean_light)) / np.maximum(light, 1e-4), 0, 1)
        covered += mask
    return share / covered


def _sum_around(values):
    """Sums over the square around every pixel."""
    for axis in (0, 1):
        padded = np.pad(values, [(AROUND + 1, AROUND) if i == axis else (0, 0) for i in (0, 1)])
        running = np.cumsum(padded, axis=axis, dtype=np.float64)
        n = values.shape[axis]
        values = np.take(running, range(2 * AROUND + 1, 2 * AROUND + 1 + n), axis) - np.take(running, range(n), axis)
    return values


def _toned(picture):
    """sRGB, as the view transform Standard."""
    light = np.clip(picture, 0, 1)
    return (np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055) * 255 + 0.5).astype(np.uint8)


def write_png(path, pixels):
    """8-bit RGB."""
    height, width, _ = pixels.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, width * 3)], axis=1).tobytes()

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b""))
