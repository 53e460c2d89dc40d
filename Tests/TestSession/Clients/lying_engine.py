"""Offers the socket that `ime-cli monitor` connects to, and sends what no engine sends.

Standard output: "ready" when the socket is there. It quits after one connection.
"""

import os
import socket

LINES = [
    b"\x1b]0;title\x07 is not JSON",
    b'{"time":1,"session":1,"event":"program","name":"\xc2\x9b2J\x7f\\u001b[2J"}',
    b'"also not\nJSON"',
    b'{"time":-9223372036854775808,"session":1,"event":"reset"}',
]

with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
    listener.bind(os.environ["XDG_RUNTIME_DIR"] + "/ibus-callout-monitor")
    listener.listen()
    print("ready", flush=True)
    connection, _ = listener.accept()
    for line in LINES:
        connection.send(line)
    connection.close()
