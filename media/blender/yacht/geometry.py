"""Meshes, tubes, lofts and slabs, of which everything on board is made (meters; x forward, y to port, z up)."""

import math

import bpy
import numpy as np


def mesh(name, V, F, mat, parent=None, smooth=True, angle=32, uv=None, bevel=0):
    """One object of vertices and faces; edges above `angle` degrees are sharp; `bevel` meters rounds them."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in V], [], [tuple(f) for f in F])
    if mat is not None:
        for m in mat if isinstance(mat, (list, tuple)) else [mat]:
            me.materials.append(m)
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if bevel:
        b = ob.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = 3
        b.limit_method = "ANGLE"
    if parent:
        ob.parent = parent
    return ob


def grid_faces(nu, nv, flip=False, close_u=False):
    """Quads between the points of an nu by nv grid."""
    F = []
    for i in range(nu - (0 if close_u else 1)):
        for j in range(nv - 1):
            a, b = i * nv + j, ((i + 1) % nu) * nv + j
            q = (a, b, b + 1, a + 1)
            F.append(q[::-1] if flip else q)
    return F


def grid(name, P, mat, parent, flip=False, **k):
    """A skin through a grid of points (nu, nv, 3)."""
    nu, nv = P.shape[:2]
    return mesh(name, P.reshape(-1, 3), grid_faces(nu, nv, flip), mat, parent, **k)


def both(name, P, mat, parent, **k):
    """A skin on the port side and its mirror on the starboard side."""
    grid(name + "P", P, mat, parent, **k)
    Q = P.copy()
    Q[..., 1] *= -1
    grid(name + "S", Q, mat, parent, flip=True, **k)


def box(name, x0, x1, y0, y1, z0, z1, mat, parent, bevel=0.04, taper=0.0, rake=0.0):
    """A rounded box; taper shrinks the top, rake shifts the top in x."""
    tx, ty = taper * (x1 - x0) / 2, taper * (y1 - y0) / 2
    V = [
        (x0, y0, z0),
        (x1, y0, z0),
        (x1, y1, z0),
        (x0, y1, z0),
        (x0 + tx + rake, y0 + ty, z1),
        (x1 - tx + rake, y0 + ty, z1),
        (x1 - tx + rake, y1 - ty, z1),
        (x0 + tx + rake, y1 - ty, z1),
    ]
    F = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(name, V, F, mat, parent, bevel=bevel)


def tube(name, pts, r, mat, parent, cyclic=False, res=2):
    """A round bar through points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    s = cu.splines.new("POLY")
    s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts):
        p.co = (*map(float, q), 1)
    s.use_cyclic_u = cyclic
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    cu.materials.append(mat)
    ob.parent = parent
    return ob


