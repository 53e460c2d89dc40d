"""The programs to type into: how each starts, its cases, and the desktops for it.

A name that ends in ", Xwayland" is the same program, started as an X program in a Wayland session.
"""

import os
import sys
from dataclasses import dataclass, field

from clients import Client
from desktop import CLIENTS, SCHEMA, say
from drawing import Gimp, Inkscape, InkscapeDialog
from editors import Emacs, Kate, Notepad, SavingEditor, SavingVim, Terminal, TeXstudio, Vim, Zim
from games import OpenTTD
from mail import Thunderbird
from office import Calc, Writer

THROUGH_X = ", Xwayland"
# Groups of cases.
FIELDS = ("sentences", "passwords", "layouts", "editing", "undoing", "completing", "busy_machine", "asking", "windows")
# Programs of the tests that can move the focus as others do.
MOVERS = FIELDS + ("moving", "doubling")
WIDGETS = MOVERS + ("emptying",)
# Pages cannot be made to open a second window.
PAGES = tuple(group for group in MOVERS if group != "windows")
RICH = ("sentences", "editing", "undoing", "asking")
SILENT = ("sentences", "busy_machine")
PRIVATE = ("slow_sentence", "passwords")
EDITOR = ("slow_sentence", "busy_machine", "asking")
# On the machine of the tests, all programs with two fields have these, and some have more.
HERE = ("long_sentences", "holding", "early_repeats", "accents", "emoji", "focusing")
# A short delay saves time, and keys of X, which repeat after 500 ms, do not repeat before a list opens.
QUICK = {"hold-delay": "300"}
# The environment of X programs in a Wayland session.
X_VARIABLES = {"GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb", "GTK_IM_MODULE": "ibus",
               "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus"}
# Qt WebEngine confines itself with what root may not have.
AS_ROOT = {"QTWEBENGINE_DISABLE_SANDBOX": "1"}
# SDL 2 prefers Xwayland.
ON_SDL = {"SDL_VIDEODRIVER": "wayland,x11"}
# Wine would ask whether to download what Notepad does not need.
WITHOUT_MONO = {"WINEDLLOVERRIDES": "mscoree,mshtml=", "WINEDEBUG": "-all"}


@dataclass(frozen=True)
class Program:
    """How a program starts, and the groups of cases for it."""

    command: list
    cases: tuple = FIELDS
    kind: type = Client
    # The file that has to be installed.
    executable: str = sys.executable
    # Whether it supports only X.
    is_of_x: bool = False
    variables: dict = field(default_factory=dict)
    # Settings of the engine while it runs.
    settings: dict = field(default_factory=dict)

    def start(self, name, hand, settings=()):
        """Starts it, with these settings besides its own."""
        say("gsettings", "reset-recursively", SCHEMA)
        for key, value in {**dict(settings), **self.settings}.items():
            say("gsettings", "set", SCHEMA, key, value)
        environment = dict(os.environ, **self.variables)
        if "WAYLAND_DISPLAY" in environment and (self.is_of_x or name.endswith(THROUGH_X)):
            environment.update(X_VARIABLES)
        return self.kind(name, self.command, environment, hand)


def fields(*command, cases=FIELDS, **rest):
    """A program of the tests."""
    return Program(
        [sys.executable, os.path.join(CLIENTS, command[0]), *command[1:]], cases, **rest)


def terminal(*command, is_of_x=False):
    """A terminal; the command to run in it comes after its own."""
    return editor(Terminal, *command, *Terminal.COMMAND, cases=("repeats", "asking"), is_of_x=is_of_x)


def editor(kind, *command, cases=EDITOR, **rest):
    return Program(list(command), cases, kind, executable=command[0], **rest)


def office(kind, option, cases, look="gtk3"):
    return editor(
        kind, "soffice", option, "--norestore", "--nologo", "--nofirststartwizard", "{file}",
        cases=cases, variables={"SAL_USE_VCLPLUGIN": look})


