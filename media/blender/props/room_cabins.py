"""Owner's cabins by class of yacht: the bed forward, and around it as much furniture as there is room for."""
import numpy as np

from .base import block, brass, prop, rod, turned
from .flowers import flowers
from .room_cloth import carpet, cloth, leather, marble, pillow, soft, spread, wood
from .room_pieces import bed, books, padded_wall, picture, settee, shade_lamp, shelf_of_books, stool, tub_chair, vase
from .room_saloons import INK, PALE, berth, build_room
from .room_shell import bulkhead, ceiling, curtain, light_room, side_walls

SHEET, DUVET = (0.80, 0.79, 0.76), (0.72, 0.69, 0.63)


def _made_bed(r, length, half, y=0.0):
    fore = r.x[1] - 0.10
    bed((fore - length, fore), half, r.z, (SHEET, DUVET, r.accent), r.here, r.kind, r.seed, y=y)


def _bedside(r, spot, lamp=True, books_seed=0):
    """A small table at the head of the bed, with a lamp; one of the two has a book."""
    fore, z, here = r.x[1], r.z, r.here
    soft((fore - 0.56, fore - 0.08), (spot - 0.27, spot + 0.27), (z + 0.12, z + 0.50), wood(r.kind, "y"), here, 0.12, 0.12)
    rod([(fore - 0.565, spot - 0.07, z + 0.34), (fore - 0.565, spot + 0.07, z + 0.34)], 0.007, brass(), here)
    if lamp:
        shade_lamp((fore - 0.26, spot, z + 0.50), here, 5, 0.46)
    if books_seed:
        books((fore - 0.42, spot - 0.06, z + 0.50), here, 2, 75, books_seed)


def _pile(r, y, tone, aft=0.3):
    soft((r.x[0] + aft, r.x[1] - 0.6), y, (r.z - 0.03, r.z + 0.024), carpet(tone, r.accent), r.here, 0.5, 0.06)


def _breakfast(r, x, y, top):
    """A tray on the bed: a cup, a small vase, a newspaper."""
    here = r.here
    soft((x - 0.17, x + 0.17), (y - 0.25, y + 0.25), (top, top + 0.018), wood("walnut", "y"), here, 0.3, 0.12)
    turned([(0.0, 0.0), (0.026, 0.0), (0.040, 0.05), (0.037, 0.05), (0.0, 0.036)], wood("lacquer"), here, (x - 0.04, y + 0.12, top + 0.02), 28)
    turned([(0.0, 0.0), (0.07, 0.004), (0.072, 0.009), (0.0, 0.006)], wood("lacquer"), here, (x - 0.04, y + 0.12, top + 0.018), 28)
    flowers(r.stage, (x + 0.06, y - 0.14, top + 0.018), here, 7, 0.025, 0.035, "blush", 0.08, r.seed)


