"""Glasses and drinks, bottles, plates, cutlery, napkins."""
import math

import numpy as np

from .base import (
    ball,
    black,
    block,
    chances,
    clear_glass,
    gold,
    linen,
    liquid,
    mat,
    porcelain,
    prop,
    rod,
    stand,
    steel,
    turned,
)

FLUTE = [
    (0.032, 0.0),
    (0.030, 0.003),
    (0.005, 0.010),
    (0.004, 0.085),
    (0.010, 0.10),
    (0.022, 0.13),
    (0.027, 0.17),
    (0.024, 0.225),
]
WINE = [
    (0.037, 0.0),
    (0.034, 0.003),
    (0.005, 0.010),
    (0.004, 0.09),
    (0.020, 0.10),
    (0.038, 0.125),
    (0.043, 0.155),
    (0.040, 0.185),
    (0.033, 0.22),
]
COUPE = [
    (0.034, 0.0),
    (0.031, 0.003),
    (0.005, 0.010),
    (0.004, 0.10),
    (0.020, 0.108),
    (0.044, 0.125),
    (0.052, 0.15),
]
MARTINI = [(0.036, 0.0), (0.033, 0.003), (0.005, 0.010), (0.004, 0.10), (0.054, 0.165)]
TUMBLER = [(0.0, 0.0), (0.034, 0.0), (0.036, 0.012), (0.040, 0.09)]
HIGHBALL = [(0.0, 0.0), (0.029, 0.0), (0.030, 0.01), (0.033, 0.15)]
SHAPES = dict(flute=FLUTE, wine=WINE, coupe=COUPE, martini=MARTINI, tumbler=TUMBLER, highball=HIGHBALL)

DRINKS = dict(
    champagne=(0.96, 0.80, 0.42),
    rose=(0.95, 0.55, 0.45),
    white=(0.95, 0.90, 0.60),
    red=(0.25, 0.01, 0.02),
    orange=(0.95, 0.38, 0.05),
    spritz=(0.98, 0.30, 0.05),
    mint=(0.72, 0.88, 0.55),
    blue=(0.10, 0.55, 0.75),
    pink=(0.92, 0.32, 0.34),
    water=(0.93, 0.97, 0.98),
    coffee=(0.05, 0.02, 0.01),
)


def _filled(profile, level):
    """The part of a bowl up to `level` of its height, slightly smaller than the glass."""
    bowl = [p for p in profile if p[1] >= (0.085 if profile[0][0] > 0.0 else 0.004)]
    low, high = bowl[0][1], bowl[-1][1]
    top = low + (high - low) * level
    radii, heights = zip(*bowl)
    steps = np.linspace(low + 0.004, top, 10)
    inside = [(max(float(np.interp(h, heights, radii)) - 0.0015, 0.001), float(h)) for h in steps]
    return [(0.0, inside[0][1]), *inside, (0.0, top)]


@prop("glass")
def glass(stage, at, parent=None, shape="flute", drink="champagne", level=0.72, garnish=None, scale=1.0):
    """A glass with a drink; garnish is `lime`, `orange`, `mint`, `straw` or `cherry`, or several of them."""
    here = stand(at, 0, parent)
    here.scale = (scale,) * 3
    profile = SHAPES[shape]
    turned(profile, clear_glass(), here, sides=40)
    if profile[0][0] > 0:
        turned(
            [(0.0035, 0.008), (0.003, 0.05), (0.004, 0.09)],
            mat("stem-glass", (0.55, 0.58, 0.60), 0.03, 0.6, 1.0, 1.0),
            here,
            sides=16,
        )
    if level > 0:
        turned(_filled(profile, level), liquid(DRINKS[drink], drink), here, sides=36)
    top = profile[-1][1]
    for name in garnish.split() if garnish else ():
        _garnish(here, name, profile[-1][0], top, level)
    if shape in ("tumbler", "highball") and drink not in ("water", "coffee"):
        _ice(here, profile, level)
    return here


def _ice(here, profile, level):
    shade = chances(round(here.location.x * 1000) + round(here.location.y * 77))
    ice = clear_glass((0.97, 0.99, 1.0))
    for k in range(4):
        r = profile[-1][0] * 0.35
        cube = stand(
            (shade.uniform(-r, r), shade.uniform(-r, r), profile[-1][1] * level * (0.55 + 0.16 * k)),
            shade.uniform(0, 90),
            here,
            (shade.uniform(-30, 30), shade.uniform(-30, 30)),
        )
        block((-0.011, 0.011), (-0.011, 0.011), (-0.011, 0.011), ice, cube, 0.003)


