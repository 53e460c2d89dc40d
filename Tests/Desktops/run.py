"""Types the cases into the clients of one desktop: run.py DESKTOP [CLIENT …].

Prints a line for each case: desktop, client, case and result, separated by tabs. The first line is
what the desktop and IBus call themselves. It runs in a root of `packaging/desktops`.
"""

import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(__file__))
import clients  # noqa: E402
import desktop  # noqa: E402
from cases import Cases  # noqa: E402
from limits import is_known  # noqa: E402
from typing_hand import Hand  # noqa: E402
from watch import Watch  # noqa: E402

WAYLAND = ["GTK 3", "GTK 4", "Qt 6", "Firefox", "Chromium"]
CHOICE = {
    "gnome": WAYLAND + ["Konsole", "GNOME Console"],
    "kwin": WAYLAND + ["Firefox, private", "Chromium, private", "Kate", "Konsole", "foot", "kitty"],
    "sway": WAYLAND + ["Kate", "Konsole", "foot", "Alacritty"],
    "x11": WAYLAND + ["xterm"],
}
PROGRAMS = {"Konsole": "konsole", "foot": "foot", "kitty": "kitty", "Alacritty": "alacritty",
            "GNOME Console": "kgx", "xterm": "xterm", "Kate": "kate"}


def cases_of(name, cases):
    if name in clients.TERMINALS:
        return cases.terminal()
    if name in clients.EDITORS:
        return cases.editor()
    return cases.private() if "private" in name else cases.fields()


def main():
    kind = sys.argv[1]
    table = desktop.DESKTOPS[kind]()
    if kind != "x11":
        desktop.use_wayland()
    ibus = desktop.say("ibus", "version")
    title = f"{table.version()}, {ibus}"
    hand, watch = Hand(table.keyboard, "fr"), Watch()
    failures = 0
    for name in sys.argv[2:] or CHOICE[kind]:
        if name in PROGRAMS and not shutil.which(PROGRAMS[name]):
            print(title, name, "is there", "failed: got no such program", sep="\t", flush=True)
            failures += 1
            continue
        try:
            client = clients.start(name, hand)
        except desktop.DesktopError as error:
            print(title, name, "starts", f"failed: got {error}", sep="\t", flush=True)
            failures += 1
            continue
        for case, try_it in cases_of(name, Cases(client, hand, watch)):
            try:
                got = try_it()
            except (desktop.DesktopError, OSError) as error:
                got = str(error)
            word = "limit" if is_known(kind, ibus, name, case) else "failed"
            failures += bool(got) and word == "failed"
            result = f"{word}: got {got}" if got else "passed"
            print(title, name, case, result, sep="\t", flush=True)
        client.end()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
