"""A rigid inflatable tender, stowed or afloat."""

import bpy
import numpy as np

from .geometry import box, grid, loft, moved, outline, ring, tube
from .materials import mat


def tender(ship, place, length=3.8, heading=0.0, colour=(0.42, 0.43, 0.44)):
    """Tubes, a small hull, a console with a seat and an outboard; `place` is where the tender's middle rests."""
    M = ship.M
    root = bpy.data.objects.new("tender", None)
    bpy.context.scene.collection.objects.link(root)
    root.parent, root.location, root.rotation_euler = ship.root, place, (0, 0, heading)
    cloth = mat("hypalon%.2f" % colour[0], colour, 0.6)
    half, r = 0.22 * length, 0.058 * length
    a = np.linspace(0, 1, 16)
    side = [(-length / 2 + length * 0.66 * q, half, r + 0.1) for q in a]
    nose = [
        (length * 0.16 + length * 0.34 * np.sin(t), half * np.cos(t), r + 0.1 + 0.10 * np.sin(t))
        for t in np.linspace(0, np.pi, 21)[1:-1]
    ]
    tube("tube", side + nose + [(x, -y, z) for x, y, z in side[::-1]], r, cloth, root, res=4)
    for sg in (1, -1):
        end = [(-length / 2 - 0.22, sg * half, r + 0.1), (-length / 2, sg * half, r + 0.1)]
        tube("cone", end, r * 0.8, cloth, root, res=4)
    plan = outline(-length / 2, length * 0.44, half * 0.92, length * 0.34, p=2.0)
    keel = outline(-length / 2, length * 0.36, half * 0.25, length * 0.3, p=2.0)
    loft("bottom", [(keel, -0.12), (plan, r)], M["gel"], root, cap_top=M["deck"], cap_bot=M["gel"])
    box("console", -0.05, 0.35, -0.24, 0.24, r, r + 0.62, M["gel"], root, 0.06, 0.1)
    box("screen", 0.14, 0.2, -0.22, 0.22, r + 0.6, r + 0.85, M["blk"], root, 0.02, 0.1, -0.12)
    box("seat", -0.75, -0.28, -0.3, 0.3, r, r + 0.42, M["cush"], root, 0.06)
    box("bow seat", length * 0.14, length * 0.3, -half * 0.5, half * 0.5, r, r + 0.25, M["cush"], root, 0.05)
    x = -length / 2 - 0.12
    cowl = [
        (moved(ring(x, hx, hy, 2.8)), r + h)
        for h, hx, hy in ((0.15, 0.1, 0.1), (0.3, 0.2, 0.15), (0.6, 0.2, 0.16), (0.72, 0.12, 0.1))
    ]
    loft("engine", cowl, M["engine"], root, cap_top=M["engine"])
    box("leg", x - 0.06, x + 0.06, -0.05, 0.05, -0.3, r + 0.2, M["engine"], root, 0.02)
    return root


def crane(ship, x, y, z, reach=2.4):
    """A folded davit."""
    M = ship.M
    tube("post", [(x, y, z), (x, y, z + 0.9)], 0.12, M["gel"], ship.root)
    tube("boom", [(x, y, z + 0.85), (x + reach, y, z + 1.15)], 0.08, M["gel"], ship.root)
    grid(
        "hook",
        np.array(
            [
                [[x + reach, y, z + 1.1], [x + reach, y, z + 0.9]],
                [[x + reach + 0.03, y, z + 1.1], [x + reach + 0.03, y, z + 0.9]],
            ]
        ),
        M["ss"],
        ship.root,
    )
