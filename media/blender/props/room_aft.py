"""The aft end of a room, for panoramas: doors to the cockpit, or a wall with a door."""
import bpy
import numpy as np

from yacht import mat

from .base import block, brass, gelcoat, prop, rod, stand, steel, teak
from .room_cloth import cloth, wood
from .room_pieces import settee
from .room_shell import lining

# The cockpit behind the doors: how far aft it reaches, and how much wider than the room it is.
COCKPIT, SIDE_DECK = 3.4, 0.35


def _unshadowing(before):
    """Light enters rooms through the open aft end. The new pieces close that end, so they must not cast shadows."""
    for piece in set(bpy.data.objects) - before:
        piece.visible_shadow = False


def _panels(x, y, rise, kind, here, each=0.6):
    """Upright panels of wood with shadow gaps between them, across the room."""
    edges = np.linspace(*y, max(1, round((y[1] - y[0]) / each)) + 1)
    block((x - 0.12, x - 0.03), (y[0] - 0.05, y[1] + 0.05), (rise[0] - 0.1, rise[1] + 0.05), mat("gap", (0.01, 0.008, 0.006), 0.8), here, 0)
    for a, b in zip(edges, edges[1:]):
        block((x - 0.05, x), (a + 0.006, b - 0.006), rise, wood(kind, "z"), here, 0.006)


def _doors(x, half, z, top, kind, here):
    """Glass doors, slid open, under a header. Behind them teak, bulwarks, a seat along the stern, and the deck above."""
    open_to = 0.62 * half
    block((x - 0.12, x), (-half - 0.12, half + 0.12), (z + top - 0.16, z + top + 0.1), wood(kind, "y"), here, 0.01)
    for side in (1, -1):
        _panels(x, sorted((side * half * 0.93, side * (half + 0.1))), (z, z + top - 0.16), kind, here)
        for y in (open_to, half * 0.92):
            rod([(x - 0.06, side * y, z), (x - 0.06, side * y, z + top - 0.16)], 0.022, steel(), here)
        wall = side * (half + SIDE_DECK)
        block((x - COCKPIT, x - 0.1), sorted((wall, wall + side * 0.14)), (z - 0.2, z + 0.78), gelcoat(), here, 0.05)
        block((x - COCKPIT - 0.1, x - 0.1), sorted((wall - side * 0.03, wall + side * 0.17)), (z + 0.78, z + 0.815), wood("teak", "x"), here, 0.012)
    wide = half + SIDE_DECK
    block((x - COCKPIT - 0.3, x - 0.02), (-wide, wide), (z - 0.1, z - 0.005), teak(), here, 0)
    block((x - COCKPIT - 0.16, x - COCKPIT), (-wide - 0.14, wide + 0.14), (z - 0.2, z + 0.62), gelcoat(), here, 0.05)
    canvas = cloth((0.74, 0.71, 0.66))
    settee((x - COCKPIT + 0.06, x - COCKPIT + 0.82), (-wide * 0.62, wide * 0.62), z, "aft", canvas, here, "teak", ((0.06, 0.12, 0.18), (0.66, 0.63, 0.57)), 4)
    block((x - COCKPIT * 0.72, x - 0.1), (-wide - 0.2, wide + 0.2), (z + top + 0.02, z + top + 0.14), lining(), here, 0.04)


def _wall(x, half, z, top, kind, here):
    """A bulkhead of the room's wood with its door shut, and a runner before it."""
    for side in (1, -1):
        _panels(x, sorted((side * 0.42, side * (half + 0.12))), (z, z + top), kind, here)
    _panels(x, (-0.42, 0.42), (z + 1.95, z + top), kind, here)
    block((x - 0.07, x - 0.012), (-0.405, 0.405), (z + 0.01, z + 1.94), wood(kind, "z"), here, 0.012)
    for side in (1, -1):
        rod([(x + 0.004, side * 0.43, z), (x + 0.004, side * 0.43, z + 1.96)], 0.010, brass(), here)
    rod([(x + 0.004, -0.43, z + 1.96), (x + 0.004, 0.43, z + 1.96)], 0.010, brass(), here)
    rod([(x + 0.04, -0.33, z + 0.98), (x + 0.04, -0.21, z + 0.98)], 0.011, brass(), here)
    rod([(x - 0.01, -0.33, z + 0.98), (x + 0.04, -0.33, z + 0.98)], 0.011, brass(), here)


def _companionway(x, half, z, top, kind, here):
    """The exit of a day boat's cuddy: two steps between panels, with the sky above."""
    for side in (1, -1):
        _panels(x, sorted((side * 0.36, side * (half + 0.12))), (z, z + top), kind, here, 0.4)
    block((x - 0.12, x), (-0.4, 0.4), (z + top - 0.1, z + top + 0.05), wood(kind, "y"), here, 0.01)
    for step in range(3):
        ends = (x - 0.1 - 0.26 * (step + 1), x - 0.02 - 0.26 * step)
        block(ends, (-0.36, 0.36), (z - 0.2, z + 0.24 * (step + 1)), gelcoat(), here, 0.02)
        block(ends, (-0.33, 0.33), (z + 0.24 * (step + 1), z + 0.24 * (step + 1) + 0.015), teak(), here, 0.004)
    for side in (1, -1):
        block((x - 0.9, x - 0.1), sorted((side * 0.36, side * 0.5)), (z - 0.2, z + top), gelcoat(), here, 0.03)
    block((x - 3.5, x - 0.85), (-half - 0.3, half + 0.3), (z + 0.4, z + 0.74), teak(), here, 0.02)
    for side in (1, -1):
        wall = side * (half + 0.3)
        block((x - 3.5, x - 0.1), sorted((wall, wall + side * 0.1)), (z + 0.4, z + 1.3), gelcoat(), here, 0.04)


WAYS = dict(doors=_doors, wall=_wall, companionway=_companionway)


@prop("room-aft")
def room_aft(stage, parent=None, way="doors", x=0.0, half=2.0, floor=2.0, top=2.1, kind="oak"):
    """The aft end of a room at `x` with the height `top`: `way` names its kind."""
    before = set(bpy.data.objects)
    WAYS[way](x, half, floor, top, kind, stand((0, 0, 0), 0, parent))
    _unshadowing(before)
