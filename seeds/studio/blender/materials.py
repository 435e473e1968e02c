"""What parts are made of: one row per kind of surface. A row builds the nodes of a Principled shader from its colour.

Coordinates are the object's own, in metres, x along the grain (parts.py sees to it), moved by a different amount for every part, so that
no two boards of a table are cut from the same place.
"""

import bpy

import glass
from colour import lightness, linear, scaled, towards
from masters import is_bare, is_dark


def mask_name(slot):
    """The picture a slot's mask is written to."""
    return f"Mask{slot // 3}"


class Nodes:
    """The node tree of a new material, with its shader ready."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        # What tells one piece from the next: the object, or an island of its mesh.
        self.piece = ("ShaderNodeObjectInfo", "Random")

    def add(self, kind, **values):
        """A node with its settings (attributes) and inputs (by their names, spaces as underscores)."""
        node = self.tree.nodes.new(kind)
        for name, value in values.items():
            if hasattr(node, name):
                setattr(node, name, value)
            else:
                node.inputs[name.replace("_", " ")].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def set(self, **values):
        for name, value in values.items():
            self.shader.inputs[name.replace("_", " ")].default_value = value

    def place(self, scale):
        """Object coordinates stretched by `scale` per metre, each part elsewhere."""
        where = self.add("ShaderNodeTexCoord")
        away = self.add("ShaderNodeVectorMath", operation="MULTIPLY")
        self.link(self.random(), away.inputs[0])
        away.inputs[1].default_value = (7.3, 5.1, 3.7)
        moved = self.add("ShaderNodeVectorMath", operation="ADD")
        self.link(where.outputs["Object"], moved.inputs[0])
        self.link(away.outputs[0], moved.inputs[1])
        stretched = self.add("ShaderNodeVectorMath", operation="MULTIPLY")
        self.link(moved.outputs[0], stretched.inputs[0])
        stretched.inputs[1].default_value = scale
        return stretched.outputs[0]

    def random(self):
        """A number from 0 to 1 of each piece."""
        kind, output = self.piece
        return self.add(kind).outputs[output]

    def noise(self, scale, detail=3.0, distortion=0.0):
        node = self.add("ShaderNodeTexNoise", Scale=1.0, Detail=detail, Distortion=distortion)
        self.link(self.place(scale), node.inputs["Vector"])
        return node.outputs["Fac"]

    def ramp(self, value, stops):
        """Colours over a value: (position, linear colour)."""
        node = self.add("ShaderNodeValToRGB")
        self.link(value, node.inputs["Fac"])
        elements = node.color_ramp.elements
        for i, (position, rgba) in enumerate(stops):
            element = elements[i] if i < 2 else elements.new(position)
            element.position, element.color = position, rgba
        return node.outputs["Color"]

    def blend(self, factor, one, other, mode="MIX"):
        node = self.add("ShaderNodeMix", data_type="RGBA", blend_type=mode)
        self.link(factor, node.inputs[0]) if not isinstance(factor, float) else setattr(node.inputs[0], "default_value", factor)
        self.link(one, node.inputs[6])
        self.link(other, node.inputs[7])
        return node.outputs[2]

    def bump(self, height, strength, distance=0.001):
        node = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        self.link(node.outputs["Normal"], self.shader.inputs["Normal"])

    def mark(self, slot, cover=1.0):
        """Where this shows, the mask of its slot has `cover`; a mask picture has three slots."""
        if slot is None:
            return
        mask = self.add("ShaderNodeOutputAOV", Color=tuple(cover * (slot % 3 == i) for i in range(3)) + (1.0,))
        mask.aov_name = mask_name(slot)

    def let_light_through(self, tint):
        """The eye sees it bend; light goes straight through. Without this all that stands behind glass is black, for caustics are off."""
        path, through, either = self.add("ShaderNodeLightPath"), self.add("ShaderNodeBsdfTransparent", Color=tint), self.add("ShaderNodeMath", operation="MAXIMUM")
        self.link(path.outputs["Is Shadow Ray"], either.inputs[0])
        self.link(path.outputs["Is Diffuse Ray"], either.inputs[1])
        mixed = self.add("ShaderNodeMixShader")
        self.link(either.outputs[0], mixed.inputs[0])
        self.link(self.shader.outputs[0], mixed.inputs[1])
        self.link(through.outputs[0], mixed.inputs[2])
        self.link(mixed.outputs[0], self.tree.nodes["Material Output"].inputs["Surface"])

    def colour(self, output):
        self.link(output, self.shader.inputs["Base Color"])


def _wood(nodes, hex_colour):
    base = linear(hex_colour)
    figure = nodes.noise((1.6, 26, 26), 4, 1.2)
    tones = nodes.ramp(figure, [(0.30, scaled(base, 0.62)), (0.72, scaled(base, 1.22)), (0.5, base)])
    pores = nodes.noise((14, 620, 620), 2)
    dark = nodes.ramp(pores, [(0.42, (0.62, 0.58, 0.55, 1)), (0.52, (1, 1, 1, 1))])
    nodes.colour(nodes.blend(0.75, tones, dark, "MULTIPLY"))
    nodes.bump(pores, 0.12, 0.0006)
    nodes.set(Roughness=0.42, Coat_Weight=0.12, Coat_Roughness=0.35)


def _parquet(nodes, hex_colour):
    """Wood laid in many pieces that are one mesh, each of its own tone."""
    nodes.piece = ("ShaderNodeNewGeometry", "Random Per Island")
    _wood(nodes, hex_colour)
    grain = nodes.shader.inputs["Base Color"].links[0].from_socket
    tone = nodes.ramp(nodes.random(), [(0.0, (0.74, 0.72, 0.7, 1)), (1.0, (1.0, 1.0, 1.0, 1))])
    nodes.colour(nodes.blend(1.0, grain, tone, "MULTIPLY"))
    nodes.set(Roughness=0.46, Coat_Weight=0.1, Coat_Roughness=0.3)


def _plaster(nodes, hex_colour):
    """A wall, painted matt by hand."""
    base = linear(hex_colour)
    clouds = nodes.noise((1.1, 1.1, 1.1), 5, 0.4)
    nodes.colour(nodes.ramp(clouds, [(0.32, scaled(base, 0.95)), (0.68, scaled(base, 1.03))]))
    nodes.bump(nodes.noise((70, 70, 70), 4), 0.1, 0.002)
    nodes.set(Roughness=0.94, Specular_IOR_Level=0.15)


def _paint(nodes, hex_colour):
    nodes.set(Base_Color=linear(hex_colour), Roughness=0.38, Coat_Weight=0.15, Coat_Roughness=0.3)
    nodes.bump(nodes.noise((30, 60, 60), 2), 0.05)


def _plastic(nodes, hex_colour):
    nodes.set(Base_Color=linear(hex_colour), Roughness=0.24, Coat_Weight=0.25, Coat_Roughness=0.1)


def _metal(nodes, hex_colour):
    if not is_bare(hex_colour):
        return _plastic(nodes, hex_colour)
    dark = is_dark(hex_colour)
    base = linear(hex_colour)
    patina = nodes.noise((9, 9, 9), 4)
    nodes.colour(nodes.ramp(patina, [(0.3, scaled(base, 0.82)), (0.7, scaled(base, 1.12))]))
    nodes.set(Metallic=0.4 if dark else 1.0, Roughness=0.5 if dark else 0.24)


def _glass(nodes, hex_colour):
    tint = (*(value ** (0.12 if glass.is_clear(hex_colour) else 0.42) for value in linear(hex_colour)[:3]), 1.0)
    nodes.set(Base_Color=tint, Roughness=0.02, IOR=glass.GLASS, Transmission_Weight=1.0)
    nodes.let_light_through(tint)


def _ceramic(nodes, hex_colour):
    base = linear(hex_colour)
    glaze = nodes.noise((16, 16, 16), 3)
    nodes.colour(nodes.ramp(glaze, [(0.3, scaled(base, 0.93)), (0.7, scaled(base, 1.05))]))
    nodes.set(Roughness=0.16, Coat_Weight=0.5, Coat_Roughness=0.06)


def _marble(nodes, hex_colour):
    base = linear(hex_colour)
    veins = nodes.noise((5, 7, 6), 7, 2.6)
    dark = towards(base, (0.25, 0.24, 0.24, 1) if lightness(hex_colour) > 0.4 else (0.75, 0.73, 0.7, 1), 0.55)
    nodes.colour(nodes.ramp(veins, [(0.475, base), (0.525, base), (0.5, dark)]))
    nodes.set(Roughness=0.14, Coat_Weight=0.3, Coat_Roughness=0.08)


def _speckle(nodes, hex_colour):
    base = linear(hex_colour)
    grains = nodes.noise((260, 260, 260), 2)
    clouds = nodes.noise((11, 11, 11), 4)
    fine = nodes.ramp(grains, [(0.36, scaled(base, 0.6)), (0.6, base), (0.74, scaled(base, 1.3))])
    broad = nodes.ramp(clouds, [(0.3, (0.86, 0.86, 0.86, 1)), (0.7, (1, 1, 1, 1))])
    nodes.colour(nodes.blend(1.0, fine, broad, "MULTIPLY"))
    nodes.bump(grains, 0.25)
    nodes.set(Roughness=0.72)


def _threads(nodes, scale):
    """Height of a plain weave: threads both ways, in threads per metre."""
    waves = []
    for axis in ("X", "Y", "Z"):
        wave = nodes.add("ShaderNodeTexWave", bands_direction=axis, Scale=1.0, Distortion=2.5, Detail=2.0)
        nodes.link(nodes.place((scale, scale, scale)), wave.inputs["Vector"])
        waves.append(wave.outputs["Color"])
    crossed = nodes.blend(0.5, waves[0], waves[1])
    return nodes.blend(0.34, crossed, waves[2])


def _cloth(threads, depth, sheen, contrast):
    def build(nodes, hex_colour):
        base = linear(hex_colour)
        weave = _threads(nodes, threads)
        tufts = nodes.noise((threads * 0.7,) * 3, 2)
        fine = nodes.ramp(weave, [(0.1, scaled(base, 1 - contrast)), (0.85, scaled(base, 1 + contrast * 0.6))])
        slub = nodes.ramp(tufts, [(0.3, (1 - contrast * 0.6,) * 3 + (1,)), (0.7, (1, 1, 1, 1))])
        nodes.colour(nodes.blend(1.0, fine, slub, "MULTIPLY"))
        nodes.bump(weave, depth, 0.0012)
        nodes.set(Roughness=0.92, Sheen_Weight=sheen, Sheen_Roughness=0.5)

    return build


def _yarn(nodes, hex_colour):
    """Rows of knots so thick that they are seen across a whole rug, some of them darker dyed."""
    base = linear(hex_colour)
    rows, knots = _threads(nodes, 24), nodes.noise((105, 105, 105), 2)
    light = nodes.ramp(rows, [(0.1, scaled(base, 0.76)), (0.85, scaled(base, 1.12))])
    dyed = nodes.ramp(knots, [(0.34, (0.8, 0.8, 0.8, 1)), (0.62, (1, 1, 1, 1))])
    nodes.colour(nodes.blend(1.0, light, dyed, "MULTIPLY"))
    nodes.bump(rows, 0.6, 0.004)
    nodes.set(Roughness=0.95, Sheen_Weight=0.2, Sheen_Roughness=0.5)


def _velvet(nodes, hex_colour):
    base = linear(hex_colour)
    nap = nodes.noise((7, 7, 7), 4, 0.6)
    nodes.colour(nodes.ramp(nap, [(0.28, scaled(base, 0.72)), (0.72, scaled(base, 1.15))]))
    nodes.set(Roughness=0.75, Sheen_Weight=0.9, Sheen_Roughness=0.32, Sheen_Tint=towards(base, (1, 1, 1, 1), 0.35))


def _leather(nodes, hex_colour):
    base = linear(hex_colour)
    wear = nodes.noise((6, 6, 6), 4)
    pebble = nodes.add("ShaderNodeTexVoronoi", Scale=1.0)
    nodes.link(nodes.place((330, 330, 330)), pebble.inputs["Vector"])
    nodes.colour(nodes.ramp(wear, [(0.3, scaled(base, 0.8)), (0.72, scaled(base, 1.25))]))
    nodes.bump(pebble.outputs["Distance"], 0.22, 0.0008)
    nodes.set(Roughness=0.44, Coat_Weight=0.08, Coat_Roughness=0.4)


def _wicker(nodes, hex_colour):
    base = linear(hex_colour)
    weave = _threads(nodes, 52)
    nodes.colour(nodes.ramp(weave, [(0.15, scaled(base, 0.35)), (0.5, scaled(base, 0.9)), (0.9, scaled(base, 1.2))]))
    nodes.bump(weave, 0.9, 0.004)
    nodes.set(Roughness=0.55)


def _paper(nodes, hex_colour):
    nodes.set(Base_Color=linear(hex_colour), Roughness=0.85)
    nodes.bump(nodes.noise((180, 180, 180), 3), 0.06)


def _mirror(nodes, _hex_colour):
    nodes.set(Base_Color=(0.93, 0.94, 0.94, 1), Metallic=1.0, Roughness=0.02)


SURFACES = {
    "wood": _wood,
    "bamboo": _wood,
    "parquet": _parquet,
    "plaster": _plaster,
    "paint": _paint,
    "plastic": _plastic,
    "metal": _metal,
    "glass": _glass,
    "ceramic": _ceramic,
    "marble": _marble,
    "stone": _speckle,
    "speckle": _speckle,
    "textile": _cloth(threads=330, depth=0.35, sheen=0.12, contrast=0.13),
    "yarn": _yarn,
    "velvet": _velvet,
    "leather": _leather,
    "wicker": _wicker,
    "cane": _wicker,
    "paper": _paper,
    "mirror": _mirror,
}


# Centimetres that one looks through glass whose measures nobody has told.
SOLID = 3.0


class Wardrobe:
    """The materials of one picture, each made once."""

    def __init__(self):
        self.made = {}

    def surface(self, surface):
        """Of a surface `{kind, hex}`, with `isYarn` where it is, and in a master perhaps `slot`."""
        kind = "yarn" if surface.get("isYarn") else surface["kind"]
        if kind == "glass":
            return self.glass(surface["hex"], SOLID)

        def build(nodes):
            SURFACES[kind](nodes, surface["hex"])
            nodes.mark(surface.get("slot"))

        return self._once(f"{kind} {surface['hex']} {surface.get('slot')}", build)

    def glass(self, hex_colour, looked_through, crossings=2):
        """Of glass with air around it; see glass.py for the measures."""
        tinge = glass.glass_tinge(hex_colour, looked_through)
        return self._between(tinge, None, glass.GLASS, crossings)

    def filled(self, hex_colour, looked_through, liquid_hex, wide):
        """Of glass with a liquid in it: the surface between both, whose normal points into the liquid, and the face of the liquid."""
        wall, liquid = glass.glass_tinge(hex_colour, looked_through), glass.liquid_tinge(liquid_hex, hex_colour, wide)
        return self._between(wall, liquid, glass.GLASS / glass.LIQUID, 4), self._between(liquid, None, glass.LIQUID, 2)

    def _between(self, inside, outside, refraction, crossings):
        return self._once(f"glass {inside} {outside} {refraction} {crossings}", lambda nodes: glass.between(nodes, inside, outside, refraction, crossings))

    def ink(self, ink):
        """Of a colour laid on: it covers as much as its opacity says."""

        def build(nodes):
            nodes.set(Base_Color=linear(ink["color"]), Roughness=0.55, Alpha=ink["opacity"])
            nodes.mark(ink.get("slot"), ink["opacity"])

        return self._once(f"ink {ink['color']} {ink['opacity']} {ink.get('slot')}", build)

    def glowing(self, surface):
        """Of a shade with a lamp in it: the cloth lets light through, less of it at its sides, where one looks along it. What it throws back and
        what it lets through are one white together, so it does not burn out."""

        def build(nodes):
            base = linear(surface["hex"])
            if surface["kind"] in ("textile", "paper", "velvet"):
                SURFACES["textile"](nodes, "#%02x%02x%02x" % tuple(round(int(surface["hex"][i : i + 2], 16) * 0.74) for i in (1, 3, 5)))
            else:
                nodes.set(Base_Color=scaled(base, 0.5), Roughness=0.3)
            sides, strength = nodes.add("ShaderNodeLayerWeight", Blend=0.5), nodes.add("ShaderNodeMapRange", To_Min=0.64, To_Max=0.34)
            nodes.link(sides.outputs["Facing"], strength.inputs["Value"])
            nodes.link(strength.outputs["Result"], nodes.shader.inputs["Emission Strength"])
            nodes.set(Emission_Color=towards(base, (1, 0.72, 0.42, 1), 0.35))

        return self._once(f"glowing {surface['kind']} {surface['hex']}", build)

    def _once(self, name, build):
        if name not in self.made:
            nodes = Nodes(name)
            build(nodes)
            self.made[name] = nodes.material
        return self.made[name]
