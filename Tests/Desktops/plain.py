"""Compositors without any input method, for comparison."""

from types import SimpleNamespace

from kwin import KWin
from sway import Sway


class Plain:
    """The part of a desktop that an input method would have."""

    has_trace = False

    def choose(self):
        pass

    def typed_with(self):
        return "no input method"

    def watch(self):
        return SimpleNamespace(shown=list)

    def offers(self):
        return {}


class KWinPlain(Plain, KWin):
    """KWin alone."""

    def arguments(self):
        return []


class SwayPlain(Plain, Sway):
    """sway alone."""

    def start_input_method(self):
        pass
