"""Called by hatchling before a wheel, sdist or editable install is made: builds the page if it is not built."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import build as page


class PageHook(BuildHookInterface[Any]):
    """The page, in all that is packed."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, only where the page must be built and the machine has no Node that serves."""
        return [] if page.is_built() or page.own_node() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not built. (An editable install serves the folder as it is.)"""
        if not page.is_built():
            page.build()
