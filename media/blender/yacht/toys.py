"""Water toys: jet ski, inflatable slide, fly board."""

import bpy, math
import numpy as np
from .geometry import both, box, grid, sstep, tube
from .materials import mat
from .people import figure


def jetski(c, parent, heading=0.0, col=(0.75, 0.05, 0.03), rider=False, pitch=0.0):
    e = bpy.data.objects.new("jetski", None)
    bpy.context.scene.collection.objects.link(e)
    e.parent = parent
    e.location = c
    e.rotation_euler = (0, -pitch, heading)
    w = mat("gel", (0.82, 0.82, 0.82), 0.2, 0, 0.5, 0.6)
    k = mat("blackrub", (0.015, 0.015, 0.017), 0.45)
    a = mat("js%.2f" % col[0], col, 0.15, 0, 0.5, 1.0)
    u = np.linspace(0, 1, 36)
    b = 0.56 * np.maximum(1 - u**2.6, 0) ** 0.8 * (0.90 + 0.10 * np.sin(u * 3)) + 1e-3
    zs = 0.26 + 0.30 * u**1.6
    th = np.linspace(0, 1, 10)
    P = np.stack(
        [
            np.stack(
                [
                    -1.6 + 3.2 * u - 0.55 * (1 - t) * u**4,
                    b * (0.25 + 0.75 * t**0.6) * (t > 0),
                    -0.20 + 0.30 * u**3 + (zs + 0.20 - 0.30 * u**3) * t**1.2,
                ],
                -1,
            )
            for t in th
        ],
        1,
    )
    both("jh", P, w, e, angle=25)
    top = []
    for t in np.linspace(0, 1, 12):
        cow = 0.34 * sstep(0.30, 0.62, u) * (1 - sstep(0.72, 1.0, u)) + 0.10
        top.append(np.stack([-1.6 + 3.2 * u, b * (1 - t), zs + cow * sstep(0.15, 0.85, t) + 0.03], -1))
    both("jt", np.stack(top, 1), a, e, angle=25)
    both(
        "jr",
        np.stack(
            [
                np.stack([-1.6 + 3.2 * u, b + 0.015, zs - 0.03], -1),
                np.stack([-1.6 + 3.2 * u, b + 0.015, zs + 0.045], -1),
            ],
            1,
        ),
        k,
        e,
    )
    box("seat", -1.35, -0.05, -0.17, 0.17, 0.36, 0.72, k, e, 0.11, 0.12, 0.08)
    box("seat1", -0.65, 0.12, -0.155, 0.155, 0.55, 0.80, k, e, 0.09, 0.2, 0.08)
    tube("hb", [(0.28, -0.36, 1.02), (0.40, -0.1, 0.99), (0.40, 0.1, 0.99), (0.28, 0.36, 1.02)], 0.026, k, e)
    box("hp", 0.20, 0.62, -0.13, 0.13, 0.62, 1.0, a, e, 0.06, 0.45, -0.12)
    box("scr", 0.42, 0.50, -0.16, 0.16, 0.82, 1.06, k, e, 0.03, 0.3, -0.08)
    if rider:
        figure((-0.35, 0, 0.28), e, h=1.45, col=(0.02, 0.05, 0.12), arms=0.8)
    return e


