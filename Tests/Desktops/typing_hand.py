"""A hand that types a text on a us keyboard: it holds keys and picks letters that are on no key.

The desktop provides the letters of each key and their places.
"""

import time
from collections import namedtuple
from contextlib import contextmanager

from desktop import DesktopError
from trace import HELD, Trace

# The code of the first key of each row, and what its keys type without and with Shift.
ROWS = ((2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
        (30, "asdfghjkl;'`", 'ASDFGHJKL:"~'), (44, "zxcvbnm,./", "ZXCVBNM<>?"), (57, " ", ""))
CODES = {key: first + place for first, row, _ in ROWS for place, key in enumerate(row)}
SHIFTED = {key: first + place for first, _, row in ROWS for place, key in enumerate(row)}
ESCAPE, BACKSPACE, TAB, RETURN, CONTROL, SHIFT, ALT, SUPER = 1, 14, 15, 28, 29, 42, 56, 125
HOME, LEFT, RIGHT, DELETE, ALTGR = 102, 105, 106, 111, 100
NAMES = {"Escape": ESCAPE, "BackSpace": BACKSPACE, "Return": RETURN, "Right": RIGHT, "Shift": SHIFT,
         "AltGr": ALTGR}
# The layouts of each session, and the key that switches between them.
LAYOUTS, SWITCH, NEXT_LAYOUT = "us,ru", "grp:toggle", ALTGR


# The time from one press to the next in ms, and whether keys overlap.
Pace = namedtuple("Pace", "name interval has_rollover", defaults=[False])
PACES = [Pace("slow", 150), Pace("quick", 60), Pace("rollover", 8, True)]
TAPPED, FAST = Pace("tapped", 40), Pace("fast", 8)
# How long a key is held once the engine has seen that it is, and before a digit picks.
AFTER_HELD, LOOK = 0.11, 0.05  # s
# How long programs have to follow while the engine's clock stands still: theirs does not.
FOLLOWED = 0.03  # s


class Hand:
    """Presses and releases keys."""

    def __init__(self, keyboard, offers, hold_time, sees_engine=True, clock=None):
        self.keyboard, self.hold_time, self.down = keyboard, hold_time, None
        self.sees_engine, self.clock = sees_engine, clock
        self.offers, self.picks = offers, {}
        for key, letters in offers.items():
            for place, letter in enumerate(letters[:9], 1):
                if key in CODES or key in SHIFTED:
                    self.picks.setdefault(letter, (key, str(place)))
        for letter, (key, digit) in list(self.picks.items()):
            if len(letter.upper()) == 1 and key.upper() in SHIFTED:
                self.picks.setdefault(letter.upper(), (key.upper(), digit))

    @contextmanager
    def own_time(self):
        """Meanwhile, only as much time passes for the engine as the hand waits."""
        if not self.clock:
            yield
            return
        self.clock.stop()
        try:
            yield
        finally:
            self.clock.run()

    @property
    def has_own_time(self):
        return bool(self.clock) and self.clock.stands_still

    def wait(self, seconds):
        if self.has_own_time:
            self.clock.let_pass(seconds)
            seconds = min(seconds, FOLLOWED)
        time.sleep(seconds)

    def press(self, key):
        self.send(CODES.get(key, key), True)

    def release(self, key):
        self.send(CODES.get(key, key), False)

    def send(self, code, is_down):
        trace = Trace() if self.has_own_time else None
        self.keyboard.key(code, is_down)
        self.keyboard.wait()
        if trace:
            trace.wait_for_key(code, is_down)

    def strike(self, key, pace, waits=None):
        """Presses a key; with rollover, it is held until the next one is pressed.

        `waits` holds it for longer.
        """
        code, half = CODES.get(key) or SHIFTED[key], pace.interval / 2000
        if self.down == code:
            self.let_go()
        if key in SHIFTED:
            self.press(SHIFT)
        self.press(code)
        down = half if pace.has_rollover else min(half, 0.04)
        self.wait(down)
        self.let_go()
        self.down = code
        if key in SHIFTED:
            self.release(SHIFT)
        if waits:
            waits()
        if not pace.has_rollover:
            self.let_go()
        self.wait(LOOK if waits else pace.interval / 1000 - down)

    def let_go(self):
        if self.down is not None:
            self.release(self.down)
        self.down = None

    def type(self, text, pace=PACES[0], look=LOOK):
        for letter in text:
            if letter in CODES or letter in SHIFTED:
                self.strike(letter, pace)
                continue
            key, digit = self.picks[letter]
            self.strike(key, pace, self.until_held())
            self.wait(look - LOOK)
            self.strike(digit, pace)
        self.let_go()

    def until_held(self):
        """What waits until the engine has seen that the key that is pressed next is held."""
        if not self.sees_engine:
            return lambda: self.wait(self.hold_time)
        trace = Trace()

        def wait():
            if self.has_own_time:
                self.wait(self.hold_time - AFTER_HELD)
            trace.wait_for("a held key", HELD)
            self.wait(AFTER_HELD)
        return wait

    def keep_down(self, key):
        """Presses a key, and returns when the engine has seen that it is held."""
        wait = self.until_held()
        self.press(key)
        try:
            wait()
        except DesktopError:
            # A key that stays down would be missing from the next text.
            self.release(key)
            raise

    def open(self, key):
        """Holds a key until its list is open."""
        self.keep_down(key)
        self.release(key)
        self.wait(LOOK)

    def hold(self, key, seconds):
        self.press(key)
        self.wait(seconds)
        self.release(key)
        self.wait(0.1)

    def chord(self, modifier, key):
        self.press(modifier)
        self.hold(key, 0.03)
        self.release(modifier)

    def ask(self, key="c"):
        """Asks for the accents of the letter before the cursor, or with e for emoji."""
        # No hand is faster than these pauses. KWin 6.7 programs learn of a modifier that went up 30 ms later.
        self.wait(0.05)
        self.press(SUPER)
        # KWin 6.3 reports modifiers at once, and keys that an input method passes on later: with Alt down by
        # then, Kate takes Super for the key of its menu.
        self.wait(0.02)
        self.chord(ALT, key)
        self.release(SUPER)

    def perform(self, words):
        """Performs moves in turn, such as "l open:e Escape t1".

        Those with a colon are in `moves`; a name is that of a key to tap, and anything else is typed,
        with a space for each underscore.
        """
        moves = {"open": self.open, "keep": self.keep_down, "down": self.press, "up": self.release,
                 "wait": lambda milliseconds: self.wait(int(milliseconds) / 1000),
                 "fast": lambda text: self.type(text, FAST), "ask": self.ask_slowly,
                 "emoji": self.find_emoji}
        for word in words.split():
            move, colon, rest = word.partition(":")
            if colon and move in moves:
                moves[move](NAMES.get(rest, rest.replace("_", " ")))
            elif word in NAMES:
                self.hold(NAMES[word], 0.02)
            else:
                self.type(word.replace("_", " "), TAPPED)

    def ask_slowly(self, key):
        # Firefox answers a commit with a reset, up to 68 ms late: a letter before that is not known.
        self.wait(0.15)
        self.ask(key or "c")
        self.wait(0.25)

    def find_emoji(self, word):
        self.ask_slowly("e")
        self.type(word, PACES[1])
        self.wait(0.15)
