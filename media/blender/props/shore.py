"""Palms, quays and docks, an island with a beach."""
import math
import random

import bpy
import numpy as np

from graph import edit_material
from lights import lamp

from .base import black, block, chances, glowing, mat, prop, rod, stand, surface, turned

_PALMS = {}


def _palm_mesh(kind):
    """One of four palms, one meter tall: a ringed trunk and drooping fronds with single leaflets."""
    chance = random.Random(kind)
    trunk, frond = mat("trunk", (0.20, 0.15, 0.11), 0.9), mat("frond", (0.055, 0.115, 0.030), 0.55, spec=0.4)
    vertices, faces, materials = [], [], []
    rise = np.linspace(0, 1, 22)
    lean = chance.uniform(0.05, 0.16) * rise**1.8
    radius = 0.022 * (1 - 0.45 * rise) + 0.012 * np.exp(-rise * 30)
    sides = 9
    for k, z in enumerate(rise):
        ringed = radius[k] * (1 + 0.06 * (k % 2))
        for a in np.arange(sides) * 2 * math.pi / sides:
            vertices.append((lean[k] + ringed * math.cos(a), ringed * math.sin(a), z))
    for k in range(len(rise) - 1):
        for a in range(sides):
            b = (a + 1) % sides
            faces.append((k * sides + a, k * sides + b, (k + 1) * sides + b, (k + 1) * sides + a))
            materials.append(0)
    top = np.array([lean[-1], 0, 1.0])
    for number in range(26):
        _frond(chance, number, top, vertices, faces, materials)
    mesh = bpy.data.meshes.new("palm")
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(trunk)
    mesh.materials.append(frond)
    mesh.polygons.foreach_set("material_index", materials)
    mesh.update()
    return mesh


def _frond(chance, number, top, vertices, faces, materials):
    bearing = number * 2.39996
    lift = chance.uniform(0.0, 1.15) if number > 4 else chance.uniform(-0.5, 0)
    length = chance.uniform(0.34, 0.44)
    ahead = np.array([math.cos(bearing), math.sin(bearing), 0])
    aside = np.array([-ahead[1], ahead[0], 0])
    along = np.linspace(0, 1, 30)[:, None]
    droop = math.sin(lift) * along - (0.62 + 0.25 * math.cos(lift)) * along**2
    spine = (
        top
        + ahead * length * (along * math.cos(lift) + 0.10 * along**2)
        + np.array([0, 0, 1]) * length * droop
    )
    for k in range(1, 29):
        q = k / 29
        leaf = 0.115 * math.sin(math.pi * min(1, q * 0.88 + 0.12)) ** 0.7
        forward = spine[k + 1] - spine[k]
        forward = forward / np.linalg.norm(forward)
        for side in (1, -1):
            hang = np.array([0, 0, -0.55 - 0.25 * chance.random()])
            tip = spine[k] + (aside * side * 0.80 + forward * 0.5 + hang) * leaf
            first = len(vertices)
            vertices.extend(
                [tuple(spine[k] - forward * 0.005), tuple(spine[k] + forward * 0.006), tuple(tip)]
            )
            faces.append((first, first + 1, first + 2))
            materials.append(1)


def palm(at, height=9.0, seed=0, parent=None):
    kind = seed % 4
    if kind not in _PALMS:
        _PALMS[kind] = _palm_mesh(kind)
    holder = bpy.data.objects.new("palm", _PALMS[kind])
    bpy.context.scene.collection.objects.link(holder)
    holder.location, holder.scale, holder.rotation_euler = at, (height,) * 3, (0, 0, seed * 2.1)
    holder.parent = parent
    return holder


@prop("palms")
def palms(stage, places, parent=None, lit=0.0):
    """Palms, each (x, y, z, height). After dark, `lit` is the watts of the lamp below each."""
    for k, (x, y, z, height) in enumerate(places):
        palm((x, y, z), height, k, parent)
        if lit:
            lamp(
                "SPOT",
                (x - 2.2, y + 0.8, z + 0.3),
                lit,
                (1, 0.75, 0.45),
                0.1,
                (x, y, z + height * 0.85),
                1.1,
                seen=False,
            )


def dock_wood():
    """Weathered planks across the dock."""
    material = mat("dock-wood", (0.30, 0.22, 0.15), 0.6)
    if "planks" not in material.node_tree.nodes:
        graph, inputs = edit_material(material)
        _, (x, y, z) = graph.object_position()
        plank = graph.times(x, 1 / 0.16)
        number = graph.node(
            "TexWhiteNoise", {"W": graph.math("FLOOR", plank)}, noise_dimensions="1D", name="planks"
        ).outputs[0]
        gap = graph.math("LESS_THAN", graph.math("FRACT", plank), 0.06)
        wood = graph.mix(number, (0.20, 0.13, 0.08), (0.34, 0.24, 0.15))
        graph.link(graph.mix(gap, wood, (0.01, 0.008, 0.006)), inputs["Base Color"])
    return material


