"""Everything a scene file can name. Each module registers its builders in PROPS."""
import importlib
import os
import pkgutil

from .base import PROPS

for _module in sorted(module.name for module in pkgutil.iter_modules([os.path.dirname(__file__)])):
    importlib.import_module(f"{__name__}.{_module}")

__all__ = ["PROPS"]
