"""What builders of props share: a place to stand on, common materials, and the register of names in scene files."""
import math
import random

import bpy
import numpy as np

from graph import edit_material
from yacht import box, grid, lathe, mat, sphere, teak_material, tube

PROPS = {}


def prop(name):
    """Registers a builder under this name for scene files. It is called with the stage and the options of the entry."""

    def register(builder):
        PROPS[name] = builder
        return builder

    return register


def stand(at=(0, 0, 0), turn=0.0, parent=None, tilt=(0, 0)):
    """An empty as the parent of pieces: its place in meters, its turn to port and its tilt (roll, pitch) in degrees."""
    holder = bpy.data.objects.new("stand", None)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = at
    holder.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    holder.parent = parent
    return holder


def put(piece, parent):
    """Gives a parent to a piece made by a function that takes none."""
    piece.parent = parent
    return piece


def turned(profile, material, parent, at=(0, 0, 0), sides=32, squash=1.0):
    """A solid of revolution: (radius, height) from foot to rim."""
    return lathe("turned", profile, material, parent, at, sides, squash)


def ball(at, radius, material, parent, squash=1.0, sides=16):
    return put(sphere("ball", at, radius, material, None, squash, sides), parent)


def block(x, y, z, material, parent, bevel=0.01, **options):
    """A rounded box from three (from, to) ranges."""
    return box("block", *x, *y, *z, material, parent, bevel, **options)


def rod(points, radius, material, parent, **options):
    return tube("rod", points, radius, material, parent, **options)


def surface(points, material, parent, angle=60, flip=False):
    return grid("surface", np.asarray(points, float), material, parent, flip=flip, angle=angle)


# Materials that several props share.
def steel():
    return mat("steel", (0.75, 0.76, 0.78), 0.12, 1.0)


def chrome():
    return mat("chrome", (0.86, 0.87, 0.88), 0.05, 1.0)


def gold():
    return mat("gold", (0.60, 0.42, 0.16), 0.25, 1.0)


def brass():
    return mat("brass", (0.78, 0.52, 0.20), 0.16, 1.0)


def linen(colour=(0.85, 0.82, 0.78)):
    return mat("linen%.2f%.2f%.2f" % tuple(colour), tuple(colour), 0.85)


def gelcoat():
    return mat("gel", (0.82, 0.82, 0.82), 0.2, 0, 0.5, 0.6)


def black():
    return mat("matt-black", (0.015, 0.015, 0.017), 0.45)


def porcelain():
    return mat("porcelain", (0.86, 0.86, 0.84), 0.12, 0, 0.5, 0.8)


def teak():
    return teak_material()


def varnished():
    """Varnished planks: bar tops and tables."""
    material = mat("varnished", (0.30, 0.13, 0.05), 0.18, 0, 0.5, 0.9)
    if "grain" not in material.node_tree.nodes:
        graph, inputs = edit_material(material)
        coordinates, _ = graph.object_position()
        stretched = graph.node("Mapping", {0: coordinates, "Scale": (1.2, 14.0, 1.0)}, name="grain").outputs[
            0
        ]
        veins = graph.noise(stretched, 3.0, 5.0, 0.6)
        graph.link(graph.mix(veins, (0.19, 0.075, 0.028), (0.40, 0.19, 0.08)), inputs["Base Color"])
    return material


def clear_glass(tint=(1.0, 1.0, 1.0)):
    """Thin glass: it does not refract light, so that a table full of glasses stays free of noise."""
    key = "clear%.2f%.2f%.2f" % tuple(tint)
    material = mat(key, (1, 1, 1), 0.0)
    if "thin" not in material.node_tree.nodes:
        graph, _ = edit_material(material)
        edge = graph.node("LayerWeight", {"Blend": 0.30}, name="thin").outputs["Facing"]
        rim = graph.math("POWER", edge, 2.0)
        # Near its outline a glass lets less light through and reflects more: this makes the outline visible.
        through = graph.mix(rim, tuple(0.97 * c for c in tint), tuple(0.42 * c for c in tint))
        clear = graph.node("BsdfTransparent", {0: through}).outputs[0]
        shine = graph.node("BsdfGlossy", {0: (1.0, 1.0, 1.0), "Roughness": 0.02}).outputs[0]
        amount = graph.add(graph.times(rim, 0.80), 0.06)
        shader = graph.mix_shaders(amount, clear, shine)
        graph.link(shader, material.node_tree.nodes["Material Output"].inputs[0])
    return material


def liquid(colour, key):
    """The drink in a glass: transparent, with its own color."""
    material = mat(f"liquid-{key}", tuple(colour), 0.05)
    if "tinted" not in material.node_tree.nodes:
        graph, _ = edit_material(material)
        clear = graph.node("BsdfTransparent", {0: tuple(colour)}, name="tinted").outputs[0]
        body = graph.node("BsdfDiffuse", {0: tuple(colour)}).outputs[0]
        shine = graph.node("BsdfGlossy", {0: (1.0, 1.0, 1.0), "Roughness": 0.03}).outputs[0]
        inner = graph.mix_shaders(0.35, clear, body)
        shader = graph.mix_shaders(
            graph.times(graph.node("Fresnel", {"IOR": 1.33}).outputs[0], 0.8), inner, shine
        )
        graph.link(shader, material.node_tree.nodes["Material Output"].inputs[0])
    return material


def glowing(key, colour, strength):
    """A material that glows but is not sampled as a lamp."""
    material = mat(f"glow-{key}", colour, emit=colour, estr=strength)
    material.cycles.sample_as_light = False
    return material


def chances(seed):
    return random.Random(seed)


def swept(points, radii, material, parent, sides=16, closed_ends=True):
    """A tube whose radius changes along its path: horns, necks, limbs."""
    points = np.asarray(points, float)
    radii = np.interp(np.linspace(0, 1, len(points)), np.linspace(0, 1, len(radii)), radii)
    forward = np.gradient(points, axis=0)
    forward /= np.linalg.norm(forward, axis=1, keepdims=True)
    across = np.cross(forward[0], (0.3, 0.5, 0.81))
    around = np.linspace(0, 2 * math.pi, sides + 1)
    rings = []
    for point, radius, ahead in zip(points, radii, forward):
        across = across - ahead * np.dot(across, ahead)
        across /= np.linalg.norm(across)
        other = np.cross(ahead, across)
        rings.append(point + radius * (np.outer(np.cos(around), across) + np.outer(np.sin(around), other)))
    if closed_ends:
        rings = [np.repeat(points[:1], sides + 1, 0), *rings, np.repeat(points[-1:], sides + 1, 0)]
    return surface(np.array(rings), material, parent)


def curve(points, count=40):
    """A smooth path through a few points (Catmull-Rom)."""
    points = np.asarray(points, float)
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    place = np.linspace(0, len(points) - 1 - 1e-9, count)
    i, t = place.astype(int), (place % 1)[:, None]
    a, b, c, d = padded[i], padded[i + 1], padded[i + 2], padded[i + 3]
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )
