"""The room itself: floor, ceiling with its lights, walls with rounded windows and curtains in front of them."""
import math

import numpy as np

from lights import lamp
from yacht import mat

from .base import block, brass, glowing, rod, surface, turned
from .room_cloth import cloth, wood


def lining():
    """Soft pale covering of ceilings and of walls above windows."""
    return cloth((0.70, 0.67, 0.62), 60.0)


def _frame(style):
    return brass() if style == "brass" else mat("window-frame", (0.02, 0.02, 0.022), 0.3)


def pierced(span, rise, y, side, hole, material, parent, style="dark", power=9.0, depth=0.10):
    """A piece of wall at `y` with one window: `hole` is its middle (x, z) and its half sizes (along, up)."""
    cx, cz, along, up = hole
    angle = np.linspace(0, 2 * math.pi, 97)
    c, s = np.cos(angle), np.sin(angle)
    ring = np.stack(
        [
            cx + along * np.sign(c) * np.abs(c) ** (2 / power),
            cz + up * np.sign(s) * np.abs(s) ** (2 / power),
        ],
        -1,
    )
    away = ring - (cx, cz)
    with np.errstate(divide="ignore"):
        reach_x = np.where(away[:, 0] > 0, (span[1] - cx) / away[:, 0], (span[0] - cx) / away[:, 0])
        reach_z = np.where(away[:, 1] > 0, (rise[1] - cz) / away[:, 1], (rise[0] - cz) / away[:, 1])
    reach = np.minimum(np.where(np.isfinite(reach_x), reach_x, 1e9), np.where(np.isfinite(reach_z), reach_z, 1e9))
    outer = (cx, cz) + away * reach[:, None]
    for corner in [(a, b) for a in span for b in rise]:
        outer[np.argmin(((outer - corner) ** 2).sum(-1))] = corner
    outer[-1] = outer[0]

    def sheet(flat, at):
        return np.stack([flat[:, 0], np.full(len(flat), at), flat[:, 1]], -1)

    surface(np.stack([sheet(outer, y), sheet(ring, y)]), material, parent, angle=20)
    surface(np.stack([sheet(ring, y), sheet(ring, y + side * depth)]), material, parent, angle=40)
    seal = sheet(ring[:-1], y + side * 0.004)
    rod(seal, 0.016 if style == "brass" else 0.011, _frame(style), parent, cyclic=True)


def curtain(x, y, rise, colour, parent, pleats=7, tied=0.0):
    """A pleated curtain; `tied` gathers it below its middle."""
    across, down = np.linspace(0, 1, 20 * pleats)[:, None], np.linspace(0, 1, 30)[None]
    waist = 1 - tied * np.exp(-(((down - 0.62) / 0.22) ** 2))
    middle = (x[0] + x[1]) / 2
    points = np.stack(
        np.broadcast_arrays(
            middle + (x[1] - x[0]) * (across - 0.5) * waist,
            y + 0.034 * np.sin(across * pleats * 2 * math.pi + 0.7 * np.sin(down * 2.2)) * (0.7 + 0.3 * down),
            rise[1] - (rise[1] - rise[0]) * down,
        ),
        -1,
    )
    surface(points, cloth(colour, 240.0), parent, angle=180)


def side_walls(x, half, z, rise, windows, material, parent, style="dark", power=9.0, hangings=None, tied=0.0):
    """
    Both sides of a room. `rise` is (sill, head, ceiling) above the floor; `windows` is the number per side and the share
    of its bay that each takes; `hangings` is the color of the curtains between them.
    """
    sill, head, top = rise
    count, share = windows
    edges = np.linspace(*x, count + 1)
    for side in (1, -1):
        wall = side * half
        block(x, sorted((wall, wall + side * 0.1)), (z - 0.1, z + sill - 0.24), material, parent, 0)
        for a, b in zip(edges, edges[1:]):
            hole = ((a + b) / 2, z + (sill + head) / 2, (b - a) / 2 * share, (head - sill) / 2)
            band = (z + sill - 0.24, z + top)
            pierced((a, b), band, wall, side, hole, material, parent, style, power)
        ledge = sorted((wall - side * 0.07, wall + side * 0.02))
        block(x, ledge, (z + sill - 0.27, z + sill - 0.235), wood("walnut"), parent, 0.008)
        if hangings:
            drop = (z + sill - 0.18, z + head + 0.12)
            if not tied:
                drop = (z + 0.03 if sill < 0.6 else drop[0], drop[1])
            for k, edge in enumerate(edges):
                low, high = max(edge - 0.20, x[0] + 0.02), min(edge + 0.20, x[1] - 0.02)
                curtain((low, high), wall - side * 0.055, drop, hangings, parent, 6 if k else 4, tied)
            rail = [(x[0], wall - side * 0.055, drop[1]), (x[1], wall - side * 0.055, drop[1])]
            rod(rail, 0.011, _frame(style), parent)


