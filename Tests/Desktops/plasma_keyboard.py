"""Plasma's own input method in IBus's place, for comparison: it offers accents, too."""

import json
import os
import time
from types import SimpleNamespace

import desktop
from kwin import KWin
from typing_hand import CODES

LOCALE = "fr_FR"
DATA = "/usr/share/plasma/keyboard/diacritics"
SETTINGS = f"""[General]
enabledLocales={LOCALE}
diacriticsPopupEnabled=true
"""
SCRIPT = f"""#!/bin/sh
export WAYLAND_DEBUG=1
exec plasma-keyboard 2>>{desktop.REQUESTS}
"""


class PlasmaKeyboard(KWin):
    """KWin with plasma-keyboard, for which keys have to be held for 600 ms, not 500."""

    hold_time, has_trace = 0.6 + desktop.PAST_DEADLINE, False

    def start(self):
        desktop.write(SETTINGS, desktop.HOME, ".config/plasmakeyboardrc")
        desktop.write("", desktop.TRACE)
        # KWin starts it with its own environment.
        os.environ["QT_QPA_PLATFORM"] = "wayland"
        super().start()

    @property
    def input_method(self):
        """It says what it requests, as callout-wayland does."""
        path = desktop.write(SCRIPT, desktop.HOME, "bin/start-plasma-keyboard")
        os.chmod(path, 0o755)
        return path

    def choose(self):
        desktop.wait_for("plasma-keyboard", lambda: desktop.say("pgrep", "-x", "plasma-keyboard"))
        time.sleep(5)

    def typed_with(self):
        version = desktop.say("dpkg-query", "--show", "--showformat=${Version}", "plasma-keyboard")
        return "plasma-keyboard " + version.partition("-")[0]

    def watch(self):
        # Its lists are not on any bus: an open list shows itself by accepting a digit.
        return SimpleNamespace(shown=list)

    def offers(self):
        """The locale's letters come first, then all others, as in its merged lists."""
        maps = []
        for name in (LOCALE, "base"):
            with open(f"{DATA}/{name}.json", encoding="utf-8") as file:
                maps.append(json.load(file)["map"])
        return {key: list(dict.fromkeys(maps[0].get(key, []) + maps[1].get(key, [])))
                for key in CODES}
