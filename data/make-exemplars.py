#!/usr/bin/python3
"""Writes exemplars.json: the letters each locale's language is written with.

They are the exemplar characters of Unicode CLDR (Debian's package unicode-cldr-core, or the folder
given), under the licence in LICENSE-Unicode-3.0: main, and auxiliary for names and loanwords, lower
case. A locale that CLDR does not know keeps the letters it has.
"""

import json
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
CLDR = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
# Where CLDR means another locale by the name.
IN_CLDR = {"nb": "no", "pt": "pt_PT", "pt-BR": "pt", "ckb-PC": "ckb"}


def parent(name):
  """The locale that one inherits from in CLDR."""
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
  # Neither signs nor what cannot be seen.
  return [
    unicodedata.normalize("NFC", letter) for letter in result
    if all(unicodedata.category(c)[0] in "LM" for c in letter)
  ]


def exemplars(locale, kind):
  """The letters of a kind, with what CLDR's locale inherits; None where there are none."""
  name = IN_CLDR.get(locale, locale.replace("-", "_"))
  while name:
    file = CLDR / "main" / f"{name}.xml"
    if file.exists():
      for element in ElementTree.parse(file).getroot().iter("exemplarCharacters"):
        if element.get("type") == kind and element.text and "↑" not in element.text:
          return " ".join(letters(element.text))
    name = parent(name)
  return None


def main():
  target = HERE / "exemplars.json"
  document = json.loads(target.read_text())
  dtd = (CLDR / "dtd" / "ldml.dtd").read_text()
  version = re.search(r'cldrVersion CDATA #FIXED "([^"]*)"', dtd)[1]
  document["source"] = (
    f"Exemplar characters of CLDR {version}, © Unicode, Inc., "
    "under the Unicode License v3 (Unicode-3.0)")
  for file in sorted((HERE / "locales").glob("*.json")):
    if '"name"' not in file.read_text():
      continue
    known = document["locales"].setdefault(file.stem, {"main": "", "auxiliary": ""})
    for key, kind in (("main", None), ("auxiliary", "auxiliary")):
      known[key] = exemplars(file.stem, kind) or known[key]
  document["locales"] = dict(sorted(document["locales"].items()))
  target.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


main()
