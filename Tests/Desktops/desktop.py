"""What all desktops without a monitor have in common.

Each has its own home, bus and IBus, with the installed engine selected. They run in a root of their
own, where nothing else runs (see `run.py`), so nothing has to be stopped.
"""

import json
import os
import subprocess
import sys
import time

CLIENTS = os.path.join(os.path.dirname(__file__), "..", "TestSession", "Clients")
sys.path.append(CLIENTS)
LOCALE = "fr"
ENGINE = f"callout:{LOCALE}"
SCHEMA = "org.freedesktop.ibus.engine.callout"
LOGS = "/tmp/logs"
TRACE = f"{LOGS}/callout.trace"
# What libwayland says of each request of an input method.
REQUESTS = f"{LOGS}/callout.requests"
# How long after the deadline of a list a hand lets the key go.
PAST_DEADLINE = 0.3  # s
RUN, HOME = "/tmp/run", "/tmp/home"
X_SOCKETS = "/tmp/.X11-unix"
REPEAT_DELAY, REPEAT_INTERVAL = 500, 33
COMPONENT = "/usr/share/ibus/component/callout.xml"
IBUS_UI = "/usr/libexec/ibus-ui-gtk3"
DAEMON = "--xim --panel disable --config disable"


class DesktopError(Exception):
    """Something that does not start."""


def wait_for(what, condition, seconds=30, every=0.05):
    """Waits until a condition holds, and returns what it returns."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        try:
            value = condition()
            if value:
                return value
        except (OSError, subprocess.SubprocessError):
            pass
        time.sleep(every)
    raise DesktopError(f"{what} is not there after {seconds} s")


def write(text, *path):
    path = os.path.join(*path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def say(*command):
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=10,
        check=False).stdout.strip()


def select(engine):
    """Selects another engine."""
    say("ibus", "engine", engine)
    wait_for(engine, lambda: say("ibus", "engine") == engine)


def workers():
    """The processes that type: other ones start them, and start them again."""
    return [int(number) for number in say("pgrep", "-f", "--", "--worker").split()]


def find_display(permit=None):
    """Sets the display of a Wayland compositor for X programs.

    `permit` is the beginning of the name of the file that permits its use.
    """
    names = wait_for("Xwayland", lambda: os.listdir(X_SOCKETS))
    os.environ["DISPLAY"] = ":" + min(names).removeprefix("X")
    if permit:
        os.environ["XAUTHORITY"] = wait_for("the display's key", lambda: next(iter(
            os.path.join(RUN, name) for name in os.listdir(RUN) if name.startswith(permit)), None))


class Desktop:
    """What all desktops have in common."""

    engine_is_selected = False
    clock = None
    hold_time = 0.5 + PAST_DEADLINE

    @property
    def has_trace(self):
        """Whether the engine writes a trace, as `packaging/checks/desktops` has it do."""
        with open(COMPONENT, encoding="utf-8") as file:
            return "--trace" in file.read()

    def __init__(self):
        for folder in (LOGS, RUN, HOME, X_SOCKETS):
            os.makedirs(folder, mode=0o700, exist_ok=True)
        os.chmod(X_SOCKETS, 0o1777)
        for name in ("GTK_IM_MODULE", "QT_IM_MODULE", "XMODIFIERS", "DISPLAY", "XAUTHORITY",
                     "WAYLAND_DISPLAY"):
            os.environ.pop(name, None)
        os.environ.update(
            HOME=HOME, XDG_RUNTIME_DIR=RUN, LANG="C.UTF-8", PATH="/usr/local/bin:/usr/bin:/bin",
            GSETTINGS_BACKEND="keyfile", GTK_A11Y="none", NO_AT_BRIDGE="1", GSK_RENDERER="cairo",
            LIBGL_ALWAYS_SOFTWARE="1", QT_QUICK_BACKEND="software", GDK_DEBUG="no-portals",
            PYTHONDONTWRITEBYTECODE="1", DBUS_SESSION_BUS_ADDRESS=f"unix:path={RUN}/bus")
        self.programs = []
        self.start_bus("bus")
        self.start()
        self.choose()
        self.settle()

    def run(self, *command):
        with open(os.path.join(LOGS, os.path.basename(command[0]) + ".log"), "ab") as log:
            self.programs.append(subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log))

    def end(self):
        """Stops what was started, the last program first."""
        for process in reversed(self.programs):
            process.terminate()

    def start_bus(self, name):
        self.run("dbus-daemon", "--session", "--nofork", f"--address=unix:path={RUN}/{name}")
        wait_for(name, lambda: os.path.exists(f"{RUN}/{name}"))

    def begin(self):
        """Prepares the window in front for many lists."""

    def left_open(self):
        """What is still open, where that can be seen: nothing should be after a case."""

    def choose(self):
        """Selects the engine."""
        wait_for("IBus for programs of X", lambda: "ibus" in say("xprop", "-root", "XIM_SERVERS"))
        names = wait_for("IBus", lambda: say("ibus", "list-engine", "--name-only"), 40)
        if ENGINE not in names.split():
            raise DesktopError(f"IBus does not know the engine {ENGINE}")
        if not self.engine_is_selected:
            # Once: ibus-ui-gtk3 1.5.32 aborts on sway when engines are selected in a row.
            time.sleep(3)
            say("ibus", "engine", ENGINE)
        wait_for("the engine", lambda: say("ibus", "engine") == ENGINE)

    def settle(self):
        """Prepares the desktop before clients start."""

    def typed_with(self):
        return say("ibus", "version")

    def photograph(self, path):
        """Saves a picture of the screen."""
        raise DesktopError("no pictures are taken on this desktop")

    def watch(self):
        import watch
        return watch.Watch()

    def offers(self):
        """The letters that held keys offer, by key, in the order of their digits."""
        return json.loads(say("ime-cli", "callouts", LOCALE, "--layout", "us", "--json"))


def use_wayland():
    """The environment of programs on Wayland: without any IM module."""
    os.environ.update(GDK_BACKEND="wayland", QT_QPA_PLATFORM="wayland", MOZ_ENABLE_WAYLAND="1")
