"""Desktops without a monitor: KWin, sway, GNOME Shell, and an X server with Metacity.

Each has a home, a bus and an IBus of its own, and the installed engine chosen. They run in a root
of their own, where nothing else runs (see `packaging/desktops`), so nobody has to end anything.
"""

import os
import subprocess
import sys
import time

CLIENTS = os.path.join(os.path.dirname(__file__), "..", "ClientTests", "Clients")
sys.path.append(CLIENTS)
ENGINE = "callout:fr"
LOGS = "/tmp/logs"
RUN, HOME = "/tmp/run", "/tmp/home"
REPEAT_DELAY, REPEAT_INTERVAL = 500, 33
IBUS_UI = "/usr/libexec/ibus-ui-gtk3"
DAEMON = "--xim --panel disable --config disable"

SYSTEM_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><listen>unix:path=%s/system-bus</listen><auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""
GNOME_SETTINGS = f"""[org/gnome/desktop/input-sources]
sources=[('ibus', '{ENGINE}')]

[org/gnome/desktop/interface]
enable-animations=false

[org/gnome/desktop/peripherals/keyboard]
delay=uint32 {REPEAT_DELAY}
repeat-interval=uint32 {REPEAT_INTERVAL}

[org/gnome/shell]
welcome-dialog-last-shown-version='999'
"""
KWIN_KEYBOARD = f"""[Keyboard]
KeyRepeat=repeat
RepeatDelay={REPEAT_DELAY}
RepeatRate={1000 // REPEAT_INTERVAL}
"""
SWAY = f"""output HEADLESS-1 resolution 1024x768
input * repeat_delay {REPEAT_DELAY}
input * repeat_rate {1000 // REPEAT_INTERVAL}
default_border none
xwayland disable
"""


class DesktopError(Exception):
    """What does not come up."""


