"""The studio: a seamless paper ground, a large soft key from the upper left, a fill from the right, a rim from behind; camera and film."""

from math import cos, pi, sin

import bpy
import numpy as np
from mathutils import Vector

import glass
import mirrored
import room
from colour import linear
from framing import HEIGHT, WIDTH
from materials import mask_name
from space import CENTIMETRE, to_blender, viewer

PAPER = "#ebe5db"
SENSOR = 36.0
# Lamps: where they stand in object sizes (right, up, towards us), how large they are, watts per square metre of object size, colour.
STANDING = {
    "key": ((-1.5, 2.1, 1.5), 1.7, 66.0, "#fffaf5"),
    "fill": ((2.1, 1.0, 1.7), 2.2, 18.0, "#fbfcff"),
    "rim": ((0.9, 1.9, -1.5), 1.2, 26.0, "#fffdfa"),
}
# On a wall there is no behind, and light has to come more from the front.
ON_WALL = {
    "key": ((-2.2, 2.5, 3.1), 1.7, 145.0, "#fffaf5"),
    "fill": ((2.2, -0.2, 2.6), 2.6, 30.0, "#fbfcff"),
}
# Beside what is of glass stands dark cloth, which is seen through glass alone, bent into its edges: how far away, how high and deep from where
# the thing stands, in object sizes, and how bright.
CLOTH, CLOTH_BRIGHT = ((1.15, (-0.2, 1.25), (-1.2, 0.5))), 0.03
SKY = "#fffefc"
SKY_STRENGTH = 0.36
# What shines shows a room that grows lighter upwards, and towards the window on the left: direction, how far from level the room is at its
# darkest and lightest, and its strength there. A mirror on the wall sees little of it, so there the change is quick.
STANDING_ROOM = ((-0.3, 0, 0.95), (-0.35, 0.45), (0.25, 0.85))
WALL_ROOM = ((-0.55, 0, 0.83), (-0.11, 0.11), (0.18, 0.72))


def set_up(recipe, builder):
    """Ground, lamps and sky for an object that is there already."""
    points = np.vstack(builder.points)
    size = builder.size * CENTIMETRE
    if recipe["room"]:
        room.build(recipe["room"], recipe["stage"], points, builder)
    else:
        _ground(recipe["stage"], points, size, recipe["camera"])
    mirrored.show_room(recipe, size, points[:, 1].min() * CENTIMETRE)
    middle = Vector(to_blender((points.max(axis=0) + points.min(axis=0)) / 2)[0])
    for (right, up, near), wide, watts, hex_colour in (ON_WALL if _is_on_wall(recipe["stage"]) else STANDING).values():
        lamp(middle, (right, up, near), wide * size, watts * size * size, hex_colour, recipe["camera"]["yaw"], size)
    if glass.is_shown(recipe["notes"]) and not _is_on_wall(recipe["stage"]):
        _dark_sides(middle, recipe["camera"]["yaw"], size)
    sky(WALL_ROOM if _is_on_wall(recipe["stage"]) else STANDING_ROOM)


def _is_on_wall(stage):
    return stage in ("wall", "flat")


def _dark_sides(middle, yaw, size):
    """What photographers of glass do: edges that mirror or bend dark cloth are told from the ground."""
    aside, up, near = CLOTH
    corners = [Vector((side * aside, -depth, height - 0.5)) * size for side in (-1, 1) for depth, height in ((near[0], up[0]), (near[1], up[0]), (near[1], up[1]), (near[0], up[1]))]
    data = bpy.data.meshes.new("cloth")
    data.from_pydata([tuple(corner) for corner in corners], [], [(0, 1, 2, 3), (4, 5, 6, 7)])
    cloth = bpy.data.materials.new("cloth")
    cloth.use_nodes = True
    light = cloth.node_tree.nodes.new("ShaderNodeEmission")
    light.inputs["Strength"].default_value = CLOTH_BRIGHT
    cloth.node_tree.links.new(light.outputs[0], cloth.node_tree.nodes["Material Output"].inputs["Surface"])
    data.materials.append(cloth)
    thing = bpy.data.objects.new("cloth", data)
    thing.location, thing.rotation_euler = middle, (0, 0, np.radians(yaw))
    for sees in ("camera", "diffuse", "glossy", "shadow", "volume_scatter"):
        setattr(thing, f"visible_{sees}", False)
    bpy.context.collection.objects.link(thing)


