"""The hull's surface as a function of station and height, from which plating, decks and windows are made."""

import math

import numpy as np

from .geometry import sstep


class Hull:
    """
    A planing hull of length L and beam B. hs and hb are the heights of the sheer at stern and bow above the water; rake is
    how far the stem leans aft from sheer to waterline (negative for a reverse bow). u runs from stern to stem, v from keel
    (0) over chine (.3) to sheer (1).
    """

    def __init__(
        s, L, B, hs, hb, rake, flare=1.2, sheer="modern", full=None, tumble=0.0, transom=0.05, knuckle=0.035
    ):
        s.L, s.B, s.hs, s.hb, s.rake, s.flare, s.kind = L, B, hs, hb, rake, flare, sheer
        s.D = 0.05 * L
        s.full = full or (3.3 if rake > 0.05 * L else 2.9)
        s.tumble, s.transom, s.knuckle = tumble, transom, knuckle

    def sheer(s, u):
        """The height of the deck's edge above the water; each kind of sheer has its own curve."""
        rise = s.hb - s.hs
        u = np.clip(u, 0, 1)
        if s.kind == "low":  # low aft, an s-curve up to the foredeck
            return s.hs + rise * (0.34 * sstep(0.08, 0.44, u) + 0.66 * np.sin(u * math.pi / 2) ** 1.7)
        if s.kind == "flat":  # almost straight
            return s.hs + rise * u**1.15
        if s.kind == "straight":  # level to amidships, the bow lower than with the default curve
            return s.hs + rise * np.sin(u * math.pi / 2) ** 1.2
        if s.kind == "downeast":  # hollow aft of amidships, sweeping up to the stem
            return (
                s.hs
                + rise * np.clip((u - 0.16) / 0.84, 0, 1) ** 1.75
                + 0.10 * rise * (np.clip(0.16 - u, 0, 1) / 0.16)
            )
        if s.kind == "broken":  # low working deck, raised forward from amidships
            return s.hs + rise * (0.62 * sstep(0.36, 0.46, u) + 0.38 * np.clip((u - 0.3) / 0.7, 0, 1) ** 1.6)
        return s.hs + rise * (0.35 * sstep(0.12, 0.40, u) + 0.65 * np.sin(u * math.pi / 2) ** 1.4)

    def bs(s, u):
        """Half the breadth at the sheer."""
        u = np.clip(u, 0, 1)
        return 0.5 * s.B * np.maximum(1 - u**s.full, 0) ** 0.72 * (0.94 + 0.06 * sstep(0, 0.35, u))

    def bc(s, u):
        """Half the breadth at the chine."""
        u = np.clip(u, 0, 1)
        return 0.5 * s.B * 0.9 * np.maximum(1 - u**2.35, 0) ** 0.95

    def zc(s, u):
        return -0.12 + 0.16 * s.hb * u**2 + 0.26 * s.hb * u**5

    def zk(s, u):
        return -s.D + (s.D + s.zc(np.float64(1.0)) * 0.75) * sstep(0.55, 1.08, u) ** 1.6 * 1.02

    def P(s, u, v):
        """The point of the port side at u, v."""
        u, v = np.broadcast_arrays(np.asarray(u, float), np.asarray(v, float))
        w = np.clip((v - 0.3) / 0.7, 0, 1)
        q = np.clip(v / 0.3, 0, 1)
        zc, zs, bc, bs, zk = s.zc(u), s.sheer(u), s.bc(u), s.bs(u), s.zk(u)
        y = np.where(v < 0.3, bc * q, bc + (bs - bc) * w ** (1 + s.flare * u))
        z = np.where(v < 0.3, zk + (zc - zk) * q**1.1, zc + (zs - zc) * w)
        y = y + s.knuckle * sstep(0.775, 0.785, w) * np.clip((1 - u) * 12, 0, 1)
        y = y + 0.05 * sstep(0.0, 0.015, w) * np.clip((1 - u) * 8, 0, 1) * (v >= 0.3)
        y = y * (1 - s.tumble * (1 - sstep(0, 0.42, u)) * w**2)
        xs = s.L / 2 - s.rake * np.where(v < 0.3, 1 + 0.45 * (1 - q), 1 - w**1.12)
        xt = -s.L / 2 + s.transom * s.hs * np.where(v < 0.3, 0, w)
        return np.stack([xt + (xs - xt) * u, y, z], -1)

    def x(s, f):
        """The position in meters forward of amidships of a fraction of the length from the stern."""
        return -s.L / 2 + f * s.L

    def u_at(s, x, v=1.0):
        xs = s.L / 2 - s.rake * (0 if v >= 1 else 1 - ((v - 0.3) / 0.7) ** 1.12)
        return (x + s.L / 2) / (xs + s.L / 2)

    def patch(s, u0, u1, w0, w1, slant=0.0, rr=0.35, off=0.012, ns=40, nt=14, taper=0.0, arc=0.0):
        """A rounded parallelogram at a distance of `off` meters from the topsides; w runs from chine (0) to sheer (1)."""
        T, S = np.linspace(0, 1, nt), np.linspace(0, 1, ns)
        a = np.abs(2 * T - 1)
        inset = np.where(a > 1 - rr, 1 - np.sqrt(np.clip(1 - ((a - (1 - rr)) / rr) ** 2, 0, 1)), 0)
        height = w1 - w0
        corner = height * s.hb / s.L * min(0.6, 0.85 * rr) * inset
        uu = (u0 + corner)[:, None] + ((u1 - u0) - 2 * corner)[:, None] * S[None] + slant * (T[:, None] - 0.5)
        ww = w0 + height * T[:, None] * (1 - taper * S[None]) + arc * np.sin(math.pi * S)[None] + 0 * S[None]
        v = 0.3 + 0.7 * ww
        p = s.P(uu, v)
        du = s.P(uu + 1e-3, v) - s.P(uu - 1e-3, v)
        dv = s.P(uu, v + 1e-3) - s.P(uu, v - 1e-3)
        n = np.cross(dv, du)
        n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
        n *= np.sign(n[..., 1:2] + 1e-9)
        return p + n * off
