"""Open sport cruiser, 8 to 13 m: raked wraparound screen, arch or canvas top, cockpit with dinette, sun pad forward."""

from ..deckhouse import coachroof, hatch, roof, windscreen
from ..fittings import bow_rail, cleats, flag, ground_tackle, radar_mast, whip
from ..furniture import bar, dinette, helm, helm_seats, sofa, sunpad
from ..geometry import box, sphere, strut
from ..shell import decks, hull_windows, plating, stripe
from ..transom import swim_platform


def hull(L):
    return dict(hb=0.78 + 0.068 * L, hs=0.62 + 0.043 * L, rake=0.105 * L, flare=1.3, sheer="low", full=3.1)


def fit(ship, top=None):
    L, x, H = ship.L, ship.x, ship.H
    plating(ship)
    cap = decks(ship, 0.13 + 0.004 * L, cockpit=min(0.66, H.hs - 0.40), cockpit_end=0.42, surface="deck")
    hull_windows(ship, [(0.47, 0.60, 0.50, 0.68, 0.02, 0.5, 0.1), (0.62, 0.72, 0.55, 0.69, 0.02, 0.5, 0.25)])
    stripe(ship, 0.02, 0.93, 0.86, 0.91, taper=0.4)
    sole = ship.sole
    half = float(ship.inside(x(0.42)))
    teak_sole(ship, x(0.0) + 0.15, x(0.415), sole)
    crown = coachroof(ship, x(0.42), x(0.93), half * 0.94, 0.42 * L, 0.30 + 0.008 * L, 0.30, clamp=0.14)
    sunpad(ship, x(0.62), x(0.80), -half * 0.42, half * 0.42, crown(x(0.72)) - 0.03, head="aft", thick=0.10)
    hatch(ship, x(0.85), crown(x(0.85)), 0.42)
    sill = float(ship.deck(x(0.46))) + 0.26 + 0.006 * L
    height = sole + 1.62 - sill
    windscreen(
        ship,
        x(0.33),
        x(0.60),
        x(0.485),
        half * 0.96,
        half * 0.84,
        sill,
        sill + height,
        0.235 * L,
        (0.40, 0.66, 1.0),
    )
    box(
        "dash",
        x(0.425),
        x(0.47),
        -half * 0.85,
        half * 0.85,
        sole + 0.6,
        sill + 0.06,
        ship.M["trim"],
        ship.root,
        0.06,
        0,
        0.1,
    )
    helm(ship, x(0.40), sole, -half * 0.38, 0.95, 0.92)
    helm_seats(ship, x(0.345), sole, (-half * 0.38,) if L < 10 else (-half * 0.55, -half * 0.12), 0.1)
    sofa(x(0.31), x(0.41), half * 0.92 - 0.62, half * 0.92, sole, ship.root, "port", ship.M["cush"])
    dinette(ship, x(0.055), half * 0.86, sole, 0.6, 0.16 * L)
    if L > 9.5:
        bar(ship, x(0.255), x(0.31), -half * 0.95, -half * 0.95 + 0.5, sole)
    swim_platform(ship, 0.045 * L + 0.35, stairs=False, garage=True)
    bow_rail(ship, 0.48, 0.40 + 0.006 * L, cap)
    ground_tackle(ship, 0.915)
    cleats(ship, (0.03, 0.52, 0.9))
    _top(ship, top or ("sport" if L > 10 else "arch"), sole, half)
    flag(ship, x(0) + 0.2, sole + 0.95, 0.7)


def _top(ship, kind, sole, half):
    """A swept arch; with `sport`, a thin roof from it to the windscreen."""
    x, L = ship.x, ship.L
    head = sole + 2.02
    foot = float(ship.H.sheer(0.25))
    y = float(ship.H.P(0.25, 1.0)[1]) - 0.07
    strut(
        "arch",
        ((x(0.17), x(0.235)), foot),
        ((x(0.245), x(0.295)), head),
        y,
        half * 0.80,
        ship.M["gel"],
        ship.root,
        0.09,
        0.10,
    )
    if kind == "sport":
        roof(
            ship,
            x(0.20),
            x(0.505),
            half * 0.86,
            0.10 * L,
            head - 0.03,
            0.10,
            "gel",
            edge=0.05,
            droop=0.22,
            camber=0.05,
            half_aft=half * 0.80,
        )
        strut(
            "post",
            ((x(0.43), x(0.437)), sole + 1.5),
            ((x(0.46), x(0.467)), head - 0.1),
            half * 0.85,
            half * 0.82,
            ship.M["ss"],
            ship.root,
            0.04,
        )
        radar_mast(ship, x(0.26), head + 0.1, 0.30, 0.9, (), False)
        whip(ship, x(0.24), half * 0.6, head + 0.05, 1.7)
    else:
        roof(
            ship,
            x(0.225),
            x(0.31),
            half * 0.81,
            0.03 * L,
            head - 0.02,
            0.11,
            "gel",
            edge=0.05,
            droop=0.02,
            p=5,
            round_aft=0.05,
        )
        sphere("dome", (x(0.268), 0, head + 0.2), 0.17, ship.M["gel"], ship.root, 0.75)
        whip(ship, x(0.25), half * 0.6, head + 0.05, 1.6)


def teak_sole(ship, aft, fore, z):
    """Teak laid on the cockpit's sole."""
    half = float(min(ship.inside(aft), ship.inside(fore))) - 0.04
    box("sole", aft, fore, -half, half, z - 0.02, z + 0.028, ship.M["teak"], ship.root, 0)
