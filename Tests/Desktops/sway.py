"""sway, with IBus beside it."""

import os

from desktop import (
    DAEMON, HOME, IBUS_UI, REPEAT_DELAY, REPEAT_INTERVAL, RUN, Desktop, find_display, say, wait_for,
    write)

CONFIGURATION = f"""output HEADLESS-1 resolution 1024x768
input * repeat_delay {REPEAT_DELAY}
input * repeat_rate {1000 // REPEAT_INTERVAL}
default_border none
xwayland enable
no_focus [app_id="ibus-ui-gtk3"]
for_window [app_id="ibus-ui-gtk3"] floating enable, border none
# A window behind one that fills the screen gets no keys. A single window fills it anyway.
for_window [title="Fields"] fullscreen disable
"""


class Sway(Desktop):
    """sway, with IBus started beside it."""

    def start(self):
        configuration = write(CONFIGURATION, HOME, ".config/sway/config")
        os.environ.update(
            WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1", WLR_RENDERER="pixman",
            XDG_CURRENT_DESKTOP="sway", XDG_SESSION_TYPE="wayland")
        self.run("sway", "-c", configuration)
        os.environ["WAYLAND_DISPLAY"] = wait_for("sway", lambda: next(iter(
            name for name in os.listdir(RUN)
            if name.startswith("wayland-") and not name.endswith(".lock")), None))
        os.environ["SWAYSOCK"] = next(
            os.path.join(RUN, name) for name in os.listdir(RUN) if name.startswith("sway-ipc."))
        import wayland
        self.keyboard = wait_for("the keyboard", wayland.WlrootsKeyboard)
        self.start_input_method()

    def start_input_method(self):
        find_display()
        self.run(IBUS_UI, "--enable-wayland-im", "--exec-daemon", "--daemon-args", DAEMON)

    def version(self):
        return "sway " + say("sway", "--version").split()[-1].partition("-")[0]
