"""Plates as a chef would serve them, boards and bowls."""
import math

import numpy as np

from .base import (
    ball,
    block,
    chances,
    clear_glass,
    linen,
    mat,
    prop,
    stand,
    surface,
    swept,
    turned,
)
from .tableware import LEMON, LIME, ORANGE, citrus_wheel, plate


def _leaf(parent, at, size, colour, turn, tilt):
    """A curled salad leaf."""
    here = stand(at, turn, parent, tilt)
    along, across = np.linspace(0, 1, 9)[:, None], np.linspace(-1, 1, 7)[None]
    width = size * 0.42 * np.sin(math.pi * np.clip(along * 0.92 + 0.06, 0, 1)) ** 0.7
    points = np.stack(
        np.broadcast_arrays(
            size * (along - 0.3) + 0 * across,
            width * across,
            size * (0.28 * across**2 + 0.30 * (along - 0.4) ** 2)
            + 0.02 * size * np.sin(across * 7 + along * 11),
        ),
        -1,
    )
    return surface(points, mat("leaf%.2f%.2f" % (colour[0], colour[1]), colour, 0.45), here)


GREENS = ((0.10, 0.26, 0.035), (0.20, 0.36, 0.06), (0.05, 0.16, 0.03), (0.22, 0.05, 0.08))


def greens(parent, at, radius, count, seed=1, size=0.05):
    """A loose heap of leaves."""
    shade = chances(seed)
    for _ in range(count):
        r, a = radius * math.sqrt(shade.random()), shade.uniform(0, 6.28)
        height = (1 - (r / radius) ** 2) * radius * 0.5
        place = (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + height)
        _leaf(
            parent,
            place,
            size * shade.uniform(0.7, 1.2),
            shade.choice(GREENS),
            shade.uniform(0, 360),
            (shade.uniform(-35, 35), shade.uniform(-35, 35)),
        )


def _shrimp(parent, at, turn, size=0.036):
    """A cooked prawn, curled."""
    here = stand(at, turn, parent)
    bend = np.linspace(0.2, 4.5, 26)
    path = np.stack([size * 0.62 * np.cos(bend), size * 0.62 * np.sin(bend), 0.008 + 0 * bend], -1)
    swept(
        path,
        [0.004, 0.010, 0.011, 0.009, 0.006, 0.003],
        mat("prawn", (0.86, 0.36, 0.20), 0.25, 0, 0.6, 0.5),
        here,
        12,
    )
    _leaf(here, tuple(path[-1]), 0.018, (0.72, 0.16, 0.07), math.degrees(bend[-1]) + 90, (0, 0))


def _seared_fish(parent, at):
    """A fillet with a crust, on a bed of purée, with asparagus and a spoon of sauce."""
    plate(parent, at, 0.135)
    z = at[2] + 0.008
    turned(
        [(0, 0.009), (0.045, 0.006), (0.062, 0.0)],
        mat("puree", (0.86, 0.68, 0.22), 0.35),
        parent,
        (at[0], at[1] + 0.01, z),
        squash=0.8,
    )
    crust = mat("crust", (0.62, 0.30, 0.12), 0.4)
    fillet = stand((at[0], at[1], z + 0.012), 28, parent)
    block((-0.062, 0.062), (-0.028, 0.028), (0, 0.026), mat("fish", (0.90, 0.72, 0.60), 0.4), fillet, 0.011)
    block((-0.060, 0.060), (-0.026, 0.026), (0.022, 0.030), crust, fillet, 0.006)
    for k in range(5):
        y = -0.04 + 0.012 * k
        swept(
            curve_line(
                (at[0] - 0.075, at[1] + y * 0.6 - 0.045, z + 0.006),
                (at[0] + 0.06, at[1] + y * 0.5 - 0.05, z + 0.007),
            ),
            [0.0035, 0.0035, 0.005, 0.001],
            mat("asparagus", (0.18, 0.36, 0.07), 0.4),
            parent,
            8,
        )
    greens(parent, (at[0] + 0.005, at[1] + 0.012, z + 0.04), 0.02, 9, 5, 0.028)
    for k in range(7):
        a = 0.5 + 0.34 * k
        turned(
            [(0, 0.003), (0.006 - 0.0005 * k, 0.002), (0.008 - 0.0006 * k, 0)],
            mat("sauce", (0.20, 0.40, 0.10), 0.12, 0, 0.6, 1),
            parent,
            (at[0] + 0.075 * math.cos(a), at[1] + 0.075 * math.sin(a), z),
        )


