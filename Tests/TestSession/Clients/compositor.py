"""A compositor that does what a test says, right or wrong: compositor.py SOCKET GLOBAL… -- FILE…

The files describe the protocols, and the globals are what it offers. It has one client at a time. Each
line on standard input is an array in JSON, and is answered by a line:
["send", COUNT, [INTERFACE, EVENT, ARGUMENT…]…] sends events of the newest objects, so many times; an
    object is named by its interface, a new one by anything, a file by its content or, if it is a
    keymap, by ["keymap", LAYOUT], and its size by null;
["take"] answers with the requests since the last time, as [INTERFACE, REQUEST, ARGUMENT…];
["close"] ends the connection, and ["end"] the compositor as well;
["frames", false] stops reporting frames, as if nothing were shown, and true does so again;
["reads", false] stops reading requests, and true goes on;
["taken", true] tells new input methods that there is another one, ["refuses", true] ends new connections, and
["connections"] asks how many there were.
By itself it answers what libwayland asks, releases buffers, and reports frames as shown.
"""

import array
import collections
import ctypes
import json
import os
import selectors
import socket
import struct
import sys
import xml.etree.ElementTree as xml

Message = collections.namedtuple("Message", "name ends kinds")
# The first number of objects that the compositor makes.
FIRST_OWN = 0xFF000000
# Version 2 counts the reports about a field, and each change refers to one.
FIELD_REPORT = ("zwp_input_method_v2", "done")
FIELD_CHANGE = ("zwp_input_method_v2", "commit")


def messages(interface, tag):
    for message in interface.findall(tag):
        kinds = []
        for argument in message.findall("arg"):
            kind = argument.get("type")
            made = argument.get("interface")
            # A new object of any interface: its interface and version come before it.
            kinds += ["string", "uint"] if kind == "new_id" and not made else []
            kinds.append((kind, made) if kind == "new_id" else kind)
        yield Message(message.get("name"), message.get("type") == "destructor", kinds)


def keymap(layout):
    """A layout as compositors send it, without includes."""
    library = ctypes.CDLL("libxkbcommon.so.0")
    for function in library.xkb_context_new, library.xkb_keymap_new_from_names:
        function.restype = ctypes.c_void_p
    library.xkb_keymap_get_as_string.restype = ctypes.c_char_p
    # Rules, model, layout, variant and options; what is missing is the default.
    names = (ctypes.c_char_p * 5)(b"evdev", b"pc105", layout.encode())
    context = ctypes.c_void_p(library.xkb_context_new(0))
    compiled = ctypes.c_void_p(library.xkb_keymap_new_from_names(context, names, 0))
    return library.xkb_keymap_get_as_string(compiled, 1).decode()


class Client:
    def __init__(self, connection, protocols, globals_, is_taken):
        self.socket = connection
        self.is_taken = is_taken
        self.socket.setblocking(False)
        self.protocols = protocols
        self.globals = globals_
        self.objects = {1: "wl_display"}
        # The object of each interface that was made last.
        self.last = {}
        self.next = FIRST_OWN
        # Numbers of its own objects that are gone.
        self.free = []
        self.received, self.files = b"", []
        self.waiting = collections.deque()
        self.requests = []
        self.reports = 0
        self.attached = self.shown = None
        self.shows_frames = self.reads = True

    # What it requests

    def read(self):
        """Handles what has come; False at the end."""
        try:
            data, files, _, _ = socket.recv_fds(self.socket, 1 << 16, 28)
        except ConnectionError:
            return False
        self.files += files
        self.received += data
        while len(self.received) >= 8:
            number, word = struct.unpack_from("=II", self.received)
            if len(self.received) < word >> 16:
                break
            body, self.received = self.received[8:word >> 16], self.received[word >> 16:]
            self.handle(number, word & 0xFFFF, body)
        return bool(data)

    def handle(self, number, opcode, body):
        interface = self.objects.get(number)
        if interface is None:
            return
        message = self.protocols[interface]["request"][opcode]
        arguments = []
        for kind in message.kinds:
            if kind == "fd":
                file = self.files.pop(0)
                arguments.append(os.fstat(file).st_size)
                os.close(file)
            elif kind in ("string", "array"):
                size, = struct.unpack_from("=I", body)
                text = body[4:4 + size]
                arguments.append(text[:-1].decode() if kind == "string" else text.hex())
                body = body[4 + (size + 3 & ~3):]
            else:
                word, = struct.unpack_from("=i" if kind == "int" else "=I", body)
                body = body[4:]
                if isinstance(kind, tuple):
                    self.make(word, kind[1] or arguments[-2])
                arguments.append(word)
        shown = [self.objects.get(argument) if kind == "object" else argument
                 for argument, kind in zip(arguments, message.kinds)]
        # As wlroots, it drops a change that refers to another report than the last one.
        is_late = (interface, message.name) == FIELD_CHANGE and arguments[0] != self.reports
        self.requests.append([interface, "late " * is_late + message.name, *shown])
        self.answer(number, interface, message.name, arguments)
        if message.ends:
            self.objects.pop(number, None)
            if number < FIRST_OWN:
                self.send_to(1, "delete_id", [number])
            else:
                self.free.append(number)

    def answer(self, number, interface, request, arguments):
        match interface, request:
            case "wl_display", "get_registry":
                for place, name in enumerate(self.globals):
                    name, _, version = name.partition("=")
                    self.send_to(arguments[0], "global", [place, name, int(version or 4)])
            case "zwp_input_method_manager_v2", "get_input_method" if self.is_taken:
                self.send_to(arguments[1], "unavailable", [])
            case "wl_surface", "frame" if not self.shows_frames:
                pass
            case ("wl_display", "sync") | ("wl_surface", "frame"):
                self.send_to(arguments[0], "done", [0])
                self.objects.pop(arguments[0])
                self.send_to(1, "delete_id", [arguments[0]])
            case "wl_surface", "attach":
                self.attached = arguments[0]
            case "wl_surface", "commit":
                if self.shown != self.attached and self.objects.get(self.shown) == "wl_buffer":
                    self.send_to(self.shown, "release", [])
                self.shown = self.attached

    # What it is sent

    def make(self, number, interface):
        self.objects[number] = interface
        self.last[interface] = number

    def newest(self, interface):
        last = self.last.get(interface)
        if self.objects.get(last) == interface:
            return last
        return next((number for number, name in reversed(self.objects.items()) if name == interface), 0)

    def send(self, interface, event, *arguments):
        number = self.newest(interface)
        if number:
            self.reports += (interface, event) == FIELD_REPORT
            self.send_to(number, event, arguments)
        return bool(number)

    def send_to(self, number, event, arguments):
        events = self.protocols[self.objects[number]]["event"]
        opcode = next(place for place, message in enumerate(events) if message.name == event)
        body, files = b"", []
        for kind, argument in zip(events[opcode].kinds, arguments, strict=True):
            if isinstance(kind, tuple):
                made = self.free.pop() if self.free else self.next
                self.next = max(self.next, made + 1)
                self.make(made, kind[1])
                body += struct.pack("=I", made)
            elif kind == "fd":
                if isinstance(argument, list):
                    argument = keymap(argument[1])
                files.append(os.memfd_create("file"))
                size = os.write(files[-1], argument.encode() + b"\0")
            elif kind == "string":
                # An escape such as \\udcff is a byte that is no UTF-8.
                text = argument.encode("utf-8", "surrogateescape") + b"\0"
                body += struct.pack("=I", len(text)) + text + b"\0" * (-len(text) % 4)
            elif kind == "array":
                body += struct.pack("=I", 0)
            else:
                value = size if argument is None else self.newest(argument) if kind == "object" else argument
                body += struct.pack("=I", value & 0xFFFFFFFF)
        self.waiting.append((struct.pack("=II", number, len(body) + 8 << 16 | opcode) + body, files))

    def write(self):
        """Sends as much as the client takes."""
        while self.waiting:
            data, files = self.waiting.popleft()
            try:
                if files:
                    count = self.socket.sendmsg(
                        [data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))])
                else:
                    # What carries no file goes with what follows.
                    while self.waiting and not self.waiting[0][1] and len(data) < 1 << 15:
                        data += self.waiting.popleft()[0]
                    count = self.socket.send(data)
            except BlockingIOError:
                self.waiting.appendleft((data, files))
                return
            except ConnectionError:
                self.waiting.clear()
                return
            for file in files:
                os.close(file)
            if count < len(data):
                self.waiting.appendleft((data[count:], []))


