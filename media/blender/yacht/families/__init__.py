"""The families of yachts: the dimensions of each hull, and what stands on it."""

from . import (
    catamaran,
    express,
    flybridge,
    hardtop_coupe,
    picnic_boat,
    pilothouse,
    sport_cruiser,
    superyacht,
    trawler,
    walkaround,
)

# By name: the hull's dimensions for a length in meters, and the function that builds everything else.
FAMILIES = {
    "sport-cruiser": (sport_cruiser.hull, sport_cruiser.fit),
    "express-outboard": (express.hull, express.fit),
    "hardtop-coupe": (hardtop_coupe.hull, hardtop_coupe.fit),
    "flybridge-mid": (flybridge.hull, flybridge.fit),
    "fast-coupe": (hardtop_coupe.fast_hull, hardtop_coupe.fit_fast),
    "trawler": (trawler.hull, trawler.fit),
    "flybridge-large": (flybridge.hull, flybridge.fit_large),
    "superyacht": (superyacht.hull, superyacht.fit),
    "walkaround": (walkaround.hull, walkaround.fit),
    "pilothouse": (pilothouse.hull, pilothouse.fit),
    "picnic-boat": (picnic_boat.hull, picnic_boat.fit),
    "catamaran": (catamaran.hull, catamaran.fit),
}
