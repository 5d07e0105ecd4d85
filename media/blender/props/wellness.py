"""A massage table prepared in the shade, towels, oils, an orchid."""
import math

import numpy as np

from .base import ball, block, brass, linen, mat, prop, rod, stand, surface, swept, curve, teak, turned

TOWEL = (0.84, 0.83, 0.79)


def towel_cloth(colour=TOWEL):
    """Terry cloth: a soft relief of loops."""
    from graph import edit_material

    material = mat("terry%.2f%.2f" % tuple(colour[:2]), tuple(colour), 0.95)
    if "loops" not in material.node_tree.nodes:
        graph, inputs = edit_material(material)
        coordinates, _ = graph.object_position()
        grain = graph.noise(coordinates, 420.0, 2.0)
        relief = graph.node(
            "Bump", {"Strength": 0.7, "Distance": 0.004, "Height": grain}, name="loops"
        ).outputs[0]
        graph.link(relief, inputs["Normal"])
    return material


@prop("massage-table")
def massage_table(stage, at, parent=None, turn=0.0):
    """A table with a sheet, a face cradle, a rolled towel and a folded throw."""
    here = stand(at, turn, parent)
    block((-0.95, 0.95), (-0.36, 0.36), (0.62, 0.67), teak(), here, 0.015)
    for x in (-0.8, 0.8):
        for y in (-0.30, 0.30):
            block((x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0, 0.62), teak(), here, 0.008)
        rod([(x, -0.3, 0.2), (x, 0.3, 0.2)], 0.018, teak(), here)
    block((-0.96, 0.96), (-0.37, 0.37), (0.67, 0.77), linen((0.80, 0.78, 0.74)), here, 0.05)
    sheet = linen((0.87, 0.86, 0.83))
    along, across = np.linspace(-0.62, 0.9, 40)[:, None], np.linspace(-1, 1, 61)[None]
    over = np.clip(np.abs(across) - 0.62, 0, None) / 0.38
    points = np.stack(
        np.broadcast_arrays(
            along + 0.012 * over * np.sin(across * 30),
            np.sign(across) * np.minimum(np.abs(across), 0.62) / 0.62 * 0.382
            + np.sign(across) * over * (0.012 + 0.012 * np.sin(along * 22)),
            0.779 - 0.36 * over + 0.004 * np.sin(along * 18 + across * 3),
        ),
        -1,
    )
    surface(points, sheet, here)
    folded_towels(stage, (0.52, 0.0, 0.782), here, 1, 0.0, (0.62, 0.60), (0.10, 0.30, 0.34))
    rolled_towel(here, (-0.66, 0, 0.83), 0.055, 0.5)
    ring = [(-1.14 + 0.13 * math.cos(a), 0.135 * math.sin(a), 0.78) for a in np.linspace(0.5, 5.78, 30)]
    swept(curve(ring, 44), [0.045, 0.048, 0.045], linen((0.80, 0.78, 0.74)), here)


def rolled_towel(parent, at, radius, width, colour=TOWEL):
    """A rolled towel; its spiral shows at the ends."""
    here = stand(at, 0, parent)
    turn = np.linspace(0, 8 * math.pi, 120)
    spiral = radius * (0.12 + 0.88 * turn / turn[-1])
    rim = np.stack([spiral * np.cos(turn), 0 * turn, spiral * np.sin(turn)], -1)
    surface([rim - [0, width / 2, 0], rim + [0, width / 2, 0]], towel_cloth(colour), here)


@prop("rolled-towels")
def rolled_towels(stage, at, parent=None, turn=0.0, colour=TOWEL):
    """A pyramid of rolled towels."""
    here = stand(at, turn, parent)
    for x, z in ((-0.12, 0.06), (0, 0.06), (0.12, 0.06), (-0.06, 0.165), (0.06, 0.165)):
        rolled_towel(here, (x, 0, z), 0.06, 0.32, colour)


@prop("oils")
def oils(stage, at, parent=None, turn=0.0):
    """A tray with oil bottles, warm stones and a candle."""
    from .furniture import candle

    here = stand(at, turn, parent)
    block((-0.2, 0.2), (-0.13, 0.13), (0, 0.014), mat("board", (0.33, 0.17, 0.08), 0.5), here, 0.01)
    oil = mat("oil", (0.50, 0.24, 0.05), 0.05, 0, 0.6, 1)
    for x, y, s in ((-0.12, 0.05, 1.0), (-0.05, 0.07, 0.8), (-0.13, -0.03, 0.7)):
        turned(
            [
                (0, 0),
                (0.024 * s, 0),
                (0.026 * s, 0.01),
                (0.026 * s, 0.08 * s),
                (0.010, 0.10 * s),
                (0.010, 0.12 * s),
            ],
            oil,
            here,
            (x, y, 0.014),
        )
        turned([(0.012, 0.115 * s), (0.012, 0.15 * s), (0, 0.152 * s)], brass(), here, (x, y, 0.014), 20)
    stone = mat("stone", (0.035, 0.037, 0.04), 0.35)
    z = 0.014
    for r in (0.042, 0.036, 0.028, 0.020):
        ball((0.06, -0.02, z + r * 0.42), r, stone, here, 0.42, 24)
        z += r * 0.80
    candle(stage, (0.14, 0.06, 0.014), here, 0.026, 0.06, 1.0, at)


@prop("orchid")
def orchid(stage, at, parent=None, turn=0.0, height=0.55, colour=(0.86, 0.80, 0.84)):
    """A white orchid in a pot."""
    from .food import _leaf

    here = stand(at, turn, parent)
    turned(
        [(0, 0), (0.055, 0), (0.075, 0.11), (0.078, 0.115), (0.070, 0.115), (0.066, 0.10), (0, 0.10)],
        mat("pot", (0.80, 0.79, 0.76), 0.4),
        here,
        sides=36,
    )
    for k in range(5):
        _leaf(here, (0, 0, 0.11), 0.22, (0.05, 0.17, 0.04), 72 * k, (0, -18))
    stem = curve(
        [
            (0, 0, 0.1),
            (0.01, 0, height * 0.6),
            (0.05, 0, height * 0.92),
            (0.18, 0, height),
            (0.30, 0, height * 0.9),
        ],
        30,
    )
    swept(stem, [0.004, 0.003, 0.002], mat("stem", (0.10, 0.22, 0.05), 0.6), here, 8)
    for k, t in enumerate((15, 18, 21, 24, 27)):
        flower = stand(tuple(stem[t] - [0, 0, 0.02]), 40 * (k % 2) - 20, here, (0, 70))
        for p in range(5):
            _leaf(flower, (0, 0, 0), 0.075, tuple(colour), 72 * p, (0, -12))
        ball((0, 0, 0.012), 0.012, mat("orchid-heart", (0.70, 0.20, 0.40), 0.5), flower)
