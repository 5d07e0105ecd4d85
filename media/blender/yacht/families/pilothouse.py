"""Raised pilothouse, 11 to 21 m: a long saloon aft, the wheelhouse a step up amidships, a swept foredeck."""

import numpy as np

from ..deckhouse import House, coaming, coachroof, hatch, roof, wipers
from ..fittings import bow_rail, cleats, flag, ground_tackle, radar_mast, straight_rail, whip
from ..furniture import helm, helm_seats, sofa, sunpad, table
from ..geometry import box, strut
from ..shell import decks, hull_windows, plating, portholes
from ..tender import crane, tender
from ..transom import outboards, swim_platform
from .trawler import boat_deck, portuguese_bridge, rubbing_strake

COASTAL_UP_TO = 13.0


def hull(L):
    if L < COASTAL_UP_TO:
        return dict(
            hb=0.95 + 0.085 * L, hs=0.66 + 0.045 * L, rake=0.045 * L, flare=1.0, sheer="modern", full=3.0
        )
    return dict(
        hb=1.15 + 0.088 * L, hs=0.85 + 0.045 * L, rake=0.075 * L, flare=1.35, sheer="modern", full=3.2
    )


def fit(ship, top=None):
    (_fit_coastal if ship.L < COASTAL_UP_TO else _fit_ocean)(ship)


def _fit_ocean(ship):
    L, x, M = ship.L, ship.x, ship.M
    plating(ship)
    cap = decks(ship, 0.72, surface="teak")
    hull_windows(ship, [(0.34, 0.42, 0.38, 0.55, 0.0, 0.4, 0), (0.45, 0.53, 0.40, 0.56, 0.0, 0.4, 0)])
    portholes(ship, (0.60, 0.67, 0.73), 0.50, 0.16)
    rubbing_strake(ship, 0.66)
    z = ship.sole
    half = float(ship.inside(x(0.32))) - 0.48
    ceiling = z + 2.24
    saloon = House(
        x(0.175), x(0.47), x(0.47), half, half * 0.97, ship.below_deck, z + 0.86, ceiling, 0.04 * L, 6
    )
    saloon.build(ship, (0.16, 0.34, 0.52, 0.70), clamp=0.10, width=0.09, header=0.12, doors=True)
    fore = float(ship.deck(x(0.56)))
    floor = max(fore + 0.25, z + 0.95)
    head = floor + 2.10
    house = House(
        x(0.38),
        x(0.625),
        x(0.575),
        half * 0.97,
        half * 0.90,
        ship.below_deck,
        floor + 0.98,
        head,
        0.09 * L,
        3.2,
    )
    house.build(ship, (0.22, 0.45, 0.66, 0.80, 1.0), clamp=0.10, width=0.08, header=0.10)
    wipers(ship, house, (0.84, -0.84), 0.4)
    portuguese_bridge(
        ship, x(0.685), float(ship.inside(x(0.63))) - 0.12, float(ship.deck(x(0.63))), 0.92, 0.11 * L
    )
    trunk = coachroof(
        ship,
        x(0.66),
        x(0.87),
        float(ship.inside(x(0.74))) * 0.52,
        0.12 * L,
        0.40,
        0.10,
        clamp=0.5,
        square=2.8,
        shoulder=0.2,
    )
    sunpad(ship, x(0.72), x(0.80), -0.9, 0.9, trunk(x(0.76)) - 0.02, "aft", 0.1)
    hatch(ship, x(0.84), trunk(x(0.84)), 0.5)
    boat = boat_deck(ship, x(0.005), x(0.47), ceiling, ship.B * 0.465)
    _flying_bridge(ship, boat, head, half)
    sofa(x(0.02), x(0.02) + 0.75, -half * 0.8, half * 0.8, z, ship.root, "aft", M["cush"])
    table(ship, x(0.02) + 1.0, x(0.02) + 1.9, -1.0, 1.0, z)
    swim_platform(ship, 1.0, stairs=False)
    bow_rail(ship, 0.40, 0.45, cap)
    ground_tackle(ship, 0.915)
    cleats(ship, (0.03, 0.36, 0.9))
    flag(ship, x(0) + 0.25, z + 1.3, 1.0)


