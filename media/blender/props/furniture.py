"""Tables, chairs, loungers, a bar, shades and lanterns."""
import math

import numpy as np

from lights import lamp

from .base import (
    black,
    block,
    brass,
    chances,
    clear_glass,
    glowing,
    gold,
    linen,
    mat,
    prop,
    rod,
    stand,
    steel,
    surface,
    teak,
    turned,
    varnished,
)


@prop("round-table")
def round_table(stage, at, parent=None, radius=0.75, height=0.74, cloth=(0.86, 0.84, 0.80)):
    """A round table under a cloth that falls in folds."""
    here = stand(at, 0, parent)
    fabric = linen(cloth)
    around = np.linspace(0, 2 * math.pi, 97)
    rows = [(0.0, height, 0), (radius - 0.01, height, 0), (radius, height - 0.008, 0)]
    rows += [
        (radius + 0.02 + 0.05 * t, height - 0.02 - (height - 0.04) * t, t) for t in np.linspace(0.05, 1, 10)
    ]
    shape = [
        np.stack(
            [
                (r + 0.035 * t * np.sin(around * 14)) * np.cos(around),
                (r + 0.035 * t * np.sin(around * 14)) * np.sin(around),
                np.full_like(around, z),
            ],
            -1,
        )
        for r, z, t in rows
    ]
    surface(shape, fabric, here, flip=True)


@prop("teak-table")
def teak_table(stage, at, parent=None, turn=0.0, size=(2.2, 1.0), height=0.74, runner=None):
    """A varnished table on two steel feet, with or without a runner of linen."""
    here = stand(at, turn, parent)
    half_x, half_y = size[0] / 2, size[1] / 2
    block((-half_x, half_x), (-half_y, half_y), (height - 0.045, height), varnished(), here, 0.018)
    for x in (-half_x * 0.55, half_x * 0.55):
        rod([(x, 0, 0.02), (x, 0, height - 0.04)], 0.05, steel(), here)
        turned([(0.0, 0.03), (0.26, 0.02), (0.28, 0.0)], steel(), here, (x, 0, 0))
    if runner:
        block(
            (-half_x - 0.004, half_x + 0.004), (-0.2, 0.2), (height, height + 0.003), linen(runner), here, 0
        )


@prop("chair")
def chair(stage, at, parent=None, turn=0.0, seat=(0.85, 0.82, 0.78), frame="gold"):
    """A ceremony chair with slim bars. It faces in the direction of its turn."""
    here = stand(at, turn, parent)
    bars = gold() if frame == "gold" else mat("white-frame", (0.8, 0.79, 0.76), 0.4)
    block((-0.21, 0.21), (-0.21, 0.21), (0.43, 0.48), linen(seat), here, 0.02)
    for y in (-0.19, 0.19):
        rod([(-0.19, y, 0), (-0.19, y, 0.92)], 0.014, bars, here)
        rod([(0.19, y, 0), (0.19, y, 0.44)], 0.014, bars, here)
    for y in (-0.095, 0, 0.095):
        rod([(-0.19, y, 0.5), (-0.19, y, 0.9)], 0.009, bars, here)
    for z in (0.9, 0.82, 0.55):
        rod([(-0.19, -0.19, z), (-0.19, 0.19, z)], 0.013, bars, here)


@prop("armchair")
def armchair(stage, at, parent=None, turn=0.0, cushion=(0.74, 0.71, 0.66)):
    """A low deck armchair of teak and cushions."""
    here = stand(at, turn, parent)
    fabric = linen(cushion)
    block((-0.34, 0.38), (-0.33, 0.33), (0.22, 0.40), fabric, here, 0.06)
    block((-0.42, -0.24), (-0.33, 0.33), (0.36, 0.82), fabric, here, 0.07, rake=-0.10)
    for y in (-0.39, 0.39):
        block((-0.44, 0.40), (y - 0.03, y + 0.03), (0.52, 0.56), teak(), here, 0.012)
        for x in (-0.36, 0.34):
            block((x - 0.025, x + 0.025), (y - 0.022, y + 0.022), (0, 0.53), teak(), here, 0.008)
    block((-0.40, 0.38), (-0.36, 0.36), (0.17, 0.22), teak(), here, 0.01)


@prop("lounger")
def lounger(stage, at, parent=None, turn=0.0, cushion=(0.82, 0.80, 0.76), towel=None):
    """A sun lounger with its head raised, and a folded towel at its foot."""
    here = stand(at, turn, parent)
    block((-0.95, 0.98), (-0.33, 0.33), (0.24, 0.30), teak(), here, 0.015)
    for x in (-0.8, 0.82):
        for y in (-0.28, 0.28):
            block((x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0, 0.25), teak(), here, 0.008)
    fabric = linen(cushion)
    block((-0.30, 0.98), (-0.31, 0.31), (0.30, 0.40), fabric, here, 0.045)
    head = stand((-0.28, 0, 0.31), 0, here, (0, 38))
    block((-0.74, 0.0), (-0.31, 0.31), (0.0, 0.10), fabric, head, 0.045)
    block((-0.72, -0.46), (-0.26, 0.26), (0.09, 0.18), fabric, head, 0.045)
    if towel:
        rolled = mat("towel%.2f%.2f" % tuple(towel[:2]), tuple(towel), 0.95)
        rod([(0.72, -0.22, 0.47), (0.72, 0.22, 0.47)], 0.075, rolled, here)


