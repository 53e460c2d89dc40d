"""What helpers for unsteady hands do to held keys, to tap-then-hold and to accents on request.

The helpers (SlowKeys, BounceKeys, StickyKeys, MouseKeys, no repeats) belong to the desktop: it filters
keys before IBus gets them.
"""

import os
import time
from functools import partial

from desktop import HOME, say, write
from trace import Trace
from typing_hand import ALT, RETURN, RIGHT, SHIFT, SUPER

DELAY = 400  # ms, of SlowKeys and BounceKeys
TAP = 0.06  # s
# The settings of a desktop come to it in their own time.
SETTLED = 0.8  # s
REPEATED = "e{4,}"
KEYPAD = 79  # its 1


class GnomeHelpers:
    """Those of mutter."""

    HELPERS = ("slow", "bounce", "sticky", "mouse", "no repeats")
    A11Y, KEYBOARD = "org.gnome.desktop.a11y.keyboard", "org.gnome.desktop.peripherals.keyboard"

    def choose(self, helper):
        for name in self.HELPERS[:4]:
            say("gsettings", "set", self.A11Y, f"{name}keys-enable", str(name == helper).lower())
        for name in self.HELPERS[:2]:
            say("gsettings", "set", self.A11Y, f"{name}keys-delay", str(DELAY))
        say("gsettings", "set", self.KEYBOARD, "repeat", str(helper != "no repeats").lower())
        time.sleep(SETTLED)


class KWinHelpers:
    """Those of KWin, which reads a file when it is told to."""

    HELPERS = ("bounce", "sticky", "slow")

    def choose(self, helper):
        delays = {"SlowKeysDelay": DELAY, "BounceKeysDelay": DELAY}
        switches = {f"{name.title()}Keys": str(name == helper).lower() for name in self.HELPERS}
        groups = {"Keyboard": {**switches, **delays}, "ModifierKeys": switches}
        text = "".join(
            f"[{group}]\n" + "".join(f"{key}={value}\n" for key, value in entries.items())
            for group, entries in groups.items())
        write(text, HOME, ".config/kaccessrc")
        names = ", ".join(f"b'{key}'" for key in groups["Keyboard"])
        say("gdbus", "emit", "--session", "--object-path", "/kaccessrc",
            "--signal", "org.kde.kconfig.notify.ConfigChanged",
            "{" + ", ".join(f"'{group}': [{names}]" for group in groups) + "}")
        time.sleep(SETTLED)


class XHelpers:
    """Those of the X server."""

    CONTROLS = {None: 1, "slow": 3, "bounce": 5, "sticky": 9, "mouse": 17, "no repeats": 0}
    HELPERS = tuple(CONTROLS)[1:]

    def __init__(self, keyboard):
        self.keyboard = keyboard

    def choose(self, helper):
        trace = Trace()
        self.keyboard.perform(f"c{self.CONTROLS[helper]},{DELAY}")
        if helper in ("slow", "bounce"):
            trace.wait_for("the delay that the engine is told", (b'"bounce-delay":%d' % DELAY,))
        # BounceKeys may remember a key of the case before.
        time.sleep(DELAY / 1000)


def helpers(keyboard):
    """The helpers of this desktop, or `None`."""
    if os.environ["XDG_SESSION_TYPE"] == "x11":
        return XHelpers(keyboard.keyboard)
    kind = {"GNOME": GnomeHelpers, "KDE": KWinHelpers}.get(os.environ.get("XDG_CURRENT_DESKTOP"))
    return kind and kind()


