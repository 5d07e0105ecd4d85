"""Trawler, 13 to 20 m: plumb bow, raised foredeck with Portuguese bridge, upright wheelhouse, boat deck to the stern."""

import numpy as np

from ..deckhouse import House, coaming, roof, wipers
from ..fittings import bow_rail, cleats, downlights, flag, ground_tackle, radar_mast, straight_rail
from ..furniture import helm, helm_seats, sofa, sunpad, table
from ..geometry import box, loft, outline, plate, sstep, strut, tube
from ..shell import decks, hull_windows, plating, portholes
from ..tender import crane, tender
from ..transom import swim_platform


def hull(L):
    return dict(
        hb=1.25 + 0.088 * L,
        hs=0.92 + 0.048 * L,
        rake=0.032 * L,
        flare=1.05,
        sheer="broken",
        full=2.9,
        knuckle=0.05,
    )


def fit(ship, top=None):
    """top: `hardtop` over the flybridge, or `mast` with nothing over it."""
    L, x, M = ship.L, ship.x, ship.M
    plating(ship)
    cap = decks(ship, 0.66, surface="teak")
    hull_windows(ship, [(0.38, 0.52, 0.34, 0.52, 0.0, 0.35, 0)])
    portholes(ship, (0.60, 0.67, 0.74), 0.46, 0.14 + 0.003 * L)
    rubbing_strake(ship)
    z = ship.sole
    fore = float(ship.deck(x(0.58)))
    half = float(ship.inside(x(0.30))) - 0.42
    ceiling = z + 2.28
    saloon = House(
        x(0.165), x(0.50), x(0.50), half, half * 0.97, ship.below_deck, z + 0.92, ceiling, 0.05 * L, 6
    )
    saloon.build(ship, (0.14, 0.30, 0.46, 0.62, 0.78), clamp=0.10, width=0.11, header=0.14, doors=True)
    bridge_ceiling = fore + 2.30
    sill = fore + 1.10
    house = House(
        x(0.40),
        x(0.605),
        x(0.605) + 0.16,
        half * 0.96,
        half * 0.94,
        ship.below_deck,
        sill,
        bridge_ceiling,
        0.055 * L,
        4.5,
        shrink=0.05,
    )
    house.build(ship, (0.26, 0.46, 0.64, 0.76, 0.88, 1.0), clamp=0.10, width=0.10, header=0.12)
    wipers(ship, house, (0.82, -0.82, 0.96), 0.4)
    portuguese_bridge(ship, x(0.665), float(ship.inside(x(0.62))) - 0.10, fore, 0.98, 0.09 * L)
    boat = boat_deck(ship, x(0.005), x(0.50), ceiling, ship.B * 0.47)
    _bridge_deck(ship, boat, bridge_ceiling, half, top or "hardtop")
    _foredeck(ship)
    sofa(x(0.02), x(0.02) + 0.7, -half * 0.8, half * 0.8, z, ship.root, "aft", M["cush"])
    table(ship, x(0.02) + 0.95, x(0.02) + 1.75, -0.8, 0.8, z)
    swim_platform(ship, 0.9 + 0.02 * L, stairs=False)
    bow_rail(ship, 0.46, 0.55, cap, rows=(1.0, 0.66, 0.33))
    ground_tackle(ship, 0.925)
    cleats(ship, (0.03, 0.34, 0.9))
    flag(ship, x(0) + 0.25, z + 1.25, 0.9)


def rubbing_strake(ship, w=0.72):
    """A half-round guard along the side, with a steel strip."""
    line = ship.H.P(np.linspace(0, 0.93, 60), 0.3 + 0.7 * w)
    for sg in (1, -1):
        tube("strake", line * [1, sg, 1], 0.05, ship.M["paint"], ship.root)
        tube("shoe", line * [1, sg, 1] + [0, sg * 0.042, 0], 0.018, ship.M["ss"], ship.root)


def portuguese_bridge(ship, front, half, z, height, nose):
    """A breast-high wall round the front of the wheelhouse."""
    M = ship.M

    def plan(inner):
        return outline(front - nose - 0.06 * ship.L, front - inner, half - inner, nose, p=2.8)

    rows = [
        (plan(0.0), lambda x: ship.deck(x) - 0.03),
        (plan(0.0), z + height),
        (plan(0.12), z + height),
        (plan(0.12), lambda x: ship.deck(x) - 0.03),
    ]
    loft("portuguese bridge", rows, M["gel"], ship.root, close_aft=False, clamp=0.02)
    edge = plan(0.06)
    half_out = np.minimum(np.abs(edge[:, 1]), np.maximum(ship.inside(edge[:, 0]) - 0.02, 0.02)) * np.sign(
        edge[:, 1]
    )
    tube(
        "cap",
        np.c_[edge[:, 0], half_out, np.full(len(edge), z + height + 0.03)],
        0.045,
        M["varnish"],
        ship.root,
    )