def wait_for(what, condition, seconds=30):
    """Waits until a condition holds, and returns what it returns."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        try:
            value = condition()
            if value:
                return value
        except (OSError, subprocess.SubprocessError):
            pass
        time.sleep(0.05)
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


class Desktop:
    """What all desktops have in common."""

    ibus_starts_itself = False

    def __init__(self):
        for folder in (LOGS, RUN, HOME):
            os.makedirs(folder, mode=0o700, exist_ok=True)
        for name in ("GTK_IM_MODULE", "QT_IM_MODULE", "XMODIFIERS", "DISPLAY", "WAYLAND_DISPLAY"):
            os.environ.pop(name, None)
        os.environ.update(
            HOME=HOME, XDG_RUNTIME_DIR=RUN, LANG="C.UTF-8", PATH="/usr/local/bin:/usr/bin:/bin",
            GSETTINGS_BACKEND="keyfile", GTK_A11Y="none", NO_AT_BRIDGE="1", GSK_RENDERER="cairo",
            LIBGL_ALWAYS_SOFTWARE="1", QT_QUICK_BACKEND="software", GDK_DEBUG="no-portals",
            PYTHONDONTWRITEBYTECODE="1", DBUS_SESSION_BUS_ADDRESS=f"unix:path={RUN}/bus")
        self.programs = []
        self.run("dbus-daemon", "--session", "--nofork", f"--address=unix:path={RUN}/bus")
        wait_for("the session bus", lambda: os.path.exists(f"{RUN}/bus"))
        self.start()
        names = wait_for("IBus", lambda: say("ibus", "list-engine", "--name-only"), 40)
        if ENGINE not in names.split():
            raise DesktopError(f"IBus does not know the engine {ENGINE}")
        if not self.ibus_starts_itself:
            # Once: ibus-ui-gtk3 1.5.32 aborts on sway when engines are chosen in quick succession.
            time.sleep(1)
            say("ibus", "engine", ENGINE)
        wait_for("the engine", lambda: say("ibus", "engine") == ENGINE)
        self.settle()

    def run(self, *command):
        with open(os.path.join(LOGS, os.path.basename(command[0]) + ".log"), "ab") as log:
            self.programs.append(subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log))

    def settle(self):
        """Does what has to be done before clients start."""


class KWin(Desktop):
    """KWin, which starts IBus as its virtual keyboard, as Plasma does."""

    def start(self):
        write(KWIN_KEYBOARD, HOME, ".config/kcminputrc")
        os.environ.update(
            WAYLAND_DISPLAY="wayland-9", XDG_CURRENT_DESKTOP="KDE", XDG_SESSION_TYPE="wayland",
            KWIN_WAYLAND_NO_PERMISSION_CHECKS="1")
        self.run(
            "kwin_wayland", "--virtual", "--width", "1024", "--height", "768", "--no-lockscreen",
            "--no-global-shortcuts", "--socket", "wayland-9", "--inputmethod",
            f'{IBUS_UI} --enable-wayland-im --exec-daemon --daemon-args "{DAEMON}"')
        wait_for("KWin", lambda: os.path.exists(f"{RUN}/wayland-9"))
        import wayland
        self.keyboard = wait_for("the keyboard", wayland.KWinKeyboard)

    def version(self):
        return "KWin " + say("kwin_wayland", "--version").split()[-1]


class Sway(Desktop):
    """sway, with IBus started beside it."""

    def start(self):
        configuration = write(SWAY, HOME, ".config/sway/config")
        os.environ.update(
            WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1", WLR_RENDERER="pixman",
            XDG_CURRENT_DESKTOP="sway", XDG_SESSION_TYPE="wayland")
        self.run("sway", "-c", configuration)
        os.environ["WAYLAND_DISPLAY"] = wait_for("sway", lambda: next(iter(
            name for name in os.listdir(RUN)
            if name.startswith("wayland-") and not name.endswith(".lock")), None))
        import wayland
        self.keyboard = wait_for("the keyboard", wayland.WlrootsKeyboard)
        self.run(IBUS_UI, "--enable-wayland-im", "--exec-daemon", "--daemon-args", DAEMON)

    def version(self):
        return "sway " + say("sway", "--version").split()[-1].partition("-")[0]


class Gnome(Desktop):
    """GNOME Shell, which starts IBus and chooses the engine by its own settings."""

    ibus_starts_itself = True

    def start(self):
        write(GNOME_SETTINGS, HOME, ".config/glib-2.0/settings/keyfile")
        configuration = write(SYSTEM_BUS % RUN, RUN, "system-bus.conf")
        self.run("dbus-daemon", "--nofork", f"--config-file={configuration}")
        wait_for("the system bus", lambda: os.path.exists(f"{RUN}/system-bus"))
        os.environ.update(
            DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={RUN}/system-bus", WAYLAND_DISPLAY="wayland-9",
            XDG_CURRENT_DESKTOP="GNOME", XDG_SESSION_TYPE="wayland")
        options = ["--no-x11"] if "--no-x11" in say("gnome-shell", "--help") else []
        self.run(
            "gnome-shell", "--headless", "--virtual-monitor", "1024x768", "--unsafe-mode",
            "--wayland-display", "wayland-9", *options)
        import gnome_keyboard
        self.keyboard = GnomeKeyboard(gnome_keyboard.Shell())

    def settle(self):
        self.keyboard.shell.evaluate("Main.overview.hide()")
        wait_for("the end of the overview", lambda: self.keyboard.shell.evaluate(
            "Main.overview.visible").get("value") is False)

    def version(self):
        return "GNOME " + say("gnome-shell", "--version").split()[-1]


class GnomeKeyboard:
    """A keyboard by the shell's remote desktop service."""

    def __init__(self, shell):
        self.shell = shell
        # The first key of a new keyboard can get lost.
        for is_down in (True, False):
            self.key(42, is_down)

    def key(self, code, is_down):
        self.shell.notify("NotifyKeyboardKeycode", "(ub)", code, bool(is_down))

    def wait(self):
        """Keys are on their way when they are sent."""


class X11(Desktop):
    """An X server with Metacity, and the IBus modules of the toolkits."""

    def start(self):
        os.environ.update(
            DISPLAY=":9", XDG_SESSION_TYPE="x11", GDK_BACKEND="x11", QT_QPA_PLATFORM="xcb",
            GTK_IM_MODULE="ibus", QT_IM_MODULE="ibus", XMODIFIERS="@im=ibus")
        self.run("Xvfb", ":9", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
        wait_for("Xvfb", lambda: os.path.exists("/tmp/.X11-unix/X9"))
        self.run("metacity", "--no-composite")
        self.run("ibus-daemon", "--xim", "--config", "disable")
        self.keyboard = XKeyboard()

    def version(self):
        return "X11"


class XKeyboard:
    """A keyboard by the X server's test extension."""

    def __init__(self):
        import keyboard
        self.keyboard = keyboard.Keyboard()
        self.keyboard.perform(f"a{REPEAT_DELAY},{REPEAT_INTERVAL}")

    def key(self, code, is_down):
        self.keyboard.perform(f"{'d' if is_down else 'u'}{code + 8}")

    def wait(self):
        """Keys are flushed when they are sent."""


DESKTOPS = {"gnome": Gnome, "kwin": KWin, "sway": Sway, "x11": X11}


def use_wayland():
    """What programs find in their environment on Wayland: no IM module at all."""
    os.environ.update(GDK_BACKEND="wayland", QT_QPA_PLATFORM="wayland", MOZ_ENABLE_WAYLAND="1")
