"""What counts as a failure: real programs stand still now and then.

So a case that fails runs eight more times at once, while nothing else is typed. If it fails again, it has
failed, and the run is refused; otherwise it is printed last, as "1 of 9". With one failure in a hundred of
each of 166 cases, four of five runs would be refused without that; a fault that shows in every second run
is still noticed in every second one. Cases of passwords, the focus and lost letters have no such grace.
"""

import fcntl
import os
import re
from contextlib import contextmanager

from desktop import LOGS, DesktopError
from trace import Trace

MORE_RUNS = 8
NEVER = re.compile("password|secret|focus|window|lost|loses", re.IGNORECASE)
# All that type side by side see these: the one to get a turn, the other while it lasts.
GATE, ROOM = os.path.dirname(__file__), os.path.dirname(os.path.dirname(__file__))


@contextmanager
def turn(is_alone=False):
    """A time to type: beside others, or alone."""
    gate, room = (os.open(path, os.O_RDONLY) for path in (GATE, ROOM))
    try:
        fcntl.flock(gate, fcntl.LOCK_EX)
        fcntl.flock(room, fcntl.LOCK_EX if is_alone else fcntl.LOCK_SH)
        os.close(gate)
        yield
    finally:
        os.close(room)


def judge(name, case, try_it):
    """The result of a case of a program."""
    with turn():
        trace = Trace()
        got = attempt(try_it)
    if not got:
        return "passed"
    file = re.sub(r"\W+", "-", f"{name} {case}") + ".trace"
    trace.keep(f"{LOGS}/{file}")
    got = f"got {got}; the trace is {file}"
    if NEVER.search(case):
        return f"failed: {got}"
    with turn(is_alone=True):
        for run in range(MORE_RUNS):
            again = attempt(try_it)
            if again:
                return f"failed: {got}; and {again} in run {run + 2}"
    return f"1 of {MORE_RUNS + 1}: {got}"


def attempt(try_it):
    """What a case got, or nothing if all is well."""
    try:
        return try_it()
    except (DesktopError, OSError) as error:
        return str(error)
