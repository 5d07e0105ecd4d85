"""Superyacht, 27 to 40 m: main deck, upper deck with wheelhouse (raised pilothouse or tri-deck), sun deck."""

import numpy as np

from ..deckhouse import House, coaming, coachroof, hatch, roof
from ..fittings import bow_rail, cleats, downlights, flag, ground_tackle, radar_mast, straight_rail
from ..furniture import bar, helm, loungers, sofa, spa_pool, sunpad, table
from ..geometry import box, loft, outline, plate, sstep, strut
from ..shell import decks, hull_windows, plating, stripe
from ..tender import tender
from ..transom import swim_platform

TRI_DECK_FROM = 33.4


def hull(L):
    return dict(hb=1.35 + 0.082 * L, hs=1.0 + 0.055 * L, rake=0.055 * L, flare=1.15, sheer="modern", full=3.2)


def fit(ship, top=None):
    """top: `tri-deck` with a sky lounge, or `pilothouse` with a shorter wheelhouse on the upper deck."""
    L, x = ship.L, ship.x
    tri = (top or ("tri-deck" if L >= TRI_DECK_FROM else "pilothouse")) == "tri-deck"
    plating(ship)
    cap = decks(ship, 0.85, surface="teak")
    hull_windows(ship, [(f, f + 0.052, 0.36, 0.60, 0.008, 0.3, 0) for f in np.linspace(0.30, 0.66, 6)])
    hull_windows(ship, [(0.74, 0.80, 0.48, 0.62, 0.012, 0.4, 0.1)])
    stripe(ship, 0.10, 0.92, 0.735, 0.75)
    hull_windows(ship, [(0.925, 0.94, 0.56, 0.70, 0.004, 0.3, 0)], "ss")
    half = float(ship.inside(x(0.36))) - 0.55
    z = ship.sole
    main = z + 2.42 + 0.006 * L
    house = House(
        x(0.195), x(0.735), x(0.685), half, half * 0.95, ship.below_deck, z + 0.80, main, 0.20 * L, 2.4
    )
    house.build(ship, (0.12, 0.24, 0.36, 0.48, 0.60, 0.74), clamp=0.25, pillar="gel", width=0.10, doors=True)
    _bulwark_panes(ship)
    _foredeck(ship)
    sofa(x(0.035), x(0.035) + 0.85, -half * 0.8, half * 0.8, z, ship.root, "aft", ship.M["cush"])
    table(ship, x(0.035) + 1.2, x(0.035) + 2.3, -1.7, 1.7, z)
    upper = _slab_deck(ship, x(0.045), x(0.685) + 0.03 * L, half * 1.05 + 0.12, main, half)
    _fashion_plates(ship, x(0.06), x(0.26), half * 1.05 + 0.135, main)
    half2 = half * 0.86
    ceiling = upper + 2.38
    aft2 = x(0.255) if tri else x(0.40)
    lounge = House(
        aft2, x(0.655), x(0.615), half2, half2 * 0.93, upper - 0.03, upper + 0.92, ceiling, 0.17 * L, 2.5
    )
    lounge.build(
        ship, (0.16, 0.34, 0.52, 0.68, 0.82, 1.0), pillar="gel" if tri else "trim", width=0.09, doors=True
    )
    _upper_deck(ship, upper, half, half2, aft2, tri)
    third = _slab_deck(
        ship, aft2 - (0.13 if tri else 0.09) * L, x(0.615) + 0.028 * L, half2 * 1.07, ceiling, half2
    )
    _sun_deck(ship, third, half2, aft2, tri)
    swim_platform(ship, 0.045 * L + 0.6)
    bow_rail(ship, 0.50, 0.34, cap, rows=(1.0,))
    ground_tackle(ship, 0.92)
    cleats(ship, (0.03, 0.3, 0.6, 0.9))
    flag(ship, x(0) + 0.3, z + 1.35, 1.35)


def _bulwark_panes(ship):
    """Glass panes in the bulwark beside the saloon, for a view of the water."""
    hull_windows(ship, [(0.34, 0.425, 0.80, 0.955, 0.01, 0.15, 0), (0.435, 0.52, 0.80, 0.955, 0.01, 0.15, 0)])


def _foredeck(ship):
    x, L = ship.x, ship.L
    wide = float(ship.inside(x(0.76))) * 0.72
    crown = coachroof(
        ship, x(0.70), x(0.90), wide, 0.13 * L, 0.46, 0.06, clamp=0.5, square=2.5, shoulder=0.25
    )
    sunpad(ship, x(0.805), x(0.86), -wide * 0.6, wide * 0.6, crown(x(0.83)) - 0.02, "aft")
    sofa(
        x(0.755),
        x(0.755) + 0.8,
        -wide * 0.72,
        wide * 0.72,
        crown(x(0.77)) - 0.25,
        ship.root,
        "aft",
        ship.M["cush"],
        0.3,
    )
    hatch(ship, x(0.885), crown(x(0.885)), 0.6)


