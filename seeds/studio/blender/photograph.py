"""Photographs recipes, one master after another (masters.py); what is there already is left alone, so a run that was stopped goes on where
it was. Masters are kept as negatives, from which a colour more is developed without rendering. Pictures are called by key and hash of the
recipe: another recipe makes another file.

    nice -n 19 .data/studio-venv/bin/python seeds/studio/blender/photograph.py [--only TEXT] [--preview] [--most N]
"""

import argparse
import json
import os
import resource
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402 -- the path comes first

import glass  # noqa: E402
import ground  # noqa: E402
from darkroom import Negative, write_png  # noqa: E402
from framing import frame  # noqa: E402
from masters import groups  # noqa: E402
from materials import Wardrobe  # noqa: E402
from parts import Builder  # noqa: E402

import numpy as np  # noqa: E402

MANIFEST = Path(__file__).parent.parent.parent / "photos" / "photographs" / "manifest.json"
# Width of the picture in pixels and samples a pixel.
FINAL, FINAL_GLASS, PREVIEW = (640, 5), (640, 8), (240, 6)


def photograph(group, path, width, samples):
    """The negative of a group, written beside and renamed, so that a file that is there is whole."""
    recipe, has_glass = group.recipe, glass.is_shown(group.recipe["notes"])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    builder = Builder(recipe["camera"], recipe["stage"], Wardrobe())
    builder.build(recipe["notes"])
    ground.set_up(recipe, builder)
    ground.aim(recipe, *frame(recipe, np.vstack(builder.points)))
    ground.load_film(width, samples, len(group.kinds), *((glass.BOUNCES,) if has_glass else ()))
    layers, draft = path.with_suffix(".exr"), path.with_suffix(".part.npz")
    bpy.context.scene.render.filepath = str(layers)
    bpy.ops.render.render(write_still=True)
    Negative.read(layers, group.kinds).save(draft)
    layers.unlink()
    os.replace(draft, path)


def develop(group, negative, pictures):
    """Pictures (key, path) of a group from its negative."""
    for key, path in pictures:
        draft = path.with_suffix(".part")
        write_png(draft, negative.developed(group.kinds, group.colours[key]))
        os.replace(draft, path)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--recipes", type=Path, default=Path(".data/studio/recipes"))
    arguments.add_argument("--out", type=Path, help="folder of the pictures; otherwise .data/studio/finals or previews")
    arguments.add_argument("--only", default="", help="keys that contain one of these texts, comma-separated")
    arguments.add_argument("--preview", action="store_true", help="small and grainy")
    arguments.add_argument("--most", type=int, default=10**6, help="stop after so many masters")
    options = arguments.parse_args()
    out = options.out or Path(".data/studio/previews" if options.preview else ".data/studio/finals")
    negatives = out / "negatives"
    negatives.mkdir(parents=True, exist_ok=True)
    rows = json.loads((options.recipes / "list.json").read_text())
    paths = {row["key"]: out / f"{row['key']}.{row['hash']}.png" for row in rows}
    is_final = not (options.preview or options.out)
    committed = {f"{row['key']}.{row['recipe']}.png" for row in json.loads(MANIFEST.read_text())} if is_final else set()
    queue = []
    for group in groups([json.loads((options.recipes / f"{row['key']}.json").read_text()) for row in rows]):
        wanted = [member["key"] for member in group.members if any(text in member["key"] for text in options.only.split(","))]
        missing = [(key, paths[key]) for key in wanted if paths[key].name not in committed and not paths[key].exists()]
        if missing:
            queue.append((group, missing))
    queue = queue[: options.most]
    print(f"{sum(len(missing) for _, missing in queue)} pictures of {len(queue)} masters to do", flush=True)
    broken = []
    for i, (group, missing) in enumerate(queue):
        before, name = cpu_seconds(), group.members[0]["key"]
        path = negatives / f"{name}.{group.hash}.npz"
        try:
            if not path.exists():
                with silence():
                    photograph(group, path, *(PREVIEW if options.preview else FINAL_GLASS if glass.is_shown(group.recipe["notes"]) else FINAL))
            develop(group, Negative.load(path), missing)
        except Exception:  # One broken form does not stop a night's work.
            traceback.print_exc()
            broken.append(name)
            continue
        print(f"{i + 1} of {len(queue)} {name}: {len(missing)} pictures ({cpu_seconds() - before:.1f} CPU s)", flush=True)
    if broken:
        sys.exit(f"{len(broken)} could not be taken: {', '.join(broken)}")


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


class silence:
    """Blender tells of every sample on standard output; nobody asked."""

    def __enter__(self):
        sys.stdout.flush()
        self.kept = os.dup(1)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)

    def __exit__(self, *_):
        sys.stdout.flush()
        os.dup2(self.kept, 1)
        os.close(self.kept)


if __name__ == "__main__":
    main()
