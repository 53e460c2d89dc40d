#!/usr/bin/python3
"""Writes exemplars.json: the letters that each locale's language uses.

They are the exemplar characters of Unicode CLDR (Debian's package unicode-cldr-core, or the given
folder), under the licence in LICENSE-Unicode-3.0: main, and auxiliary for names and loanwords, in lower
case but for the palochka. A locale that CLDR does not contain keeps its letters.

Locales without a file in the folder locales are under "others", with the content of `ime-cli locales
draft`: the letters in the order of their frequency in CLDR's own text, the name, the script, the region,
the direction and the quotation marks. Regions of a language only have a name. Writing systems with more
letters than a keyboard can offer are left out.
"""

import functools
import json
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
CLDR = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
# The most letters that keys and lists can offer.
MOST_LETTERS = 500
# The elements of CLDR that hold words of the language.
WORDS = set(
  """annotation territory language script variant key type currency displayName unitPattern relative
  relativeTimePattern month day dayPeriod quarter era exemplarCity long standard generic daylight
  characterLabel subdivision listPatternPart""".split())
QUOTATION = "quotationStart quotationEnd alternateQuotationStart alternateQuotationEnd".split()
# Other names of locales in CLDR.
IN_CLDR = {
  "nb": "no", "pt": "pt_PT", "pt-BR": "pt", "ckb-PC": "ckb", "azb": "az_Arab", "bxr": "bua",
  "kaa": "kaa_Latn",
}


def parent(name):
  """The parent of a locale in CLDR."""
  return {"pt_PT": "pt", "nn": "no"}.get(name, name.rpartition("_")[0])


def letters(pattern):
  """The letters of a UnicodeSet of letters, ranges and {sequences}."""
  result = []
  unescaped = re.sub(
    r"\\(?:u([0-9A-Fa-f]{4})|u\{([0-9A-Fa-f]+)\}|(.))",
    lambda m: chr(int(m[1] or m[2], 16)) if m[1] or m[2] else m[3], pattern.strip()[1:-1])
  tokens = re.findall(r"\{[^}]*\}|\S", unescaped)
  place = 0
  while place < len(tokens):
    token = tokens[place]
    if token == "-" and result and place + 1 < len(tokens):
      result += [chr(c) for c in range(ord(result[-1]) + 1, ord(tokens[place + 1]) + 1)]
      place += 1
    else:
      result.append(token.strip("{}"))
    place += 1
  # Neither symbols nor invisible characters. Texts have the palochka's capital in both cases.
  return [
    unicodedata.normalize("NFC", letter).replace("ӏ", "Ӏ") for letter in result
    if all(unicodedata.category(c)[0] in "LM" for c in letter)
  ]


@functools.cache
def elements(path):
  """The elements of a file with their own text."""
  file = CLDR / path
  if not file.exists():
    return []
  return [
    element for element in ElementTree.parse(file).getroot().iter()
    if element.text and "↑" not in element.text and not element.get("alt")
  ]


def lineage(name):
  """The names of a locale and its ancestors in CLDR."""
  while name:
    yield name
    name = parent(name)


def text(name, tag, kind=None):
  """The first text of an element in a locale or its ancestors, or None."""
  for ancestor in [*lineage(name), "root"]:
    for element in elements(f"main/{ancestor}.xml"):
      if element.tag == tag and element.get("type") == kind:
        return element.text
  return None


def exemplars(locale, kind):
  """The letters of a kind in CLDR's locale or its ancestors of the same script, or None."""
  name = IN_CLDR.get(locale, locale.replace("-", "_"))
  script = re.match("[a-z]+_[A-Z][a-z]{3}", name)
  for ancestor in lineage(name):
    # An ancestor without the script has the letters of another script.
    if script and not ancestor.startswith(script[0]):
      break
    for element in elements(f"main/{ancestor}.xml"):
      if element.tag == "exemplarCharacters" and element.get("type") == kind:
        return " ".join(letters(element.text))
  return None


def commonest_first(name, row):
  """Letters in the order of their frequency in CLDR's own text."""
  said = "".join(
    element.text
    for ancestor in lineage(name) for folder in ("main", "annotations")
    for element in elements(f"{folder}/{ancestor}.xml") if element.tag in WORDS)
  said = unicodedata.normalize("NFC", said.lower())
  return " ".join(sorted((row or "").split(" "), key=lambda letter: -said.count(letter)))


def display_name(name):
  """The name of a locale in its language, with a region in brackets."""
  whole, short = text(name, "language", name), text(name, "language", name.split("_")[0])
  place = text(name, "territory", name.rpartition("_")[2])
  return whole or (f"{short} ({place})" if short and place else short)


def other(name, likely):
  """The content of a locale's draft, or None if CLDR lacks it."""
  usual = likely.get(parent(name) or name, ["", "", ""])
  if name.split("_")[-1] in usual[1:]:
    # The same as its parent.
    return None
  if re.fullmatch(r"\w+_([A-Z]{2}|\d{3})", name):
    return {"name": display_name(name)}
  main = exemplars(name, None)
  if not re.fullmatch("[a-z]+(_[A-Z][a-z]+)?", name) or not main or main.count(" ") > MOST_LETTERS:
    return None
  _, script, region = likely.get(name, usual)
  script = name.partition("_")[2] or script
  direction = text(name, "characterOrder")
  return {
    "name": display_name(name), "script": script, "region": region,
    "direction": "rtl" if direction == "right-to-left" else "ltr",
    "quotation": [text(name, tag) for tag in QUOTATION],
    "main": commonest_first(name, main),
    "auxiliary": commonest_first(name, exemplars(name, "auxiliary")),
  }


def main():
  target = HERE / "exemplars.json"
  document = json.loads(target.read_text())
  dtd = (CLDR / "dtd" / "ldml.dtd").read_text()
  version = re.search(r'cldrVersion CDATA #FIXED "([^"]*)"', dtd)[1]
  document["source"] = (
    f"Exemplar characters of CLDR {version}, © Unicode, Inc., "
    "under the Unicode License v3 (Unicode-3.0)")
  for file in sorted((HERE / "locales").glob("*.json")):
    # Sets of signs belong to no language.
    if '"name"' not in file.read_text() or file.stem.startswith("und-"):
      continue
    known = document["locales"].setdefault(file.stem, {"main": "", "auxiliary": ""})
    for key, kind in (("main", None), ("auxiliary", "auxiliary")):
      known[key] = exemplars(file.stem, kind) or known[key]
  document["locales"] = dict(sorted(document["locales"].items()))
  likely = {
    element.get("from"): element.get("to").split("_")
    for element in ElementTree.parse(CLDR / "supplemental/likelySubtags.xml").iter("likelySubtag")
  }
  known = {IN_CLDR.get(locale, locale.replace("-", "_")) for locale in document["locales"]} | {"nb"}
  others = {
    file.stem.replace("_", "-"): other(file.stem, likely)
    for file in sorted((CLDR / "main").glob("*.xml")) if file.stem not in known | {"root"}
  }
  document["others"] = {locale: row for locale, row in others.items() if row and row["name"]}
  target.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


main()
