"""Express with outboards, 8 to 15 m: near-plumb bow, flat sheer, a cabin, a T-top or none, engines in full view."""

from ..deckhouse import House, coachroof, hatch, roof, windscreen, wipers
from ..fittings import cleats, flag, ground_tackle, radar_mast, rail, whip
from ..furniture import bar, helm, helm_seats, sofa, sunpad, table
from ..geometry import box, strut
from ..shell import decks, hull_windows, plating, stripe
from ..transom import outboards, swim_platform


def hull(L):
    return dict(
        hb=0.66 + 0.078 * L,
        hs=0.56 + 0.050 * L,
        rake=0.018 * L,
        flare=0.75,
        sheer="straight",
        full=2.7,
        knuckle=0.05,
    )


def fit(ship, top=None):
    """top: `cabin` with glass all round, `t-top` with a screen, `spyder` without a roof."""
    L, x, H = ship.L, ship.x, ship.H
    top = top or "t-top"
    plating(ship)
    decks(ship, min(0.60, H.hs - 0.45), surface="teak", cap_material="gel")
    hull_windows(ship, [(0.56, 0.78, 0.52, 0.70, 0.02, 0.35, 0.35)])
    stripe(ship, 0.01, 0.985, 0.90, 0.935, "trim", 0.2)
    sole = ship.sole
    z = float(ship.deck(x(0.45)))
    half = ship.B * (0.335 if top == "cabin" else 0.30)
    head = z + 2.06
    trunk = coachroof(
        ship,
        x(0.57),
        x(0.90),
        float(ship.inside(x(0.6))) * 0.70,
        0.26 * L,
        0.34 + 0.012 * L,
        0.08,
        clamp=0.30,
        square=2.4,
        shoulder=0.22,
    )
    sunpad(ship, x(0.655), x(0.80), -half * 0.72, half * 0.72, trunk(x(0.72)) - 0.02, "aft", 0.10)
    hatch(ship, x(0.845), trunk(x(0.845)), 0.38)
    if top == "cabin":
        sill = z + 0.72
        house = House(x(0.315), x(0.665), x(0.585), half, half * 0.86, z - 0.02, sill, head, 0.13 * L, 2.7)
        house.build(ship, (0.24, 0.46, 0.66, 1.0), pillar="trim", width=0.09)
        wipers(ship, house, (0.9, -0.9), 0.5)
    else:
        sill = z + 0.92
        House(x(0.42), x(0.655), x(0.65), half, half, z - 0.02, sill - 0.02, sill, 0.12 * L, 2.5).build(
            ship, body="gel", room=False
        )
        windscreen(
            ship,
            x(0.42),
            x(0.65),
            x(0.575),
            half * 0.98,
            half * 0.90,
            sill,
            head if top == "t-top" else sill + 0.55,
            0.12 * L,
            (0.5, 1.0),
            p=2.4,
            frame="trim",
        )
        helm(ship, x(0.475), z, -half * 0.2, 1.3, 0.95)
        helm_seats(
            ship,
            x(0.405),
            z,
            (-half * 0.55, half * 0.0, half * 0.55) if L > 11 else (-half * 0.45, half * 0.15),
            0.12,
        )
    if top != "spyder":
        aft = x(0.20) if top == "t-top" else x(0.225)
        roof(
            ship,
            aft,
            x(0.60),
            half * (1.10 if top == "t-top" else 0.98),
            0.10 * L,
            head - 0.02,
            0.11,
            "gel",
            edge=0.05,
            p=3.2,
            droop=0.10,
            round_aft=0.15,
            half_aft=half * 0.98,
        )
        box(
            "fabric",
            x(0.27),
            x(0.45),
            -half * 0.72,
            half * 0.72,
            head + 0.13,
            head + 0.155,
            ship.M["trim"],
            ship.root,
            0.01,
        )
        for f0, f1, y in (
            ((0.27, 0.225, 0.98), (0.40, 0.385, 1.0)) if top == "t-top" else ((0.30, 0.235, 0.92),)
        ):
            strut(
                "leg",
                ((x(f0) - 0.1, x(f0) + 0.1), z),
                ((x(f1) - 0.1, x(f1) + 0.14), head),
                half * y,
                half * y * 0.98,
                ship.M["trim"],
                ship.root,
                0.07,
            )
        radar_mast(ship, x(0.30), head + 0.14, 0.16, 0.55, (), False, -0.04)
        whip(ship, x(0.27), half * 0.7, head + 0.08, 1.9)
    bar(
        ship,
        x(0.335) if top != "cabin" else x(0.27),
        x(0.335) + 0.6 if top != "cabin" else x(0.27) + 0.4,
        -half * 0.7,
        half * 0.7,
        z,
        0.85,
    )
    inner = float(ship.inside(x(0.1)))
    sofa(x(0.055), x(0.055) + 0.62, -inner * 0.80, inner * 0.80, sole, ship.root, "aft", ship.M["cush"])
    table(ship, x(0.055) + 0.85, x(0.055) + 1.45, -0.5, 0.5, sole)
    sofa(x(0.20), x(0.29), inner - 0.55, inner - 0.04, sole, ship.root, "port", ship.M["cush"], 0.3)
    ship.platform_z = 0.30
    swim_platform(ship, 0.62, stairs=False, garage=False, name=False)
    outboards(ship, 1 if L < 8.8 else 2 if L < 13.2 else 3, 0.92 + 0.012 * L)
    _side_name(ship)
    _low_rail(ship)
    ground_tackle(ship, 0.93)
    cleats(ship, (0.04, 0.5, 0.9))
    flag(ship, x(0) + 0.2, float(H.sheer(0.0)) + 0.25, 0.6)


def _side_name(ship):
    """The name on the quarters, because the outboards hide the transom."""
    from ..fittings import lettering, quarter

    p = ship.H.P(0.17, 0.3 + 0.7 * 0.62)
    dark = ship.dark_hull
    for sg, facing in ((1, "port"), (-1, "starboard")):
        lettering(
            ship,
            ship.name,
            (p[0], sg * p[1], p[2] - 0.08),
            0.13 + 0.006 * ship.L,
            facing,
            "silver" if dark else "blk",
            quarter(ship.H),
        )


def _low_rail(ship):
    H = ship.H
    rail(
        lambda f: H.P(f, 1.0) + [0, -0.08, 0.03],
        [0.62 + 0.35 * k / 16 for k in range(17)],
        0.26,
        ship.root,
        ship.M["ss"],
        rows=(1.0,),
    )
