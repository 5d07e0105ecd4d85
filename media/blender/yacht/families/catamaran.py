"""Power catamaran, 10 to 21 m: twin hulls, a wide bridge deck, a long cabin, a flybridge on the larger ones."""

import numpy as np

from ..deckhouse import House, coaming, roof, wipers
from ..fittings import downlights, flag, lettering, quarter, radar_mast, straight_rail, whip
from ..furniture import bar, helm, helm_seats, loungers, sofa, sunpad, table
from ..geometry import both, box, loft, outline, strut, tube
from ..hull import Hull
from ..transom import outboards

SPORT_UP_TO = 11.6


def hull(L):
    return dict(hb=1.02 + 0.066 * L, hs=0.86 + 0.046 * L, rake=0.026 * L, flare=0.5, sheer="flat", full=2.9)


def fit(ship, top=None):
    L, x, M = ship.L, ship.x, ship.M
    sport = L < SPORT_UP_TO and ship.B < 4.9
    demi, centre = _hulls(ship)
    z = float(demi.sheer(0.45)) - 0.02
    edge = ship.B / 2 - 0.10
    _bridge_deck(ship, demi, centre, z, edge)
    stations = np.linspace(-L / 2, L / 2, 40)
    ship.set_deck(stations, np.full(40, edge - 0.08), np.full(40, z))
    ship.sole = z
    if sport:
        _sport(ship, z, edge, centre)
    else:
        _cruiser(ship, z, edge, top)
    _sterns(ship, demi, centre, z, sport)
    bow = x(0.93)
    straight_rail(
        ship,
        [(x(0.50), edge - 0.05, z), (x(0.80), edge - 0.07, z), (bow, centre + 0.25, z + 0.05)],
        0.62,
        rows=(1.0, 0.5),
    )
    for k in (1.0, 0.5):
        tube(
            "rail",
            [
                (bow, centre + 0.25, z + 0.05 + 0.62 * k),
                (x(0.87), 0.9, z + 0.62 * k),
                (x(0.87), -0.9, z + 0.62 * k),
                (bow, -centre - 0.25, z + 0.05 + 0.62 * k),
            ],
            0.017,
            M["ss"],
            ship.root,
        )
    flag(ship, x(0) + 0.2, z + 0.75, 0.9)


def _hulls(ship):
    """Two slender hulls. Returns one of them and the distance of its middle line from the yacht's."""
    L, B, H, M = ship.L, ship.B, ship.H, ship.M
    width = min(0.29 * B, 0.105 * L + 0.55)
    demi = Hull(L, width, H.hs, H.hb, H.rake, 0.45, "flat", full=2.1, knuckle=0.03)
    centre = B / 2 - width / 2
    u = 1 - (1 - np.linspace(0, 1, 110)) ** 1.25
    v = np.r_[
        np.linspace(0, 0.3, 8),
        0.3 + 0.7 * np.r_[np.linspace(0.004, 0.74, 14), 0.775, 0.785, np.linspace(0.81, 1, 6)],
    ]
    outer = demi.P(u[:, None], v[None])
    inner = outer * [1, -1, 1]
    both("hull", outer + [0, centre, 0], M["hull"], ship.root, angle=28)
    both("hull inside", (inner + [0, centre, 0])[:, ::-1], M["hull"], ship.root, angle=28)
    both("transom", np.stack([inner[0], outer[0]], 0) + [0, centre, 0], M["hull"], ship.root)
    both("deck", np.stack([outer[:, -1], inner[:, -1]], 1) + [0, centre, 0.01], M["deck"], ship.root)
    both(
        "rub", demi.patch(0.0, 0.985, 0.955, 1.0, 0, 0.1, 0.03, 100, 3) + [0, centre, 0], M["blk"], ship.root
    )
    band = demi.patch(0.02, 0.97, 0.80, 0.845, 0, 0.2, 0.014, 100, 4, taper=0.5)
    both("band", band + [0, centre, 0], M["trim"], ship.root)
    for u0, u1 in ((0.30, 0.47), (0.50, 0.60), (0.63, 0.70)):
        both("pane", demi.patch(u0, u1, 0.52, 0.74, 0.01, 0.3) + [0, centre, 0], M["glass"], ship.root)
    return demi, centre


