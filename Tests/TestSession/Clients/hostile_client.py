"""A hostile client of IBus: calls with arguments that make no sense, in any order.

It uses D-Bus directly, because libibus would not send most of this, and takes the panel's name, so
that it can send what panels send. Standard input: a line with a seed and a number of calls; the
answer, when all of them have been handled, is how many there were: a burst is never cut short.
Or "past the daemon": the answers to three direct calls of the engine.
"""

import os
import random
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

IBUS = "org.freedesktop.IBus"
FACTORY = "/org/freedesktop/IBus/Factory"
ENGINE = "/org/freedesktop/IBus/Engine/Callout/%d"
NUMBERS = [0, 1, 2, 3, 9, 10, 16, 30, 57, 255, 70000, 2**31, 2**32 - 1]
KEYSYMS = [0x61, 0x65, 0x65, 0x6E, 0x31, 0x32, 0x20, 0x3A, 0xE9, 0xFF08, 0xFF0D, 0xFF1B, 0xFF53,
           0xFE51, 0xFF20, 0xFFE1, 0xFFE3, 0xFFE9, 0x1000301, 0x101F44D, 0x110FFFF, 0]
TEXTS = ["", "see", "e", "e\u0301" * 50, "👍🏽", "\u202e", "to be ", "a" * 5000, "\x01"]
NAMES = ["", "hold", "emoji", "InputMode", "feedback", "preferences", "locale.fr", "locale.zz",
         "locale.", "InputMode.x", "\x01", "a" * 3000, "hold:", "nothing"]
CLIENTS = ["gnome-shell", "xim", "", "gtk3-im:\x1b]0;x\x07\x1b[2J", "a\nb\r\tc", "x'; touch x; echo '",
           "$(touch x)", "\u202eabc", "\x9b31m", "é" * 150, "a" * 100000]
# What no method takes.
OTHERS = [("(sv)", ("x", GLib.Variant("ai", [1, 2]))), ("(i)", (-1,)), ("(s)", ("x",)), ("(ay)", (b"x",)),
          ("(a{sv})", ({"x": GLib.Variant("b", True)},)), ("(v)", (GLib.Variant("u", 1),)),
          ("(uuuu)", (1, 2, 3, 4)), ("(dd)", (0.5, 1.5)), None]


