"""How Chinese and Japanese words are typed in Latin letters: pinyin without tones, and romaji.

The readings of characters are those of Unicode's Unihan database.
"""

import bz2
import itertools
import re
import unicodedata

# Kana in the order of the Japanese alphabet, and their romaji.
KANA = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ"
ROMAJI = """a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu
  me mo ya yu yo ra ri ru re ro wa o n ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi
  pu pe po vu""".split()
SMALL = dict(zip("ぁぃぅぇぉゃゅょ", "a i u e o ya yu yo".split()))
# A reading that is rarer in running text than this is left out.
RARE = 0.1
# How many pronunciations of one word are kept.
MOST = 4


class Readings:
  """The readings of characters."""

  def __init__(self, unicode):
    self.pinyin, self.japanese = {}, {}
    with bz2.open(unicode / "Unihan_Readings.txt.bz2", "rt") as lines:
      for line in lines:
        if not line.startswith("U+"):
          continue
        code, field, value = line.rstrip("\n").split("\t")
        character = chr(int(code[2:], 16))
        if field == "kMandarin":
          self.pinyin.setdefault(character, [toneless(value.split()[0])])
        elif field == "kHanyuPinlu":
          counts = {}
          for reading, count in re.findall(r"(\S+?)\((\d+)\)", value):
            counts[toneless(reading)] = counts.get(toneless(reading), 0) + int(count)
          total = sum(counts.values())
          self.pinyin[character] = [each for each, count in counts.items() if count >= RARE * total]
        elif field == "kJapaneseKun":
          self.japanese[character] = value.lower().split()[:2]

  def words(self, text, locale):
    """The ways in which a word of a locale is typed in Latin letters; none for most locales."""
    if locale == "zh" and all(character in self.pinyin for character in text):
      ways = itertools.product(*(self.pinyin[character] for character in text))
      return list(dict.fromkeys("".join(way) for way in itertools.islice(ways, MOST)))
    if locale == "ja":
      return self.japanese.get(text) or romaji(text)
    return []


def toneless(syllable):
  """A syllable of pinyin without its tone; v for ü, as it is typed."""
  parts = unicodedata.normalize("NFD", syllable.lower()).replace("u\u0308", "v")
  return "".join(letter for letter in parts if letter.isascii() and letter.isalpha())


def romaji(text):
  """A word in kana in Hepburn's spelling without marks of length, or none for another text."""
  result, is_doubled = "", False
  for letter in text:
    kana = chr(ord(letter) - 0x60) if "ァ" <= letter <= "ヶ" else letter
    if kana in SMALL and result:
      small = SMALL[kana]
      # sha, chu and jo, but kya.
      start = result[:-1]
      result = start + (small[1:] if start.endswith(("sh", "ch", "j")) else small)
    elif kana == "っ":
      is_doubled = True
    elif kana == "ー":
      continue
    elif kana in KANA:
      syllable = ROMAJI[KANA.index(kana)]
      result += ("t" if syllable.startswith("ch") else syllable[0] if is_doubled else "") * is_doubled
      result += syllable
      is_doubled = False
    else:
      return []
  return [result] if result else []