@prop("dock")
def dock(stage, x, y, parent=None, height=1.1, piles=4.5, pedestals=0.0):
    """A timber dock over (from, to) ranges of x and y, on piles, with power pedestals at regular distances."""
    wood = dock_wood()
    block(x, y, (height - 0.35, height), wood, parent, 0.02)
    for px in np.arange(x[0] + 1, x[1], piles):
        for py in (y[0] + 0.15, y[1] - 0.15):
            turned(
                [(0.17, -2), (0.17, height + 0.55), (0.0, height + 0.62)],
                mat("pile", (0.20, 0.15, 0.11), 0.85),
                parent,
                (px, py, 0),
            )
    if pedestals:
        for px in np.arange(x[0] + 2, x[1], pedestals):
            block(
                (px - 0.12, px + 0.12),
                (y[1] - 0.55, y[1] - 0.3),
                (height, height + 1.0),
                mat("pedestal", (0.80, 0.80, 0.78), 0.4),
                parent,
                0.04,
            )
            turned(
                [(0.0, 0), (0.09, 0), (0.09, 0.06), (0, 0.08)],
                glowing("pedestal", (1, 0.75, 0.45), 12 if stage.night else 0.4),
                parent,
                (px, y[1] - 0.42, height + 1.0),
                16,
            )


@prop("mooring-piles")
def mooring_piles(stage, places, parent=None, height=2.6):
    """Tall piles between berths, each (x, y)."""
    for px, py in places:
        turned(
            [(0.19, -2), (0.19, height), (0.0, height + 0.25)],
            mat("pile", (0.20, 0.15, 0.11), 0.85),
            parent,
            (px, py, 0),
        )
        turned(
            [(0.20, height - 0.08), (0.205, height), (0.0, height + 0.27)],
            mat("pile-cap", (0.78, 0.78, 0.76), 0.5),
            parent,
            (px, py, 0),
        )


def lawn_grass():
    """Grass: patches of lighter and darker green."""
    material = mat("lawn", (0.05, 0.09, 0.03), 0.95)
    if "patches" not in material.node_tree.nodes:
        graph, inputs = edit_material(material)
        coordinates = graph.node("TexCoord", name="patches").outputs["Object"]
        fine, broad = graph.noise(coordinates, 9.0, 4.0, 0.7), graph.noise(coordinates, 0.35, 3.0)
        green = graph.mix(graph.smooth(broad, 0.35, 0.65), (0.030, 0.062, 0.018), (0.085, 0.115, 0.040))
        graph.link(
            graph.mix(graph.smooth(fine, 0.3, 0.7), graph.mix(0.5, green, (0.015, 0.03, 0.01)), green),
            inputs["Base Color"],
        )
    return material


@prop("quay")
def quay(stage, x, y, parent=None, height=1.05, lawn=True):
    """Land behind a coral-stone wall."""
    block(
        x,
        y,
        (-1, height),
        lawn_grass() if lawn else mat("paving", (0.50, 0.45, 0.38), 0.8),
        parent,
        0.2,
    )
    wall = mat("coral-stone", (0.5, 0.46, 0.40), 0.8)
    block((x[0] - 0.3, x[0] + 0.3), y, (-1, height + 0.07), wall, parent, 0.05)
    block(x, (y[0] - 0.3, y[0] + 0.3), (-1, height + 0.07), wall, parent, 0.05)


@prop("dock-party")
def dock_party(stage, x, y, parent=None, height=1.1, posts=5.2, watts=95.0, tables=4.3, seed=3):
    """String lights on posts over a dock, with dressed tables and candles."""
    from .base import linen
    from .flowers import bunch
    from .furniture import string_lights

    chance = chances(seed)
    z, tall = height, 3.9
    places = list(np.arange(x[0] + 1.5, x[1], posts))
    low, high = y[0] + 0.35, y[1] - 0.35
    lines = []
    for k, px in enumerate(places):
        for py in (low, high):
            rod([(px, py, z), (px, py, z + tall)], 0.045, black(), parent)
        lines.append(((px, low, z + tall), (px, high, z + tall)))
        if k + 1 < len(places):
            lines.append(((px, low, z + tall), (places[k + 1], high, z + tall)))
            lines.append(((px, low, z + tall), (places[k + 1], low, z + tall)))
        lamp("POINT", (px + 2.5, (low + high) / 2, z + 3.2), watts, size=0.18)
    string_lights(stage, lines, parent, 0.55, 15)
    candle = glowing("dock-candle", (1, 0.55, 0.2), 20)
    for px in np.arange(x[0] + 3, x[1] - 1, tables):
        py = (low + high) / 2 + chance.uniform(-0.8, 0.8)
        turned([(0, 0.74), (0.42, 0.74), (0.43, 0.70), (0.455, 0.12)], linen(), parent, (px, py, z))
        for a in range(3):
            turned(
                [(0.028, 0), (0.028, 0.12), (0, 0.12)],
                candle,
                parent,
                (px + 0.16 * math.cos(a * 2.1), py + 0.16 * math.sin(a * 2.1), z + 0.74),
                10,
            )
        bunch(parent, (px, py, z + 0.92), 14, 0.06, 0.06, "blush", 4)


