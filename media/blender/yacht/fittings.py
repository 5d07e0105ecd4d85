"""Rails, ground tackle, cleats, fenders, masts, antennas, lights, flag and name."""

import math

import bpy
import numpy as np

from .geometry import box, grid, lathe, sphere, tube
from .materials import mat


def rail(pts_fn, fs, h, parent, mat_, every=1.3, rows=(1.0, 0.5), r=0.019):
    """A rail on stanchions along pts_fn(f), which is given for the port side and drawn on both sides."""
    P = np.array([pts_fn(f) for f in fs])
    for sgn in (1, -1):
        Q = P * [1, sgn, 1]
        for k in rows:
            tube("rail", [q + [0, 0, h * k] for q in Q], r if k == 1 else r * 0.6, mat_, parent)
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(Q, axis=0), axis=1))]
        count = max(1, round(d[-1] / every))
        for t in np.linspace(0, d[-1], count + 1):
            b = np.array([np.interp(t, d, Q[:, i]) for i in range(3)])
            tube("stanchion", [b, b + [0, 0, h]], r * 0.8, mat_, parent)


def straight_rail(ship, points, h, rows=(1.0, 0.66, 0.33), every=1.2, across=False):
    """A rail through port-side points; `across` joins both sides aft with a rail athwartships."""
    P = np.array(points, float)
    rail(
        lambda f: np.array([np.interp(f, np.linspace(0, 1, len(P)), P[:, i]) for i in range(3)]),
        np.linspace(0, 1, 4 * len(P)),
        h,
        ship.root,
        ship.M["ss"],
        every,
        rows,
    )
    if across:
        end = P[0]
        for k in rows:
            tube(
                "rail",
                [end + [0, 0, h * k], end * [1, -1, 1] + [0, 0, h * k]],
                0.019 if k == 1 else 0.011,
                ship.M["ss"],
                ship.root,
            )
        for y in np.linspace(-end[1], end[1], max(3, round(2 * end[1] / every) + 1)):
            tube("stanchion", [(end[0], y, end[2]), (end[0], y, end[2] + h)], 0.015, ship.M["ss"], ship.root)


def bow_rail(ship, start, height, cap, end=0.997, rows=(1.0, 0.5)):
    """The rail along the foredeck, joined at the stem."""
    H = ship.H

    def base(f):
        return H.P(np.float64(f), 1.0) + [0, -cap * 0.6 if f < 0.985 else 0, 0.03]

    stations = np.r_[np.linspace(start, 0.96, 40), [q for q in (0.975, 0.985, 0.992, 0.997) if q <= end]]
    rail(base, stations, height, ship.root, ship.M["ss"], rows=rows)


def ground_tackle(ship, f=0.90):
    """Windlass, chain and the anchor in its roller."""
    M, root = ship.M, ship.root
    x, z = ship.x(f), float(ship.deck(ship.x(f)))
    box("windlass", x - 0.16, x + 0.08, -0.09, 0.09, z, z + 0.16, M["ss"], root, 0.04)
    bow = float(ship.H.P(np.float64(0.995), 1.0)[0])
    top = float(ship.H.sheer(np.float64(0.99)))
    tube("chain", [(x, 0, z + 0.1), (bow - 0.15, 0, top + 0.04)], 0.015, M["ss"], root)
    tube(
        "shank",
        [(bow - 0.3, 0, top + 0.06), (bow + 0.10, 0, top - 0.06), (bow + 0.12, 0, top - 0.25)],
        0.03,
        M["ss"],
        root,
    )
    box("fluke", bow - 0.02, bow + 0.18, -0.14, 0.14, top - 0.34, top - 0.24, M["ss"], root, 0.03, 0.4)


def cleats(ship, fractions):
    for f in fractions:
        p = ship.H.P(np.float64(f), 1.0)
        for sg in (1, -1):
            y, z = sg * (p[1] - 0.07), p[2] + 0.04
            tube(
                "horn",
                [(p[0] - 0.16, y, z + 0.05), (p[0] + 0.16, y, z + 0.05)],
                0.018,
                ship.M["ss"],
                ship.root,
            )
            tube("post", [(p[0], y, z), (p[0], y, z + 0.05)], 0.025, ship.M["ss"], ship.root)


def fenders(ship, fractions, sides=(1, -1), colour=(0.03, 0.04, 0.07)):
    """Cylindrical fenders that hang from the rail, just above the water."""
    cloth = mat("fender%.2f" % colour[0], colour, 0.8)
    r = 0.11 + 0.004 * ship.L
    for f in fractions:
        for sg in sides:
            p = ship.H.P(np.float64(f), 0.75)
            top = ship.H.P(np.float64(f), 1.0)
            x, y, z = p[0], sg * (max(p[1], top[1] * 0.97) + r * 0.95), max(0.25, p[2] - 0.45)
            profile = [(0, 0), (r * 0.6, 0.02), (r, 0.12), (r, 0.62), (r * 0.6, 0.74), (0.02, 0.78)]
            lathe("fender", profile, cloth, ship.root, (x, y, z))
            tube(
                "lanyard",
                [(x, y, z + 0.76), (top[0], sg * top[1], top[2] + 0.03)],
                0.008,
                ship.M["blk"],
                ship.root,
            )


