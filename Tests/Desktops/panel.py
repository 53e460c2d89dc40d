"""The list that IBus's own panel draws on X11: its place, its size, and what a click on it picks."""

import os
import re
import signal
import subprocess
import time

from desktop import ENGINE, HOME, IBUS_UI, LOGS, say, select, wait_for, write
from holding import settings
from trace import Trace

# IBus 1.5.27 and 1.5.32 draw it 1.7 and 1.6 times as high: the buttons below do not grow.
LARGE, USUAL, GROWTH = 192, 96, 1.5
PANEL_GONE = (b'"event":"panel","on":false',)


class Panel:
    """The cases of a small window, as a part of `Cases`."""

    def panel(self):
        yield "list below the letter", self.below_letter
        yield "list at its own letter", self.at_own_letter
        yield "click on an entry of the panel", self.click_panel
        yield "large text in a vertical list", self.large_list
        yield "repeats when the panel has quit", self.without_panel

    def open_list(self):
        """Holds e, and returns the place of the list: left, top, width and height."""
        self.hand.open("e")
        return wait_for("the list", shown_list, 10)

    def below_letter(self):
        self.begin()
        self.hand.perform("la_cr")
        before = photograph("before")
        _, top, _, height = self.client.place(0)
        place = self.open_list()
        after = photograph("after")
        self.hand.perform("3perie")
        wrong = []
        if not top <= place[1] < top + height + 40 or place[3] >= 80 or place[2] >= 900:
            wrong.append(f"a list at {place}, the field at {top} and {height} high")
        if changed_height(before, after) < place[3]:
            wrong.append("no list in the picture")
        wrong.append(self.compare("la crêperie"))
        if place in windows("ibus-ui-gtk3"):
            wrong.append("a list that stays open")
        return " and ".join(filter(None, wrong))

    def at_own_letter(self):
        """It is where the letter is, wherever the list before was."""
        self.begin()
        first = self.open_list()
        self.hand.perform("Escape lle wait:400")
        second = self.open_list()
        self.hand.perform("Escape")
        is_right = second[0] > first[0] + 10 and second[1:] == first[1:]
        return None if is_right else f"{first}, then {second}"

    def click_panel(self):
        """Where exactly an entry is depends on the font: somewhere among the first three."""
        self.begin()
        self.hand.perform("cr")
        x, y, _, height = self.open_list()
        self.hand.keyboard.click(x + 60, y + height // 2)
        self.hand.perform("wait:400 p")
        return self.match(f"cr[{''.join(self.hand.offers['e'][:3])}]p")

    def large_list(self):
        with settings(list_orientation="'vertical'", greeting="false"):
            heights = [self.height_of_list(resolution) for resolution in (USUAL, LARGE, USUAL)]
        return None if heights[1] >= GROWTH * heights[0] else f"{heights} pixels"

    def height_of_list(self, resolution):
        restart_panel(resolution)
        self.begin()
        height = self.open_list()[3]
        self.hand.perform("Escape")
        return height

    def without_panel(self):
        """The last case: nothing starts the panel again."""
        self.begin()
        self.hand.perform("open:e")
        trace = Trace()
        end_panel()
        trace.wait_for("the end of the panel", PANEL_GONE)
        self.hand.perform("1")
        self.hand.hold("e", 1.2)
        return self.match("ée{4,}|e1e{4,}")


def windows(name):
    """The places of the visible windows of a program."""
    found = say("xdotool", "search", "--onlyvisible", "--class", name).split()
    return [place(window) for window in found]


def place(window):
    numbers = dict(re.findall(r"(Absolute upper-left [XY]|Width|Height): +(-?\d+)",
                              say("xwininfo", "-id", window)))
    names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    return [int(numbers.get(name, 0)) for name in names]


def shown_list():
    return next((place for place in windows("ibus-ui-gtk3") if place[2] > 40 and place[3] > 15), None)


def photograph(name, area=()):
    """A picture of the screen, or of an area of it."""
    path = f"{LOGS}/{name}.png"
    crop = ["-crop", "{2}x{3}+{0}+{1}".format(*area), "+repage"] if area else []
    subprocess.run(["import", "-window", "root", *crop, path], check=True)
    return path


def changed_height(first, second):
    """The height of the part in which two pictures differ."""
    box = say("convert", first, second, "-compose", "difference", "-composite", "-colorspace", "gray",
              "-threshold", "4%", "-format", "%@", "info:")
    return int(re.match(r"\d+x(\d+)|", box)[1] or 0)


def end_panel():
    for process in say("pgrep", "-f", IBUS_UI).split():
        os.kill(int(process), signal.SIGKILL)


def restart_panel(resolution):
    """IBus starts no other one, but any may be its panel."""
    path = write(f"Xft.dpi: {resolution}\n", HOME, "resources")
    address = say("ibus", "address")

    def is_there():
        return "true" in say(
            "gdbus", "call", "--address", address, "--dest", "org.freedesktop.DBus", "--object-path",
            "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.NameHasOwner",
            "org.freedesktop.IBus.Panel")
    end_panel()
    wait_for("the end of the panel", lambda: not is_there())
    subprocess.Popen(
        [IBUS_UI], env=dict(os.environ, XENVIRONMENT=path), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for("another panel", is_there)
    time.sleep(1)
    # It chooses its first engine.
    select(ENGINE)
