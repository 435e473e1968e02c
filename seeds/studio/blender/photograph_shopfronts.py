"""Photographs the fronts of shops, one after another; what is there already is left alone.

    nice -n 19 .data/studio-venv/bin/python seeds/studio/blender/photograph_shopfronts.py [--only TEXT] [--preview] [--most N]
"""

import argparse
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402 -- the path comes first

import ground  # noqa: E402
import interior  # noqa: E402
import shopfront  # noqa: E402
from materials import Wardrobe  # noqa: E402
from photograph import cpu_seconds, silence  # noqa: E402
from photograph_scenes import VIEW, place  # noqa: E402

WIDTH, HEIGHT = 800, 500
FINAL, PREVIEW, SMALLER = 6, 6, 2
SHOT = {"eye": (-30, 150, 760), "left": -236, "right": 236, "bottom": -14, "z": 0}


def photograph(recipe, path, samples, smaller):
    """The picture, written beside and renamed, so that a file that is there is whole."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wardrobe = Wardrobe()
    shopfront.build(recipe, wardrobe)
    for thing in recipe["things"]:
        place(thing, wardrobe)
    shopfront.light(recipe)
    width, height = WIDTH // smaller, HEIGHT // smaller
    interior.aim(SHOT, width, height)
    ground.load_film(width, samples, slots=0)
    scene = bpy.context.scene
    scene.render.resolution_y = height
    scene.view_settings.view_transform = VIEW
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.image_settings.color_depth = "8"
    draft = path.with_name(f".{path.name}")
    scene.render.filepath = str(draft)
    bpy.ops.render.render(write_still=True)
    os.replace(draft, path)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--recipes", type=Path, default=Path(".data/studio/shopfronts"))
    arguments.add_argument("--only", default="", help="keys that contain one of these texts, comma-separated")
    arguments.add_argument("--preview", action="store_true", help="small and grainy")
    arguments.add_argument("--most", type=int, default=10**6, help="stop after so many pictures")
    options = arguments.parse_args()
    out = Path(".data/studio/previews" if options.preview else ".data/studio/finals")
    out.mkdir(parents=True, exist_ok=True)
    rows = json.loads((options.recipes / "list.json").read_text())
    paths = [(row["key"], out / f"{row['key']}.{row['hash']}.png") for row in rows if any(text in row["key"] for text in options.only.split(","))]
    for key, path in [pair for pair in paths if not pair[1].exists()][: options.most]:
        before = cpu_seconds()
        with silence():
            photograph(json.loads((options.recipes / f"{key}.json").read_text()), path, *((PREVIEW, SMALLER) if options.preview else (FINAL, 1)))
        print(f"{path} ({cpu_seconds() - before:.1f} CPU s)", flush=True)


if __name__ == "__main__":
    main()
