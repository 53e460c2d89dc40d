#!/usr/bin/python3
"""Writes letter-frequencies.json: the frequencies of each locale's letters in real text.

make-letter-frequencies.py [CLDR]

The text is what Unicode CLDR says in the language (names of languages, countries, currencies, emoji
and the like; Debian's package unicode-cldr-core, or the folder given), and the translations of
programs (the gettext catalogues in /usr/share/locale; iso-codes, postgresql-15, binutils-common,
gnome-shell-common, mutter-common, libgtk-3-common, libgtk-4-common, libglib2.0-data, libc-l10n,
gnupg-l10n, ibus-data, wget and tar are the larger packages of those that were counted). Only letters
that CLDR has among the exemplars of the locale are kept, and of those none from a to z.
"""

import collections
import gettext
import json
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
CLDR = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
CATALOGUES = pathlib.Path("/usr/share/locale")
EXEMPLARS = HERE.parent.parent.parent / "data" / "exemplars.json"

# The elements of CLDR with words of the language.
WORDS = set(
  """annotation territory language script variant key type currency displayName unitPattern relative
  relativeTimePattern month day dayPeriod quarter era exemplarCity long standard generic daylight
  characterLabel subdivision listPatternPart""".split()
)
# Locales for which CLDR and gettext use other names, or several.
IN_CLDR = {
  "pt": ["pt_PT", "pt"], "pt-BR": ["pt"], "nb": ["no", "nb"], "nn": ["nn", "nb"],
  "sr-Latn": ["sr_Latn"], "ckb-PC": ["ckb"],
}
IN_GETTEXT = {
  "pt": ["pt_PT"], "pt-BR": ["pt_BR"], "nb": ["nb", "no"], "nn": ["nn"], "es-MX": ["es_MX", "es"],
  "es-419": ["es_419", "es"], "sr-Latn": ["sr@latin"], "ckb-PC": ["ckb"], "en": ["en_GB"],
  "en-AU": ["en_AU", "en_GB"], "en-CA": ["en_CA", "en_GB"], "en-US": ["en_GB"],
  "fil": ["fil", "tl"], "uz": ["uz@latin", "uz_Latn"], "az": ["az", "az_Latn"],
}
# Format specifiers, markup, addresses, options and variables of programs' messages.
NO_WORDS = re.compile(
  r"%[-+ #0-9.*]*[a-zA-Z]+|<[^>]*>|https?://\S+|--?[a-z][-a-z]*|\$\(?\w+\)?|\\[nt]|_(?=\w)|&\w+;"
)


def cldr_texts(locale):
  """The texts of CLDR in a language."""
  names = IN_CLDR.get(locale, [locale.replace("-", "_"), locale.split("-")[0]])
  for name in dict.fromkeys(names):
    for folder in ("main", "annotations", "annotationsDerived"):
      file = CLDR / folder / f"{name}.xml"
      if not file.exists():
        continue
      for element in ElementTree.parse(file).getroot().iter():
        # ↑↑↑ stands for the parent's text.
        if element.tag in WORDS and element.text and "↑" not in element.text:
          yield re.sub(r"\{\d\}", "", element.text)


def gettext_texts(locale):
  """The translations of programs into a language."""
  names = IN_GETTEXT.get(locale, [locale.replace("-", "_"), locale.split("-")[0]])
  for name in dict.fromkeys(names):
    for file in sorted((CATALOGUES / name / "LC_MESSAGES").glob("*.mo")):
      try:
        catalogue = gettext.GNUTranslations(file.open("rb"))
      except (OSError, UnicodeError, ValueError, IndexError):
        continue
      for message, text in catalogue._catalog.items():
        original = message[0] if isinstance(message, tuple) else message
        # The first is the catalogue's heading; untranslated texts are left out.
        if original and text != original:
          yield NO_WORDS.sub(" ", text)


def lowercase(locale, text):
  """The text in lower case and composed."""
  if locale in ("tr", "az"):
    text = text.replace("İ", "i").replace("I", "ı")
  return unicodedata.normalize("NFC", text.lower())


def count(locale, exemplars):
  """The letters of a locale with their counts, the commonest first."""
  main = exemplars["main"].split()
  # Each character of a letter such as gʻ is counted.
  letters = {*main, *"".join(main), *exemplars["auxiliary"].split()}
  counts = collections.Counter()
  for texts in (cldr_texts(locale), gettext_texts(locale)):
    for text in texts:
      counts.update(re.findall(r"[^\W\d_][\u0300-\u036f]*", lowercase(locale, text)))
  return {
    letter: number
    for letter, number in counts.most_common()
    if letter in letters and not "a" <= letter <= "z"
  }


def main():
  locales = json.loads(EXEMPLARS.read_text())["locales"]
  rows = [
    f"    {json.dumps(locale)}: " + json.dumps(count(locale, exemplars), ensure_ascii=False)
    for locale, exemplars in locales.items()
  ]
  text = '{\n  "locales": {\n' + ",\n".join(rows) + "\n  }\n}\n"
  (HERE / "letter-frequencies.json").write_text(text)


main()
