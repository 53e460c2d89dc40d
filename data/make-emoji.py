#!/usr/bin/python3
"""Writes data/emoji: the order of all emoji, and their names and keywords in our locales.

The data is Unicode's (Debian's packages unicode-data and unicode-cldr-core, or the given folders);
data/emoji/README.md describes the files. With --check, it writes nothing, but compares the content with
the files and lists those that differ.
"""

import argparse
import gzip
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
TARGET = HERE / "emoji"
GROUPS = {
  "Smileys & Emotion": "smileys", "People & Body": "smileys", "Animals & Nature": "animals",
  "Food & Drink": "foods", "Travel & Places": "travels", "Activities": "activities",
  "Objects": "objects", "Symbols": "symbols", "Flags": "flags",
}
# Other names of locales in CLDR, and the parents of CLDR's locales.
IN_CLDR = {"pt": "pt_PT", "pt-BR": "pt"}
CLDR_PARENTS = {
  "nn": "no", "en_AU": "en_001", "en_CA": "en_001", "en_GB": "en_001", "es_MX": "es_419",
  "sr_Latn": None,
}
# The parents of our locales: LocaleIdentifier.parent.
PARENTS = {"nb": "no", "nn": "no", "es-MX": "es-419", "sr-Latn": None}
# Letters that Unicode does not decompose.
ODD_LETTERS = {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ə": "e"}
# Marks that are not accents: nukta and virama.
KEPT_CLASSES = (0, 7, 9)


def emoji_order(file):
  """The emoji without skin tones, in order: category, version and English name of each."""
  order = {}
  group = None
  for line in file.read_text().splitlines():
    if line.startswith("# group: "):
      group = GROUPS.get(line.removeprefix("# group: "))
    entry = re.match(r"[0-9A-F ]+; fully-qualified +# (\S+) E(\S+) (.+)", line)
    if not entry or not group:
      continue
    emoji, version, name = entry.groups()
    if not re.search("[\U0001f3fb-\U0001f3ff]", emoji):
      order[emoji] = group, version, name
  return order


def annotations(folder, locale):
  """Names and keywords by emoji without U+FE0F, including those that CLDR's locale inherits."""
  if locale is None:
    return {}
  parent = CLDR_PARENTS.get(locale, locale.rpartition("_")[0] or None)
  result = {emoji: dict(entry) for emoji, entry in annotations(folder, parent).items()}
  for part in ("annotations", "annotationsDerived"):
    file = folder / part / f"{locale}.xml"
    if not file.exists():
      continue
    for element in ElementTree.parse(file).getroot().iter("annotation"):
      if element.text and "↑" not in element.text:
        entry = result.setdefault(element.get("cp"), {})
        entry[element.get("type", "keywords")] = " ".join(element.text.split())
  return result


def name_lines(order, found, locale):
  """A line for each emoji: name and keywords, separated by tabs; empty if there is no name."""
  extra = extra_words(locale.partition("-")[0], order)
  lines = []
  for emoji, (_, _, name) in order.items():
    entry = found.get(emoji.replace("\ufe0f", ""), {})
    tts = entry.get("tts") or (name if locale == "en" else None)
    keywords = [word.strip() for word in entry.get("keywords", "").split("|")]
    words = dict.fromkeys([tts] + extra.get(emoji, []) + [word for word in keywords if word])
    lines.append("\t".join(words) if tts else "")
  # For some locales, CLDR's file is nearly empty.
  return lines if sum(map(bool, lines)) > len(lines) / 2 else None


def handwritten(name):
  """The lines of a file written by hand, without comments."""
  lines = (TARGET / name).read_text().splitlines()
  return [line for line in lines if line and not line.startswith("#")]


def common_emoji(order):
  """How much an emoji is used: 1 for most, 2 for often, and after the point its place in the list."""
  text = (TARGET / "common.txt").read_text()
  ranks = {}
  for rank, part in enumerate(re.split("^#.*\n", text, flags=re.MULTILINE)[1:], start=1):
    ranks |= {emoji: f"{rank}.{place:03}" for place, emoji in enumerate(part.split())}
  if unknown := ranks.keys() - order.keys():
    sys.exit(f"common.txt: {' '.join(unknown)} should be as in emoji-test.txt")
  return ranks


def extra_words(locale, order):
  """Lists of words to add to a locale's, by emoji."""
  words = {}
  for line in handwritten("extra-words.txt"):
    language, emoji, rest = line.split(" ", 2)
    if emoji not in order:
      sys.exit(f"extra-words.txt: {line}: {emoji} should be as in emoji-test.txt")
    if language == locale:
      words[emoji] = rest.split(", ")
  return words


def plain(letter):
  """A letter without case and accent; a space for other characters."""
  if unicodedata.category(letter)[0] not in "LMN":
    return " "
  parts = unicodedata.normalize("NFKD", letter.casefold())
  parts = "".join(c for c in parts if unicodedata.combining(c) in KEPT_CLASSES)
  return unicodedata.normalize("NFC", "".join(ODD_LETTERS.get(c, c) for c in parts))


def letter_lines(texts):
  """Each letter outside ASCII that has a plain form, and that form after a tab."""
  letters = {c for c in "".join(texts) if ord(c) > 127}
  letters |= {c.upper() for c in letters if len(c.upper()) == 1}
  # Letters that people type, but CLDR does not use.
  letters |= set("ĞİŞıÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿßŒœÆæ’‘“”«»ёЁйЙأإآةىّ")
  return [f"{c}\t{plain(c)}" for c in sorted(letters) if plain(c) != c]


def contents(unicode, cldr):
  """The text of each file by its name."""
  order = emoji_order(unicode / "emoji" / "emoji-test.txt")
  names = {}
  for locale in sorted([file.stem for file in (HERE / "locales").glob("*.json")]):
    source = IN_CLDR.get(locale, locale.replace("-", "_"))
    if not (cldr / "annotations" / f"{source}.xml").exists():
      continue
    lines = name_lines(order, annotations(cldr, source), locale)
    if lines:
      names[locale] = lines
  for locale in sorted(names):
    parent = PARENTS.get(locale, locale.rpartition("-")[0] or None)
    if parent and names[locale] == names.get(parent):
      del names[locale]
  files = dict(names)
  common = common_emoji(order)
  files["order"] = [
    "\t".join([emoji, group, version, common.get(emoji, "3")])
    for emoji, (group, version, _) in order.items()
  ]
  files["letters"] = letter_lines(line for lines in names.values() for line in lines)
  return {f"{name}.gz": "\n".join(lines) + "\n" for name, lines in files.items()}


def main():
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument("--unicode", type=pathlib.Path, default="/usr/share/unicode")
  parser.add_argument("--cldr", type=pathlib.Path, default="/usr/share/unicode/cldr/common")
  parser.add_argument("--check", action="store_true")
  options = parser.parse_args()
  files = contents(options.unicode, options.cldr)
  there = {file.name: file for file in TARGET.glob("*.gz")}
  if options.check:
    differing = [name for name in files.keys() ^ there.keys()] + [
      name for name in files.keys() & there.keys()
      if gzip.decompress(there[name].read_bytes()).decode() != files[name]
    ]
    sys.exit(f"out of date: {', '.join(sorted(differing))}" if differing else 0)
  for name in there.keys() - files.keys():
    there[name].unlink()
  for name, text in files.items():
    # Without a time, so that the same content gives the same file.
    (TARGET / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


main()