def radar_mast(ship, x, z, height=0.75, span=1.6, domes=(), antennas=True, rake=-0.25, material="gel"):
    """A raked pylon with an open-array radar, satellite domes at ±y and whip antennas."""
    M, root = ship.M, ship.root
    box("mast", x - 0.32, x + 0.32, -0.11, 0.11, z - 0.05, z + height, M[material], root, 0.05, 0.3, rake)
    top, tx = z + height, x + rake
    box("pedestal", tx - 0.17, tx + 0.17, -0.17, 0.17, top, top + 0.16, M["gel"], root, 0.05)
    box("radar", tx - 0.08, tx + 0.09, -span / 2, span / 2, top + 0.19, top + 0.29, M["gel"], root, 0.04)
    box(
        "yard",
        tx - 0.10,
        tx + 0.02,
        -span * 0.42,
        span * 0.42,
        top - 0.22,
        top - 0.17,
        M[material],
        root,
        0.02,
    )
    tube("light", [(tx - 0.1, 0, top), (tx - 0.1, 0, top + 0.55)], 0.014, M["gel"], root)
    for sg in (1, -1):
        sphere("lamp", (tx - 0.04, sg * span * 0.4, top - 0.12), 0.045, M["gel"], root)
        for offset, y, radius in domes:
            lathe(
                "foot",
                [(radius * 0.5, 0), (radius * 0.62, 0.12), (radius * 0.5, 0.18)],
                M["gel"],
                root,
                (x + offset, sg * y, z - 0.08),
            )
            sphere("dome", (x + offset, sg * y, z + radius * 0.95), radius, M["gel"], root, 1.08)
        if antennas:
            y = span * 0.75
            tube(
                "whip",
                [(x - 0.2, sg * y, z - 0.05), (x - 0.65, sg * y * 1.03, z + 2.3)],
                0.011,
                M["gel"],
                root,
            )


def whip(ship, x, y, z, height=2.0):
    for sg in (1, -1):
        tube(
            "whip", [(x, sg * y, z), (x - 0.18 * height, sg * y, z + height)], 0.010, ship.M["gel"], ship.root
        )


def downlights(ship, xs, ys, z):
    """Small warm lamps flush in a ceiling at z; they are lit only at night."""
    if not ship.night:
        return
    for x in xs:
        for y in ys:
            box(
                "downlight",
                x - 0.05,
                x + 0.05,
                y - 0.05,
                y + 0.05,
                z - 0.012,
                z - 0.004,
                ship.M["warm"],
                ship.root,
                0,
            )


def flag(ship, x, z, size=1.0):
    """The ensign on its staff at the stern."""
    root = ship.root
    tube("staff", [(x, 0, z - 0.3), (x - 0.35 * size, 0, z + 1.05 * size)], 0.018, ship.M["ss"], root)
    s, t = np.linspace(0, 1, 20), np.linspace(0, 1, 10)
    P = np.stack(
        [
            x - 0.35 * size - (0.95 * s[:, None] + 0 * t[None]) * size,
            0.09 * np.sin(s[:, None] * 7 + t[None]) * s[:, None],
            z + (1.02 - 0.55 * t[None] - 0.18 * s[:, None] ** 2) * size,
        ],
        -1,
    )
    for a in range(9):
        colour = mat("flr", (0.55, 0.015, 0.03), 0.8) if a % 2 == 0 else mat("flw", (0.8, 0.8, 0.8), 0.8)
        grid("flag", P[:, a : a + 2], colour, root)
    canton = mat("flb", (0.015, 0.02, 0.12), 0.8)
    for dy in (0.004, -0.004):
        grid("canton", P[:9, :5] + [0, dy, 0], canton, root)


def lettering(ship, text, place, size, facing="aft", material="ss", plating=None):
    """
    A line of raised letters on the transom (aft) or on a side (port, starboard). `plating` are points of that side; the
    letters follow them, because letters that stand off the side would appear twice: themselves and their reflection.
    """
    if not text:
        return None
    curve = bpy.data.curves.new("name", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x = text, size, 0.006, "CENTER"
    curve.space_character = 1.25
    sign = bpy.data.objects.new("name", curve)
    bpy.context.scene.collection.objects.link(sign)
    curve.materials.append(ship.M[material])
    turn = {"aft": -math.pi / 2, "port": math.pi, "starboard": 0}[facing]
    if plating is not None:
        sign = _laid_on(sign, place, {"port": 1, "starboard": -1}[facing], plating)
    sign.parent = ship.root
    sign.location = place
    sign.rotation_euler = (math.pi / 2, 0, turn)
    # No shadow or reflection, because the letters are upright on a leaning transom: in low sun their shadow would look like a
    # second line of text.
    sign.visible_shadow = sign.visible_glossy = False
    return sign


def quarter(hull):
    """Points of a hull's port side from the stern to amidships, from the chine to the sheer."""
    return hull.P(np.linspace(0, 0.5, 500)[:, None], np.linspace(0.3, 1, 160)[None])


def _laid_on(sign, place, side, plating):
    """The letters as a mesh whose corners lie on the plating: densely spaced points of the port side."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(sign)
    bpy.data.objects.remove(sign)
    points = np.asarray(plating).reshape(-1, 3)
    for corner in mesh.vertices:
        # Letters lie in a plane of their own, seen from outboard: z is their distance from it.
        ahead, up = place[0] - side * corner.co.x, place[2] + corner.co.y
        nearest = np.argmin((points[:, 0] - ahead) ** 2 + (points[:, 2] - up) ** 2)
        corner.co.z = corner.co.z * 0.5 + points[nearest, 1] - abs(place[1]) + 0.005
    laid = bpy.data.objects.new("name", mesh)
    bpy.context.scene.collection.objects.link(laid)
    return laid
