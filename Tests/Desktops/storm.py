"""Words typed for a long time, while what is between the keys and the text is killed or stands still.

Each round types into two empty fields and compares. Tests/faults.md says what may be lost.
"""

import collections
import math
import os
import random
import re
import shutil
import signal
import statistics
import threading
import time

from desktop import HOME, LOGS, REQUESTS, SCHEMA, TRACE, DesktopError, say, wait_for, workers, write
from trace import FOCUSED, Trace
from typing_hand import AFTER_HELD, BACKSPACE, SHIFT, TAB, Hand, Pace

PACES = [Pace(f"{interval} ms", interval) for interval in (150, 60, 20)]
DOUBLED = """passe belle donner comme effort appelle mississippi Llama bookkeeper coffee Carrosse gaffe sommet
  raccommoder Ppcc iill aabbcc hello Affaire tennessee""".split()
HELD = "été noël déjà où forêt Élève naïve être reçu fusée Île".split()
# What happens while keys go up and down, and how often beside the others.
FAULTS = {"worker": 4, "supervisor": 1, "compositor": 2, "client": 2, "setting": 1, "full disk": 1}
# With IBus, the soak kills engines and their daemon (packaging/checks/soak).
FAULTS_WITH_IBUS = {"client": 6, "setting": 1}
# A supervisor gives up after six crashes in a minute, and KWin after five with less than 20 s between them.
CRASH_PAUSE = {"sway": 13, "labwc": 13, "KDE": 25}  # s
LONG = 5  # s
# What is on its way to or from a worker for so long before or after its death may be lost with it.
FLIGHT = 0.1  # s
# The list of a key is open: nobody picks from one that is not there.
LIST = '"gesture":"longPress","action":"character:%s"'
BALLAST = f"{HOME}/ballast"


class HastyHand(Hand):
    """A hand that waits for nobody: its keys also come while the compositor stands still."""

    keys = 0

    def send(self, code, is_down):
        self.keys += is_down
        self.keyboard.key(code, is_down)


