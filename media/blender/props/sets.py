"""Decks as stages for scenes: a sun deck, an aft deck under its overhang, a swim platform."""
import math

import numpy as np

from lights import lamp
from yacht import glass_material, loft, outline

from .base import black, block, gelcoat, glowing, linen, mat, prop, rod, stand, steel, teak, turned


@prop("sun-deck")
def sun_deck(stage, parent=None, height=5.0, front=9.2, back=-14.0, half_width=4.5, nose=6.5, rail=True):
    """A wide open deck that narrows to the bow; its floor is at `height`."""
    white, z = gelcoat(), height
    edge = outline(back, front, half_width, nose, p=2.1)
    loft("deck", [(edge, z - 0.5), (edge, z)], [white], None, cap_top=teak())
    waterline = outline(back, front - 2.6, half_width * 0.84, nose, p=2.0)
    loft("topsides", [(waterline, -0.8), (edge, z - 0.5)], [white], None)
    outer = outline(back, front - 0.3, half_width - 0.15, nose - 0.1, p=2.1)
    inner = outer * [1, 0.97] - [0.15, 0]
    levels = [(outer, z), (outer, z + 0.45), (inner, z + 0.45), (inner, z)]
    loft("bulwark", levels, white, None, close_aft=False)
    middle = (outer + inner) / 2
    if rail:
        for rise, radius in ((1.05, 0.024), (0.83, 0.014), (0.64, 0.012)):
            rod([(*p, z + rise) for p in middle], radius, steel(), None)
        for p in middle[::4]:
            rod([(*p, z + 0.4), (*p, z + 1.05)], 0.018, steel(), None)


@prop("aft-deck")
def aft_deck(
    stage, parent=None, height=2.4, length=6.0, half_width=3.0, sofa=True, ceiling=True, glow=0.0, doors=True
):
    """A covered deck: doors of the saloon ahead, a ceiling with lights, a sofa along the rail, the sea astern (-x)."""
    white, z = gelcoat(), height
    back = -length
    block((back - 0.3, 0.5), (-half_width - 0.35, half_width + 0.35), (z - 0.6, z - 0.012), white, None, 0.05)
    block((back, 0.3), (-half_width, half_width), (z - 0.012, z), teak(), None, 0)
    for side in (1, -1):
        y = side * half_width
        low, high = sorted((y, y + side * 0.28))
        block((back - 0.2, 0.5), (low, high), (z, z + 0.62), white, None, 0.06)
        rail_y = y + side * 0.14
        rod([(back - 0.1, rail_y, z + 1.0), (0.4, rail_y, z + 1.0)], 0.022, steel(), None)
        for x in np.arange(back, 0.5, 1.2):
            rod([(x, rail_y, z + 0.6), (x, rail_y, z + 1.0)], 0.016, steel(), None)
        if ceiling:
            block((-0.9, 0.5), (low, high), (z + 0.6, z + 2.4), white, None, 0.05)
    if sofa:
        block((back, back + 0.85), (-half_width + 0.6, half_width - 0.6), (z, z + 0.28), white, None, 0.04)
        for k in range(4):
            low = -half_width + 0.62 + k * (2 * half_width - 1.24) / 4
            high = low + (2 * half_width - 1.24) / 4 - 0.015
            block(
                (back + 0.02, back + 0.83),
                (low, high),
                (z + 0.28, z + 0.45),
                linen((0.72, 0.69, 0.64)),
                None,
                0.06,
            )
            block(
                (back, back + 0.2), (low, high), (z + 0.42, z + 0.82), linen((0.72, 0.69, 0.64)), None, 0.08
            )
    else:
        rod([(back, -half_width, z + 1.0), (back, half_width, z + 1.0)], 0.024, steel(), None)
        rod([(back, -half_width, z + 0.5), (back, half_width, z + 0.5)], 0.014, steel(), None)
        for y in np.linspace(-half_width, half_width, 7):
            rod([(back, y, z), (back, y, z + 1.0)], 0.018, steel(), None)
    if ceiling:
        block(
            (back + 0.5, 0.6), (-half_width - 0.3, half_width + 0.3), (z + 2.38, z + 2.62), white, None, 0.09
        )
        for x in np.arange(back + 1.2, 0, 1.3):
            for y in (-1.6, 0, 1.6):
                turned(
                    [(0.0, 0), (0.05, 0)],
                    glowing("downlight", (1, 0.75, 0.46), 14 if glow else 0.6),
                    None,
                    (x, y, z + 2.375),
                )
        if glow:
            # Two soft panels give the light of the downlights, because many small lamps would only add noise.
            for x in (back * 0.72, back * 0.28):
                lamp("AREA", (x, 0, z + 2.34), 70 * glow, size=2.4, aim=(x, 0, z), seen=False)
    if doors:
        block(
            (0.1, 0.14),
            (-half_width + 0.2, half_width - 0.2),
            (z + 0.05, z + 2.35),
            glass_material(night=glow),
            None,
            0,
        )
        for y in np.linspace(-half_width + 0.2, half_width - 0.2, 4):
            block((0.07, 0.12), (y - 0.03, y + 0.03), (z, z + 2.38), black(), None, 0.005)


