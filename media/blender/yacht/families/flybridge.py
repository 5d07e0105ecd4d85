"""Flybridge yachts: 14 to 20 m with a short hardtop over the flybridge, and 21 to 30 m with a long one and a mast."""

import numpy as np

from ..deckhouse import House, coaming, coachroof, hatch, roof, wipers
from ..fittings import bow_rail, cleats, downlights, flag, ground_tackle, radar_mast, straight_rail
from ..furniture import bar, helm, helm_seats, loungers, sofa, sunpad, table
from ..geometry import box, loft, outline, plate, sstep, strut
from ..shell import decks, hull_windows, mullions, plating
from ..transom import swim_platform


def hull(L):
    return dict(hb=0.98 + 0.078 * L, hs=0.78 + 0.050 * L, rake=0.07 * L, flare=1.2, sheer="low", full=3.3)


def fit(ship, top=None):
    _fit(ship, large=False, top=top or "hardtop")


def fit_large(ship, top=None):
    _fit(ship, large=True, top=top or "hardtop")


def _fit(ship, large, top):
    L, x = ship.L, ship.x
    plating(ship)
    cap = decks(ship, 0.28 + 0.011 * L, surface="teak")
    if large:
        hull_windows(
            ship,
            [
                (0.27, 0.44, 0.40, 0.70, 0.03, 0.3, 0.05),
                (0.455, 0.60, 0.42, 0.70, 0.03, 0.3, 0.08),
                (0.64, 0.76, 0.52, 0.70, 0.03, 0.35, 0.3),
            ],
        )
        mullions(ship, (0.355, 0.525), 0.41, 0.69)
    else:
        hull_windows(
            ship, [(0.36, 0.565, 0.42, 0.70, 0.03, 0.38, 0.12), (0.61, 0.73, 0.52, 0.70, 0.03, 0.42, 0.3)]
        )
        mullions(ship, (0.455,), 0.425, 0.685)
    hull_windows(ship, [(0.115, 0.225, 0.70, 0.80, 0.03, 0.3, 0.2)], "trim")
    sole = ship.sole
    half = float(ship.inside(x(0.36))) - (0.36 + 0.010 * L)
    ceiling = sole + 2.26 + 0.004 * L
    sill = max(sole + 0.98, float(ship.deck(x(0.62))) + 0.14)
    house = House(
        x(0.215), x(0.735), x(0.60), half, half * 0.92, ship.below_deck, sill, ceiling, 0.27 * L, 2.15, 0.28
    )
    house.build(ship, (0.20, 0.40, 0.58, 0.76), clamp=0.12, pillar="trim", width=0.05, doors=True)
    wipers(ship, house)
    _foredeck(ship, large)
    _cockpit(ship, half)
    deck = _overhang(ship, half, ceiling, large)
    _bridge(ship, half, deck, large, top)
    swim_platform(ship, 0.05 * L + 0.6)
    bow_rail(ship, 0.47, 0.56 if L < 24 else 0.50, cap)
    ground_tackle(ship, 0.915)
    cleats(ship, (0.03, 0.46, 0.9))
    flag(ship, x(0) + 0.25, sole + 1.1, 1.0)


def _foredeck(ship, large):
    L, x = ship.L, ship.x
    wide = float(ship.inside(x(0.72))) * 0.70
    crown = coachroof(ship, x(0.66), x(0.91), wide, 0.16 * L, 0.34 + 0.006 * L, 0.10, clamp=0.22, square=2.4)
    for sg in (1, -1):
        low, high = sorted((sg * 0.06, sg * wide * 0.76))
        sunpad(ship, x(0.765), x(0.85), low, high, crown(x(0.81)) - 0.02, head="aft")
    if large:
        sofa(
            x(0.725),
            x(0.725) + 0.7,
            -wide * 0.7,
            wide * 0.7,
            crown(x(0.74)) - 0.30,
            ship.root,
            "aft",
            ship.M["cush"],
            0.3,
        )
    hatch(ship, x(0.885), crown(x(0.885)), 0.5)


def _cockpit(ship, half):
    x, z = ship.x, ship.sole
    sofa(x(0.03), x(0.03) + 0.8, -half * 0.85, half * 0.85, z, ship.root, "aft", ship.M["cush"])
    table(ship, x(0.03) + 1.05, x(0.03) + 1.9, -1.0, 1.0, z)


