"""A client of IBus with a text field in memory.

Standard input: one command a line; the answer is a JSON object a line with the state of the field
and of IBus.

  engine NAME                          selects an engine
  field CLIENT CAPABILITIES PURPOSE HINTS TOLD
                                       opens another field and focuses it; special characters of
                                       the client's name are %XX; it reports its text, or
                                       a "dot" for each letter, or "nothing"
  type PURPOSE HINTS                   the field is another one now, as in browsers: empty, and of
                                       another type, without a change of the focus
  keys WORDS                           presses and releases keys of the layout us; a word is one of
    dKEYCODE  uKEYCODE                 a key is pressed or released; the code is the X server's
    wMICROSECONDS                      a pause
  send WORDS                           the same, without waiting for each answer
  burst COUNT                          types a number of keys without waiting for each answer
  menu ITEM on|off                     chooses an item of the engine's menu
  switches ITEM COUNT                  turns it off and on in turns, without waiting
  focus COUNT                          leaves the field and enters it again, without waiting
  state                                nothing
"""

import json
import sys
import time
from urllib.parse import unquote

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

ROWS = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", 'ASDFGHJKL:"~'),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", " "),
]
NAMED = {
    1: IBus.KEY_Escape,
    14: IBus.KEY_BackSpace,
    15: IBus.KEY_Tab,
    28: IBus.KEY_Return,
    42: IBus.KEY_Shift_L,
    66: IBus.KEY_F8,
    67: IBus.KEY_F9,
    106: IBus.KEY_Right,
    108: IBus.KEY_Down,
    110: IBus.KEY_Insert,
}
SHIFT = 42


def keyval(code, shifted):
    for start, plain, upper in ROWS:
        if start <= code < start + len(plain):
            return ord((upper if shifted else plain)[code - start])
    return NAMED[code]


class Field:
    """A text field, and the keys that are down."""

    def __init__(self, bus, client, capabilities, purpose, hints=0, told="text"):
        self.told = told
        self.text = ""
        self.preedit = ""
        self.list = []
        self.handled = []
        self.pressed = []
        self.shifted = False
        self.look = {"labels": [], "vertical": False, "entry": [], "preedit": []}
        self.look |= {"line": "", "menu": {}}
        self.context = bus.create_input_context(client)
        self.context.connect("commit-text", lambda _, text: self.insert(text.get_text()))
        self.context.connect("update-preedit-text", self.on_preedit)
        self.context.connect("hide-preedit-text", lambda _: self.on_preedit(_, None, 0, False))
        self.context.connect("update-lookup-table", self.on_list)
        self.context.connect("hide-lookup-table", lambda _: self.on_list(_, None, False))
        self.context.connect("update-auxiliary-text", self.on_line)
        self.context.connect("hide-auxiliary-text", lambda _: self.on_line(_, None, False))
        self.context.connect("register-properties", self.on_menu)
        self.context.connect("update-property", lambda _, item: self.on_item(item))
        self.context.connect("forward-key-event", self.on_forward)
        self.context.connect("delete-surrounding-text", self.on_delete)
        self.context.set_capabilities(capabilities)
        self.context.set_content_type(purpose, hints)
        self.context.focus_in()
        self.tell()

    def close(self):
        self.context.focus_out()
        self.context.destroy()

    def insert(self, text):
        self.text += text
        # Text that is typed without an engine would otherwise grow forever.
        self.text = self.text[-4000:]

    def on_preedit(self, _, text, cursor, visible):
        self.preedit = text.get_text() if visible else ""
        if visible:
            self.look["preedit"] = attributes(text)

    def on_list(self, _, table, visible):
        count = table.get_number_of_candidates() if visible else 0
        entries = [table.get_candidate(index) for index in range(count)]
        self.list = [entry.get_text() for entry in entries]
        if entries:
            labels = [table.get_label(index) for index in range(table.get_page_size())]
            self.look["labels"] = [label.get_text() for label in labels if label]
            self.look["vertical"] = table.get_orientation() == IBus.Orientation.VERTICAL
            self.look["entry"] = attributes(entries[0])

    def on_line(self, _, text, visible):
        self.look["line"] = text.get_text() if visible else ""

    def on_menu(self, _, items):
        self.look["menu"] = {}
        index = 0
        while item := items.get(index):
            self.on_item(item)
            index += 1

    def on_item(self, item):
        self.look["menu"][item.get_key()] = {
            "label": item.get_label().get_text(),
            "icon": item.get_icon(),
            "symbol": item.get_symbol().get_text(),
            "isChecked": item.get_state() == IBus.PropState.CHECKED,
        }

    def on_forward(self, _, value, code, state):
        if not state & IBus.ModifierType.RELEASE_MASK:
            self.type(value)

    def on_delete(self, _, offset, count):
        start = len(self.text) + offset
        self.text = self.text[:start] + self.text[start + count :]

    def tell(self):
        if self.told == "nothing":
            return
        text = self.text[-40:] if self.told == "text" else "●" * len(self.text)
        self.context.set_surrounding_text(IBus.Text.new_from_string(text), len(text), len(text))

    def type(self, value):
        if value == IBus.KEY_BackSpace:
            self.text = self.text[:-1]
        elif 0x20 <= value < 0x7F:
            self.insert(chr(value))

    def press(self, code, down):
        """Records a key, and returns IBus's values for it."""
        value = keyval(code, self.shifted)
        state = IBus.ModifierType.SHIFT_MASK if self.shifted else 0
        if not down:
            state |= IBus.ModifierType.RELEASE_MASK
        if code == SHIFT:
            self.shifted = down
        if down:
            self.pressed.append(time.monotonic_ns())
        return value, state

    def send(self, code, down, answered):
        value, state = self.press(code, down)

        def on_answer(context, result):
            try:
                handled = context.process_key_event_async_finish(result)
            except GLib.Error:
                # Programs themselves type a key that IBus does not answer.
                handled = False
            self.handled.append(handled)
            if down and not handled:
                self.type(value)
            answered()

        self.context.process_key_event_async(value, code, state, -1, None, on_answer)

    def move(self, code, down):
        value, state = self.press(code, down)
        handled = self.context.process_key_event(value, code, state)
        # What the engine sent before its answer arrives first.
        drain()
        self.handled.append(handled)
        if down and not handled:
            self.type(value)
        if down:
            self.tell()


