"""The base for every part of a yacht: its hull, the position of its decks, its materials."""

import bpy
import numpy as np

from .geometry import CLAMP


class Ship:
    """
    deck(x) is the height of the deck, inside(x) half its breadth within the bulwark; sole is the height of the cockpit's
    floor, platform_z the swim platform's height and platform its reach aft of the stern. x(f) is the x of a fraction f of
    the length.
    """

    def __init__(self, hull, materials, night=0.0, name="SOLANA", spa=False):
        self.H, self.M, self.night, self.name = hull, materials, night, name
        self.L, self.B, self.spa = hull.L, hull.B, spa
        self.root = bpy.data.objects.new("YACHT", None)
        bpy.context.scene.collection.objects.link(self.root)
        self.platform_z, self.platform = 0.32, 0.0
        self.sole = 0.8
        # The height of the uppermost deck that one can walk on, and its aft end.
        self.bridge, self.bridge_aft = None, 0.0
        # The foremost x in the cockpit: the position of the saloon's doors.
        self.doors = float("inf")
        self._x = self._half = self._deck = None

    def x(self, f):
        return self.H.x(f)

    def set_deck(self, x, half, height):
        """Sets the position of the deck: stations, half breadth inside the bulwark, height."""
        self._x, self._half, self._deck = x, half, height
        CLAMP[0] = self.inside

    def deck(self, x):
        return np.interp(x, self._x, self._deck)

    def inside(self, x):
        return np.interp(x, self._x, self._half)

    def below_deck(self, x):
        """The base for bodies that stand on the deck: slightly below it, so that no light shows between."""
        return self.deck(x) - 0.03
