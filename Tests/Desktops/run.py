"""Types into the programs of one desktop: run.py [--cases GROUP,…] DESKTOP [PROGRAM … | all].

The cases are those of the program, in programs.py, or of these groups; for "spoken" the screen reader
Orca runs. Prints a line for each: desktop, program, case and result, separated by tabs. The first word
is the versions of the desktop, IBus and Orca; `verdict.py` judges the results. It runs where nothing
else runs: in a root of `packaging/desktops`, or as a test of the Debian package.
"""

import atexit
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(__file__))
import desktop  # noqa: E402
from callout_wayland import KWinCallout, KWinPictures, LabwcCallout, SwayCallout  # noqa: E402
from cases import Cases  # noqa: E402
from gnome import Gnome  # noqa: E402
from kwin import KWin  # noqa: E402
from limits import is_known  # noqa: E402
from plain import KWinPlain, SwayPlain  # noqa: E402
from plasma_keyboard import PlasmaKeyboard  # noqa: E402
from programs import chosen, program  # noqa: E402
from spoken import ScreenReader  # noqa: E402
from sway import Sway  # noqa: E402
from typing_hand import Hand  # noqa: E402
from x11 import X11  # noqa: E402

DESKTOPS = {
    "gnome": Gnome, "kwin": KWin, "kwin-callout": KWinCallout, "sway": Sway,
    "sway-callout": SwayCallout, "labwc-callout": LabwcCallout, "x11": X11,
    "plasma-keyboard": PlasmaKeyboard, "kwin-plain": KWinPlain, "sway-plain": SwayPlain,
    "kwin-pictures": KWinPictures}
LEFT_OUT = [("plasma-keyboard", "accents on request"), ("gnome", "two layouts")]


def main():
    groups = sys.argv[2].split(",") if sys.argv[1] == "--cases" else None
    kind, *names = sys.argv[3 if groups else 1:]
    names = chosen(kind, names)
    unknown = [name for name in names if not program(name)]
    if unknown:
        sys.exit(f"run.py: programs.py has no {', '.join(unknown)}")
    table = DESKTOPS[kind]()
    atexit.register(table.end)
    if kind != "x11":
        desktop.use_wayland()
    typed_with = table.typed_with()
    title, reader = f"{table.version()}, {typed_with}", None
    if groups and "spoken" in groups:
        reader = ScreenReader(table)
        title += f", Orca {reader.version}"
    hand, watch = Hand(table.keyboard, table.offers(), table.hold_time), table.watch()

    def tell(name, case, result):
        print(title, name, case, result, sep="\t", flush=True)

    for name in names:
        if not shutil.which(program(name).executable):
            tell(name, "is there", "failed: got no such program")
            continue
        try:
            client = program(name).start(name, hand)
        except desktop.DesktopError as error:
            tell(name, "starts", f"failed: got {error}")
            continue
        cases = Cases(title, client, hand, watch, reader, table.photograph)
        for case, try_it in cases.of(groups or program(name).cases):
            # On GNOME another layout is another input source than the engine.
            if (kind, case) in LEFT_OUT:
                continue
            cases.note = None
            try:
                got = try_it()
            except (desktop.DesktopError, OSError) as error:
                got = str(error)
            word = "limit" if is_known(kind, typed_with, name, case) else "failed"
            note = f" ({cases.note})" if cases.note else ""
            tell(name, case, f"{word}: got {got}" if got else "passed" + note)
        client.end()


if __name__ == "__main__":
    main()
