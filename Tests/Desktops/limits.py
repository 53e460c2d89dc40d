"""Known limits: data/documentation/limits.md. Such a case may fail without failing the run, and the
table shows it in brackets.
"""

import platform
import re

# Whether IBus is older than 1.5.34, which reports content types and deletes text on Wayland.
NEW = 34
BEFORE, SINCE, ANY = (True,), (False,), (True, False)
OF_WAYLAND = "(?!Java|.*, Xwayland).*"  # X programs use IBus's modules or XIM
LIMITS = [
    # desktop, its version, or "x11 of 12" for that of Debian 12, clients, cases, versions of IBus
    ("kwin|sway", "Qt 6|Qt Quick|Chromium.*", "password.*", BEFORE),  # they reveal passwords
    # The second letter comes before any text.
    ("kwin|sway", OF_WAYLAND, "sentence, rollover|completion, quick", BEFORE),
    # A letter stays preedit until it is committed.
    ("kwin|sway", OF_WAYLAND, "focus .*|window .*", BEFORE),
    ("kwin|sway", "GTK .|Qt 6|Qt Quick|Firefox|Chromium.*|Kate|LibreOffice.*",
     "accents on request", BEFORE),  # text cannot be replaced
    # Keys in quick succession are lost or change places, with IBus's plain layouts as well.
    ("sway", OF_WAYLAND, "sentence, quick|sentence, rollover|busy machine", BEFORE),
    ("sway", OF_WAYLAND, "click .*", BEFORE),  # clicks are not reported
    # GTK reports a click with the same text again, which IBus 1.5.35 does not pass on.
    ("kwin|sway", "GTK .", "click .*", ANY),
    ("sway", "Chromium.*", "sentence.*|busy machine", BEFORE),  # it does not report text there
    ("kwin|sway", OF_WAYLAND, ".* Return and .*", BEFORE),  # keys pass until some text is reported
    # GTK does not report that its program empties a field, and IBus reports no text twice.
    ("gnome", "GTK .", ".* Return and .*", ANY),
    ("kwin-callout", "WebKit.*", ".* Return and .*", ANY),  # it reports a letter with the next one
    # It does not report the text of most windows there.
    ("sway|(sway|labwc)-callout", "Qt 6|Qt Quick", "focus .*|click .*|window .*", ANY),
    ("sway", "Chromium.*", "click .*", ANY),  # it does not report clicks there
    # GTK 3 reports neither clicks nor that a field shows dots, unless the program does.
    (".*-callout", "GTK 3", "password.*|click .*", ANY),
    # GTK reports a click with the same text again, which KWin 6.7 does not pass on.
    ("kwin-callout", "GTK 4", "click .*", ANY),
    ("(sway|labwc)-callout", "Firefox.*|Chromium.*", "click .*", ANY),  # they do not report clicks there
    ("(sway|labwc|kwin)-callout", "WebKit.*", "click .*", ANY),  # it reports a click with the next letter
    # A list opens only once the letter was asked for, as GNOME's must not be hurried; the hand types on.
    ("gnome", "WebKit.*", "accents on request", ANY),
    ("gnome", "Firefox, rich", "click .*", ANY),  # the place is below the list, so an entry is clicked
    ("(kwin|sway)-callout", "Qt WebEngine", "a search, .*", ANY),
    # It reports no field there.
    ("(sway|labwc)-callout|gnome", "LibreOffice Writer, Plasma", ".*", ANY),
    # It may tell of a field for which Qt drops all text, or of none, until another window had the focus.
    ("kwin-callout", "LibreOffice Writer, Plasma", ".*", ANY),
    # It does not report there that a button has the focus: what is typed on it becomes text of no field.
    ("(sway|labwc)-callout|gnome", "Qt 6", "a search, .*", ANY),
    # A letter that is committed while it moves the focus by itself is lost.
    ("kwin-callout", "Firefox", "a click, held 20 ms|letters while the focus moves", ANY),
    # GTK 4's module reorders keys that come all at once, and Firefox loses one now and then, whichever engine
    # passes them on: a case of its own compares.
    ("x11", "GTK 4|Firefox", ".*, at once", ANY),
    # A second window of the same program takes the preedit with it.
    ("GNOME 4[0-7].*", "GTK 4", "focus leaves .*|window closes .*", ANY),
    ("GNOME 4[0-7].*", "GTK 3", "password.*", ANY),  # it does not tell that a field hides its text
    ("x11", "Firefox, login", "password, focused .*", ANY),  # it says nothing of that field
    ("x11", "Qt Quick", "password.*", SINCE),  # with Qt 6.11, which does not report them
    (".*", "Java", "click .*", ANY),  # XIM does not report clicks
    (".*", "JavaFX", ".*", ANY),  # version 11 opens XIM without saying whose
    ("x11", "SDL|OpenTTD", "accents on request", ANY),  # no way to replace a letter works there
    # It loses the first letter of another keymap, without an input method as well.
    ("sway-.*", "Chromium.*", "a program that types", ANY),
    ("sway-callout", "OpenTTD", ".*", ANY),  # it does not say where its cursor is
    # Super takes the focus from the field, whose text is not known in time.
    ("Cinnamon .*", ".*", "accents on request", ANY),
    (".*", "Wine", "accents on request", ANY),  # as in Windows, Alt opens the menu, which gets what follows
    # Qt 6.8 and newer drop their preedit with the focus.
    ("x11 of (?!12).*", "Qt 6|Qt Quick", "focus .*|a click .*|click .*|window .*", ANY),
    (".*", "Qt 6, Xwayland", "focus .*|click .*|window .*", ANY),
    # The field is gone before its preedit is committed.
    ("x11|GNOME 4[0-7].*", "GTK 3|Qt .*", "window closes .*", ANY),
    # It reports only what it adds.
    ("gnome|kwin|sway", "LibreOffice Calc", "completion.*", ANY),
    ("kwin", "GTK 4, with helpers", ".*: accents on request", BEFORE),  # text cannot be replaced
    # KWin 6.3 does not report that a modifier is latched no more.
    ("kwin", "GTK 4, with helpers", "sticky: .*", BEFORE),
    # KWin 6.7 does not report that a key that SlowKeys accepted goes up: it is held.
    ("kwin", "GTK 4, with helpers", "slow: .*", BEFORE),  # 6.3 has no SlowKeys
    ("kwin", "GTK 4, with helpers", "slow: tap, then hold", SINCE),
    # GNOME repeats no key while SlowKeys are on.
    ("gnome", "GTK 4, with helpers", "slow: tap, then hold", ANY),
    # Now and then it shows a window with a duck, after which Qt has no lists under sway.
    ("sway-callout", "TeXstudio", "busy machine|accents on request", ANY),
    ("x11", "Inkscape", ".*", ANY),  # it takes no preedit and reports no text
    (".*", "Emacs", "busy machine", ANY),  # XIM is late with keys, and the next text comes first
]


def is_known(kind, version, ibus, client, case):
    """Whether a case is known to fail: `version` is the desktop's, and `ibus` what `ibus version` prints."""
    # The window manager makes no difference.
    kind = re.sub("^x11-.*", "x11", kind)
    names = kind, version, f"{kind} of {release()}"
    number = re.search(r"1\.5\.(\d+)", ibus)
    is_old = bool(number) and int(number[1]) < NEW
    return any(
        any(re.fullmatch(kinds, name) for name in names) and re.fullmatch(clients, client)
        and re.fullmatch(cases, case) and is_old in ages for kinds, clients, cases, ages in LIMITS)


def release():
    """The number of the release of Debian; testing has none."""
    return platform.freedesktop_os_release().get("VERSION_ID", "")
