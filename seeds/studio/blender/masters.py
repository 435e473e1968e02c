"""Which recipes differ in colour alone: they share one rendering, the master, and each colour is developed from it (develop.py).

A part whose colour differs between the recipes of a group belongs to a slot; parts that change colour together share one. The master shows
slots in the colour of their kind in MASTER, so that it stays the same when a colour is added.
"""

import copy
import hashlib
import json

from colour import lightness, hue_and_saturation

# Kinds whose look is their colour times the same shader: linear in it. Glass bends colour with its thickness, veins of marble turn dark on
# light and light on dark, a lit shade glows warmer than its cloth; those are rendered as they are.
MASTER = {
    **dict.fromkeys(("wood", "bamboo", "wicker", "cane"), "#a8784a"),
    **dict.fromkeys(("paint", "plastic", "textile", "velvet", "leather", "ceramic", "paper", "speckle", "stone", "ink"), "#a9a9a9"),
    "metal": "#c6c3bd",
}
# Silvered glass is told by its colour (parts.py).
SILVERED = "#cfd6d3"
GLARE_LIGHTNESS, GLARE_OPACITY = 0.9, 0.62
# What of a recipe does not show.
UNSEEN = ("key", "look", "color", "material", "notes", "leads")


def groups(recipes):
    """Recipes by what they share: a list of Group, in the order of their first recipes."""
    found = {}
    for recipe in recipes:
        bare = copy.deepcopy(recipe["notes"])
        for _, place, name in () if _has_panes(bare) else _coloured(bare):
            place[name] = ""
        for note in bare:
            if note.get("surface") and note.get("ink"):
                note["ink"] = is_glare(note["ink"])
            note.pop("inside", None) if not note.get("isLit") else None
        shared = json.dumps([{k: v for k, v in recipe.items() if k not in UNSEEN}, bare], sort_keys=True)
        found.setdefault(shared, []).append(recipe)
    return [Group(shared, members) for shared, members in found.items()]


class Group:
    def __init__(self, shared, members):
        self.members = members
        columns = list(zip(*([(kind, place[name]) for kind, place, name in _coloured(member["notes"])] for member in members)))
        changing = list(dict.fromkeys(column for column in columns if len({colour for _, colour in column}) > 1))
        # Per slot its kind, and per recipe its colours.
        self.kinds = [column[0][0] for column in changing]
        self.colours = {member["key"]: [column[i][1] for column in changing] for i, member in enumerate(members)}
        self.recipe = self._master(columns, changing)
        self.hash = hashlib.sha256(json.dumps(self.recipe["notes"]).encode() + shared.encode()).hexdigest()[:12]

    def _master(self, columns, changing):
        recipe = copy.deepcopy(self.members[0])
        for column, (kind, place, name) in zip(columns, list(_coloured(recipe["notes"]))):
            if column in changing:
                place[name], place["slot"] = MASTER[kind], changing.index(column)
        return recipe


def _has_panes(notes):
    """Masks end at glass: what stands behind a pane keeps the master's colour, so such a thing has masters of its own."""
    return any(note["kind"] in ("box", "face", "turned") and note["surface"]["kind"] == "glass" for note in notes)


def _coloured(notes):
    """Every colour of the notes that can be developed: its kind, and the place and name it is written under."""
    for note in notes:
        surface, ink = note.get("surface"), note.get("ink")
        if surface and not note.get("isLit") and is_linear(surface):
            yield surface["kind"], surface, "hex"
        if ink and not surface and not is_glare(ink) and len(ink["color"]) == 7:
            yield "ink", ink, "color"


def is_linear(surface):
    kind, colour = surface["kind"], surface["hex"]
    return kind in MASTER and colour != SILVERED and (kind != "metal" or (is_bare(colour) and not is_dark(colour)))


def is_glare(ink):
    """White ink that does not cover is light painted on paper; here the lamps see to that."""
    return lightness(ink["color"]) > GLARE_LIGHTNESS and ink["opacity"] <= GLARE_OPACITY


def is_bare(hex_colour):
    """Whether metal of this colour is bare, not lacquered."""
    hue, saturation = hue_and_saturation(hex_colour)
    return saturation < 0.25 or 12 < hue < 62


def is_dark(hex_colour):
    return lightness(hex_colour) < 0.35
