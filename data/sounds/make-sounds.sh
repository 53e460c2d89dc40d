#!/usr/bin/env bash
# Makes the sounds of feedback with SoX, from sine waves and noise only: data/sounds/make-sounds.sh
# They play if the sound theme lacks a sound of that name; x-callout-refused always does. -R makes the
# noise, the dither and the stream's number the same each time; another version of libvorbis may still
# write other bytes, for sounds that nobody can distinguish.
set -euo pipefail
cd "$(dirname "$0")"
command -v sox >/dev/null || { echo "Install the package sox first." >&2; exit 1; }

parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT

# finish NAME PEAK INPUT... -- EFFECT...: mono, with no click at either end and a peak, in dB, well
# below full scale.
finish() {
  local name=$1 peak=$2 input=()
  shift 2
  while [ "$1" != -- ]; do input+=("$1"); shift; done
  shift
  sox -R "${input[@]}" -r 48000 -c 1 -C 4 -t ogg "$name.oga" "$@" fade h 0.001 -0 0.003 norm "$peak"
  echo "$name.oga $(soxi -D "$name.oga") s, $(stat -c %s "$name.oga") bytes"
}

# tap NAME PEAK LENGTH TONE CUT: the short noise of a key touching down, over a tone that distinguishes
# the kinds of keys.
tap() {
  local name=$1 peak=$2 length=$3 tone=$4 cut=$5 fade="fade l 0 $3 $3"
  # shellcheck disable=SC2086
  sox -R -n -r 48000 -c 1 "$parts/noise.wav" synth "$length" pinknoise lowpass "$cut" $fade
  # shellcheck disable=SC2086
  sox -R -n -r 48000 -c 1 "$parts/tone.wav" synth "$length" sine "$tone" $fade
  finish "$name" "$peak" -m -v 0.7 "$parts/noise.wav" -v 0.5 "$parts/tone.wav" --
}

tap button-pressed -15 0.018 950 3200
tap button-pressed-system -15 0.030 520 1800
tap button-pressed-delete -15 0.024 1500 5000
finish menu-popup -17 -n -r 48000 -c 1 -- synth 0.060 sine 620-1180
finish item-selected -19 -n -r 48000 -c 1 -- synth 0.012 triangle 1900
finish x-callout-refused -17 -n -r 48000 -c 1 -- synth 0.055 triangle 210