def attributes(text):
    """The attributes of a text: the number, value and range of each."""
    found = []
    index = 0
    while text.get_attributes() and (attribute := text.get_attributes().get(index)):
        start, end = attribute.get_start_index(), attribute.get_end_index()
        found.append(f"{attribute.get_attr_type()} {attribute.get_value():x} {start}-{end}")
        index += 1
    return found


def drain():
    while GLib.MainContext.default().iteration(False):
        pass


def wait(seconds, until=lambda: False):
    limit = time.monotonic() + seconds
    while not until() and time.monotonic() < limit:
        drain()
        time.sleep(0.0005)


def in_use(bus):
    engine = bus.get_global_engine()
    return engine.get_name() if engine else ""


def play(field, words):
    for word in words:
        number = int(word[1:])
        if word[0] == "w":
            wait(number / 1e6)
        else:
            field.move(number - 8, word[0] == "d")


def send(field, words):
    waiting = 0

    def answered():
        nonlocal waiting
        waiting -= 1

    for word in words:
        number = int(word[1:])
        if word[0] == "w":
            wait(number / 1e6)
        else:
            waiting += 1
            field.send(number - 8, word[0] == "d", answered)
    wait(40, until=lambda: waiting == 0)


def burst(field, count):
    waiting = 0

    def answered(context, result):
        nonlocal waiting
        context.process_key_event_async_finish(result)
        waiting -= 1

    for number in range(count):
        code = (20, 35, 18)[number % 3]
        for state in (0, IBus.ModifierType.RELEASE_MASK):
            field.context.process_key_event_async(
                keyval(code, False), code, state, -1, None, answered
            )
            waiting += 1
        if waiting >= 20 or number == count - 1:
            wait(10, until=lambda: waiting == 0)


def main():
    IBus.init()
    bus = IBus.Bus()
    if not bus.is_connected():
        sys.exit("there is no IBus")
    capabilities = (
        IBus.Capabilite.PREEDIT_TEXT
        | IBus.Capabilite.LOOKUP_TABLE
        | IBus.Capabilite.FOCUS
        | IBus.Capabilite.SURROUNDING_TEXT
    )
    field = Field(bus, "bus-client", capabilities, 0)
    print("ready", flush=True)
    for line in sys.stdin:
        command, _, rest = line.rstrip("\n").partition(" ")
        field.handled = []
        field.pressed = []
        if command == "engine":
            bus.set_global_engine(rest)
            wait(5, until=lambda: in_use(bus) == rest)
        elif command == "field":
            client, bits, purpose, hints, told = rest.split(" ")
            field.close()
            drain()
            field = Field(bus, unquote(client), int(bits), int(purpose), int(hints), told)
            wait(0.05)
        elif command == "type":
            field.text = ""
            purpose, hints = rest.split(" ")
            field.context.set_content_type(int(purpose), int(hints))
            wait(0.05)
        elif command == "keys":
            play(field, rest.split())
        elif command == "send":
            send(field, rest.split())
        elif command == "burst":
            burst(field, int(rest))
        elif command == "menu":
            item, _, state = rest.partition(" ")
            checked = IBus.PropState.CHECKED if state == "on" else IBus.PropState.UNCHECKED
            field.context.property_activate(item, checked)
            wait(0.05)
        elif command == "switches":
            item, count = rest.split(" ")
            for number in range(int(count)):
                field.context.property_activate(item, number % 2)
        elif command == "focus":
            for _ in range(int(rest)):
                field.context.focus_out()
                field.context.focus_in()
        drain()
        state = {
            "engine": in_use(bus),
            "text": field.text,
            "preedit": field.preedit,
            "list": field.list,
            "handled": field.handled,
            "pressed": field.pressed,
            "look": field.look,
        }
        print(json.dumps(state), flush=True)


if __name__ == "__main__":
    main()
