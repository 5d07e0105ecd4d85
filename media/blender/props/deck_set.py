"""What lies on a deck: a table laid for lunch or drinks, cushions on the sofas, towels on the sun pads."""

import numpy as np
from mathutils import Vector

from graph import edit_material

from .base import chances, mat, prop, stand, surface, teak, turned
from .flowers import flowers
from .food import bread_basket, canapes, cheese_board, fruit_board, seafood_platter
from .furniture import candles, lantern, lounger, parasol
from .room_cloth import ripple, cloth, pillow
from .room_pieces import books, bowl_of_fruit, round_low_table
from .tableware import bottle, glass, ice_bucket, place_setting
from .wellness import rolled_towel

# The largest distance in meters between a table's edge and a bench whose guests sit at that table.
WITHIN_REACH = 1.0
WHITE = (0.74, 0.71, 0.66)
# The length of a table that a laid place takes, in meters.
PLACE = 0.62


class Piece:
    """A piece of the yacht's furniture: the box it fills, in the yacht's coordinates."""

    def __init__(self, thing):
        corners = np.array([thing.matrix_local @ Vector(corner) for corner in thing.bound_box])
        self.low, self.high = corners.min(0), corners.max(0)
        self.back = thing.get("back")

    @property
    def middle(self):
        return (self.low + self.high) / 2

    @property
    def size(self):
        return self.high - self.low


def pieces(ship, name):
    """The yacht's furniture with that name (as the yacht library names it), from aft to forward."""
    found = [Piece(thing) for thing in ship.children if thing.name.split(".")[0] == name]
    return sorted(found, key=lambda piece: tuple(piece.low))


def striped(colour, ground, width):
    """Cloth with stripes across."""
    material = mat("striped%.3f%.3f%.2f" % (colour[0], ground[2], width), tuple(colour), 0.95, spec=0.1)
    if "stripes" not in material.node_tree.nodes:
        graph, inputs = edit_material(material)
        place, (_, y, _) = graph.object_position()
        graph.node("Math", name="stripes")
        on = graph.math("GREATER_THAN", graph.math("FRACT", graph.times(y, 1 / width)), 0.5)
        threads = graph.noise(place, 170.0, 2.0, 0.7)
        plain = graph.mix(on, tuple(ground), tuple(colour))
        graph.link(graph.mix(graph.times(threads, 0.3), plain, (0.05, 0.05, 0.05)), inputs["Base Color"])
    return material


class Tabletop:
    """A table's top. u runs along it, v across, both from -1 to 1. Benches stand at some of its sides."""

    def __init__(self, stage, ship, table, benches):
        self.stage, self.ship, self.table = stage, ship, table
        self.along = 0 if table.size[0] > table.size[1] else 1
        self.seats = [side for side in (-1, 1) if any(self._sits(bench, side) for bench in benches)]

    def _sits(self, bench, side):
        """Whether the bench stands along the table's long edge on that side."""
        across, table = 1 - self.along, self.table
        gap = bench.low[across] - table.high[across] if side > 0 else table.low[across] - bench.high[across]
        together = min(bench.high[self.along], table.high[self.along]) - max(bench.low[self.along], table.low[self.along])
        level = 0 < table.high[2] - bench.high[2] < 0.9
        return -0.45 < gap < WITHIN_REACH and together > 0.5 and level

    @property
    def length(self):
        return self.table.size[self.along]

    @property
    def breadth(self):
        return self.table.size[1 - self.along]

    def at(self, u, v):
        """A place on the top."""
        place = self.table.middle.copy()
        place[self.along] += u * (self.length / 2 - 0.12)
        place[1 - self.along] += v * (self.breadth / 2 - 0.12)
        place[2] = self.table.high[2] + 0.001
        return tuple(place)

    def turn(self, side=-1):
        """The turn in degrees with which a thing's -x side faces the guests on this side."""
        return (0 if self.along == 1 else 90) + (0 if side < 0 else 180)

    def beside(self, build, u, v=0.0, **options):
        """A prop in the middle of the table, along its length."""
        build(self.stage, self.at(u, v), self.ship, **options)

    def places(self):
        """The guests' places: how far along the table, and on which side."""
        count = max(1, int(self.length / PLACE))
        spots = [0.0] if count == 1 else np.linspace(-1 + 0.5 / count, 1 - 0.5 / count, count)
        return [(float(u), side) for side in self.seats or [-1] for u in spots]

    def drinks(self, shape, drink, garnish=None, reach=0.55):
        """A glass at each place."""
        for k, (u, side) in enumerate(self.places()[:6]):
            garnish_here = garnish if k % 2 == 0 else None
            glass(self.stage, self.at(u + 0.05, side * reach), self.ship, shape, drink, 0.72, garnish_here)


