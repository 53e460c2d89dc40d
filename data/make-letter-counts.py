#!/usr/bin/python3
"""Writes letter-counts.json: how often the letters of each language stand in running text.

It also writes the number of letters that were read into the files of locales checked by text.

make-letter-counts.py FOLDER

FOLDER has the contents of these packages of Debian, none of which is installed:

  cd FOLDER && apt-get download mediawiki vlc-l10n gimp-data evolution-common libgtk-3-common \\
    gnome-control-center-data && for package in *.deb; do dpkg-deb -x $package .; done

MediaWiki's messages and help were written by people in some 400 languages; those of the others are
in fewer, but on other subjects. Nothing of the texts is kept but counts. Not counted: texts that are
the same in English, parameters, templates, markup, addresses and code. Such text has its bias: the
words of an encyclopedia's editors are "page" and "write". Firefox's and LibreOffice's translations are
not read, so that what is made with these counts can be tested by them.

A capital counts as its small letter, unless that is hardly written: text has the palochka Ӏ in both
cases, and not ӏ. Letters of ASCII and of other scripts are left out; "letters" is the number of all
letters of the script in the text, those of ASCII included.
"""

import collections
import gettext
import json
import pathlib
import re
import sys
import unicodedata

HERE = pathlib.Path(__file__).parent
# The least number of letters that are worth a row.
FEWEST = 2_000
# Letters that are rarer than one in a million are left out.
RAREST = 1e-6
# The languages that have another name in MediaWiki, or whose name there is that of both scripts.
IN_MEDIAWIKI = {
  "ady": "ady-cyrl", "ak": "tw", "crh": "crh-latn", "fil": "tl", "kbd": "kbd-cyrl", "kk": "kk-cyrl",
  "kok": "gom-deva", "ks": "ks-arab", "ku": "ku-latn", "nan-Latn": "nan-latn-pehoeji",
  "shi-Latn": "shi", "sr": "sr-ec", "sr-Latn": "sr-el", "tg": "tg-cyrl", "tt": "tt-cyrl",
  "ug": "ug-arab", "zza": "diq",
}
# The same for gettext's catalogues.
IN_GETTEXT = {
  "be-Latn": ["be@latin"], "bn": ["bn", "bn_IN", "bn_BD"], "fil": ["fil", "tl"], "nb": ["nb", "no"],
  "pt": ["pt", "pt_PT"], "sr-Latn": ["sr@latin"], "uz-Cyrl": ["uz@cyrillic", "uz"],
}
# Scripts by the first words of their letters' names in Unicode.
SCRIPTS = {
  "Arab": "ARABIC", "Armn": "ARMENIAN", "Beng": "BENGALI", "Cher": "CHEROKEE", "Cyrl": "CYRILLIC",
  "Deva": "DEVANAGARI", "Ethi": "ETHIOPIC", "Geor": "GEORGIAN", "Grek": "GREEK", "Gujr": "GUJARATI",
  "Guru": "GURMUKHI", "Hebr": "HEBREW", "Khmr": "KHMER", "Knda": "KANNADA", "Laoo": "LAO",
  "Latn": "LATIN", "Mlym": "MALAYALAM", "Mymr": "MYANMAR", "Nkoo": "NKO", "Orya": "ORIYA",
  "Sinh": "SINHALA", "Taml": "TAMIL", "Telu": "TELUGU", "Thai": "THAI",
}
# Letters and marks of several scripts, such as ʼ.
ANY_SCRIPT = ("MODIFIER LETTER", "SUPERSCRIPT LATIN", "COMBINING")
# Scripts in which a letter and its accent are one; in others, signs are letters of their own.
ACCENTED = {"Cyrl", "Grek", "Latn"}
# The languages in which I is the capital of ı.
DOTLESS = {"az", "crh", "gag", "tr", "zza"}
# What is not text, from the inside to the outside.
NO_TEXT = [
  re.compile(p, re.S) for p in (
    r"<(code|pre|nowiki|kbd|var|tt|samp|syntaxhighlight|source|script|style)\b.*?</\1>", r"<[^<>]*>",
    r"\{\{[^{}]*\}\}", r"\{[^{}]*\}", r"\[?(?:https?:)?//[^\s\]]*", r"\[\[[^][|]*\|", r"&#?\w+;",
    r"\$\w+", r"%[-+ #0-9.*]*(?:l|ll|z)?[a-zA-Z]", r"__\w+__", r"\b\w+[./_@]\w[\w./_@-]*", r"--[-\w]+",
  )
]


