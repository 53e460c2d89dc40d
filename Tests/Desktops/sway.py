"""sway, with IBus beside it."""

import os

from desktop import (
    DAEMON, HOME, IBUS_UI, REPEAT_DELAY, REPEAT_INTERVAL, RUN, find_display, say, write)
from wlroots import Wlroots

CONFIGURATION = f"""output HEADLESS-1 resolution 1024x768
input * repeat_delay {REPEAT_DELAY}
input * repeat_rate {1000 // REPEAT_INTERVAL}
default_border none
xwayland enable
no_focus [app_id="ibus-ui-gtk3"]
for_window [app_id="ibus-ui-gtk3"] floating enable, border none
# A window behind one that fills the screen gets no keys. A single window fills it anyway. Browsers add their name to
# the title: where a page is on the screen is known only if it fills that.
for_window [title="^Fields$"] fullscreen disable
"""


class Sway(Wlroots):
    """sway, with IBus started beside it."""

    command = ("sway",)
    desktop_name = "sway"

    def configure(self):
        write(CONFIGURATION, HOME, ".config/sway/config")

    def join(self):
        os.environ["SWAYSOCK"] = next(
            os.path.join(RUN, name) for name in os.listdir(RUN) if name.startswith("sway-ipc."))

    def start_input_method(self):
        find_display()
        self.run(IBUS_UI, "--enable-wayland-im", "--exec-daemon", "--daemon-args", DAEMON)

    def version(self):
        return "sway " + say("sway", "--version").split()[-1].partition("-")[0]