def curve_line(start, end, count=10):
    return np.linspace(start, end, count)


def _lobster_salad(parent, at):
    """Prawns on leaves with citrus."""
    plate(parent, at, 0.135)
    z = at[2] + 0.010
    greens(parent, (at[0], at[1], z), 0.07, 46, 3, 0.05)
    for k in range(6):
        a = k * 1.05
        _shrimp(
            parent,
            (at[0] + 0.042 * math.cos(a), at[1] + 0.042 * math.sin(a), z + 0.036),
            math.degrees(a) + 40,
        )
    citrus_wheel(parent, (at[0] + 0.07, at[1] + 0.03, z + 0.02), 0.026, LEMON, (35, 10), 20)
    shade = chances(6)
    for _ in range(7):
        r, a = 0.06 * math.sqrt(shade.random()), shade.uniform(0, 6.28)
        ball(
            (at[0] + r * math.cos(a), at[1] + r * math.sin(a), z + 0.034),
            0.011,
            mat("tomato", (0.62, 0.03, 0.02), 0.12, coat=1),
            parent,
        )


def _tartare(parent, at):
    """A tower of tuna and avocado."""
    plate(parent, at, 0.135)
    z = at[2] + 0.008
    turned(
        [(0, 0), (0.038, 0), (0.038, 0.016), (0, 0.016)],
        mat("avocado", (0.36, 0.50, 0.14), 0.4),
        parent,
        (at[0], at[1], z),
    )
    shade = chances(2)
    red = mat("tuna", (0.50, 0.05, 0.05), 0.25, 0, 0.6, 0.6)
    for _ in range(150):
        r, a = 0.036 * math.sqrt(shade.random()), shade.uniform(0, 6.28)
        cube = stand(
            (at[0] + r * math.cos(a), at[1] + r * math.sin(a), z + 0.017 + shade.uniform(0, 0.02)),
            shade.uniform(0, 90),
            parent,
            (shade.uniform(-30, 30), shade.uniform(-30, 30)),
        )
        block((-0.0045, 0.0045), (-0.0045, 0.0045), (-0.0045, 0.0045), red, cube, 0.001)
    greens(parent, (at[0], at[1], z + 0.045), 0.018, 10, 8, 0.026)
    for k in range(9):
        a = 0.7 * k
        ball(
            (at[0] + 0.07 * math.cos(a), at[1] + 0.07 * math.sin(a), z + 0.001),
            0.005,
            mat("gel-drop", (0.92, 0.45, 0.05), 0.1, coat=1),
            parent,
            0.6,
        )


def _dessert(parent, at):
    """A chocolate dome with berries."""
    plate(parent, at, 0.135)
    z = at[2] + 0.008
    turned(
        [(0.045, 0), (0.044, 0.012), (0.036, 0.030), (0.020, 0.041), (0.0, 0.044)],
        mat("chocolate", (0.07, 0.025, 0.012), 0.12, 0, 0.6, 1),
        parent,
        (at[0], at[1], z),
    )
    berries(parent, (at[0] + 0.06, at[1] + 0.02, z), 0.028, 10, 2)
    _leaf(parent, (at[0], at[1], z + 0.044), 0.024, GREENS[0], 30, (0, -20))


FOODS = dict(fish=_seared_fish, salad=_lobster_salad, tartare=_tartare, dessert=_dessert)


@prop("dish")
def dish(stage, at, parent=None, kind="fish", turn=0.0, scale=1.0):
    """One plate of food."""
    here = stand(at, turn, parent)
    here.scale = (scale,) * 3
    FOODS[kind](here, (0, 0, 0))