@prop("cushions")
def cushions(stage, places, parent=None, colour=(0.10, 0.22, 0.30), size=0.42):
    """Loose cushions, each (x, y, z, turn)."""
    fabric = linen(colour)
    for x, y, z, turn in places:
        here = stand((x, y, z), turn, parent, (0, -68))
        block((-size / 2, size / 2), (-size / 2, size / 2), (-0.06, 0.06), fabric, here, 0.055)


@prop("bar")
def bar(stage, at, parent=None, turn=0.0, length=2.4, cloth=None, lit=False):
    """A bar counter with a shelf of bottles behind it; guests stand on its +x side."""
    from .tableware import bottle

    here = stand(at, turn, parent)
    half = length / 2
    front = mat("bar-front", (0.80, 0.79, 0.77), 0.35) if not cloth else linen(cloth)
    block((-0.25, 0.25), (-half, half), (0, 1.04), front, here, 0.02)
    block((-0.34, 0.36), (-half - 0.06, half + 0.06), (1.04, 1.09), varnished(), here, 0.015)
    for k in range(int(length / 0.34)):
        y = -half + 0.2 + k * 0.34
        block(
            (0.25, 0.262), (y, y + 0.24), (0.12, 0.94), mat("bar-panel", (0.06, 0.13, 0.16), 0.3), here, 0.004
        )
    rod([(0.30, -half, 0.16), (0.30, half, 0.16)], 0.02, brass(), here)
    if lit:
        block((0.27, 0.28), (-half, half), (1.015, 1.03), glowing("bar", (1, 0.62, 0.30), 16), here, 0)
    block((-1.15, -0.85), (-half, half), (0.9, 0.95), varnished(), here, 0.01)
    block((-1.15, -0.85), (-half, half), (0, 0.9), front, here, 0.02)
    shade = chances(7)
    for k in range(int(length / 0.13)):
        bottle(
            stage,
            (-1.0 + shade.uniform(-0.06, 0.06), -half + 0.1 + k * 0.13, 0.95),
            here,
            kind=shade.choice(("spirit", "wine", "amber")),
        )


@prop("cocktail-table")
def cocktail_table(stage, at, parent=None, cloth=(0.86, 0.84, 0.80)):
    """A high table for standing guests, its cloth tied at the waist."""
    here = stand(at, 0, parent)
    profile = [
        (0.0, 1.06),
        (0.34, 1.06),
        (0.35, 1.045),
        (0.33, 0.98),
        (0.16, 0.62),
        (0.13, 0.52),
        (0.17, 0.42),
        (0.31, 0.02),
    ]
    turned(profile, linen(cloth), here, sides=40)
    turned([(0.135, 0.50), (0.142, 0.52), (0.135, 0.55)], gold(), here)


@prop("lantern")
def lantern(stage, at, parent=None, height=0.44, watts=2.2, turn=0.0):
    """An iron lantern with a burning candle."""
    here = stand(at, turn, parent)
    iron = mat("iron", (0.03, 0.028, 0.025), 0.3, 1.0)
    s = height / 0.44
    block((-0.1 * s, 0.1 * s), (-0.1 * s, 0.1 * s), (0, 0.03 * s), iron, here, 0.01)
    block((-0.1 * s, 0.1 * s), (-0.1 * s, 0.1 * s), (0.34 * s, 0.44 * s), iron, here, 0.01, taper=0.75)
    for x in (-0.09 * s, 0.09 * s):
        for y in (-0.09 * s, 0.09 * s):
            rod([(x, y, 0), (x, y, 0.35 * s)], 0.008 * s, iron, here)
    candle(stage, (0, 0, 0.03 * s), here, 0.045 * s, 0.17 * s, watts, at)


def candle(stage, at, parent, radius=0.03, height=0.12, watts=1.5, lamp_at=None):
    """A wax candle. Its lamp stands in world coordinates, at `lamp_at` plus the candle's own place."""
    wax = mat("wax", (0.9, 0.8, 0.62), 0.5, emit=(1, 0.5, 0.18), estr=0.5)
    flame = glowing("flame", (1, 0.6, 0.22), 30)
    turned([(0, 0), (radius, 0), (radius, height), (0, height)], wax, parent, at)
    turned(
        [(0.0, 0), (radius * 0.28, 0.012), (0.0, 0.05)],
        flame,
        parent,
        (at[0], at[1], at[2] + height + 0.005),
        10,
    )
    if lamp_at is not None and watts:
        place = (lamp_at[0] + at[0], lamp_at[1] + at[1], lamp_at[2] + at[2] + height + 0.04)
        lamp("POINT", place, watts, (1, 0.6, 0.28), 0.03, seen=False)


