"""Keys and clicks that move the focus, and letters around that: what arrives, and which keys stay down."""

import os
import signal
import time
from functools import partial

from desktop import workers
from typing_hand import CONTROL, PACES, RETURN, SHIFT, TAB

BUTTON = 3  # behind the three fields
HELD = (20, 80, 200)  # ms
GAPS = (2, 5, 10, 20, 30)  # ms
STANDSTILLS = (50, 150, 250, 400)  # ms
WAYS = ("Tab", "Shift+Tab", "Return", "a shortcut", "a search", "a click")
# Longer than the delay of repeats: a key that is stuck shows itself.
SETTLED = 0.8  # s


class Moves:
    """The cases with two fields, as a part of `Cases`."""

    def moving(self):
        for way in WAYS:
            for milliseconds in HELD:
                yield f"{way}, held {milliseconds} ms", partial(self.move, way, milliseconds / 1000)
        yield "letters while the focus moves", self.letters_after

    def moving_briefly(self):
        for way in ("Tab", "a search"):
            yield f"{way}, held 80 ms", partial(self.move, way, 0.08)

    def doubling(self):
        yield "doubled letters in standstills", self.double

    def move(self, way, seconds):
        """What was typed before is in the first field, the rest in the other, and no key is down."""
        self.begin()
        self.client.ask("moves")
        first, second = {"Shift+Tab": (1, 0), "a search": (BUTTON, 0)}.get(way, (0, 1))
        self.client.focus(first)
        if first != BUTTON:
            self.hand.type("ab", PACES[1])
        self.press(way, second, seconds)
        time.sleep(0.2)
        self.hand.type("cd", PACES[1])
        time.sleep(SETTLED)
        wanted = ["", "", ""]
        if first != BUTTON:
            wanted[first] = "ab"
        wanted[second] = "cd"
        return self.compare_all(wanted)

    def press(self, way, field, seconds):
        modifier = {"Shift+Tab": SHIFT, "a shortcut": CONTROL}.get(way)
        if way == "a click":
            x, y, width, height = self.client.place(field)
            self.hand.keyboard.click(x + width // 2, y + height // 2)
            time.sleep(seconds)
            return
        if modifier:
            self.hand.press(modifier)
            time.sleep(0.02)
        key = {"Return": RETURN, "a shortcut": "j", "a search": "j"}.get(way, TAB)
        self.hand.hold(key, seconds)
        if modifier:
            self.hand.release(modifier)

    def compare_all(self, wanted):
        got, down = self.client.fields(), self.client.down()
        wrong = [] if got == wanted else [f"{got} for {wanted}"]
        return " and ".join(wrong + ([f"{down} still down"] if down else []))

    def letters_after(self):
        """A letter soon after Tab arrives in one of the fields, if the program is not that quick."""
        wrong = []
        for milliseconds in GAPS:
            self.begin()
            self.hand.press(TAB)
            time.sleep(milliseconds / 1000)
            self.hand.press("b")
            time.sleep(0.03)
            self.hand.release(TAB)
            self.hand.release("b")
            time.sleep(SETTLED)
            got, down = self.client.fields(), self.client.down()
            if "".join(got) != "b" or down:
                wrong.append(f"{got} and {down} after {milliseconds} ms")
        return "; ".join(wrong)

    def double(self):
        """The input method stands still while a letter is released and pressed again."""
        wrong = []
        for milliseconds in STANDSTILLS:
            self.begin()
            self.hand.type("pa")
            self.hand.press("s")
            time.sleep(0.06)
            stopped = workers()
            for worker in stopped:
                os.kill(worker, signal.SIGSTOP)
            self.hand.release("s")
            self.hand.press("s")
            time.sleep(milliseconds / 1000)
            for worker in stopped:
                os.kill(worker, signal.SIGCONT)
            time.sleep(0.06)
            self.hand.release("s")
            got = self.compare("pass")
            if got or not stopped:
                wrong.append(f"{got} after {milliseconds} ms, {len(stopped)} workers")
        return "; ".join(wrong)