def _bridge_deck(ship, demi, centre, z, edge):
    x, M = ship.x, ship.M
    under = 0.62 + 0.012 * ship.L

    def plan(d, front=0.885):
        return outline(x(0.045), x(front) - d, centre + 0.1 - d * 0.2, 0.06 * ship.L, p=3)

    loft(
        "bridge deck",
        [(plan(0.5), under), (plan(0.12), under + 0.18), (plan(0), z - 0.05), (plan(0.03), z + 0.005)],
        M["gel"],
        ship.root,
        cap_top=M["deck"],
        cap_bot=M["gel"],
    )
    cockpit = outline(x(0.05), x(0.26), edge - 0.15, 0.05, p=8)
    loft("sole", [(cockpit, z + 0.01), (cockpit, z + 0.025)], M["teak"], ship.root, cap_top=M["teak"])


def _sterns(ship, demi, centre, z, sport):
    """Steps down both sterns, a platform between them, the name on the quarters."""
    x, M = ship.x, ship.M
    w = demi.B * 0.40
    low = 0.36
    for sg in (1, -1):
        y0, y1 = sorted((sg * (centre - w), sg * (centre + w)))
        for k, h in enumerate(np.linspace(low, z, 4)[:-1]):
            box(
                "step",
                x(0) - 0.85 + 0.28 * k,
                x(0) + 0.05,
                y0,
                y1,
                h - 0.30 if k else 0.02,
                h,
                M["gel"],
                ship.root,
                0.03,
            )
            box(
                "tread",
                x(0) - 0.83 + 0.28 * k,
                x(0) + 0.04,
                y0 + 0.05,
                y1 - 0.05,
                h,
                h + 0.012,
                M["teak"],
                ship.root,
                0,
            )
        p = demi.P(0.16, 0.3 + 0.7 * 0.72)
        lettering(
            ship,
            ship.name,
            (p[0], sg * (centre + p[1]), p[2] - 0.18),
            0.15 + 0.008 * ship.L,
            "port" if sg > 0 else "starboard",
            "silver" if ship.dark_hull else "blk",
            quarter(demi) + [0, centre, 0],
        )
    if not sport:
        box("platform", x(0) - 0.8, x(0.05), -centre + w, centre - w, 0.40, 0.52, M["gel"], ship.root, 0.05)
        box(
            "planks",
            x(0) - 0.76,
            x(0.05),
            -centre + w + 0.05,
            centre - w - 0.05,
            0.52,
            0.532,
            M["teak"],
            ship.root,
            0,
        )


