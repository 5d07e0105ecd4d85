"""Hull plating, bulwark, decks, rub rail and hull windows."""

import numpy as np

from .geometry import both, grid, sstep


def plating(ship, material=None):
    """Both sides and the transom."""
    H, M = ship.H, ship.M
    material = material or M["hull"]
    u = 1 - (1 - np.linspace(0, 1, 150)) ** 1.25
    above = np.r_[np.linspace(0.004, 0.74, 18), 0.770, 0.775, 0.78, 0.785, 0.79, np.linspace(0.81, 1, 8)]
    v = np.r_[np.linspace(0, 0.3, 9), 0.3 + 0.7 * above]
    both("hull", H.P(u[:, None], v[None]), material, ship.root, angle=28)
    edge = H.P(0.0, np.linspace(0, 1, 30))
    grid("transom", np.stack([edge, edge * [1, -1, 1]], 0), material, ship.root, flip=True)


def decks(ship, bulwark, cockpit=None, cockpit_end=0.0, cap=None, surface="teak", cap_material="gel"):
    """
    A cap rail, the bulwark inside it, and the deck `bulwark` meters below the sheer. With `cockpit`, the deck aft of the
    fraction `cockpit_end` lies that many meters below the sheer.
    """
    H, M, root = ship.H, ship.M, ship.root
    cap = cap or 0.10 + 0.0025 * H.L
    u = np.linspace(0.0, 0.995, 120)
    depth = np.full_like(u, bulwark)
    if cockpit is not None:
        u = np.sort(np.r_[u, cockpit_end + np.array([-0.004, -0.002, 0.002, 0.004])])
        depth = cockpit + (bulwark - cockpit) * sstep(cockpit_end - 0.003, cockpit_end + 0.003, u)
    sheer = H.P(u, 1.0)
    inner = sheer.copy()
    inner[:, 1] = np.maximum(sheer[:, 1] - cap, 0.0)
    top, top_in = sheer + [0, 0, 0.035], inner + [0, 0, 0.035]
    top[:, 1] -= cap * 0.2
    level = H.sheer(u) - depth
    w = np.clip((level - H.zc(u)) / np.maximum(H.sheer(u) - H.zc(u), 0.05), 0, 1)
    low = H.P(u, 0.3 + 0.7 * w)
    low[:, 1] = np.maximum(np.minimum(low[:, 1], sheer[:, 1]) - cap, 0)
    low[:, 0] = np.minimum(low[:, 0], sheer[-1, 0] - cap)
    low[:, 2] = level
    both("cap", np.stack([sheer, top, top_in, inner], 1), M[cap_material], root)
    both("bulwark", np.stack([inner, low], 1), M["gel"], root)
    both("deck", np.stack([low, low * [1, 0, 1] + [0, 0, 0.02]], 1), M[surface], root)
    ship.set_deck(low[:, 0], low[:, 1], low[:, 2])
    ship.sole = float(ship.deck(ship.x(0.08)))
    both("rub", H.patch(0.0, 0.985, 0.985, 1.0, 0, 0.1, 0.03, 120, 3), M["ss"], root)
    return cap


def hull_windows(ship, windows, material="glass"):
    """Dark panes flush with the topsides: (u0, u1, w0, w1, slant, roundness, taper)."""
    for u0, u1, w0, w1, slant, roundness, taper in windows:
        both("pane", ship.H.patch(u0, u1, w0, w1, slant, roundness, taper=taper), ship.M[material], ship.root)


def mullions(ship, places, w0, w1, slant=0.03):
    """Thin bars in the topsides' color that divide a long hull window."""
    for u in places:
        both(
            "mullion",
            ship.H.patch(u, u + 0.05 / ship.L + 0.002, w0, w1, slant, 0.05, 0.02, 6),
            ship.M["paint"],
            ship.root,
        )


def portholes(ship, places, w, radius):
    """Round ports in bright rims at fractions of the length."""
    H = ship.H
    angle = np.linspace(0, 2 * np.pi, 29)
    for f in places:
        for r, off, name in ((radius * 1.22, 0.012, "ss"), (radius, 0.024, "glass")):
            du, dw = r / H.L, r / (H.sheer(f) - H.zc(f))
            spokes = np.array([0.0, 1.0])[:, None]
            u = f + du * spokes * np.cos(angle)[None]
            v = 0.3 + 0.7 * (w + dw * spokes * np.sin(angle)[None])
            P = H.P(u, v) + [0, off, 0]
            both("port", P, ship.M[name], ship.root)


def stripe(ship, u0, u1, w0, w1, material="trim", taper=0.0):
    """A painted line along the topsides."""
    both(
        "stripe",
        ship.H.patch(u0, u1, w0, w1, 0, 0.2, 0.012, 120, 6, taper=taper),
        ship.M[material],
        ship.root,
    )
