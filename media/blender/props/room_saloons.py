"""Saloons by class of yacht, each with its own plan, furniture and small things; seen from aft, looking forward."""

import numpy as np

from .base import black, block, brass, prop, rod, stand, steel, turned
from .flowers import flowers
from .room_cloth import carpet, cloth, leather, marble, pillow, soft, spread, wood
from .room_piano import piano
from .room_pieces import (
    books,
    bottles,
    bowl_of_fruit,
    dining_chair,
    hanging_light,
    picture,
    round_low_table,
    screens,
    settee,
    shade_lamp,
    shelf_of_books,
    stool,
    table_top,
    tub_chair,
    tumblers,
    vase,
    wheel,
)
from .room_shell import bulkhead, ceiling, light_room, side_walls, windscreen
from .tableware import glass, place_setting

PALE, INK = (0.66, 0.63, 0.57), (0.05, 0.08, 0.12)


class Room:
    """What every layout needs: the place, the size, the wood and the colors."""

    def __init__(self, stage, here, z, length, half, kind, stuff, accent, feature, seed):
        self.stage, self.here, self.z, self.half, self.kind = stage, here, z, half, kind
        self.x, self.feature, self.seed = (-length / 2, length / 2), feature, seed
        self.colour, self.accent = tuple(stuff), tuple(accent)
        self.stuff = cloth(self.colour)

    def floor(self, kind=None, rug=None, pattern="plain", tone=None):
        """Laid planks, and a carpet on them: (x, y) ranges."""
        planks = wood(kind or ("oak" if self.kind in ("walnut", "lacquer") else self.kind), "x", 0.13)
        block((self.x[0] - 0.6, self.x[1]), (-self.half, self.half), (self.z - 0.1, self.z), planks, self.here, 0)
        if rug:
            soft(*rug, (self.z - 0.02, self.z + 0.022), carpet(tone or PALE, self.accent, pattern), self.here, 0.5, 0.06)

    def laid(self, places, turn_of, food=None):
        for place in places:
            place_setting(self.stage, place, self.here, turn_of(place), self.accent, food=food, charger=False)