def boat_deck(ship, aft, fore, z, half):
    """The deck over saloon, side decks and cockpit, carried by posts. Returns its height."""
    M = ship.M
    roof(
        ship, aft, fore, half, 0.3, z, 0.20, edge=0.07, round_aft=0.35, droop=0, p=6, lamps=False, camber=0.03
    )
    downlights(ship, np.arange(aft + 0.6, ship.x(0.16), 1.1), (-half * 0.6, 0, half * 0.6), z)
    for f in (0.035, 0.155):
        p = ship.H.P(f, 1.0)
        strut(
            "post",
            ((p[0] - 0.10, p[0] + 0.10), p[2]),
            ((p[0] - 0.10, p[0] + 0.10), z + 0.05),
            p[1] - 0.09,
            half - 0.12,
            M["gel"],
            ship.root,
            0.08,
        )
    s = np.linspace(0, 1, 20)
    along = ship.x(0.36) + (ship.x(0.45) - ship.x(0.36)) * s
    low = z + 0.02 - (z - float(ship.H.sheer(0.44)) + 0.02) * sstep(0.0, 1.0, s)
    y_low = ship.H.P(np.clip((along + ship.L / 2) / ship.L, 0, 1), 1.0)[:, 1] - 0.08
    plate("wing", along, z + 0.1, low, half - 0.04, M["gel"], ship.root, 0.07, y_low)
    return z + 0.24


def _bridge_deck(ship, z, wheelhouse_roof, half, top):
    L, x, M = ship.L, ship.x, ship.M
    roof(
        ship,
        x(0.385),
        x(0.605) + 0.42,
        half * 1.03,
        0.05 * L,
        wheelhouse_roof - 0.02,
        0.16,
        edge=0.06,
        p=4.5,
        droop=0.02,
        lamps=False,
        round_aft=0.1,
        camber=0.04,
    )
    ship.bridge = deck = wheelhouse_roof + 0.16
    ship.bridge_aft = x(0.335)
    box("after part", x(0.33), x(0.42), -half * 0.98, half * 0.98, z - 0.1, deck, M["gel"], ship.root, 0.06)
    coaming(
        ship,
        x(0.36),
        x(0.575),
        half * 0.95,
        0.06 * L,
        deck - 0.03,
        0.66,
        fall=0.1,
        p=3.6,
        screen=0.30,
        screen_part=0.22,
    )
    helm(ship, x(0.51), deck, 0.2, 1.2, 0.85)
    helm_seats(ship, x(0.465), deck, (0.5, -0.1), 0.05)
    sofa(x(0.37), x(0.46), -half * 0.82, -half * 0.82 + 0.65, deck, ship.root, "stbd", M["cush"], 0.2)
    tender(ship, (x(0.16), half * 0.15, z + 0.15), min(3.6, 0.22 * L), np.pi)
    crane(ship, x(0.29), -half * 0.45, z, -0.13 * L)
    straight_rail(
        ship, [(x(0.005) + 0.25, ship.B * 0.44, z), (x(0.335), ship.B * 0.44, z)], 0.92, across=True
    )
    mast_x, mast_z = x(0.375), deck
    if top == "hardtop":
        head = deck + 2.0
        roof(ship, x(0.345), x(0.555), half * 0.93, 0.05 * L, head, 0.13, p=4, droop=0.03, round_aft=0.2)
        for a in (0.37, 0.535):
            strut(
                "leg",
                ((x(a) - 0.07, x(a) + 0.07), deck),
                ((x(a) - 0.02, x(a) + 0.12), head + 0.03),
                half * 0.88,
                half * 0.86,
                M["gel"],
                ship.root,
                0.06,
            )
        mast_z = head + 0.13
    radar_mast(ship, mast_x, mast_z, 1.3, 1.3, ((0.55, half * 0.42, 0.26),), rake=-0.3)


def _foredeck(ship):
    x, M = ship.x, ship.M
    z = float(ship.deck(x(0.76)))
    wide = float(ship.inside(x(0.78))) * 0.55
    box("trunk", x(0.69), x(0.82), -wide, wide, z - 0.05, z + 0.34, M["gel"], ship.root, 0.08)
    sunpad(ship, x(0.74), x(0.815), -wide * 0.9, wide * 0.9, z + 0.34, "aft", 0.1)
    sofa(x(0.685), x(0.685) + 0.6, -wide, wide, z, ship.root, "aft", M["cush"], 0.35)