def ceiling(x, half, top, parent, tray=0.5, beams=None, spots=0.9):
    """A padded ceiling with a raised field, lit from its rim; `beams` names a wood for beams, `spots` where spots begin."""
    block(x, (-half - 0.12, half + 0.12), (top, top + 0.1), lining(), parent, 0)
    field = (x[0] + 0.5, x[1] - 0.5)
    block(field, (-half * tray, half * tray), (top - 0.055, top + 0.01), lining(), parent, 0.025)
    warm = glowing("cove", (1.0, 0.80, 0.58), 2.4)
    for side in (1, -1):
        strip = sorted((side * half * (tray + 0.012), side * half * (tray + 0.028)))
        block(field, strip, (top - 0.035, top - 0.02), warm, parent, 0)
        rows = np.arange(x[0] + spots, x[1] - 0.2, 1.4) if spots else ()
        for spot in rows:
            place = (spot, side * half * 0.78, top - 0.004)
            turned([(0.030, -0.004), (0.046, -0.008), (0.048, 0.0)], mat("bezel", (0.5, 0.45, 0.38), 0.2, 1.0), parent, place, 20)
            turned([(0.0, -0.003), (0.030, -0.003)], glowing("spot", (1.0, 0.84, 0.64), 7), parent, place, 16)
    for beam in np.linspace(field[0], field[1], 5) if beams else ():
        block((beam - 0.045, beam + 0.045), (-half, half), (top - 0.075, top + 0.01), wood(beams, "y"), parent, 0.012)


def bulkhead(x, half, z, top, kind, parent, panels=6, gap=0.012, wainscot=0.0):
    """A wall across the room, of upright panels with shadow gaps between them."""
    edges = np.linspace(-half, half, panels + 1)
    # Wider and lower than the wall, because otherwise daylight would show in its corners.
    back = (z - 0.1, top + 0.05)
    block((x + 0.03, x + 0.12), (-half - 0.12, half + 0.12), back, mat("gap", (0.01, 0.008, 0.006), 0.8), parent, 0)
    for a, b in zip(edges, edges[1:]):
        low = z + (wainscot + gap if wainscot else 0.0)
        block((x, x + 0.05), (a + gap / 2, b - gap / 2), (low, top), wood(kind, "z"), parent, 0.006)
        if wainscot:
            block((x - 0.01, x + 0.05), (a + gap / 2, b - gap / 2), (z, z + wainscot), wood(kind, "y"), parent, 0.008)


def windscreen(x, half, z, rise, parent, bays=3, rake=0.0):
    """Glass across the front of a room between dash and ceiling, in bays; `rake` tilts the posts aft."""
    sill, top = rise
    frame = mat("window-frame", (0.02, 0.02, 0.022), 0.3)
    for y in np.linspace(-half, half, bays + 1):
        rod([(x, y, z + sill - 0.05), (x - rake, y * 0.97, z + top)], 0.045, frame, parent, res=4)
    block((x - 0.10 - rake, x + 0.1 - rake), (-half, half), (z + top - 0.10, z + top), frame, parent, 0.03)


def light_room(x, z, top, eye, day=1.0):
    """Soft light from behind the camera, as through open doors aft, and a little from the ceiling."""
    lamp("AREA", (x[0] - 0.3, eye, z + top - 0.25), 46 * day, (1.0, 0.94, 0.86), 1.8, (x[0] + 3.2, 0, z + 0.3), seen=False)
    lamp("AREA", ((x[0] + x[1]) / 2 + 0.6, 0, z + top - 0.08), 20 * day, (1.0, 0.86, 0.70), 1.5, ((x[0] + x[1]) / 2 + 0.6, 0, z), seen=False)