def superyacht(r):
    """Two settees facing each other over a stone table; behind them a table laid for eight, and a wall of veneer."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.36
    r.floor(rug=((aft + 0.5, aft + 4.6), (-half * 0.62, half * 0.62)), pattern="rings", tone=(0.60, 0.57, 0.52))
    side_walls(r.x, half, z, (0.52, 1.98, top), (5, 0.88), wood(r.kind, "x"), here, hangings=(0.74, 0.71, 0.65))
    ceiling(r.x, half, z + top, here, 0.52)
    bulkhead(fore, half, z, z + top, r.kind, here, 7)
    settee((aft + 0.7, aft + 4.0), (half - 1.20, half - 0.22), z, "port", r.stuff, here, r.kind, (r.accent, PALE, r.accent), r.seed)
    if r.feature == "piano":
        piano((aft + 5.1, -half + 1.5, z), 172, here)
    elif r.feature == "bar":
        bar(r, (aft + 1.3, aft + 4.0), -half + 0.95)
    else:
        settee((aft + 1.6, aft + 4.2), (-half + 0.22, -half + 1.16), z, "stbd", r.stuff, here, r.kind, (PALE, r.accent), r.seed + 1)
    round_low_table((aft + 2.3, 0.55, z), 0.52, here)
    round_low_table((aft + 3.25, 0.12, z), 0.34, here, 0.46, wood(r.kind, "x"))
    books((aft + 2.10, 0.72, z + 0.36), here, 3, 20, r.seed)
    flowers(r.stage, (aft + 2.46, 0.45, z + 0.36), here, 30, 0.09, 0.055, "white", 0.17, r.seed)
    tumblers([(aft + 3.22, 0.22, z + 0.46), (aft + 3.36, 0.05, z + 0.46)], here)
    dining(r, (fore - 3.6, fore - 2.3), (-1.15, 1.15), 4)
    hanging_light((fore - 2.95, 0, z + top - 0.02), here, 0.6)
    block((fore - 0.55, fore - 0.05), (-half * 0.62, half * 0.62), (z + 0.12, z + 0.78), wood("lacquer", "y"), here, 0.02)
    block((fore - 0.58, fore - 0.03), (-half * 0.63, half * 0.63), (z + 0.78, z + 0.81), marble(), here, 0.01)
    picture(fore - 0.03, (-0.95, 0.95), (z + 1.02, z + 1.98), here, (r.accent, PALE, (0.42, 0.30, 0.16), INK), r.seed)
    for side in (1, -1):
        shade_lamp((fore - 0.32, side * half * 0.52, z + 0.81), here, 5, 0.56)
    light_room(r.x, z, top, 0.4)


def dining(r, x, y, along):
    """A table across the yacht with `along` chairs on either side, laid, with flowers in its middle."""
    z, here = r.z, r.here
    table_top(x, y, z, r.kind, here)
    seat = leather(tuple(0.8 * c for c in r.colour))
    for spot in np.linspace(y[0] + 0.32, y[1] - 0.32, along):
        dining_chair((x[0] - 0.26, spot, z), 0, seat, here, r.kind)
        dining_chair((x[1] + 0.26, spot, z), 180, seat, here, r.kind)
        r.laid([(x[0] + 0.24, spot, z + 0.72)], lambda _: 0)
        r.laid([(x[1] - 0.24, spot, z + 0.72)], lambda _: 180)
    flowers(r.stage, ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z + 0.72), here, 34, 0.10, 0.055, "white", 0.14, r.seed + 3)


def bar(r, x, y):
    """A curved-edged bar along the side with three stools, and bottles lit behind it."""
    z, here = r.z, r.here
    soft(x, (y - 0.28, y + 0.22), (z, z + 1.03), wood(r.kind, "z"), here, 0.08, 0.2)
    soft((x[0] - 0.08, x[1] + 0.08), (y - 0.36, y + 0.32), (z + 1.02, z + 1.07), marble(), here, 0.25, 0.2)
    rod([(x[0] + 0.1, y + 0.34, z + 0.2), (x[1] - 0.1, y + 0.34, z + 0.2)], 0.018, brass(), here)
    for spot in np.linspace(x[0] + 0.4, x[1] - 0.4, 3):
        holder = stand((spot, y + 0.72, z), -90, here)
        stool((0, 0, 0), leather(r.accent), holder, 0.72)
    back = -r.half + 0.03
    block(x, (back, back + 0.22), (z + 0.55, z + 0.58), marble(), here, 0.008)
    bottles([(spot, back + 0.11, z + 0.58) for spot in np.linspace(x[0] + 0.15, x[1] - 0.15, 13)], here, r.seed)
    for k, shape in enumerate(("coupe", "coupe", "martini")):
        glass(r.stage, (x[0] + 0.5 + 0.22 * k, y + 0.12, z + 1.07), here, shape, "champagne" if k < 2 else "pink", 0.6)
    bowl_of_fruit((x[1] - 0.5, y, z + 1.07), here, colour=(0.36, 0.50, 0.06))


def flybridge(r):
    """A corner settee around a breakfast table to port, a sideboard to starboard, the galley amidships and the helm ahead."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.12
    r.floor(rug=((aft + 0.4, aft + 2.9), (-half * 0.50, half * 0.30)), pattern="stripes", tone=(0.56, 0.53, 0.48))
    side_walls(r.x, half, z, (0.74, 1.84, top), (4, 0.93), wood(r.kind, "x"), here, hangings=(0.70, 0.66, 0.59))
    ceiling(r.x, half, z + top, here, 0.5)
    settee((aft + 0.6, aft + 3.3), (half - 0.92, half - 0.10), z, "port", r.stuff, here, r.kind, (r.accent, PALE, r.accent), r.seed)
    settee((aft + 2.45, aft + 3.3), (half - 2.15, half - 0.94), z, "fwd", r.stuff, here, r.kind, (PALE,), r.seed + 1)
    table_top((aft + 1.0, aft + 2.25), (half - 1.85, half - 1.05), z, r.kind, here, 0.68)
    for spot in (aft + 1.3, aft + 1.9):
        r.laid([(spot, half - 1.25, z + 0.68)], lambda _: -90)
    bowl_of_fruit((aft + 1.62, half - 1.62, z + 0.68), here)
    low = (aft + 0.5, aft + 2.9)
    block(low, (-half + 0.03, -half + 0.50), (z + 0.10, z + 0.66), wood(r.kind, "x"), here, 0.015)
    for edge in np.linspace(*low, 5)[1:-1]:
        block((edge - 0.003, edge + 0.003), (-half + 0.49, -half + 0.503), (z + 0.12, z + 0.64), black(), here, 0)
    block((low[0] - 0.02, low[1] + 0.02), (-half + 0.02, -half + 0.52), (z + 0.66, z + 0.69), marble(), here, 0.008)
    shade_lamp((aft + 0.85, -half + 0.27, z + 0.69), here)
    books((aft + 1.5, -half + 0.27, z + 0.69), here, 3, 8, r.seed)
    flowers(r.stage, (aft + 2.35, -half + 0.28, z + 0.69), here, 26, 0.08, 0.055, "blush", 0.18, r.seed)
    tub_chair((aft + 1.55, -half + 1.15, z), 72, leather(r.accent), here, r.kind)
    galley(r, fore - 2.7, (-half * 0.18, half * 0.62))
    helm(r, fore - 0.75, -half * 0.50)
    windscreen(fore + 0.1, half, z, (1.0, top), here, 3, 0.25)
    light_room(r.x, z, top, 0.3)