class SteadyHand:
    """A hand that presses keys as slowly as a helper wants, or too fast for it."""

    def __init__(self, hand, helper):
        self.hand, self.delay = hand, DELAY / 1000
        # KWin accepts a key at its first repeat after the delay.
        self.extra = self.delay + 0.2 if helper == "slow" else 0

    def tap(self, key, after=0.1):
        self.hold(key, TAP + self.extra, after)

    def hold(self, key, seconds, after=0.15):
        self.hand.press(key)
        time.sleep(seconds)
        self.hand.release(key)
        time.sleep(after)

    def open(self, key="e"):
        self.hold(key, self.hand.hold_time + self.extra)

    def short(self, after):
        self.hold("e", TAP, after)

    def repeat(self, pause):
        """Taps a key, pauses, and holds it."""
        self.tap("e", pause)
        self.hold("e", 1.2 + self.extra)

    def ask(self):
        """Asks for the accents of the letter before the cursor."""
        for key in (SUPER, ALT):
            self.hand.press(key)
            time.sleep(TAP + self.extra)
        self.tap("c")
        for key in (ALT, SUPER):
            self.hand.release(key)
        time.sleep(0.3)

    def ask_one_by_one(self):
        for key in (SUPER, ALT, "c"):
            self.tap(key)
        time.sleep(0.3)


# For each helper: what is done, how, and a pattern of the text that results.
CASES = {
    "slow": [
        ("short tap", lambda hand: hand.short(0.3), ""),
        ("held key", lambda hand: (hand.open(), hand.tap("1")), "é"),
        ("tap, then hold", lambda hand: hand.repeat(0.1), REPEATED),
        ("accents on request", lambda hand: (hand.tap("e"), hand.ask(), hand.tap("1")), "é"),
    ],
    "bounce": [
        ("held key", lambda hand: (hand.open(), hand.tap("1")), "é"),
        ("second press too soon", lambda hand: (hand.short(0.1), hand.short(0.3)), "e"),
        ("tap, then hold", lambda hand: hand.repeat(hand.delay + 0.15), REPEATED),
        ("tap, bounce, then hold", lambda hand: (
            hand.short(0.06), hand.repeat(hand.delay + 0.06)), REPEATED),
        ("accents on request", lambda hand: (hand.tap("e"), hand.ask(), hand.tap("1")), "é"),
    ],
    "sticky": [
        ("held key", lambda hand: (hand.open(), hand.tap("1")), "é"),
        ("Shift, held key", lambda hand: (hand.tap(SHIFT), hand.open(), hand.tap("1")), "É"),
        ("Shift in the list, digit", lambda hand: (
            hand.open(), hand.tap(SHIFT), hand.tap("1")), "É"),
        ("Shift in the list, arrows", lambda hand: (
            hand.open(), hand.tap(SHIFT), hand.tap(RIGHT), hand.tap(RIGHT), hand.tap(RETURN)), "È"),
        ("accents on request", lambda hand: (
            hand.tap("e"), hand.ask_one_by_one(), hand.tap("1")), "é"),
        ("tap, then hold", lambda hand: hand.repeat(0.1), REPEATED),
    ],
    "mouse": [
        # The keypad moves the pointer, and leaves the list open.
        ("held key", lambda hand: (hand.open(), hand.tap(KEYPAD), hand.tap("1")), "é"),
    ],
    "no repeats": [
        ("held key", lambda hand: (hand.open(), hand.tap("1")), "é"),
        ("tap, then hold", lambda hand: hand.repeat(0.1), "ee"),
        ("accents on request", lambda hand: (hand.tap("e"), hand.ask(), hand.tap("1")), "é"),
    ],
}


class Steady:
    """The cases with helpers, as a part of `Cases`."""

    def steady(self):
        switches = helpers(self.hand.keyboard)
        # The first key of a field passes where IBus tells no content type.
        self.hand.type("x")
        for helper in switches.HELPERS if switches else ():
            for what, steps, wanted in CASES[helper]:
                yield f"{helper}: {what}", partial(
                    self.with_helper, switches, helper, steps, wanted)

    def with_helper(self, switches, helper, steps, wanted):
        self.begin()
        switches.choose(helper)
        try:
            steps(SteadyHand(self.hand, helper))
            got = self.match(wanted)
        finally:
            switches.choose(None)
        return got and f"{got} for {wanted!r}"
