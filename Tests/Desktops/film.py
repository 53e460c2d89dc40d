"""The pictures of which packaging/recipes/animation makes the README's moving picture, one after each action."""

import os
import time

from desktop import LOGS, say, write
from panel import photograph, windows

FOLDER = f"{LOGS}/film"
# Around the window without its frame, in pixels.
LEFT, ABOVE, WIDTH, HEIGHT = 60, 52, 640, 270
TEXT = "Un café crème"


def take(client, hand):
    """Types a text; a line of frames.tsv names a picture, how long it is shown in ms, and the action."""
    os.makedirs(FOLDER)
    say("ime-cli", "settings", "set", "greeting", "off")
    client.clear()
    x, y, *_ = windows("gtk3_field.py")[0]
    frames = []

    def show(milliseconds, caption=""):
        name = f"{len(frames):03}.png"
        photograph(f"film/{name.removesuffix('.png')}", (x - LEFT, y - ABOVE, WIDTH, HEIGHT))
        frames.append(f"{name}\t{milliseconds}\t{caption}\n")

    show(600)
    for letter in TEXT:
        if letter not in hand.picks:
            hand.perform(letter.replace(" ", "_") + " wait:60")
            show(140)
            continue
        key, digit = hand.picks[letter]
        hand.press(key)
        time.sleep(0.07)
        show(600, f"hold {key}")
        time.sleep(0.7)
        show(1500, f"hold {key}")
        hand.release(key)
        time.sleep(0.05)
        show(700)
        hand.perform(f"{digit} wait:80")
        show(1200, f"press {digit}")
    show(2500)
    write("".join(frames), FOLDER, "frames.tsv")
    text = client.text(until=lambda text: text == TEXT)
    return None if text == TEXT else repr(text)
