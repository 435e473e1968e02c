"""From a note of a form (../../photos/pen/note.ts) to objects of the scene."""

from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

import shapes
import swell
import vessels
from layers import Layers
from masters import SILVERED, is_glare
from space import CENTIMETRE, frame_along, to_blender, unit, viewer

# Two flat things at one place: the later lies over the earlier by this part of the object's size.
LAYER = 0.00012
# Figures of a rug lie in its pile: over each other by so little that none casts a shadow, and so are lines, in their radius.
DYED, DYED_LINE = 0.08, 0.004
# A painted line is a round cord sunk so far into its ground, in its radius; on a body, less, and its points stand no further apart, in sizes.
SUNK, SUNK_ON_BODY, DENSE = 0.6, 0.2, 0.01
# What lies within so many object sizes of a body's plane is painted on it.
ON_BODY = 0.015
# A block this thick is a case of boards; on its ends lies veneer so thick, so far from the edges. Centimetres.
CASE, VENEER, EDGE = 7.0, 0.05, 0.35
SANDED = 12
# Flat parts of these are moulded along their rim when they are as large as a frame: this part of the object and more.
MOULDED, FRAME = ("wood", "bamboo", "metal", "paint", "plastic", "marble"), 0.3
# What is filled and swells; a rounded block of anything else is hard.
UPHOLSTERY = ("textile", "velvet", "leather", "paper")


class Builder:
    """Puts the parts of one object into the scene and remembers its points, in the forms' centimetres."""

    def __init__(self, camera, stage, wardrobe):
        self.camera, self.stage, self.wardrobe = camera, stage, wardrobe
        self.size = camera["distance"] / 5
        self.towards = viewer(camera)
        self.layers = Layers()
        self.bodies = []
        # Material of the frame last made of flat parts.
        self.frame = None
        self.points = []

    def build(self, notes):
        for note in vessels.blown(notes):
            MAKERS[note["kind"]](self, note)

    def over(self, normal, points, thick=0.0, is_dyed=False):
        """How far a flat part is lifted, along its normal; `thick` centimetres of it stand out."""
        step = LAYER * self.size
        return np.asarray(normal) * self.layers.level(points, int(thick / step)) * step * (DYED if is_dyed else 1)

    def draped(self, points):
        """How far the bodies below lift points."""
        return swell.draped(points, self.bodies, ON_BODY * self.size)

    def facing(self, points):
        """Normal of a flat outline, on our side of it."""
        points = np.asarray(points, dtype=float)
        normal = unit(sum(np.cross(a - points[0], b - points[0]) for a, b in zip(points[1:], points[2:])))
        return normal if np.dot(normal, self.towards) >= 0 else -normal

    def put(self, mesh, material, grain=(1, 0, 0), bevel=0.0, smooth=40, inner=None, is_turned_out=False):
        """One mesh as an object whose own first axis is the grain; `inner` names a second material for some faces. Faces of a mesh that
        `is_turned_out` look the right way already."""
        points, faces = mesh
        if len(points) == 0 or not faces:
            return None
        self.points.append(np.asarray(points))
        frame = frame_along(grain)
        middle = points.mean(axis=0)
        own = (points - middle) @ frame
        data = bpy.data.meshes.new("part")
        data.from_pydata((own * CENTIMETRE).tolist(), [], [list(face) for face in faces])
        data.materials.append(material)
        if inner:
            data.materials.append(inner[1])
            for polygon in data.polygons:
                polygon.material_index = 1 if polygon.index in inner[0] else 0
        thing = bpy.data.objects.new("part", data)
        axes = to_blender(frame.T).T / CENTIMETRE
        matrix = Matrix(axes.tolist()).to_4x4()
        matrix.translation = Vector(to_blender(middle)[0])
        thing.matrix_world = matrix
        bpy.context.collection.objects.link(thing)
        if not is_turned_out:
            _tidy(data)
        data.shade_smooth()
        data.set_sharp_from_angle(angle=radians(smooth))
        if bevel > 0:
            edge = thing.modifiers.new("edge", "BEVEL")
            edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel * CENTIMETRE, 2, "ANGLE", radians(40)
            edge.harden_normals = True
        return thing