def berries(parent, at, radius, count, seed=1):
    """Strawberries, blueberries and raspberries in a heap."""
    shade = chances(seed)
    kinds = (((0.62, 0.02, 0.03), 0.010), ((0.03, 0.04, 0.16), 0.0075), ((0.50, 0.02, 0.09), 0.009))
    for _ in range(count):
        r, a = radius * math.sqrt(shade.random()), shade.uniform(0, 6.28)
        colour, size = shade.choice(kinds)
        height = size * 0.8 + (1 - r / radius) * radius * 0.45
        ball(
            (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + height),
            size,
            mat("berry%.2f" % colour[0], colour, 0.28, coat=0.6),
            parent,
            1.1,
            12,
        )


def _board(parent, size):
    from .base import varnished

    block(
        (-size[0] / 2, size[0] / 2),
        (-size[1] / 2, size[1] / 2),
        (0, 0.022),
        mat("board", (0.33, 0.17, 0.08), 0.5),
        parent,
        0.012,
    )


@prop("fruit-board")
def fruit_board(stage, at, parent=None, turn=0.0):
    """Melon, pineapple, citrus, grapes and berries on a wooden board."""
    here = stand(at, turn, parent)
    _board(here, (0.62, 0.36))
    shade = chances(5)
    z = 0.022
    melon, rind = mat("melon", (0.85, 0.18, 0.14), 0.35), mat("melon-rind", (0.10, 0.28, 0.06), 0.4)
    for k in range(6):
        wedge = stand((-0.24 + 0.042 * k, 0.06 + 0.006 * (k % 2), z), 84 + 4 * k, here, (0, 0))
        angle = np.linspace(0, math.pi, 15)
        rim = np.stack([0.085 * np.cos(angle), 0 * angle, 0.085 * np.sin(angle)], -1)
        for y, material, scale in (
            (-0.009, melon, 0.9),
            (0.009, melon, 0.9),
            (-0.0085, rind, 1.0),
            (0.0085, rind, 1.0),
        ):
            flat = rim * scale + [0, y, 0]
            from yacht import mesh

            mesh("wedge", flat, [tuple(range(len(flat)))], material, wedge, smooth=False)
        surface([rim * 1.0 + [0, -0.0085, 0], rim * 1.0 + [0, 0.0085, 0]], rind, wedge)
    grape = (
        mat("grape", (0.30, 0.40, 0.10), 0.2, coat=0.5),
        mat("grape-dark", (0.10, 0.015, 0.05), 0.2, coat=0.5),
    )
    for k in range(60):
        a, r = shade.uniform(0, 6.28), 0.055 * math.sqrt(shade.random())
        ball(
            (0.20 + r * 1.3 * math.cos(a), 0.09 + r * 0.9 * math.sin(a), z + 0.011 + (1 - r / 0.055) * 0.04),
            0.0115,
            grape[k % 7 == 0],
            here,
            1.1,
            12,
        )
    for k in range(7):
        citrus_wheel(
            here, (-0.02 + 0.032 * k, -0.115, z + 0.022), 0.032, (ORANGE, LEMON, LIME)[k % 3], (62, 0), 90
        )
    berries(here, (-0.19, -0.07, z), 0.065, 42, 7)
    pine = mat("pineapple", (0.90, 0.66, 0.10), 0.4)
    for k in range(9):
        piece = stand((0.02 + 0.022 * k, 0.0 + 0.012 * (k % 3), z + 0.010), 20 * k, here, (0, 18))
        turned(
            [(0.014, -0.007), (0.036, -0.007), (0.036, 0.007), (0.014, 0.007), (0.014, -0.007)],
            pine,
            piece,
            sides=26,
        )
    greens(here, (-0.06, 0.13, z), 0.03, 10, 6, 0.035)