def citrus_wheel(parent, at, radius, colour, tilt=(90, 0), turn=0.0):
    """A slice of citrus: rind, pith and flesh."""
    here = stand(at, turn, parent, tilt)
    rind = mat("rind%.2f%.2f" % (colour[0], colour[1]), tuple(0.8 * c for c in colour), 0.45)
    pith, flesh = mat("pith", (0.88, 0.86, 0.70), 0.6), mat(
        "flesh%.2f%.2f" % (colour[0], colour[1]), tuple(min(1, c * 1.1 + 0.03) for c in colour), 0.3
    )
    turned([(0, -0.002), (radius, -0.002), (radius, 0.002), (0, 0.002)], rind, here)
    turned([(0, 0.0024), (radius * 0.93, 0.0024)], pith, here)
    turned([(0, -0.0024), (radius * 0.93, -0.0024)], pith, here)
    for k in range(8):
        wedge = stand((0, 0, 0), k * 45, here)
        for z in (0.003, -0.003):
            points = [(0.12 * radius, 0, z)] + [
                (0.84 * radius * math.cos(a), 0.84 * radius * math.sin(a), z)
                for a in np.linspace(-0.30, 0.30, 6)
            ]
            from yacht import mesh

            mesh("wedge", points, [tuple(range(len(points)))], flesh, wedge, smooth=False)


LIME, ORANGE, LEMON = (0.28, 0.52, 0.06), (0.92, 0.36, 0.02), (0.92, 0.72, 0.06)


def _garnish(here, name, rim, top, level):
    if name in ("lime", "orange", "lemon"):
        colour = dict(lime=LIME, orange=ORANGE, lemon=LEMON)[name]
        citrus_wheel(here, (rim * 0.95, 0, top), 0.026 if name == "lime" else 0.032, colour, (90, 0), 90)
    if name == "straw":
        rod(
            [(-0.01, 0.0, top * 0.3), (0.02, 0.018, top * 1.42)],
            0.0032,
            mat("straw", (0.85, 0.82, 0.76), 0.5),
            here,
        )
    if name == "cherry":
        ball((0.01, 0, top * 0.97), 0.011, mat("cherry", (0.35, 0.01, 0.02), 0.15, coat=1), here)
    if name == "mint":
        leaf = mat("mint", (0.07, 0.25, 0.05), 0.5)
        for k in range(9):
            sprig = stand(
                (0.008 * math.cos(k * 2.4), 0.008 * math.sin(k * 2.4), top + 0.004 * k),
                k * 137,
                here,
                (35 + 4 * k, 20),
            )
            turned(
                [(0.0, 0), (0.010, 0.008), (0.011, 0.014), (0.0, 0.032)], leaf, sprig, squash=0.3, sides=10
            )


BOTTLES = dict(
    champagne=(
        [(0.0, 0), (0.043, 0), (0.045, 0.01), (0.045, 0.14), (0.038, 0.19), (0.020, 0.245), (0.016, 0.30)],
        (0.02, 0.05, 0.02),
        (0.62, 0.48, 0.18),
    ),
    rose=(
        [(0.0, 0), (0.037, 0), (0.038, 0.01), (0.038, 0.20), (0.030, 0.235), (0.015, 0.26), (0.014, 0.31)],
        (0.85, 0.42, 0.36),
        (0.85, 0.82, 0.76),
    ),
    wine=(
        [(0.0, 0), (0.036, 0), (0.037, 0.01), (0.037, 0.19), (0.030, 0.22), (0.015, 0.245), (0.014, 0.30)],
        (0.02, 0.04, 0.015),
        (0.10, 0.02, 0.03),
    ),
    spirit=(
        [(0.0, 0), (0.040, 0), (0.042, 0.01), (0.042, 0.17), (0.034, 0.19), (0.015, 0.21), (0.014, 0.27)],
        (0.72, 0.82, 0.84),
        (0.75, 0.76, 0.78),
    ),
    amber=(
        [(0.0, 0), (0.044, 0), (0.046, 0.01), (0.046, 0.14), (0.030, 0.17), (0.016, 0.19), (0.015, 0.25)],
        (0.42, 0.16, 0.03),
        (0.30, 0.20, 0.08),
    ),
)


