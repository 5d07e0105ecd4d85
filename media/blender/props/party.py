"""A party: DJ desk, loudspeakers, dance floor, stage light, banner."""
import math

import numpy as np

from lights import lamp

from .base import black, block, chrome, glowing, mat, prop, rod, stand, turned


@prop("dj-desk")
def dj_desk(stage, at, parent=None, turn=0.0, glow=(0.05, 0.55, 0.75)):
    """Two decks and a mixer on a desk with a lit front; the DJ stands on its -x side."""
    here = stand(at, turn, parent)
    block((-0.36, 0.36), (-0.95, 0.95), (0, 0.96), mat("desk", (0.02, 0.022, 0.026), 0.3), here, 0.02)
    panel = glowing("dj%.2f" % glow[0], tuple(glow), 5)
    for k in range(9):
        y = -0.84 + 0.21 * k
        rise = 0.12 + 0.28 * abs(math.sin(k * 1.7 + 0.5))
        block((0.36, 0.365), (y - 0.07, y + 0.07), (0.46 - rise, 0.46 + rise), panel, here, 0)
    for y in (-0.52, 0.52):
        block((-0.26, 0.26), (y - 0.22, y + 0.22), (0.96, 1.02), black(), here, 0.012)
        turned(
            [(0.0, 1.035), (0.155, 1.032), (0.16, 1.02)],
            mat("platter", (0.03, 0.03, 0.033), 0.25, 0.6),
            here,
            (-0.02, y, 0),
            48,
        )
        turned([(0.0, 1.037), (0.05, 1.036)], panel, here, (-0.02, y, 0), 32)
    block((-0.22, 0.22), (-0.16, 0.16), (0.96, 1.03), black(), here, 0.01)
    for i in range(5):
        for j in range(4):
            turned(
                [(0.011, 1.03), (0.010, 1.05), (0, 1.05)],
                chrome(),
                here,
                (-0.14 + 0.07 * i, -0.105 + 0.07 * j, 0),
                12,
            )
    lid = stand((-0.34, 0.0, 1.16), 0, here, (0, -20))
    block((-0.008, 0.008), (-0.17, 0.17), (-0.12, 0.12), black(), lid, 0.005)
    block((-0.012, -0.009), (-0.16, 0.16), (-0.11, 0.11), glowing("laptop", (0.35, 0.6, 0.85), 0.7), lid, 0)


@prop("speaker")
def speaker(stage, at, parent=None, turn=0.0, height=1.1):
    """A loudspeaker on a stand. It faces in the direction of its turn."""
    here = stand(at, turn, parent)
    rod([(0, 0, 0), (0, 0, height)], 0.022, black(), here)
    for k in range(3):
        a = k * 2.09
        rod([(0, 0, 0.35), (0.42 * math.cos(a), 0.42 * math.sin(a), 0.01)], 0.013, black(), here)
    block((-0.19, 0.19), (-0.21, 0.21), (height, height + 0.68), black(), here, 0.04)
    grille = mat("grille", (0.05, 0.05, 0.055), 0.35, 0.5)
    for z, r in ((0.22, 0.15), (0.52, 0.075)):
        cone = stand((0.192, 0, height + z), 0, here, (0, 90))
        turned([(0, 0.0), (r * 0.4, 0.012), (r, 0.014), (r, 0.0)], grille, cone, sides=36)


