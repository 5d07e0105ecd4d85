"""People, always far away: guests on deck, a player against the light, swimmers."""
import math

from yacht import figure

from .base import chances, prop

DRESSES = (
    (0.55, 0.03, 0.06),
    (0.75, 0.70, 0.62),
    (0.03, 0.10, 0.16),
    (0.62, 0.44, 0.14),
    (0.02, 0.02, 0.025),
    (0.80, 0.78, 0.74),
)
SUITS = ((0.015, 0.015, 0.02), (0.5, 0.48, 0.44), (0.03, 0.05, 0.10), (0.75, 0.73, 0.70))
SKINS = ((0.45, 0.28, 0.20), (0.28, 0.16, 0.10), (0.55, 0.38, 0.28))
HAIRS = ((0.05, 0.03, 0.02), (0.25, 0.15, 0.06), (0.02, 0.015, 0.01))


@prop("guests")
def guests(stage, x, y, z, count=10, parent=None, seed=3, apart=0.55, faces=None, tone=None):
    """Guests within (from, to) ranges of x and y, at least `apart` from each other; z in meters or "cockpit"."""
    z = stage.level(z)
    shade = chances(seed)
    tone = tuple(tone) if tone is not None else None
    placed = []
    for _ in range(count * 30):
        if len(placed) == count:
            break
        here = (shade.uniform(*x), shade.uniform(*y))
        if any(math.dist(here, other) < apart for other in placed):
            continue
        placed.append(here)
        dress = shade.choice((None, shade.choice(DRESSES)))
        suit = shade.choice(SUITS)
        if tone is not None:
            dress, suit = (tone if dress else None), tone
        face = shade.uniform(0, 6.28) if faces is None else math.radians(faces) + shade.gauss(0, 0.35)
        figure(
            (*here, z),
            parent,
            dress,
            shade.choice(SKINS),
            shade.choice(HAIRS),
            shade.uniform(1.6, 1.85),
            face,
            suit,
            shade.uniform(0.1, 0.6),
        )


@prop("person")
def person(stage, at, parent=None, turn=0.0, dress=None, colour=(0.02, 0.02, 0.03), height=1.75, arms=0.3):
    """One person at a place."""
    figure(
        tuple(at),
        parent,
        tuple(dress) if dress else None,
        h=height,
        face=math.radians(turn),
        col=tuple(colour),
        arms=arms,
    )
