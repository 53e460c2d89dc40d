"""Types into the programs of one desktop: run.py [--cases GROUP,…] DESKTOP [PROGRAM … | all].

The cases are those of the program, in programs.py, or of these groups; for "spoken" the screen reader
Orca runs, and "here" are those for the machine of the tests. Prints a line for each: desktop, program, case
and result, separated by tabs, and one with the time that a program took. The first word is the versions of
the desktop, IBus and Orca; `grace.py` says what fails, and `verdict.py` sums up. It runs where nothing else
runs: as `packaging/checks/desktops` starts it, or as a test of the Debian package.
"""

import atexit
import os
import shutil
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import desktop  # noqa: E402
from callout_wayland import KWinCallout, KWinPictures, LabwcCallout, SwayCallout  # noqa: E402
from cases import Cases  # noqa: E402
from gnome import Gnome  # noqa: E402
from grace import attempt, judge, turn  # noqa: E402
from kwin import KWin  # noqa: E402
from limits import is_known  # noqa: E402
from plain import KWinPlain, SwayPlain  # noqa: E402
from plasma_keyboard import PlasmaKeyboard  # noqa: E402
from programs import QUICK, chosen, here, program  # noqa: E402
from sessions import LXQt, XCinnamon, Xfce, XMate  # noqa: E402
from spoken import ScreenReader  # noqa: E402
from sway import Sway  # noqa: E402
from typing_hand import Hand  # noqa: E402
from x11 import X11, XPictures  # noqa: E402

DESKTOPS = {
    "gnome": Gnome, "kwin": KWin, "kwin-callout": KWinCallout, "sway": Sway,
    "sway-callout": SwayCallout, "labwc-callout": LabwcCallout, "x11": X11,
    "plasma-keyboard": PlasmaKeyboard, "kwin-plain": KWinPlain, "sway-plain": SwayPlain,
    "kwin-pictures": KWinPictures, "x11-pictures": XPictures,
    "x11-cinnamon": XCinnamon, "x11-mate": XMate, "x11-xfce": Xfce, "x11-lxqt": LXQt}
LEFT_OUT = [("plasma-keyboard", "accents on request"), ("gnome", "two layouts")]


class Run:
    """Types into programs of a desktop."""

    def __init__(self, kind, groups):
        self.kind, self.groups, self.reader = kind, groups, None
        self.table = table = DESKTOPS[kind]()
        atexit.register(table.end)
        if not kind.startswith("x11"):
            desktop.use_wayland()
        self.version, self.typed_with = table.version(), table.typed_with()
        self.title = f"{self.version}, {self.typed_with}"
        if groups and "spoken" in groups:
            self.reader = ScreenReader(table)
            self.title += f", Orca {self.reader.version}"
        self.hand = Hand(table.keyboard, table.offers(), table.hold_time, table.has_trace, table.clock)
        self.watch = table.watch()

    def tell(self, name, case, result):
        print(self.title, name, case, result, sep="\t", flush=True)

    def type_into(self, name):
        if not shutil.which(program(name).executable):
            self.tell(name, "is there", "failed: got no such program")
            return
        start, is_here = time.monotonic(), self.groups == ["here"]
        try:
            with turn():
                client = program(name).start(name, self.hand, QUICK if is_here else {})
                if is_here:
                    self.table.begin()
        except desktop.DesktopError as error:
            self.tell(name, "starts", f"failed: got {error}")
            return
        cases = Cases(self.title, client, self.hand, self.watch, self.reader, self.table.photograph)
        groups = self.groups or program(name).cases
        for case, try_it in cases.of(here(self.kind, name) if is_here else groups):
            # On GNOME another layout is another input source than the engine.
            if (self.kind, case) not in LEFT_OUT:
                cases.note = None
                self.tell(name, case, self.result(name, case, try_it, cases))
        client.end()
        self.tell(name, "all", f"took {time.monotonic() - start:.0f} s")

    def result(self, name, case, try_it, cases):
        def try_whole():
            return try_it() or self.table.left_open()
        if is_known(self.kind, self.version, self.typed_with, name, case):
            with turn():
                got = attempt(try_whole)
            result = f"limit: got {got}" if got else "passed"
        else:
            result = judge(name, case, try_whole)
        return f"{result} ({cases.note})" if result == "passed" and cases.note else result


def main():
    groups = sys.argv[2].split(",") if sys.argv[1] == "--cases" else None
    kind, *names = sys.argv[3 if groups else 1:]
    names = chosen(kind, names, groups == ["here"])
    unknown = [name for name in names if not program(name)]
    if unknown:
        sys.exit(f"run.py: programs.py has no {', '.join(unknown)}")
    run = Run(kind, groups)
    for name in names:
        run.type_into(name)


if __name__ == "__main__":
    main()
