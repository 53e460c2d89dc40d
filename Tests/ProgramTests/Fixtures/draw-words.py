#!/usr/bin/python3
"""Writes a list of words with accents for each language: draw-words.py FOLDER.

They are 200 by chance, always the same ones, of the 1,000 that are most frequent in wordfreq 3.1
(Robyn Speer; `pip install wordfreq==3.1`), in small letters. `ime-measure words FOLDER/*.txt` then
looks them up without their accents. The lists are not kept here: their licence is another.
"""

import pathlib
import random
import sys

from wordfreq import top_n_list

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for locale in "ca cs da de es fr hu it lt lv nb nl pl pt-BR ro sk sl sv tr vi".split():
  frequent = top_n_list({"pt-BR": "pt"}.get(locale, locale), 100_000)
  words = [word for word in frequent if word.isalpha() and len(word) > 1 and not word.isascii()]
  drawn = random.Random(53).sample(words[:1000], 200)
  (folder / f"{locale}.txt").write_text("\n".join(sorted(drawn)) + "\n")