def galley(r, x, y, stools=2):
    """An island with a tap, fruit, boards and glasses; stools stand in front of it."""
    z, here = r.z, r.here
    block((x, x + 0.62), y, (z + 0.08, z + 0.90), wood(r.kind, "z"), here, 0.012)
    soft((x - 0.06, x + 0.66), (y[0] - 0.04, y[1] + 0.04), (z + 0.89, z + 0.935), marble(), here, 0.2, 0.05)
    for spot in np.linspace(y[0] + 0.35, y[1] - 0.35, stools):
        stool((x - 0.38, spot, z), leather(r.colour), here)
    bend = [(0, 0, 0), (0, 0, 0.24), (-0.03, 0, 0.30), (-0.10, 0, 0.31), (-0.15, 0, 0.28), (-0.16, 0, 0.22)]
    rod([(x + 0.5 + a, y[0] + 0.3 + b, z + 0.93 + c) for a, b, c in bend], 0.014, steel(), here, res=4)
    bowl_of_fruit((x + 0.28, y[1] - 0.35, z + 0.935), here, 4, (0.75, 0.30, 0.03))
    bottles([(x + 0.5, y[1] - 0.75 - 0.1 * k, z + 0.935) for k in range(3)], here, r.seed + 2)
    tumblers([(x + 0.2, y[0] + 0.65, z + 0.935), (x + 0.12, y[0] + 0.78, z + 0.935)], here)


def helm(r, x, y, kind=None, seats=1):
    """The inside helm: a dark dash with plotters, a wheel, a high seat behind it."""
    z, here, half = r.z, r.here, r.half
    block((x + 0.05, x + 0.85), (-half, half), (z, z + 0.86), wood(r.kind, "y"), here, 0.02)
    soft((x - 0.02, x + 0.9), (-half, half), (z + 0.84, z + 0.92), leather((0.035, 0.033, 0.032)), here, 0.3, 0.05)
    soft((x - 0.05, x + 0.30), (y - 0.62, y + 0.62), (z + 0.88, z + 1.10), leather((0.035, 0.033, 0.032)), here, 0.3, 0.2)
    screens(x - 0.05, y, z + 0.92, here, 2)
    wheel((x - 0.20, y, z + 0.84), here, 0.22 if not kind else 0.34, 3 if not kind else 8, kind)
    for k in range(seats):
        spot = y + 0.72 * (k - (seats - 1) / 2)
        turned([(0.0, 0.0), (0.2, 0.0), (0.19, 0.02), (0.05, 0.04), (0.045, 0.52)], steel(), here, (x - 0.85, spot, z), 28)
        hide = leather(r.colour)
        soft((x - 1.10, x - 0.58), (spot - 0.28, spot + 0.28), (z + 0.50, z + 0.68), hide, here, 0.35, 0.3)
        soft((x - 1.16, x - 1.00), (spot - 0.27, spot + 0.27), (z + 0.66, z + 1.28), hide, here, 0.45, 0.4, tilt=(0, -6))


