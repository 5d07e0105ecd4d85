"""Furniture of rooms: settees, armchairs, beds, tables, bars, a helm, and things that people leave lying around."""
import math

import numpy as np

from lights import lamp
from yacht import mat

from .base import ball, black, block, brass, chances, chrome, clear_glass, glowing, porcelain, rod, stand, surface, turned
from .room_cloth import cloth, leather, marble, pillow, soft, spread, wood


def settee(x, y, z, back, stuff, parent, kind="walnut", scatter=(), seed=1, depth=0.24):
    """A long seat on a recessed plinth; `back` is the side with the backrest: port, stbd, fwd or aft. `scatter` are cloths."""
    along_x = back in ("port", "stbd")
    block((x[0] + 0.05, x[1] - 0.05), (y[0] + 0.05, y[1] - 0.05), (z, z + 0.10), mat("plinth", (0.02, 0.018, 0.016), 0.6), parent, 0)
    block(x, y, (z + 0.09, z + 0.26), wood(kind, "x" if along_x else "y"), parent, 0.018)
    low, high = x if along_x else y
    count = max(1, round((high - low) / 0.86))
    edges = np.linspace(low, high, count + 1)
    shade = chances(seed)
    wall = {"port": y[1], "stbd": y[0], "fwd": x[1], "aft": x[0]}[back]
    inward = 1 if back in ("stbd", "aft") else -1
    for a, b in zip(edges, edges[1:]):
        part, lean = (a + 0.005, b - 0.005), sorted((wall, wall + inward * depth))
        rise = (z + 0.42, z + 0.82 + shade.uniform(-0.008, 0.008))
        if along_x:
            soft(part, y, (z + 0.25, z + 0.45), stuff, parent)
            soft(part, lean, rise, stuff, parent, 0.42, tilt=(-5 * inward, 0))
        else:
            soft(x, part, (z + 0.25, z + 0.45), stuff, parent)
            soft(lean, part, rise, stuff, parent, 0.42, tilt=(0, 5 * inward))
    facing = {"port": -90, "stbd": 90, "fwd": 180, "aft": 0}[back]
    for k, colour in enumerate(scatter):
        share = (k + 0.5) / len(scatter) + shade.uniform(-0.05, 0.05)
        spot, off = low + (high - low) * share, wall + inward * (depth + 0.09)
        at = (spot, off, z + 0.44) if along_x else (off, spot, z + 0.44)
        size = shade.uniform(0.40, 0.50)
        pillow(at, (size, size * shade.choice((0.72, 0.95))), cloth(colour), parent, facing + shade.uniform(-14, 14), (0, -14))


def tub_chair(at, turn, stuff, parent, kind="walnut"):
    """An armchair with a round back. It faces in the direction of its turn."""
    here = stand(at, turn, parent)
    around = np.linspace(math.radians(62), math.radians(298), 40)[:, None]
    loop = np.linspace(0, 2 * math.pi, 15)[None]
    thick, height = 0.060, 0.17 + 0.10 * np.clip(-np.cos(around), 0, 1)
    radius = 0.35 + thick * np.cos(loop)
    points = np.stack(np.broadcast_arrays(np.cos(around) * radius, np.sin(around) * radius, 0.46 + height * np.sin(loop)), -1)
    surface(points, stuff, here, angle=180)
    for end in (0, -1):
        soft(*[(float(points[end, :, k].min()) - 0.005, float(points[end, :, k].max()) + 0.005) for k in range(3)], stuff, here, 0.7, 0.7)
    soft((-0.32, 0.36), (-0.32, 0.32), (0.22, 0.45), stuff, here, 0.35, 0.45)
    for x in (-0.22, 0.24):
        for y in (-0.22, 0.22):
            rod([(x * 1.1, y * 1.1, 0), (x, y, 0.26)], 0.014, wood(kind, "z"), here)


def dining_chair(at, turn, stuff, parent, kind="walnut"):
    """A chair for a table: a padded seat and a curved, padded back on four thin legs."""
    here = stand(at, turn, parent)
    soft((-0.23, 0.23), (-0.23, 0.23), (0.41, 0.50), stuff, here, 0.4, 0.3)
    soft((-0.26, -0.19), (-0.22, 0.22), (0.52, 0.90), stuff, here, 0.5, 0.4, tilt=(0, -7))
    for x in (-0.19, 0.19):
        for y in (-0.19, 0.19):
            rod([(x * 1.12, y * 1.08, 0), (x, y, 0.43 if x > 0 else 0.62)], 0.013, wood(kind, "z"), here)