@prop("seafood-platter")
def seafood_platter(stage, at, parent=None, turn=0.0, radius=0.24):
    """Oysters and prawns on ice, with lemon."""
    here = stand(at, turn, parent)
    tray = mat("bucket", (0.80, 0.81, 0.82), 0.09, 1.0)
    turned([(0, 0.05), (radius * 0.8, 0.05), (radius, 0.075), (radius * 1.01, 0.078)], tray, here, sides=64)
    turned([(0.09, 0), (0.05, 0.02), (0.06, 0.05)], tray, here, sides=40)
    shade = chances(9)
    ice, bed = clear_glass((0.96, 0.985, 1.0)), mat("ice-bed", (0.75, 0.80, 0.82), 0.35)
    turned([(radius * 0.93, 0.062), (radius * 0.7, 0.078), (0, 0.088)], bed, here, sides=40)
    for _ in range(120):
        r, a = radius * 0.92 * math.sqrt(shade.random()), shade.uniform(0, 6.28)
        cube = stand(
            (r * math.cos(a), r * math.sin(a), 0.083 + shade.uniform(-0.004, 0.008)),
            shade.uniform(0, 90),
            here,
            (shade.uniform(-40, 40), shade.uniform(-40, 40)),
        )
        block((-0.010, 0.010), (-0.010, 0.010), (-0.010, 0.010), ice, cube, 0.003)
    shell, pearl = mat("shell", (0.30, 0.28, 0.25), 0.8), mat("pearl", (0.80, 0.77, 0.74), 0.15, coat=1)
    flesh = mat("oyster", (0.62, 0.58, 0.50), 0.12, coat=1)
    for k in range(10):
        a = k * 0.628
        oyster = stand(
            (radius * 0.68 * math.cos(a), radius * 0.68 * math.sin(a), 0.094), math.degrees(a), here, (0, -8)
        )
        turned([(0, 0), (0.028, 0.003), (0.044, 0.014)], shell, oyster, squash=0.68)
        turned([(0, 0.004), (0.026, 0.006), (0.042, 0.0145)], pearl, oyster, squash=0.66)
        turned([(0, 0.013), (0.016, 0.011), (0.026, 0.007)], flesh, oyster, squash=0.66)
    for k in range(9):
        a = k * 0.7 + 0.3
        _shrimp(
            here,
            (radius * 0.30 * math.cos(a), radius * 0.30 * math.sin(a), 0.098 + 0.006 * (k % 2)),
            math.degrees(a),
            0.044,
        )
    for k in range(4):
        a = 0.3 + k * 1.57
        citrus_wheel(
            here,
            (radius * 0.48 * math.cos(a), radius * 0.48 * math.sin(a), 0.108),
            0.028,
            LEMON,
            (30, 20),
            60 * k,
        )
    greens(here, (0, 0, 0.105), 0.03, 14, 12, 0.035)


@prop("cheese-board")
def cheese_board(stage, at, parent=None, turn=0.0):
    """Cheese, ham, figs and crackers."""
    here = stand(at, turn, parent)
    _board(here, (0.56, 0.34))
    z = 0.022
    rind, paste = mat("cheese-rind", (0.86, 0.80, 0.66), 0.7), mat("cheese", (0.88, 0.66, 0.24), 0.45)
    turned([(0, 0), (0.07, 0), (0.073, 0.012), (0.07, 0.03), (0, 0.032)], rind, here, (-0.17, 0.06, z), 40)
    for k in range(6):
        piece = stand((0.02 + 0.03 * k, 0.10 - 0.004 * k, z), 16 + 7 * k, here)
        block((-0.012, 0.012), (-0.03, 0.03), (0, 0.03), paste, piece, 0.003)
    ham = mat("ham", (0.55, 0.13, 0.10), 0.35)
    for k in range(9):
        fold = stand((-0.10 + 0.03 * k, -0.07 + 0.010 * (k % 2), z + 0.012), 30 * k, here)
        along, across = np.linspace(0, 1, 10)[:, None], np.linspace(-1, 1, 12)[None]
        points = np.stack(
            np.broadcast_arrays(
                0.05 * (along - 0.5) + 0 * across, 0.03 * across, 0.012 * np.sin(across * 5 + along * 3)
            ),
            -1,
        )
        surface(points, ham, fold)
    fig, seed = mat("fig", (0.10, 0.03, 0.07), 0.5), mat("fig-flesh", (0.55, 0.10, 0.10), 0.35)
    for k in range(5):
        half = stand((0.20 + 0.03 * (k % 2), -0.10 + 0.045 * k, z + 0.004), 70 * k, here, (0, -18))
        turned([(0, 0), (0.016, 0.004), (0.02, 0.016)], fig, half)
        turned([(0, 0.016), (0.018, 0.0162)], seed, half)
    cracker = mat("cracker", (0.66, 0.42, 0.19), 0.8)
    for k in range(9):
        disc = stand((-0.25 + 0.012 * k, -0.03 - 0.014 * k, z + 0.02), 10 * k, here, (58, 0))
        turned([(0, -0.002), (0.026, -0.002), (0.026, 0.002), (0, 0.002)], cracker, disc, sides=24)
    berries(here, (0.03, 0.0, z), 0.05, 26, 11)
    greens(here, (-0.06, 0.13, z), 0.025, 8, 4, 0.03)


