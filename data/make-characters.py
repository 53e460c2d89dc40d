#!/usr/bin/python3
"""Writes data/characters: the names of Unicode's characters, and those of signs in our languages.

The data is Unicode's (Debian's packages unicode-data and unicode-cldr-core, or the given folders);
data/characters/README.md describes the files. With --check, it writes nothing, but compares the content
with the files and lists those that differ.
"""

import json
import pathlib
import re
import sys
import unicodedata

from cldr_annotations import PARENTS, annotations, locales, run, without_copies

HERE = pathlib.Path(__file__).parent
TARGET = HERE / "characters"
# Names that say no more than the code point.
ALGORITHMIC = re.compile(
  "CJK (UNIFIED|COMPATIBILITY) IDEOGRAPH|HANGUL SYLLABLE|TANGUT (IDEOGRAPH|COMPONENT)|NUSHU CHARACTER|"
  "KHITAN SMALL SCRIPT CHARACTER|EGYPTIAN HIEROGLYPH-|VARIATION SELECTOR-|TAG "
)
# Words of names, and what people call them.
SYNONYMS = {"DIAERESIS": "UMLAUT", "CARON": "HACEK", "STROKE": "SLASH"}
# How common the characters of a range are, for those that are not of rank 3 (or 4 behind U+FFFF).
RANKS = {
  0: "0020-017F 02B0-02FF 0370-03FF 2010-2027 2030-205F 2070-208E 20A0-20CF 2100-22FF",
  1: "0180-02AF 0300-036F 0400-052F 2000-200F 2028-202F 2060-206F 2090-209F 2300-23FF 2460-27BF 1E00-1EFF A720-A7FF",
  2: "0530-077F 0900-0DFF 0E00-109F 10A0-10FF 1F00-1FFF 27C0-2BFF 2C60-2C7F 2E00-2E7F 3000-30FF AB30-AB6F",
}


def code_points(file, value):
  """The code points that have a property in one of Unicode's files."""
  found = set()
  for line in file.read_text().splitlines():
    entry = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))? *; *(\w+)", line)
    if entry and entry[3] == value:
      found.update(range(int(entry[1], 16), int(entry[2] or entry[1], 16) + 1))
  return found


def rank(code):
  """How common a character is, from 0 for the most common."""
  for value, ranges in RANKS.items():
    for part in ranges.split():
      first, last = (int(end, 16) for end in part.split("-"))
      if first <= code <= last:
        return value
  return 3 if code < 0x10000 else 4


def plain(text):
  """A text as names of characters are written: capitals of ASCII, digits and spaces."""
  parts = unicodedata.normalize("NFKD", text).upper()
  return " ".join(re.sub("[^A-Z0-9]+", " ", "".join(c for c in parts if ord(c) < 128)).split())


def names(unicode):
  """The name of each character that has one of its own, by code point."""
  emoji = code_points(unicode / "emoji" / "emoji-data.txt", "Emoji_Presentation")
  # Others are signs in texts as well, except for those made for emoji and for players of music.
  emoji |= {code for code in code_points(unicode / "emoji" / "emoji-data.txt", "Emoji")
            if code >= 0x10000 or 0x2300 <= code < 0x2400}
  deprecated = code_points(unicode / "PropList.txt", "Deprecated")
  found = {}
  for line in (unicode / "UnicodeData.txt").read_text().splitlines():
    code, name, category = line.split(";")[:3]
    code = int(code, 16)
    if (category not in ("Cc", "Cs", "Co") and name[0] != "<" and not ALGORITHMIC.match(name)
        and code not in emoji and code not in deprecated):
      found[code] = name
  return found


def aliases(unicode, names):
  """Other names of characters, as far as they add words, by code point."""
  found = {
    code: [other] for code, name in names.items() for word, other in SYNONYMS.items()
    if rank(code) < 2 and name.endswith("WITH " + word)
  }
  code = None
  for line in (unicode / "NamesList.txt").read_text().splitlines():
    if entry := re.match("([0-9A-F]{4,6})\t", line):
      code = int(entry[1], 16)
    elif code in names and (entry := re.match("\t[=%] (.+)", line)):
      # "= barred o, o bar"; a remark in brackets is no name.
      for part in re.sub(r"\(.*?\)", "", entry[1]).split(","):
        words = plain(part)
        # "= the use as decimal or thousands separator is locale dependent".
        if len(words.split()) > 5:
          continue
        known = " ".join([plain(names[code])] + found.get(code, []))
        if words and not set(words.split()) <= set(known.split()):
          found.setdefault(code, []).append(words)
  return found


