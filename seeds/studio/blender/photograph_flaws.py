"""Photographs close-ups of flaws, one after another; what is there already is left alone.

    nice -n 19 .data/studio-venv/bin/python seeds/studio/blender/photograph_flaws.py [--only TEXT] [--preview] [--most N]
"""

import argparse
import json
import os
import sys
from math import radians
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402 -- the path comes first
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

import flaw_marks  # noqa: E402
import flaw_paint  # noqa: E402
import flaw_props  # noqa: E402
import glass  # noqa: E402
import ground  # noqa: E402
from darkroom import Negative, write_png  # noqa: E402
from masters import MASTER, is_linear  # noqa: E402
from materials import Wardrobe  # noqa: E402
from photograph import cpu_seconds, silence  # noqa: E402
from space import CENTIMETRE  # noqa: E402

FINAL, FINAL_GLASS, PREVIEW = (640, 5), (640, 8), (240, 8)
# Where the camera stands: degrees, by how many it goes from picture to picture, and centimetres from what it looks at; how wide a piece it sees, and how far it stops down.
YAW, SWAY, PITCH, AWAY, WIDE, STOP = 20, 11, 36, 46.0, 11.5, 9.0
# Of vessels only rim and wall are seen, so that it may be any; of a sheet little but its corner.
NEARER = {"bowl": 5.6, "tumbler": 5.6, "cover": 6.4}
# Pieces that are looked at from another height, and points, in centimetres, that are looked at instead of the edge.
PITCHES = {"bowl": 26, "tumbler": 15, "twig": 52, "leaf": 48, "cover": 42, "weave": 50, "canvas": 48}
AIMS = {"board": (0, 1.4, 0), "plate": (0, 1.2, 0), "cushion": (0, 1.8, 0), "cloth": (0, 1.8, 0), "leaf": (0, 2, 0), "stone": (0, 1.2, 0), "weave": (0, 2.6, 0), "canvas": (0, 2.6, 0), "twig": (0, 2.6, 1), "cover": (-1.3, 1.5, 0), "bowl": (0, 0, -1.0), "tumbler": (0, 0, -0.5)}
# Measure of the lamps in metres, and how much weaker they are than for a thing that stands in the room.
SIZE, DIMMED = 0.2, 0.68


class Group:
    """Recipes that differ in colours that a shader takes linearly: they share a rendering."""

    def __init__(self, members):
        self.members = members
        self.recipe = members[0]
        surface = self.recipe["surface"]
        self.kinds = [surface["kind"]] if is_linear(surface) and not self.recipe["accents"] else []
        self.hex = MASTER[surface["kind"]] if self.kinds else surface["hex"]

    @staticmethod
    def of(recipes):
        found = {}
        for recipe in recipes:
            surface = recipe["surface"]
            own = None if is_linear(surface) and not recipe["accents"] else recipe["key"]
            shared = json.dumps([recipe["piece"], recipe["flaw"], surface["kind"], surface.get("isYarn"), flaw_paint.change_of(recipe), own])
            found.setdefault(shared, []).append(recipe)
        return [Group(members) for members in found.values()]


def photograph(group, path, width, samples):
    """The negative of a group."""
    recipe = group.recipe
    bpy.ops.wm.read_factory_settings(use_empty=True)
    mask, depth = flaw_marks.marks(recipe["flaw"], recipe["seed"])
    if recipe["flaw"] == "crack" and recipe["piece"] in flaw_props.VESSELS:
        # Down its outside.
        mask, depth = mask[::-1], depth[::-1]
    slot = 0 if group.kinds else None
    surface = flaw_paint.material(recipe, group.hex, mask, depth, slot)
    foot = flaw_props.build(recipe, depth, surface, Wardrobe(), {"kind": "wood", "hex": group.hex, "slot": slot})
    aim = Vector(AIMS.get(recipe["piece"], (0, 0.6, 0))) * CENTIMETRE
    ground.floor(foot * CENTIMETRE, 0.4)
    for place, wide, watts, hex_colour in ground.STANDING.values():
        ground.lamp(aim, place, wide * SIZE, DIMMED * watts * SIZE * SIZE, hex_colour, YAW, SIZE)
    ground.sky(ground.STANDING_ROOM)
    _camera(aim, radians(YAW + SWAY * (recipe["seed"] % 100 / 50 - 1)), radians(PITCHES.get(recipe["piece"], PITCH)), NEARER.get(recipe["piece"], WIDE))
    ground.load_film(width, samples, len(group.kinds), *((2 * glass.BOUNCES,) if recipe["surface"]["kind"] == "glass" else ()))
    layers = path.with_suffix(".exr")
    bpy.context.scene.render.filepath = str(layers)
    bpy.ops.render.render(write_still=True)
    negative = Negative.read(layers, group.kinds)
    layers.unlink()
    return negative


def _camera(aim, yaw, pitch, wide):
    away = AWAY * CENTIMETRE
    direction = Vector((np.sin(yaw) * np.cos(pitch), -np.cos(yaw) * np.cos(pitch), np.sin(pitch)))
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width = "HORIZONTAL", ground.SENSOR
    data.lens = ground.SENSOR * AWAY / wide
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, away, STOP
    data.clip_start = 0.01
    thing = bpy.data.objects.new("camera", data)
    thing.location = aim + direction * away
    thing.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--recipes", type=Path, default=Path(".data/studio/flaws"))
    arguments.add_argument("--only", default="", help="keys that contain one of these texts, comma-separated")
    arguments.add_argument("--preview", action="store_true", help="small and grainy")
    arguments.add_argument("--most", type=int, default=10**6, help="stop after so many masters")
    options = arguments.parse_args()
    out = Path(".data/studio/previews" if options.preview else ".data/studio/finals")
    out.mkdir(parents=True, exist_ok=True)
    rows = json.loads((options.recipes / "list.json").read_text())
    paths = {row["key"]: out / f"{row['key']}.{row['hash']}.png" for row in rows}
    done = 0
    for group in Group.of([json.loads((options.recipes / f"{row['key']}.json").read_text()) for row in rows]):
        missing = [each for each in group.members if any(text in each["key"] for text in options.only.split(",")) and not paths[each["key"]].exists()]
        if not missing or done == options.most:
            continue
        before, done = cpu_seconds(), done + 1
        with silence():
            negative = photograph(group, out / group.recipe["key"], *(PREVIEW if options.preview else FINAL_GLASS if group.recipe["surface"]["kind"] == "glass" else FINAL))
        for each in missing:
            draft = paths[each["key"]].with_suffix(".part")
            write_png(draft, negative.developed(group.kinds, [each["surface"]["hex"]] if group.kinds else []))
            os.replace(draft, paths[each["key"]])
        print(f"{group.recipe['key']}: {len(missing)} ({cpu_seconds() - before:.1f} CPU s)", flush=True)


if __name__ == "__main__":
    main()
