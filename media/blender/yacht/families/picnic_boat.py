"""Picnic boat, 8 to 16 m: downeast sheer, tumblehome, varnish; and the open runabout in mahogany."""

from ..deckhouse import House, coachroof, hatch, roof, windscreen, wipers
from ..fittings import cleats, flag, ground_tackle, rail, whip
from ..furniture import helm, helm_seats, sofa, sunpad, table
from ..geometry import box, loft, outline, sphere, strut, tube
from ..shell import decks, plating, stripe
from ..transom import swim_platform
from .sport_cruiser import teak_sole

RUNABOUT_UP_TO = 10.4


def hull(L):
    return dict(
        hb=0.80 + 0.062 * L,
        hs=0.66 + 0.030 * L,
        rake=0.058 * L,
        flare=1.25,
        sheer="downeast",
        full=2.7,
        tumble=0.10,
        transom=0.28,
        knuckle=0.0,
    )


def fit(ship, top=None):
    """top: `runabout` has no house; any other value has a house open aft."""
    (_fit_runabout if top == "runabout" else _fit_house)(ship)


def _fit_house(ship):
    L, x, H, M = ship.L, ship.x, ship.H, ship.M
    plating(ship)
    decks(
        ship, 0.10, cockpit=min(0.62, H.hs - 0.42), cockpit_end=0.385, surface="deck", cap_material="varnish"
    )
    stripe(ship, 0.0, 0.97, 0.90, 0.915, "gold")
    z = ship.sole
    half = float(ship.inside(x(0.48))) - 0.30
    teak_sole(ship, x(0) + 0.12, x(0.38), z)
    trunk = coachroof(
        ship,
        x(0.50),
        x(0.88),
        half * 0.90,
        0.24 * L,
        0.40 + 0.008 * L,
        0.12,
        clamp=0.24,
        square=2.2,
        shoulder=0.16,
    )
    _trunk_ports(ship, half * 0.90, trunk)
    hatch(ship, x(0.76), trunk(x(0.76)) + 0.01, 0.5)
    for y in (0.32, -0.32):
        rail(
            lambda f, y=y: (x(0.62) + f * 0.11 * L, abs(y) * 1.9, trunk(x(0.62) + f * 0.11 * L) - 0.02),
            (0, 0.25, 0.5, 0.75, 1.0),
            0.07,
            ship.root,
            M["varnish"],
            0.5,
            (1.0,),
            0.02,
        )
    head = z + 2.10
    sill = max(z + 1.02, trunk(x(0.58)) + 0.05)
    house = House(
        x(0.375), x(0.605), x(0.545), half, half * 0.90, ship.below_deck, sill, head, 0.075 * L, 3.4
    )
    house.build(ship, (0.10, 0.34, 0.56, 0.70, 0.90), clamp=0.16, width=0.075, aft_glass=L > 12, pillar="gel")
    wipers(ship, house, (0.80, -0.80, 0.97), 0.35)
    roof(
        ship,
        x(0.235),
        x(0.575),
        half * 0.95,
        0.075 * L,
        head - 0.02,
        0.09,
        p=3.2,
        edge=0.04,
        droop=0.04,
        round_aft=0.25,
        camber=0.08,
    )
    strut(
        "post",
        ((x(0.262), x(0.270)), float(H.sheer(0.265))),
        ((x(0.255), x(0.263)), head),
        float(H.P(0.265, 1.0)[1]) - 0.12,
        half * 0.9,
        M["ss"],
        ship.root,
        0.04,
    )
    helm(ship, x(0.50), z, -half * 0.4, 0.9, 0.95)
    helm_seats(ship, x(0.44), z, (-half * 0.42, half * 0.42), 0.1)
    _after_cockpit(ship, z)
    swim_platform(ship, 0.55 + 0.01 * L, stairs=False, garage=False)
    _toe_rail(ship)
    ground_tackle(ship, 0.925)
    cleats(ship, (0.05, 0.5, 0.9))
    box(
        "mast",
        x(0.40) - 0.12,
        x(0.40) + 0.12,
        -0.05,
        0.05,
        head + 0.1,
        head + 0.65,
        M["gel"],
        ship.root,
        0.03,
        0.4,
        -0.18,
    )
    sphere("dome", (x(0.40) + 0.1, 0, head + 0.32), 0.24, M["gel"], ship.root, 0.6)
    whip(ship, x(0.36), half * 0.6, head + 0.06, 1.9)
    flag(ship, x(0) + 0.22, float(H.sheer(0.0)) + 0.3, 0.75)


