"""How long keys take until they are text, and lists until they are drawn."""

import os
import re
import time
from functools import partial

from desktop import PAST_DEADLINE, REQUESTS, wait_for

TAPS, PICKS, LISTS = 200, 50, 50
# What libwayland writes of a key and of a surface: the time is in ms, or from 1.24 on that of the day.
MESSAGE = re.compile(
    r"\[ *(?:(?P<hour>\d+):(?P<minute>\d+):(?P<second>[\d.]+)|(?P<time>\d+\.\d+))\] "
    r".*wl_(?P<object>keyboard|surface)[@#](?P<number>\d+)\.(?P<name>key|attach|commit)\((?P<rest>.*)\)$")
# What is drawn sooner after a press is no list.
SOON = 100  # ms


class Latency:
    """The cases, as a part of `Cases`."""

    def latency(self):
        for key in "je":
            yield f"time of {key}", partial(self.time_of, key)
        yield "time of a pick", self.time_of_pick
        if os.path.exists(REQUESTS):
            yield "time of a list", self.time_of_list

    def time_of(self, key):
        """How long a key takes until it is text."""
        self.begin()
        self.note = summary([self.time_of_tap(key) for _ in range(TAPS)])

    def time_of_pick(self):
        """How long a digit takes until its letter is text."""
        self.begin()
        times = []
        for _ in range(PICKS):
            self.hand.open("e")
            times.append(self.time_of_tap("1"))
            time.sleep(0.2)
        self.note = summary(times)

    def time_of_list(self):
        """How long after its deadline a list is handed to the compositor."""
        self.begin()
        times = []
        for _ in range(LISTS):
            start = os.path.getsize(REQUESTS)
            self.hand.press("e")
            passed = wait_for("a list", lambda: time_from_press(start), 5)
            self.hand.release("e")
            times.append(passed - 1000 * (self.hand.hold_time - PAST_DEADLINE))
            time.sleep(0.1)
            self.hand.hold("1", 0.03)
            time.sleep(0.2)
        self.note = summary(times)

    def time_of_tap(self, key):
        start = time.monotonic()
        self.hand.press(key)
        self.hand.release(key)
        time.sleep(0.06)
        return 1000 * wait_for("the text", lambda: max(0, float(self.client.ask("changed")) - start))


def time_from_press(start):
    """How long after it got the first key the input method handed over its first picture, in ms, or `None`."""
    with open(REQUESTS, encoding="utf-8", errors="replace") as file:
        file.seek(start)
        messages = [match for match in map(MESSAGE.match, map(str.strip, file)) if match]
    press, drawn = None, set()
    for match in messages:
        if match["name"] == "key" and match["rest"].endswith(", 1") and press is None:
            press = time_of_message(match)
        elif match["name"] == "attach" and not match["rest"].startswith("nil"):
            drawn.add(match["number"])
        elif match["name"] == "commit" and match["number"] in drawn and press is not None:
            passed = time_of_message(match) - press
            if passed > SOON:
                return passed
    return None


def time_of_message(match):
    """Its time in ms; once in an hour or a day it begins again, which is not looked at."""
    if match["time"]:
        return float(match["time"])
    return ((int(match["hour"]) * 60 + int(match["minute"])) * 60 + float(match["second"])) * 1000


def summary(times):
    times.sort()
    return f"median {times[len(times) // 2]:.2f} ms, 99 of 100 below {times[len(times) * 99 // 100]:.2f} ms"
