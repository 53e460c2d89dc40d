"""What CLDR's annotations say of characters, and files that scripts write or compare."""

import argparse
import gzip
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

# Other names of locales in CLDR, and the parents of CLDR's locales.
IN_CLDR = {"pt": "pt_PT", "pt-BR": "pt"}
CLDR_PARENTS = {
  "nn": "no", "zh_Hant": None, "en_AU": "en_001", "en_CA": "en_001", "en_GB": "en_001", "es_MX": "es_419",
  "sr_Latn": None,
}
# The parents of our locales: LocaleIdentifier.parent.
PARENTS = {"nb": "no", "nn": "no", "es-MX": "es-419", "sr-Latn": None, "zh-Hant": None}


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


def locales(cldr, folder):
  """The locales that have annotations, and their names in CLDR: ours, and languages without a
  locale here, which can be searched, too."""
  known = {file.stem for file in folder.glob("*.json")} | {"zh-Hant"} | {
    file.stem for file in (cldr / "annotations").glob("*.xml") if "_" not in file.stem
  }
  found = {locale: IN_CLDR.get(locale, locale.replace("-", "_")) for locale in sorted(known)}
  return {
    locale: source for locale, source in found.items()
    if (cldr / "annotations" / f"{source}.xml").exists()
  }


def without_copies(names):
  """The files of locales that differ from those of their parents."""
  return {
    locale: lines for locale, lines in names.items()
    if lines != names.get(PARENTS.get(locale, locale.rpartition("-")[0] or None))
  }


def write(target, files, check):
  """Writes texts as compressed files, or ends with the names of those that differ."""
  there = {file.name: file for file in target.glob("*.gz")}
  if check:
    differing = [name for name in files.keys() ^ there.keys()] + [
      name for name in files.keys() & there.keys()
      if gzip.decompress(there[name].read_bytes()).decode() != files[name]
    ]
    sys.exit(f"out of date: {', '.join(sorted(differing))}" if differing else 0)
  for name in there.keys() - files.keys():
    there[name].unlink()
  for name, text in files.items():
    # Without a time, so that the same content gives the same file.
    (target / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def run(description, target, contents):
  """Writes or checks the files of a script: contents(unicode, cldr) is their texts by their names."""
  parser = argparse.ArgumentParser(description=description.splitlines()[0])
  parser.add_argument("--unicode", type=pathlib.Path, default="/usr/share/unicode")
  parser.add_argument("--cldr", type=pathlib.Path, default="/usr/share/unicode/cldr/common")
  parser.add_argument("--check", action="store_true")
  options = parser.parse_args()
  write(target, contents(options.unicode, options.cldr), options.check)
