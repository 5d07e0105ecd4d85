"""Hardtop coupé, 13 to 18 m, and the low fast coupé, 14 to 28 m: one dark glasshouse under an arched roof."""

import numpy as np

from ..deckhouse import House, coachroof, hatch, roof, wipers
from ..fittings import bow_rail, cleats, downlights, flag, ground_tackle, radar_mast
from ..furniture import bar, dinette, helm, helm_seats, sunpad
from ..geometry import box, plate, slab, sstep, strut
from ..shell import decks, hull_windows, mullions, plating, stripe
from ..transom import swim_platform
from .sport_cruiser import teak_sole


def hull(L):
    return dict(hb=0.88 + 0.072 * L, hs=0.68 + 0.048 * L, rake=0.09 * L, flare=1.25, sheer="low", full=3.2)


def fast_hull(L):
    return dict(hb=0.92 + 0.062 * L, hs=0.66 + 0.043 * L, rake=0.115 * L, flare=1.35, sheer="low", full=3.6)


def fit(ship, top=None):
    L, x, H = ship.L, ship.x, ship.H
    plating(ship)
    cap = decks(ship, 0.20 + 0.004 * L, cockpit=min(0.85, H.hs - 0.62), cockpit_end=0.335, surface="deck")
    hull_windows(
        ship, [(0.40, 0.60, 0.44, 0.68, 0.03, 0.45, 0.15), (0.635, 0.76, 0.52, 0.69, 0.03, 0.45, 0.3)]
    )
    mullions(ship, (0.495,), 0.445, 0.66)
    stripe(ship, 0.02, 0.34, 0.84, 0.90, taper=0.6)
    sole = ship.sole
    half = float(ship.inside(x(0.42))) - 0.36
    teak_sole(ship, x(0) + 0.2, x(0.33), sole)
    crown = coachroof(ship, x(0.48), x(0.93), half * 1.0, 0.36 * L, 0.42 + 0.006 * L, 0.36)
    sunpad(ship, x(0.685), x(0.82), -half * 0.5, half * 0.5, crown(x(0.75)) - 0.03, head="aft")
    hatch(ship, x(0.865), crown(x(0.865)), 0.45)
    sill = max(crown(x(0.6)) + 0.02, sole + 1.02)
    ceiling = sole + 2.16 + 0.008 * L
    house = House(
        x(0.315),
        x(0.665),
        x(0.505),
        half,
        half * 0.86,
        ship.below_deck,
        sill,
        ceiling,
        0.30 * L,
        2.1,
        0.12,
        shrink=0.30,
    )
    house.build(ship, (0.30, 0.52, 0.72), clamp=0.12, pillar="trim", width=0.05, doors=True)
    wipers(ship, house)
    roof(
        ship,
        x(0.195),
        x(0.535),
        half * 0.93,
        0.18 * L,
        ceiling - 0.03,
        0.19,
        edge=0.08,
        half_aft=half * 0.88,
        droop=0.17,
        camber=0.10,
    )
    slab(
        "sunroof",
        x(0.30),
        x(0.475),
        half * 0.58,
        0.05 * L,
        ceiling + 0.225,
        ceiling + 0.24,
        ship.M["glass"],
        ship.root,
        edge=0.02,
        droop=0.04,
    )
    rest = float(H.sheer(0.2)) + 0.02
    y = float(H.P(0.2, 1.0)[1]) - 0.10
    strut(
        "buttress",
        ((x(0.155), x(0.245)), rest),
        ((x(0.245), x(0.33)), ceiling),
        y,
        half * 0.88,
        ship.M["gel"],
        ship.root,
        0.10,
        0.14,
    )
    dinette(ship, x(0.06), half * 0.92, sole, 0.68, 0.13 * L)
    bar(ship, x(0.25), x(0.30), -half * 0.98, -half * 0.98 + 0.55, sole)
    swim_platform(ship, 0.05 * L + 0.5)
    sunpad(ship, x(0.0) + 0.12, x(0.058), -half * 0.7, half * 0.7, sole + 0.62, "fwd")
    box(
        "engine hatch",
        x(0.0) + 0.1,
        x(0.06),
        -half * 0.75,
        half * 0.75,
        sole - 0.1,
        sole + 0.62,
        ship.M["gel"],
        ship.root,
        0.05,
    )
    _helm(ship, x(0.44), half, sill)
    bow_rail(ship, 0.48, 0.52, cap)
    ground_tackle(ship, 0.91)
    cleats(ship, (0.03, 0.5, 0.9))
    radar_mast(ship, x(0.265), ceiling + 0.2, 0.42, 1.15, ((0.3, half * 0.45, 0.2),))
    flag(ship, x(0) + 0.25, sole + 1.05, 0.85)


def _helm(ship, x, half, sill):
    floor = sill - 0.95
    helm(ship, x, floor, -half * 0.4, 1.1, 0.9)
    helm_seats(ship, x - 0.95, floor, (-half * 0.55, -half * 0.2), 0.1)