class Faults(threading.Thread):
    """Kills and stops processes at random moments, except while another thread has the lock."""

    def __init__(self, dice, client, is_supervised):
        super().__init__(daemon=True)
        self.dice, self.client, self.error = dice, client, None
        self.lock, self.is_over, self.is_back = threading.Lock(), threading.Event(), threading.Event()
        # When each worker died, and from when on no key is lost for that.
        self.crashes = []
        self.counts, self.returns, self.parts = collections.Counter(), [], []
        # KWin gives the keys to a dead worker until the next one takes them.
        self.desktop = os.environ.get("XDG_CURRENT_DESKTOP")
        self.is_supervised = is_supervised
        self.next_crash, self.next_hangs = math.inf, False
        self.is_back.set()
        if is_supervised:
            self.plan_crash()
        self.begin_round()

    def begin_round(self):
        for part in self.parts:
            os.remove(part)
        write("", REQUESTS)
        self.told, self.parts, self.start_of_round, self.trace = [], [], time.monotonic(), Trace()

    def run(self):
        try:
            while not self.is_over.wait(self.dice.uniform(0.3, 1.5)):
                with self.lock:
                    self.happen()
        except (DesktopError, OSError, ValueError) as error:
            self.error = error
            self.is_back.set()

    def happen(self):
        if self.is_crash_due and not self.next_hangs:
            self.lose_worker()
            return
        faults = FAULTS if self.is_supervised else FAULTS_WITH_IBUS
        (fault,), start = self.dice.choices([*faults], faults.values()), time.monotonic()
        if fault == "setting":
            change_setting(self.dice)
        elif fault == "full disk":
            # Only packaging/checks/desktops --storm makes a home on a small disk.
            if not os.path.ismount(HOME):
                return
            fill_disk()
            change_setting(self.dice)
            time.sleep(self.dice.uniform(0, 1))
            os.remove(BALLAST)
        else:
            processes = self.processes(fault)
            send(signal.SIGSTOP, processes)
            time.sleep(self.dice.uniform(0.05, 0.4))
            send(signal.SIGCONT, processes)
        self.tell(fault, start)

    def tell(self, fault, start):
        self.counts[fault] += 1
        start, end = (time - self.start_of_round for time in (start, time.monotonic()))
        self.told.append(f"{fault} {start:.2f} to {end:.2f} s")

    def processes(self, name):
        match name:
            case "worker":
                return workers()
            case "supervisor":
                return [int(say("ps", "-o", "ppid=", "-p", str(worker))) for worker in workers()]
            case "compositor":
                return [int(number) for number in say("pgrep", "-x", "sway|labwc|kwin_wayland").split()]
        return [self.client.process.pid]

    @property
    def is_crash_due(self):
        return time.monotonic() >= self.next_crash

    def plan_crash(self):
        self.next_crash = time.monotonic() + CRASH_PAUSE[self.desktop] * self.dice.uniform(1, 1.5)
        self.next_hangs = self.dice.random() < 0.2

    def lose_worker(self, wake=None):
        """Kills the worker; with a key that wakes it, it is stopped until its supervisor gives it up."""
        self.is_back.clear()
        lost, start = workers(), time.monotonic()
        # The next one begins a trace of its own.
        self.parts.append(f"{LOGS}/storm-part-{len(self.parts)}")
        os.rename(TRACE, self.parts[-1])
        self.crashes.append((start, start + 60))
        send(signal.SIGSTOP if wake else signal.SIGKILL, lost)
        waking = start
        while wake and send(signal.SIGSTOP, lost):
            # The supervisor continues it, and if it is not stopped soon enough, waits for another key.
            if time.monotonic() >= waking:
                wake()
                waking += 2 * LONG
            time.sleep(0.001)
        end = time.monotonic()
        wait_for("the next worker", lambda: any(sign in Trace(0).content() for sign in FOCUSED))
        self.crashes[-1] = start, time.monotonic() if self.desktop == "KDE" else end
        self.returns.append(1000 * (time.monotonic() - end))
        self.tell("hang" if wake else "kill", start)
        self.plan_crash()
        self.is_back.set()

    def stand_still(self, meanwhile):
        """Stops the worker for longer than its supervisor waits before it continues it."""
        start, stopped = time.monotonic(), workers()
        send(signal.SIGSTOP, stopped)
        meanwhile()
        time.sleep(max(0, start + LONG - time.monotonic()))
        send(signal.SIGCONT, stopped)
        self.tell("long stop", start)

    def keep(self, path):
        """Keeps the traces of this round, and what went to the compositor and came from it."""
        with open(path, "wb") as file:
            for part in self.parts:
                with open(part, "rb") as trace:
                    shutil.copyfileobj(trace, file)
            file.write((Trace(0) if self.parts else self.trace).content())
        shutil.copy(REQUESTS, path + ".requests")


def send(number, processes):
    """Sends a signal, and returns those processes that were still there."""
    there = []
    for process in processes:
        try:
            os.kill(process, number)
            there.append(process)
        except ProcessLookupError:
            pass
    return there


def change_setting(dice):
    say("gsettings", "set", SCHEMA, "list-labels", dice.choice(["circled", "theme"]))


def fill_disk():
    try:
        with open(BALLAST, "wb", buffering=0) as file:
            while True:
                file.write(bytes(65536))
    except OSError:
        pass


