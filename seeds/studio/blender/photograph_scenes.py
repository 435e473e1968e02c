"""Photographs the banners' scenes, one after another; what is there already is left alone.

    nice -n 19 .data/studio-venv/bin/python seeds/studio/blender/photograph_scenes.py [--only TEXT] [--preview]
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
from mathutils import Matrix, Vector  # noqa: E402

import ground  # noqa: E402
import interior  # noqa: E402
from materials import Wardrobe  # noqa: E402
from parts import Builder  # noqa: E402
from photograph import cpu_seconds, silence  # noqa: E402
from space import CENTIMETRE, to_blender  # noqa: E402

# Pixels of a final, samples, and how much smaller a preview is.
SIZES = {"desktop": (1280, 640), "mobile": (960, 960)}
FINAL, PREVIEW, SMALLER = 6, 6, 4
# How a picture's colours are shown: true ones, and only the brightest lights bend before they burn.
VIEW = "Khronos PBR Neutral"
# How far what leans against something is tilted back. Degrees.
LEAN = 18
# Ink is a cord on what hangs; trodden on, it is flat.
TRODDEN = 0.55


def photograph(recipe, path, samples, smaller):
    """The picture, written beside and renamed, so that a file that is there is whole."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wardrobe = Wardrobe()
    interior.build(recipe, wardrobe)
    for thing in recipe["things"]:
        place(thing, wardrobe)
    interior.light(recipe)
    width, height = (side // smaller for side in SIZES[recipe["crop"]])
    interior.aim(recipe["shot"], width, height)
    ground.load_film(width, samples, slots=0)
    scene = bpy.context.scene
    scene.render.resolution_y = height
    # A room has walls: light goes on once more than in the studio.
    scene.cycles.diffuse_bounces = 3
    scene.view_settings.view_transform = VIEW
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.image_settings.color_depth = "8"
    draft = path.with_name(f".{path.name}")
    scene.render.filepath = str(draft)
    bpy.ops.render.render(write_still=True)
    os.replace(draft, path)


def place(thing, wardrobe):
    """Builds a thing around its own origin and carries it to its place, its foot on what it stands on."""
    before = set(bpy.data.objects)
    builder = Builder(thing["camera"], thing["stage"], wardrobe)
    builder.build(thing["notes"])
    move = _pose(thing, np.vstack(builder.points))
    for part in set(bpy.data.objects) - before:
        part.matrix_world = move @ part.matrix_world
    if "glow" in thing:
        lit = move @ _vector(thing["glow"]["at"])
        interior.glow((lit.x / CENTIMETRE, lit.z / CENTIMETRE, -lit.y / CENTIMETRE), thing["glow"]["watts"])


def _pose(thing, points):
    """From a form's own room to its place in the scene, in Blender's metres."""
    pose, grown = thing.get("pose"), thing.get("grown", 1)
    tilt = Matrix.Rotation(radians({"lies": -90, "leans": -LEAN}.get(pose, 0)), 4, "X") @ Matrix.Scale(grown, 4)
    if pose == "lies":
        tilt = tilt @ Matrix.Scale(TRODDEN, 4, (0, 1, 0))
    turned = to_blender(points) @ np.array(tilt.to_3x3()).T
    foot = np.array([0.0, 0.0, 0.0])
    if thing["stage"] == "wall" and not pose:
        # Its back touches the wall.
        foot[1] = turned[:, 1].max()
    elif thing["stage"] != "hang":
        foot[2] = turned[:, 2].min()
    return Matrix.Translation(_vector(thing["at"])) @ Matrix.Rotation(radians(thing.get("turn", 0)), 4, "Z") @ Matrix.Translation(-Vector(foot)) @ tilt


def _vector(point):
    return Vector(to_blender([point])[0])


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--recipes", type=Path, default=Path(".data/studio/scenes"))
    arguments.add_argument("--only", default="", help="keys that contain one of these texts, comma-separated; a point stands for the end of a key")
    arguments.add_argument("--preview", action="store_true", help="small and grainy")
    options = arguments.parse_args()
    out = Path(".data/studio/previews" if options.preview else ".data/studio/finals")
    out.mkdir(parents=True, exist_ok=True)
    for row in json.loads((options.recipes / "list.json").read_text()):
        path = out / f"{row['key']}.{row['hash']}.png"
        if path.exists() or not any(text in f"{row['key']}." for text in options.only.split(",")):
            continue
        before = cpu_seconds()
        with silence():
            photograph(json.loads((options.recipes / f"{row['key']}.json").read_text()), path, *((PREVIEW, SMALLER) if options.preview else (FINAL, 1)))
        print(f"{path} ({cpu_seconds() - before:.1f} CPU s)", flush=True)


if __name__ == "__main__":
    main()