def _cruiser(ship, z, edge, top):
    L, x, M = ship.L, ship.x, ship.M
    half = edge - 0.55 - 0.01 * L
    ceiling = z + 2.16
    house = House(x(0.25), x(0.735), x(0.66), half, half * 0.93, z - 0.02, z + 0.80, ceiling, 0.15 * L, 3.2)
    house.build(ship, (0.14, 0.28, 0.42, 0.56, 0.74, 1.0), pillar="trim", width=0.07, doors=True)
    wipers(ship, house, (0.88, -0.88), 0.5)
    sunpad(ship, x(0.765), x(0.845), -half * 0.6, half * 0.6, z + 0.12, "aft")
    sofa(x(0.065), x(0.065) + 0.7, -half * 0.85, half * 0.85, z, ship.root, "aft", M["cush"])
    table(ship, x(0.065) + 0.95, x(0.065) + 1.75, -1.1, 1.1, z)
    roof(
        ship,
        x(0.05),
        x(0.66) + 0.35,
        half * 1.04,
        0.15 * L,
        ceiling,
        0.20,
        p=3.2,
        edge=0.08,
        droop=0.08,
        round_aft=0.4,
        half_aft=half * 1.02,
        lamps=False,
    )
    downlights(ship, np.arange(x(0.07), x(0.25), 1.2), (-half * 0.7, 0, half * 0.7), ceiling)
    strut(
        "post",
        ((x(0.075), x(0.105)), z),
        ((x(0.065), x(0.095)), ceiling + 0.05),
        edge - 0.15,
        half * 0.97,
        M["gel"],
        ship.root,
        0.08,
    )
    ship.bridge = deck = ceiling + 0.255
    ship.bridge_aft = x(0.085)
    planks = outline(x(0.07), x(0.56), half * 0.92, 0.10 * L, p=3.0, round_aft=0.3)
    loft("planks", [(planks, deck - 0.008), (planks, deck)], M["teak"], ship.root, cap_top=M["teak"])
    front = x(0.60)
    coaming(
        ship,
        x(0.20),
        front,
        half * 0.94,
        0.14 * L,
        deck - 0.06,
        0.66,
        fall=0.25,
        p=3.0,
        screen=0.32,
        screen_part=0.24,
    )
    helm(ship, x(0.50), deck, 0.0, 1.4, 0.88)
    helm_seats(ship, x(0.455), deck, (0.4, -0.35), 0.05)
    inner = half * 0.84
    sofa(x(0.29), x(0.41), inner - 0.7, inner, deck, ship.root, "port", M["cush"], 0.25)
    table(ship, x(0.31), x(0.38), 0.3, inner - 0.85, deck)
    bar(ship, x(0.31), x(0.39), -inner, -inner + 0.6, deck)
    loungers(ship, (x(0.15),), np.linspace(-inner * 0.6, inner * 0.6, 4 if L > 15 else 3), deck)
    straight_rail(ship, [(x(0.07), half * 0.96, deck), (x(0.21), half * 0.95, deck)], 0.9, across=True)
    head = deck + 2.02
    roof(
        ship,
        x(0.24),
        x(0.535),
        half * 0.90,
        0.10 * L,
        head,
        0.14,
        "gel",
        p=3.2,
        droop=0.05,
        half_aft=half * 0.88,
    )
    # The foremost legs stand where the roof still has its full width, because it is rounded ahead of them.
    for a in (0.27, 0.465):
        strut(
            "leg",
            ((x(a) - 0.10, x(a) + 0.14), deck),
            ((x(a) + 0.05, x(a) + 0.25), head + 0.04),
            half * 0.88,
            half * 0.84,
            M["trim"],
            ship.root,
            0.08,
        )
    radar_mast(ship, x(0.30), head + 0.16, 0.6, 1.1, ((0.3, half * 0.35, 0.22),))


def _sport(ship, z, edge, centre):
    """The small one: a wide console cabin under a hardtop, bow seats, outboards."""
    L, x, M = ship.L, ship.x, ship.M
    half = edge - 0.50
    head = z + 2.08
    sill = z + 0.80
    house = House(x(0.40), x(0.665), x(0.61), half, half * 0.92, z - 0.02, sill, head, 0.09 * L, 3.2)
    house.build(ship, (0.30, 0.55, 0.75, 1.0), pillar="trim", width=0.07, aft_glass=False)
    roof(ship, x(0.17), x(0.63), half * 1.0, 0.08 * L, head - 0.02, 0.12, p=3.4, droop=0.06, round_aft=0.2)
    strut(
        "leg",
        ((x(0.22), x(0.25)), z),
        ((x(0.20), x(0.23)), head),
        edge - 0.25,
        half * 0.95,
        M["trim"],
        ship.root,
        0.07,
    )
    helm(ship, x(0.53), z, -half * 0.4, 1.2, 0.95)
    helm_seats(ship, x(0.46), z, (-half * 0.55, -half * 0.2), 0.1)
    sofa(x(0.09), x(0.09) + 0.62, -half * 0.7, half * 0.7, z, ship.root, "aft", M["cush"], 0.35)
    sofa(x(0.19), x(0.36), half - 0.5, half + 0.1, z, ship.root, "port", M["cush"], 0.3)
    table(ship, x(0.20), x(0.27), -0.2, half - 0.65, z)
    bar(ship, x(0.30), x(0.36), -half, -half + 0.6, z)
    sunpad(ship, x(0.70), x(0.80), -half * 0.75, half * 0.75, z + 0.3, "aft")
    box("base", x(0.70), x(0.80), -half * 0.75, half * 0.75, z, z + 0.3, M["gel"], ship.root, 0.04)
    radar_mast(ship, x(0.40), head + 0.14, 0.2, 0.6, (), False, -0.05)
    whip(ship, x(0.35), half * 0.7, head + 0.08, 1.9)
    outboards(ship, 2, 1.0, places=[-centre, centre], x=x(0) - 0.75)
