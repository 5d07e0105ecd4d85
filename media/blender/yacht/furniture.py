"""Furniture on deck: sofas, sun pads, tables, helms, bars."""

import math

import numpy as np

from .geometry import box, lathe, loft, moved, ring, tube
from .materials import mat


def table_set(c, parent, r=0.55):
    """A round table under a cloth that hangs down."""
    w = mat("linen", (0.85, 0.82, 0.78), 0.8)
    lathe("tbl", [(0, 0.74), (r, 0.74), (r * 1.02, 0.70), (r * 1.08, 0.12)], w, parent, c)


def _cushions(x0, x1, y0, y1, z0, z1, material, parent, along, bevel=0.06):
    """A row of cushions about 75 cm wide, with gaps of a finger's width."""
    low, high = (y0, y1) if along == "y" else (x0, x1)
    count = max(1, round((high - low) / 0.78))
    edges = np.linspace(low, high, count + 1)
    for a, b in zip(edges, edges[1:]):
        a, b = a + 0.008, b - 0.008
        if along == "y":
            box("cushion", x0, x1, a, b, z0, z1, material, parent, bevel)
        else:
            box("cushion", a, b, y0, y1, z0, z1, material, parent, bevel)


def sofa(x0, x1, y0, y1, z, parent, back="aft", m=None, bh=0.42):
    """A bench with seat and back cushions; `back` is the side with the backrest."""
    m = m or mat("cushion", (0.74, 0.71, 0.66), 0.85)
    base = mat("gel", (0.82, 0.82, 0.82), 0.2, 0, 0.5, 0.6)
    along = "y" if back in ("aft", "fwd") else "x"
    box("bench", x0, x1, y0, y1, z, z + 0.26, base, parent, 0.03)["back"] = back
    _cushions(x0 + 0.02, x1 - 0.02, y0 + 0.02, y1 - 0.02, z + 0.26, z + 0.44, m, parent, along)
    t, top = 0.2, z + 0.4 + bh
    if back == "aft":
        _cushions(x0 - 0.03, x0 + t, y0, y1, z + 0.4, top, m, parent, along, 0.08)
    if back == "fwd":
        _cushions(x1 - t, x1 + 0.03, y0, y1, z + 0.4, top, m, parent, along, 0.08)
    if back == "port":
        _cushions(x0, x1, y1 - t, y1, z + 0.4, top, m, parent, along, 0.08)
    if back == "stbd":
        _cushions(x0, x1, y0, y0 + t, z + 0.4, top, m, parent, along, 0.08)


def dinette(ship, x0, y_half, z, depth=0.72, length=1.6, parent=None):
    """A U of sofas open forward, with a teak table."""
    root, m = parent or ship.root, ship.M["cush"]
    sofa(x0, x0 + depth, -y_half, y_half, z, root, "aft", m)
    sofa(x0 + depth, x0 + depth + length * 0.7, y_half - depth, y_half, z, root, "port", m)
    table(
        ship, x0 + depth + 0.15, x0 + depth + 0.15 + min(length * 0.62, 1.2), -y_half * 0.62, y_half * 0.35, z
    )


def sunpad(ship, x0, x1, y0, y1, z, head="fwd", thick=0.14):
    """A mattress in strips with a bolster at its head."""
    M = ship.M
    count = max(1, round((y1 - y0) / 0.72))
    edges = np.linspace(y0, y1, count + 1)
    for a, b in zip(edges, edges[1:]):
        box("mattress", x0, x1, a + 0.012, b - 0.012, z, z + thick, M["cush"], ship.root, 0.05)
        hx = (x1 - 0.42, x1 - 0.05) if head == "fwd" else (x0 + 0.05, x0 + 0.42)
        box("bolster", *hx, a + 0.06, b - 0.06, z + thick - 0.02, z + thick + 0.1, M["cush"], ship.root, 0.05)


def table(ship, x0, x1, y0, y1, z, height=0.68):
    """A table on one or two steel columns."""
    M, root = ship.M, ship.root
    box("table", x0, x1, y0, y1, z + height - 0.05, z + height, M["table"], root, 0.02)
    middle = (x0 + x1) / 2
    for y in [(y0 + y1) / 2] if y1 - y0 < 1.2 else [y0 + 0.35, y1 - 0.35]:
        tube("column", [(middle, y, z), (middle, y, z + height - 0.04)], 0.055, M["ss"], root)


def helm_seats(ship, x, z, places, tall=0.0):
    """Bolster seats on steel columns."""
    M, root = ship.M, ship.root
    for y in places:
        seat = z + 0.38 + tall
        box("seat", x - 0.28, x + 0.26, y - 0.27, y + 0.27, seat, seat + 0.17, M["cush"], root, 0.07)
        box(
            "back",
            x - 0.36,
            x - 0.20,
            y - 0.27,
            y + 0.27,
            seat + 0.12,
            seat + 0.74,
            M["cush"],
            root,
            0.07,
            rake=-0.10,
        )
        for sg in (1, -1):
            box(
                "arm",
                x - 0.28,
                x + 0.12,
                y + sg * 0.27 - 0.03,
                y + sg * 0.27 + 0.03,
                seat + 0.26,
                seat + 0.32,
                M["blk"],
                root,
                0.02,
            )
        tube("column", [(x, y, z), (x, y, seat + 0.05)], 0.07, M["ss"], root)