def catamaran(r):
    """Wide and pale: a U-shaped settee around a laid table to port, a long galley counter to starboard, glass on three sides."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.14
    r.floor("oak", ((aft + 1.6, aft + 5.0), (-half * 0.42, half * 0.20)), "rings", (0.50, 0.52, 0.50))
    side_walls(r.x, half, z, (0.86, 1.90, top), (3, 0.95), wood("lacquer", "x"), here)
    ceiling(r.x, half, z + top, here, 0.62)
    for y in (half - 0.12,):
        settee((aft + 1.3, fore - 1.1), (y - 0.88, y), z, "port", r.stuff, here, r.kind, (r.accent, PALE, r.accent, PALE), r.seed)
    settee((fore - 1.95, fore - 1.08), (half - 2.75, half - 1.02), z, "fwd", r.stuff, here, r.kind, (r.accent, PALE), r.seed + 1)
    table_top((aft + 1.7, fore - 2.15), (half - 2.25, half - 1.15), z, r.kind, here, 0.70)
    for k, spot in enumerate((aft + 2.1, aft + 2.75)):
        r.laid([(spot, half - 1.38, z + 0.70)], lambda _: -90)
        r.laid([(spot, half - 2.02, z + 0.70)], lambda _: 90)
    flowers(r.stage, (aft + 2.44, half - 1.70, z + 0.70), here, 24, 0.08, 0.05, "coral", 0.13, r.seed)
    counter = (-half + 0.02, -half + 0.66)
    block((aft + 0.4, fore - 1.4), counter, (z + 0.08, z + 0.88), wood(r.kind, "x"), here, 0.012)
    block((aft + 0.36, fore - 1.36), (counter[0], counter[1] + 0.03), (z + 0.88, z + 0.92), marble((0.78, 0.77, 0.74), (0.5, 0.5, 0.48)), here, 0.01)
    for edge in np.linspace(aft + 0.4, fore - 1.4, 6)[1:-1]:
        block((edge - 0.003, edge + 0.003), (counter[1] - 0.004, counter[1] + 0.002), (z + 0.1, z + 0.86), black(), here, 0)
    block((aft + 2.2, aft + 2.8), (counter[0] + 0.08, counter[1] - 0.06), (z + 0.92, z + 0.926), black(), here, 0.003)
    bowl_of_fruit((aft + 1.25, -half + 0.36, z + 0.92), here, r.seed)
    bottles([(aft + 3.3 + 0.11 * k, -half + 0.2, z + 0.92) for k in range(4)], here, r.seed)
    vase((aft + 0.75, -half + 0.33, z + 0.92), here, 0.34, (0.30, 0.42, 0.44))
    tub_chair((aft + 3.5, -0.55, z), 205, cloth(r.accent), here, r.kind)
    tub_chair((aft + 4.35, 0.25, z), 235, cloth(r.accent), here, r.kind)
    round_low_table((aft + 2.95, 0.1, z), 0.30, here, 0.42, wood(r.kind, "x"))
    stool((aft + 1.9, -half + 1.12, z), leather(r.colour), here)
    stool((aft + 2.8, -half + 1.12, z), leather(r.colour), here)
    block((fore - 0.7, fore), (-half, half), (z, z + 0.84), wood("lacquer", "y"), here, 0.03)
    books((fore - 0.4, half * 0.45, z + 0.84), here, 2, 60, r.seed)
    windscreen(fore, half, z, (0.84, top), here, 5, 0.05)
    light_room(r.x, z, top, 0.2, 1.15)


def trawler(r):
    """Varnished teak: a settee with a table to port, a stove and books to starboard, and the wheelhouse two steps up."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.06
    r.floor("teak", ((aft + 0.5, aft + 2.6), (-half * 0.45, half * 0.22)), "stripes", (0.30, 0.08, 0.06))
    side_walls(r.x, half, z, (0.92, 1.66, top), (4, 0.76), wood("teak", "x"), here, "brass", 5.0, (0.66, 0.60, 0.48), 0.45)
    ceiling(r.x, half, z + top, here, 0.86, beams="teak", spots=False)
    settee((aft + 0.5, aft + 2.9), (half - 0.80, half - 0.08), z, "port", leather(r.colour), here, "teak", (r.accent, PALE), r.seed, 0.18)
    settee((aft + 2.1, aft + 2.9), (half - 1.75, half - 0.82), z, "fwd", leather(r.colour), here, "teak", (r.accent,), r.seed + 1, 0.18)
    table_top((aft + 0.95, aft + 1.95), (half - 1.62, half - 0.92), z, "teak", here, 0.68)
    books((aft + 1.25, half - 1.18, z + 0.68), here, 2, 30, r.seed)
    turned([(0.0, 0.0), (0.030, 0.0), (0.040, 0.02), (0.042, 0.085), (0.038, 0.085), (0.0, 0.070)], wood("lacquer"), here, (aft + 1.62, half - 1.35, z + 0.68), 32)
    glass(r.stage, (aft + 1.74, half - 1.10, z + 0.68), here, "tumbler", "water", 0.6)
    block((aft + 0.4, aft + 3.0), (-half + 0.02, -half + 0.60), (z, z + 0.86), wood("teak", "z"), here, 0.012)
    soft((aft + 0.36, aft + 3.05), (-half + 0.02, -half + 0.64), (z + 0.85, z + 0.89), wood("teak", "x"), here, 0.2, 0.04)
    for edge in np.linspace(aft + 0.4, aft + 3.0, 5)[:-1]:
        block((edge + 0.06, edge + 0.59), (-half + 0.595, -half + 0.612), (z + 0.14, z + 0.78), wood("teak", "z"), here, 0.008)
        turned([(0.0, 0.0), (0.012, 0.0), (0.015, 0.02), (0.0, 0.026)], brass(), stand((edge + 0.52, -half + 0.61, z + 0.5), 0, here, (-90, 0)), sides=16)
    shade_lamp((aft + 0.7, -half + 0.30, z + 0.89), here, 4, 0.44)
    bowl_of_fruit((aft + 1.5, -half + 0.32, z + 0.89), here, r.seed, (0.50, 0.05, 0.03))
    flowers(r.stage, (aft + 2.2, -half + 0.3, z + 0.89), here, 20, 0.07, 0.05, "coral", 0.15, r.seed)
    step = fore - 1.7
    block((step, fore), (-half, half), (z, z + 0.24), wood("teak", "y"), here, 0.012)
    for y in ((-half, -half * 0.24), (half * 0.24, half)):
        block((step - 0.02, step + 0.03), y, (z, z + 0.95), wood("teak", "z"), here, 0.012)
        rod([(step, y[0], z + 0.99), (step, y[1], z + 0.99)], 0.022, brass(), here)
    shelf_of_books(step + 0.16, (half * 0.30, half - 0.05), z + 0.50, here, seed=r.seed)
    lifted = Room(r.stage, here, z + 0.24, 1, half, "teak", (0.16, 0.05, 0.03), r.accent, None, r.seed)
    helm(lifted, fore - 0.7, 0.0, "teak", 0)
    windscreen(fore, half, z, (1.14, top), here, 3, -0.06)
    rod([(aft + 1.2, half * 0.42, z + top - 0.13), (fore - 1.8, half * 0.42, z + top - 0.13)], 0.018, brass(), here)
    light_room(r.x, z, top, 0.2, 0.9)