@prop("bottle")
def bottle(stage, at, parent=None, kind="champagne", tilt=(0, 0), turn=0.0, label=True):
    """A bottle with its label and closed neck."""
    here = stand(at, turn, parent, tilt)
    profile, glass_colour, foil_colour = BOTTLES[kind]
    turned(
        [*profile, (0.0, profile[-1][1])],
        mat(f"bottle-{kind}", glass_colour, 0.06, 0, 0.6, 1.0),
        here,
        sides=30,
    )
    foil = mat(f"foil-{kind}", foil_colour, 0.3, 0.7)
    neck = profile[-2]
    turned(
        [
            (neck[0] + 0.001, neck[1]),
            (profile[-1][0] + 0.0015, profile[-1][1] - 0.01),
            (profile[-1][0] + 0.003, profile[-1][1]),
            (0.0, profile[-1][1] + 0.004),
        ],
        foil,
        here,
        sides=24,
    )
    if label:
        r = profile[2][0] + 0.0008
        turned([(r, 0.045), (r, 0.115)], mat("label", (0.83, 0.80, 0.72), 0.6), here, sides=30)
        turned([(r + 0.0004, 0.075), (r + 0.0004, 0.085)], gold(), here, sides=30)
    return here


@prop("ice-bucket")
def ice_bucket(stage, at, parent=None, kind="champagne", bottles=1, turn=0.0):
    """A polished bucket of ice with bottles leaning in it."""
    here = stand(at, turn, parent)
    profile = [
        (0.0, 0.0),
        (0.075, 0.0),
        (0.078, 0.008),
        (0.105, 0.21),
        (0.112, 0.214),
        (0.112, 0.222),
        (0.102, 0.222),
        (0.098, 0.19),
    ]
    turned(profile, mat("bucket", (0.80, 0.81, 0.82), 0.09, 1.0), here, sides=48)
    for side in (1, -1):
        rod(
            [
                (side * 0.105, -0.03, 0.19),
                (side * 0.135, -0.03, 0.185),
                (side * 0.135, 0.03, 0.185),
                (side * 0.105, 0.03, 0.19),
            ],
            0.006,
            steel(),
            here,
        )
    shade = chances(4)
    ice = clear_glass((0.96, 0.985, 1.0))
    for _ in range(46):
        r, a = 0.095 * math.sqrt(shade.random()), shade.uniform(0, 6.28)
        cube = stand(
            (r * math.cos(a), r * math.sin(a), 0.195 + shade.uniform(0, 0.035)),
            shade.uniform(0, 90),
            here,
            (shade.uniform(-40, 40), shade.uniform(-40, 40)),
        )
        block((-0.014, 0.014), (-0.014, 0.014), (-0.014, 0.014), ice, cube, 0.004)
    turned([(0, 0.19), (0.098, 0.19)], mat("ice-bed", (0.75, 0.80, 0.82), 0.35), here)
    for k in range(bottles):
        lean = (14, -16) if k == 0 else (-18, 14)
        bottle(stage, (0.02 - 0.06 * k, 0.03 * k - 0.01, 0.06), here, kind, lean)
    napkin = linen((0.88, 0.87, 0.84))
    block((-0.118, -0.106), (-0.05, 0.05), (0.06, 0.225), napkin, here, 0.005, rake=-0.012)


@prop("place-setting")
def place_setting(
    stage, at, parent=None, turn=0.0, napkin=(0.10, 0.24, 0.28), glasses=True, food=None, charger=True
):
    """A place setting; the guest sits on its -x side."""
    from .food import FOODS

    here = stand(at, turn, parent)
    if charger:
        turned(
            [(0, 0.002), (0.150, 0.004), (0.162, 0.012), (0.160, 0.014), (0.146, 0.007), (0, 0.006)],
            gold(),
            here,
            sides=48,
        )
    plate(here, (0, 0, 0.006 if charger else 0), 0.135)
    plate(here, (0, 0, 0.018 if charger else 0.012), 0.10) if not food else FOODS[food](here, (0, 0, 0.012))
    if not food:
        roll = linen(napkin)
        block((-0.06, 0.06), (-0.028, 0.028), (0.028, 0.046), roll, here, 0.008)
        turned(
            [(0.024, -0.012), (0.026, 0), (0.024, 0.012)],
            gold(),
            stand((0, 0, 0.037), 0, here, (0, 90)),
            squash=1.4,
            sides=24,
        )
    for y, tip in ((0.185, "fork"), (0.207, "fork"), (-0.185, "knife"), (-0.205, "knife")):
        _cutlery(here, y, tip)
    if glasses:
        glass(stage, (0.20, -0.12, 0), here, "wine", "white", 0.42)
        glass(stage, (0.22, -0.20, 0), here, "flute", "champagne", 0.7)