def _flying_bridge(ship, boat, head, half):
    L, x, M = ship.L, ship.x, ship.M
    roof(
        ship,
        x(0.30),
        x(0.575) + 0.35,
        half * 0.98,
        0.09 * L,
        head - 0.02,
        0.16,
        edge=0.07,
        p=3.2,
        droop=0.06,
        lamps=False,
        round_aft=0.2,
    )
    ship.bridge = deck = head + 0.16
    ship.bridge_aft = x(0.295)
    box("stair house", x(0.34), x(0.40), -half * 0.9, half * 0.9, boat - 0.1, head, M["gel"], ship.root, 0.06)
    coaming(
        ship,
        x(0.31),
        x(0.555),
        half * 0.93,
        0.10 * L,
        deck - 0.03,
        0.70,
        fall=0.15,
        p=2.8,
        screen=0.32,
        screen_part=0.26,
    )
    helm(ship, x(0.485), deck, 0.0, 1.4, 0.85)
    helm_seats(ship, x(0.445), deck, (0.4, -0.4), 0.05)
    sofa(x(0.33), x(0.42), half * 0.82 - 0.65, half * 0.82, deck, ship.root, "port", M["cush"], 0.2)
    roofed = deck + 2.02
    roof(ship, x(0.30), x(0.52), half * 0.88, 0.08 * L, roofed, 0.15, p=2.8, droop=0.06, round_aft=0.3)
    strut(
        "arch",
        ((x(0.315) - 0.3, x(0.315) + 0.3), deck),
        ((x(0.335) - 0.1, x(0.335) + 0.45), roofed + 0.04),
        half * 0.9,
        half * 0.82,
        M["gel"],
        ship.root,
        0.12,
    )
    strut(
        "post",
        ((x(0.505), x(0.505) + 0.07), deck + 0.5),
        ((x(0.49), x(0.49) + 0.07), roofed + 0.03),
        half * 0.85,
        half * 0.8,
        M["ss"],
        ship.root,
        0.06,
    )
    radar_mast(ship, x(0.345), roofed + 0.15, 1.0, 1.5, ((0.6, half * 0.42, 0.30),), rake=-0.35)
    tender(ship, (x(0.16), -half * 0.1, boat + 0.15), 4.0, np.pi)
    crane(ship, x(0.285), half * 0.5, boat, -0.12 * L)
    straight_rail(
        ship, [(x(0.005) + 0.25, ship.B * 0.435, boat), (x(0.32), ship.B * 0.435, boat)], 0.92, across=True
    )


def _fit_coastal(ship):
    """The small one: an upright cabin, wide side deck, outboards."""
    L, x, M = ship.L, ship.x, ship.M
    plating(ship)
    cap = decks(ship, 0.34, cockpit=0.62, cockpit_end=0.33, surface="deck")
    hull_windows(
        ship, [(0.55, 0.64, 0.52, 0.68, 0.015, 0.45, 0.1), (0.67, 0.74, 0.55, 0.68, 0.015, 0.45, 0.2)]
    )
    rubbing_strake(ship, 0.80)
    z = ship.sole
    half = float(ship.inside(x(0.42))) - 0.28
    head = z + 2.16
    sill = max(z + 0.98, float(ship.deck(x(0.6))) + 0.42)
    house = House(x(0.33), x(0.655), x(0.585), half, half * 0.90, ship.below_deck, sill, head, 0.10 * L, 3.4)
    house.build(ship, (0.22, 0.42, 0.60, 0.76, 1.0), clamp=0.10, width=0.10, doors=True)
    wipers(ship, house, (0.86, -0.86), 0.4)
    roof(ship, x(0.19), x(0.61), half * 0.97, 0.09 * L, head - 0.02, 0.14, p=3.4, droop=0.06, round_aft=0.15)
    strut(
        "post",
        ((x(0.215), x(0.235)), float(ship.H.sheer(0.22))),
        ((x(0.21), x(0.23)), head),
        float(ship.inside(x(0.22))),
        half * 0.93,
        M["gel"],
        ship.root,
        0.07,
    )
    trunk = coachroof(
        ship, x(0.60), x(0.885), half * 0.82, 0.22 * L, 0.42, 0.10, clamp=0.25, square=2.4, shoulder=0.22
    )
    sunpad(ship, x(0.68), x(0.80), -half * 0.5, half * 0.5, trunk(x(0.74)) - 0.02, "aft", 0.1)
    hatch(ship, x(0.84), trunk(x(0.84)), 0.4)
    wide = float(ship.inside(x(0.1)))
    sofa(x(0.03), x(0.03) + 0.6, -wide * 0.7, wide * 0.7, z, ship.root, "aft", M["cush"], 0.35)
    sofa(x(0.10), x(0.30), wide - 0.58, wide - 0.03, z, ship.root, "port", M["cush"], 0.3)
    table(ship, x(0.13), x(0.20), -0.2, wide - 0.75, z)
    swim_platform(ship, 0.7, stairs=False, garage=False, name=False)
    outboards(ship, 2, 1.0)
    bow_rail(ship, 0.40, 0.55, cap)
    ground_tackle(ship, 0.92)
    cleats(ship, (0.04, 0.45, 0.9))
    radar_mast(ship, x(0.45), head + 0.16, 0.5, 0.6, (), False, -0.15)
    whip(ship, x(0.40), half * 0.7, head + 0.1, 1.9)
    flag(ship, x(0) + 0.2, z + 0.95, 0.7)