def sky(room):
    """Even light for all that is dull; shining things are shown a room."""
    direction, reach, strength = room
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    light = tree.nodes["Background"]
    light.inputs["Color"].default_value = linear(SKY)
    where, slope, ramp, ray, choice = (
        tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "VectorMath", "MapRange", "LightPath", "Mix")
    )
    slope.operation = "DOT_PRODUCT"
    slope.inputs[1].default_value = direction
    ramp.interpolation_type = "SMOOTHSTEP"
    for name, value in zip(("From Min", "From Max", "To Min", "To Max"), (*reach, *strength)):
        ramp.inputs[name].default_value = value
    choice.inputs[2].default_value = SKY_STRENGTH
    tree.links.new(where.outputs["Generated"], slope.inputs[0])
    tree.links.new(slope.outputs["Value"], ramp.inputs["Value"])
    tree.links.new(ray.outputs["Is Glossy Ray"], choice.inputs[0])
    tree.links.new(ramp.outputs["Result"], choice.inputs[3])
    tree.links.new(choice.outputs[0], light.inputs["Strength"])


def _ground(stage, points, size, camera):
    """Floor and wall in one sweep, turned to the camera; for things on the wall, the wall alone."""
    if _is_on_wall(stage):
        back = points[:, 2].min() * CENTIMETRE - 0.002 * size
        wide = 6 * size
        profile = [(-back, -wide), (-back, wide)]
    else:
        low = points[:, 1].min() * CENTIMETRE
        if stage == "hang":
            low -= 1.2 * size
        bend, deep, high = 1.1 * size, 1.5 * size, 9 * size
        turn = [(deep + bend * sin(t), low + bend * (1 - cos(t))) for t in np.linspace(0, pi / 2, 17)]
        profile = [(-6 * size, low), *turn, (deep + bend, high)]
    wide = 12 * size
    yaw = np.radians(camera["yaw"]) if not _is_on_wall(stage) else 0.0
    right, away = Vector((cos(yaw), sin(yaw), 0)), Vector((-sin(yaw), cos(yaw), 0))
    corners = [tuple(right * side * wide + away * depth + Vector((0, 0, height))) for depth, height in profile for side in (-1, 1)]
    _paper(corners, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])


def floor(height, reach):
    """A level sheet of the paper, in metres."""
    _paper([(x * reach * 10, y * reach * 10, height) for y in (-1, 1) for x in (-1, 1)], [(0, 1, 3, 2)])


def _paper(corners, faces):
    data = bpy.data.meshes.new("ground")
    data.from_pydata(corners, [], faces)
    data.shade_smooth()
    paper = bpy.data.materials.new("paper ground")
    paper.use_nodes = True
    shader = paper.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(PAPER)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular IOR Level"].default_value = 0.1
    data.materials.append(paper)
    bpy.context.collection.objects.link(bpy.data.objects.new("ground", data))


def lamp(middle, place, wide, watts, hex_colour, yaw, size):
    right, up, near = place
    a = np.radians(yaw)
    # Lamps stand with the camera: light falls from the upper left in every picture.
    x, z = right * cos(a) + near * sin(a), near * cos(a) - right * sin(a)
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.energy, data.color = "DISK", wide, watts, linear(hex_colour)[:3]
    thing = bpy.data.objects.new("lamp", data)
    thing.location = middle + Vector((x, -z, up)) * size
    thing.rotation_euler = (middle - thing.location).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    bpy.context.collection.objects.link(thing)


def aim(recipe, scale, at):
    """The camera for a frame: paper units per centimetre and where the origin lies on the plate."""
    camera = recipe["camera"]
    distance = camera["distance"] * CENTIMETRE
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width = "HORIZONTAL", SENSOR
    data.lens = SENSOR * camera["distance"] * scale / WIDTH
    data.shift_x = (WIDTH / 2 - at[0]) / WIDTH
    data.shift_y = (at[1] - HEIGHT / 2) / WIDTH
    data.clip_start, data.clip_end = distance * 0.01, distance * 40
    thing = bpy.data.objects.new("camera", data)
    direction = Vector(to_blender(viewer(camera))[0]).normalized()
    thing.location = direction * distance
    thing.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def load_film(width, samples, slots, bounces=6):
    """One thread, few samples, a denoiser; linear layers, among them the masks of the slots of a master."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    # Measured on an armchair: a tree of three lamps and aiming at an even sky cost two thirds of the time and made nothing smoother.
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_light_tree = False
    scene.world.cycles.sampling_method = "NONE"
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.denoising_quality, scene.cycles.denoising_prefilter = "BALANCED", "FAST" if bounces <= 6 else "ACCURATE"
    # In an open studio light that has bounced twice off dull things adds nothing that is seen; glass needs all of them.
    scene.cycles.max_bounces = scene.cycles.transmission_bounces = bounces
    scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 2, bounces // 2
    scene.cycles.transparent_max_bounces = bounces
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4.0
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.resolution_x, scene.render.resolution_y = width, width * HEIGHT // WIDTH
    scene.render.resolution_percentage = 100
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = slots > 0
    layer.cycles.denoising_store_passes = slots > 0
    for name in sorted({mask_name(slot) for slot in range(slots)}):
        layer.aovs.add().name = name
    scene.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    scene.render.image_settings.color_depth = "16"
    scene.render.image_settings.exr_codec = "ZIPS"