def _lunch(top, colours):
    for u, side in top.places():
        place_setting(top.stage, top.at(u, side * 0.78), top.ship, top.turn(side), napkin=colours[0], charger=False)
    top.beside(ice_bucket, 0.72, 0.1 * -top.seats[0] if top.seats else 0.0, kind="wine")
    top.beside(bread_basket, -0.45, turn=top.turn())
    bowl_of_fruit(top.at(0.12, 0), top.ship)


def _spritz(top, colours):
    top.drinks("wine", "spritz", "orange")
    top.beside(canapes, -0.35, turn=top.turn() + 90)
    top.beside(bottle, 0.62, 0.15, kind="amber")
    bowl_of_fruit(top.at(0.25, 0), top.ship, 3, (0.82, 0.30, 0.03))
    top.beside(candles_in_glass, 0.9, -0.2)


def candles_in_glass(stage, at, parent):
    """A tea light without a lamp, because it is day."""
    candles(stage, [(*at, 0.07)], parent, watts=0)


def _breakfast(top, colours):
    top.beside(fruit_board, -0.1, turn=top.turn() + 90)
    top.beside(bread_basket, 0.62, turn=top.turn())
    top.drinks("highball", "orange", "straw", 0.75)
    top.beside(flowers, -0.85, vase=0.12, count=14, spread=0.07, size=0.05)


def _swim(top, colours):
    top.drinks("highball", "mint", "lime straw", 0.6)
    books(top.at(-0.55, 0.1), top.ship, 2, 20, 4)
    hat(top.at(0.6, 0), top.ship)
    for k in (-1, 1):
        rolled_towel(top.ship, _raised(top.at(0.02 + 0.11 * k, 0.1), 0.06), 0.06, 0.32, colours[0])


def _champagne(top, colours):
    top.beside(ice_bucket, 0.35, kind="champagne")
    top.beside(seafood_platter, -0.3, radius=0.2)
    top.drinks("flute", "champagne", reach=0.7)
    top.beside(candles_in_glass, 0.85, 0.2)


def _sunset(top, colours):
    top.beside(cheese_board, -0.2, turn=top.turn() + 90)
    top.beside(bottle, 0.35, 0.2, kind="wine")
    top.drinks("wine", "red", reach=0.7)
    top.beside(lantern, 0.8, height=0.3, watts=0)


def _raised(place, by):
    return (place[0], place[1], place[2] + by)


LAID = dict(
    lunch=_lunch, spritz=_spritz, breakfast=_breakfast, swim=_swim, champagne=_champagne, sunset=_sunset
)


def hat(at, parent):
    """A straw hat with a ribbon."""
    straw = mat("straw", (0.60, 0.45, 0.24), 0.9)
    brim = [(0.0, 0.112), (0.055, 0.108), (0.078, 0.095), (0.090, 0.03), (0.098, 0.012), (0.185, 0.006), (0.19, 0.0)]
    turned(brim, straw, parent, at, 48, 0.86)
    turned([(0.092, 0.038), (0.0985, 0.014)], mat("ribbon", (0.03, 0.04, 0.07), 0.7), parent, at, 48, 0.86)


def _on_sofas(ship, colours, shade):
    """Cushions that lean in the corners of every bench: two of one color and one of the other."""
    for bench in pieces(ship, "bench"):
        if not bench.back:
            continue
        across = 1 if bench.back in ("aft", "fwd") else 0
        turn = {"aft": 0, "fwd": 180, "port": -90, "stbd": 90}[bench.back]
        length = bench.size[across]
        spots = [-1, 1] if length < 2.4 else [-1, -0.62, 1]
        for k, spot in enumerate(spots):
            size = shade.uniform(0.40, 0.46)
            place = bench.middle.copy()
            place[across] += spot * (length / 2 - 0.32)
            # In front of the back cushion and leaning against it.
            towards = 1 if bench.back in ("aft", "stbd") else -1
            edge = bench.low if towards > 0 else bench.high
            place[1 - across] = edge[1 - across] + towards * 0.29
            place[2] = bench.high[2] + 0.175
            stuff = striped(colours[0], colours[1], 0.05) if k == 2 else cloth(colours[k % 2])
            pillow(tuple(place), (size, size), stuff, ship, turn + shade.uniform(-9, 9), (0, -17), 0.15)


