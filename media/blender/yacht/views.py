"""The places on board where a photographer would stand."""


def views(ship):
    """Cameras by name (at, aim, lens): aft over the cockpit, from the stem aft, on the upper deck, over the swim platform."""
    x, beam, sole, length = ship.x, ship.B, ship.sole, ship.L
    fore = float(ship.deck(x(0.72)))
    forward = min(x(0.0) + max(3.8, 0.19 * length), ship.doors - 0.12)
    found = {
        "cockpit": dict(
            at=(forward, 0.20 * beam, sole + 1.72), aim=(x(0.0) + 0.6, -0.05 * beam, sole + 0.62), lens=22
        ),
        "foredeck": dict(
            at=(x(0.965), 0.10 * beam, float(ship.deck(x(0.93))) + 2.0 + 0.02 * length),
            aim=(x(0.64), 0.0, fore + 1.0),
            lens=22,
        ),
    }
    if ship.bridge is not None:
        found["flybridge"] = dict(
            at=(ship.bridge_aft, 0.20 * beam, ship.bridge + 1.95),
            aim=(ship.bridge_aft + 0.25 * length, -0.03 * beam, ship.bridge + 0.95),
            lens=20,
        )
    if ship.platform:
        stern, level = x(0.0), ship.platform_z
        found["beach"] = dict(
            at=(stern - ship.platform - 1.9, 0.42 * beam, level + 1.75),
            aim=(stern - 0.45 * ship.platform, -0.03 * beam, level + 0.55),
            lens=24,
        )
    return found