@prop("underwater-lights")
def underwater_lights(stage, parent=None, watts=40.0, colour=(0.2, 0.75, 1.0)):
    """Blue light around the swim platform."""
    hull = stage.hull
    for side in (-1, 1):
        for x in (-0.5, -0.42):
            lamp(
                "POINT", (x * hull.L - 0.6, side * hull.B * 0.35, 0.0), watts, tuple(colour), 0.15, seen=False
            )


@prop("saloon-lights")
def saloon_lights(stage, parent=None, watts=16.0):
    """Lamps along the yacht's main deck."""
    hull = stage.hull
    for x in np.linspace(-0.38, 0.05, 5):
        lamp("POINT", (x * hull.L, 0, 3.1 + 0.02 * hull.L), watts, size=0.2, seen=False)


@prop("island")
def island(stage, at, parent=None, size=(240, 60), palm_count=40, seed=2):
    """A low island: a beach that slopes into the water, bushes and palms behind it."""
    here = stand((at[0], at[1], 0), at[2] if len(at) > 2 else 0, parent)
    chance = chances(seed)
    half_x, half_y = size[0] / 2, size[1] / 2
    around, out = np.linspace(0, 2 * math.pi, 121), np.linspace(0, 1, 14)
    wobble = 1 + 0.10 * np.sin(around * 3 + seed) + 0.06 * np.sin(around * 7 + 2 * seed)
    rise = 1.7 * (1 - out**2.2) - 0.12
    points = np.stack(
        [
            half_x * out[:, None] * (np.cos(around) * wobble)[None],
            half_y * out[:, None] * (np.sin(around) * wobble)[None],
            rise[:, None] + 0 * around[None],
        ],
        -1,
    )
    surface(points, mat("sand", (0.72, 0.62, 0.47), 0.95), here, flip=True)
    bush = mat("bush", (0.035, 0.075, 0.022), 0.85)
    from .base import ball

    # A thicket has many small crowns of different heights; one round bush would look wrong.
    for _ in range(palm_count * 2):
        a, r = chance.uniform(0, 6.28), 0.72 * math.sqrt(chance.random())
        middle = (half_x * r * math.cos(a), half_y * r * math.sin(a))
        for _ in range(11):
            x, y = middle[0] + chance.gauss(0, 1.6), middle[1] + chance.gauss(0, 1.6)
            ball(
                (x, y, 0.9 + chance.uniform(0, 0.9)),
                chance.uniform(0.3, 0.85),
                bush,
                here,
                chance.uniform(0.5, 0.9),
                7,
            )
    for k in range(palm_count):
        a, r = chance.uniform(0, 6.28), 0.78 * math.sqrt(chance.random())
        palm((half_x * r * math.cos(a), half_y * r * math.sin(a), 0.8), chance.uniform(7, 12), k, here)


@prop("cleat")
def cleat(stage, at, parent=None, turn=0.0, line=None):
    """A dock cleat, with a line fastened to it that leads to a point aboard."""
    from .base import curve, steel, swept

    here = stand(at, turn, parent)
    swept(
        [(-0.16, 0, 0.105), (-0.08, 0, 0.095), (0.08, 0, 0.095), (0.16, 0, 0.105)],
        [0.016, 0.022, 0.022, 0.016],
        steel(),
        here,
    )
    for x in (-0.05, 0.05):
        rod([(x, 0, 0), (x, 0, 0.09)], 0.018, steel(), here)
    rope = mat("rope", (0.62, 0.58, 0.50), 0.95)
    for k in range(3):
        bend = np.linspace(0, 2 * math.pi, 30)
        rod(
            np.stack([0.10 * np.sin(bend), 0.045 * np.sin(2 * bend), 0.075 + 0.018 * k + 0 * bend], -1),
            0.011,
            rope,
            here,
        )
    if line:
        start, end = np.array(at) + [0, 0, 0.09], np.array(line, float)
        middle = (start + end) / 2 - [0, 0, 0.10 * np.linalg.norm(end - start)]
        rod(curve([start, middle, end], 40), 0.013, rope, parent)


@prop("anchor-gear")
def anchor_gear(stage, at, parent=None):
    """A windlass, its chain to the bow roller, and two cleats."""
    from .base import chrome, steel

    here = stand(at, 0, parent)
    turned(
        [
            (0, 0),
            (0.16, 0),
            (0.16, 0.05),
            (0.11, 0.09),
            (0.09, 0.15),
            (0.13, 0.19),
            (0.13, 0.23),
            (0.0, 0.24),
        ],
        chrome(),
        here,
        (0, 0.0, 0),
        40,
    )
    for k in range(30):
        link = stand((0.18 + 0.06 * k, 0.0, 0.02), 0, here, (90 * (k % 2), 0))
        bend = np.linspace(0, 2 * math.pi, 17)
        rod(np.stack([0.038 * np.cos(bend), 0.022 * np.sin(bend), 0 * bend], -1), 0.008, steel(), link)
    for y in (-0.8, 0.8):
        cleat(stage, (0.2, y, 0), here, 10 if y > 0 else -10)
