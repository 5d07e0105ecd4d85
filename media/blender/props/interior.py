"""Rooms on board, seen from within: the saloon and the owner's cabin, with the sea outside their windows."""
import numpy as np

from lights import lamp
from yacht import mat, oak_material, sofa

from .base import block, glowing, linen, prop, rod, turned, varnished

CEILING = 2.12


def _wood(dark):
    return (
        mat("joinery-dark", (0.12, 0.062, 0.035), 0.28, coat=0.3)
        if dark
        else mat("joinery", (0.36, 0.24, 0.15), 0.4)
    )


def _shell(stage, x, half, z, sill, head, bays, dark, parent):
    """Floor, ceiling with coves of light, side walls with windows in `bays` parts."""
    wall, lining = _wood(dark), mat("lining", (0.74, 0.71, 0.66), 0.8)
    frame = mat("window-frame", (0.02, 0.02, 0.022), 0.3)
    top = z + CEILING
    block(x, (-half, half), (z - 0.1, z), oak_material(), parent, 0)
    block(x, (-half - 0.2, half + 0.2), (top, top + 0.1), lining, parent, 0)
    block((x[0] + 0.4, x[1] - 0.5), (-half * 0.5, half * 0.5), (top - 0.05, top + 0.01), lining, parent, 0.02)
    for side in (1, -1):
        y = sorted((side * half, side * (half + 0.12)))
        block(x, y, (z - 0.1, z + sill), wall, parent, 0.01)
        block(x, y, (z + head, top), lining, parent, 0.01)
        ledge = sorted((side * (half - 0.10), side * (half + 0.12)))
        block(x, ledge, (z + sill, z + sill + 0.035), varnished(), parent, 0.01)
        for post in np.linspace(x[0], x[1], bays + 1):
            block((post - 0.045, post + 0.045), y, (z + sill, z + head), frame, parent, 0.01)
        strip = sorted((side * half * 0.51, side * half * 0.53))
        block(
            (x[0] + 0.45, x[1] - 0.55),
            strip,
            (top - 0.045, top - 0.02),
            glowing("cove", (1.0, 0.80, 0.58), 2.2),
            parent,
            0,
        )
        for spot in np.arange(x[0] + 0.9, x[1], 1.5):
            at = (spot, side * half * 0.76, top - 0.004)
            turned(
                [(0.0, 0), (0.045, 0), (0.045, -0.006), (0, -0.006)],
                glowing("spot", (1.0, 0.84, 0.64), 9),
                parent,
                at,
                16,
            )


def _table_lamp(at, parent, watts=5):
    x, y, z = at
    turned(
        [(0.07, 0), (0.075, 0.02), (0.02, 0.04), (0.02, 0.26)],
        mat("lamp-foot", (0.55, 0.40, 0.2), 0.25, 1.0),
        parent,
        at,
        24,
    )
    turned([(0.13, 0.24), (0.10, 0.46)], glowing("shade", (1.0, 0.82, 0.60), 1.6), parent, at, 24)
    lamp("POINT", (x, y, z + 0.5), watts, size=0.1, seen=False)


@prop("saloon")
def saloon(
    stage,
    parent=None,
    floor=1.8,
    length=8.0,
    half=2.2,
    dark=False,
    cloth=(0.70, 0.66, 0.60),
    accent=(0.10, 0.16, 0.20),
):
    """The saloon, from the doors aft (-x) to the galley: sofas to port, sideboard to starboard, windows all along."""
    z, x = floor, (-length / 2, length / 2)
    wood, stone = _wood(dark), mat("stone", (0.72, 0.70, 0.66), 0.18, coat=0.4)
    seats = mat("saloon%.2f%.2f" % (cloth[0], cloth[2]), tuple(cloth), 0.9)
    _shell(stage, x, half, z, 0.72, 1.86, max(3, round(length / 1.7)), dark, parent)
    sofa(x[0] + 0.9, x[0] + 0.9 + length * 0.40, half - 0.92, half - 0.08, z, parent, "port", seats, 0.36)
    sofa(
        x[0] + 0.9 + length * 0.40,
        x[0] + 1.75 + length * 0.40,
        half - 1.9,
        half - 0.08,
        z,
        parent,
        "fwd",
        seats,
        0.36,
    )
    for k, place in enumerate((0.15, 0.45, 0.85)):
        px = x[0] + 0.9 + length * 0.40 * place
        shade = linen(accent) if k % 2 == 0 else linen((0.80, 0.77, 0.71))
        block(
            (px, px + 0.44), (half - 0.46, half - 0.32), (z + 0.46, z + 0.86), shade, parent, 0.06, rake=0.0
        )
    low = x[0] + 1.3
    block((low, low + 1.25), (half - 2.05, half - 1.35), (z + 0.32, z + 0.38), stone, parent, 0.015)
    block((low + 0.15, low + 1.1), (half - 1.92, half - 1.48), (z + 0.0, z + 0.32), wood, parent, 0.02)
    rug = mat("rug", (0.50, 0.47, 0.42), 0.95)
    block(
        (x[0] + 0.6, x[0] + 1.2 + length * 0.42), (-half * 0.42, half - 0.7), (z, z + 0.012), rug, parent, 0
    )
    block(
        (x[0] + 0.7, x[0] + 0.7 + length * 0.34),
        (-half + 0.02, -half + 0.48),
        (z, z + 0.66),
        wood,
        parent,
        0.015,
    )
    block(
        (x[0] + 0.68, x[0] + 0.72 + length * 0.34),
        (-half + 0.01, -half + 0.50),
        (z + 0.66, z + 0.69),
        stone,
        parent,
        0.008,
    )
    _table_lamp((x[0] + 1.0, -half + 0.26, z + 0.69), parent)
    for px in (x[0] + 1.35, x[0] + 2.35):
        block((px - 0.36, px + 0.36), (-half + 0.75, -half + 1.45), (z + 0.14, z + 0.42), seats, parent, 0.08)
        block((px - 0.36, px + 0.36), (-half + 0.62, -half + 0.84), (z + 0.30, z + 0.80), seats, parent, 0.08)
    _galley(x[1] - length * 0.34, x[1], half, z, wood, stone, parent)
    lamp("AREA", (x[0] - 0.8, 0, z + 1.9), 60, (1.0, 0.93, 0.84), 1.6, (x[0] + 2.5, 0, z + 0.4), seen=False)
    lamp("AREA", (0, 0, z + CEILING - 0.07), 26, (1.0, 0.86, 0.70), 1.5, (0, 0, z), seen=False)


