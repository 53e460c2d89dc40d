"""What cannot be known or done, where: README, "Known limits". Such a case fails without failing
the run, and the table shows it in brackets.
"""

import re

OLD = 34  # IBus 1.5.34 is the first that tells content types and deletes text on Wayland
LIMITS = [
    # desktop, clients, cases, only with IBus before 1.5.34
    ("kwin|sway", "Qt 6|Chromium.*", "password.*", True),  # they tell passwords in clear
    ("kwin|sway", ".*", "sentence, rollover", True),  # the second letter comes before any text
    ("kwin|sway", ".*", "focus .*", True),  # a letter is preedit until it is decided
    ("sway", "Chromium", "sentence.*|busy machine", True),  # it tells no text there
    ("sway", "Qt 6", "focus .*", False),  # it tells no text there
    ("gnome", "Firefox", "sentence, rollover", False),  # it does not tell what is typed so fast
    ("x11", "Qt 6", "focus .*", False),  # Qt drops its preedit with the focus
]


def is_known(kind, ibus, client, case):
    """Whether a case is known to fail: `ibus` is what `ibus version` prints."""
    number = re.search(r"1\.5\.(\d+)", ibus)
    is_old = number and int(number[1]) < OLD
    return any(
        re.fullmatch(kinds, kind) and re.fullmatch(clients, client) and re.fullmatch(cases, case)
        and (is_old or not only_old) for kinds, clients, cases, only_old in LIMITS)