def _trunk_ports(ship, half, trunk):
    """Oval ports in bright rims along the trunk cabin's sides."""
    x = ship.x
    for f in (0.64, 0.70, 0.76):
        y = float(min(half - 0.02, ship.inside(x(f)) - 0.22))
        z = (float(ship.deck(x(f))) + trunk(x(f))) / 2 - 0.02
        for sg in (1, -1):
            sphere("rim", (x(f), sg * y, z), 0.17, ship.M["ss"], ship.root, 0.52)
            sphere("port", (x(f), sg * (y + 0.025), z), 0.155, ship.M["glass"], ship.root, 0.48)


def _after_cockpit(ship, z):
    x, M = ship.x, ship.M
    wide = float(ship.inside(x(0.12)))
    sofa(x(0.035), x(0.035) + 0.62, -wide * 0.62, wide * 0.62, z, ship.root, "aft", M["cush"], 0.3)
    for back, sg in (("port", 1), ("stbd", -1)):
        low, high = sorted((sg * (wide - 0.55), sg * (wide - 0.03)))
        sofa(x(0.20), x(0.34), low, high, z, ship.root, back, M["cush"], 0.25)
    table(ship, x(0.115), x(0.165), -0.55, 0.55, z)


def _toe_rail(ship):
    """Varnish along the deck edge and a low bow rail."""
    H = ship.H
    stations = [0.02 + 0.965 * k / 60 for k in range(61)]
    for sg in (1, -1):
        tube(
            "toe rail",
            [H.P(u, 1.0) * [1, sg, 1] + [0, -sg * 0.03, 0.05] for u in stations],
            0.032,
            ship.M["varnish"],
            ship.root,
        )
    rail(
        lambda f: H.P(f, 1.0) + [0, -0.07, 0.06],
        [0.60 + 0.385 * k / 20 for k in range(21)],
        0.36,
        ship.root,
        ship.M["ss"],
        rows=(1.0,),
        r=0.014,
    )


def _fit_runabout(ship):
    L, x, H, M = ship.L, ship.x, ship.H, ship.M
    plating(ship)
    decks(
        ship,
        0.02,
        cockpit=min(0.55, H.hs - 0.36),
        cockpit_end=0.56,
        surface="mahogany",
        cap_material="varnish",
    )
    stripe(ship, 0.0, 0.98, 0.88, 0.90, "gold")
    z = ship.sole
    wide = float(ship.inside(x(0.3)))
    teak_sole(ship, x(0.12), x(0.555), z)
    floor = float(H.sheer(0.15)) - 0.03
    plan = outline(x(0.0) + 0.12 + H.transom * H.hs, x(0.235), wide * 0.97, 0.1, p=6)
    loft("after deck", [(plan, z), (plan, floor)], M["mahogany"], ship.root, cap_top=M["mahogany"], clamp=0.0)
    sunpad(ship, x(0.02) + 0.22, x(0.215), -wide * 0.72, wide * 0.72, floor, "fwd", 0.12)
    for sg in (1, -1):
        low, high = sorted((sg * (wide - 0.17), sg * (wide + 0.02)))
        box(
            "side deck",
            x(0.23),
            x(0.56),
            low,
            high,
            float(H.sheer(0.4)) - 0.07,
            float(H.sheer(0.4)) - 0.01,
            M["mahogany"],
            ship.root,
            0.02,
        )
    sofa(x(0.24), x(0.24) + 0.62, -wide * 0.76, wide * 0.76, z, ship.root, "aft", M["cush"], 0.22)
    table(ship, x(0.335), x(0.385), -0.35, 0.35, z, 0.55)
    helm(ship, x(0.53), z, -wide * 0.4, 0.8, 0.72)
    for side in (1, -1):
        low, high = sorted((side * 0.10, side * wide * 0.78))
        sofa(x(0.435), x(0.435) + 0.6, low, high, z, ship.root, "aft", M["cush"], 0.24)
    sill = float(H.sheer(0.6)) + 0.02
    windscreen(
        ship,
        x(0.50),
        x(0.655),
        x(0.59),
        wide * 0.90,
        wide * 0.80,
        sill,
        sill + 0.46,
        0.13 * L,
        (0.55, 1.0),
        glass="clear",
        p=2.2,
        radius=0.018,
    )
    hatch(ship, x(0.78), float(ship.deck(x(0.78))) + 0.02, 0.4)
    swim_platform(ship, 0.55, stairs=False, garage=False)
    cleats(ship, (0.05, 0.92))
    flag(ship, x(0) + 0.2, float(H.sheer(0.0)) + 0.25, 0.6)