def _galley(aft, fore, half, z, wood, stone, parent):
    """An island with stools, tall units to starboard, the windscreen beyond."""
    block((aft, aft + 0.62), (-half * 0.55, half * 0.30), (z, z + 0.90), wood, parent, 0.015)
    block((aft - 0.04, aft + 0.66), (-half * 0.57, half * 0.32), (z + 0.90, z + 0.94), stone, parent, 0.01)
    for y in (-half * 0.35, half * 0.08):
        rod(
            [(aft - 0.42, y, z), (aft - 0.42, y, z + 0.62)],
            0.025,
            mat("steel", (0.75, 0.76, 0.78), 0.12, 1.0),
            parent,
        )
        block(
            (aft - 0.62, aft - 0.22),
            (y - 0.2, y + 0.2),
            (z + 0.62, z + 0.70),
            linen((0.42, 0.36, 0.30)),
            parent,
            0.03,
        )
    block((fore - 0.9, fore), (-half, -half * 0.45), (z, z + 1.0), wood, parent, 0.02)
    block((fore - 0.12, fore), (-half, half), (z, z + 0.95), wood, parent, 0.02)
    frame = mat("window-frame", (0.02, 0.02, 0.022), 0.3)
    for y in np.linspace(-half, half, 4):
        block((fore - 0.08, fore), (y - 0.045, y + 0.045), (z + 0.9, z + CEILING), frame, parent, 0.01)


@prop("cabin")
def cabin(stage, parent=None, floor=0.35, half=2.1, dark=False, throw=(0.10, 0.20, 0.26)):
    """The owner's cabin across the beam: the bed with its headboard forward, a long window to either side."""
    z, x = floor, (-2.6, 2.3)
    wood = _wood(dark)
    _shell(stage, x, half, z, 0.95, 1.62, 3, dark, parent)
    block((x[1], x[1] + 0.1), (-half, half), (z, z + CEILING), wood, parent, 0)
    panel = linen((0.62, 0.57, 0.50))
    for y in np.linspace(-1.5, 1.5, 7)[:-1]:
        block((x[1] - 0.10, x[1] + 0.01), (y + 0.01, y + 0.49), (z + 0.45, z + 1.45), panel, parent, 0.04)
    sheet, quilt = linen((0.86, 0.85, 0.83)), linen((0.80, 0.78, 0.74))
    block((x[1] - 2.15, x[1] - 0.1), (-0.92, 0.92), (z + 0.08, z + 0.34), wood, parent, 0.03)
    block((x[1] - 2.12, x[1] - 0.12), (-0.9, 0.9), (z + 0.34, z + 0.60), sheet, parent, 0.08)
    block((x[1] - 2.14, x[1] - 0.85), (-0.94, 0.94), (z + 0.40, z + 0.64), quilt, parent, 0.08)
    block((x[1] - 2.15, x[1] - 1.65), (-0.955, 0.955), (z + 0.38, z + 0.66), linen(throw), parent, 0.07)
    for y in (-0.46, 0.46):
        block(
            (x[1] - 0.42, x[1] - 0.16),
            (y - 0.36, y + 0.36),
            (z + 0.60, z + 1.02),
            sheet,
            parent,
            0.11,
            rake=0.06,
        )
        block(
            (x[1] - 0.60, x[1] - 0.38),
            (y - 0.30, y + 0.30),
            (z + 0.60, z + 0.94),
            linen((0.70, 0.66, 0.60)),
            parent,
            0.10,
            rake=0.06,
        )
        side = 1 if y > 0 else -1
        low, high = sorted((side * 1.02, side * 1.62))
        block((x[1] - 0.55, x[1] - 0.05), (low, high), (z + 0.12, z + 0.50), wood, parent, 0.02)
        _table_lamp((x[1] - 0.30, side * 1.32, z + 0.50), parent, 7)
    block(
        (x[1] - 0.75, x[1] - 0.45), (-0.28, 0.28), (z + 0.62, z + 0.86), linen(throw), parent, 0.09, rake=0.05
    )
    block(
        (x[0], x[1] - 2.3),
        (-half * 0.7, half * 0.7),
        (z, z + 0.015),
        mat("rug", (0.50, 0.47, 0.42), 0.95),
        parent,
        0,
    )
    lamp("AREA", (x[0] + 0.3, 0, z + 1.9), 40, (1.0, 0.92, 0.82), 1.4, (x[1] - 1.0, 0, z + 0.6), seen=False)
    lamp("AREA", (0, 0, z + CEILING - 0.07), 18, (1.0, 0.86, 0.70), 1.2, (0, 0, z), seen=False)