@prop("canapes")
def canapes(stage, at, parent=None, turn=0.0, columns=6, rows=3, slate=True):
    """Rows of small bites on a slate."""
    here = stand(at, turn, parent)
    block(
        (-columns * 0.029, columns * 0.029),
        (-rows * 0.034, rows * 0.034),
        (0, 0.009),
        mat("slate", (0.035, 0.037, 0.04), 0.6),
        here,
        0.003,
    )
    toast, top = mat("toast", (0.55, 0.32, 0.14), 0.8), (
        (0.88, 0.34, 0.20),
        (0.86, 0.84, 0.78),
        (0.35, 0.48, 0.12),
    )
    for i in range(columns):
        for j in range(rows):
            x, y = (i - (columns - 1) / 2) * 0.054, (j - (rows - 1) / 2) * 0.062
            turned([(0, 0), (0.019, 0), (0.019, 0.010), (0, 0.010)], toast, here, (x, y, 0.009), 24)
            colour = top[j % 3]
            turned(
                [(0.016, 0.010), (0.015, 0.018), (0.006, 0.024), (0, 0.025)],
                mat("canape%.2f" % colour[0], colour, 0.3, coat=0.4),
                here,
                (x, y, 0.009),
                20,
            )
            _leaf(here, (x, y, 0.034), 0.014, GREENS[0], 60 * i, (10, -25))


@prop("fruit")
def fruit(stage, places, parent=None, kind="lemon"):
    """Whole lemons, limes or oranges, each (x, y, z)."""
    colour = dict(lemon=LEMON, lime=LIME, orange=ORANGE)[kind]
    peel = mat(f"peel-{kind}", tuple(0.85 * c for c in colour), 0.42)
    for k, place in enumerate(places):
        here = stand(place, 67 * k, parent, (0, 82 if kind != "orange" else 0))
        if kind == "orange":
            ball((0, 0, 0.036), 0.036, peel, here)
        else:
            turned(
                [
                    (0, -0.036),
                    (0.006, -0.032),
                    (0.020, -0.018),
                    (0.024, 0.0),
                    (0.020, 0.018),
                    (0.006, 0.032),
                    (0, 0.037),
                ],
                peel,
                stand((-0.024, 0, 0), 0, here),
            )


@prop("bread-basket")
def bread_basket(stage, at, parent=None, turn=0.0):
    """Rolls in a linen-lined basket."""
    here = stand(at, turn, parent)
    turned(
        [(0, 0.0), (0.10, 0.0), (0.13, 0.07), (0.125, 0.07), (0.095, 0.01)],
        mat("basket", (0.32, 0.20, 0.10), 0.8),
        here,
        squash=0.75,
    )
    turned([(0.09, 0.03), (0.125, 0.075), (0.14, 0.07)], linen((0.87, 0.85, 0.80)), here, squash=0.75)
    for k in range(9):
        a = k * 0.7
        ball(
            (0.06 * math.cos(a), 0.045 * math.sin(a), 0.055 + 0.03 * (k % 2)),
            0.034,
            mat(f"bread{k % 3}", (0.62 + 0.05 * (k % 3), 0.36, 0.15), 0.6),
            here,
            0.75,
        )