def _overhang(ship, half, ceiling, large):
    """The flybridge deck, which reaches aft over the cockpit, and the plates that carry it. Returns its height."""
    L, x, M = ship.L, ship.x, ship.M
    aft, front = x(0.05), x(0.60) + 0.03 * L
    wide = half * 1.04 + 0.12
    roof(ship, aft, front, wide, 0.27 * L, ceiling, 0.25, edge=0.09, round_aft=0.5, droop=0.12, lamps=False)
    deck = ceiling + 0.315
    planks = outline(aft + 0.25, front - 0.22 * L, wide - 0.22, 0.3, round_aft=0.3)
    loft("planks", [(planks, deck), (planks, deck + 0.006)], M["teak"], ship.root, cap_top=M["teak"])
    downlights(ship, np.arange(aft + 0.5, x(0.2), 1.2), (-half * 0.7, 0, half * 0.7), ceiling)
    s = np.linspace(0, 1, 28)
    along = aft + 0.35 + (x(0.25) - aft - 0.35) * s
    foot = ship.sole + (ship.H.hs - ship.sole) - 0.02
    low = ceiling + 0.02 - (ceiling - foot) * sstep(0.40, 1.0, s) ** 0.8
    rail_y = ship.H.P(np.clip((along + L / 2) / L, 0, 1), 1.0)[:, 1] - 0.08
    y_low = wide + (rail_y - wide) * (ceiling + 0.02 - low) / (ceiling - foot)
    plate("fashion", along, ceiling + 0.13, low, wide + 0.015, M["gel"], ship.root, 0.10, y_low)
    return deck


def _bridge(ship, half, z, large, top):
    L, x, M = ship.L, ship.x, ship.M
    ship.bridge, ship.bridge_aft = z, x(0.085)
    aft, front = x(0.20 if not large else 0.17), x(0.60) + 0.015 * L
    coaming(ship, aft, front, half * 1.02, 0.22 * L, z - 0.10, 0.70, fall=0.40, screen=0.34, screen_part=0.27)
    helm(ship, x(0.505), z, 0.35 if L > 16 else 0.2, 1.4, 0.88)
    helm_seats(ship, x(0.465), z, (0.7, 0.05) if L > 16 else (0.2,), 0.05)
    inner = half * 0.90
    sofa(x(0.47), x(0.55), -inner, -inner + 0.7, z, ship.root, "stbd", M["cush"], 0.2)
    sofa(x(0.29), x(0.42), -inner, -inner + 0.72, z, ship.root, "stbd", M["cush"], 0.25)
    sofa(x(0.29), x(0.29) + 0.72, -inner, -inner * 0.1, z, ship.root, "aft", M["cush"], 0.25)
    table(ship, x(0.29) + 0.95, x(0.29) + 1.95, -inner + 0.8, -inner * 0.1, z)
    bar(ship, x(0.31), x(0.40), inner - 0.65, inner, z)
    rear = x(0.058)
    if large:
        sofa(rear + 0.55, rear + 1.3, -inner * 0.8, inner * 0.8, z, ship.root, "aft", M["cush"], 0.25)
        loungers(ship, (x(0.19),), (-inner * 0.5, 0, inner * 0.5), z)
    else:
        box("base", rear + 0.5, x(0.17), -inner * 0.75, inner * 0.75, z, z + 0.28, M["gel"], ship.root, 0.05)
        sunpad(ship, rear + 0.5, x(0.17), -inner * 0.75, inner * 0.75, z + 0.28)
    straight_rail(ship, [(rear + 0.35, half * 1.0, z), (aft + 0.2, half * 1.02, z)], 0.92, across=True)
    ceiling = z + 2.04
    if top == "hardtop":
        back, fore = (x(0.22), x(0.535)) if not large else (x(0.20), x(0.55))
        span = fore - back
        roof(
            ship,
            back,
            fore,
            half * 0.90,
            0.13 * L,
            ceiling,
            0.17,
            "trim",
            "gel",
            half_aft=half * 0.84,
            droop=0.07,
        )
        strut(
            "leg",
            ((back + 0.0 * span, back + 0.11 * span), z),
            ((back + 0.20 * span, back + 0.29 * span), ceiling + 0.05),
            half * 0.95,
            half * 0.82,
            M["trim"],
            ship.root,
            0.10,
            0.10,
        )
        strut(
            "leg",
            ((fore - 0.06 * span, fore + 0.02 * span), z + 0.4),
            ((fore - 0.31 * span, fore - 0.25 * span), ceiling + 0.05),
            half * 0.94,
            half * 0.82,
            M["trim"],
            ship.root,
            0.08,
            0.08,
        )
        mast_x, mast_z = back + 0.18 * span, ceiling + 0.19
    else:
        head = z + 1.75
        strut(
            "arch",
            ((aft - 0.1, aft + 0.5), z),
            ((aft - 0.75, aft - 0.30), head),
            half * 1.0,
            half * 0.86,
            M["gel"],
            ship.root,
            0.12,
            -0.1,
        )
        roof(
            ship,
            aft - 0.85,
            aft - 0.2,
            half * 0.87,
            0.1,
            head - 0.02,
            0.13,
            p=6,
            edge=0.05,
            round_aft=0.05,
            droop=0,
        )
        mast_x, mast_z = aft - 0.5, head + 0.14
    domes = ((0.15, half * 0.48, (0.20 + 0.005 * L) if top == "hardtop" else 0.17),)
    radar_mast(ship, mast_x, mast_z, 0.62 if not large else 0.95, 1.35 if not large else 1.8, domes)