@prop("swim-platform")
def swim_platform(stage, parent=None, height=0.45, length=3.2, half_width=2.8, rail=True):
    """A teak platform just above the water; its edge is astern (-x), the yacht begins at x = 0."""
    white, z = gelcoat(), height
    edge = outline(-0.4, length, half_width, 0.7, p=3.0) * [-1, 1]
    loft("platform", [(edge, z - 0.30), (edge, z - 0.02)], [white], None, cap_top=white)
    top = outline(-0.3, length - 0.1, half_width - 0.1, 0.62, p=3.0) * [-1, 1]
    loft("platform", [(top, z - 0.02), (top, z)], [white], None, cap_top=teak())
    rise = z + 2.0
    block((0.0, 0.5), (-half_width, half_width), (z - 0.4, rise), white, None, 0.15, rake=0.25)
    if rail:
        for side in (1, -1):
            y = side * (half_width - 0.35)
            rod([(-0.9, y, z), (-0.9, y, z + 0.85), (-0.3, y, z + 0.85), (-0.3, y, z)], 0.022, steel(), None)


@prop("hardtop")
def hardtop(stage, parent=None, at=(0, 0, 7.3), length=6.0, half_width=3.0, posts=2.25):
    """A roof on slim posts, for shade; `at` is the middle of its underside."""
    here = stand(at, 0, parent)
    block((-length / 2, length / 2), (-half_width, half_width), (0, 0.16), gelcoat(), here, 0.07)
    for x in (-length / 2 + 0.5, length / 2 - 0.5):
        for y in (-half_width + 0.3, half_width - 0.3):
            rod([(x, y, 0), (x, y, -posts)], 0.05, mat("post", (0.05, 0.055, 0.06), 0.3, 0.4), here)


@prop("teak-ledge")
def teak_ledge(stage, parent=None, at=(0, 0, 1.0), size=(2.4, 1.2), turn=0.0, rail=True):
    """A teak surface close to the lens, with a rail behind it: for still lifes."""
    here = stand(at, turn, parent)
    block((-size[0] / 2, size[0] / 2), (-size[1] / 2, size[1] / 2), (-0.05, 0), teak(), here, 0.012)
    if rail:
        for rise in (0.12, 0.34, 0.56):
            y = size[1] / 2 + 0.5
            rod([(-4, y, rise), (4, y, rise)], 0.02 if rise > 0.5 else 0.012, steel(), here)
        for x in (-1.6, 0.95, 2.1):
            rod([(x, size[1] / 2 + 0.5, -0.5), (x, size[1] / 2 + 0.5, 0.56)], 0.017, steel(), here)


@prop("rail")
def rail_line(stage, points, parent=None, height=1.0, rows=(1.0, 0.66, 0.33), every=1.3):
    """A stainless rail along points on deck."""
    points = np.asarray(points, float)
    for row in rows:
        rod([p + [0, 0, height * row] for p in points], 0.021 if row == 1.0 else 0.012, steel(), parent)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    for along in np.linspace(0, length[-1], max(2, int(length[-1] / every) + 1)):
        foot = np.array([np.interp(along, length, points[:, k]) for k in range(3)])
        rod([foot, foot + [0, 0, height]], 0.017, steel(), parent)


@prop("lamp")
def lamp_prop(
    stage,
    parent=None,
    kind="POINT",
    at=(0, 0, 3),
    watts=100,
    colour=(1, 0.72, 0.42),
    size=0.3,
    aim=None,
    spread=60.0,
    seen=False,
):
    """A lamp without a visible body."""
    lamp(kind, at, watts, tuple(colour), size, aim, math.radians(spread), seen)
