"""GNOME Shell's own list: its entries, their places, and what a click on one does."""

import os
import time

from desktop import LOGS, DesktopError, wait_for

# Of GNOME 43, and of later ones.
CANDIDATES = """(() => {
  const indicator = Main.panel.statusArea.keyboard;
  const popup = indicator._inputSourceManager._ibusManager._candidatePopup;
  const area = popup._candidateArea;
  const place = actor => [...actor.get_transformed_position(), ...actor.get_transformed_size()]
    .map(number => Number.isFinite(number) ? number : 0);
  if (!popup.visible || !area.visible || !popup.mapped) return [];
  return area._candidateBoxes.filter(box => box.visible).map(box => [
    box._indexLabel.text + " " + box._candidateLabel.text,
    box.has_style_pseudo_class("selected"), ...place(box)]);
})()"""
SCALE = """new imports.gi.Gio.Settings({ schema_id: "org.gnome.desktop.interface" })
  .set_double("text-scaling-factor", %d)"""
# A picture with a list in it is larger.
EMPTY_PICTURE = 4000  # bytes


class GnomeLists:
    """The cases of the shell's list, as a part of `Cases`."""

    def shell_lists(self):
        yield "list at the cursor", self.at_cursor
        yield "click on an entry", self.click_entry
        yield "list of emoji", self.emoji_list
        yield "marked entry", self.marked_entry
        yield "large text", self.large_text

    def shown_list(self, *beginning):
        """The entries of the list, which begins with these."""
        beginning = beginning or self.offered()

        def entries():
            found = shown_entries(self.hand.keyboard.shell)
            return [entry[0] for entry in found[:len(beginning)]] == list(beginning) and found
        return wait_for(f"a list with {' '.join(beginning)}", entries, 2)

    def offered(self):
        return [f"{place} {letter}" for place, letter in enumerate(self.hand.offers["e"][:4], 1)]

    def at_cursor(self):
        self.begin()
        self.hand.perform("caf open:e")
        entries = self.shown_list()
        picture = os.path.join(LOGS, f"{self.client.name}.png")
        self.hand.keyboard.shell.take_picture(picture)
        wrong = []
        if any(is_marked for _, is_marked, *_ in entries):
            wrong.append("an entry is marked")
        if len({y for _, _, _, y, *_ in entries}) > 1:
            wrong.append("more than one line")
        if os.path.getsize(picture) < EMPTY_PICTURE:
            wrong.append("nothing in the picture")
        self.hand.perform("1")
        return " and ".join(filter(None, [*wrong, self.compare("café")]))

    def click_entry(self):
        self.begin()
        self.hand.perform("tr open:e")
        _, _, x, y, width, height = self.shown_list()[1]
        self.hand.keyboard.click_screen(int(x + width / 2), int(y + height / 2))
        self.hand.perform("wait:150 s")
        return self.compare("très")

    def emoji_list(self):
        self.begin()
        self.hand.perform("emoji:loutre")
        self.shown_list("1 🦦")
        self.hand.perform("Escape x")
        return self.compare("x")

    def marked_entry(self):
        self.begin()
        self.hand.perform("open:e Right Right")
        marked = [text for text, is_marked, *_ in self.shown_list() if is_marked]
        self.hand.perform("Escape")
        return self.compare("e") or (None if marked == ["2 è"] else f"{marked} marked")

    def large_text(self):
        """With large text an entry has at least twice the area: in GNOME 43, 48 and 50 it is 2.2."""
        usual = self.area_of_entry()
        scale(self.hand.keyboard.shell, 2)
        try:
            large = self.area_of_entry()
        finally:
            scale(self.hand.keyboard.shell, 1)
        return None if large >= 2 * usual > 0 else f"{large} of {usual} square pixels"

    def area_of_entry(self):
        self.begin()
        self.hand.perform("caf open:e")
        _, _, _, _, width, height = self.shown_list()[0]
        self.hand.perform("Escape")
        return width * height


def shown_entries(shell):
    """The entries of the list that is shown: text, whether it is marked, and the place of each."""
    answer = shell.evaluate(CANDIDATES)
    if "error" in answer:
        raise DesktopError(answer["error"])
    return answer["value"]


def scale(shell, factor):
    shell.evaluate(SCALE % factor)
    # All windows are drawn anew, and the shell stands still meanwhile.
    time.sleep(0.8)
