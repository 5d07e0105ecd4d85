"""Blossoms, instanced."""

import bpy, math
import numpy as np
from .geometry import grid

_ROSE = {}


def rose(c, r, m, rnd):
    """An instanced blossom with folded petals."""
    if m.name not in _ROSE:
        th = np.linspace(0, 2 * math.pi, 41)
        ph = np.linspace(0, math.pi, 19)
        T_, H_ = np.meshgrid(th, ph, indexing="ij")
        q = (
            1
            - 0.30 * np.abs(np.sin(2.5 * T_ + 5.5 * H_)) ** 2 * np.sin(H_) ** 0.5
            - 0.25 * np.exp(-((H_ / 0.35) ** 2))
        )
        P = np.stack([q * np.cos(T_) * np.sin(H_), q * np.sin(T_) * np.sin(H_), 0.82 * q * np.cos(H_)], -1)
        o = grid("rose", P, m, None, flip=True, angle=180)
        _ROSE[m.name] = o.data
        bpy.data.objects.remove(o)
    o = bpy.data.objects.new("rose", _ROSE[m.name])
    bpy.context.scene.collection.objects.link(o)
    o.location = c
    o.scale = (r,) * 3
    o.rotation_euler = (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(0, 6))
    return o