@prop("dance-floor")
def dance_floor(
    stage,
    at,
    parent=None,
    size=4.0,
    tiles=8,
    colours=((0.05, 0.45, 0.65), (0.75, 0.22, 0.35), (0.85, 0.55, 0.22)),
    glow=1.6,
):
    """A floor of tiles lit from below."""
    here = stand(at, 0, parent)
    step = size / tiles
    for i in range(tiles):
        for j in range(tiles):
            colour = colours[(i * 5 + j * 3 + (i * j) % 2) % len(colours)]
            tile = glowing(
                f"tile{colour[0]:.2f}{(i * 7 + j * 3) % 4}",
                tuple(colour),
                glow * (0.25 + 0.25 * ((i * 7 + j * 3) % 4)),
            )
            tile.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.08
            x, y = -size / 2 + i * step, -size / 2 + j * step
            block((x + 0.01, x + step - 0.01), (y + 0.01, y + step - 0.01), (0.0, 0.03), tile, here, 0.006)
    block(
        (-size / 2 - 0.06, size / 2 + 0.06),
        (-size / 2 - 0.06, size / 2 + 0.06),
        (-0.01, 0.015),
        mat("floor-frame", (0.02, 0.02, 0.022), 0.3),
        here,
        0.01,
    )


@prop("beams")
def beams(stage, lamps, parent=None):
    """Stage lights: each (x, y, z, aim x, y, z, color, watts)."""
    for x, y, z, ax, ay, az, colour, watts in lamps:
        block((x - 0.1, x + 0.1), (y - 0.1, y + 0.1), (z - 0.12, z + 0.12), black(), parent, 0.03)
        lamp("SPOT", (x, y, z), watts, tuple(colour), 0.08, (ax, ay, az), math.radians(46), seen=False)


@prop("pennants")
def pennants(
    stage, lines, parent=None, sag=0.3, colours=((0.75, 0.10, 0.10), (0.85, 0.84, 0.80), (0.04, 0.20, 0.36))
):
    """Small flags along lines."""
    from yacht import mesh

    for start, end in lines:
        start, end = np.array(start, float), np.array(end, float)
        along = np.linspace(0, 1, 24)[:, None]
        wire = start * (1 - along) + end * along
        wire[:, 2] -= (sag * 4 * along * (1 - along))[:, 0]
        rod(wire, 0.006, black(), parent)
        for k in range(0, 23, 1):
            a, b = wire[k], wire[k] + (wire[k + 1] - wire[k]) * 0.8
            tip = (a + b) / 2 - np.array([0, 0, 0.26]) + 0.05 * np.array([math.sin(k), math.cos(k), 0])
            colour = colours[k % len(colours)]
            mesh(
                "flag",
                [a, b, tip],
                [(0, 1, 2)],
                mat("flag%.2f%.2f" % (colour[0], colour[2]), tuple(colour), 0.8),
                parent,
                smooth=False,
            )


@prop("festive-tree")
def festive_tree(stage, at, parent=None, height=2.2):
    """A slim tree with lights and golden balls, for the holidays."""
    from .base import ball, chances, gold

    here = stand(at, 0, parent)
    needle = mat("needle", (0.02, 0.075, 0.03), 0.7)
    shade = chances(12)
    light, red = glowing("fairy", (1, 0.68, 0.35), 30), mat("bauble", (0.45, 0.02, 0.03), 0.12, 0.6)
    rod([(0, 0, 0), (0, 0, height)], 0.03, mat("trunk-dark", (0.08, 0.05, 0.03), 0.8), here)
    for k in range(900):
        t = shade.random() ** 1.3
        z, r = 0.25 + (height - 0.25) * t, 0.62 * (1 - t) + 0.02
        a = shade.uniform(0, 6.28)
        inner, outer = r * 0.25, r * shade.uniform(0.85, 1.1)
        rod(
            [
                (inner * math.cos(a), inner * math.sin(a), z + 0.10),
                (outer * math.cos(a), outer * math.sin(a), z - 0.05),
            ],
            0.011,
            needle,
            here,
            res=0,
        )
        if k % 5 == 0:
            ball((outer * math.cos(a), outer * math.sin(a), z - 0.05), 0.014, light, here, sides=8)
        if k % 14 == 0:
            ball(
                (outer * 0.97 * math.cos(a), outer * 0.97 * math.sin(a), z - 0.10),
                0.042,
                gold() if k % 28 else red,
                here,
            )
    turned([(0, height - 0.02), (0.05, height + 0.05), (0, height + 0.16)], gold(), here, sides=5)
