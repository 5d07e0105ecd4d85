"""Flowers: arrangements, an arch, petals along an aisle."""
import math

import numpy as np

from yacht import rose

from .base import (
    ball,
    block,
    chances,
    clear_glass,
    linen,
    mat,
    prop,
    put,
    rod,
    stand,
    surface,
    turned,
)

PALETTES = dict(
    blush=((0.82, 0.62, 0.60), (0.85, 0.80, 0.74), (0.70, 0.36, 0.36), (0.86, 0.74, 0.66)),
    white=((0.87, 0.86, 0.82), (0.85, 0.83, 0.76), (0.80, 0.82, 0.72)),
    coral=((0.85, 0.30, 0.20), (0.90, 0.50, 0.30), (0.88, 0.74, 0.60)),
)
LEAF = (0.07, 0.13, 0.05)


def bunch(parent, at, count, spread, size=0.07, palette="blush", seed=2):
    """Blossoms scattered around a point, with leaves between them."""
    shade = chances(seed)
    petals = [mat(f"petal-{palette}{k}", colour, 0.7) for k, colour in enumerate(PALETTES[palette])]
    leaf = mat("leaf", LEAF, 0.6)
    for _ in range(count):
        place = (
            at[0] + shade.gauss(0, spread),
            at[1] + shade.gauss(0, spread),
            at[2] + shade.gauss(0, spread * 0.8),
        )
        kind = shade.choice(petals * 2 + [leaf])
        scale = shade.uniform(0.45, 0.95) * size * (0.55 if kind is leaf else 1.0)
        put(rose(place, scale, kind, shade), parent)


@prop("flowers")
def flowers(stage, at, parent=None, count=26, spread=0.10, size=0.06, palette="blush", vase=0.16, seed=2):
    """An arrangement in a glass vase (`vase` is its height; 0 for none)."""
    here = stand(at, 0, parent)
    if vase:
        turned(
            [(0.0, 0.0), (0.055, 0.0), (0.06, 0.02), (0.045, vase * 0.8), (0.055, vase)],
            clear_glass(),
            here,
            sides=36,
        )
        stem = mat("stem", (0.10, 0.22, 0.05), 0.6)
        shade = chances(seed)
        for _ in range(14):
            a, b = shade.uniform(0, 6.28), shade.uniform(0, 6.28)
            rod(
                [
                    (0.03 * math.cos(a), 0.03 * math.sin(a), 0.01),
                    (0.03 * math.cos(b), 0.03 * math.sin(b), vase + 0.03),
                ],
                0.003,
                stem,
                here,
            )
    bunch(here, (0, 0, vase + spread * 0.7), count, spread, size, palette, seed)


@prop("arch")
def arch(stage, at, parent=None, half_width=1.25, height=2.55, palette="blush", drapes=True, seed=2):
    """A ceremony arch with flowers over its top; one side has more flowers than the other."""
    here = stand(at, 0, parent)
    white = mat("arch", (0.83, 0.83, 0.83), 0.3)
    for y in (-half_width, half_width):
        rod([(0, y, 0), (0, y, height)], 0.045, white, here)
    rod([(0, -half_width, height), (0, half_width, height)], 0.045, white, here)
    for k, t in enumerate(np.linspace(0, 1, 12)):
        y = -half_width + 2 * half_width * t
        bunch(
            here,
            (0, y, height + 0.05 * math.sin(t * 9)),
            28 if 0.1 < t < 0.75 else 17,
            0.11,
            0.085,
            palette,
            seed + k,
        )
    for y, count in ((-half_width, 9), (half_width, 5)):
        for k in range(count):
            bunch(here, (0, y, height - 0.14 * k), 17, 0.09 + 0.004 * (9 - k), 0.075, palette, seed + 31 * k)
        bunch(here, (-0.1, y, 0.15), 50, 0.15, 0.09, palette, seed + 5)
    if drapes:
        for side in (-1, 1):
            _drape(here, side, half_width, height)


def voile():
    """Sheer cloth."""
    cloth = mat("voile", (0.9, 0.88, 0.85), 0.8)
    cloth.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.72
    return cloth


def _drape(parent, side, half_width, height):
    across, down = np.linspace(0, 1, 40)[:, None], np.linspace(0, 1, 24)[None]
    gathered = 1 - 0.75 * np.sin(down * math.pi * 0.62) ** 1.5
    points = np.stack(
        np.broadcast_arrays(
            0.05 + 0.06 * np.sin(across * 26 + down * 2),
            side * (half_width - 0.02 - 0.42 * across * gathered),
            height - (height - 0.03) * down,
        ),
        -1,
    )
    surface(points, voile(), parent)


@prop("aisle")
def aisle(stage, at, parent=None, length=12.0, half_width=0.62, petals=420, palette="blush"):
    """A runner from `at` astern, with petals along its edges."""
    here = stand(at, 0, parent)
    block((-length, 0), (-half_width, half_width), (0.004, 0.012), linen(), here, 0)
    shade = chances(2)
    colours = [mat(f"petal-{palette}{k}", colour, 0.7) for k, colour in enumerate(PALETTES[palette])]
    for _ in range(petals):
        y = shade.choice((-1, 1)) * abs(shade.gauss(half_width + 0.04, 0.10))
        ball(
            (shade.uniform(-length * 0.75, 0), y, 0.02),
            shade.uniform(0.018, 0.035),
            shade.choice(colours),
            here,
            0.35,
            6,
        )


@prop("wedding-cake")
def wedding_cake(stage, at, parent=None, tiers=3, palette="blush"):
    """A cake of white tiers with flowers on them."""
    here = stand(at, 0, parent)
    icing = mat("icing", (0.88, 0.86, 0.82), 0.5)
    turned(
        [(0, 0), (0.24, 0), (0.245, 0.02), (0, 0.02)],
        mat("bucket", (0.80, 0.81, 0.82), 0.09, 1.0),
        here,
        sides=60,
    )
    z = 0.02
    for k in range(tiers):
        r, h = 0.20 - 0.055 * k, 0.15 - 0.01 * k
        turned([(r, z), (r, z + h - 0.012), (r - 0.012, z + h), (0, z + h)], icing, here, sides=60)
        for b in range(44):
            a = b * 2 * math.pi / 44
            ball(((r + 0.002) * math.cos(a), (r + 0.002) * math.sin(a), z + 0.008), 0.010, icing, here)
        a = 0.6 + 2.2 * k
        bunch(
            here,
            (r * 0.85 * math.cos(a), r * 0.85 * math.sin(a), z + h * 0.9),
            14,
            0.030,
            0.038,
            palette,
            3 + k,
        )
        z += h
    bunch(here, (0, 0, z + 0.02), 12, 0.026, 0.038, palette, 11)