def stool(at, stuff, parent, height=0.66):
    """A bar stool on one foot with a low back."""
    here = stand(at, 0, parent)
    turned([(0.0, 0.0), (0.19, 0.0), (0.19, 0.012), (0.028, 0.03), (0.024, height)], chrome(), here)
    soft((-0.19, 0.19), (-0.20, 0.20), (height, height + 0.10), stuff, here, 0.4, 0.35)
    soft((-0.20, -0.14), (-0.19, 0.19), (height + 0.10, height + 0.33), stuff, here, 0.5, 0.4)


def bed(x, half, z, colours, parent, kind="walnut", seed=1, fold=0.62, y=0.0):
    """A made bed, its head at x[1]: base, mattress, a duvet that hangs, a folded throw, and pillows set by hand."""
    sheet, duvet, throw = (cloth(colour, 220.0) for colour in colours)
    head, foot = x[1], x[0]
    block((foot + 0.06, head), (y - half + 0.06, y + half - 0.06), (z, z + 0.10), mat("plinth", (0.02, 0.018, 0.016), 0.6), parent, 0)
    block((foot, head), (y - half, y + half), (z + 0.09, z + 0.30), wood(kind, "y"), parent, 0.03)
    soft((foot + 0.02, head - 0.03), (y - half + 0.02, y + half - 0.02), (z + 0.28, z + 0.55), sheet, parent, 0.2, 0.08)
    spread((foot - 0.01, head - 0.78), half - 0.02, z + 0.575, 0.24, duvet, parent, seed, 0.020, y)
    soft((head - 0.98, head - 0.74), (y - half + 0.03, y + half - 0.03), (z + 0.54, z + 0.615), sheet, parent, 0.5, 0.12)
    soft((foot - 0.035, foot + 0.10), (y - half + 0.01, y + half - 0.01), (z + 0.33, z + 0.60), duvet, parent, 0.5, 0.2)
    spread((foot + 0.10, foot + fold), half + 0.005, z + 0.60, 0.30, throw, parent, seed + 4, 0.012, y)
    shade = chances(seed)
    for side in (-1, 1):
        for row, (size, stuff) in enumerate((((0.68, 0.46), sheet), ((0.62, 0.42), duvet), ((0.44, 0.40), throw))):
            spot = y + side * half * (0.50 if row < 2 else 0.30) + shade.uniform(-0.02, 0.02)
            at = (head - 0.16 - 0.15 * row, spot, z + 0.55)
            pillow(at, size, stuff, parent, 180 + shade.uniform(-6, 6), (0, -16 - 5 * row), 0.17)


def padded_wall(x, y, rise, stuff, parent, count):
    """A headboard of upright padded panels."""
    edges = np.linspace(*y, count + 1)
    for a, b in zip(edges, edges[1:]):
        soft((x - 0.09, x + 0.02), (a + 0.003, b - 0.003), rise, stuff, parent, 0.22, 0.12)


def shade_lamp(at, parent, watts=4, height=0.5, foot=None):
    """A table lamp with a linen shade."""
    x, y, z = at
    turned([(0.0, 0), (0.075, 0), (0.075, 0.015), (0.022, 0.035), (0.045, 0.12), (0.015, height * 0.56)], foot or brass(), parent, at, 28)
    turned([(0.15, height * 0.52), (0.115, height)], glowing("shade", (1.0, 0.80, 0.56), 1.25), parent, at, 36)
    lamp("POINT", (x, y, z + height * 1.05), watts, size=0.1, seen=False)


BINDINGS = ((0.30, 0.07, 0.05), (0.06, 0.12, 0.20), (0.62, 0.55, 0.44), (0.10, 0.17, 0.13), (0.55, 0.36, 0.14), (0.72, 0.70, 0.66))


