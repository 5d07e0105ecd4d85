"""Parametric yachts for Blender 3.4, without external assets: x forward, y to port, z up, waterline z = 0, meters."""

from .build import STYLES, build_yacht
from .flowers import rose
from .fittings import rail
from .furniture import sofa, table_set
from .geometry import (
    CLAMP,
    both,
    box,
    grid,
    grid_faces,
    lathe,
    loft,
    mesh,
    outline,
    slab,
    sphere,
    sstep,
    tube,
)
from .hull import Hull
from .materials import N, glass_material, hull_material, mat, math_, mix_, oak_material, teak_material
from .people import figure
from .toys import flyboard, jetski, water_slide
