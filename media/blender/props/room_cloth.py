"""The materials of rooms: woods with a grain, woven cloth, leather, carpets, stone; also soft, filled shapes."""
import math

import numpy as np

from graph import edit_material
from yacht import mat

from .base import chances, stand, surface

# The dark and the light color of the grain in linear light, and the roughness of the varnish.
WOODS = dict(
    walnut=((0.055, 0.026, 0.013), (0.155, 0.080, 0.042), 0.30),
    oak=((0.29, 0.195, 0.115), (0.45, 0.325, 0.205), 0.45),
    teak=((0.150, 0.060, 0.022), (0.290, 0.135, 0.055), 0.20),
    lacquer=((0.66, 0.64, 0.60), (0.71, 0.69, 0.65), 0.16),
    ebony=((0.012, 0.009, 0.007), (0.050, 0.032, 0.021), 0.24),
)


def _fresh(material, name):
    """Whether the nodes of that name must still be made: one material is shared by everything of its kind."""
    if name in material.node_tree.nodes:
        return False
    material.node_tree.nodes.new("NodeReroute").name = name
    return True


def wood(kind, along="x", planks=0.0):
    """Veneer whose grain runs along an axis; each piece has a slightly different tone. `planks` is the width of planks."""
    dark, light, rough = WOODS[kind]
    material = mat(f"wood-{kind}-{along}-{planks}", light, rough, coat=0.25 if rough < 0.4 else 0.0)
    if not _fresh(material, "grain"):
        return material
    graph, inputs = edit_material(material)
    place, axes = graph.object_position()
    tone = graph.node("ObjectInfo").outputs["Random"]
    fine = {"x": (0.9, 16.0, 16.0), "y": (16.0, 0.9, 16.0), "z": (16.0, 16.0, 0.9)}[along]
    broad = tuple(0.22 * scale for scale in fine)
    shifted = graph.node("VectorMath", {0: place, 1: graph.times(tone, 37.0)}, operation="ADD").outputs[0]
    veins = graph.noise(graph.node("Mapping", {0: shifted, "Scale": fine}).outputs[0], 2.2, 5.0, 0.62, 0.4)
    figure = graph.noise(graph.node("Mapping", {0: shifted, "Scale": broad}).outputs[0], 1.6, 2.0, 0.5, 1.6)
    amount = graph.add(graph.times(graph.smooth(veins, 0.32, 0.68), 0.62), graph.times(figure, 0.38))
    colour = graph.mix(amount, dark, light)
    colour = graph.mix(graph.times(tone, 0.26), colour, dark)
    if planks:
        across = axes[1] if along == "x" else axes[0]
        board = graph.math("FRACT", graph.times(across, 1 / planks))
        colour = graph.mix(graph.math("LESS_THAN", board, 0.035), colour, tuple(0.45 * c for c in dark))
    graph.link(colour, inputs["Base Color"])
    return material


def cloth(colour, weave=170.0):
    """Woven cloth: brightness varies a little from thread to thread, and in larger patches where people have sat."""
    material = mat("cloth%.3f%.3f%.3f-%d" % (*colour, weave), tuple(colour), 0.92, spec=0.15)
    if not _fresh(material, "weave"):
        return material
    graph, inputs = edit_material(material)
    place, _ = graph.object_position()
    threads = graph.noise(place, weave, 2.0, 0.7)
    worn = graph.noise(place, 3.0, 2.0)
    amount = graph.add(graph.times(threads, 0.8), graph.times(worn, 0.3))
    graph.link(
        graph.mix(amount, tuple(0.70 * c for c in colour), tuple(min(1.16 * c, 0.9) for c in colour)),
        inputs["Base Color"],
    )
    inputs["Sheen"].default_value = 0.3
    bump = graph.node("Bump", {"Strength": 0.35, "Distance": 0.004, "Height": threads})
    graph.link(bump.outputs[0], inputs["Normal"])
    return material


def leather(colour):
    """Hide with a fine grain, slightly polished."""
    material = mat("leather%.3f%.3f%.3f" % tuple(colour), tuple(colour), 0.42, spec=0.4)
    if _fresh(material, "hide"):
        graph, inputs = edit_material(material)
        place, _ = graph.object_position()
        pores, worn = graph.noise(place, 240.0, 2.0), graph.noise(place, 4.0, 3.0)
        graph.link(graph.mix(worn, tuple(0.78 * c for c in colour), tuple(colour)), inputs["Base Color"])
        bump = graph.node("Bump", {"Strength": 0.2, "Distance": 0.003, "Height": pores})
        graph.link(bump.outputs[0], inputs["Normal"])
    return material


