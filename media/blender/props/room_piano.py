"""A baby grand with its lid up, and a bench before it."""

import numpy as np

from yacht import mat

from .base import block, brass, curve, rod, stand, surface, turned
from .room_cloth import leather, soft


def _outline():
    """The case seen from above: keys along y at x = 0, the tail forward, the curved side to -y."""
    bent = curve([(0.30, -0.74), (0.75, -0.70), (1.05, -0.38), (1.30, 0.06), (1.52, 0.34), (1.48, 0.62), (1.28, 0.74)], 44)
    straight = [(0.30, 0.74)]
    return np.vstack([bent, straight])


def piano(at, turn, parent):
    """The piano stands at the place of its keyboard; its player faces in the direction of its turn."""
    here, black = stand(at, turn, parent), mat("piano", (0.006, 0.006, 0.007), 0.07, coat=1.0)
    plan = np.vstack([_outline(), _outline()[:1]])

    def level(height, share=1.0):
        middle = plan.mean(0)
        flat = middle + (plan - middle) * share
        return np.column_stack([flat, np.full(len(flat), height)])

    surface(np.stack([level(0.66, 0.0), level(0.66), level(0.98), level(0.98, 0.965), level(0.86, 0.965)]), black, here, angle=30)
    surface(np.stack([level(0.86, 0.965), level(0.86, 0.0)]), mat("soundboard", (0.42, 0.24, 0.09), 0.4), here)
    surface(np.stack([level(0.885, 0.6), level(0.885, 0.90)]), mat("iron", (0.45, 0.30, 0.10), 0.3, 0.9), here)
    lid = stand((0, 0.74, 0.99), 0, here, (-40, 0))
    flat = np.column_stack([plan[:, 0], plan[:, 1] - 0.74])
    low, high = (np.column_stack([flat, np.full(len(flat), z)]) for z in (0.0, 0.022))
    middle = np.array([0.8, -0.7, 0.0])
    surface(np.stack([low * 0 + middle, low, high, high * 0 + middle + (0, 0, 0.022)]), black, lid, angle=30)
    rod([(0.55, -0.66, 0.98), (0.62, -0.25, 1.82)], 0.012, black, here)
    block((-0.02, 0.34), (-0.75, 0.75), (0.60, 0.70), black, here, 0.012)
    for side in (-1, 1):
        block((-0.02, 0.34), sorted((side * 0.68, side * 0.75)), (0.68, 0.86), black, here, 0.02)
    block((0.18, 0.34), (-0.74, 0.74), (0.68, 0.98), black, here, 0.01)
    block((0.0, 0.165), (-0.66, 0.66), (0.70, 0.722), mat("ivory", (0.80, 0.78, 0.72), 0.2), here, 0.003)
    for k in range(36):
        if k % 7 in (2, 6):
            continue
        y = -0.66 + 1.32 * (k + 1) / 36
        block((0.065, 0.165), (y - 0.008, y + 0.008), (0.715, 0.735), black, here, 0.002)
    block((0.30, 0.33), (-0.34, 0.34), (0.98, 1.20), black, stand((0, 0, 0), 0, here), 0.006)
    block((0.285, 0.296), (-0.19, 0.20), (1.0, 1.24), mat("score", (0.84, 0.82, 0.76), 0.9), here, 0.001)
    for x, y in ((0.22, -0.60), (0.22, 0.60), (1.28, 0.40)):
        turned([(0.0, 0.0), (0.03, 0.0), (0.035, 0.05), (0.028, 0.08), (0.05, 0.5), (0.06, 0.66)], black, here, (x, y, 0), 24)
    for y in (-0.06, 0, 0.06):
        rod([(0.28, y, 0.05), (0.16, y, 0.05)], 0.012, brass(), here)
    rod([(0.30, 0, 0.05), (0.30, 0, 0.64)], 0.03, black, here)
    soft((-0.68, -0.34), (-0.36, 0.36), (0.42, 0.52), leather((0.03, 0.03, 0.03)), here, 0.4, 0.2)
    for x in (-0.62, -0.40):
        for y in (-0.30, 0.30):
            rod([(x, y, 0), (x, y, 0.44)], 0.02, black, here)
