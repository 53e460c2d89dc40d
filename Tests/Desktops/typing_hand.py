"""A hand that types a text on a us keyboard: it holds keys and picks letters that are on no key.

The desktop provides the letters of each key and their places.
"""

import time
from collections import namedtuple

ROWS = {2: "1234567890", 16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm"}
CODES = {key: first + place for first, row in ROWS.items() for place, key in enumerate(row)}
CODES.update({" ": 57, ",": 51, ".": 52})
ESCAPE, TAB, RETURN, CONTROL, SHIFT, ALT, SUPER = 1, 15, 28, 29, 42, 56, 125
HOME, LEFT, RIGHT, DELETE = 102, 105, 106, 111
# The layouts of each session, and the key that switches between them, which is AltGr.
LAYOUTS, SWITCH, NEXT_LAYOUT = "us,ru", "grp:toggle", 100


# The time from one press to the next in ms, and whether keys overlap.
Pace = namedtuple("Pace", "name interval has_rollover", defaults=[False])
PACES = [Pace("slow", 150), Pace("quick", 60), Pace("rollover", 8, True)]


class Hand:
    """Presses and releases keys."""

    def __init__(self, keyboard, offers, hold_time):
        self.keyboard, self.hold_time, self.down = keyboard, hold_time, None
        self.offers, self.picks = offers, {}
        for key, letters in offers.items():
            for place, letter in enumerate(letters[:9], 1):
                if key in CODES:
                    self.picks.setdefault(letter, (key, str(place)))

    def press(self, key):
        self.keyboard.key(CODES.get(key, key), True)
        self.keyboard.wait()

    def release(self, key):
        self.keyboard.key(CODES.get(key, key), False)
        self.keyboard.wait()

    def strike(self, key, pace, seconds=None):
        """Presses a key; with rollover, it is held until the next one is pressed."""
        self.press(key)
        if pace.has_rollover:
            self.let_go()
            self.down = key
            time.sleep(seconds or pace.interval / 1000)
            return
        down = seconds or min(pace.interval / 2, 40) / 1000
        time.sleep(down)
        self.release(key)
        time.sleep(pace.interval / 1000 - (0 if seconds else down))

    def let_go(self):
        if self.down is not None:
            self.release(self.down)
        self.down = None

    def type(self, text, pace=PACES[0]):
        for letter in text:
            if letter in CODES:
                self.strike(letter, pace)
            else:
                key, digit = self.picks[letter]
                self.strike(key, pace, self.hold_time)
                self.strike(digit, pace)
        self.let_go()

    def hold(self, key, seconds):
        self.press(key)
        time.sleep(seconds)
        self.release(key)
        time.sleep(0.1)

    def chord(self, modifier, key):
        self.press(modifier)
        self.hold(key, 0.03)
        self.release(modifier)

    def ask(self):
        """Asks for the accents of the letter before the cursor."""
        self.press(SUPER)
        # No hand is faster. KWin 6.3 reports modifiers at once, and keys that an input method passes on
        # later: with Alt down by then, Kate takes Super for the key of its menu.
        time.sleep(0.02)
        self.chord(ALT, "c")
        self.release(SUPER)
