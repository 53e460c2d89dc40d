"""Compositors that use wlroots, with a keyboard and a mouse in them."""

import os
import subprocess

from desktop import RUN, Desktop, wait_for


def start_wlroots(desktop, *command):
    """Starts a compositor without a monitor, and returns its display."""
    os.environ.update(
        WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1", WLR_RENDERER="pixman")
    desktop.run(*command)
    return wait_for(command[0], lambda: next(iter(
        name for name in os.listdir(RUN)
        if name.startswith("wayland-") and not name.endswith(".lock")), None))


def photograph(display, path):
    """Saves a picture of a compositor's screen."""
    subprocess.run(["grim", path], env={**os.environ, "WAYLAND_DISPLAY": display}, check=True)


class Wlroots(Desktop):
    """A compositor without a monitor."""

    # To be set by each: the command, and the desktop's name in XDG_CURRENT_DESKTOP.
    command = ()
    desktop_name = ""

    def start(self):
        self.configure()
        os.environ.update(XDG_CURRENT_DESKTOP=self.desktop_name, XDG_SESSION_TYPE="wayland")
        os.environ["WAYLAND_DISPLAY"] = start_wlroots(self, *self.command)
        import wayland
        self.keyboard = wait_for("the keyboard", wayland.WlrootsKeyboard)
        self.join()
        self.start_input_method()

    def configure(self):
        """Writes the compositor's settings."""

    def join(self):
        """Adds what programs find the compositor by to the environment."""

    def start_input_method(self):
        """Starts what types."""

    def photograph(self, path):
        photograph(os.environ["WAYLAND_DISPLAY"], path)