def _slab_deck(ship, aft, front, wide, z, lit_half):
    roof(
        ship,
        aft,
        front,
        wide,
        0.20 * ship.L,
        z,
        0.28,
        edge=0.10,
        round_aft=0.6,
        droop=0.08,
        lamps=False,
        p=2.5,
    )
    planks = outline(aft + 0.25, front - 0.17 * ship.L, wide - 0.2, 0.3, round_aft=0.4)
    loft(
        "planks",
        [(planks, z + 0.345), (planks, z + 0.351)],
        ship.M["teak"],
        ship.root,
        cap_top=ship.M["teak"],
    )
    downlights(ship, np.arange(aft + 0.6, aft + 0.16 * ship.L, 1.4), (-lit_half * 0.7, 0, lit_half * 0.7), z)
    return z + 0.35


def _fashion_plates(ship, aft, fore, y, z):
    s = np.linspace(0, 1, 28)
    along = aft + (fore - aft) * s
    foot = float(ship.H.sheer(0.12)) - 0.02
    low = z + 0.02 - (z - foot) * sstep(0.35, 1.0, s) ** 0.75
    rail_y = ship.H.P(np.clip((along + ship.L / 2) / ship.L, 0, 1), 1.0)[:, 1] - 0.10
    y_low = y + (rail_y - y) * (z + 0.02 - low) / (z - foot)
    plate("fashion", along, z + 0.14, low, y, ship.M["gel"], ship.root, 0.12, y_low)


def _upper_deck(ship, z, half, half2, aft2, tri):
    x, L = ship.x, ship.L
    aft = x(0.045) + 0.45
    straight_rail(ship, [(aft, half * 1.04, z), (aft2 + 0.12 * L, half * 1.05, z)], 1.0, across=True)
    straight_rail(ship, [(aft2 + 0.12 * L, half * 1.05, z), (x(0.52), half * 1.05, z)], 1.0, rows=(1.0, 0.5))
    if tri:
        sofa(aft + 0.6, aft + 1.45, -half2 * 0.75, half2 * 0.75, z, ship.root, "aft", ship.M["cush"])
        table(ship, aft + 1.9, aft + 3.2, -1.3, 1.3, z)
        sofa(aft + 3.6, aft + 4.3, -half2 * 0.7, half2 * 0.7, z, ship.root, "fwd", ship.M["cush"])
    else:
        tender(ship, (aft + 2.6, -half * 0.35, z + 0.25), 3.9)
        sofa(aft2 - 1.6, aft2 - 0.8, -half2 * 0.8, half2 * 0.4, z, ship.root, "fwd", ship.M["cush"])
        table(ship, aft2 - 3.0, aft2 - 2.0, -1.2, 0.8, z)
        loungers(ship, (aft + 1.8,), (half * 0.55,), z)


def _sun_deck(ship, z, half, aft2, tri):
    x, L, M = ship.x, ship.L, ship.M
    ship.bridge, ship.bridge_aft = z, aft2 - (0.11 if tri else 0.07) * L
    aft, front = aft2 - (0.03 if tri else 0.0) * L, x(0.615)
    coaming(ship, aft, front, half * 0.98, 0.17 * L, z - 0.1, 0.85, fall=0.25, screen=0.30, screen_part=0.27)
    rear = aft2 - (0.13 if tri else 0.09) * L + 0.4
    straight_rail(ship, [(rear, half * 1.0, z), (aft + 0.2, half * 1.0, z)], 0.95, across=True)
    helm(ship, x(0.545), z, 0.0, 1.5, 0.9)
    inner = half * 0.86
    sofa(x(0.44), x(0.52), inner - 0.72, inner, z, ship.root, "port", M["cush"])
    sofa(x(0.44), x(0.52), -inner, -inner + 0.72, z, ship.root, "stbd", M["cush"])
    table(ship, x(0.455), x(0.50), -0.8, 0.8, z)
    bar(ship, x(0.39), x(0.41), -half * 0.6, half * 0.6, z, 1.0)
    if tri:
        loungers(ship, (rear + 3.4,), np.linspace(-half * 0.6, half * 0.6, 4), z)
    elif ship.spa:
        # The deck has room only for the pool: to take a picture of it, the camera must stand astern of it.
        ship.bridge_aft = rear - 1.6
        spa_pool(ship, rear + 1.35, 0.0, z)
    head = z + 2.12
    back, fore = x(0.355 if tri else 0.40), x(0.565)
    roof(ship, back, fore, half * 0.88, 0.10 * L, head, 0.20, "gel", half_aft=half * 0.84, droop=0.08)
    strut(
        "leg",
        ((back - 0.6, back + 0.35), z),
        ((back + 0.35, back + 1.15), head + 0.06),
        half * 0.92,
        half * 0.80,
        M["gel"],
        ship.root,
        0.14,
        0.12,
    )
    strut(
        "leg",
        ((fore - 0.045 * L, fore - 0.034 * L), z + 0.4),
        ((fore - 0.075 * L, fore - 0.067 * L), head + 0.06),
        half * 0.92,
        half * 0.80,
        M["trim"],
        ship.root,
        0.09,
        0.08,
    )
    radar_mast(
        ship,
        back + 1.3,
        head + 0.22,
        1.5,
        2.1,
        ((0.5, half * 0.46, 0.48), (1.5, half * 0.5, 0.34)),
        rake=-0.5,
    )
    box("yard", back + 0.9, back + 1.05, -1.3, 1.3, head + 1.2, head + 1.26, M["gel"], ship.root, 0.02)