class Storm:
    """The case, as a part of `Cases`."""

    def storm(self):
        yield "nothing is lost in a storm", self.last

    def last(self):
        end = time.monotonic() + 60 * float(os.environ.get("STORM_MINUTES", 1))
        seed = os.environ.get("STORM_SEED") or str(random.SystemRandom().randrange(10 ** 6))
        self.dice, self.hasty = random.Random(f"{seed} words"), HastyHand(
            self.hand.keyboard, self.hand.offers, self.hand.hold_time)
        is_supervised = "callout-wayland" in self.title
        self.faults = Faults(random.Random(f"{seed} faults"), self.client, is_supervised)
        self.lost = 0
        rounds = wrong = 0
        self.faults.start()
        while time.monotonic() < end and not self.faults.error:
            rounds += 1
            got = self.type_round()
            if got:
                wrong += 1
                file = f"storm-{rounds}.trace"
                self.faults.keep(f"{LOGS}/{file}")
                print(f"✗ round {rounds} of seed {seed}: got {got}; the trace is {file}; faults:",
                      ", ".join(self.faults.told), flush=True)
        self.faults.is_over.set()
        self.faults.join()
        faults = ", ".join(f"{count} × {fault}" for fault, count in self.faults.counts.most_common())
        returns = self.faults.returns or [0]
        self.note = (
            f"seed {seed}: {self.hasty.keys} keys, {rounds} rounds, {faults}; there again after"
            f" {statistics.median(returns):.0f} ms, {max(returns):.0f} ms at most; {self.lost} letters lost"
            f" with a worker, {wrong} wrong texts")
        return f"{self.faults.error or wrong} in {self.note}" if wrong or self.faults.error else None

    def type_round(self):
        """Types words with faults, and returns what is wrong with their text."""
        faults, dice = self.faults, self.dice
        with faults.lock:
            self.begin()
            faults.begin_round()
        # What each stroke types, what may be left of it if the worker dies meanwhile, and its time.
        self.strokes, end, moves = [], time.monotonic() + dice.uniform(20, 40), dice.random() < 0.5
        while time.monotonic() < end and not faults.error:
            pace, kind = dice.choice(PACES), dice.random()
            if moves and time.monotonic() > end - 10:
                moves = False
                self.hasty.hold(TAB, 0.04)
            if faults.is_crash_due and faults.next_hangs:
                with faults.lock:
                    faults.lose_worker(lambda: self.hasty.hold(SHIFT, 0.03))
            elif kind < 0.02 and faults.is_supervised:
                with faults.lock:
                    faults.stand_still(lambda: self.type_word(dice.choice(DOUBLED), pace))
            self.type_word(dice.choice(DOUBLED if kind < 0.8 else HELD), pace)
        with faults.lock:
            return self.wrong_text()

    def type_word(self, word, pace):
        for letter in word + " ":
            # Of what is deleted, a dead worker would leave a riddle.
            if self.dice.random() < 0.05 and time.monotonic() < self.faults.next_crash - LONG:
                self.mistype(pace)
            start, rest = time.monotonic(), f"{letter}?"
            if letter in self.hand.picks:
                letter, rest = self.pick(letter, pace)
            else:
                self.hasty.strike(letter, pace)
            self.strokes.append((letter, rest, start, time.monotonic()))
        self.hasty.let_go()

    def mistype(self, pace):
        """Types a letter too many, and takes it back."""
        self.hasty.strike("x", pace)
        self.hasty.let_go()
        self.hasty.hold(BACKSPACE, 0.02)

    def pick(self, letter, pace):
        """Holds a key, and picks a letter if there is a list; returns what that types."""
        (key, digit), crashes, faults = self.hand.picks[letter], None, self.faults
        while crashes != len(faults.crashes):
            crashes = len(faults.crashes)
            faults.is_back.wait()
        trace, start, sign = Trace(), time.monotonic(), (LIST % key).encode()

        def wait_for_list():
            while (crashes == len(faults.crashes) and sign not in trace.content()
                   and time.monotonic() < start + LONG):
                time.sleep(0.02)
            self.hasty.wait(AFTER_HELD)
        self.hasty.strike(key, pace, wait_for_list)
        if crashes == len(faults.crashes) and sign in trace.content():
            self.hasty.strike(digit, pace)
            return letter, f"(?:{letter}|{key}?{digit}?)"
        if crashes == len(faults.crashes):
            faults.tell("no list", start)
            # With IBus, a field that stands still before its first report may be for passwords.
            if not faults.is_supervised:
                return key, f"{key}{key.lower()}*"
        return key, f"{key}?"

    def wrong_text(self):
        """What is wrong with the text of both fields, in which only the dead have left gaps."""
        self.hand.keyboard.wait()
        # A key that had no list may have repeated.
        pattern = "".join(
            rest if rest.endswith("*") or any(
                start < died + FLIGHT and fell < end + FLIGHT
                for fell, died in self.faults.crashes) else letter
            for letter, rest, start, end in self.strokes)
        wanted, limit, got = "".join(stroke[0] for stroke in self.strokes), time.monotonic() + 5, ""
        while not re.fullmatch(pattern, got) and time.monotonic() < limit:
            time.sleep(0.15)
            got = "".join(self.client.fields()[:2])
        # Nothing comes after that.
        time.sleep(0.3)
        got = "".join(self.client.fields()[:2])
        # The key of a capital goes up by another name if Shift has gone up before.
        down = [name for name in self.client.down() if not name.isupper()]
        if down or not re.fullmatch(pattern, got):
            return f"{got!r} for {wanted!r}" + (f" and {down} still down" if down else "")
        self.lost += max(0, len(wanted) - len(got))
        return None
