"""Clicks, another field, another program and a window that is minimized, while a key is held."""

import time
from functools import partial

from desktop import say

MOMENTS = ("a held key", "an open list")


class Focusing:
    """These cases, as a part of `Cases`."""

    def focusing(self):
        yield "a click loses no letter", self.click_into_text
        for moment in MOMENTS:
            yield f"focus goes to another field from {moment}", partial(self.to_another_field, moment)

    def minimizing(self):
        """The last case of a program: not all accept keys again when their window comes back."""
        yield "window is minimized with an open list", self.minimize

    def programs(self):
        yield "focus goes to another program", self.to_another_program

    def click(self, field, offset=None):
        """Clicks into a field, by default near its right end, where no list covers it."""
        x, y, width, height = self.client.place(field)
        self.hand.keyboard.click(x + (offset or width - 30), y + height // 2)

    def click_into_text(self):
        """The client decides where a click puts the caret."""
        self.begin()
        self.hand.perform("abc open:e")
        self.click(0, 14)
        time.sleep(0.2)
        self.hand.perform("x")
        text = self.client.text(until=lambda text: len(text) == 5)
        return None if sorted(text) == sorted("abcex") else f"{text!r} for 'abce' and an x"

    def to_another_field(self, moment):
        """The first field keeps its letter."""
        self.begin()
        self.hand.perform("ab")
        if moment == "a held key":
            self.hand.press("e")
            time.sleep(0.1)
        else:
            self.hand.open("e")
        self.click(1)
        time.sleep(0.1)
        if moment == "a held key":
            self.hand.release("e")
        self.hand.perform("wait:300 x1")
        return self.compare("abe") or self.compare("x1", 1)

    def minimize(self):
        self.begin()
        self.hand.perform("ab open:e")
        say("xdotool", "getactivewindow", "windowminimize")
        return self.compare("abe")

    def to_another_program(self):
        """Another program opens its window, types, and ends."""
        from programs import program
        self.begin()
        self.hand.perform("ab open:e")
        name = "GTK 4" if self.client.name == "GTK 3" else "GTK 3"
        other = program(name).start(name, self.hand)
        try:
            self.hand.perform("x1")
            got = other.text(until=lambda text: text == "x1")
        finally:
            other.end()
        wrong = self.compare("abe")
        return None if got == "x1" and not wrong else f"{got!r}, then {wrong or 'abe'}"