def fit_fast(ship, top=None):
    L, x, H = ship.L, ship.x, ship.H
    plating(ship)
    cap = decks(ship, 0.16 + 0.004 * L, cockpit=min(0.80, H.hs - 0.62), cockpit_end=0.325, surface="deck")
    hull_windows(
        ship,
        [
            (0.365, 0.56, 0.50, 0.68, 0.035, 0.3, 0.2),
            (0.585, 0.68, 0.53, 0.67, 0.03, 0.3, 0.25),
            (0.70, 0.76, 0.58, 0.68, 0.025, 0.3, 0.3),
        ],
    )
    mullions(ship, (0.43, 0.495), 0.505, 0.67, 0.035)
    hull_windows(ship, [(0.14, 0.265, 0.66, 0.80, 0.045, 0.25, 0.35)], "trim")
    sole = ship.sole
    half = float(ship.inside(x(0.42))) - 0.32 - 0.006 * L
    teak_sole(ship, x(0) + 0.2, x(0.32), sole)
    crown = coachroof(ship, x(0.46), x(0.945), half * 1.02, 0.44 * L, 0.34 + 0.010 * L, 0.32 + 0.004 * L)
    for sg in (1, -1):
        low, high = sorted((sg * 0.05, sg * half * 0.46))
        sunpad(ship, x(0.70), x(0.81), low, high, crown(x(0.755)) - 0.03, head="aft", thick=0.10)
    sill = max(crown(x(0.6)), sole + 0.95)
    ceiling = sole + 2.05 + 0.012 * L
    house = House(
        x(0.305),
        x(0.655),
        x(0.455),
        half,
        half * 0.83,
        ship.below_deck,
        sill,
        ceiling,
        0.33 * L,
        2.05,
        0.16,
        shrink=0.34,
    )
    house.build(ship, (0.34, 0.60, 0.80), clamp=0.10, pillar="trim", width=0.04, doors=True)
    wipers(ship, house, (0.9, -0.9))
    roof(
        ship,
        x(0.205),
        x(0.485),
        half * 0.90,
        0.19 * L,
        ceiling - 0.03,
        0.17,
        "paint",
        "gel",
        edge=0.08,
        half_aft=half * 0.86,
        droop=0.18,
        camber=0.10,
    )
    slab(
        "sunroof",
        x(0.30),
        x(0.43),
        half * 0.5,
        0.05 * L,
        ceiling + 0.20,
        ceiling + 0.215,
        ship.M["glass"],
        ship.root,
        edge=0.02,
        droop=0.05,
    )
    _wings(ship, half, ceiling)
    dinette(ship, x(0.085), half * 0.9, sole, 0.7, 0.12 * L)
    bar(ship, x(0.24), x(0.29), -half * 0.98, -half * 0.98 + 0.55, sole)
    swim_platform(ship, 0.055 * L + 0.5)
    box(
        "engine hatch",
        x(0.0) + 0.1,
        x(0.08),
        -half * 0.78,
        half * 0.78,
        sole - 0.1,
        sole + 0.5,
        ship.M["gel"],
        ship.root,
        0.06,
    )
    sunpad(ship, x(0.0) + 0.18, x(0.078), -half * 0.72, half * 0.72, sole + 0.5, "fwd")
    _helm(ship, x(0.42), half, sill)
    bow_rail(ship, 0.56, 0.42, cap)
    ground_tackle(ship, 0.925)
    cleats(ship, (0.03, 0.5, 0.9))
    downlights(ship, np.linspace(x(0.23), x(0.36), 4), (-0.5 * half, 0.5 * half), ceiling - 0.05)
    radar_mast(
        ship,
        x(0.26),
        ceiling + 0.2,
        0.36 + 0.006 * L,
        1.15,
        ((0.25, half * 0.42, 0.18 + 0.004 * L),),
        material="trim",
    )
    flag(ship, x(0) + 0.25, sole + 1.0, 0.9)


def _wings(ship, half, ceiling):
    """Flying buttresses that sweep from the roof down to the after quarters."""
    x, H = ship.x, ship.H
    s = np.linspace(0, 1, 30)
    along = x(0.39) + (x(0.035) - x(0.39)) * s
    foot = H.sheer(0.05)
    top = ceiling + 0.04 - (ceiling - foot - 0.10) * sstep(0.25, 1.0, s) ** 1.15
    low = ceiling - 0.10 - (ceiling - foot) * sstep(0.14, 0.84, s)
    low = np.maximum(low, foot - 0.03)
    quarter = H.P(np.clip((along + ship.L / 2) / ship.L, 0, 1), 1.0)[:, 1] - 0.06
    y = half * 0.885 + (quarter - half * 0.885) * sstep(0.18, 0.85, s)
    plate("wing", along, np.maximum(top, low + 0.05), low, y, ship.M["trim"], ship.root, 0.10)