def helm(ship, x, z, y=0.35, width=1.3, height=0.95):
    """A console with a sloped dash, a wheel and two plotters, which face aft."""
    M, root = ship.M, ship.root
    box("console", x, x + 0.55, y - width / 2, y + width / 2, z, z + height, M["gel"], root, 0.06, 0.04, 0.05)
    box(
        "dash",
        x - 0.04,
        x + 0.30,
        y - width / 2 + 0.05,
        y + width / 2 - 0.05,
        z + height - 0.05,
        z + height + 0.2,
        M["trim"],
        root,
        0.05,
        0.1,
        0.12,
    )
    for sg in (1, -1):
        sy = y + sg * width * 0.2
        box(
            "plotter",
            x + 0.0,
            x + 0.03,
            sy - width * 0.15,
            sy + width * 0.15,
            z + height - 0.02,
            z + height + 0.15,
            M["screen"],
            root,
            0.01,
            rake=0.09,
        )
    angle = np.linspace(0, 2 * math.pi, 25)
    cx, cz, r = x - 0.13, z + height - 0.08, 0.19
    rim = np.stack([cx - 0.35 * r * np.sin(angle), y + r * np.cos(angle), cz + 0.93 * r * np.sin(angle)], -1)
    tube("wheel", rim, 0.018, M["blk"], root, cyclic=True)
    for k in (0, 8, 16):
        tube("spoke", [(cx, y, cz), rim[k]], 0.01, M["ss"], root)
    tube("column", [(cx, y, cz), (x + 0.05, y, cz + 0.03)], 0.03, M["ss"], root)


def bar(ship, x0, x1, y0, y1, z, height=0.9):
    """A galley or wet bar: a dark block with a pale top."""
    box("bar", x0, x1, y0, y1, z, z + height, ship.M["trim"], ship.root, 0.03)
    box(
        "top",
        x0 - 0.02,
        x1 + 0.02,
        y0 - 0.02,
        y1 + 0.02,
        z + height,
        z + height + 0.04,
        ship.M["gel"],
        ship.root,
        0.015,
    )


def loungers(ship, xs, ys, z):
    """Free-standing sun loungers with raised backs. On a yacht with a spa pool, the pool replaces the middle ones."""
    M, root = ship.M, ship.root
    for x in xs:
        if ship.spa:
            spa_pool(ship, x, 0.0, z)
        for y in ys:
            if ship.spa and abs(y) < 1.45:
                continue
            box("lounger", x - 0.95, x + 0.3, y - 0.31, y + 0.31, z + 0.26, z + 0.38, M["cush"], root, 0.05)
            box(
                "lounger",
                x + 0.28,
                x + 0.95,
                y - 0.31,
                y + 0.31,
                z + 0.28,
                z + 0.40,
                M["cush"],
                root,
                0.05,
                rake=0.0,
            )
            box("frame", x - 0.95, x + 0.95, y - 0.28, y + 0.28, z + 0.2, z + 0.26, M["varnish"], root, 0.01)
            for dx in (-0.8, 0.8):
                box(
                    "foot",
                    x + dx - 0.03,
                    x + dx + 0.03,
                    y - 0.26,
                    y + 0.26,
                    z,
                    z + 0.2,
                    M["varnish"],
                    root,
                    0.01,
                )


def spa_pool(ship, x, y, z, radius=1.05):
    """A round tub of warm water sunk into a white casing, with a teak step aft of it and head rests on its rim."""
    M, root = ship.M, ship.root

    def circle(r):
        return moved(ring(x, r, r, 2.6, 56), 0, y)

    wall = [(circle(radius), z), (circle(radius), z + 0.52), (circle(radius - 0.05), z + 0.57)]
    rim = [*wall, (circle(radius - 0.24), z + 0.57), (circle(radius - 0.27), z + 0.53), (circle(radius - 0.27), z + 0.3)]
    loft("spa", rim, M["gel"], root)
    inside = circle(radius - 0.265)
    loft("water", [(inside, z + 0.40), (inside, z + 0.46)], M["pool"], root, cap_top=M["pool"])
    box("step", x - radius - 0.42, x - radius + 0.06, y - 0.5, y + 0.5, z, z + 0.24, M["teak"], root, 0.02)
    for turn in (0.9, 2.2, -0.9, -2.2):
        px, py = x + (radius - 0.14) * math.cos(turn), y + (radius - 0.14) * math.sin(turn)
        box("rest", px - 0.11, px + 0.11, py - 0.17, py + 0.17, z + 0.55, z + 0.65, M["cush"], root, 0.05)


def crew_door(ship, x, y, z, height=1.9, width=0.62, material="trim"):
    box("door", x, x + width, y - 0.02, y + 0.02, z, z + height, ship.M[material], ship.root, 0.01)
