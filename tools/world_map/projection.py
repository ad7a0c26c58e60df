"""From the globe to the sheet: Natural Earth's projection (Savric, Patterson) about 11 E, so that the sheet's edge runs through
the Bering Strait; then stretched, the far north and south flattened, and smooth lenses where many lands are small."""

from __future__ import annotations

import numpy as np
import shapely

W, H = 2000.0, 1180.0
LON0, SPLIT = 11.0, -169.0
Y_STRETCH = 1.16
# (lon, lat, radius, strength): p -> p + k (p - c) exp(-|p - c|^2 / 2 r^2).  Free of folds for k < 2.2.
LENSES = [
    (14.0, 49.0, 0.29, 0.66),  # Europe: seven lands
    (-20.0, 65.5, 0.13, 0.70),  # Iceland
    (-90.0, 66.0, 0.45, 0.22),  # the Canadian north
    (-88.0, 16.0, 0.26, 0.45),  # Central America
    (127.0, -3.0, 0.34, 0.40),  # Indonesia, New Guinea
    (139.0, 38.0, 0.17, 0.85),  # Japan
    (-3.0, 54.5, 0.11, 0.42),  # Great Britain
    (47.0, -19.5, 0.12, 0.45),  # Madagascar
    (-36.0, 8.0, 0.42, -0.34),  # the Atlantic gives
    (84.0, -18.0, 0.40, -0.25),  # so does the Indian Ocean
]


def _natural_earth(lon, lat):
    """The projection."""
    lam = np.radians(((np.asarray(lon, float) - LON0 + 180.0) % 360.0) - 180.0)
    phi = np.radians(np.asarray(lat, float))
    p2 = phi * phi
    x = lam * (0.8707 - 0.131979 * p2 - 0.013791 * p2**2 + 0.003971 * p2**5 - 0.001529 * p2**6)
    y = phi * (1.007226 + 0.015085 * p2 - 0.044475 * p2**3 + 0.028874 * p2**4 - 0.005916 * p2**5)
    return x, y


def _flatten(y):
    """Stretch y; above 62 N squeeze smoothly (Greenland and Taymyr need no room)."""
    y = y * Y_STRETCH
    t = 1.30
    over = np.maximum(y - t, 0.0)
    y = np.where(y > t, t + over / (1.0 + 0.9 * over), y)
    t = -0.72  # Patagonia needs no room either
    over = np.maximum(t - y, 0.0)
    return np.where(y < t, t - over / (1.0 + 0.9 * over), y)


def warp(lon, lat):
    """The projection, stretched, with its lenses."""
    x, y = _natural_earth(lon, lat)
    y = _flatten(y)
    for clon, clat, r, k in LENSES:
        cx, cy = _natural_earth(clon, clat)
        cy = _flatten(cy)
        dx, dy = x - cx, y - cy
        g = k * np.exp(-(dx * dx + dy * dy) / (2 * r * r))
        x, y = x + dx * g, y + dy * g
    return x, y


class Sheet:
    """Fit of the warped plane to the sheet W x H; set once from the land's bounds."""

    scale = 1.0
    x0 = y0 = 0.0

    @classmethod
    def fit(cls, bounds, margin=(34.0, 30.0, 34.0, 44.0)):
        """Fit bounds of the warped plane to the sheet."""
        x1, y1, x2, y2 = bounds
        left, top, right, bottom = margin
        cls.scale = min((W - left - right) / (x2 - x1), (H - top - bottom) / (y2 - y1))
        cls.x0 = left + ((W - left - right) - cls.scale * (x2 - x1)) / 2 - cls.scale * x1
        cls.y0 = top + ((H - top - bottom) - cls.scale * (y2 - y1)) / 2 + cls.scale * y2

    @classmethod
    def xy(cls, lon, lat):
        """A point of the globe on the sheet."""
        x, y = warp(lon, lat)
        return cls.x0 + cls.scale * x, cls.y0 - cls.scale * y


def project(geom):
    """A geometry on the sheet."""
    return shapely.transform(geom, lambda a: np.column_stack(Sheet.xy(a[:, 0], a[:, 1])))