def sport(r):
    """Low and sporty: a wraparound leather settee, an open cocktail cabinet, two sports seats at a raked screen."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 1.98
    r.floor("oak" if r.kind == "lacquer" else "walnut", ((aft + 0.3, aft + 2.6), (-half * 0.42, half * 0.22)), "plain", (0.36, 0.35, 0.34))
    side_walls(r.x, half, z, (0.80, 1.62, top), (2, 0.96), leather((0.60, 0.57, 0.52)), here, power=12.0)
    ceiling(r.x, half, z + top, here, 0.40)
    hide = leather(r.colour)
    settee((aft + 0.4, aft + 2.8), (half - 0.86, half - 0.06), z, "port", hide, here, r.kind, (r.accent, PALE, r.accent), r.seed, 0.2)
    settee((aft + 1.98, aft + 2.8), (half - 1.70, half - 0.88), z, "fwd", hide, here, r.kind, (r.accent,), r.seed + 1, 0.2)
    soft((aft + 0.85, aft + 1.75), (half - 1.60, half - 1.0), (z + 0.50, z + 0.54), wood(r.kind, "x"), here, 0.2, 0.3)
    turned([(0.0, 0.0), (0.17, 0.0), (0.16, 0.02), (0.04, 0.05), (0.04, 0.5)], steel(), here, (aft + 1.3, half - 1.3, z), 32)
    books((aft + 1.08, half - 1.25, z + 0.54), here, 2, 15, r.seed)
    for k in range(2):
        glass(r.stage, (aft + 1.42 + 0.13 * k, half - 1.38 + 0.09 * k, z + 0.54), here, "highball", "spritz", 0.7, "orange")
    block((aft + 0.6, aft + 2.5), (-half + 0.03, -half + 0.56), (z + 0.06, z + 0.86), wood(r.kind, "x"), here, 0.02)
    soft((aft + 0.56, aft + 2.54), (-half + 0.02, -half + 0.60), (z + 0.85, z + 0.895), marble((0.10, 0.10, 0.10), (0.5, 0.48, 0.45)), here, 0.2, 0.05)
    bottles([(aft + 1.7 + 0.1 * k, -half + 0.22, z + 0.895) for k in range(5)], here, r.seed)
    tumblers([(aft + 1.4, -half + 0.34, z + 0.895), (aft + 1.27, -half + 0.26, z + 0.895)], here)
    flowers(r.stage, (aft + 0.9, -half + 0.3, z + 0.895), here, 18, 0.06, 0.05, "white", 0.14, r.seed)
    helm(r, fore - 0.75, -half * 0.40, None, 2)
    windscreen(fore + 0.35, half, z, (0.92, top), here, 2, 0.75)
    light_room(r.x, z, top, 0.2)


def cuddy(r):
    """Below deck on a day boat: a short settee with a table, a small galley, round ports, the berth ahead."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 1.86
    r.floor("teak")
    hull_side(r, top)
    ceiling(r.x, half, z + top, here, 0.48, spots=0.5)
    settee((aft + 0.5, aft + 2.1), (half - 0.62, half - 0.05), z, "port", r.stuff, here, r.kind, (r.accent, PALE), r.seed, 0.14)
    small_galley(r, (aft + 0.5, aft + 2.1), 0.52)
    table_top((aft + 0.85, aft + 1.65), (half - 1.10, half - 0.70), z, r.kind, here, 0.66)
    books((aft + 1.1, half - 0.92, z + 0.66), here, 2, 12, r.seed)
    for side in (1, -1):
        edge = sorted((side * half, side * half * 0.52))
        block((aft + 2.35, aft + 2.42), edge, (z, z + top), wood(r.kind, "z"), here, 0.012)
    berth(r, (aft + 2.45, fore), half, z)
    light_room(r.x, z, top, 0.1, 0.7)