def _towel(x, y, top, stuff, parent, seed):
    """A bath towel laid out flat, slightly uneven; it does not hang over an edge."""
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 1, 24), indexing="ij")
    uneven = ripple(u * 2.0, v * 1.2, seed)
    points = np.stack(
        [x[0] + (x[1] - x[0]) * u + 0.006 * np.sin(9 * v), y[0] + (y[1] - y[0]) * v, top + 0.012 + 0.006 * uneven], -1
    )
    return surface(points, stuff, parent, angle=180)


def _on_pads(ship, colours, shade):
    """The sun pads: a towel with another rolled up at its foot, cushions at the head, a hat and a book."""
    pads = pieces(ship, "mattress") + [piece for piece in pieces(ship, "lounger") if piece.size[0] > 1]
    heads = pieces(ship, "bolster")
    for k, pad in enumerate(pads):
        near = [head for head in heads if abs(head.middle[1] - pad.middle[1]) < 0.1 and pad.low[0] - 0.1 < head.middle[0] < pad.high[0] + 0.1]
        forward = bool(near) and near[0].middle[0] > pad.middle[0] or not near
        towards = 1 if forward else -1
        head_x, foot_x = (pad.high[0], pad.low[0]) if forward else (pad.low[0], pad.high[0])
        top, y = pad.high[2], pad.middle[1]
        if near:
            at = (head_x - towards * 0.62, y, top + 0.03)
            pillow(at, (0.42, 0.36), cloth(colours[k % 2]), ship, 0 if forward else 180, (0, 62), 0.13)
        if k % 2 == 0 and pad.size[0] > 1.1:
            low, high = sorted((foot_x + towards * 0.12, head_x - towards * 0.75))
            wide = min(pad.size[1] - 0.08, 0.62) / 2
            _towel((low, high), (y - wide, y + wide), top, striped(colours[0], colours[1], 0.09), ship, k + 3)
            rolled_towel(ship, (foot_x + towards * 0.3, y, top + 0.075), 0.06, 0.4, colours[0])
        elif k % 4 == 1:
            middle = (pad.low[0] + pad.high[0]) / 2
            hat((middle, y - 0.08, top + 0.005), ship)
            books((middle - towards * 0.38, y + 0.06, top + 0.002), ship, 1, 24, 2)


@prop("beach-club")
def beach_club(stage, colours, parent=None):
    """A swim platform as a beach: two loungers with towels, a low table with drinks between them, a parasol."""
    info, colours = stage.info, [tuple(colour) for colour in colours]
    x, z = -info["L"] / 2 - 0.52 * info["pl"], info["pz"] + 0.012
    for side in (1, -1):
        y = side * 1.35
        lounger(stage, (x, y, z), parent, 90 * side, WHITE)
        here = stand((x, y, z), 90 * side, parent)
        _towel((-0.22, 0.6), (-0.26, 0.26), 0.40, striped(colours[0], colours[1], 0.09), here, 3 + side)
        rolled_towel(here, (0.76, 0, 0.465), 0.06, 0.4, colours[0])
        pillow((-0.72, 0, 0.66), (0.42, 0.32), cloth(colours[0]), here, 0, (0, 52), 0.13)
    at = (x, 0, z)
    round_low_table(at, 0.32, parent, 0.4, teak())
    for k, (dx, dy) in enumerate(((-0.1, 0.16), (0.12, -0.14))):
        glass(stage, (x + dx, dy, z + 0.4), parent, "highball", "pink" if k else "mint", 0.72, "lime straw")
    bowl_of_fruit((x + 0.02, 0.02, z + 0.4), parent)
    hat((x - 0.32, 1.15, z + 0.41), parent)
    parasol(stage, (x + 0.25, -2.35, z), parent, 1.25, 2.3, colours[0])


@prop("deck-set")
def deck_set(stage, laid, colours, parent=None, seed=1):
    """Lays out every deck of the yacht: what is on its tables, and cushions and towels in two colors."""
    ship, shade = parent, chances(seed)
    colours = [tuple(colour) for colour in colours]
    benches = pieces(ship, "bench")
    for table in pieces(ship, "table"):
        LAID[laid](Tabletop(stage, ship, table, benches), colours)
    _on_sofas(ship, colours, shade)
    _on_pads(ship, colours, shade)