def plate(parent, at, radius):
    """A porcelain plate with a rim."""
    profile = [
        (0, 0.004),
        (radius * 0.66, 0.004),
        (radius * 0.74, 0.009),
        (radius, 0.016),
        (radius * 0.995, 0.018),
        (radius * 0.72, 0.012),
        (radius * 0.64, 0.007),
        (0, 0.007),
    ]
    turned(profile, porcelain(), parent, at, 56)


def _cutlery(parent, y, tip):
    metal = mat("cutlery", (0.80, 0.78, 0.74), 0.14, 1.0)
    rod([(-0.10, y, 0.006), (0.02, y, 0.006)], 0.0035, metal, parent)
    if tip == "knife":
        block((0.02, 0.11), (y - 0.007, y + 0.004), (0.003, 0.006), metal, parent, 0.001)
    else:
        block((0.02, 0.06), (y - 0.009, y + 0.009), (0.005, 0.008), metal, parent, 0.002)
        for k in (-0.007, -0.0023, 0.0023, 0.007):
            rod([(0.06, y + k, 0.0065), (0.10, y + k, 0.008)], 0.0014, metal, parent)


@prop("tray")
def tray(stage, at, parent=None, turn=0.0, size=(0.5, 0.34), drinks=()):
    """A tray of drinks: each (x, y, shape, drink, garnish)."""
    here = stand(at, turn, parent)
    block((-size[0] / 2, size[0] / 2), (-size[1] / 2, size[1] / 2), (0, 0.012), black(), here, 0.006)
    for x, y, shape, drink, garnish in drinks:
        glass(stage, (x, y, 0.012), here, shape, drink, 0.78, garnish)


@prop("book-and-keys")
def book_and_keys(stage, at, parent=None, turn=0.0):
    """Papers with a pen, and a yacht's keys on their brass float."""
    here = stand(at, turn, parent)
    paper = mat("paper", (0.86, 0.85, 0.81), 0.8)
    for k in range(3):
        sheet = stand((0.004 * k, 0.006 * k, 0.0012 * k), 2.2 * k - 2, here)
        block((-0.148, 0.148), (-0.105, 0.105), (0, 0.0011), paper, sheet, 0)
    ink = mat("ink", (0.06, 0.07, 0.10), 0.9)
    shade = chances(3)
    for row in range(15):
        x = 0.105 - row * 0.0145
        if row in (1, 8):
            continue
        end = 0.075 if row else 0.0
        start = -0.08
        y = start
        while y < end - shade.uniform(0, 0.03):
            word = shade.uniform(0.008, 0.02)
            block((x - 0.0022, x + 0.0022), (-y - word, -y), (0.0036, 0.0038), ink, sheet_top(here), 0)
            y += word + 0.004
    pen = stand((-0.05, -0.055, 0.010), 64, here)
    turned(
        [(0.0, -0.07), (0.002, -0.066), (0.0055, -0.05), (0.006, 0.0), (0.0055, 0.06), (0.0, 0.066)],
        mat("lacquer", (0.01, 0.03, 0.06), 0.1, 0, 0.6, 1),
        stand((0, 0, 0), 0, pen, (0, 90)),
    )
    turned([(0.0062, -0.004), (0.0064, 0.0), (0.0062, 0.004)], gold(), stand((0, 0, 0), 0, pen, (0, 90)))
    _keys(here)


def sheet_top(parent):
    """An empty at the topmost sheet, as the parent of what lies on it."""
    return stand((0.008, 0.012, 0), 2.4, parent)


def _keys(here):
    float_at = stand((0.03, 0.20, 0.022), 25, here, (0, 90))
    cork = mat("cork", (0.52, 0.33, 0.17), 0.9)
    turned(
        [(0, -0.04), (0.018, -0.04), (0.022, -0.02), (0.022, 0.02), (0.018, 0.04), (0, 0.04)], cork, float_at
    )
    ring = [
        (0.03 + 0.062 + 0.014 * math.cos(a), 0.235 + 0.014 * math.sin(a), 0.006)
        for a in np.linspace(0, 6.28, 25)
    ]
    rod(ring, 0.0016, steel(), here)
    for turn, tone in ((10, steel()), (52, gold())):
        key = stand((0.095, 0.236, 0.007), turn, here)
        turned([(0.006, -0.001), (0.013, -0.001), (0.013, 0.001), (0.006, 0.001)], tone, key, (0.016, 0, 0))
        block((0.028, 0.066), (-0.0035, 0.0035), (-0.001, 0.001), tone, key, 0)
        for k in range(4):
            block((0.036 + 0.008 * k, 0.040 + 0.008 * k), (0.003, 0.0065), (-0.001, 0.001), tone, key, 0)
