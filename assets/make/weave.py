"""Makes the felt's weave: a small tile of light and dark threads that repeats without a seam.

It is a pattern of our own, not a photograph: two thread directions, with a seeded unevenness so that it does not
look printed. Run it after a change: `python assets/make/weave.py`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from PIL import Image

ASSETS = Path(__file__).resolve().parent.parent
SIZE = 96
STRONGEST = 15
"""How dark or light a thread may make the felt, of 255. With more than this the felt is no longer calm."""


def main() -> None:
    chance = Random(1873)  # noqa: S311 - a pattern, not a secret
    warp = [chance.uniform(-1, 1) for _ in range(SIZE)]
    weft = [chance.uniform(-1, 1) for _ in range(SIZE)]
    tile = Image.new("RGBA", (SIZE, SIZE))
    for x in range(SIZE):
        for y in range(SIZE):
            over = (x // 2 + y // 2) % 2 == 0
            thread = 0.55 * (warp[x] if over else weft[y]) + 0.45 * chance.uniform(-1, 1)
            level = 255 if thread > 0 else 0
            tile.putpixel((x, y), (level, level, level, int(abs(thread) * STRONGEST)))
    tile.save(ASSETS / "felt-weave.png", optimize=True)


if __name__ == "__main__":
    main()