def dinette(r):
    """Below deck on a day boat without a berth: settees on three sides of a table in the bow, and a galley before them."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 1.86
    r.floor("oak" if r.kind in ("walnut", "lacquer") else "teak")
    hull_side(r, top)
    ceiling(r.x, half, z + top, here, 0.5, spots=0.5)
    bow = fore - 0.08
    bulkhead(bow, half, z, z + top, r.kind, here, 5)
    picture(bow - 0.02, (-0.46, 0.46), (z + 1.02, z + 1.56), here, (r.accent, PALE, (0.42, 0.30, 0.16), INK), r.seed)
    low = aft + 2.15
    cloths = (r.accent, PALE)
    settee((low, bow - 0.02), (half - 0.66, half - 0.04), z, "port", r.stuff, here, r.kind, cloths, r.seed, 0.16)
    settee((low, bow - 0.02), (-half + 0.04, -half + 0.66), z, "stbd", r.stuff, here, r.kind, cloths[::-1], r.seed + 1, 0.16)
    settee((bow - 0.66, bow - 0.02), (-half + 0.67, half - 0.67), z, "fwd", r.stuff, here, r.kind, (r.accent,), r.seed + 2, 0.16)
    table_top((low + 0.15, bow - 0.85), (-0.36, 0.36), z, r.kind, here, 0.66)
    bowl_of_fruit((low + 0.55, 0.02, z + 0.66), here, r.seed)
    tumblers([(low + 0.32, 0.22, z + 0.66), (low + 0.36, -0.2, z + 0.66)], here)
    small_galley(r, (aft + 0.5, aft + 1.75), 0.50, fruit=False)
    block((aft + 0.7, aft + 1.9), (half - 0.46, half - 0.02), (z, z + 0.80), wood(r.kind, "z"), here, 0.012)
    soft((aft + 0.66, aft + 1.94), (half - 0.49, half - 0.02), (z + 0.79, z + 0.83), marble(), here, 0.2, 0.05)
    books((aft + 1.45, half - 0.25, z + 0.83), here, 3, 20, r.seed)
    light_room(r.x, z, top, 0.1, 0.8)


def hull_side(r, top):
    """Lined sides with the ports of the yacht's style: round ones in brass if the wood is teak, otherwise long glued panes."""
    classic = r.kind == "teak"
    windows, power = ((3, 0.55), 2.6) if classic else ((2, 0.80), 8.0)
    side_walls(r.x, r.half, r.z, (1.02, 1.40, top), windows, cloth((0.66, 0.63, 0.57), 90.0), r.here, "brass" if classic else "dark", power)