def superyacht(r):
    """Full beam on the main deck: tall windows with curtains, a settee to port, a desk to starboard, a bench at the foot."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.34
    r.floor("walnut" if r.kind == "walnut" else "oak")
    _pile(r, (-half * 0.80, half * 0.80), (0.60, 0.57, 0.51))
    side_walls(r.x, half, z, (0.50, 1.96, top), (3, 0.86), wood(r.kind, "x"), here, hangings=(0.72, 0.69, 0.62))
    ceiling(r.x, half, z + top, here, 0.50)
    bulkhead(fore, half, z, z + top, r.kind, here, 8)
    padded_wall(fore - 0.02, (-1.6, 1.6), (z + 0.35, z + 1.55), cloth(r.colour), here, 8)
    _made_bed(r, 2.1, 1.02)
    for side in (1, -1):
        _bedside(r, side * 1.36, books_seed=r.seed if side > 0 else 0)
    _breakfast(r, fore - 1.25, 0.45, z + 0.61)
    block((fore - 2.70, fore - 2.44), (-0.72, 0.72), (z, z + 0.24), wood(r.kind, "y"), here, 0.015)
    soft((fore - 2.78, fore - 2.36), (-0.85, 0.85), (z + 0.20, z + 0.46), leather(r.colour), here, 0.25, 0.1)
    settee((aft + 0.9, aft + 3.0), (half - 1.02, half - 0.20), z, "port", r.stuff, here, r.kind, (r.accent, PALE), r.seed)
    turned([(0.0, 0.0), (0.18, 0.0), (0.17, 0.015), (0.03, 0.04), (0.03, 0.48), (0.26, 0.49), (0.26, 0.515), (0.0, 0.515)], brass(), here, (aft + 2.2, half - 1.35, z), 40)
    soft((aft + 1.3, aft + 2.9), (-half + 0.16, -half + 0.74), (z + 0.70, z + 0.75), wood(r.kind, "x"), here, 0.2, 0.08)
    for x in (aft + 1.45, aft + 2.75):
        block((x - 0.03, x + 0.03), (-half + 0.2, -half + 0.7), (z, z + 0.71), wood(r.kind, "z"), here, 0.008)
    tub_chair((aft + 2.05, -half + 1.15, z), 250, leather(r.accent), here, r.kind)
    books((aft + 1.75, -half + 0.42, z + 0.75), here, 2, 10, r.seed + 2)
    shade_lamp((aft + 2.55, -half + 0.36, z + 0.75), here, 4, 0.46)
    light_room(r.x, z, top, 0.3)


def flybridge(r):
    """Amidships: long windows at the height of the pillows, a chaise under one of them, drawers and a mirror under the other."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.06
    r.floor("oak")
    _pile(r, (-half * 0.75, half * 0.75), (0.56, 0.53, 0.48))
    side_walls(r.x, half, z, (0.92, 1.56, top), (3, 0.92), wood(r.kind, "x"), here, hangings=(0.70, 0.66, 0.59))
    ceiling(r.x, half, z + top, here, 0.5)
    bulkhead(fore, half, z, z + top, r.kind, here, 6)
    padded_wall(fore - 0.02, (-1.35, 1.35), (z + 0.35, z + 1.30), cloth(r.colour), here, 6)
    picture(fore - 0.02, (-0.55, 0.55), (z + 1.42, z + 1.86), here, (r.accent, PALE, INK), r.seed)
    _made_bed(r, 2.05, 0.90)
    for side in (1, -1):
        _bedside(r, side * 1.22, books_seed=r.seed if side < 0 else 0)
    settee((aft + 0.9, aft + 2.5), (half - 0.72, half - 0.08), z, "port", r.stuff, here, r.kind, (r.accent,), r.seed, 0.16)
    block((aft + 0.9, aft + 2.6), (-half + 0.03, -half + 0.46), (z + 0.10, z + 0.74), wood(r.kind, "x"), here, 0.014)
    soft((aft + 0.88, aft + 2.62), (-half + 0.02, -half + 0.49), (z + 0.73, z + 0.765), marble(), here, 0.2, 0.05)
    flowers(r.stage, (aft + 1.3, -half + 0.26, z + 0.765), here, 20, 0.07, 0.05, "blush", 0.15, r.seed)
    vase((aft + 2.2, -half + 0.26, z + 0.765), here, 0.22, (0.40, 0.44, 0.46))
    light_room(r.x, z, top, 0.3, 0.9)


def catamaran(r):
    """A suite in one hull: pale, the bed across it, one long window beside the pillows, bookshelves on the other side."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.10
    r.floor("oak")
    side_walls(r.x, half, z, (0.84, 1.66, top), (2, 0.94), wood("lacquer", "x"), here, power=14.0)
    ceiling(r.x, half, z + top, here, 0.56)
    bulkhead(fore, half, z, z + top, r.kind, here, 5, wainscot=0.9)
    _made_bed(r, 2.05, 0.88, half - 1.02)
    _bedside(r, half - 2.22, books_seed=r.seed)
    block((fore - 2.4, fore - 0.3), (-half + 0.02, -half + 0.42), (z, z + 0.78), wood(r.kind, "x"), here, 0.012)
    vase((fore - 0.9, -half + 0.22, z + 0.78), here, 0.30, (0.30, 0.42, 0.44))
    books((fore - 1.6, -half + 0.23, z + 0.78), here, 3, 12, r.seed)
    stool((fore - 2.0, -half + 0.80, z), leather(r.colour), here, 0.44)
    _pile(r, (-half * 0.5, half - 0.1), (0.50, 0.52, 0.50))
    light_room(r.x, z, top, 0.2)


def trawler(r):
    """Paneled in teak, with brass ports with curtains, a bookshelf over the head of the bed and a striped quilt."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 2.0
    r.floor("teak")
    side_walls(r.x, half, z, (1.00, 1.42, top), (3, 0.42), wood("teak", "x"), here, "brass", 2.4, (0.62, 0.56, 0.45), 0.5)
    ceiling(r.x, half, z + top, here, 0.84, beams="teak", spots=False)
    bulkhead(fore, half, z, z + top, "teak", here, 7, wainscot=0.95)
    block((fore - 0.20, fore), (-half, half), (z + 1.28, z + 1.31), wood("teak", "y"), here, 0.008)
    shelf_of_books(fore - 0.19, (-half + 0.1, half * 0.4), z + 1.31, here, seed=r.seed)
    _made_bed(r, 2.0, 0.80)
    for side in (1, -1):
        _bedside(r, side * 1.10, books_seed=r.seed if side > 0 else 0)
    block((aft + 0.6, aft + 2.0), (-half + 0.02, -half + 0.40), (z, z + 0.80), wood("teak", "z"), here, 0.012)
    flowers(r.stage, (aft + 1.4, -half + 0.2, z + 0.80), here, 16, 0.06, 0.05, "coral", 0.14, r.seed)
    _pile(r, (-half * 0.6, half * 0.6), (0.30, 0.08, 0.06))
    light_room(r.x, z, top, 0.2, 0.8)


