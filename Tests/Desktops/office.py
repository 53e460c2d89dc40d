"""LibreOffice's programs: their text is in the flat documents that they save."""

import os
import time
import xml.etree.ElementTree as ElementTree

from desktop import HOME
from answers import WORD  # its folder is in the path from here on
from editors import SavingEditor
from typing_hand import CONTROL, HOME as HOME_KEY, RETURN

NAMESPACE = "{urn:oasis:names:tc:opendocument:xmlns:%s:1.0}"
FLAT_DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" office:version="1.3"
  office:mimetype="application/vnd.oasis.opendocument.%s"><office:body>%s</office:body>
</office:document>
"""


class Office(SavingEditor):
    """LibreOffice. It loads its file before it has a window."""

    # Version 26.8 takes its time to save.
    SETTLE, PATIENCE = 5, 15

    def is_there(self):
        return super().is_there() and os.path.exists(os.path.join(HOME, f".~lock.{self.FILE}#"))

    def end(self):
        super().end()
        os.remove(os.path.join(HOME, f".~lock.{self.FILE}#"))


class Writer(Office):
    """The text is the paragraphs."""

    FILE = "text.fodt"
    EMPTY = FLAT_DOCUMENT % ("text", "<office:text/>")

    def read(self, _field=0):
        return "\n".join(texts_of(self.path, "text"))


class Calc(Office):
    """The text is the only cell with text in the first column."""

    FILE = "text.fods"
    EMPTY = FLAT_DOCUMENT % (
        "spreadsheet", "<office:spreadsheet><table:table table:name='one'/></office:spreadsheet>")

    def clear(self):
        super().clear()
        self.hand.chord(CONTROL, HOME_KEY)
        time.sleep(0.3)

    def complete(self):
        """Cells complete text from cells above."""
        self.hand.type(WORD)
        self.hand.hold(RETURN, 0.03)

    def ask(self):
        self.hand.hold(RETURN, 0.03)
        time.sleep(0.3)
        super().ask()

    def read(self, cell=0):
        texts = texts_of(self.path, "spreadsheet")
        return texts[cell] if cell < len(texts) else ""


def texts_of(path, kind):
    """The texts of the paragraphs in a flat document, or `None` while it is being written."""
    try:
        body = ElementTree.parse(path).find(f".//{NAMESPACE % 'office'}{kind}")
    except ElementTree.ParseError:
        return []
    return ["".join(paragraph.itertext()) for paragraph in body.iter(f"{NAMESPACE % 'text'}p")]