def small_galley(r, x, deep, fruit=True):
    """A counter along one side with flowers and usually fruit on it."""
    z, here, half = r.z, r.here, r.half
    block(x, (-half + 0.02, -half + deep), (z, z + 0.84), wood(r.kind, "z"), here, 0.012)
    soft((x[0] - 0.04, x[1] + 0.04), (-half + 0.02, -half + deep + 0.03), (z + 0.83, z + 0.87), marble(), here, 0.2, 0.05)
    flowers(r.stage, (x[1] - 0.2, -half + 0.2, z + 0.87), here, 16, 0.05, 0.045, "white", 0.12, r.seed)
    if fruit:
        bowl_of_fruit((x[1] - 0.55, -half + 0.32, z + 0.87), here, r.seed)


def berth(r, x, half, z):
    """A double berth that narrows towards the bow, with a quilt, a throw and pillows."""
    here = r.here
    sheet = cloth((0.80, 0.79, 0.76), 220.0)
    # A board stands up above the bedding, so that nobody falls out and no gap shows below the throw.
    block((x[0] - 0.02, x[0] + 0.03), (-half, half), (z, z + 0.77), wood(r.kind, "y"), here, 0.015)
    for side in (-1, 1):
        drawer = sorted((side * 0.012, side * half * 0.46))
        block((x[0] - 0.034, x[0] - 0.02), drawer, (z + 0.14, z + 0.50), wood(r.kind, "y"), here, 0.006)
        rod([(x[0] - 0.045, side * (0.19 + k), z + 0.44) for k in (0, 0.18)], 0.008, brass(), here)
    soft((x[0] + 0.02, x[1]), (-half + 0.02, half - 0.02), (z + 0.40, z + 0.70), sheet, here, 0.2, 0.1)
    spread((x[0] + 0.0, x[0] + 1.0), half - 0.06, z + 0.715, 0.02, cloth(r.colour, 200.0), here, r.seed, 0.022)
    spread((x[0] + 0.12, x[0] + 0.55), half - 0.05, z + 0.735, 0.02, cloth(r.accent, 90.0), here, r.seed + 2, 0.014)
    for side in (-1, 1):
        pillow((x[1] - 0.30, side * half * 0.42, z + 0.70), (0.62, 0.42), sheet, here, 180 + 5 * side, (0, -18), 0.17)
        pillow((x[1] - 0.46, side * half * 0.34, z + 0.70), (0.42, 0.38), cloth(r.accent), here, 180 - 7 * side, (0, -22))
    # Wider than the room, because otherwise daylight would show in its corners.
    across = (-half - 0.1, half + 0.1)
    block((x[1], x[1] + 0.05), across, (z, z + 1.3), wood(r.kind, "z"), here, 0.01)
    block((x[1], x[1] + 0.05), across, (z + 1.3, z + 2.1), cloth((0.66, 0.63, 0.57), 90.0), here, 0.0)


SALOONS = dict(superyacht=superyacht, flybridge=flybridge, catamaran=catamaran, trawler=trawler, sport=sport, cuddy=cuddy, dinette=dinette)


def build_room(builders, stage, layout, floor, length, half, kind, cloth, accent, parent=None, feature=None, flip=False, seed=1):
    """A room of a layout; `flip` mirrors it, port to starboard."""
    here = stand((0, 0, 0), 0, parent)
    if flip:
        here.scale.y = -1
    builders[layout](Room(stage, here, floor, length, half, kind, cloth, accent, feature, seed))


@prop("layout-saloon")
def layout_saloon(stage, **options):
    """A saloon of one of the layouts above."""
    build_room(SALOONS, stage, **options)