def sport(r):
    """Forward and low: a bed that fills the bow, slits of windows, leather panels and lockers along both sides."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 1.92
    r.floor("walnut")
    side_walls(r.x, half, z, (1.02, 1.40, top), (2, 0.88), leather((0.60, 0.57, 0.52)), here, power=5.0)
    ceiling(r.x, half, z + top, here, 0.42)
    bulkhead(fore, half, z, z + top, r.kind, here, 5)
    padded_wall(fore - 0.02, (-half * 0.8, half * 0.8), (z + 0.35, z + 1.15), leather(r.colour), here, 4)
    _made_bed(r, 2.05, 0.85)
    for side in (1, -1):
        edge = sorted((side * half, side * (half - 0.42)))
        block((fore - 2.6, fore), edge, (z, z + 0.72), wood(r.kind, "x"), here, 0.02)
        shade_lamp((fore - 0.3, side * (half - 0.2), z + 0.72), here, 4, 0.36)
    books((fore - 0.8, half - 0.2, z + 0.72), here, 2, 20, r.seed)
    curtain((aft + 0.3, aft + 0.6), half - 0.06, (z + 0.05, z + 1.7), (0.66, 0.63, 0.57), here, 5)
    light_room(r.x, z, top, 0.1, 0.8)


def cuddy(r):
    """A day boat's berth in the bow, seen from its foot: round ports, a reading lamp on either side."""
    z, here, (aft, fore), half, top = r.z, r.here, r.x, r.half, 1.72
    r.floor("teak")
    style = "brass" if r.kind == "teak" else "dark"
    side_walls(r.x, half, z, (1.00, 1.36, top), (3, 0.5), cloth((0.66, 0.63, 0.57), 90.0), here, style, 2.4)
    ceiling(r.x, half, z + top, here, 0.6, spots=False)
    berth(r, (fore - 2.3, fore), half, z)
    for y in np.array((-1, 1)) * half * 0.8:
        rod([(fore - 0.02, y, z + 1.22), (fore - 0.16, y, z + 1.24)], 0.010, brass(), here)
        turned([(0.02, 0.0), (0.05, -0.08)], brass(), here, (fore - 0.17, y, z + 1.26), 24)
    spread((fore - 2.28, fore - 2.0), half - 0.5, z + 0.74, 0.02, cloth(r.accent, 90.0), here, r.seed + 3)
    pillow((fore - 1.5, half * 0.5, z + 0.72), (0.42, 0.36), cloth(PALE), here, 160, (0, -60))
    books((fore - 1.3, -half * 0.45, z + 0.74), here, 1, 30, r.seed)
    light_room(r.x, z, top, 0.1, 0.6)


CABINS = dict(superyacht=superyacht, flybridge=flybridge, catamaran=catamaran, trawler=trawler, sport=sport, cuddy=cuddy)


@prop("layout-cabin")
def layout_cabin(stage, **options):
    """An owner's cabin of one of the layouts above."""
    build_room(CABINS, stage, **options)
