"""GNOME Shell, and a keyboard and a mouse in it."""

import os
import time

from desktop import (
    ENGINE, HOME, REPEAT_DELAY, REPEAT_INTERVAL, RUN, Desktop, find_display, say, wait_for, write)
from gnome_lists import shown_entries

SETTINGS = f"""[org/gnome/desktop/input-sources]
sources=[('ibus', '{ENGINE}')]

[org/gnome/desktop/interface]
enable-animations=false

[org/gnome/desktop/peripherals/keyboard]
delay=uint32 {REPEAT_DELAY}
repeat-interval=uint32 {REPEAT_INTERVAL}

[org/gnome/shell]
welcome-dialog-last-shown-version='999'
"""


# On Wayland a program knows only its own surface.
CORNER = "(area => [area.x, area.y])(global.display.focus_window.get_buffer_rect())"
LEFT = 60


class Gnome(Desktop):
    """GNOME Shell, which selects the engine by its own settings."""

    engine_is_selected = True

    def start(self):
        write(SETTINGS, HOME, ".config/glib-2.0/settings/keyfile")
        self.start_bus("system-bus")
        # In a session, systemd starts IBus. Without systemd the shell does, twice in a row, and mixes
        # the two up: now and then it selects no engine, or loses all keys. So it starts nothing here.
        os.chmod(write("#!/bin/true\n", HOME, "bin/ibus-daemon"), 0o755)
        os.environ.update(
            PATH=f"{HOME}/bin:{os.environ['PATH']}",
            DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={RUN}/system-bus", WAYLAND_DISPLAY="wayland-9",
            XDG_CURRENT_DESKTOP="GNOME", XDG_SESSION_TYPE="wayland")
        self.run(
            "gnome-shell", "--headless", "--virtual-monitor", "1024x768", "--unsafe-mode",
            "--wayland-display", "wayland-9")
        find_display(".mutter-Xwaylandauth.")
        import gnome_keyboard
        self.keyboard = GnomeKeyboard(gnome_keyboard.Shell())
        # Xwayland quits with its last program.
        self.run("xev", "-root")
        self.run("/usr/bin/ibus-daemon", "--panel", "disable", "--xim")

    def settle(self):
        self.keyboard.shell.evaluate("Main.overview.hide()")
        wait_for("the end of the overview", lambda: self.keyboard.shell.evaluate(
            "Main.overview.visible").get("value") is False)

    def begin(self):
        """Shrinks a window that fills the screen.

        To show a list above it, the shell draws the whole screen again; without a graphics card, that takes
        half a second at times.
        """
        shell, window = self.keyboard.shell, "global.display.focus_window"
        shell.evaluate(f"{window}.unmake_fullscreen()")
        wait_for("a window", lambda: shell.evaluate(f"{window}.fullscreen").get("value") is False)
        shell.evaluate(f"{window}.unmaximize(imports.gi.Meta.MaximizeFlags.BOTH)")
        shell.evaluate(f"{window}.move_resize_frame(true, {LEFT}, 80, 760, 420)")
        wait_for("a small window", lambda: shell.evaluate(
            f"{window}.get_frame_rect().x").get("value") == LEFT)
        self.keyboard.corner = shell.evaluate(CORNER)["value"]

    def left_open(self):
        limit = time.monotonic() + 1
        while shown_entries(self.keyboard.shell):
            if time.monotonic() > limit:
                return "a list that stays open"
            time.sleep(0.02)
        return None

    def version(self):
        return "GNOME " + say("gnome-shell", "--version").split()[-1]


class GnomeKeyboard:
    """A keyboard of the shell's remote desktop service."""

    def __init__(self, shell):
        self.shell, self.corner = shell, (0, 0)
        # The first key of a new keyboard can be lost.
        for is_down in (True, False):
            self.key(42, is_down)

    def key(self, code, is_down):
        self.shell.notify("NotifyKeyboardKeycode", "(ub)", code, bool(is_down))

    def click(self, x, y):
        self.click_screen(x + self.corner[0], y + self.corner[1])

    def click_screen(self, x, y):
        # The first move is accelerated, and ends beside the place.
        self.shell.answer(f"m{x},{y} w50000 m{x},{y} w50000 b1 w30000 r1")

    def repeat(self, delay, interval):
        """From now on, held keys repeat after a delay, and at an interval in ms."""
        self.shell.perform(f"a{delay},{interval}")

    def wait(self):
        """Keys need no flushing."""
