"""What every part of a yacht is built on: her hull, where the decks lie, her materials."""

import bpy
import numpy as np

from .geometry import CLAMP


class Ship:
    """
    deck(x) is the height of the deck, inside(x) half its breadth within the bulwark; sole is the cockpit's height,
    platform the swim platform's height and reach aft of the stern. Fractions f of the length go through x(f).
    """

    def __init__(self, hull, materials, night=0.0, name="SOLANA", spa=False):
        self.H, self.M, self.night, self.name = hull, materials, night, name
        self.L, self.B, self.spa = hull.L, hull.B, spa
        self.root = bpy.data.objects.new("YACHT", None)
        bpy.context.scene.collection.objects.link(self.root)
        self.platform_z, self.platform = 0.32, 0.0
        self.sole = 0.8
        # How high the uppermost deck one walks on lies, and where it ends aft.
        self.bridge, self.bridge_aft = None, 0.0
        # The foremost place in the cockpit: where the saloon's doors are.
        self.doors = float("inf")
        self._x = self._half = self._deck = None

    def x(self, f):
        return self.H.x(f)

    def set_deck(self, x, half, height):
        """Tells where the deck lies: stations, half breadth inside the bulwark, height."""
        self._x, self._half, self._deck = x, half, height
        CLAMP[0] = self.inside

    def deck(self, x):
        return np.interp(x, self._x, self._deck)

    def inside(self, x):
        return np.interp(x, self._x, self._half)

    def below_deck(self, x):
        """For bodies that stand on the deck: a little under it, so that no light shows between."""
        return self.deck(x) - 0.03