class Hostile:
    def __init__(self):
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            os.environ["IBUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.calls = 0
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                  "RequestName", GLib.Variant("(su)", (IBUS + ".Panel", 0)), waits=True)
        self.contexts = [self.context(name) for name in
                         ["gtk3-im:x", "gnome-shell", "xim", "", "QIBusInputContext"]]

    def call(self, name, path, interface, method, arguments, waits=False):
        self.calls += 1
        if waits:
            return self.bus.call_sync(name, path, interface, method, arguments, None,
                                      Gio.DBusCallFlags.NONE, 20000, None)
        message = Gio.DBusMessage.new_method_call(name, path, interface, method)
        if arguments:
            message.set_body(arguments)
        message.set_flags(Gio.DBusMessageFlags.NO_REPLY_EXPECTED)
        return self.bus.send_message(message, Gio.DBusSendMessageFlags.NONE)

    def context(self, name):
        answer = self.call(IBUS, "/org/freedesktop/IBus", IBUS, "CreateInputContext",
                           GLib.Variant("(s)", (name,)), waits=True)
        return answer.unpack()[0]

    def number(self, chance=random):
        return chance.choice(NUMBERS) if chance.random() < 0.8 else chance.getrandbits(32)

    def text(self, chance):
        """An IBusText: ibus-daemon 1.5.27 aborts at other objects in its place (GLib-ERROR in
        ibus_engine_desc_deserialize), before they reach any engine."""
        marks = [GLib.Variant("(sa{sv}uuuu)", ("IBusAttribute", {}, *(self.number(chance) for _ in range(4))))
                 for _ in range(chance.choice([0, 0, 0, 1, 3]))]
        attributes = GLib.Variant("(sa{sv}av)", ("IBusAttrList", {}, marks))
        return GLib.Variant("(sa{sv}sv)", ("IBusText", {}, chance.choice(TEXTS), attributes))

    def key(self, chance):
        keysym = chance.choice(KEYSYMS) if chance.random() < 0.8 else chance.getrandbits(32)
        state = chance.choice([0, 0, 0, 1, 4, 8, 1 << 30, 1 << 30, 1 << 30, chance.getrandbits(32)])
        return (keysym, self.number(chance), state)

    def act(self, chance):
        n = lambda: self.number(chance)  # noqa: E731
        if chance.random() < 0.01:
            return chance.choice([self.burst, self.rename, self.rename])(chance)
        kind = chance.randrange(20)
        if kind < 9:
            return self.tell(chance, "ProcessKeyEvent", "(uuu)", self.key(chance))
        if kind == 18:
            return self.factory(chance)
        if kind == 19:
            return self.panel(chance)
        method, types, arguments = [
            ("FocusIn", None, ()),
            ("FocusOut", None, ()),
            ("Reset", None, ()),
            ("SetCapabilities", "(u)", (chance.choice([9, 41, 63, 255, n()]),)),
            ("SetSurroundingText", "(vuu)", (self.text(chance), n(), n())),
            ("PropertyActivate", "(su)", (chance.choice(NAMES), n())),
            ("SetContentType", None, (n(), n())),
            ("SetCursorLocation", "(iiii)", tuple(chance.getrandbits(31) for _ in range(4))),
            ("Nonsense", "(su)", ("", n())),
        ][kind - 9]
        if method == "SetContentType":
            return self.set_content_type(chance, arguments)
        self.tell(chance, method, types, arguments)

    def tell(self, chance, method, types, arguments):
        """Mostly with arguments of the right types, sometimes with others."""
        self.call(IBUS, chance.choice(self.contexts), IBUS + ".InputContext", method,
                  self.body(chance, types, arguments))

    def body(self, chance, types, arguments):
        if chance.random() < 0.02:
            types, arguments = chance.choice(OTHERS) or (None, ())
        return GLib.Variant(types, arguments) if types else None

    def set_content_type(self, chance, numbers):
        value = GLib.Variant("(uu)", numbers)
        if chance.random() < 0.1:
            value = GLib.Variant(*(chance.choice(OTHERS) or ("(uu)", numbers)))
        self.call(IBUS, chance.choice(self.contexts), "org.freedesktop.DBus.Properties", "Set",
                  GLib.Variant("(ssv)", (IBUS + ".InputContext", "ContentType", value)))

    def burst(self, chance):
        """Many calls of a kind, sent without waiting."""
        kind = chance.randrange(4)
        for _ in range(chance.choice([50, 200, 500])):
            if kind == 0:
                self.tell(chance, chance.choice(["FocusIn", "FocusIn", "FocusOut"]), None, ())
            elif kind == 1:
                self.tell(chance, "PropertyActivate", "(su)", (chance.choice(NAMES[:5]), chance.randrange(2)))
            elif kind == 2:
                self.set_content_type(chance, (chance.randrange(12), chance.choice([0, 0, 2048, 4096])))
            else:
                self.tell(chance, "SetSurroundingText", "(vuu)", (self.text(chance), 0, 0))

    def rename(self, chance):
        """Another program, whose name nobody expects, takes the place of one."""
        self.contexts.append(self.context(chance.choice(CLIENTS)))
        self.tell_last("FocusIn", None)
        self.tell_last("ProcessKeyEvent", GLib.Variant("(uuu)", self.key(chance)))
        self.end(self.contexts.pop(chance.randrange(1, len(self.contexts))))

    def tell_last(self, method, body):
        self.call(IBUS, self.contexts[-1], IBUS + ".InputContext", method, body)

    def end(self, context):
        self.call(IBUS, context, IBUS + ".Service", "Destroy", None)

    def focus_huge_name(self, chance):
        """8 MB, once: IBus passes them on at each change of the focus."""
        self.contexts.append(self.context("\x1b" + "a" * (8 << 20)))
        self.tell_last("FocusIn", None)
        self.tell_last("ProcessKeyEvent", GLib.Variant("(uuu)", self.key(chance)))
        self.end(self.contexts.pop())

    def factory(self, chance):
        """The engine's own objects, which any client of the bus can reach."""
        name = IBUS + ".Callout"
        if chance.random() < 0.1:
            engine = chance.choice(["", "callout", "callout:zz", "x" * 3000, "callout:" + "\x01"])
            return self.call(name, FACTORY, IBUS + ".Factory", "CreateEngine",
                             GLib.Variant("(s)", (engine,)))
        path = ENGINE % chance.randrange(1, 6)
        method, types, arguments = chance.choice([
            ("ProcessKeyEvent", "(uuu)", self.key(chance)),
            ("CandidateClicked", "(uuu)", (self.number(chance), 1, self.number(chance))),
            ("PropertyActivate", "(su)", (chance.choice(NAMES), self.number(chance))),
            ("SetCapabilities", "(u)", (self.number(chance),)),
            ("SetSurroundingText", "(vuu)",
             (self.text(chance), self.number(chance), self.number(chance))),
            ("PageUp", None, ()), ("PageDown", None, ()), ("CursorUp", None, ()),
            ("CursorDown", None, ()), ("Enable", None, ()), ("Disable", None, ()),
            ("FocusInId", "(ss)", ("/x", chance.choice(TEXTS))), ("FocusOutId", "(s)", ("/x",)),
        ])
        self.call(name, path, IBUS + ".Engine", method, self.body(chance, types, arguments))

    def panel(self, chance):
        n = lambda: self.number(chance)  # noqa: E731
        signal, types, arguments = chance.choice([
            ("CandidateClicked", "(uuu)", (n(), n(), n())),
            ("PropertyActivate", "(su)", (chance.choice(NAMES), n())),
            ("PageUp", None, ()), ("PageDown", None, ()),
            ("CursorUp", None, ()), ("CursorDown", None, ()),
        ])
        body = GLib.Variant(types, arguments) if types else None
        self.bus.emit_signal(None, "/org/freedesktop/IBus/Panel", IBUS + ".Panel", signal, body)

    def run(self, seed, count):
        chance = random.Random(seed)
        self.calls = 0
        self.focus_huge_name(chance)
        settled = 0
        while self.calls < count:
            self.act(chance)
            # The daemon's memory holds what a slow reader has not read.
            if self.calls - settled >= 200:
                self.settle()
                settled = self.calls
        self.settle()
        return self.calls

    def settle(self):
        """Waits until the engine has handled everything before."""
        self.bus.flush_sync(None)
        release = GLib.Variant("(uuu)", (0xFFE1, 42, 1 << 30))
        for method, arguments in [("SetCapabilities", GLib.Variant("(u)", (41,))),
                                  ("FocusIn", None), ("ProcessKeyEvent", release)]:
            path = self.contexts[0]
            self.call(IBUS, path, IBUS + ".InputContext", method, arguments, waits=True)

    def ask(self, path, interface, method, arguments):
        """Calls the engine's program past the daemon.

        Returns the name of the error, or the answer.
        """
        try:
            return str(self.call(IBUS + ".Callout", path, interface, method, arguments, waits=True))
        except GLib.Error as error:
            return Gio.DBusError.get_remote_error(error)


hostile = Hostile()
print("ready", flush=True)
for line in sys.stdin:
    if line == "past the daemon\n":
        print(hostile.ask(FACTORY, IBUS + ".Factory", "CreateEngine",
                          GLib.Variant("(s)", ("callout",))),
              hostile.ask(ENGINE % 1, IBUS + ".Engine", "ProcessKeyEvent",
                          GLib.Variant("(uuu)", (0x61, 30, 0))),
              hostile.ask(ENGINE % 1, "org.freedesktop.DBus.Properties", "GetAll",
                          GLib.Variant("(s)", (IBUS + ".Engine",))), flush=True)
        continue
    seed, count = map(int, line.split())
    print(hostile.run(seed, count), flush=True)