@prop("candles")
def candles(stage, places, parent=None, glass=True, watts=1.2):
    """Tea lights and pillar candles in glasses, each (x, y, z, height)."""
    for x, y, z, height in places:
        candle(stage, (x, y, z), parent, 0.032, height, watts, (0, 0, 0))
        if glass:
            turned([(0.05, 0), (0.052, height + 0.07)], clear_glass(), parent, (x, y, z), 28)


@prop("string-lights")
def string_lights(stage, lines, parent=None, sag=0.4, bulbs=16, watts=0.0, posts=None):
    """Warm bulbs on wires between pairs of points, on posts of height `posts`; `watts` lights what is below."""
    bulb = glowing("bulb", (1, 0.66, 0.32), 7)
    if posts is not None:
        for x, y, z in sorted({tuple(point) for line in lines for point in line}):
            rod([(x, y, posts), (x, y, z)], 0.022, black(), parent)
    for start, end in lines:
        start, end = np.array(start, float), np.array(end, float)
        along = np.linspace(0, 1, bulbs)[:, None]
        wire = start * (1 - along) + end * along
        wire[:, 2] -= (sag * 4 * along * (1 - along))[:, 0]
        rod(wire, 0.006, black(), parent)
        for point in wire[1:-1]:
            turned(
                [(0.0, -0.10), (0.022, -0.08), (0.026, -0.055), (0.012, -0.018), (0.010, 0)],
                bulb,
                parent,
                tuple(point),
                10,
            )
        if watts:
            middle = wire[bulbs // 2]
            lamp("POINT", (middle[0], middle[1], middle[2] - 0.25), watts, size=0.25, seen=False)


@prop("parasol")
def parasol(stage, at, parent=None, radius=1.5, height=2.5, colour=(0.86, 0.83, 0.77), turn=0.0):
    """A canvas parasol with eight ribs."""
    here = stand(at, turn, parent)
    rod([(0, 0, 0), (0, 0, height)], 0.028, teak(), here)
    around = np.linspace(0, 2 * math.pi, 65)
    rows = []
    for t in np.linspace(0, 1, 10):
        scallop = 1 - 0.07 * t * np.abs(np.sin(around * 4)) ** 1.0
        drop = 0.42 * t**1.15 + 0.05 * t * np.abs(np.sin(around * 4))
        rows.append(
            np.stack(
                [radius * t * scallop * np.cos(around), radius * t * scallop * np.sin(around), height - drop],
                -1,
            )
        )
    fabric = linen(colour)
    surface(rows, fabric, here)
    rim = rows[-1]
    surface([rim, rim - [0, 0, 0.13]], fabric, here)


@prop("screen")
def screen(
    stage,
    at,
    parent=None,
    turn=0.0,
    size=(1.8, 1.0),
    picture=((0.02, 0.25, 0.32), (0.55, 0.30, 0.12)),
    glow=2.0,
    stand_height=1.0,
):
    """A screen with a sunrise of colors, on a slim stand. It faces in the direction of its turn."""
    from graph import edit_material

    here = stand(at, turn, parent)
    half = size[0] / 2
    block(
        (-0.05, 0.0),
        (-half - 0.03, half + 0.03),
        (stand_height - 0.03, stand_height + size[1] + 0.03),
        black(),
        here,
        0.012,
    )
    panel = mat("screen%.2f" % picture[0][1], (0, 0, 0), 0.15, emit=(1, 1, 1), estr=glow)
    graph, inputs = edit_material(panel)
    _, (x, y, z) = graph.object_position()
    wave = graph.math("SINE", graph.add(graph.times(y, 2.2), graph.times(z, 1.1)))
    rise = graph.smooth(
        graph.add(z, graph.times(wave, 0.16)), stand_height + 0.15 * size[1], stand_height + 0.85 * size[1]
    )
    graph.link(graph.mix(rise, tuple(picture[1]), tuple(picture[0])), inputs["Emission"])
    panel.cycles.sample_as_light = False
    block((0.001, 0.004), (-half, half), (stand_height, stand_height + size[1]), panel, here, 0)
    rod([(-0.03, 0, 0), (-0.03, 0, stand_height)], 0.03, steel(), here)
    block((-0.3, 0.25), (-0.4, 0.4), (0, 0.02), steel(), here, 0.008)


@prop("plinth")
def plinth(stage, at, parent=None, turn=0.0, size=0.5, height=1.0, colour=(0.84, 0.83, 0.80)):
    """A plinth to show something on."""
    here = stand(at, turn, parent)
    block(
        (-size / 2, size / 2),
        (-size / 2, size / 2),
        (0, height),
        mat("plinth%.2f" % colour[0], tuple(colour), 0.3),
        here,
        0.01,
    )
