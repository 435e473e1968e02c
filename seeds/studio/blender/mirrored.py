"""What a mirror shows: a room, photographed for the banners, stands behind the camera where the mirror's middle looks; nothing else sees it."""

from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector

from space import CENTIMETRE, to_blender, viewer

# Written by ../mirrored-room.ts.
ROOM = Path(".data/studio/mirrored-room.png").resolve()
# How much wider than what the mirror shows the room is, what of it is in the mirror's middle (from its left and foot), and how bright it is.
WIDER, MIDDLE, STRENGTH = 1.45, (0.47, 0.5), 0.8
# How far away it stands, in sizes of the thing; before a thing that stands, nearer than the mirror sees the floor.
FAR, BEFORE_FLOOR = 4.0, 0.8


def show_room(recipe, size, foot):
    """For the mirrors that are in the scene already; without one, nothing."""
    faces = [_face(thing) for thing in bpy.data.objects if thing.type == "MESH" and any(m and m.name.startswith("mirror") for m in thing.data.materials)]
    if not faces:
        return
    middle, normal, wide = max(faces, key=lambda face: face[2])
    towards = Vector(to_blender(viewer(recipe["camera"]))[0]).normalized()
    normal = normal if normal.dot(towards) > 0 else -normal
    eye = towards * recipe["camera"]["distance"] * CENTIMETRE
    sight = (middle - eye).normalized()
    seen = sight - 2 * sight.dot(normal) * normal
    far = FAR * size
    if seen.z < -0.02 and recipe["stage"] == "floor":
        far = min(far, BEFORE_FLOOR * (middle.z - foot) / -seen.z)
    width = WIDER * wide * (1 + far / (middle - eye).length)
    _stand(middle + seen * far, seen, width)


def _face(thing):
    """Middle, normal and width of an object's largest flat side, in the world."""
    data, world = thing.data, thing.matrix_world
    largest = max(data.polygons, key=lambda polygon: polygon.area)
    normal = (world.to_3x3() @ largest.normal).normalized()
    points = np.array([world @ vertex.co for vertex in data.vertices])
    return Vector((points.max(axis=0) + points.min(axis=0)) / 2), normal, float((points.max(axis=0) - points.min(axis=0)).max())


def _stand(middle, away, width):
    """The picture, square to where the mirror looks, and left for right, as mirrors show things."""
    image = bpy.data.images.load(str(ROOM))
    high = width * image.size[1] / image.size[0]
    left, foot = -width * MIDDLE[0], -high * MIDDLE[1]
    data = bpy.data.meshes.new("room")
    data.from_pydata([(left, foot, 0), (left + width, foot, 0), (left + width, foot + high, 0), (left, foot + high, 0)], [], [(0, 1, 2, 3)])
    uv = data.uv_layers.new(name="room")
    for loop, corner in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = corner
    material = bpy.data.materials.new("room")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    picture, light = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeEmission")
    picture.image, picture.extension = image, "EXTEND"
    light.inputs["Strength"].default_value = STRENGTH
    links.new(picture.outputs["Color"], light.inputs["Color"])
    links.new(light.outputs[0], nodes["Material Output"].inputs["Surface"])
    data.materials.append(material)
    thing = bpy.data.objects.new("room", data)
    thing.matrix_world = Matrix.Translation(middle) @ away.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    for sees in ("camera", "diffuse", "transmission", "shadow", "volume_scatter"):
        setattr(thing, f"visible_{sees}", False)
    bpy.context.collection.objects.link(thing)
