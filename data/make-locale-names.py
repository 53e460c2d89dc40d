#!/usr/bin/python3
"""Writes locale-names.json: the name of each locale's language in the languages of the others.

The names are those of Unicode CLDR (Debian's package unicode-cldr-core, or the given folder), under
the licence in LICENSE-Unicode-3.0. A missing locale uses the names of its parent.
"""

import json
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
CLDR = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
# Other names of locales in CLDR.
IN_CLDR = {
  "nb": "no", "pt": "pt_PT", "pt-BR": "pt", "ckb-PC": "ckb", "azb": "az_Arab", "bxr": "bua",
  "kaa": "kaa_Latn",
}
# Languages that CLDR names by another code: all of Mari for the Meadow Mari, all Buryats, all of the
# Punjabi of Pakistan.
NAMED = {
  "nb": "no", "mhr": "chm", "sr-Latn-ME": "sr_ME", "azb": "az_Arab", "bxr": "bua", "pnb": "lah",
}

# Better names for readers of a language: the grammar of both parts agrees, and Belarusian has its new
# name. Locales without a name in CLDR have one in a few languages, and elsewhere the English one.
RATHER = {
  "en": {
    "zh-Latn-pinyin": "Pinyin", "ja-Latn": "Japanese (Rōmaji)", "nan-Latn": "Taiwanese (Pe̍h-ōe-jī)",
    "azb": "South Azerbaijani", "bcl": "Central Bikol", "kjh": "Khakas", "lbe": "Lak", "lld": "Ladin",
    "olo": "Livvi-Karelian", "rsk": "Pannonian Rusyn",
  },
  "de": {
    "zh-Latn-pinyin": "Pinyin", "ja-Latn": "Japanisch (Rōmaji)", "nan-Latn": "Taiwanisch (Pe̍h-ōe-jī)",
    "azb": "Südaserbaidschanisch", "bcl": "Zentralbikolano", "kjh": "Chakassisch", "lbe": "Lakisch",
    "lld": "Ladinisch", "olo": "Olonetzisch", "rsk": "Pannonisch-Russinisch",
  },
  "fr": {
    "zh-Latn-pinyin": "pinyin", "ja-Latn": "japonais (rōmaji)", "nan-Latn": "taïwanais (pe̍h-ōe-jī)",
    "azb": "azéri du Sud", "bcl": "bikol central", "kjh": "khakasse", "lbe": "lak", "lld": "ladin",
    "olo": "carélien olonetsien", "rsk": "ruthène de Pannonie",
  },
  "ru": {
    "azb": "южноазербайджанский", "kjh": "хакасский", "lbe": "лакский", "olo": "ливвиковский",
    "rsk": "паннонско-русинский",
  },
  "es": {"zh-Latn-pinyin": "pinyin"},
  "pl": {"sr-Latn": "serbski (łaciński)"},
  "pt": {"sr-Latn": "sérvio (latino)"},
  "pt-BR": {"sr-Latn": "sérvio (latino)"},
  "da": {"be": "belarusisk"},
  "nb": {"be": "belarusisk"},
  "nn": {"be": "belarusisk"},
  "sv": {"be": "belarusiska"},
  # Tshiluba, which CLDR has, is Luba-Lulua, another language.
  "lu": {"lu": "Kiluba"},
}


def names(file, element):
  """The standard names of a kind of element, by type.

  Some also have a name for menus, in parts: "Kurdish" and "Central" for "Central Kurdish".
  """
  if not file.exists():
    return {}
  found = ElementTree.parse(file).getroot().iter(element)
  return {
    entry.get("type"): entry.text
    for entry in found
    if entry.text and "↑" not in entry.text and entry.get("alt") is None and entry.get("menu") is None
  }


def inherited(locale, element):
  """The names of a locale or, if missing, of its parent."""
  file = IN_CLDR.get(locale, locale.replace("-", "_"))
  parent = {"nn": "no", "pt_PT": "pt"}.get(file)
  result = names(CLDR / "main" / f"{parent}.xml", element) if parent else {}
  return result | names(CLDR / "main" / f"{file}.xml", element)


def name(locale, languages, parts):
  """The name of a locale, or None."""
  whole = languages.get(locale.replace("-", "_"))
  whole = whole or languages.get(NAMED.get(locale))
  language, _, part = locale.partition("-")
  if whole or not part:
    return whole
  both = languages.get(language), parts.get(part)
  return "{} ({})".format(*both) if all(both) else None


def main():
  files = sorted((HERE / "locales").glob("*.json"))
  locales = [file.stem for file in files if "name" in json.loads(file.read_text())]
  # Sets of signs belong to no language; the translations of the program name them.
  locales = [locale for locale in locales if not locale.startswith("und-")]
  lines = []
  for locale in locales:
    languages = inherited(locale, "language")
    parts = inherited(locale, "territory") | inherited(locale, "script") | {"PC": "PC"}
    row = {other: name(other, languages, parts) for other in locales}
    row = {other: text for other, text in row.items() if text} | RATHER.get(locale, {})
    if "-" in locale and locale not in ("sr-Latn", "pt-BR") or not row:
      continue
    lines.append(f'  "{locale}": ' + json.dumps(row, ensure_ascii=False))
  (HERE / "locale-names.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


main()
