#!/usr/bin/python3
"""Writes the `spellings` of locale files: words that are more frequent than others with other accents.

make-spellings.py FOLDER LOCALE…

FOLDER holds what Debian's packages mediawiki and wesnoth-1.16-* contain, unpacked with dpkg -x. Their
translations are the text: messages about pages, and tales. Words that occur at least three times are
looked up as the action custom:accentWord does, by .build/release/ime-measure with the dictionaries that
Enchant finds. Only those are kept that are found after others which occur far less often; and where
nearly all words of the text have an ending, the ending.
"""

import collections
import gettext
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
import unicodedata

HERE = pathlib.Path(__file__).parent
MEASURE = HERE.parent / ".build/release/ime-measure"
# How the packages name locales.
IN_MEDIAWIKI = {"pt-BR": "pt-br"}
IN_WESNOTH = {"pt-BR": "pt_BR", "nb": "nb_NO"}
# Words that occur less often are left out, and so are more of them than the first ones.
LEAST = 3
MOST = 4000
# Markup, and parameters of messages.
NO_TEXT = re.compile(r"<[^>]*>|\{\{[^}|]*\||\[\S+ |https?:\S+|\$\d")


def texts(folder, locale):
  for path in folder.glob(f"**/i18n/**/{IN_MEDIAWIKI.get(locale, locale)}.json"):
    for key, text in json.loads(path.read_text()).items():
      if key != "@metadata" and isinstance(text, str):
        yield text
  for path in folder.glob(f"**/locale/{IN_WESNOTH.get(locale, locale)}/LC_MESSAGES/wesnoth-*.mo"):
    with path.open("rb") as file:
      catalogue = gettext.GNUTranslations(file)._catalog
    yield from (text for key, text in catalogue.items() if key)


def words(folder, locale):
  counts = collections.Counter()
  for text in texts(folder, locale):
    text = NO_TEXT.sub(" ", unicodedata.normalize("NFC", text))
    if locale == "tr":
      text = text.replace("I", "ı").replace("İ", "i")
    # A part of a word with hyphens may be no word, as matá of matá-lo.
    found = re.findall(r"[^\W\d_]+(?:-\w+)*", text.lower())
    counts.update(word for word in found if "-" not in word)
  return counts


def late(locale, counts):
  frequent = [word for word, count in counts.most_common() if count >= LEAST and not word.isascii()]
  with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
    for word in frequent[:MOST]:
      file.write(f"{word} " * counts[word] + "\n")
    file.flush()
    output = subprocess.run(
      [MEASURE, "words", "--locale", locale, "--most", str(MOST), "--list-late", file.name],
      check=True, capture_output=True, text=True,
    ).stdout
  found = re.findall(r"^    (\d+) (\S+)$", output, re.MULTILINE)
  found.sort(key=lambda row: (-int(row[0]), row[1]))
  return [word for _, word in found]


def plain(word):
  return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def shortened(spellings, counts):
  """Has endings for words where nearly all words of the text that could end so do."""
  kept = []
  for length in range(2, 6):
    for ending in dict.fromkeys(word[-length:] for word in spellings if len(word) > length):
      theirs = [word for word in spellings if word.endswith(ending)]
      if len(theirs) < 2 or plain(ending) == ending:
        continue
      alike = {word: count for word, count in counts.items() if plain(word).endswith(plain(ending))}
      same = [count for word, count in alike.items() if word.endswith(ending)]
      if len(same) >= 10 and sum(same) >= 0.97 * sum(alike.values()):
        kept.append(f"-{ending}")
        spellings = [word for word in spellings if word not in theirs]
  return kept + spellings


def write(locale, spellings):
  path = HERE / "locales" / f"{locale}.json"
  text = re.sub(r'  "spellings": \[\n.*?\n  \],\n', "", path.read_text(), flags=re.DOTALL)
  lines = textwrap.wrap(" ".join(spellings), 112, break_long_words=False)
  if lines:
    member = ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in lines)
    text = text.replace('  "keys": {', f'  "spellings": [\n{member}\n  ],\n  "keys": {{', 1)
  path.write_text(text)


folder = pathlib.Path(sys.argv[1])
for locale in sys.argv[2:]:
  # What was chosen before would change the result.
  write(locale, [])
  counts = words(folder, locale)
  spellings = shortened(late(locale, counts), counts)
  write(locale, spellings)
  print(locale, sum(counts.values()), "words of text,", len(spellings), "spellings", flush=True)
