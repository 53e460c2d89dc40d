"""A game: a text is the name under which its console saves it."""

import glob
import os
import time

from desktop import HOME
from editors import SavingEditor
from typing_hand import CODES, RETURN, TAPPED

SAVED = ".local/share/openttd/save"


class OpenTTD(SavingEditor):
    """It asks SDL for texts while its console is open."""

    PATIENCE = 15

    FILES = {".config/openttd/openttd.cfg": """[misc]
resolution = 640,480
graphicsset = OpenGFX
[gui]
autosave = 0
pause_on_newgame = true
refresh_rate = 20
[network]
participate_survey = no
[game_creation]
map_x = 6
map_y = 6
"""}

    def is_there(self):
        # Only a command that is carried out shows that its console is open.
        self.hand.hold(CODES["`"], 0.03)
        time.sleep(1)
        self.clear()
        self.hand.type("x", TAPPED)
        return self.text(until=bool)

    def clear(self):
        """Begins a command after the last one, whatever that is."""
        self.hand.hold(RETURN, 0.03)
        for path in self.saved():
            os.remove(path)
        self.hand.type('save "', TAPPED)
        time.sleep(0.3)

    def ask(self):
        self.hand.type('"', TAPPED)
        self.hand.hold(RETURN, 0.03)

    def read(self, _field=0):
        return next((os.path.basename(path).removesuffix(".sav") for path in self.saved()), "")

    def saved(self):
        return glob.glob(f"{HOME}/{SAVED}/*.sav")
