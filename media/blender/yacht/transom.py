"""The after end: swim platform, stairs, garage door, outboard engines."""

import numpy as np

from .fittings import lettering
from .geometry import box, grid, loft, moved, outline, ring, tube


def swim_platform(ship, reach, stairs=True, garage=True, name=True):
    """A teak platform at the water, with steps up to the cockpit on both sides of the garage door."""
    M, root, x0, z = ship.M, ship.root, ship.x(0), ship.platform_z
    ship.platform = reach
    half = float(ship.H.P(0.0, 0.75)[1]) * 0.97

    def plan(d):
        return outline(-x0 + d - 0.25, ship.L / 2 + reach - d, half - d, 0.35, p=3.2) * [-1, 1]

    loft(
        "platform",
        [(plan(0.12), z - 0.26), (plan(0.0), z - 0.16), (plan(0.0), z - 0.03), (plan(0.03), z)],
        M["paint"],
        root,
        cap_top=M["gel"],
    )
    loft("planks", [(plan(0.10), z + 0.004), (plan(0.10), z + 0.012)], M["teak"], root, cap_top=M["teak"])
    top = ship.sole + 0.05
    door = half * 0.58
    xt = x0 + 0.02
    if garage:
        panel = np.array(
            [[[xt - 0.06, y, z + 0.12], [xt - 0.04, y, top + 0.25]] for y in np.linspace(-door, door, 8)]
        )
        grid("garage", panel, M["paint" if ship.dark_hull else "gel"], root)
    if stairs:
        _stairs(ship, xt, z, top, door * 1.1, half * 0.93)
    if name:
        # The steps protrude beside the door: seen from the quarter, they must not hide a letter of the name.
        size = min(0.20 + 0.009 * ship.L, (1.0 if stairs else 1.8) * door / (0.85 * max(len(ship.name), 6)))
        middle = (z + (top if garage else float(ship.H.sheer(0.0)) + 0.12)) / 2
        forward = 0.0 if garage else ship.H.transom * ship.H.hs * 0.45
        ink = "gold" if ship.gilded else "silver" if ship.dark_hull else "blk"
        lettering(ship, ship.name, (xt - 0.075 + forward, 0, middle + 0.05), size, "aft", ink)
        lettering(ship, "MIAMI", (xt - 0.085 + forward, 0, middle - 0.9 * size), size * 0.42, "aft", ink)
    for sg in (1, -1):
        a, b = x0 - reach * 0.55, x0 - reach * 0.25
        hoop = [
            (a, sg * half * 0.9, z),
            (a, sg * half * 0.9, z + 0.8),
            (b, sg * half * 0.9, z + 0.8),
            (b, sg * half * 0.9, z),
        ]
        tube("hoop", hoop, 0.02, M["ss"], root)


def _stairs(ship, xt, z, top, inner, outer):
    M, root = ship.M, ship.root
    count = max(2, int((top - z) / 0.24))
    for k in range(count):
        for sg in (1, -1):
            y0, y1 = sorted((sg * inner, sg * outer))
            height = z + (top - z) * (k + 1) / count
            x = xt - (count - k - 1) * 0.22
            end = x - 0.065 if k < count - 1 else xt + 0.3
            box("step", x - 0.28, end, y0, y1, z - 0.05, height, M["gel"], root, 0.02)
            box("tread", x - 0.27, end, y0 + 0.04, y1 - 0.04, height, height + 0.012, M["teak"], root, 0)
            if ship.night:
                box(
                    "led",
                    x - 0.285,
                    x - 0.28,
                    y0 + 0.05,
                    y1 - 0.05,
                    height - 0.06,
                    height - 0.03,
                    M["warm"],
                    root,
                    0,
                )


def outboards(ship, count, scale=1.0, x=None, places=None):
    """Engines on the transom, side by side or at `places`: cowl, bracket and leg into the water."""
    M, root = ship.M, ship.root
    x = ship.x(0) - 0.28 if x is None else x
    gap = 0.70 * scale
    top = max(ship.sole * 0.55, 0.42)
    places = places or [(k - (count - 1) / 2) * gap for k in range(count)]
    for y in places:
        rings = [
            (0.00, 0.16, 0.13, 0.06),
            (0.06, 0.27, 0.21, 0.02),
            (0.22, 0.34, 0.25, 0.00),
            (0.50, 0.37, 0.265, -0.02),
            (0.74, 0.34, 0.245, -0.03),
            (0.86, 0.27, 0.19, -0.05),
            (0.92, 0.16, 0.10, -0.07),
        ]
        base = top + 0.02
        levels = [
            (moved(ring(x - 0.30 * scale + cx * scale, hx * scale, hy * scale, 2.9), 0, y), base + h * scale)
            for h, hx, hy, cx in rings
        ]
        loft("cowl", levels, M["engine"], root, cap_top=M["engine"], cap_bot=M["engine"], angle=50)
        band = [
            (moved(ring(x - 0.30 * scale - 0.01, 0.365 * scale, 0.262 * scale, 2.9), 0, y), base + h * scale)
            for h in (0.40, 0.44)
        ]
        loft("band", band, M["ss"], root)
        leg = [
            (moved(ring(x - 0.22 * scale, hx * scale, hy * scale), 0, y), h)
            for h, hx, hy in (
                (base + 0.05, 0.17, 0.13),
                (0.25, 0.15, 0.09),
                (-0.15, 0.13, 0.045),
                (-0.5, 0.16, 0.04),
            )
        ]
        loft("leg", levels=leg[::-1], mats=M["engine"], parent=root)
        box(
            "bracket",
            x - 0.16 * scale,
            x + 0.34,
            y - 0.12,
            y + 0.12,
            top - 0.25,
            base + 0.08,
            M["engine"],
            root,
            0.04,
        )


def ladder(ship, y):
    """A folded bathing ladder's rails on the platform's edge."""
    x = ship.x(0) - ship.platform
    for dy in (-0.15, 0.15):
        tube(
            "ladder",
            [
                (x - 0.02, y + dy, ship.platform_z + 0.5),
                (x - 0.05, y + dy, ship.platform_z),
                (x - 0.12, y + dy, -0.7),
            ],
            0.017,
            ship.M["ss"],
            ship.root,
        )
