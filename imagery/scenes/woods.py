"""Kits of trees for a season: materials and prototypes that scenes scatter."""

from dataclasses import dataclass

import materials as s
from trees import broadleaf, conifer, far_broadleaf, far_conifers

NEEDLES = [(0.014, 0.034, 0.018), (0.03, 0.052, 0.02), (0.02, 0.046, 0.026)]
BRIGHT_SUMMER = [(0.075, 0.15, 0.02), (0.12, 0.2, 0.03), (0.17, 0.22, 0.035)]
SUMMER = [(0.045, 0.085, 0.014), (0.07, 0.115, 0.018), (0.10, 0.13, 0.025)]


@dataclass
class Woods:
    """Prototypes, near ones detailed and far ones light."""

    spruces: list
    oaks: list
    far_spruces: list
    far_oaks: list
    bark: object
    needles: object
    leaves: object


def make_woods(leaf_colours, snow=0.0, leafy=True, close=40, seed=0):
    """leafy: broadleaf trees carry leaves; close: leaves per twig of the near ones."""
    bark = s.mottled("bark", (0.032, 0.025, 0.02), (0.12, 0.098, 0.08), 5, 0.9, 0.03, (1, 1, 0.25))
    needles = s.leaf("needles", NEEDLES, 0.22, snow)
    leaves = s.leaf("leaves", leaf_colours, 0.42, snow)
    return Woods(
        spruces=[conifer(f"spruce-{i}", 5 + i + seed, bark, needles, 14 + 2.5 * i, 0.175, 46, 8, 16) for i in range(3)],
        oaks=[broadleaf(f"oak-{i}", 41 + i + seed, bark, leaves, 11 + i, 5, close * 3 // 2 if leafy else 0, 0.12, 0.26) for i in range(2)],
        far_spruces=far_conifers("far-spruce", bark, needles),
        far_oaks=far_broadleaf("far-oak", bark, leaves) if leafy else [],
        bark=bark, needles=needles, leaves=leaves)
