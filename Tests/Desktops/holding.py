"""Held keys, accents on request and emoji: what is done, and the text that results."""

import os
import signal
import time
from contextlib import contextmanager
from functools import partial

from desktop import REPEAT_DELAY, REPEAT_INTERVAL, SCHEMA, TRACE, say, wait_for, workers, write
from trace import CHANGED, FOCUSED, Trace
from typing_hand import TAPPED

EARLY_REPEATS = 180, 30  # ms
LOOKS = (("", "éèêëé", 0.05), (", after two seconds each", "éè", 2))

# Each is a name, moves of the hand, and a text.
HOLDING = [
    ("rollover opens no list", "down:e wait:40 down:t wait:20 up:e wait:20 up:t wait:700", "et"),
    ("a digit after rollover", "down:e wait:40 down:t wait:20 up:e wait:20 up:t wait:700 1", "et1"),
    ("held for two seconds more", "d keep:e wait:2000 down:1 wait:20 up:e wait:20 up:1 wait:100 t", "dét"),
    ("Escape closes the list", "l open:e Escape t1", "let1"),
    ("BackSpace deletes the letter", "ab open:e BackSpace t1", "abt1"),
    ("any other key closes the list", "ab open:e tu1", "abetu1"),
    ("an arrow and Return", "n open:e Right Return e", "née"),
]
# Firefox resets the context when a passed key has typed, while the next letter is on its way.
QUICKLY = " ".join(
    f"down:b wait:{gap} down:{letter} wait:30 up:b up:{letter} wait:150"
    for letter, gap in zip("eaoiuc", (2, 4, 6, 8, 10, 15)))
ACCENTS = [
    ("typing on picks what was asked for", "ne ask: x wait:250 e ask: x", "néxéx"),
    ("asking again, and Return", "ne ask: ask: Return x", "nèx"),
    ("asking for a picked letter", "ne ask: 2 wait:150 ask: 3 x", "nêx"),
    ("Escape leaves the letter", "ne ask: Escape x1", "nex1"),
]
EMOJI = [
    ("emoji in a text", "la_ emoji:loutre 1 wait:150 _tu", "la 🦦 tu"),
    ("skin tone, and it is remembered",
     "emoji:waving open:1 wait:100 4 wait:150 emoji:waving 1", "👋🏽👋🏽"),
    ("search for nothing", "ab emoji:xyz Return Escape cd", "abcd"),
]


class Holding:
    """These cases, as a part of `Cases`."""

    def holding(self):
        yield from self.rows(HOLDING)
        yield "no letter after one that passes is lost", self.roll_over
        for name, text, look in LOOKS:
            yield f"held in a row{name}", partial(self.write, text, TAPPED, look)
        yield "tapped, then held", self.tap_and_hold

    def accents(self):
        yield from self.rows(ACCENTS)

    def emoji(self):
        yield from self.rows(EMOJI)
        yield "recent emoji, and after a restart", self.recent

    def early_repeats(self):
        """The case of desktops whose repeats can be set."""
        yield "repeats before the list opens", self.swallow

    def rows(self, rows):
        for name, moves, wanted in rows:
            yield name, partial(self.perform, moves, wanted)

    def perform(self, moves, wanted):
        self.begin()
        with self.hand.own_time():
            self.hand.perform(moves)
        return self.compare(wanted)

    def roll_over(self):
        """In real time: it is about what a program does within some milliseconds."""
        self.begin()
        self.hand.perform(QUICKLY)
        return self.compare("bebabobibubc")

    def write(self, text, pace, look=0.05):
        self.begin()
        self.hand.type(text, pace, look)
        return self.compare(text)

    def tap_and_hold(self):
        self.begin()
        self.hand.perform("a down:e wait:20 up:e wait:100 down:e wait:1200 up:e")
        return self.match("ae{4,}")

    def swallow(self):
        self.hand.keyboard.repeat(*EARLY_REPEATS)
        try:
            return self.write("créé, là, où", TAPPED)
        finally:
            self.hand.keyboard.repeat(REPEAT_DELAY, REPEAT_INTERVAL)

    def recent(self):
        """Emoji that were picked come first, also for the next engine."""
        self.begin()
        # They are saved a second later.
        self.hand.perform("emoji:pizza 1 wait:150 emoji:loutre 1 wait:1500")
        wrong = self.compare("🍕🦦")
        restart_engine()
        self.hand.perform("emoji: 2 wait:200 emoji: 1")
        return wrong or self.compare("🍕🦦🍕🍕")


@contextmanager
def settings(**values):
    """Has the engine use these settings for a while."""
    names = {key.replace("_", "-"): value for key, value in values.items()}
    trace = Trace()
    for key, value in names.items():
        say("gsettings", "set", SCHEMA, key, value)
    try:
        trace.wait_for("what the engine was told", CHANGED)
        yield
    finally:
        for key in names:
            say("gsettings", "reset", SCHEMA, key)


def restart_engine():
    old = workers()
    # The next one starts a new trace, which must not be mistaken for the old one.
    write("", TRACE)
    for process in old:
        os.kill(process, signal.SIGKILL)
    wait_for("a new engine", lambda: workers() and workers() != old)
    Trace(0).wait_for("the focus of the new engine", FOCUSED)
    time.sleep(0.1)