def sphere(name, c, r, mat, parent, sz=1.0, n=20):
    """A ball, or an ellipsoid `sz` times as high as wide."""
    th = np.linspace(0, 2 * math.pi, n + 1)
    ph = np.linspace(0, math.pi, n // 2 + 1)
    P = np.stack(
        [
            np.outer(np.cos(th), np.sin(ph)) * r + c[0],
            np.outer(np.sin(th), np.sin(ph)) * r + c[1],
            np.outer(np.ones_like(th), np.cos(ph)) * r * sz + c[2],
        ],
        -1,
    )
    return grid(name, P, mat, parent, flip=True, angle=180)


def lathe(name, prof, mat, parent, c=(0, 0, 0), n=18, sy=1.0):
    """A turned body of (radius, height) pairs."""
    th = np.linspace(0, 2 * math.pi, n + 1)
    prof = np.array(prof)
    P = np.stack(
        [
            np.outer(np.cos(th), prof[:, 0]) + c[0],
            np.outer(np.sin(th), prof[:, 0]) * sy + c[1],
            np.outer(np.ones_like(th), prof[:, 1]) + c[2],
        ],
        -1,
    )
    return grid(name, P, mat, parent)


def sstep(a, b, x):
    """0 before a, 1 after b, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def outline(xa, xf, hw, nose, hwa=None, p=2.2, n1=26, n2=22, round_aft=0.0):
    """An outline in plan from the aft port corner around the nose to starboard; p shapes the nose: 2 ellipse, 4 box."""
    hwa = hw if hwa is None else hwa
    k = np.linspace(0, 1, n1)
    x1 = xa + (xf - nose - xa) * k
    y1 = hwa + (hw - hwa) * sstep(0, 0.7, k)
    th = np.linspace(0, math.pi / 2, n2)[1:]
    x2 = xf - nose + nose * np.sin(th) ** (2 / p)
    y2 = hw * np.maximum(np.cos(th), 0) ** (2 / p)
    x = np.r_[x1, x2]
    y = np.r_[y1, y2]
    if round_aft > 0:
        ta = np.linspace(0, math.pi / 2, 9)[:-1]
        xr = xa - round_aft * np.cos(ta)
        yr = hwa - round_aft + round_aft * np.sin(ta)
        x = np.r_[xa - round_aft, xr[1:], x]
        y = np.r_[hwa - round_aft, yr[1:], y]
    return np.stack([np.r_[x, x[-2::-1]], np.r_[y, -y[-2::-1]]], -1)


# A function of x for the half breadth of the deck; bodies that are lofted with `clamp` stay that far inside of it.
CLAMP = [None]


def loft(name, levels, mats, parent, cap_top=None, cap_bot=None, close_aft=True, angle=35, clamp=None):
    """A body through outlines at heights, [(outline, z or z(x))], with one material for all or one for each strip."""
    rows = []
    for o, z in levels:
        o = np.array(o)
        zz = z(o[:, 0]) if callable(z) else np.full(len(o), z)
        if clamp is not None and CLAMP[0] is not None:
            o[:, 1] = np.sign(o[:, 1]) * np.minimum(
                np.abs(o[:, 1]), np.maximum(CLAMP[0](o[:, 0]) - clamp, 0.02)
            )
        rows.append(np.c_[o, zz])
    n = len(rows[0])
    V = np.concatenate(rows)
    F = []
    MI = []
    um = []

    def mi(m):
        if m not in um:
            um.append(m)
        return um.index(m)

    for r in range(len(rows) - 1):
        k = mi(mats[r] if isinstance(mats, (list, tuple)) else mats)
        for i in range(n - (0 if close_aft else 1)):
            j = (i + 1) % n
            F.append((r * n + i, r * n + j, (r + 1) * n + j, (r + 1) * n + i)[::-1])
            MI.append(k)
    for cap, r, fl in ((cap_top, len(rows) - 1, 0), (cap_bot, 0, 1)):
        if cap is None:
            continue
        k = mi(cap)
        b = r * n
        for i in range(n // 2):
            q = (b + i, b + n - 1 - i, b + n - 2 - i, b + i + 1)
            if len(set(q)) < 4:
                q = tuple(dict.fromkeys(q))
            F.append(q[::-1] if fl else q)
            MI.append(k)
    ob = mesh(name, V, F, um, parent, angle=angle)
    ob.data.polygons.foreach_set("material_index", MI)
    return ob


def slab(
    name,
    xa,
    xf,
    hw,
    nose,
    z0,
    z1,
    mat_,
    parent,
    under=None,
    edge=0.10,
    p=2.3,
    hwa=None,
    camber=0.06,
    ra=0.0,
    droop=0.0,
):
    """A roof or hardtop: rounded edge, optional droop at the front."""

    def zf(z, c=0.0):
        return (
            lambda x: z - droop * np.clip((x - (xa + 0.55 * (xf - xa))) / (0.45 * (xf - xa)), 0, 1) ** 2 + c
        )

    h = hwa

    def o(d):
        return outline(
            xa + d, xf - d * 1.6, hw - d, max(nose - d, 0.05), None if h is None else h - d, p, round_aft=ra
        )

    return loft(
        name,
        [
            (o(edge * 2.2), zf(z0)),
            (o(edge * 0.5), zf(z0 + (z1 - z0) * 0.2)),
            (o(0), zf(z0 + (z1 - z0) * 0.55)),
            (o(edge * 0.35), zf(z0 + (z1 - z0) * 0.85)),
            (o(edge), zf(z1)),
            (o(edge * 4), zf(z1, camber)),
        ],
        mat_,
        parent,
        cap_top=mat_,
        cap_bot=under or mat_,
    )


def ring(cx, half_x, half_y, p=2.4, n=28):
    """A closed superellipse in plan, ordered as `outline` is."""
    angle = math.pi - (np.arange(n) + 0.5) * 2 * math.pi / n
    c, s = np.cos(angle), np.sin(angle)
    return np.stack(
        [
            cx + half_x * np.sign(c) * np.abs(c) ** (2 / p),
            half_y * np.sign(s) * np.abs(s) ** (2 / p),
        ],
        -1,
    )


def moved(plan, dx=0.0, dy=0.0):
    return plan + np.array([dx, dy])


def plate(name, x, top, bottom, y, material, parent, thick=0.06, y_bottom=None):
    """An upright plate on either side between two curves over x: wings, fashion plates, screens."""
    x = np.asarray(x, float)
    top, bottom, y = (np.broadcast_to(np.asarray(v, float), x.shape) for v in (top, bottom, y))
    low = y if y_bottom is None else np.broadcast_to(np.asarray(y_bottom, float), x.shape)
    outer_top, outer_low = np.stack([x, y, top], -1), np.stack([x, low, bottom], -1)
    inward = np.array([0, thick, 0])
    rows = np.stack([outer_top, outer_low, outer_low - inward, outer_top - inward, outer_top], 1)
    ends = [np.repeat(r.mean(0, keepdims=True), 5, 0)[None] for r in (rows[0, :4], rows[-1, :4])]
    both(name, np.concatenate([ends[0], rows, ends[1]]), material, parent, angle=40)


def strut(name, foot, head, y_foot, y_head, material, parent, thick=0.07, bow=0.0):
    """A flat leg on either side: foot and head are ((x aft, x fore), z); `bow` bends it forward."""
    s = np.linspace(0, 1, 12)
    bend = np.sin(s * math.pi) * bow
    (fa, ff), fz = foot
    (ha, hf), hz = head
    y, z = y_foot + (y_head - y_foot) * s, fz + (hz - fz) * s
    aft = np.stack([fa + (ha - fa) * s + bend, y, z], -1)
    fore = np.stack([ff + (hf - ff) * s + bend, y, z], -1)
    w = np.array([0, thick / 2, 0])
    both(name, np.stack([aft - w, aft + w, fore + w, fore - w, aft - w], 1), material, parent, angle=40)
