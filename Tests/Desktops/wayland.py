"""Keys and clicks into a Wayland compositor, over its socket and without a library.

KWin accepts them through org_kde_kwin_fake_input, wlroots through zwp_virtual_keyboard_v1; the
descriptions of these protocols contain the numbers of the requests.
"""

import array
import ctypes
import os
import socket
import struct
import time

from typing_hand import ALT, CONTROL, LAYOUTS, NEXT_LAYOUT, SHIFT, SUPER, SWITCH

MASKS = {SHIFT: 1, CONTROL: 4, ALT: 8, SUPER: 64}
LEFT_BUTTON = 0x110


class Connection:
    """A client of the compositor that knows its globals."""

    def __init__(self):
        path = os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"])
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.last, self.globals, self.rest, self.done = 1, {}, b"", set()
        self.registry = self.new()
        self.send(1, 1, struct.pack("I", self.registry))
        self.wait()

    def new(self):
        self.last += 1
        return self.last

    def send(self, target, opcode, data=b"", file=None):
        message = struct.pack("IHH", target, opcode, 8 + len(data)) + data
        files = array.array("i", [] if file is None else [file])
        ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)] if files else []
        self.socket.sendmsg([message], ancillary)

    def wait(self):
        """Waits until the compositor has handled everything that was sent."""
        callback = self.new()
        self.send(1, 0, struct.pack("I", callback))
        while callback not in self.done:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError("the compositor has closed the connection")
            self.rest += data
            self.read()

    def read(self):
        while len(self.rest) >= 8:
            target, opcode, size = struct.unpack_from("IHH", self.rest)
            if len(self.rest) < size:
                return
            body, self.rest = self.rest[8:size], self.rest[size:]
            if target == self.registry and opcode == 0:
                name, length = struct.unpack_from("II", body)
                self.globals[body[8:7 + length].decode()] = name
            elif target == 1 and opcode == 0:
                raise ConnectionError(f"the compositor refuses: {body[12:]!r}")
            elif target != 1 and opcode == 0:
                self.done.add(target)

    def bind(self, interface, version):
        if interface not in self.globals:
            raise ConnectionError(f"the compositor has no {interface}")
        number = self.new()
        data = struct.pack("I", self.globals[interface]) + text(interface)
        self.send(self.registry, 0, data + struct.pack("II", version, number))
        return number


def text(value):
    data = value.encode() + b"\0"
    return struct.pack("I", len(data)) + data + bytes(-len(data) % 4)


class KWinKeyboard(Connection):
    """Keys and clicks in KWin."""

    def __init__(self):
        super().__init__()
        self.device = self.bind("org_kde_kwin_fake_input", 4)
        self.send(self.device, 0, text("tests") + text("typing"))
        self.wait()

    def key(self, code, is_down):
        self.send(self.device, 10, struct.pack("II", code, is_down))

    def click(self, x, y):
        self.send(self.device, 9, struct.pack("ii", x * 256, y * 256))
        time.sleep(0.05)
        for state in (1, 0):
            self.send(self.device, 2, struct.pack("II", LEFT_BUTTON, state))
            time.sleep(0.03)


class VirtualKeyboard(Connection):
    """A virtual keyboard of wlroots, with a keymap as text."""

    def __init__(self, keymap):
        super().__init__()
        manager = self.bind("zwp_virtual_keyboard_manager_v1", 1)
        self.seat = self.bind("wl_seat", 1)
        self.device = self.new()
        self.send(manager, 0, struct.pack("II", self.seat, self.device))
        file = os.memfd_create("keymap")
        os.write(file, keymap)
        self.send(self.device, 0, struct.pack("II", 1, len(keymap)), file)

    def key(self, code, is_down):
        self.send(self.device, 1, now() + struct.pack("II", code, is_down))


class WlrootsKeyboard(VirtualKeyboard):
    """Keys of the layouts on a virtual keyboard, which has to exist before a client, and clicks of a
    virtual pointer.
    """

    SIZE = (1024, 768)

    def __init__(self):
        super().__init__(session_keymap())
        self.down, self.group = set(), 0
        manager = self.bind("zwlr_virtual_pointer_manager_v1", 1)
        self.pointer = self.new()
        self.send(manager, 0, struct.pack("II", self.seat, self.pointer))
        self.wait()

    def click(self, x, y):
        self.point(1, struct.pack("IIII", x, y, *self.SIZE))
        time.sleep(0.05)
        for state in (1, 0):
            self.point(2, struct.pack("II", LEFT_BUTTON, state))
            time.sleep(0.03)

    def point(self, opcode, data):
        """Sends an event of the pointer with its time, and ends its frame."""
        self.send(self.pointer, opcode, now() + data)
        self.send(self.pointer, 4)
        self.wait()

    def write(self, letters):
        """Types letters as wtype does: on another keyboard, with a key for each letter, from 1."""
        codes = " ".join(f"<K{place}> = {place + 8};" for place in range(1, len(letters) + 1))
        keys = " ".join(f"key <K{place}> {{[U{ord(letter):04X}]}};"
                        for place, letter in enumerate(letters, 1))
        writer = VirtualKeyboard((
            f'xkb_keymap {{ xkb_keycodes "x" {{ minimum = 8; maximum = 255; {codes} }};'
            'xkb_types "x" { include "complete" }; xkb_compatibility "x" { include "complete" };'
            f'xkb_symbols "x" {{ {keys} }}; }};').encode() + b"\0")
        for place in range(1, len(letters) + 1):
            for is_down in (True, False):
                writer.key(place, is_down)
                writer.wait()
                time.sleep(0.02)
        writer.socket.close()

    def key(self, code, is_down):
        super().key(code, is_down)
        if code in MASKS:
            (self.down.add if is_down else self.down.discard)(code)
        elif code == NEXT_LAYOUT:
            self.group ^= is_down
        else:
            return
        mask = sum({MASKS[code] for code in self.down})
        self.send(self.device, 2, struct.pack("IIII", mask, 0, 0, self.group))


def now():
    return struct.pack("I", int(time.monotonic() * 1000) & 0xFFFFFFFF)


def session_keymap():
    library = ctypes.CDLL("libxkbcommon.so.0")
    for function in ("xkb_context_new", "xkb_keymap_new_from_names", "xkb_keymap_get_as_string"):
        getattr(library, function).restype = ctypes.c_void_p
    names = (ctypes.c_char_p * 5)(b"evdev", b"pc105", LAYOUTS.encode(), b"", SWITCH.encode())
    context = ctypes.c_void_p(library.xkb_context_new(0))
    keymap = ctypes.c_void_p(library.xkb_keymap_new_from_names(context, names, 0))
    return ctypes.string_at(library.xkb_keymap_get_as_string(keymap, 1)) + b"\0"