class Texts:
  """The texts of the packages, by language."""

  def __init__(self, folder):
    self.messages = collections.defaultdict(list)
    for file in sorted(folder.glob("**/i18n/**/*.json")):
      self.messages[file.stem].append(file)
    self.catalogues = collections.defaultdict(list)
    for file in sorted(folder.glob("usr/share/locale/*/LC_MESSAGES/*.mo")):
      # The names of places and of colours are no text.
      if not file.stem.endswith(("-timezones", "-properties")):
        self.catalogues[file.parent.parent.name].append(file)
    release = next(folder.glob("**/includes/Defines.php")).read_text()
    self.version = re.search(r"MW_VERSION', '([^']*)'", release)[1]

  def raw(self, locale):
    """The translations of a language that differ from the English texts."""
    for file in self.messages[IN_MEDIAWIKI.get(locale, locale.lower())]:
      english = file.with_name("en.json")
      english = json.loads(english.read_text()) if english.exists() else {}
      for key, text in json.loads(file.read_text()).items():
        # The names of translators are no text.
        if isinstance(text, str) and not key.startswith("@") and text != english.get(key):
          yield text
    for name in IN_GETTEXT.get(locale, [locale.replace("-", "_")]):
      for file in self.catalogues[name]:
        for original, text in gettext.GNUTranslations(file.open("rb"))._catalog.items():
          original = original[0] if isinstance(original, tuple) else original
          if original and text != original:
            # An underscore marks the letter for Alt.
            yield text.replace("_", "")

  def of(self, locale):
    """The texts of a language, without what is not text."""
    for text in self.raw(locale):
      before = None
      while before != text:
        before = text
        for pattern in NO_TEXT:
          text = pattern.sub(" ", text)
      yield unicodedata.normalize("NFC", text)


def count(texts, locale, script):
  """The number of letters in a language's text, and of each that is not in ASCII."""
  written = collections.Counter()
  for text in texts.of(locale):
    if script in ACCENTED:
      written.update(re.findall(r"[^\W\d_][\u0300-\u036f]*", text))
    else:
      written.update(c for c in text if unicodedata.category(c)[0] in "LM")
  counts = collections.Counter()
  for letter, number in written.items():
    if not unicodedata.name(letter[0], "").startswith((SCRIPTS[script], *ANY_SCRIPT)):
      continue
    special = {"I": "ı", "İ": "i"} if locale in DOTLESS else {}
    small = special.get(letter) or unicodedata.normalize("NFC", letter.lower())
    # A small letter beside a hundred capitals is a slip.
    counts[small if written[small] * 100 >= number else letter] += number
  total = sum(counts.values())
  return total, {
    letter: number for letter, number in counts.most_common()
    if not letter.isascii() and number > total * RAREST
  }


def note_size(file, letters):
  """Writes the number of letters that were read into the file of a locale that is checked by text."""
  text = file.read_text()
  file.write_text(re.sub(r'("by": "text", "letters": )\d+', rf"\g<1>{letters}", text))


def main():
  if len(sys.argv) != 2:
    sys.exit(__doc__)
  texts = Texts(pathlib.Path(sys.argv[1]))
  letters, locales = {}, {}
  for file in sorted((HERE / "locales").glob("*.json")):
    data = json.loads(file.read_text())
    if "name" not in data or file.stem.startswith("und-"):
      continue
    language = HERE / "locales" / f"{file.stem.partition('-')[0]}.json"
    script = data.get("script") or json.loads(language.read_text())["script"]
    total, counts = count(texts, file.stem, script)
    if total >= FEWEST:
      letters[file.stem], locales[file.stem] = total, counts
  for file in sorted((HERE / "locales").glob("*.json")):
    # A region has the text of its language, and sr-Latn not that of sr.
    names = [file.stem, file.stem.rpartition("-")[0], file.stem.partition("-")[0]]
    size = next((letters[name] for name in names if name in letters), None)
    if size:
      note_size(file, size)
  rows = [
    f"    {json.dumps(locale)}: {json.dumps(counts, ensure_ascii=False)}"
    for locale, counts in locales.items()
  ]
  source = (
    f"The translations of MediaWiki {texts.version}, VLC, GIMP, Evolution, GTK 3 and GNOME's settings "
    "in Debian 12 (make-letter-counts.py): how many letters were read, and how many of them are each of "
    "those that are not in ASCII")
  (HERE / "letter-counts.json").write_text(
    f'{{\n  "source": {json.dumps(source)},\n  "letters": {json.dumps(letters)},\n'
    '  "locales": {\n' + ",\n".join(rows) + "\n  }\n}\n")


if __name__ == "__main__":
  main()
