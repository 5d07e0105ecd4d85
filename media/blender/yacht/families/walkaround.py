"""Walkaround day boat, 12 to 17 m: reverse bow, high bulwarks, console under a dark T-top, teak from end to end."""

from ..deckhouse import House, coachroof, roof, windscreen
from ..fittings import cleats, flag, whip
from ..furniture import bar, helm, helm_seats, sofa, sunpad, table
from ..geometry import box, sphere, strut
from ..shell import decks, hull_windows, plating
from ..transom import swim_platform


def hull(L):
    return dict(
        hb=0.66 + 0.072 * L,
        hs=0.62 + 0.056 * L,
        rake=-0.016 * L,
        flare=0.55,
        sheer="flat",
        full=2.9,
        knuckle=0.02,
    )


def fit(ship, top=None):
    """top: `t-top`, or `open` with a low screen only."""
    L, x, H = ship.L, ship.x, ship.H
    top = top or "t-top"
    plating(ship)
    decks(ship, 0.62, surface="teak", cap_material="gel" if not ship.dark_hull else "paint")
    hull_windows(ship, [(0.58, 0.80, 0.50, 0.64, 0.02, 0.25, 0.25)])
    hull_windows(ship, [(0.05, 0.20, 0.72, 0.76, 0.01, 0.4, 0)], "trim")
    z, sole = float(ship.deck(x(0.45))), ship.sole
    half = ship.B * 0.27
    head = z + 2.08
    trunk = coachroof(
        ship,
        x(0.585),
        x(0.89),
        float(ship.inside(x(0.62))) * 0.64,
        0.25 * L,
        0.40,
        0.05,
        clamp=0.42,
        square=2.6,
        shoulder=0.2,
    )
    sunpad(ship, x(0.625), x(0.775), -half * 0.85, half * 0.85, trunk(x(0.7)) - 0.02, "aft", 0.13)
    sill = z + 0.88
    House(x(0.37), x(0.635), x(0.632), half, half, z - 0.02, sill - 0.02, sill, 0.10 * L, 2.6).build(
        ship, room=False
    )
    low = top == "open"
    windscreen(
        ship,
        x(0.43),
        x(0.63),
        x(0.60 if low else 0.555),
        half * 0.98,
        half * 0.9,
        sill,
        sill + 0.42 if low else head,
        0.10 * L,
        () if low else (0.45, 1.0),
        p=2.5,
        frame="blk",
    )
    helm(ship, x(0.485), z, 0.0, 1.5, 0.92)
    helm_seats(ship, x(0.42), z, (-half * 0.55, 0.0, half * 0.55), 0.12)
    if not low:
        roof(
            ship,
            x(0.215),
            x(0.585),
            half * 1.28,
            0.085 * L,
            head - 0.02,
            0.10,
            "trim",
            "trim",
            edge=0.045,
            p=3.4,
            droop=0.08,
            round_aft=0.2,
        )
        for a, b in ((0.295, 0.245), (0.515, 0.535)):
            strut(
                "leg",
                ((x(a) - 0.11, x(a) + 0.11), z),
                ((x(b) - 0.11, x(b) + 0.11), head),
                half * 1.08,
                half * 1.15,
                ship.M["trim"],
                ship.root,
                0.06,
            )
        sphere("dome", (x(0.33), 0, head + 0.22), 0.19, ship.M["gel"], ship.root, 0.8)
        whip(ship, x(0.26), half, head + 0.06, 1.8)
    bar(ship, x(0.325), x(0.36), -half * 0.9, half * 0.9, z, 0.9)
    wide = float(ship.inside(x(0.06)))
    sofa(x(0.215), x(0.215) + 0.66, -half * 1.05, half * 1.05, z, ship.root, "fwd", ship.M["cush"])
    table(ship, x(0.165), x(0.205), -0.75, 0.75, sole)
    sofa(x(0.10), x(0.10) + 0.66, -half * 1.15, half * 1.15, sole, ship.root, "aft", ship.M["cush"])
    box(
        "engine hatch",
        x(0.0) + 0.25,
        x(0.098),
        -wide * 0.72,
        wide * 0.72,
        sole - 0.1,
        sole + 0.42,
        ship.M["gel"],
        ship.root,
        0.05,
    )
    sunpad(ship, x(0.0) + 0.3, x(0.096), -wide * 0.68, wide * 0.68, sole + 0.42, "fwd")
    swim_platform(ship, 0.06 * L + 0.35, stairs=False, garage=True)
    cleats(ship, (0.04, 0.5, 0.9))
    flag(ship, x(0) + 0.2, float(H.sheer(0.0)) + 0.25, 0.7)
