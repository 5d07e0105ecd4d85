"""Cabins: a body below the sill, a band of glass with pillars, a room behind it; and roofs over them."""

import bpy
import numpy as np

from .geometry import box, grid, loft, outline, slab, sstep
from .fittings import downlights


class House:
    """
    A cabin from `aft` to `front` (at the sill) with a windscreen that leans to `top_front` at the roof. `half` and
    `half_top` are the half breadths at sill and roof; `nose` is the length of the rounded front and p its squareness. base,
    sill and roof are heights; `drop` lowers the sill toward the front.
    """

    def __init__(
        s,
        aft,
        front,
        top_front,
        half,
        half_top,
        base,
        sill,
        roof,
        nose,
        p=2.15,
        drop=0.0,
        lean_aft=0.0,
        shrink=0.18,
    ):
        s.aft, s.front, s.top_front, s.half, s.half_top = aft, front, top_front, half, half_top
        s.base, s.sill, s.roof, s.nose, s.p, s.drop = base, sill, roof, nose, p, drop
        s.lean_aft, s.shrink = lean_aft, shrink

    def plan(s, k):
        """The outline at a fraction of the glass's height, 0 at the sill and 1 at the roof."""
        front = s.front + (s.top_front - s.front) * k
        return outline(
            s.aft + s.lean_aft * k,
            front,
            s.half + (s.half_top - s.half) * k,
            s.nose * (1 - s.shrink * k),
            p=s.p,
        )

    def height(s, k):
        low, high = min(s.top_front, s.front), max(s.top_front, s.front)
        forward = (low - 0.02 * abs(high), high) if high - low > 0.05 else (s.aft, s.front)
        return (
            lambda x: s.sill + (s.roof - s.sill) * k - s.drop * (1 - min(max(k, 0), 1)) * sstep(*forward, x)
        )

    def build(
        s,
        ship,
        pillars=(),
        glass="cabin",
        body="gel",
        clamp=None,
        room=True,
        doors=False,
        aft_glass=True,
        pillar="gel",
        width=0.07,
        header=0.0,
    ):
        """`pillars` are places along half of the outline: 0 at the aft corner, 1 at the middle of the front."""
        M, root = ship.M, ship.root
        base = s.base if callable(s.base) else (lambda x: s.base + 0 * x)
        loft(
            "house",
            [(s.plan(-0.06), base), (s.plan(-0.02), s.height(-0.02)), (s.plan(0), s.height(0))],
            M[body],
            root,
            clamp=clamp,
        )
        rows = [(s.plan(k), s.height(k)) for k in np.linspace(0, 1 - header, 7)]
        loft(
            "glazing",
            rows,
            M[glass],
            root,
            cap_top=None if header else M["gel"],
            angle=60,
            close_aft=aft_glass,
        )
        if header:
            loft(
                "header", [(s.plan(k), s.height(k)) for k in (1 - header, 1)], M[body], root, cap_top=M["gel"]
            )
        for place in pillars:
            s.pillar(ship, place, M[pillar], width, top=1 - header)
        if doors:
            s._doors(ship)
        if room:
            s._room(ship)

    def pillar(s, ship, place, material, width=0.07, out=0.012, top=1.0):
        """A bar over the glass on both sides; on the middle line there is only one."""
        rows = []
        for k in np.linspace(0, top, 7):
            plan = s.plan(k)
            half = plan[: len(plan) // 2 + 1]
            along = np.r_[0, np.cumsum(np.hypot(*np.diff(half, axis=0).T))]
            at = place * along[-1]
            a, b = (
                np.array([np.interp(at + d, along, half[:, i]) for i in (0, 1)])
                for d in (-width / 2, width / 2)
            )
            step = b - a
            normal = np.array([-step[1], step[0]]) / (np.linalg.norm(step) + 1e-9)
            z = s.height(k)(np.array([a[0], b[0]]))
            rows.append([[*(a + normal * out), z[0]], [*(b + normal * out), z[1]]])
        P = np.array(rows)
        grid("pillar", P, material, ship.root)
        grid("pillar", P * [1, -1, 1], material, ship.root, flip=True)

    def _doors(s, ship):
        """Sliding doors of dark glass across the after wall, in steel frames."""
        M, root = ship.M, ship.root
        low = float(s.base(np.array([s.aft]))[0]) if callable(s.base) else s.base
        wide = s.half_top * 0.86
        ship.doors = min(ship.doors, s.aft)
        box("doors", s.aft - 0.05, s.aft + 0.02, -wide, wide, low + 0.08, s.roof - 0.04, M["glass"], root, 0)
        for y in np.linspace(-wide, wide, 5):
            box(
                "frame",
                s.aft - 0.065,
                s.aft,
                y - 0.025,
                y + 0.025,
                low + 0.06,
                s.roof - 0.03,
                M["ss"],
                root,
                0.005,
            )

    def _room(s, ship):
        """A floor, a few dark pieces of furniture and a ceiling, so that one sees a room behind the glass."""
        M, root = ship.M, ship.root
        base = float(s.base(np.array([s.aft]))[0]) if callable(s.base) else s.base
        z = max(base, s.sill - 1.0) + 0.04
        front = s.aft + (s.top_front - s.nose * 0.55 - s.aft)
        half = s.half * 0.9
        length = front - s.aft
        if length < 1.2:
            return
        box(
            "seats",
            s.aft + 0.15 * length,
            s.aft + 0.55 * length,
            half - 0.75,
            half - 0.1,
            z,
            min(z + 0.8, s.sill + 0.15),
            M["wall"],
            root,
            0.08,
        )
        box(
            "galley",
            s.aft + 0.2 * length,
            s.aft + 0.6 * length,
            -half + 0.1,
            -half + 0.7,
            z,
            min(z + 0.95, s.sill + 0.1),
            M["wall"],
            root,
            0.04,
        )
        box("dash", front - 0.1, front + 0.5, -half * 0.8, half * 0.8, z, s.sill + 0.05, M["blk"], root, 0.08)
        box("chair", front - 1.1, front - 0.95, -0.75, 0.1, z, s.sill + 0.32, M["wall"], root, 0.06)
        ceiling = outline(s.aft + 0.2, front, s.half_top * 0.86, 0.5)
        loft(
            "ceiling",
            [(ceiling, s.roof - 0.05), (ceiling, s.roof - 0.04)],
            M["glow"],
            root,
            cap_bot=M["glow"],
        )
        if ship.night > 0.2:
            for f in (0.25, 0.7):
                lamp = bpy.data.lights.new("room", "POINT")
                lamp.energy, lamp.color, lamp.shadow_soft_size = (
                    9.0 * length * ship.night,
                    (1, 0.68, 0.40),
                    0.3,
                )
                lamp.cycles.max_bounces = 2
                holder = bpy.data.objects.new("room", lamp)
                bpy.context.scene.collection.objects.link(holder)
                holder.parent = root
                holder.location = (s.aft + f * length, 0, s.roof - 0.35)


def roof(
    ship,
    aft,
    front,
    half,
    nose,
    z,
    thick=0.17,
    material="gel",
    under="gel",
    p=2.3,
    half_aft=None,
    droop=0.08,
    edge=0.07,
    round_aft=0.4,
    camber=0.06,
    lamps=True,
):
    """A roof or overhang with a rounded edge, drooping forward, with lamps in its ceiling."""
    M = ship.M
    slab(
        "roof",
        aft,
        front,
        half,
        nose,
        z,
        z + thick,
        M[material],
        ship.root,
        under=M[under],
        edge=edge,
        ra=round_aft,
        hwa=half_aft,
        droop=droop,
        p=p,
        camber=camber,
    )
    if lamps:
        downlights(ship, np.arange(aft + 0.6, front - nose * 0.6, 1.2), (-half * 0.5, half * 0.5), z)


def wipers(ship, house, places=(0.86, -0.86), length=0.7):
    """Dark blades resting on the windscreen."""
    from .geometry import tube

    for place in places:
        rows = []
        for k in (0.03, 0.35):
            plan = house.plan(k)
            half = plan[: len(plan) // 2 + 1]
            along = np.r_[0, np.cumsum(np.hypot(*np.diff(half, axis=0).T))]
            p = [
                np.interp((abs(place) + (0.05 if k > 0.1 else 0)) * along[-1], along, half[:, i])
                for i in (0, 1)
            ]
            rows.append(
                (p[0] + 0.03, np.sign(place) * p[1], float(house.height(k)(np.array([p[0]]))[0]) + 0.01)
            )
        tube("wiper", rows, 0.012, ship.M["blk"], ship.root)


def windscreen(
    ship,
    aft,
    front,
    top_front,
    half,
    half_top,
    sill,
    top,
    nose,
    pillars=(),
    glass="cabin",
    p=2.1,
    frame="ss",
    radius=0.022,
):
    """A wraparound screen open aft, with a bar along its top edge."""
    from .geometry import tube

    screen = House(aft, front, top_front, half, half_top, sill, sill, top, nose, p)
    ks = np.linspace(0, 1, 6)
    loft(
        "screen",
        [(screen.plan(k), screen.height(k)) for k in ks],
        ship.M[glass],
        ship.root,
        close_aft=False,
        angle=60,
    )
    for k in (0.0, 1.0):
        edge = screen.plan(k)
        z = screen.height(k)(edge[:, 0])
        tube("frame", np.c_[edge, z + 0 * edge[:, 0]], radius * (1 if k else 0.7), ship.M[frame], ship.root)
    for place in pillars:
        screen.pillar(ship, place, ship.M[frame], 0.045)
    return screen


def coachroof(
    ship, aft, fore, half, nose, rise, fall=0.3, clamp=0.16, material="gel", square=2.0, shoulder=0.35
):
    """A low coachroof over the forward cabin that slopes toward the stem and stays inside the side decks."""
    z = float(ship.deck((aft + fore) / 2))

    def plan(d):
        return outline(aft, fore - 2.5 * d, half - d, nose, p=square)

    def crown(k):
        return lambda x: np.maximum(
            z + rise * k - fall * k * sstep(aft + 0.45 * (fore - aft), fore, x), ship.deck(x) + 0.02 * k
        )

    rows = [
        (plan(-0.05), ship.below_deck),
        (plan(0.0), crown(0.72)),
        (plan(0.10), crown(0.92)),
        (plan(shoulder), crown(1.02)),
    ]
    loft("coachroof", rows, ship.M[material], ship.root, cap_top=ship.M[material], clamp=clamp)
    return lambda x: float(crown(1.02)(np.float64(x)))


def hatch(ship, x, z, size=0.5, y=0.0):
    box(
        "hatch",
        x - size / 2,
        x + size / 2,
        y - size / 2,
        y + size / 2,
        z,
        z + 0.04,
        ship.M["glass"],
        ship.root,
        0.02,
    )


def coaming(
    ship,
    aft,
    front,
    half,
    nose,
    z,
    height,
    fall=0.0,
    p=2.2,
    thick=0.12,
    screen=0.0,
    screen_part=0.30,
    material="gel",
):
    """The breast-high wall around an upper deck, open aft, with a tinted screen along its forward part."""
    M, root = ship.M, ship.root

    def plan(k, inner=0.0):
        return outline(
            aft,
            front - 0.03 * ship.L * 0.5 * k - inner * 1.4,
            half * (0.97 + 0.03 * k) - inner,
            max(nose - inner, 0.2),
            p=p,
        )

    def top(k):
        return lambda x: z + height * k * (1 - fall * sstep(front - 0.45 * (front - aft), aft, x))

    loft(
        "coaming",
        [(plan(0), z), (plan(0.5), top(0.55)), (plan(1), top(1.0))],
        M[material],
        root,
        close_aft=False,
    )
    loft("lining", [(plan(1, thick), top(1.0)), (plan(0, thick), z)], M[material], root, close_aft=False)
    loft("cap", [(plan(1), top(1.0)), (plan(1, thick), top(1.0))], M[material], root, close_aft=False)
    if screen:
        low = plan(1, thick * 0.5)
        count = len(low)
        part = slice(int(count * screen_part), count - int(count * screen_part))
        base = low[part]
        z0 = top(1.0)(base[:, 0])
        lean = np.array([-0.55 * screen, 0])
        z1 = z0 + screen * np.sin(np.linspace(0, np.pi, len(base))) ** 0.35
        upper = base * [1, 0.97] + lean
        grid("venturi", np.stack([np.c_[base, z0], np.c_[upper, z1]], 1), M["cabin"], root)
    return top(1.0)