def books(at, parent, count=3, turn=0.0, seed=1):
    """A pile of large books, slightly askew."""
    shade, height = chances(seed), 0.0
    here = stand(at, turn, parent)
    for k in range(count):
        wide, deep, thick = shade.uniform(0.26, 0.33) - 0.02 * k, shade.uniform(0.20, 0.25) - 0.015 * k, shade.uniform(0.022, 0.04)
        one = stand((0, 0, height), shade.uniform(-12, 12), here)
        binding = mat(f"binding{(seed + k) % 6}", BINDINGS[(seed + k) % 6], 0.5)
        for low in (0.0, thick - 0.003):
            block((-wide / 2, wide / 2), (-deep / 2, deep / 2), (low, low + 0.003), binding, one, 0.001)
        block((-wide / 2 + 0.006, wide / 2 - 0.006), (-deep / 2, deep / 2 - 0.008), (0.003, thick - 0.003), mat("leaves", (0.78, 0.74, 0.66), 0.9), one, 0)
        block((-wide / 2, wide / 2), (-deep / 2 - 0.002, -deep / 2 + 0.003), (0, thick), binding, one, 0.001)
        height += thick


def shelf_of_books(x, y, z, parent, depth=0.16, seed=3, face=-1):
    """Books side by side along y, with their spines at x facing aft; some lean."""
    shade, place = chances(seed), y[0]
    while place < y[1] - 0.05:
        thick, high = shade.uniform(0.018, 0.045), shade.uniform(0.18, 0.27)
        binding = mat(f"binding{shade.randrange(6)}", BINDINGS[shade.randrange(6)], 0.55)
        lean = stand((x, place + thick / 2, z), 0, parent, (shade.choice((0, 0, 0, 5)), 0))
        block((0, -face * depth) if face < 0 else (-depth, 0), (-thick / 2, thick / 2), (0, high), binding, lean, 0.003)
        place += thick + 0.002 + (0.09 if shade.random() < 0.08 else 0)


def bowl_of_fruit(at, parent, seed=2, colour=(0.80, 0.52, 0.06)):
    """A wide porcelain bowl with lemons or oranges."""
    turned([(0.0, 0.0), (0.06, 0.0), (0.065, 0.012), (0.13, 0.05), (0.155, 0.09), (0.150, 0.09), (0.12, 0.05), (0.0, 0.018)], porcelain(), parent, at, 40)
    shade = chances(seed)
    for k in range(7):
        around, out = k * 1.05, 0.075 if k < 6 else 0.0
        spot = (at[0] + out * math.cos(around), at[1] + out * math.sin(around), at[2] + (0.075 if k < 6 else 0.12))
        ball(spot, shade.uniform(0.036, 0.042), mat("fruit%.2f" % colour[1], colour, 0.45), parent, shade.uniform(0.85, 1.1))


def round_low_table(at, radius, parent, height=0.36, top=None):
    """A low table of stone on a turned foot."""
    turned([(0.0, 0.0), (radius * 0.55, 0.0), (radius * 0.50, 0.03), (radius * 0.30, 0.10), (radius * 0.34, height - 0.03)], brass(), parent, at, 48)
    turned([(0.0, height - 0.035), (radius - 0.012, height - 0.035), (radius, height - 0.022), (radius, height - 0.010), (radius - 0.010, height), (0.0, height)], top or marble(), parent, at, 64)


def table_top(x, y, z, kind, parent, height=0.72):
    """A table with a rounded top on two feet."""
    soft(x, y, (z + height - 0.05, z + height), wood(kind, "y" if y[1] - y[0] > x[1] - x[0] else "x"), parent, 0.22, 0.14)
    middle, span = (x[0] + x[1]) / 2, y[1] - y[0]
    for place in ((y[0] + y[1]) / 2,) if span < 1.4 else (y[0] + span * 0.22, y[1] - span * 0.22):
        turned([(0.0, 0.0), (0.20, 0.0), (0.19, 0.015), (0.05, 0.05), (0.05, height - 0.05)], chrome(), parent, (middle, place, z), 32)


def picture(x, y, rise, parent, colours, seed=1):
    """A painting in a thin frame on a wall across the room: broad strokes in three colors."""
    block((x - 0.035, x), (y[0] - 0.02, y[1] + 0.02), (rise[0] - 0.02, rise[1] + 0.02), brass(), parent, 0.004)
    block((x - 0.040, x - 0.034), y, rise, cloth((0.74, 0.72, 0.67), 120.0), parent, 0)
    shade = chances(seed)
    for k in range(9):
        wide = (y[1] - y[0]) * shade.uniform(0.15, 0.55)
        left = shade.uniform(y[0] + 0.02, y[1] - wide - 0.02)
        high = (rise[1] - rise[0]) * shade.uniform(0.05, 0.22)
        low = rise[0] + (rise[1] - rise[0] - high) * (k + shade.random()) / 10
        across = np.linspace(0, 1, 24)
        wave = 0.02 * np.sin(across * shade.uniform(3, 8) + k)
        edge = np.stack([np.full(24, x - 0.0415 - 0.0004 * k), left + wide * across, low + wave], -1)
        surface(np.stack([edge, edge + (0, 0, high)]), cloth(colours[k % len(colours)], 90.0), parent)


