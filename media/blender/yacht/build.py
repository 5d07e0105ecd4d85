"""The whole yacht: build_yacht(length=..., family=...) returns its parent empty, its hull and the data others need."""

from .families import FAMILIES
from .fittings import fenders
from .hull import Hull
from .materials import mat, palette, planked_hull_material
from .ship import Ship
from .toys import jetski, water_slide
from .views import views

# General names, for scenes that only need a kind of boat.
STYLES = {
    "fly": "flybridge-large",
    "coupe": "fast-coupe",
    "open": "walkaround",
    "cruiser": "sport-cruiser",
    "tri": "superyacht",
}


def build_yacht(
    length=22.0,
    beam=None,
    family=None,
    style="fly",
    top=None,
    hull=(0.80, 0.81, 0.82),
    sup=(0.83, 0.83, 0.83),
    trim=(0.05, 0.055, 0.06),
    accent=(0.03, 0.035, 0.045),
    glass=(0.012, 0.014, 0.018),
    rough=0.16,
    metal=0.0,
    engine=None,
    cushion=None,
    table="varnish",
    night=0.0,
    name="SOLANA",
    toys=(),
    slide=False,
    fendered=(),
    decks=None,
    planked=False,
    spa=False,
):
    """
    length and beam in meters; colors are linear RGB; `rough` and `metal` are the finish of the topsides; `top` chooses one
    of a family's roofs; `table` is the tables' material (`varnish`, `teak`, `gel`); `night` lights the yacht; `fendered`
    lists the sides with fenders, +1 port and -1 starboard; `planked` varnishes the hull instead of painting it; `spa` adds a
    pool on the uppermost deck.
    """
    family = family or STYLES[style]
    measure, fit = FAMILIES[family]
    beam = beam or 0.86 * length**0.605
    M = palette(hull, sup, trim, accent, glass, night, rough, metal, engine, cushion, table)
    if planked:
        M["hull"] = planked_hull_material()
        M["paint"] = M["varnish"]
    M["silver"] = mat("letters", (0.72, 0.73, 0.74), 0.35)
    M["gold"] = mat("gold leaf", (0.62, 0.42, 0.14), 0.25, 1.0)
    ship = Ship(Hull(length, beam, **measure(length)), M, night, name, spa)
    ship.dark_hull = sum(hull) < 0.9
    ship.gilded = family == "picnic-boat"
    fit(ship, top)
    if fendered:
        fenders(ship, (0.12, 0.36, 0.60), fendered)
    root, x, z = ship.root, ship.x, ship.sole
    reach = ship.platform
    if "jetski" in toys:
        jetski((x(0) - reach * 0.55, 0, ship.platform_z + 0.3), root, 1.5708)
    if "jetski2" in toys:
        jetski((length * 0.22, beam * 1.55, 0.05), root, -0.35, (0.9, 0.35, 0.02), True)
    if slide:
        high = family in ("flybridge-mid", "flybridge-large", "superyacht")
        water_slide(
            root, x(0.30 if high else 0.22), beam * 0.40, z + (2.75 if high else 0.9), 4.6 if high else 3.4
        )
    info = dict(
        L=length, B=beam, zc=z, pz=ship.platform_z, pl=reach, hb=ship.H.hb, hs=ship.H.hs, M=M, family=family
    )
    info["views"] = views(ship)
    return root, ship.H, info
