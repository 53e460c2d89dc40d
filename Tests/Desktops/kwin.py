"""KWin, which starts IBus as its virtual keyboard."""

import os

from desktop import (
    DAEMON, HOME, IBUS_UI, REPEAT_DELAY, REPEAT_INTERVAL, RUN, Desktop, find_display, say, wait_for,
    write)
from typing_hand import LAYOUTS, SWITCH

KEYBOARD = f"""[Keyboard]
KeyRepeat=repeat
RepeatDelay={REPEAT_DELAY}
RepeatRate={1000 // REPEAT_INTERVAL}
"""
LAYOUT = f"""[Layout]
LayoutList={LAYOUTS}
Options={SWITCH}
ResetOldOptions=true
Use=true
"""
# IBus's panel would take the focus from X programs (data/documentation/desktops.md), also on
# sway.
RULES = """[General]
count=1
rules=ibus

[ibus]
wmclass=ibus-ui-gtk3
wmclassmatch=1
acceptfocus=false
acceptfocusrule=2
"""


class KWin(Desktop):
    """KWin, which starts IBus as its virtual keyboard, as Plasma does."""

    input_method = f'{IBUS_UI} --enable-wayland-im --exec-daemon --daemon-args "{DAEMON}"'

    def start(self):
        write(KEYBOARD, HOME, ".config/kcminputrc")
        write(LAYOUT, HOME, ".config/kxkbrc")
        write(RULES, HOME, ".config/kwinrulesrc")
        os.environ.update(
            WAYLAND_DISPLAY="wayland-9", XDG_CURRENT_DESKTOP="KDE", XDG_SESSION_TYPE="wayland",
            KWIN_WAYLAND_NO_PERMISSION_CHECKS="1")
        self.run(
            "kwin_wayland", *self.backend(), "--width", "1024", "--height", "768", "--no-lockscreen",
            "--no-global-shortcuts", "--socket", "wayland-9", "--xwayland", *self.arguments())
        wait_for("KWin", lambda: os.path.exists(f"{RUN}/wayland-9"))
        import wayland
        self.keyboard = wait_for("the keyboard", wayland.KWinKeyboard)
        find_display()

    def backend(self):
        return ["--virtual"]

    def arguments(self):
        """The arguments that choose the input method."""
        return ["--inputmethod", self.input_method]

    def version(self):
        return "KWin " + say("kwin_wayland", "--version").split()[-1]
