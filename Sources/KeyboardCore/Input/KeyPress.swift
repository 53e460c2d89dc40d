/// A press of a key that is not a modifier, or one of its repeats.
struct KeyPress {
  /// The press or the repeat.
  var event: KeyEvent
  /// Identifies this press among those of the same key; its repeats share it.
  var number: Int
  /// How often the key has repeated.
  var repeats = 0

  /// Whether the key repeats.
  var isRepeat: Bool { repeats > 0 }
}