def _sweep(name, path, prof, m, parent):
    """Sweeps a profile (side, up) along a path."""
    path = np.array(path, float)
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.cross(t, [0, 0, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, t)
    P = path[:, None] + side[:, None] * prof[None, :, :1] + up[:, None] * prof[None, :, 1:]
    return grid(name, P, m, parent, angle=50)


def water_slide(root, x, y0, z0, out=4.2, col=(0.03, 0.22, 0.55)):
    """An inflatable slide from an upper deck over the side into the water."""
    w = mat("pvcw", (0.82, 0.83, 0.84), 0.3, coat=0.4)
    a = mat("pvc%.2f" % col[2], col, 0.3, coat=0.4)
    s = np.linspace(0, 1, 40)
    path = np.stack(
        [
            x + 0 * s,
            y0 - 0.5 + (out + 0.5) * s**0.95,
            z0 + 0.55 - (z0 + 0.25) * sstep(0.04, 0.95, s) ** 0.92,
        ],
        -1,
    )
    th = np.linspace(0, 2 * math.pi, 15)
    r = 0.27
    _sweep(
        "sl",
        path,
        np.array(
            [
                (-0.62, -0.05),
                (-0.3, -0.12),
                (0.3, -0.12),
                (0.62, -0.05),
                (0.62, -0.25),
                (-0.62, -0.25),
                (-0.62, -0.05),
            ]
        ),
        a,
        root,
    )
    for sg in (1, -1):
        _sweep("st", path, np.stack([sg * 0.72 + r * np.cos(th), r * np.sin(th) + 0.08], -1), w, root)
    leg = path[::6][1:-1]
    for q in leg[1:]:
        tube("strut", [q + [0, 0, -0.2], [q[0], max(y0, q[1] - 0.8), 0.3]], 0.14, w, root)
    for k in (0.12, 0.4, 0.7):
        i = int(k * 39)
        tube(
            "band",
            [
                path[i] + [-0.75 + 1.5 * u_, 0, 0.36 * abs(2 * u_ - 1) ** 0.5 - 0.02]
                for u_ in np.linspace(0, 1, 9)
            ],
            0.05,
            a,
            root,
        )


def flyboard(c, root, h=4.0, facing=0.0, spray_mat=None):
    """A rider on water jets above a personal watercraft."""
    x, y, z = c
    blk = mat("blackrub", (0.015, 0.015, 0.017), 0.45)
    rig = bpy.data.objects.new("FLY", None)
    bpy.context.scene.collection.objects.link(rig)
    rig.parent = root
    base = root
    root = rig
    e = figure(
        (x, y, h), root, h=1.78, face=facing, col=(0.02, 0.03, 0.06), arms=0.9, hair=(0.04, 0.03, 0.02)
    )
    e.rotation_euler = (0.12, 0.1, facing)
    box("fb", x - 0.16, x + 0.16, y - 0.36, y + 0.36, h - 0.12, h, blk, root, 0.04)
    wm = spray_mat or mat("jetw", (0.85, 0.9, 0.92), 0.6)
    for d in (-0.26, 0.26):
        s = np.linspace(0, 1, 20)
        rr = 0.05 + 0.20 * s**1.4
        th = np.linspace(0, 2 * math.pi, 13)
        P = np.stack(
            [
                x + d * 0.3 + rr[:, None] * np.cos(th) - 0.25 * s[:, None] ** 2,
                y + d * (1 + 0.8 * s[:, None]) + rr[:, None] * np.sin(th),
                h - 0.1 - (h - 0.05) * s[:, None] + 0 * th,
            ],
            -1,
        )
        ob = grid("jet", P, wm, root)
        uv = ob.data.uv_layers.new()
        vi = np.empty(len(ob.data.loops), np.int32)
        ob.data.loops.foreach_get("vertex_index", vi)
        U = np.stack(
            np.broadcast_arrays(0.25 + 0 * th[None] + 0 * s[:, None], (0.12 + 0.5 * s)[:, None]), -1
        ).reshape(-1, 2)
        uv.data.foreach_set("uv", U[vi].astype(np.float32).ravel())
    s = np.linspace(0, 1, 30)
    tube(
        "hose",
        np.stack(
            [
                x - 0.1 - 3.2 * s,
                y + 0.6 * s + 0.7 * np.sin(s * 3.14),
                (h - 0.15) * (1 - s) ** 1.6 * (1 - 0.2 * np.sin(3.14 * s)) + 0.02,
            ],
            -1,
        ),
        0.06,
        blk,
        root,
    )
    jetski((x - 3.4, y + 0.6, 0.02), base, facing, (0.02, 0.25, 0.6))
    return rig