def wheel(at, parent, radius=0.24, spokes=6, kind=None, tilt=-18):
    """A steering wheel that looks aft."""
    here = stand(at, 0, parent, (0, tilt))
    around = np.linspace(0, 2 * math.pi, 49)[:-1]
    rim = [(0.0, radius * math.cos(a), radius * math.sin(a)) for a in around]
    stuff = wood(kind, "y") if kind else leather((0.03, 0.03, 0.03))
    rod(rim, 0.017, stuff, here, cyclic=True, res=5)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes + math.pi / 2
        reach = radius * (1.22 if kind else 1.0)
        rod([(0.02, 0, 0), (0, reach * math.cos(a), reach * math.sin(a))], 0.011, stuff if kind else chrome(), here)
    ball((0, 0, 0), 0.045, brass() if kind else black(), here)


def screens(x, y, z, parent, count=2, size=(0.40, 0.25), tilt=-22):
    """Plotters side by side, dark with a chart faintly lit on them."""
    sea, land = glowing("chart", (0.05, 0.22, 0.34), 0.7), glowing("land", (0.42, 0.38, 0.20), 0.5)
    for k in range(count):
        here = stand((x, y + (k - (count - 1) / 2) * (size[0] + 0.04), z), 0, parent, (0, tilt))
        block((0, 0.03), (-size[0] / 2, size[0] / 2), (0, size[1]), black(), here, 0.008)
        block((-0.002, 0.001), (-size[0] / 2 + 0.015, size[0] / 2 - 0.015), (0.015, size[1] - 0.015), sea, here, 0)
        block((-0.003, 0.0), (size[0] * 0.12, size[0] / 2 - 0.016), (size[1] * (0.3 + 0.1 * k), size[1] - 0.016), land, here, 0)


def bottles(places, parent, seed=2):
    """Bottles of several kinds on a shelf."""
    tints = ((0.16, 0.30, 0.10), (0.62, 0.36, 0.08), (0.82, 0.84, 0.84), (0.30, 0.07, 0.03), (0.12, 0.20, 0.34))
    shade = chances(seed)
    for at in places:
        tint, high = shade.choice(tints), shade.uniform(0.25, 0.32)
        body = mat("bottle%.2f%.2f" % tint[:2], tint, 0.06, coat=1.0)
        turned([(0.0, 0.0), (0.037, 0.0), (0.038, 0.01), (0.038, high * 0.55), (0.013, high * 0.72), (0.013, high), (0.0, high)], body, parent, at, 24)
        turned([(0.0385, high * 0.16), (0.0385, high * 0.42)], mat("label", (0.74, 0.69, 0.58), 0.8), parent, at, 24)


def hanging_light(at, parent, radius=0.55, drops=36, seed=3):
    """A ring of glass rods under the ceiling, lit from within."""
    shade = chances(seed)
    turned([(radius + 0.04, 0.0), (radius + 0.04, -0.03), (radius - 0.06, -0.03)], brass(), parent, at, 64)
    for k in range(drops):
        a, ring = 2 * math.pi * k / drops, radius if k % 2 else radius * 0.62
        length = shade.uniform(0.14, 0.26)
        place = (at[0] + ring * math.cos(a), at[1] + ring * math.sin(a), at[2] - 0.03)
        rod([place, (*place[:2], place[2] - length)], 0.013, glowing("drop", (1.0, 0.86, 0.66), 1.5), parent)
    lamp("POINT", (at[0], at[1], at[2] - 0.35), 14, (1.0, 0.82, 0.6), 0.4, seen=False)


def vase(at, parent, height=0.3, colour=(0.62, 0.60, 0.56)):
    """A turned vase, empty or for flowers."""
    turned([(0.0, 0.0), (height * 0.22, 0.0), (height * 0.34, height * 0.35), (height * 0.26, height * 0.72), (height * 0.12, height * 0.88), (height * 0.16, height)], mat("vase%.2f" % colour[0], colour, 0.35), parent, at, 40)


def tumblers(places, parent):
    for at in places:
        turned([(0.0, 0.0), (0.034, 0.0), (0.036, 0.012), (0.040, 0.09)], clear_glass(), parent, at, 32)
