"""What is blown of glass: vessels whose liquid wets their wall, bottles that hold something, jugs with a lip."""

import numpy as np

import shapes

# How far a liquid creeps up its glass: at most, in centimetres, and in parts of its radius.
CREEP, CREEP_PART = 0.22, 0.07
# Rise over run of a wall that liquid creeps up wholly.
STEEP = 4.0
# How high a bottle is filled, in parts of the height to its shoulder.
FILLED = 0.86
# How wide a lip is, in radians.
LIP_WIDE = 0.42


def blown(notes):
    """The notes, those of what is in a vessel of glass, or is the lip it pours from, put into the vessel's own."""
    turned = [i for i, note in enumerate(notes) if note["kind"] == "turned" and note["surface"]["kind"] == "glass"]
    liquids = {j: i for i in turned for j in turned if i != j and _holds(notes[j], notes[i])}
    lips = {j: i for j in turned for i, note in enumerate(notes) if _is_lip(note, notes[j])}
    parts = {*liquids.values(), *lips.values()}
    for i, note in enumerate(notes):
        # A disc marks where the face of glass is drawn; a vessel has one.
        if i in parts or (note["kind"] == "disc" and (note["surface"] or {}).get("kind") == "glass"):
            continue
        own = {name: notes[of[i]] for name, of in (("liquid", liquids), ("lip", lips)) if i in of}
        if i in turned and not own and _is_bottle(note):
            own = {"liquid": {"profile": [[0, _shoulder(note)]], "surface": {"hex": "#ffffff"}}}
        yield {**note, **own} if own else note


def _is_bottle(note):
    """What is closed and nowhere slender is no solid piece, but something to keep things in."""
    radii = np.array(note["profile"])[:, 0]
    return not note["isOpen"] and radii.max() > 2.5 and np.ptp(np.array(note["profile"])[:, 1]) > 4 and radii.mean() > 0.6 * radii.max()


def _shoulder(note):
    """How high a bottle is filled: nearly up to where it narrows."""
    profile = np.array(note["profile"])
    wide = profile[profile[:, 0] > 0.9 * profile[:, 0].max(), 1]
    return float(wide.min() + FILLED * np.ptp(wide))


def _holds(vessel, liquid):
    if liquid["isOpen"] or any(abs(a - b) > 0.01 for a, b in zip(vessel["at"], liquid["at"])):
        return False
    outer, inner = np.array(vessel["profile"]), np.array(liquid["profile"])
    low, high = outer[0][1], outer[-1][1]
    return low <= inner[0][1] <= low + 3 and inner[-1][1] < high and outer[:, 0].max() > inner[:, 0].max() and len(outer) > 2


def _is_lip(note, vessel):
    """A flat part of glass that swells, beside the rim of an open vessel."""
    if note["kind"] != "flat" or not note.get("body") or (note["surface"] or {}).get("kind") != "glass" or not vessel["isOpen"]:
        return False
    points, (radius, top) = np.array(note["rings"][0]) - vessel["at"], vessel["profile"][-1]
    return bool(points[:, 1].min() < top + 0.5 and points[:, 1].max() > top and np.linalg.norm(points[:, [0, 2]], axis=1).max() > radius)


def _drawn_out(points, profile, lip):
    """Points of a vessel whose rim is drawn out to the lip it pours from."""
    if lip is None:
        return points
    tip = np.array(max(lip["rings"][0], key=lambda point: abs(point[0])))
    foot, (radius, top) = min(point[1] for point in lip["rings"][0]), profile[-1]
    height = np.clip((points[:, 1] - foot) / (top - foot), 0, None)
    aside = np.angle(np.exp(1j * (np.arctan2(points[:, 2], points[:, 0]) - np.arctan2(tip[2], tip[0]))))
    drawn = height**2 * np.exp(-((aside / LIP_WIDE) ** 2))
    away = points * (1, 0, 1) / np.maximum(np.linalg.norm(points[:, [0, 2]], axis=1, keepdims=True), 1e-6)
    out = points + away * (drawn * (np.hypot(tip[0], tip[2]) - radius))[:, None]
    out[:, 1] += drawn * (tip[1] - top)
    return out


def _profiles(profile, thickness, is_open, level):
    """Profiles of a hollow thing filled up to a level (None: empty): its glass with air on the other side, what liquid wets, the liquid's face."""
    outer, _, inner = shapes.hollow(profile, thickness)
    floor = profile[0][1] + thickness * 1.6
    wall = [(r, max(y, floor)) for r, y in inner[::-1]]
    if is_open:
        (r0, y0), (r1, y1) = outer[-1], wall[0]
        middle, half = ((r0 + r1) / 2, (y0 + y1) / 2), np.array([(r0 - r1) / 2, (y0 - y1) / 2])
        up = np.array([-half[1], half[0]])
        top = [tuple(np.add(middle, half * np.cos(t) + up * np.sin(t))) for t in np.linspace(0, np.pi, 7)[1:-1]]
    else:
        roof = profile[-1][1] - thickness
        top, wall = [(0, profile[-1][1]), (0, roof)], [(max(0.0, r), min(y, roof)) for r, y in wall]
    outside = [(0, profile[0][1]), *outer, *top]
    if level is None:
        return [*outside, *wall, (0, floor)], None, None
    dry = [point for point in wall if point[1] > level]
    wet = wall[len(dry):]
    (r0, y0), (r1, y1) = dry[-1], wet[0]
    part = (y0 - level) / max(y0 - y1, 1e-6)
    shore = (r0 + (r1 - r0) * part, level)
    # What leans outwards is wetted less: the edge of the liquid stays within its wall.
    leaning = min(1.0, max(0.0, y0 - y1) / max(r0 - r1, 1e-6) / STEEP)
    creep = min(CREEP, CREEP_PART * shore[0])
    face = [(shore[0] - 1.6 * creep * s, level - leaning * creep * (1 - (1 - s) ** 3)) for s in np.linspace(0, 1, 9)]
    return [*outside, *dry, shore], [shore, *wet, (0, floor)], [*face, (0, level - leaning * creep)]


def put(builder, note, thickness):
    """A vessel of glass, perhaps with something in it; what is neither open nor filled is solid."""
    at, profile, surface, liquid = np.array(note["at"], dtype=float), note["profile"], note["surface"], note.get("liquid")
    widest = 2 * max(r for r, _ in profile)
    if not (note["isOpen"] or liquid):
        mesh = shapes.lathe([(0, profile[0][1]), *profile, (0, profile[-1][1])], 96)
        return builder.put((mesh[0] + at, mesh[1]), builder.wardrobe.glass(surface["hex"], widest), smooth=45)
    level = liquid["profile"][-1][1] if liquid else None
    dry, wet, face = _profiles(profile, thickness, note["isOpen"], level)
    looked_through = 2.4 * thickness
    parts = [(dry, builder.wardrobe.glass(surface["hex"], looked_through, 4))]
    if liquid:
        between, above = builder.wardrobe.filled(surface["hex"], looked_through, liquid["surface"]["hex"], widest)
        parts += [(wet, between), (face, above)]
    for ring, material in parts:
        points, faces = shapes.lathe(ring, 96)
        builder.put((_drawn_out(points, profile, note.get("lip")) + at, faces), material, smooth=60, is_turned_out=True)
