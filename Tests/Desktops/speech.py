"""A server of speech that only writes down what it is asked to say, and when it is silenced.

It stands in for Speech Dispatcher and speaks enough of its protocol, SSIP, for Orca.
"""

import html
import os
import re
import socketserver
import threading
import time
from dataclasses import dataclass

from desktop import RUN

SOCKET = f"{RUN}/speech-dispatcher/speechd.sock"
# Answers by the beginning of the command; all others are settings.
ANSWERS = {
    "HISTORY GET CLIENT_ID": "245-1|245 OK CLIENT ID SENT",
    "LIST OUTPUT_MODULES": "250-silence|250 OK MODULE LIST SENT",
    "LIST SYNTHESIS_VOICES": "249-silence\ten\tnone|249 OK VOICE LIST SENT",
    "LIST VOICES": "249-MALE1|249 OK VOICE LIST SENT",
    "GET OUTPUT_MODULE": "251-silence|251 OK GET RETURNED",
    "GET LANGUAGE": "251-en|251 OK GET RETURNED",
    "GET": "251-0|251 OK GET RETURNED",
    "SPEAK": "230 OK RECEIVING DATA",
    "CHAR": "225-1|225 OK MESSAGE QUEUED",
    "KEY": "225-1|225 OK MESSAGE QUEUED",
    "SOUND_ICON": "225-1|225 OK MESSAGE QUEUED",
    "CANCEL": "210 OK CANCELED",
    "STOP": "210 OK STOPPED",
    "QUIT": "231 HAPPY HACKING",
    "": "200 OK SET",
}


@dataclass(frozen=True)
class Entry:
    """What was asked for: to say a text, or silence, which cuts short what is being said."""

    text: str | None
    seconds: float


class Speech(socketserver.ThreadingUnixStreamServer):
    """The server, and what it was asked for since the last question."""

    daemon_threads = True

    def __init__(self):
        os.makedirs(os.path.dirname(SOCKET), mode=0o700, exist_ok=True)
        super().__init__(SOCKET, Client)
        self.lock, self.entries = threading.Lock(), []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def keep(self, text):
        with self.lock:
            self.entries.append(Entry(text, time.monotonic()))

    def heard(self):
        """What was asked for since the last question, in order."""
        with self.lock:
            entries, self.entries = self.entries, []
        return entries


class Client(socketserver.StreamRequestHandler):
    """A connection of a client."""

    def handle(self):
        for line in self.rfile:
            command = line.decode().strip()
            word = max((word for word in ANSWERS if command.startswith(word)), key=len)
            self.answer(ANSWERS[word])
            if word == "SPEAK":
                self.server.keep(self.read_text())
                self.answer(ANSWERS["CHAR"])
            elif word in ("CHAR", "KEY"):
                self.server.keep(command.partition(" ")[2])
            elif word in ("CANCEL", "STOP"):
                self.server.keep(None)

    def answer(self, text):
        self.wfile.write(text.replace("|", "\r\n").encode() + b"\r\n")

    def read_text(self):
        lines = []
        for line in self.rfile:
            line = line.decode().rstrip("\r\n")
            if line == ".":
                break
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        return html.unescape(re.sub("<[^>]*>", "", "\n".join(lines)))