def name_lines(unicode):
  """For each run of characters a line "@CODE RANK", then the names, with other names after tabs."""
  known = names(unicode)
  others = aliases(unicode, known)
  lines = []
  last = None
  for code, name in sorted(known.items()):
    if last is None or code != last + 1 or rank(code) != rank(last):
      lines.append(f"@{code:X} {rank(code)}")
    lines.append("\t".join([name] + others.get(code, [])))
    last = code
  return lines


def handwritten(name):
  """The lines of a file written by hand, without comments."""
  lines = (TARGET / name).read_text().splitlines()
  return [line for line in lines if line and not line.startswith("#")]


def extra_words():
  """Lists of words by language and sign."""
  words = {}
  for line in handwritten("extra-words.txt"):
    language, sign, rest = line.split(" ", 2)
    if re.fullmatch("U[+][0-9A-F]{4,6}", sign):
      sign = chr(int(sign[2:], 16))
    if len(sign) != 1:
      sys.exit(f"extra-words.txt: {line}: {sign} should be one character")
    words.setdefault(language, {}).setdefault(sign, []).extend(rest.split(", "))
  return words


def of_language(table, locale):
  """The entry of a locale in a table, or that of its parent or language."""
  keys = [locale, PARENTS.get(locale), locale.partition("-")[0]]
  return next((table[key] for key in keys if table.get(key)), {})


def grammar():
  """The words of each language that a search can do without, and those for digits, by their kind.

  Words of one letter are left out: among signs they are letters, as in "a umlaut".
  """
  words = {}
  for line in handwritten("../emoji/grammar.txt") + handwritten("grammar.txt"):
    language, kind, *rest = line.split()
    if kind == "fillers":
      rest = [word for word in rest if len(word) > 1]
    if kind in ("fillers", "signs", "digits"):
      words.setdefault(language, {})["measures" if kind == "signs" else kind] = rest
  return words


def quotation(locale):
  """The quotation marks of a locale here, without spaces."""
  file = HERE / "locales" / f"{locale}.json"
  marks = json.loads(file.read_text()).get("quotation", []) if file.exists() else []
  return list(dict.fromkeys(mark.strip() for mark in marks))


def trait_lines(locale, words):
  """The lines before those of the signs, which begin with @."""
  traits = of_language(words, locale) | {"quotation": quotation(locale)}
  return ["\t".join(["@" + kind] + values) for kind, values in traits.items() if values]


def sign_lines(order, found, extra):
  """A line for each sign: name and keywords, separated by tabs; empty if there is no name.

  Other names begin with an equals sign.
  """
  lines = []
  for sign in order:
    entry = found.get(sign, {})
    more = extra.get(sign, [])
    name = entry.get("tts") or "".join(more[:1]).removeprefix("=")
    keywords = [word.strip() for word in entry.get("keywords", "").split("|")]
    words = dict.fromkeys(more + keywords)
    others = [
      word for word in words if word and word.removeprefix("=") != name and "=" + word not in words
    ]
    lines.append("\t".join([name] + others) if name else "")
  return lines


def contents(unicode, cldr):
  """The text of each file by its name."""
  extra = extra_words()
  known = names(unicode)
  signs = {sign for sign in annotations(cldr, "en") if len(sign) == 1 and ord(sign) in known}
  signs = sorted(signs.union(*extra.values()), key=lambda sign: (rank(ord(sign)), sign))
  common = [sign for line in handwritten("common.txt") for sign in line.split()]
  if unknown := set(common) - set(signs):
    sys.exit(f"common.txt: {' '.join(unknown)} should be in CLDR's annotations or extra-words.txt")
  found = {}
  for locale, source in locales(cldr, HERE / "locales").items():
    lines = sign_lines(signs, annotations(cldr, source), of_language(extra, locale))
    # For some locales, CLDR's file is nearly empty.
    if sum(map(bool, lines)) >= len(lines) / 2:
      found[locale] = lines
  traits = grammar()
  files = {
    locale: trait_lines(locale, traits) + lines for locale, lines in without_copies(found).items()
  }
  # The form of data/emoji/order.
  files["order"] = [
    f"{sign}\tsymbols\t" + (f"1.{common.index(sign):03}" if sign in common else "3") for sign in signs
  ]
  files["names"] = name_lines(unicode)
  return {f"{name}.gz": "\n".join(lines) + "\n" for name, lines in files.items()}


run(__doc__, TARGET, contents)
