"""What is typed with other layouts of X: dead keys, the Compose key, letters of the layout itself."""

from functools import partial

from desktop import ENGINE, say, select
from typing_hand import LAYOUTS, SWITCH

# Each is a name, arguments of setxkbmap, moves of the hand, a text, and another engine, if needed.
COMPOSING = [
    ("dead keys", ("us", "intl"), "n'eel`a'_s", "néelà's"),
    ("fast dead keys", ("us", "intl"), "fast:l'et'e_de_l`a-bas", "lété de là-bas"),
    ("the Compose key", ("us", "-option", "compose:ralt"), "n AltGr 'eel AltGr oeu", "néelœu"),
    # One key types two letters. The engine of a language would type its own letters.
    ("lam-alef", ("ara",), "bh", "لاا", "callout"),
    ("a letter on AltGr", ("fr",), "down:AltGr down:Shift a up:Shift up:AltGr e2", "Ωeé"),
]


class Composing:
    """These cases, as a part of `Cases`."""

    def composing(self):
        for name, *rest in COMPOSING:
            yield name, partial(self.compose, *rest)

    def compose(self, layout, moves, wanted, engine=ENGINE):
        self.begin()
        select(engine)
        choose_layout(*layout)
        try:
            self.hand.perform(moves)
            return self.compare(wanted)
        finally:
            select(ENGINE)
            choose_layout(LAYOUTS, "-option", SWITCH)


def choose_layout(*arguments):
    """The server reports it to clients before any key that is pressed later."""
    say("setxkbmap", "-option", "")
    say("setxkbmap", *arguments)