def carpet(colour, other, pattern="plain"):
    """Deep pile: plain, striped across the yacht, or in rings about its middle."""
    material = mat("carpet-%s%.3f%.3f" % (pattern, colour[0], other[2]), tuple(colour), 1.0, spec=0.0)
    if _fresh(material, "pile"):
        graph, inputs = edit_material(material)
        place, (x, _, _) = graph.object_position()
        pile = graph.noise(place, 110.0, 3.0, 0.8)
        drawn = graph.noise(place, 1.1, 2.0, 0.5, 2.2)
        if pattern == "stripes":
            drawn = graph.math("GREATER_THAN", graph.math("FRACT", graph.times(x, 3.2)), 0.62)
        elif pattern == "plain":
            drawn = 0.0
        else:
            drawn = graph.smooth(graph.math("SINE", graph.times(drawn, 34.0)), 0.2, 0.6)
        under = graph.mix(drawn, tuple(colour), tuple(other))
        graph.link(graph.mix(graph.times(pile, 0.55), under, (0.05, 0.045, 0.04)), inputs["Base Color"])
    return material


def marble(colour=(0.74, 0.72, 0.69), vein=(0.30, 0.28, 0.27)):
    """Polished stone with thin veins."""
    material = mat("marble%.2f%.2f" % (colour[0], vein[0]), tuple(colour), 0.12, coat=0.5)
    if _fresh(material, "veins"):
        graph, inputs = edit_material(material)
        place, _ = graph.object_position()
        field = graph.noise(place, 2.6, 5.0, 0.6, 1.2)
        line = graph.math("ABSOLUTE", graph.add(field, -0.5))
        graph.link(graph.mix(graph.smooth(line, 0.0, 0.035), tuple(vein), tuple(colour)), inputs["Base Color"])
    return material


def soft(x, y, z, material, parent, plump=0.30, corner=0.16, turn=0.0, tilt=(0, 0)):
    """A filled cushion from three (from, to) ranges: flat in its middle, rounded at all edges, never boxy."""
    around, up = np.linspace(-math.pi, math.pi, 65)[:, None], np.linspace(-math.pi / 2, math.pi / 2, 17)[None]

    def bent(wave, power):
        # Set tiny rounding errors to 0: the small power would make them large, and a wedge would be missing.
        wave = np.where(np.abs(wave) < 1e-9, 0.0, wave)
        return np.sign(wave) * np.abs(wave) ** power

    ring = bent(np.cos(up), plump)
    sizes = [(high - low) / 2 for low, high in (x, y, z)]
    middle = tuple((low + high) / 2 for low, high in (x, y, z))
    points = np.stack(
        np.broadcast_arrays(
            sizes[0] * ring * bent(np.cos(around), corner),
            sizes[1] * ring * bent(np.sin(around), corner),
            sizes[2] * bent(np.sin(up), plump) + 0 * around,
        ),
        -1,
    )
    return surface(points, material, stand(middle, turn, parent, tilt), angle=180)


def pillow(at, size, material, parent, turn=0.0, tilt=(0, 0), thick=0.16):
    """A scatter cushion: thick in the middle, thin at the seams, with pointed corners. It stands on its lower edge."""
    side = np.linspace(-1, 1, 25)
    u, v = np.meshgrid(side, side, indexing="ij")
    wide, high = size
    puff = np.sqrt(np.clip((1 - u**4) * (1 - v**4), 0, 1))
    # Between the corners the edges curve inward, as the filling pulls them.
    across, up = u * (1 - 0.07 * (1 - v**2)), v * (1 - 0.07 * (1 - u**2))
    here = stand((at[0], at[1], at[2] + high / 2), turn, parent, tilt)
    for way in (1, -1):
        points = np.stack([way * thick / 2 * puff, across * wide / 2, up * high / 2], -1)
        surface(points, material, here, angle=180, flip=way < 0)
    return here


def ripple(u, v, seed, waves=7):
    """A slight, irregular unevenness."""
    shade, total = chances(seed), 0
    for _ in range(waves):
        a, b, phase = shade.uniform(-9, 9), shade.uniform(-9, 9), shade.uniform(0, 6.3)
        total = total + np.sin(a * u + b * v + phase) / waves
    return total


def spread(x, half, top, drop, material, parent, seed=1, crease=0.014, y=0.0):
    """A cloth laid over a bed or bench from edge to edge (y), hanging down by `drop` on both sides in folds."""
    along = np.linspace(0, 1, 56)[:, None]
    reach = half + drop
    way = np.linspace(-reach, reach, 90)[None]
    over = np.clip(np.abs(way) - half, 0, None)
    round_edge = np.minimum(over, 0.06)
    side = np.sign(way)
    sag = ripple(along * 2.2, way * 1.6, seed)
    folds = np.sin(along * 31 + seed) * np.minimum(over * 0.16, 0.026)
    points = np.stack(
        np.broadcast_arrays(
            x[0] + (x[1] - x[0]) * along + 0.006 * np.sin(way * 11),
            y + side * (np.minimum(np.abs(way), half) + round_edge * 0.45 + folds + 0.012),
            top - np.clip(over - 0.02, 0, None) + sag * crease * (over < 0.02),
        ),
        -1,
    )
    return surface(points, material, parent, angle=180)
