"""People as silhouettes for the middle distance."""

import bpy
from .geometry import lathe, sphere, tube
from .materials import mat


def figure(
    c,
    parent,
    dress=None,
    skin=(0.45, 0.28, 0.2),
    hair=(0.05, 0.03, 0.02),
    h=1.72,
    face=0.0,
    col=(0.02, 0.02, 0.03),
    arms=0.3,
    sit=False,
):
    """A simple guest for the middle distance: a lathed dress or suit."""
    e = bpy.data.objects.new("guest", None)
    bpy.context.scene.collection.objects.link(e)
    e.parent = parent
    e.location = c
    e.rotation_euler = (0, 0, face)
    sk = mat("skin%.2f" % skin[0], skin, 0.5)
    hr = mat("hair%.2f" % hair[0], hair, 0.5)
    s = h / 1.72
    cm = mat("cloth%.2f%.2f%.2f" % (dress or col), dress or col, 0.7)
    if dress:
        lathe(
            "b",
            [
                (0.0, 0),
                (0.25 * s, 0.02),
                (0.22 * s, 0.35 * s),
                (0.17 * s, 0.75 * s),
                (0.165 * s, 0.95 * s),
                (0.125 * s, 1.1 * s),
                (0.155 * s, 1.28 * s),
                (0.15 * s, 1.36 * s),
                (0.06 * s, 1.42 * s),
            ],
            cm,
            e,
            sy=0.8,
        )
    else:
        for d in (-0.09, 0.09):
            lathe(
                "l", [(0.06, 0), (0.075, 0.1), (0.085, 0.5), (0.105, 0.85), (0.0, 0.95)], cm, e, c=(0, d, 0)
            )
        lathe(
            "b",
            [
                (0.0, 0.8 * s),
                (0.16 * s, 0.82 * s),
                (0.155 * s, 1.0 * s),
                (0.185 * s, 1.25 * s),
                (0.2 * s, 1.38 * s),
                (0.14 * s, 1.45 * s),
                (0.05 * s, 1.48 * s),
            ],
            cm,
            e,
            sy=1.1,
        )
    lathe("n", [(0.05 * s, 1.38 * s), (0.045 * s, 1.5 * s)], sk, e)
    sphere("h", (0, 0, 1.61 * s), 0.095 * s, sk, e, 1.22, 14)
    sphere("hr", (-0.018, 0, 1.635 * s), 0.103 * s, hr, e, 1.15, 14)
    for d in (-1, 1):
        a = arms if d > 0 else arms * 0.5
        tube(
            "a",
            [
                (0, d * 0.19 * s, 1.36 * s),
                (0.05 + a * 0.2, d * (0.23 + 0.06 * a) * s, 1.08 * s),
                (0.10 + a * 0.8, d * 0.2 * s, (0.86 + a * 0.6) * s),
            ],
            0.04 * s,
            sk if dress else cm,
            e,
        )
    return e