def _tidy(data):
    """Faces all look outwards, whichever way they were written."""
    import bmesh

    mesh = bmesh.new()
    mesh.from_mesh(data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(data)
    mesh.free()


def _box(builder, note):
    low, high = np.array(note["low"]), np.array(note["high"])
    thin = float(min(high - low))
    material = builder.wardrobe.surface(note["surface"])
    builder.put(shapes.slab(low, high), material, note["grain"], min(0.35, thin * 0.18), 30)
    if thin > CASE and note["surface"]["kind"] == "wood":
        _case_ends(builder, low, high, note["grain"], material)


def _case_ends(builder, low, high, grain, material):
    """A case is joined of boards: its ends show boards of their own, not the ends of the grain."""
    axis = int(np.argmax(grain))
    across = np.eye(3)[2 if axis == 1 else 1]
    for end in (low, high):
        a, b = low + EDGE, high - EDGE
        a[axis], b[axis] = end[axis] - VENEER, end[axis] + VENEER
        builder.put(shapes.slab(a, b), material, across)


def _prism(builder, note):
    by = np.array(note["by"], dtype=float)
    shape = np.array(note["shape"], dtype=float)
    reach = shape.max(axis=0) - shape.min(axis=0)
    grain = note["grain"] or (by if np.linalg.norm(by) > max(reach) else np.eye(3)[int(np.argmax(reach))])
    # Few points are corners that somebody cut and sanded; many are a bend.
    bevel = min(0.3, min(reach[reach > 1e-6]) * 0.08) if len(shape) <= SANDED else 0.0
    builder.put(shapes.prism(shape, by), builder.wardrobe.surface(note["surface"]), grain, bevel, 35)


def _bar(builder, note):
    start, end = np.array(note["from"], dtype=float), np.array(note["to"], dtype=float)
    length = float(np.linalg.norm(end - start))
    if length < 1e-6:
        return
    points, faces = shapes.lathe(shapes.rod_profile(length, note["r0"], note["r1"]), 28)
    builder.put((shapes.along(points, start, end), faces), builder.wardrobe.surface(note["surface"]), end - start, smooth=50)


def _tube(builder, note):
    line = note["points"]
    if len(line) < 2:
        return
    material = builder.wardrobe.surface(note["surface"])
    builder.put(shapes.sweep(line, note["radius"]), material, np.subtract(line[-1], line[0]) if line[0] != line[-1] else (1, 0, 0), smooth=60)


def _ball(builder, note):
    points, faces = shapes.lathe(shapes.ball_profile(note["radius"]))
    surface = note["surface"]
    material = builder.wardrobe.glass(surface["hex"], 2 * note["radius"]) if surface["kind"] == "glass" else builder.wardrobe.surface(surface)
    builder.put((points + np.array(note["at"], dtype=float), faces), material, smooth=80)


def _soft(builder, note):
    size = note["size"]
    gives = note["surface"]["kind"] in UPHOLSTERY
    surface = builder.wardrobe.surface(note["surface"])
    place = _cushion_place(note)
    if "bands" in note:
        return _sewn(builder, note, place)
    points, faces = shapes.cushion(size, note["round"], min(2.2, min(size) * 0.13) if gives else 0.0)
    builder.put((place(_dented(points, size) if gives else points), faces), surface, place(np.array([[1.0, 0, 0]]))[0] - place(np.zeros((1, 3)))[0], smooth=80)
    if note["piping"]:
        cord = shapes.sweep(place(shapes.seam(size, note["round"], note["piping"])), min(0.45, min(size) * 0.035), 8)
        builder.put(cord, surface, smooth=80)


def _sewn(builder, note, place):
    """Two sheets with filling between: bands of cloth, and a cord along the seam."""
    grain = place(np.array([[1.0, 0, 0]]))[0] - place(np.zeros((1, 3)))[0]
    bands = note["bands"] or [note["surface"]["hex"]]
    for i, colour in enumerate(bands):
        mesh = shapes.pillow(note["size"], 1 - (i + 1) / len(bands), 1 - i / len(bands))
        surface = {**note["surface"], "hex": colour} if note["bands"] else note["surface"]
        builder.put((place(mesh[0]), mesh[1]), builder.wardrobe.surface(surface), grain, smooth=80)
    cord = shapes.sweep(place(shapes.pillow_seam(note["size"])), 0.45, 8)
    builder.put(cord, builder.wardrobe.surface(note["surface"]), smooth=80)


def _cushion_place(note):
    """Leans a cushion back about its bottom edge, turns it and sets it down, as pen/soft.ts does."""
    lean, turn, at = radians(note["lean"]), radians(note["turn"]), np.array(note["at"], dtype=float)

    def place(points):
        x, y, z = np.asarray(points, dtype=float).T
        y1, z1 = y * cos(lean) + z * sin(lean), z * cos(lean) - y * sin(lean)
        return np.stack([x * cos(turn) + z1 * sin(turn), y1, z1 * cos(turn) - x * sin(turn)], axis=1) + at

    return place


def _dented(points, size):
    """Cloth over filling is never quite even."""
    x, y, z = points.T
    k = 5.5 / max(size)
    wave = np.sin(x * k * 2.1 + z * k) * np.sin(z * k * 1.7 - y * k * 2.3 + 1.3) + 0.5 * np.sin(x * k * 4.3 + 2) * np.sin(y * k * 3.9 + z * k * 3)
    away = points - np.array([0, size[1] / 2, 0])
    return points + away / (np.linalg.norm(away, axis=1, keepdims=True) + 1e-9) * (wave * min(0.35, min(size) * 0.02))[:, None]


def _turned(builder, note):
    at, profile, surface = np.array(note["at"], dtype=float), note["profile"], note["surface"]
    widest = max(r for r, _ in profile)
    material = builder.wardrobe.glowing(surface) if note["isLit"] else builder.wardrobe.surface(surface)
    grain = (0, 1, 0) if surface["kind"] in ("wood", "bamboo") else (1, 0, 0)
    thickness = min(0.9, max(0.12, widest * (0.05 if surface["kind"] == "glass" else 0.035)))
    if note["isLit"] and note["isOpenBelow"]:
        thickness = min(0.25, thickness)
    if surface["kind"] == "glass" and not note["isLit"] and not note["isOpenBelow"]:
        return vessels.put(builder, note, thickness)
    if note["isOpen"] or note["isOpenBelow"]:
        ring, inner = _vessel(profile, thickness, note["isOpen"], note["isOpenBelow"])
        mesh = shapes.lathe(ring, 72)
        lining = None
        if note["inside"] and inner and surface["kind"] != "glass":
            lit = {"kind": "paint", "hex": note["inside"]}
            lining = ({i for i, face in enumerate(mesh[1]) if i // 72 >= inner}, builder.wardrobe.glowing(lit) if note["isLit"] else builder.wardrobe.surface(lit))
        builder.put((mesh[0] + at, mesh[1]), material, grain, inner=None, smooth=45)
    else:
        mesh = shapes.lathe([(0, profile[0][1]), *profile, (0, profile[-1][1])], 72)
        builder.put((mesh[0] + at, mesh[1]), material, grain, smooth=45)


def _vessel(profile, thickness, is_open, is_open_below):
    """Profile with its inner wall, and from which ring on it is the inner one."""
    outer, rim, inner = shapes.hollow(profile, thickness)
    if is_open and is_open_below:
        foot = (profile[0][0] - thickness / 2, profile[0][1] - thickness * 0.2)
        return [*outer, rim, *inner[::-1], foot, outer[0]], len(outer)
    if is_open_below:
        return [(0, profile[-1][1]), *outer[::-1], *inner, (0, inner[-1][1] - thickness)], len(outer)
    floor = profile[0][1] + thickness * 1.6
    inside = [(r, max(y, floor)) for r, y in inner[::-1]]
    return [(0, profile[0][1]), *outer, rim, *inside, (0, floor)], len(outer) + 1


def _ring(builder, note):
    angles = np.linspace(0, 2 * np.pi, 73)
    radius = note["radius"] * 1.004
    line = np.stack([radius * np.cos(angles), np.zeros(73), radius * np.sin(angles)], axis=1) + np.array(note["at"], dtype=float)
    builder.put(shapes.sweep(line, max(0.03, min(note["width"] * 0.5, radius * 0.03)), 8), builder.wardrobe.ink({**note["ink"], "opacity": 1}), smooth=80)


def _disc(builder, note):
    angles = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    points = np.stack([note["radius"] * np.cos(angles), np.zeros(72), note["radius"] * np.sin(angles)], axis=1) + np.array(note["at"], dtype=float)
    points += builder.over((0, 1, 0), points)
    material = builder.wardrobe.ink({**note["ink"], "opacity": 1}) if note["ink"] else builder.wardrobe.surface(note["surface"])
    builder.put((points, [tuple(range(72))]), material)


def _face(builder, note):
    outline = np.array(note["points"], dtype=float)
    normal = builder.facing(outline)
    thick = min(0.5, 0.004 * builder.size)
    base = outline + builder.over(normal, np.vstack([outline, outline + normal * thick]), thick) - normal * 0.02
    builder.put(shapes.prism(base, normal * thick), builder.wardrobe.surface(note["surface"]), note["grain"] or outline[1] - outline[0], thick * 0.45, 30)


def _flat(builder, note):
    ink = note["ink"]
    if ink and is_glare(ink):
        return
    rings = [np.array(ring, dtype=float) for ring in map(_outline, note["rings"]) if len(ring) > 2]
    if not rings:
        return
    normal = builder.facing(rings[0])
    lift = builder.over(normal, np.vstack(rings), is_dyed=_is_yarn(note))
    is_glass = bool(note["surface"]) and _is_mirror(note["surface"])
    if is_glass:
        material = builder.wardrobe.surface({"kind": "mirror", "hex": "#ffffff"})
    else:
        material = builder.wardrobe.surface(note["surface"]) if note["surface"] else builder.wardrobe.ink(ink)
    if note.get("body"):
        mesh, body = swell.swollen([ring + lift for ring in rings], normal, note["body"], builder.draped)
        builder.bodies.append(body)
        builder.put(mesh, material, note["grain"], smooth=70)
        return
    if builder.draped(np.vstack(rings)).any():
        builder.put(swell.painted([ring + lift for ring in rings], normal, builder.draped), material, note["grain"], smooth=70)
        return
    triangles = tessellate_polygon([[Vector(point) for point in ring] for ring in rings])
    points = np.vstack(rings) + lift
    builder.put((points, [tuple(triangle) for triangle in triangles]), material, note["grain"])
    if note["surface"] and not ink:
        _rim(builder, note["surface"], rings, normal, lift, material)


def _rim(builder, surface, rings, normal, lift, material):
    """A flat part has a thickness; boards and metal are moulded along it, and so is the frame that a mirror lies in."""
    if not _is_mirror(surface):
        _edge(builder, rings, normal, lift, material)
        builder.frame = material if surface["kind"] in MOULDED else None
    if builder.frame:
        for ring in (ring for ring in rings if max(np.ptp(ring, axis=0)) > FRAME * builder.size):
            bead = shapes.sweep(np.vstack([ring, ring[:1]]) + lift, 0.007 * builder.size, 10)
            builder.put(bead, builder.frame, smooth=50)


def _edge(builder, rings, normal, lift, material):
    """A flat part of some material has a thickness: its rim, going back from its face."""
    reach = max(np.ptp(np.vstack(rings), axis=0))
    thick = -normal * min(2.0, reach * 0.02)
    for ring in rings:
        n = len(ring)
        sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        builder.put((np.vstack([ring + lift, ring + lift + thick]), sides), material, (1, 0, 0), smooth=40)


def _is_mirror(surface):
    """Silvered glass as forms/mirrors.ts writes it."""
    return surface["kind"] == "plastic" and surface["hex"] == SILVERED


def _outline(ring):
    """A ring without the repetition of its first point, and without ways that lead out and straight back: nothing can fill those."""
    points = []
    for point in ring:
        if points and np.allclose(points[-1], point):
            continue
        if len(points) > 1 and np.allclose(points[-2], point):
            points.pop()
            continue
        points.append(point)
    return points[:-1] if len(points) > 1 and np.allclose(points[0], points[-1]) else points


def _cord(builder, note):
    """Out of the picture; it counts not among the points that are to be framed."""
    x, y, z = note["from"]
    kept = len(builder.points)
    thick = builder.size * 0.004
    _bar(builder, {"from": (x, y - 0.5, z), "to": (x, y + builder.size * 4, z), "r0": thick, "r1": thick, "surface": {"kind": "plastic", "hex": "#3b3632"}})
    del builder.points[kept:]


def _stroke(builder, note):
    ink = note["ink"]
    if is_glare(ink):
        return
    opacity = int(ink["color"][7:9], 16) / 255 if len(ink["color"]) == 9 else ink["opacity"]
    plain = {**ink, "color": ink["color"][:7], "opacity": min(1.0, opacity)}
    material = builder.wardrobe.surface(note["surface"]) if note["surface"] else builder.wardrobe.ink(plain)
    lines = [np.array(line, dtype=float) for line in note["lines"] if len(line) > 1]
    if not lines:
        return
    radius = max(note["width"] / 2, builder.size * 0.0006)
    if _is_yarn(note):
        lift = builder.over(builder.towards, np.vstack(lines), is_dyed=True)
        for line in lines:
            builder.put(_pressed(shapes.sweep(line, radius, 6), line[0], builder.towards, lift), material)
        return
    sunk = SUNK_ON_BODY if builder.bodies else SUNK
    lift = builder.over(builder.towards, np.vstack(lines), radius * (1 - sunk)) - builder.towards * radius * sunk
    for line in lines:
        if builder.bodies:
            line = np.array(shapes.dense(line, DENSE * builder.size))
            line = line + builder.draped(line)
        builder.put(shapes.sweep(line + lift, radius, 6), material, smooth=80)


def _pressed(mesh, ground, normal, lift):
    """A cord pressed flat into the ground it lies on."""
    points, faces = mesh
    if not faces:
        return mesh
    height = (points - ground) @ normal
    return points - height[:, None] * normal * (1 - DYED_LINE) + lift, faces


def _is_yarn(note):
    """Dyed yarn, as forms/rugs.ts writes it."""
    return bool(note["surface"]) and note["surface"].get("isYarn", False)


MAKERS = {
    "box": _box,
    "prism": _prism,
    "bar": _bar,
    "tube": _tube,
    "ball": _ball,
    "soft": _soft,
    "turned": _turned,
    "ring": _ring,
    "disc": _disc,
    "face": _face,
    "flat": _flat,
    "stroke": _stroke,
    "cord": _cord,
}