PROGRAMS = {
    "GTK 3": fields("gtk3_field.py", cases=WIDGETS),
    # A small one, below which lists are.
    "GTK 3, window": fields("gtk3_field.py", "--window", "", cases=("panel",)),
    "GTK 3, login": fields("gtk3_field.py", "secret", cases=("login",)),
    "GTK 4": fields("gtk4_field.py", cases=WIDGETS),
    "GTK 4, login": fields("gtk4_field.py", "secret", cases=("login",)),
    "GTK 4, with helpers": fields("gtk4_field.py", cases=("steady",)),
    "Qt 5": fields("qt_field.py", "5", cases=MOVERS),
    "Qt 6": fields("qt_field.py", "6", cases=WIDGETS),
    "Qt 6, login": fields("qt_field.py", "6", "secret", cases=("login",)),
    "Qt Quick": fields(
        "qt_quick_field.py", cases=tuple(group for group in FIELDS if group != "completing")),
    "Java": Program(
        ["java", os.path.join(CLIENTS, "JavaField.java")],
        ("sentences", "passwords", "editing", "windows", "busy_machine", "asking"), executable="java",
        is_of_x=True),
    # A field of a game made with SDL.
    "SDL": fields("sdl_field.py", cases=SILENT + ("asking",)),
    "OpenTTD": editor(OpenTTD, "/usr/games/openttd", "-g", "-s", "null", "-m", "null", "-v", "sdl",
                      cases=("sentences", "asking"), variables=ON_SDL),
    "Wine": editor(Notepad, "wine", "notepad", "Z:{file}", is_of_x=True, variables=WITHOUT_MONO),
    "JavaFX": Program(
        ["java", "--module-path", "/usr/share/openjfx/lib", "--add-modules", "javafx.controls",
         os.path.join(CLIENTS, "JavaFxField.java")],
        ("slow_sentence",), executable="java", is_of_x=True),
    "Firefox": fields("browser_field.py", "firefox", cases=PAGES),
    "Firefox, private": fields("browser_field.py", "firefox", "private", cases=PRIVATE),
    "Firefox, login": fields("browser_field.py", "firefox", "secret", cases=("login",)),
    "Chromium": fields("browser_field.py", "chromium", cases=PAGES),
    "Chromium, login": fields("browser_field.py", "chromium", "secret", cases=("login",)),
    "Chromium, private": fields("browser_field.py", "chromium", "private", cases=PRIVATE),
    "Chromium, app window": fields("browser_field.py", "chromium", "app", cases=PAGES),
    "Firefox, rich": fields("browser_field.py", "firefox", "rich", cases=RICH),
    "Chromium, rich": fields("browser_field.py", "chromium", "rich", cases=RICH),
    # An editor of program code that draws its text itself.
    "Firefox, CodeMirror": fields("browser_field.py", "firefox", "codemirror", cases=RICH),
    "Chromium, CodeMirror": fields("browser_field.py", "chromium", "codemirror", cases=RICH),
    "WebKit, CodeMirror": fields("browser_field.py", "webkit", "codemirror", cases=RICH),
    "Qt WebEngine, CodeMirror": fields("browser_field.py", "qt", "codemirror", cases=RICH),
    "WebKit": fields("browser_field.py", "webkit", cases=PAGES),
    "WebKit, rich": fields("browser_field.py", "webkit", "rich", cases=RICH),
    "WebKit, login": fields("browser_field.py", "webkit", "secret", cases=("login",)),
    "Qt WebEngine": fields("browser_field.py", "qt", cases=PAGES),
    "Qt WebEngine, rich": fields("browser_field.py", "qt", "rich", cases=RICH),
    # An editor of which the input method is told nothing.
    "silent editor": fields("silent_field.py", cases=SILENT),
    "Kate": editor(
        Kate, "kate", "-n", "{file}", cases=("sentences", "undoing", "busy_machine", "asking")),
    "Geany": editor(SavingEditor, "geany", "-i", "-s", "{file}"),
    "Mousepad": editor(SavingEditor, "mousepad", "{file}"),
    "GNOME Text Editor": editor(SavingEditor, "gnome-text-editor", "--standalone", "{file}"),
    "FeatherPad": editor(SavingEditor, "featherpad", "-s", "{file}"),
    "TeXstudio": editor(TeXstudio, "texstudio", "{file}"),
    "ghostwriter": editor(SavingEditor, "ghostwriter", "{file}", variables=AS_ROOT),
    "Pluma": editor(SavingEditor, "pluma", "{file}"),
    "Zim": editor(Zim, "zim", "--standalone", "{folder}", "text"),
    "Inkscape": editor(Inkscape, "inkscape", "{file}"),
    "Inkscape, dialog": editor(InkscapeDialog, "inkscape", "{file}"),
    "GIMP": editor(Gimp, "gimp", "{file}"),
    "Thunderbird": editor(
        Thunderbird, "thunderbird", "--profile", "{folder}/mail",
        "-compose", "to=a@example.org,subject=Text"),
    "LibreOffice Writer": office(Writer, "--writer", EDITOR),
    "LibreOffice Writer, Plasma": office(Writer, "--writer", EDITOR, "kf6"),
    "LibreOffice Calc": office(Calc, "--calc", ("slow_sentence", "completing")),
    "Emacs": editor(
        Emacs, "emacs", "-Q", "{file}", "--eval", "(server-start)", is_of_x=True),
    "Emacs, Wayland": editor(Emacs, "emacs-pgtk", "-Q", "{file}", "--eval", "(server-start)"),
    "gvim, Wayland": editor(
        SavingVim, "gvim", "-f", "-N", "-u", "NONE", "-U", "NONE", "-i", "NONE", "-n",
        "--cmd", "set updatetime=100 autowriteall", "--cmd", "autocmd TextChangedI * silent write", "{file}"),
    "gvim": editor(
        Vim, "gvim", "-f", "-N", "-u", "NONE", "-U", "NONE", "-i", "NONE", "-n",
        "--servername", Vim.SERVER, is_of_x=True),
    "Konsole": terminal("konsole", "--separate", "-e"),
    "foot": terminal("foot"),
    "kitty": terminal("kitty", "-o", "confirm_os_window_close=0"),
    "Alacritty": terminal("alacritty", "-e"),
    "GNOME Console": terminal("kgx", "--"),
    "xterm": terminal("xterm", "-u8", "-e", is_of_x=True),
    # In a window that is not known as a terminal's, it is like any other client of XIM.
    "xterm, with lists": fields(
        "xterm_field.py", cases=HERE, is_of_x=True, settings={"hold-rules": "['xim=on']"}),
    # The widget alone, which shows what it would send to a program.
    "GNOME's terminal widget": fields("gnome_terminal.py", cases=("repeats",)),
}
# What is typed into on the machine of the tests itself, and more than the usual cases: all toolkits.
ON_MACHINE = {
    "x11": ["xterm, with lists", "GTK 3", "Qt 6", "Firefox", "GTK 3, window"],
    "gnome": ["GTK 3", "GTK 4", "Firefox", "GNOME's terminal widget"],
}
# What is tried each time takes some four minutes a desktop: the tests of clients, which are
# run with these, have browsers and toolkits on X11 and GNOME as well.
USUAL = {
    "gnome": ["GTK 4", "Qt 6", "Firefox", "Chromium", "Konsole", "GNOME Console"],
    "kwin": ["GTK 3", "Qt 6", "Firefox", "Chromium", "Kate", "Konsole"],
    "kwin-callout": [
        "GTK 3", "GTK 4", "Qt 6", "Firefox", "Chromium", "WebKit, rich", "silent editor", "Kate",
        "LibreOffice Writer, Plasma", "Konsole"],
    "sway-callout": ["GTK 3", "GTK 4", "Qt 6", "Firefox", "Chromium", "Kate", "foot", "Alacritty"],
    "labwc-callout": ["GTK 3", "GTK 4", "Qt 6", "foot"],
    "sway": ["GTK 4", "Qt 6", "Firefox", "Kate", "Emacs", "foot", "Alacritty"],
    "x11": ["GTK 4", "Qt 6", "Java", "Emacs", "LibreOffice Calc", "xterm"],
    "plasma-keyboard": [
        "GTK 3", "GTK 4", "Qt 6", "Firefox", "Chromium", "Firefox, private", "Chromium, private",
        "Kate", "Konsole", "foot"],
}
ON_WAYLAND = ["foot", "GTK 3, Xwayland", "Qt 6, Xwayland", "Konsole, Xwayland"]


