"""A picture of the list in each theme, one below the other."""

import glob
import os
import time

from desktop import LOGS, say
from PyQt6.QtGui import QImage, QPainter

ALBUM = f"{LOGS}/themes.png"
THEMES = "/usr/share/ibus-callout/themes/*.json"
# Pixels of the screen; one theme has a vertical list.
WIDTH, UNDER_FIELD, VERTICAL = 400, 80, {"terminal": 280}


def take(client, hand, photograph):
    """Holds e in each theme; `photograph` saves the screen in a file."""
    x, y, _, height = client.place(0)
    say("ime-cli", "settings", "set", "greeting", "off")
    hand.keyboard.click(x + 900, y + 600)
    pictures = []
    for path in sorted(glob.glob(THEMES)):
        theme = os.path.basename(path).removesuffix(".json")
        say("ime-cli", "settings", "set", "theme", theme)
        client.clear()
        hand.type("caf")
        hand.press("e")
        time.sleep(hand.hold_time)
        screen = f"{LOGS}/screen.png"
        photograph(screen)
        hand.release("e")
        hand.type("1")
        pictures.append(QImage(screen).copy(
            x, y, WIDTH, height + VERTICAL.get(theme, UNDER_FIELD)))
    album = QImage(WIDTH, sum(map(QImage.height, pictures)), QImage.Format.Format_RGB32)
    painter, top = QPainter(album), 0
    for picture in pictures:
        painter.drawImage(0, top, picture)
        top += picture.height()
    painter.end()
    album.save(ALBUM)
    return None if len(pictures) > 1 else f"{len(pictures)} pictures"
