"""Whole desktops on X11, which start IBus as Debian has them do."""

import os
import time

from desktop import ENGINE, HOME, RUN, say, wait_for, write
from x11 import X11

# What a session sets for its programs.
VARIABLES = "GTK_IM_MODULE", "QT_IM_MODULE", "XMODIFIERS"


class XSession(X11):
    """A desktop: its name, the package with its version, its command, and a program that it starts."""

    engine_is_selected = True
    desktop_name = package = command = program = ""

    def start_session(self):
        # The choice of im-config, and that of IBus's preferences.
        write("run_im ibus\n", HOME, ".xinputrc")
        say("gsettings", "set", "org.freedesktop.ibus.general", "preload-engines", f"['{ENGINE}']")
        self.configure()
        for name in VARIABLES:
            del os.environ[name]
        # The system's bus has nobody on it.
        os.environ.update(
            XDG_CURRENT_DESKTOP=self.desktop_name, DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={RUN}/system-bus",
            XDG_CONFIG_DIRS="/etc/xdg")
        self.start_bus("system-bus")
        self.run("/etc/X11/Xsession", self.command)
        wait_for("its IBus", lambda: say("pgrep", "-x", "ibus-daemon"), 60)
        process = wait_for(self.program, lambda: say("pgrep", "-x", self.program), 60).split()[0]
        with open(f"/proc/{process}/environ", encoding="utf-8") as file:
            given = dict(entry.partition("=")[::2] for entry in file.read().split("\0"))
        os.environ.update({name: given[name] for name in VARIABLES if name in given})

    def configure(self):
        """Writes the desktop's settings."""

    def settle(self):
        wait_for("windows", lambda: "window id" in say("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))
        # Cinnamon takes the focus once more when it has started.
        time.sleep(5)

    def version(self):
        version = say("dpkg-query", "--show", "--showformat=${Version}", self.package)
        return f"{self.desktop_name.removeprefix('X-')} {version.partition('-')[0].partition('+')[0]}"


class XCinnamon(XSession):
    """Cinnamon."""

    desktop_name, package = "X-Cinnamon", "cinnamon"
    command, program = "cinnamon-session-cinnamon", "cinnamon"


class XMate(XSession):
    """MATE."""

    desktop_name, package, command, program = "MATE", "mate-session-manager", "mate-session", "mate-panel"


class Xfce(XSession):
    """Xfce."""

    desktop_name, package, command, program = "XFCE", "xfce4-session", "startxfce4", "xfce4-panel"


class LXQt(XSession):
    """LXQt, with Openbox."""

    desktop_name, package, command, program = "LXQt", "lxqt-session", "startlxqt", "lxqt-panel"

    def configure(self):
        write("[General]\nwindow_manager=openbox\n", HOME, ".config/lxqt/session.conf")