def here(kind, name):
    """The groups of cases of a program on the machine of the tests."""
    cases, is_browser = program(name).cases, name in ("Firefox", "Chromium")
    if not {"sentences", *HERE}.intersection(cases):
        return cases
    more = {
        # GTK 4's module reorders keys that come all at once, and Firefox loses one now and then.
        "no_worse": kind == "x11" and name in ("GTK 4", "Firefox"),
        "behaviors": kind == "x11" and not is_browser,
        "composing": kind == "x11",
        "steady": kind == "x11" and not is_browser,
        "passwords": "passwords" in cases,
        "windows": "windows" in cases,
        "shell_lists": kind == "gnome",
        "programs": kind == "gnome",
        "replay": True,
        "minimizing": kind == "x11",
    }
    return HERE + tuple(group for group, is_tried in more.items() if is_tried)


def chosen(kind, names, is_here=False):
    """The names of the programs for a kind of desktop: these, all, or the usual ones."""
    if names == ["all"] and kind.endswith("-callout"):
        # X programs have no input method there.
        return [name for name, program in PROGRAMS.items() if not program.is_of_x]
    if names == ["all"]:
        everywhere = [name for name in PROGRAMS if name not in ON_WAYLAND]
        return everywhere + (ON_WAYLAND if kind != "x11" else [])
    return names or (ON_MACHINE if is_here else USUAL)[kind]


def program(name):
    """The program with a name, or `None`."""
    return PROGRAMS.get(name.removesuffix(THROUGH_X))