class Compositor:
    def __init__(self, path, globals_, files):
        self.globals = globals_
        self.protocols = {
            interface.get("name"): {tag: list(messages(interface, tag)) for tag in ("request", "event")}
            for file in files for interface in xml.parse(file).iter("interface")}
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen()
        self.client = None
        self.is_taken = self.refuses = False
        self.connections = 0
        self.path = path
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.listener, selectors.EVENT_READ)
        self.selector.register(sys.stdin.fileno(), selectors.EVENT_READ)
        self.typed = b""

    def run(self):
        print("listening", flush=True)
        while True:
            if self.client:
                self.client.write()
                wanted = selectors.EVENT_WRITE if self.client.waiting else 0
                wanted |= selectors.EVENT_READ if self.client.reads else 0
                if self.client.socket in self.selector.get_map():
                    self.selector.unregister(self.client.socket)
                if wanted:
                    self.selector.register(self.client.socket, wanted)
            for key, ready in self.selector.select():
                if key.fileobj is self.listener:
                    self.close()
                    connection = self.listener.accept()[0]
                    self.connections += 1
                    if self.refuses:
                        connection.close()
                        continue
                    self.client = Client(connection, self.protocols, self.globals, self.is_taken)
                elif key.fileobj == sys.stdin.fileno():
                    data = os.read(key.fileobj, 1 << 16)
                    if not data:
                        return
                    *lines, self.typed = (self.typed + data).split(b"\n")
                    for line in lines:
                        print(json.dumps(self.obey(*json.loads(line))), flush=True)
                elif self.client and key.fileobj is self.client.socket:
                    if ready & selectors.EVENT_READ and not self.client.read():
                        self.close()

    def obey(self, order, *arguments):
        if order in ("close", "end"):
            self.close()
        if order == "end":
            self.selector.unregister(self.listener)
            self.listener.close()
            os.unlink(self.path)
        elif order == "taken":
            self.is_taken = arguments[0]
        elif order == "refuses":
            self.refuses = arguments[0]
        if order in ("close", "end", "taken", "refuses"):
            return True
        if order == "connections":
            return self.connections
        if not self.client:
            return [] if order == "take" else False
        if order == "take":
            requests, self.client.requests = self.client.requests, []
            return requests
        if order == "frames":
            self.client.shows_frames = arguments[0]
            return True
        if order == "reads":
            self.client.reads = arguments[0]
            return True
        count, *events = arguments
        return all([self.client.send(*event) for _ in range(count) for event in events])

    def close(self):
        if self.client:
            if self.client.socket in self.selector.get_map():
                self.selector.unregister(self.client.socket)
            self.client.socket.close()
            self.client = None


if __name__ == "__main__":
    end = sys.argv.index("--")
    Compositor(sys.argv[1], sys.argv[2:end], sys.argv[end + 1:]).run()
