"""labwc, which is typed into with callout-wayland only."""

from desktop import HOME, REPEAT_DELAY, REPEAT_INTERVAL, say, write
from wlroots import Wlroots

# The key binding takes the place of labwc's own ones.
CONFIGURATION = f"""<?xml version="1.0"?>
<labwc_config>
  <core><decoration>client</decoration></core>
  <keyboard>
    <repeatRate>{1000 // REPEAT_INTERVAL}</repeatRate>
    <repeatDelay>{REPEAT_DELAY}</repeatDelay>
    <keybind key="W-F12"><action name="None"/></keybind>
  </keyboard>
</labwc_config>
"""


class Labwc(Wlroots):
    """labwc."""

    command = ("labwc",)
    desktop_name = "labwc:wlroots"

    def configure(self):
        write(CONFIGURATION, HOME, ".config/labwc/rc.xml")

    def version(self):
        return "labwc " + say("labwc", "--version").split()[1]
