#!/usr/bin/python3
"""Writes data/emoji: the order of all emoji, and their names and keywords in our locales.

The data is Unicode's (Debian's packages unicode-data and unicode-cldr-core, or the given folders);
data/emoji/README.md describes the files. With --check, it writes nothing, but compares the content with
the files and lists those that differ.
"""

import functools
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

from cldr_annotations import CLDR_PARENTS, annotations, locales, run, without_copies
from latin_readings import Readings

HERE = pathlib.Path(__file__).parent
TARGET = HERE / "emoji"
GROUPS = {
  "Smileys & Emotion": "smileys", "People & Body": "smileys", "Animals & Nature": "animals",
  "Food & Drink": "foods", "Travel & Places": "travels", "Activities": "activities",
  "Objects": "objects", "Symbols": "symbols", "Flags": "flags",
}
# Letters that Unicode does not decompose.
ODD_LETTERS = {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ə": "e"}
# Marks that are not accents: nukta, the marks of kana, and virama.
KEPT_CLASSES = (0, 7, 8, 9)
TONES = "🏻🏼🏽🏾🏿"
# Countries by their languages, where CLDR's likely country is not the one whose adjective it is.
COUNTRIES = {
  "en": "GB", "pt": "PT", "ar": None, "gsw": None, "cy": "gbwls", "gd": "gbsct", "la": None,
}
# Hearts of all colours; what most of them are called, the red one is, too.
HEARTS = "🧡💛💚💙💜🖤💖💗"


def emoji_order(file):
  """The emoji without skin tones, in order: category and English name of each."""
  order = {}
  group = None
  for line in file.read_text().splitlines():
    if line.startswith("# group: "):
      group = GROUPS.get(line.removeprefix("# group: "))
    entry = re.match(r"[0-9A-F ]+; fully-qualified +# (\S+) E\S+ (.+)", line)
    if not entry or not group:
      continue
    emoji, name = entry.groups()
    if not re.search("[\U0001f3fb-\U0001f3ff]", emoji):
      order[emoji] = group, name
  return order


def flag(code):
  """The flag of a territory, such as DE, or of a subdivision, such as gbeng."""
  if code.isupper():
    return "".join(chr(0x1f1e6 + ord(letter) - ord("A")) for letter in code)
  return "🏴" + "".join(chr(0xe0000 + ord(letter)) for letter in code) + "\U000e007f"


def countries(cldr):
  """The territory whose official language each language is, by the codes of languages."""
  root = ElementTree.parse(cldr / "supplemental" / "supplementalData.xml").getroot()
  official = {
    (element.get("type"), territory.get("type"))
    for territory in root.iter("territory") for element in territory.iter("languagePopulation")
    if element.get("officialStatus") in ("official", "de_facto_official")
  }
  result = {}
  for element in ElementTree.parse(cldr / "supplemental" / "likelySubtags.xml").iter("likelySubtag"):
    language, territory = element.get("from"), element.get("to").rpartition("_")[2]
    if (language, territory) in official:
      result[language] = territory
  return {language: code for language, code in (result | COUNTRIES).items() if code}


def territory_codes(cldr):
  """The codes of two and three letters of each territory, by its flag."""
  root = ElementTree.parse(cldr / "supplemental" / "supplementalData.xml").getroot()
  codes = {}
  for element in root.iter("territoryCodes"):
    code = element.get("type")
    if len(code) == 2:
      codes[flag(code)] = [code] + [three for three in [element.get("alpha3")] if three]
  codes[flag("GB")].append("UK")
  codes[flag("EU")] = ["EU"]
  return {emoji: " ".join(found).lower() for emoji, found in codes.items()}


def flag_words(cldr, locale, languages):
  """Words for flags: all names of the territory, and the name of its language, by emoji."""
  if locale is None:
    return {}
  parent = CLDR_PARENTS.get(locale, locale.rpartition("_")[0] or None)
  result = {emoji: dict(words) for emoji, words in flag_words(cldr, parent, languages).items()}
  file = cldr / "main" / f"{locale}.xml"
  if not file.exists():
    return result
  root = ElementTree.parse(file).getroot()
  for kind in ("territory", "language"):
    for element in root.iter(kind):
      code, form = element.get("type"), element.get("alt", "")
      if not element.text or "↑" in element.text or form not in ("", "short", "variant"):
        continue
      if kind == "language":
        code, form = languages.get(code), "language " + code
      if code and re.fullmatch("[A-Z]{2}|gb[a-z]{3}", code):
        result.setdefault(flag(code), {})[form] = element.text.strip()
  return result


def red_heart(found):
  """The keywords that most hearts have."""
  counts = {}
  for heart in HEARTS:
    for word in set(found.get(heart, {}).get("keywords", "").split("|")):
      counts[word.strip()] = counts.get(word.strip(), 0) + 1
  return sorted(word for word, count in counts.items() if word and count > len(HEARTS) / 2)


def name_lines(order, found, locale, flags, readings):
  """Lines that begin with @, and one for each emoji: name and keywords, separated by tabs.

  The latter is empty if there is no name.
  """
  language = locale.partition("-")[0]
  extra = extra_words(locale, order) or extra_words(language, order)
  codes = {}
  if language == "en":
    codes = {emoji: [name.replace("_", " ") for name in names]
             for emoji, names in shortcodes(order).items()}
  lines = []
  for emoji, (_, name) in order.items():
    entry = found.get(emoji.replace("\ufe0f", ""), {})
    # CLDR 48 has no Danish names of flags.
    tts = entry.get("tts") or flags.get(emoji, {}).get("") or (name if locale == "en" else None)
    keywords = [word.strip() for word in entry.get("keywords", "").split("|")]
    words = dict.fromkeys([tts] + extra.get(emoji, []) + [word for word in keywords if word])
    if re.fullmatch("[🇦-🇿]{2}", emoji):
      words |= dict.fromkeys(flag_names(language))
    if emoji == "❤️":
      words |= dict.fromkeys(red_heart(found))
    if tts:
      known = {plain_words(word) for word in words} | {plain_words(re.split("[:：]", tts)[-1])}
      typed = [way for word in words if word for way in readings.words(word, locale)]
      for word in [*flags.get(emoji, {}).values(), *codes.get(emoji, []), *typed]:
        if plain_words(word) not in known:
          known.add(plain_words(word))
          words[word] = None
    lines.append("\t".join(words) if tts else "")
  # For some locales, CLDR's file is nearly empty.
  if sum(map(bool, lines)) < len(lines) / 2:
    return None
  tones = [found.get(tone, {}).get("tts") for tone in TONES]
  return (grammar(locale) or grammar(language)) + (["\t".join(["@tones"] + tones)] if all(tones) else []) + lines


@functools.cache
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
      words.setdefault(emoji, []).extend(rest.split(", "))
  return words


def shortcodes(order):
  """The names of emoji in chats, by emoji."""
  codes = {}
  for line in handwritten("shortcodes.txt"):
    emoji, rest = line.split(" ", 1)
    if emoji not in order:
      sys.exit(f"shortcodes.txt: {line}: {emoji} should be as in emoji-test.txt")
    codes[emoji] = rest.split()
  return codes


@functools.cache
def grammar_words(language):
  """The words of a language in grammar.txt, by their kind."""
  lines = [line.split() for line in handwritten("grammar.txt")]
  return {kind: words for code, kind, *words in lines if code == language}


def grammar(language):
  """The lines of a language in grammar.txt, as lines that begin with @."""
  words = grammar_words(language)
  return ["\t".join(["@" + kind] + words[kind]) for kind in words if kind != "flags"]


def flag_names(language):
  """The words of a language in grammar.txt for the flag of any country."""
  return grammar_words(language).get("flags", [])


def plain(letter):
  """A letter without case and accent; a space for other characters."""
  if unicodedata.category(letter)[0] not in "LMN":
    return " "
  parts = unicodedata.normalize("NFKD", letter.casefold())
  parts = "".join(c for c in parts if unicodedata.combining(c) in KEPT_CLASSES)
  # Hiragana for katakana.
  parts = "".join(chr(ord(c) - 0x60) if "\u30a1" <= c <= "\u30f6" else c for c in parts)
  return unicodedata.normalize("NFC", "".join(ODD_LETTERS.get(c, c) for c in parts))


def plain_words(text):
  """A text in its plain form, to compare it with others."""
  return " ".join("".join(plain(letter) for letter in text).split())


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
  languages = countries(cldr)
  readings = Readings(unicode)
  names = {}
  for locale, source in locales(cldr, HERE / "locales").items():
    flags = flag_words(cldr, source, languages)
    lines = name_lines(order, annotations(cldr, source), locale, flags, readings)
    if lines:
      names[locale] = lines
  files = without_copies(names)
  common = common_emoji(order)
  codes = territory_codes(cldr)
  for emoji, found in shortcodes(order).items():
    codes[emoji] = " ".join(f":{code}:" for code in found)
  files["order"] = [
    "\t".join([emoji, group, common.get(emoji, "3"), codes.get(emoji, "")]).rstrip()
    for emoji, (group, _) in order.items()
  ]
  files["letters"] = letter_lines(line for lines in names.values() for line in lines)
  return {f"{name}.gz": "\n".join(lines) + "\n" for name, lines in files.items()}


run(__doc__, TARGET, contents)
