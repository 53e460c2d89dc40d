"""callout-wayland in IBus's place, which no program of such a desktop uses.

What it shows is read from its trace, and from what libwayland says of each request: a trace is silent
about passwords.
"""

import json
import os
import re

from desktop import HOME, LOCALE, REQUESTS, TRACE, say, wait_for, write
from kwin import KWin
from labwc import Labwc
from sway import CONFIGURATION, Sway
from wlroots import photograph, start_wlroots

PROGRAM = "/usr/libexec/callout-wayland"
DESKTOP_FILE = "/usr/share/applications/org.freedesktop.IBus.Callout.Wayland.desktop"
SCRIPT = f"""#!/bin/sh
export WAYLAND_DEBUG=1
exec {PROGRAM} --trace {TRACE} --setting "locales=['{LOCALE}']" 2>>{REQUESTS}
"""
# Newer libraries name the queue before the request, and write # for @.
REQUEST = re.compile(r"-> (?P<name>[a-z0-9_]+)[@#]\d+\.(?P<request>\w+)\((?P<rest>.*)\)$")


class Callout:
    """The part of a desktop that belongs to the input method."""

    has_trace = True

    def script(self):
        """A program that starts the input method, as a desktop starts it, with a trace."""
        path = write(SCRIPT, HOME, "bin/callout-wayland")
        os.chmod(path, 0o755)
        return path

    def start_input_method(self):
        """Starts it as a session does; KWin starts it itself."""
        self.run(self.script())

    def choose(self):
        wait_for("callout-wayland", lambda: os.path.exists(TRACE) and os.path.exists(REQUESTS))

    def typed_with(self):
        return " ".join(say(PROGRAM, "--version").split()[:2])

    def watch(self):
        return Watch()


class KWinCallout(Callout, KWin):
    """KWin with the input method chosen in its settings, as System Settings does it."""

    def arguments(self):
        with open(DESKTOP_FILE, encoding="utf-8") as file:
            text = re.sub("^Exec=.*", f"Exec={self.script()}", file.read(), flags=re.M)
        chosen = write(text, HOME, ".local/share/applications", os.path.basename(DESKTOP_FILE))
        write(f"[Wayland]\nInputMethod={chosen}\n", HOME, ".config/kwinrc")
        return []


class KWinPictures(KWinCallout):
    """KWin in a window of sway, as it takes no pictures itself without a graphics card."""

    def start(self):
        write(CONFIGURATION, HOME, ".config/sway/config")
        self.outer = start_wlroots(self, "sway")
        super().start()

    def backend(self):
        return ["--wayland-display", self.outer]

    def photograph(self, path):
        photograph(self.outer, path)


class SwayCallout(Callout, Sway):
    """sway, whose session starts the input method."""


class LabwcCallout(Callout, Labwc):
    """labwc, whose session starts the input method."""


class Watch:
    """Knows what was shown since the last question."""

    def __init__(self):
        self.files = [open(path, encoding="utf-8", errors="replace") for path in (TRACE, REQUESTS)]

    def shown(self):
        """What was shown since the last question, each kind once."""
        trace, requests = (whole_lines(file) for file in self.files)
        effects = [effect for line in trace for effect in json.loads(line).get("effects", [])]
        kinds = {kind for kind in map(kind_of, requests) if kind}
        # A surface that no list in the trace explains is a line, or something that should not be there.
        if any(effect.get("entries") for effect in effects):
            kinds = {"a list", *kinds} - {"a line"}
        return sorted(kinds)


def whole_lines(file):
    """The new lines of a file, without one that is still being written."""
    while True:
        start, line = file.tell(), file.readline()
        if not line.endswith("\n"):
            file.seek(start)
            return
        yield line


def kind_of(line):
    """What a request shows, or `None`."""
    match = REQUEST.search(line.strip())
    if not match:
        return None
    match match["name"], match["request"]:
        case "zwp_input_method_v2", "set_preedit_string":
            return None if match["rest"].startswith('""') else "a preedit"
        case "zwp_input_method_context_v1", "preedit_string":
            return None if re.match(r'\d+, ""', match["rest"]) else "a preedit"
        case "wl_surface", "attach":
            return None if match["rest"].startswith("nil") else "a line"
    return None
